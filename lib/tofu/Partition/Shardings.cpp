//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Shardings.h"

#include "tofu/Plan/Mesh.h"
#include "tofu/Sharding/Attributes.h"
#include "tofu/TDL/Border.h"
#include "tofu/TDL/Locations.h"

using namespace mlir;
using namespace tofu;

namespace {
/// What an argument says of its layout.
struct Argument {
  unsigned number;
  SaidSharding said; // which cuts something
  plan::LayoutAttr layout;
  std::string whyNot;
  bool isMisfit = false; // of the mesh, where another one has the layout

  /// That of its one value.
  const Sharding &getSharding() const { return said.values.front(); }
};
} // namespace

/// The dimensions that the source has: the parts of complex numbers stand in
/// one more.
static ArrayRef<int64_t> getShape(func::FuncOp function, unsigned argument) {
  auto type = cast<RankedTensorType>(function.getArgumentTypes()[argument]);
  bool isComplex = function.getArgAttr(argument, tdl::kComplex) != nullptr;
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

/// Those with a sharding that asks for something, and no layout.
static std::vector<Argument> readArguments(func::FuncOp function,
                                           ArrayRef<int64_t> mesh) {
  std::vector<Argument> arguments;
  auto module = function->getParentOfType<ModuleOp>();
  for (BlockArgument value : function.getArguments()) {
    unsigned number = value.getArgNumber();
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!type || !type.hasStaticShape() ||
        function.getArgAttr(number, plan::kLayout))
      continue;
    SaidSharding said = readSharding(module, [&](StringRef name) {
      return function.getArgAttr(number, name);
    });
    if (said.cutsNothing())
      continue;
    Argument argument{number, std::move(said), {}, {}};
    argument.whyNot = whyNone(argument.said, getShape(function, number), mesh);
    if (argument.whyNot.empty()) {
      if (auto lists = findAxes(argument.said.values.front(), mesh))
        argument.layout =
            getLayout(*lists, type.getRank(), function.getContext());
      else if (findMesh(argument.said.values.front()))
        argument.isMisfit = true;
      else
        argument.whyNot =
            "gives parts to devices in an order that axes of no mesh have";
    }
    arguments.push_back(std::move(argument));
  }
  return arguments;
}

std::vector<std::pair<unsigned, plan::LayoutAttr>>
tofu::getShardings(func::FuncOp function, ArrayRef<int64_t> mesh) {
  std::vector<std::pair<unsigned, plan::LayoutAttr>> layouts;
  for (const Argument &argument : readArguments(function, mesh))
    if (argument.layout)
      layouts.push_back({argument.number, argument.layout});
  return layouts;
}

void tofu::pinShardings(func::FuncOp function, ArrayRef<int64_t> mesh) {
  for (auto [number, layout] : getShardings(function, mesh))
    function.setArgAttr(number, plan::kLayout, layout);
}

static std::string nameArgument(func::FuncOp function, unsigned number) {
  std::string name = tdl::getArgumentSource(function, number);
  return name.empty() ? "arg" + std::to_string(number) : name;
}

namespace {
/// Arguments whose shardings are not taken over, for one reason.
class Dropped {
public:
  explicit Dropped(func::FuncOp function) : function(function) {}

  void add(const Argument &argument) {
    std::string name = nameArgument(function, argument.number);
    if (number++ == 0) {
      first = name;
      shown = argument.said.quote();
    }
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
    warning << (number == 1 ? "the sharding of an argument is"
                            : "shardings of " + std::to_string(number) +
                                  " arguments are")
            << " not taken over: " << names;
    if (number > mostNames)
      warning << " and " << number - mostNames << " more";
    warning << "; " << reason << "; give " << instead << "layouts, as in "
            << owner.spell("pin", first + "=LAYOUT");
  }

private:
  static constexpr unsigned mostNames = 5;

  func::FuncOp function;
  unsigned number = 0;
  std::string names, first, shown;
};
} // namespace

namespace {
/// Arguments whose shardings have axes of one mesh, but not of the given one.
struct Misfits {
  /// Its mesh has the axes of what is a pin on the given one, too.
  Misfits(func::FuncOp function, ArrayRef<Argument> arguments)
      : dropped(function) {
    for (const Argument &argument : arguments)
      if (argument.layout) {
        suited.push_back(&argument);
        apart.push_back(argument.getSharding());
      }
  }

  bool tryToAdd(const Argument &argument) {
    const Sharding &sharding = argument.getSharding();
    if (mesh.empty() || !findAxes(sharding, mesh)) {
      apart.push_back(sharding);
      auto finer = findMesh(apart);
      if (!finer) {
        apart.pop_back();
        return false;
      }
      mesh = *finer;
    }
    dropped.add(argument);
    suited.push_back(&argument);
    return true;
  }

  Dropped dropped;
  SmallVector<int64_t> mesh;
  std::vector<const Argument *> suited;
  std::vector<Sharding> apart; // which have all of its axes
};
} // namespace

/// Why no mesh is for the argument and all of the others. Axes of a mesh end
/// where numbers of devices divide one another: of two it is so already.
static std::string whyNotBeside(func::FuncOp function, const Argument &argument,
                                ArrayRef<const Argument *> others) {
  auto rival = llvm::find_if(others, [&](const Argument *other) {
    return !findMesh({argument.getSharding(), other->getSharding()});
  });
  assert(rival != others.end() && "each other one has a mesh with it");
  auto print = [](const Argument &one) {
    return plan::printMesh(*findMesh(one.getSharding()));
  };
  return "needs the axes of " + print(argument) + " in their order, but " +
         nameArgument(function, (*rival)->number) + " those of " +
         print(**rival) + ", and no mesh has both";
}

void tofu::warnOfShardings(func::FuncOp function, ArrayRef<int64_t> mesh,
                           bool isAuto, const OptionOwner &owner) {
  if (plan::getNumDevices(mesh) == 1)
    return;
  std::vector<Argument> arguments = readArguments(function, mesh);
  // One mesh is advised: who follows is not sent to another one by the rest.
  Misfits misfits(function, arguments);
  std::vector<std::pair<std::string, Dropped>> unread; // by the reason
  for (const Argument &argument : arguments) {
    if (argument.layout || (argument.isMisfit && misfits.tryToAdd(argument)))
      continue;
    std::string whyNot = argument.isMisfit
                             ? whyNotBeside(function, argument, misfits.suited)
                             : argument.whyNot;
    auto same = llvm::find_if(
        unread, [&](const auto &other) { return other.first == whyNot; });
    if (same == unread.end())
      same = unread.insert(same, {whyNot, Dropped(function)});
    same->second.add(argument);
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
