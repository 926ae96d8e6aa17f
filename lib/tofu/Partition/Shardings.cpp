//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Shardings.h"

#include "tofu/Partition/Names.h"
#include "tofu/Plan/Mesh.h"
#include "tofu/Sharding/Attributes.h"
#include "tofu/TDL/Border.h"

using namespace mlir;
using namespace tofu;

namespace {
/// What an argument or a result says of its layout.
struct Sharded {
  bool isArgument;
  unsigned number;
  SaidSharding said; // which cuts something
  plan::LayoutAttr layout;
  std::string whyNot;
  bool isMisfit = false; // of the mesh, where another one has the layout
  /// Whose layout is another one, which it has to have.
  std::optional<unsigned> replaced = {};

  /// That of its one value.
  const Sharding &getSharding() const { return said.values.front(); }
};
} // namespace

static Attribute getAttr(func::FuncOp function, bool isArgument,
                         unsigned number, StringRef name) {
  return isArgument ? function.getArgAttr(number, name)
                    : function.getResultAttr(number, name);
}

static Value getValue(func::FuncOp function, bool isArgument, unsigned number) {
  return isArgument
             ? Value(function.getArgument(number))
             : function.getBody().front().getTerminator()->getOperand(number);
}

/// The argument that a result is in the next step.
static std::optional<unsigned> getReplaced(func::FuncOp function,
                                           unsigned result) {
  ArrayRef<int64_t> replaced = plan::getReplaces(function);
  if (result < replaced.size() && replaced[result] >= 0)
    return replaced[result];
  return std::nullopt;
}

/// The dimensions that the source has: the parts of complex numbers stand in
/// one more.
static ArrayRef<int64_t> getShape(func::FuncOp function, const Sharded &one,
                                  RankedTensorType type) {
  bool isComplex =
      getAttr(function, one.isArgument, one.number, tdl::kComplex) != nullptr;
  return type.getShape().drop_back(isComplex);
}

static std::string count(int64_t number, StringRef what) {
  return (Twine(number) + " " + what + (number == 1 ? "" : "s")).str();
}

/// What nothing can be given instead of.
static constexpr StringLiteral kOfScalar =
    "is of a scalar, which is whole on every device";

/// Why no mesh of so many devices has the layout, after the sharding; or "".
static std::string whyNone(const SaidSharding &said, ArrayRef<int64_t> shape,
                           ArrayRef<int64_t> mesh) {
  if (shape.empty())
    return kOfScalar.str();
  if (said.values.size() != 1)
    return "is of " + count(said.values.size(), "value");
  const Sharding &sharding = said.values.front();
  if (!sharding.whyNot.empty())
    return sharding.whyNot;
  if (sharding.tiles.size() != shape.size())
    return "has tiles along " + count(sharding.tiles.size(), "dimension") +
           " of a tensor of " + std::to_string(shape.size());
  int64_t devices = sharding.tileOf.size();
  if (devices != plan::getNumDevices(mesh))
    return "is for " + count(devices, "device") + ", the mesh has " +
           std::to_string(plan::getNumDevices(mesh));
  for (auto [extent, tiles] : llvm::zip_equal(shape, sharding.tiles))
    if (!areTiles(extent, tiles))
      return "cuts " + std::to_string(extent) + " into " +
             std::to_string(tiles) +
             " tiles, the last of which is the smallest; of parts here the "
             "first one is";
  return "";
}

static plan::LayoutAttr getLayout(const AxisLists &lists, int64_t rank,
                                  MLIRContext *context) {
  SmallVector<DenseI64ArrayAttr> dims;
  for (const Axes &axes : lists)
    dims.push_back(DenseI64ArrayAttr::get(
        context, SmallVector<int64_t>(axes.begin(), axes.end())));
  dims.resize(rank, DenseI64ArrayAttr::get(context, {}));
  return plan::LayoutAttr::get(context, dims, {});
}

