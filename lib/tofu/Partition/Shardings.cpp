//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Shardings.h"

#include "tofu/Plan/Mesh.h"
#include "tofu/Sharding/Attributes.h"
#include "tofu/TDL/Border.h"
#include "tofu/TDL/Locations.h"
#include "llvm/ADT/EquivalenceClasses.h"

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

static std::string getName(func::FuncOp function, bool isArgument,
                           unsigned number) {
  std::string name = isArgument ? tdl::getArgumentSource(function, number)
                                : tdl::getResultSource(function, number);
  return name.empty() ? (isArgument ? "arg" : "out") + std::to_string(number)
                      : name;
}

static std::string getName(func::FuncOp function, const Sharded &one) {
  return getName(function, one.isArgument, one.number);
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

/// Why no mesh of so many devices has the layout, after the sharding; or "".
static std::string whyNone(const SaidSharding &said, ArrayRef<int64_t> shape,
                           ArrayRef<int64_t> mesh) {
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
    ArrayRef<int64_t> replaced = plan::getReplaces(function);
    for (auto [result, argument] : llvm::enumerate(replaced))
      if (argument >= 0)
        states.unionSets(getValue(function, /*isArgument=*/false, result),
                         function.getArgument(argument));
  }

  std::vector<Sharded> read() {
    walk([&](bool isArgument, unsigned number) {
      auto layout = dyn_cast_or_null<plan::LayoutAttr>(
          getAttr(function, isArgument, number, plan::kLayout));
      if (layout)
        keep(isArgument, number, layout);
    });
    std::vector<Sharded> read;
    walk([&](bool isArgument, unsigned number) {
      if (auto one = readOne(isArgument, number))
        read.push_back(std::move(*one));
    });
    return read;
  }

private:
  void walk(function_ref<void(bool, unsigned)> visit) {
    for (unsigned i = 0; i != function.getNumArguments(); ++i)
      visit(true, i);
    for (unsigned i = 0; i != function.getNumResults(); ++i)
      visit(false, i);
  }

  /// If it asks for something, and has no layout.
  std::optional<Sharded> readOne(bool isArgument, unsigned number) {
    auto type = dyn_cast<RankedTensorType>(
        getValue(function, isArgument, number).getType());
    if (!type || !type.hasStaticShape() ||
        getAttr(function, isArgument, number, plan::kLayout))
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
    if (auto lists = findAxes(one.getSharding(), mesh)) {
      auto layout = getLayout(*lists, type.getRank(), function.getContext());
      one.whyNot = keep(isArgument, number, layout);
      if (one.whyNot.empty())
        one.layout = layout;
    } else if (findMesh(one.getSharding())) {
      one.isMisfit = true;
    } else {
      one.whyNot =
          "gives parts to devices in an order that axes of no mesh have";
    }
    return one;
  }

  /// A result has the layout of its value, and of the argument that it
  /// replaces, which may be a result that replaces another one: what is said
  /// first counts. Else why it is another one.
  std::string keep(bool isArgument, unsigned number, plan::LayoutAttr layout) {
    Value value = getValue(function, isArgument, number);
    auto [other, isFirst] =
        kept.insert({states.getOrInsertLeaderValue(value),
                     {layout, value, getName(function, isArgument, number)}});
    const Kept &first = other->second;
    if (isFirst || first.layout == layout)
      return "";
    ArrayRef<int64_t> replaced = plan::getReplaces(function);
    bool replaces = !isArgument && number < replaced.size() &&
                    replaced[number] >= 0 &&
                    first.value == function.getArgument(replaced[number]);
    return "is not the layout of " + first.name +
           (replaces               ? ", which it replaces"
            : first.value == value ? ", which is the same value"
                                   : ", whose place it has in another step");
  }

  struct Kept {
    plan::LayoutAttr layout;
    Value value;
    std::string name;
  };
  func::FuncOp function;
  ArrayRef<int64_t> mesh;
  /// Values that are in one place, in this step or another.
  llvm::EquivalenceClasses<Value> states;
  DenseMap<Value, Kept> kept; // by the leader of these
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

void tofu::pinShardings(func::FuncOp function, ArrayRef<int64_t> mesh) {
  for (auto [isArgument, number, layout] : getShardings(function, mesh))
    if (isArgument)
      function.setArgAttr(number, plan::kLayout, layout);
    else
      function.setResultAttr(number, plan::kLayout, layout);
}

namespace {
/// Arguments and results whose shardings are not taken over, for one reason.
class Dropped {
public:
  explicit Dropped(func::FuncOp function) : function(function) {}

  void add(const Sharded &one) {
    std::string name = getName(function, one);
    if (number++ == 0) {
      first = name;
      shown = one.said.quote();
    }
    numArguments += one.isArgument;
    if (number <= mostNames)
      names += (number == 1 ? "" : ", ") + name;
  }

  bool empty() const { return number == 0; }
  /// The sharding of the first one.
  StringRef getShown() const { return shown; }

  void warn(const Twine &reason, const Twine &instead,
            const OptionOwner &owner) const {
    if (number == 0)
      return;
    InFlightDiagnostic warning = function->emitWarning();
    StringRef whose = numArguments == number ? "arguments"
                      : numArguments == 0    ? "results"
                                             : "arguments and results";
    if (number == 1)
      warning << "the sharding of "
              << (numArguments ? "an argument" : "a result") << " is";
    else
      warning << "shardings of " << number << " " << whose << " are";
    warning << " not taken over: " << names;
    if (number > mostNames)
      warning << " and " << number - mostNames << " more";
    warning << "; " << reason << "; give " << instead << "layouts, as in "
            << owner.spell("pin", first + "=LAYOUT");
  }

private:
  static constexpr unsigned mostNames = 5;

  func::FuncOp function;
  unsigned number = 0, numArguments = 0;
  std::string names, first, shown;
};
} // namespace

namespace {
/// Those whose shardings have axes of one mesh, but not of the given one.
struct Misfits {
  /// Its mesh has the axes of what is a pin on the given one, too.
  Misfits(func::FuncOp function, ArrayRef<Sharded> all) : dropped(function) {
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
static std::string whyNotBeside(func::FuncOp function, const Sharded &one,
                                ArrayRef<const Sharded *> others) {
  auto rival = llvm::find_if(others, [&](const Sharded *other) {
    return !findMesh({one.getSharding(), other->getSharding()});
  });
  assert(rival != others.end() && "each other one has a mesh with it");
  auto print = [](const Sharded &printed) {
    return plan::printMesh(*findMesh(printed.getSharding()));
  };
  return "needs the axes of " + print(one) + " in their order, but " +
         getName(function, **rival) + " those of " + print(**rival) +
         ", and no mesh has both";
}

/// Whether the argument that a result replaces says the same, which is said.
static bool saysArgument(func::FuncOp function, const Sharded &one,
                         ArrayRef<Sharded> all) {
  ArrayRef<int64_t> replaced = plan::getReplaces(function);
  return !one.isArgument && one.number < replaced.size() &&
         llvm::any_of(
             all,
             [&](const Sharded &other) {
               return other.isArgument && !other.layout &&
                      int64_t(other.number) == replaced[one.number] &&
                      other.said.text == one.said.text;
             });
}

void tofu::warnOfShardings(func::FuncOp function, ArrayRef<int64_t> mesh,
                           bool isAuto, const OptionOwner &owner) {
  if (plan::getNumDevices(mesh) == 1)
    return;
  std::vector<Sharded> all = Reader(function, mesh).read();
  // One mesh is advised: who follows is not sent to another one by the rest.
  Misfits misfits(function, all);
  std::vector<std::pair<std::string, Dropped>> unread; // by the reason
  for (const Sharded &one : all) {
    if (one.layout || saysArgument(function, one, all) ||
        (one.isMisfit && misfits.tryToAdd(one)))
      continue;
    std::string whyNot =
        one.isMisfit ? whyNotBeside(function, one, misfits.suited) : one.whyNot;
    auto same = llvm::find_if(
        unread, [&](const auto &other) { return other.first == whyNot; });
    if (same == unread.end())
      same = unread.insert(same, {whyNot, Dropped(function)});
    same->second.add(one);
  }
  if (!misfits.dropped.empty()) {
    std::string axes = plan::printMesh(misfits.mesh);
    misfits.dropped.warn(
        (isAuto ? "no mesh that is tried has"
                : "the mesh " + plan::printMesh(mesh) + " does not have") +
            " the axes of " + axes + " in their order",
        isAuto ? "" : owner.spell("mesh", axes) + ", or ", owner);
  }
  for (const auto &[reason, same] : unread)
    same.warn(same.getShown() + " " + reason, "", owner);
}