namespace {
/// Reads the shardings of a function's arguments, then those of its results.
class Reader {
public:
  Reader(func::FuncOp function, ArrayRef<int64_t> mesh)
      : function(function), mesh(mesh) {
    for (unsigned i = 0; i != function.getNumArguments(); ++i)
      if (getAttr(function, /*isArgument=*/true, i, plan::kLayout))
        pinned.insert(i);
    for (unsigned i = 0; i != function.getNumResults(); ++i)
      if (auto argument = getReplaced(function, i);
          argument && getAttr(function, /*isArgument=*/false, i, plan::kLayout))
        pinned.insert(*argument);
  }

  std::vector<Sharded> read() {
    std::vector<Sharded> read;
    for (unsigned i = 0; i != function.getNumArguments(); ++i)
      if (auto one = readOne(/*isArgument=*/true, i))
        read.push_back(std::move(*one));
    for (unsigned i = 0; i != function.getNumResults(); ++i)
      if (auto one = readOne(/*isArgument=*/false, i))
        read.push_back(std::move(*one));
    return read;
  }

private:
  /// Whether it has a layout, or what is in its place in another step has: that
  /// of a user comes first.
  bool isPinned(bool isArgument, unsigned number) const {
    if (isArgument)
      return pinned.contains(number);
    auto argument = getReplaced(function, number);
    return getAttr(function, isArgument, number, plan::kLayout) ||
           (argument && pinned.contains(*argument));
  }

  /// If it asks for something that it does not have.
  std::optional<Sharded> readOne(bool isArgument, unsigned number) {
    auto type = dyn_cast<RankedTensorType>(
        getValue(function, isArgument, number).getType());
    if (!type || !type.hasStaticShape() || isPinned(isArgument, number))
      return std::nullopt;
    SaidSharding said = readSharding(
        function->getParentOfType<ModuleOp>(), [&](StringRef name) {
          return getAttr(function, isArgument, number, name);
        });
    if (said.cutsNothing())
      return std::nullopt;
    Sharded one{isArgument, number, std::move(said), {}, {}};
    one.whyNot = whyNone(one.said, getShape(function, one, type), mesh);
    if (!one.whyNot.empty())
      return one;
    if (auto lists = findAxes(one.getSharding(), mesh))
      keep(one, getLayout(*lists, type.getRank(), function.getContext()));
    else if (findMesh(one.getSharding()))
      one.isMisfit = true;
    else
      one.whyNot =
          "gives parts to devices in an order that axes of no mesh have";
    return one;
  }

  /// A result has the layout of the argument that it replaces. All others may
  /// differ: one value that has several becomes several.
  void keep(Sharded &one, plan::LayoutAttr layout) {
    auto argument = one.isArgument ? std::optional(one.number)
                                   : getReplaced(function, one.number);
    if (argument &&
        layouts.try_emplace(*argument, layout).first->second != layout)
      one.replaced = argument;
    else
      one.layout = layout;
  }

  func::FuncOp function;
  ArrayRef<int64_t> mesh;
  DenseSet<unsigned> pinned;                    // arguments
  DenseMap<unsigned, plan::LayoutAttr> layouts; // of arguments
};
} // namespace

std::vector<PinnedSharding> tofu::getShardings(func::FuncOp function,
                                               ArrayRef<int64_t> mesh) {
  std::vector<PinnedSharding> pinned;
  for (const Sharded &one : Reader(function, mesh).read())
    if (one.layout)
      pinned.push_back({one.isArgument, one.number, one.layout});
  return pinned;
}

std::vector<PinnedSharding> tofu::pinShardings(func::FuncOp function,
                                               ArrayRef<int64_t> mesh) {
  std::vector<PinnedSharding> pinned = getShardings(function, mesh);
  for (auto [isArgument, number, layout] : pinned)
    if (isArgument)
      function.setArgAttr(number, plan::kLayout, layout);
    else
      function.setResultAttr(number, plan::kLayout, layout);
  return pinned;
}

void tofu::unpin(func::FuncOp function, ArrayRef<PinnedSharding> pinned) {
  auto name = StringAttr::get(function.getContext(), plan::kLayout);
  for (const PinnedSharding &one : pinned)
    if (one.isArgument)
      function.removeArgAttr(one.number, name);
    else
      function.removeResultAttr(one.number, name);
}

namespace {
/// Arguments and results whose shardings are not taken over, for one reason.
class Dropped {
public:
  Dropped(func::FuncOp function, const Names &names)
      : function(function), names(names) {}

  void add(const Sharded &one) {
    if (number++ == 0)
      first = &one;
    numArguments += one.isArgument;
    if (number <= mostNames)
      listed += (number == 1 ? "" : ", ") +
                names.getUnique(one.isArgument, one.number);
  }

  bool empty() const { return number == 0; }
  const Sharded &getFirst() const { return *first; }

  /// What to do instead may be nothing.
  void warn(const Twine &reason, const std::string &instead) const {
    InFlightDiagnostic warning = function->emitWarning();
    StringRef whose = numArguments == number ? "arguments"
                      : numArguments == 0    ? "results"
                                             : "arguments and results";
    if (number == 1)
      warning << "the sharding of "
              << (numArguments ? "an argument" : "a result") << " is";
    else
      warning << "shardings of " << number << " " << whose << " are";
    warning << " not taken over: " << listed;
    if (number > mostNames)
      warning << " and " << number - mostNames << " more";
    warning << "; " << reason << (instead.empty() ? "" : "; ") << instead;
  }

private:
  static constexpr unsigned mostNames = 5;

  func::FuncOp function;
  const Names &names;
  unsigned number = 0, numArguments = 0;
  const Sharded *first = nullptr;
  std::string listed;
};
} // namespace

namespace {
/// Those whose shardings have axes of one mesh, but not of the given one.
struct Misfits {
  /// Its mesh has the axes of what is a pin on the given one, too.
  Misfits(func::FuncOp function, const Names &names, ArrayRef<Sharded> all)
      : dropped(function, names) {
    for (const Sharded &one : all)
      if (one.layout) {
        suited.push_back(&one);
        apart.push_back(one.getSharding());
      }
  }

  bool tryToAdd(const Sharded &one) {
    const Sharding &sharding = one.getSharding();
    if (mesh.empty() || !findAxes(sharding, mesh)) {
      apart.push_back(sharding);
      auto finer = findMesh(apart);
      if (!finer) {
        apart.pop_back();
        return false;
      }
      mesh = *finer;
    }
    dropped.add(one);
    suited.push_back(&one);
    return true;
  }

  Dropped dropped;
  SmallVector<int64_t> mesh;
  std::vector<const Sharded *> suited;
  std::vector<Sharding> apart; // which have all of its axes
};
} // namespace

/// Why no mesh is for that one and all of the others. Axes of a mesh end
/// where numbers of devices divide one another: of two it is so already.
static std::string whyNotBeside(const Names &names, const Sharded &one,
                                ArrayRef<const Sharded *> others) {
  auto rival = llvm::find_if(others, [&](const Sharded *other) {
    return !findMesh({one.getSharding(), other->getSharding()});
  });
  assert(rival != others.end() && "each other one has a mesh with it");
  auto print = [](const Sharded &printed) {
    return plan::printMesh(*findMesh(printed.getSharding()));
  };
  return "needs the axes of " + print(one) + " in their order, but " +
         names.getUnique((*rival)->isArgument, (*rival)->number) +
         " those of " + print(**rival) + ", and no mesh has both";
}

/// Whether the argument that a result replaces says the same, which is said.
static bool saysArgument(func::FuncOp function, const Sharded &one,
                         ArrayRef<Sharded> all) {
  auto argument =
      one.isArgument ? std::nullopt : getReplaced(function, one.number);
  return argument && llvm::any_of(all, [&](const Sharded &other) {
           return other.isArgument && !other.layout &&
                  other.number == *argument && other.said.text == one.said.text;
         });
}

namespace {
/// What is said of all that are not taken over: why, and what to type, which is
/// no pin along axes where no mesh is given.
class Warnings {
public:
  Warnings(func::FuncOp function, const Ties &ties, ArrayRef<int64_t> mesh,
           bool isAuto, const OptionOwner &owner)
      : function(function), ties(ties), mesh(mesh), isAuto(isAuto),
        owner(owner), names(function), all(Reader(function, mesh).read()),
        misfits(function, names, all), overruled(function, names) {}

  void emit() {
    // One mesh is advised: who follows is not sent to another one by the rest.
    for (const Sharded &one : all)
      if (one.replaced)
        overruled.add(one);
      else if (!one.layout && !saysArgument(function, one, all) &&
               !(one.isMisfit && misfits.tryToAdd(one)))
        add(one);
    warnOfMisfits();
    warnOfOverruled();
    for (const auto &[reason, same] : unread)
      same.warn(same.getFirst().said.quote() + " " + reason,
                reason == kOfScalar ? ""
                                    : "give " + spellLayouts(same.getFirst()));
  }

private:
  void add(const Sharded &one) {
    std::string whyNot =
        one.isMisfit ? whyNotBeside(names, one, misfits.suited) : one.whyNot;
    auto same = llvm::find_if(
        unread, [&](const auto &other) { return other.first == whyNot; });
    if (same == unread.end()) {
      unread.emplace_back(whyNot, Dropped(function, names));
      same = std::prev(unread.end());
    }
    same->second.add(one);
  }

  std::string spellPin(bool isArgument, unsigned number) const {
    return owner.spell("pin", names.getUnique(isArgument, number) + "=LAYOUT");
  }
  std::string spellLayouts(const Sharded &one) const {
    return (isAuto ? "a mesh and layouts, as in " : "layouts, as in ") +
           spellPin(one.isArgument, one.number);
  }

  void warnOfMisfits() const {
    if (misfits.dropped.empty())
      return;
    std::string axes = plan::printMesh(misfits.mesh);
    misfits.dropped.warn(
        (isAuto ? "no mesh that is tried has"
                : "the mesh " + plan::printMesh(mesh) + " does not have") +
            " the axes of " + axes + " in their order",
        "give " + owner.spell("mesh", axes) + ", or " +
            spellLayouts(misfits.dropped.getFirst()));
  }

  /// Both may be given another layout, or each its own.
  void warnOfOverruled() const {
    if (overruled.empty())
      return;
    const Sharded &first = overruled.getFirst();
    std::string result = names.getUnique(/*isArgument=*/false, first.number);
    std::string instead = std::string("give both one") +
                          (isAuto ? ", and a mesh" : "") + ", as in " +
                          spellPin(/*isArgument=*/true, *first.replaced);
    if (ties.by[first.number] != "option")
      instead += ", or let it replace none, as in " +
                 owner.spell("tie", "none=" + result);
    overruled.warn(first.said.quote() + " is not the layout of " +
                       names.getUnique(/*isArgument=*/true, *first.replaced) +
                       ", which " + result + " replaces in the next step",
                   instead);
  }

  func::FuncOp function;
  const Ties &ties;
  ArrayRef<int64_t> mesh;
  bool isAuto;
  const OptionOwner &owner;
  Names names;
  std::vector<Sharded> all;
  Misfits misfits;
  Dropped overruled;
  std::vector<std::pair<std::string, Dropped>> unread; // by the reason
};
} // namespace

void tofu::warnOfShardings(func::FuncOp function, const Ties &ties,
                           ArrayRef<int64_t> mesh, bool isAuto,
                           const OptionOwner &owner) {
  if (plan::getNumDevices(mesh) > 1)
    Warnings(function, ties, mesh, isAuto, owner).emit();
}
