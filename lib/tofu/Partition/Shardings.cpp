//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Shardings.h"

#include "tofu/Plan/Mesh.h"
#include "tofu/TDL/Locations.h"
#include "tofu/TDL/TDL.h"
#include "llvm/ADT/DenseSet.h"

using namespace mlir;
using namespace tofu;

namespace {
/// Per dimension the axes that cut it, of a mesh with these extents.
struct Sharding {
  SmallVector<int64_t> mesh;
  SmallVector<SmallVector<int64_t>> dims;
};
} // namespace

/// `4,1,2`, up to what is no number.
static SmallVector<int64_t> takeNumbers(StringRef &text) {
  SmallVector<int64_t> numbers;
  int64_t number;
  while (!text.consumeInteger(10, number)) {
    numbers.push_back(number);
    text.consume_front(",");
  }
  return numbers;
}

/// Whether these are 0, 1, ... of as many devices as there are tiles.
static bool isInOrder(ArrayRef<int64_t> devices, ArrayRef<int64_t> tiles) {
  int64_t left = devices.size();
  for (int64_t tile : tiles) {
    if (tile < 1 || left % tile != 0)
      return false;
    left /= tile;
  }
  return left == 1 &&
         llvm::equal(devices, llvm::seq<int64_t>(0, devices.size()));
}

/// `{devices=[2,1,2]<=[4] last_tile_dim_replicate}`: tiles along dimensions,
/// and devices in their order, or in that of a transposed table. The order may
/// be written out: `{devices=[2,1,2]0,1,2,3 last_tile_dim_replicate}`.
static std::optional<Sharding> parseTiles(StringRef text) {
  if (!text.consume_front("{devices=["))
    return std::nullopt;
  SmallVector<int64_t> tiles = takeNumbers(text);
  if (tiles.empty() || !text.consume_front("]"))
    return std::nullopt;
  bool isTable = text.consume_front("<=[");
  Sharding sharding{takeNumbers(text), {}};
  SmallVector<int64_t> order =
      llvm::to_vector(llvm::seq<int64_t>(0, sharding.mesh.size()));
  if (isTable ? !text.consume_front("]") : !isInOrder(sharding.mesh, tiles))
    return std::nullopt;
  if (isTable && text.consume_front("T(")) {
    order = takeNumbers(text);
    if (!text.consume_front(")") || order.size() != sharding.mesh.size() ||
        !llvm::all_of(order, [&](int64_t axis) {
          return 0 <= axis && axis < int64_t(order.size());
        }))
      return std::nullopt;
  } else { // in their order: the tiles are the mesh
    sharding.mesh = tiles;
    order = llvm::to_vector(llvm::seq<int64_t>(0, tiles.size()));
  }
  bool hasCopies = text.consume_front(" last_tile_dim_replicate");
  if (text != "}")
    return std::nullopt;
  ArrayRef<int64_t> left = order;
  for (int64_t tile : tiles) {
    SmallVector<int64_t> &axes = sharding.dims.emplace_back();
    for (int64_t product = 1; product < tile; left = left.drop_front()) {
      if (left.empty())
        return std::nullopt;
      axes.push_back(left.front());
      product *= sharding.mesh[left.front()];
      if (product > tile)
        return std::nullopt;
    }
    while (!left.empty() && sharding.mesh[left.front()] == 1)
      left = left.drop_front();
  }
  if (hasCopies)
    sharding.dims.pop_back();
  return sharding;
}

/// `"x"` of a list of names.
static std::optional<StringRef> takeName(StringRef &text) {
  if (!text.consume_front("\""))
    return std::nullopt;
  StringRef name = text.take_until([](char c) { return c == '"'; });
  text = text.drop_front(name.size());
  return text.consume_front("\"") ? std::optional(name) : std::nullopt;
}

/// The axes of the `sdy.mesh` of that name, `#sdy.mesh<["x"=2, "y"=2]>`.
static std::optional<SmallVector<std::pair<StringRef, int64_t>>>
findMesh(ModuleOp module, StringRef name, std::string &storage) {
  for (Operation &op : *module.getBody()) {
    auto symbol = op.getAttrOfType<StringAttr>("sym_name");
    if (op.getName().getStringRef() != "sdy.mesh" || !symbol ||
        symbol.getValue() != name || !op.getAttr("mesh"))
      continue;
    llvm::raw_string_ostream(storage) << op.getAttr("mesh");
    StringRef text = storage;
    SmallVector<std::pair<StringRef, int64_t>> axes;
    if (!text.consume_front("#sdy.mesh<["))
      return std::nullopt;
    while (std::optional<StringRef> axis = takeName(text)) {
      int64_t extent;
      if (!text.consume_front("=") || text.consumeInteger(10, extent))
        return std::nullopt;
      axes.push_back({*axis, extent});
      text.consume_front(", ");
    }
    return text == "]>" ? std::optional(axes) : std::nullopt;
  }
  return std::nullopt;
}

/// `#sdy.sharding<@mesh, [{"x"}, {}]>`. Axes that are cut are not covered.
static std::optional<Sharding> parseAxes(ModuleOp module, StringRef text) {
  if (!text.consume_front("#sdy.sharding<@"))
    return std::nullopt;
  StringRef name = text.take_until([](char c) { return c == ','; });
  text = text.drop_front(name.size());
  std::string storage;
  auto axes = findMesh(module, name, storage);
  if (!axes || !text.consume_front(", ["))
    return std::nullopt;
  Sharding sharding;
  for (auto [axis, extent] : *axes)
    sharding.mesh.push_back(extent);
  while (text.consume_front("{")) {
    SmallVector<int64_t> &dim = sharding.dims.emplace_back();
    while (!text.consume_front("}")) {
      std::optional<StringRef> own = takeName(text);
      auto found = llvm::find_if(
          *axes, [&](const auto &axis) { return own && axis.first == *own; });
      if (own && found != axes->end())
        dim.push_back(found - axes->begin());
      else if (own || !text.consume_front("?"))
        return std::nullopt;
      text.consume_front(", ");
    }
    text.consume_front(", ");
  }
  return text.starts_with("]") ? std::optional(sharding) : std::nullopt;
}

/// The axes of `mesh` that each axis of `coarse` is, one after the other.
static std::optional<SmallVector<SmallVector<int64_t>>>
refine(ArrayRef<int64_t> coarse, ArrayRef<int64_t> mesh) {
  SmallVector<SmallVector<int64_t>> refined;
  int64_t next = 0;
  for (int64_t extent : coarse) {
    SmallVector<int64_t> &own = refined.emplace_back();
    for (int64_t product = 1; product < extent; ++next) {
      if (next == int64_t(mesh.size()))
        return std::nullopt;
      own.push_back(next);
      product *= mesh[next];
      if (product > extent)
        return std::nullopt;
    }
  }
  if (next != int64_t(mesh.size()))
    return std::nullopt;
  return refined;
}

/// The layout of a tensor of that rank, or null. Behind the dimensions of a
/// complex tensor its parts stand.
static plan::LayoutAttr getLayout(const Sharding &sharding, int64_t rank,
                                  ArrayRef<int64_t> mesh,
                                  MLIRContext *context) {
  auto refined = refine(sharding.mesh, mesh);
  int64_t count = sharding.dims.size();
  bool isCut = llvm::any_of(sharding.dims,
                            [](const auto &axes) { return !axes.empty(); });
  if (!refined || !isCut || (count != rank && count + 1 != rank))
    return {};
  SmallVector<DenseI64ArrayAttr> dims;
  SmallVector<bool> isUsed(mesh.size());
  for (const SmallVector<int64_t> &coarse : sharding.dims) {
    SmallVector<int64_t> axes;
    for (int64_t axis : coarse)
      llvm::append_range(axes, (*refined)[axis]);
    for (int64_t axis : axes) {
      if (isUsed[axis])
        return {};
      isUsed[axis] = true;
    }
    dims.push_back(DenseI64ArrayAttr::get(context, axes));
  }
  dims.resize(rank, DenseI64ArrayAttr::get(context, {}));
  return plan::LayoutAttr::get(context, dims, {});
}

/// What the argument says, or "".
static std::string getText(func::FuncOp function, unsigned argument) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (Attribute axes = function.getArgAttr(argument, "sdy.sharding"))
    os << axes;
  else if (auto tiles =
               function.getArgAttrOfType<StringAttr>(argument, "mhlo.sharding"))
    os << tiles.getValue();
  return text;
}

/// The same as far as it is known.
static std::optional<Sharding> readSharding(func::FuncOp function,
                                            StringRef text) {
  return text.starts_with("{")
             ? parseTiles(text)
             : parseAxes(function->getParentOfType<ModuleOp>(), text);
}

std::vector<std::pair<unsigned, plan::LayoutAttr>>
tofu::getShardings(func::FuncOp function, ArrayRef<int64_t> mesh) {
  std::vector<std::pair<unsigned, plan::LayoutAttr>> layouts;
  for (BlockArgument argument : function.getArguments()) {
    unsigned number = argument.getArgNumber();
    auto type = dyn_cast<RankedTensorType>(argument.getType());
    if (!type || function.getArgAttr(number, plan::kLayout))
      continue;
    std::optional<Sharding> sharding =
        readSharding(function, getText(function, number));
    if (!sharding)
      continue;
    if (plan::LayoutAttr layout =
            getLayout(*sharding, type.getRank(), mesh, function.getContext()))
      layouts.push_back({number, layout});
  }
  return layouts;
}

void tofu::pinShardings(func::FuncOp function, ArrayRef<int64_t> mesh) {
  for (auto [number, layout] : getShardings(function, mesh))
    function.setArgAttr(number, plan::kLayout, layout);
}

/// Whether it asks for nothing that the search might not do.
static bool cutsNothing(const std::optional<Sharding> &sharding,
                        StringRef text) {
  if (sharding)
    return llvm::all_of(sharding->dims,
                        [](const auto &axes) { return axes.empty(); });
  StringRef dims = text.split("replicated=").first;
  return text.empty() || text == "{replicated}" ||
         (text.starts_with("#sdy.sharding<") &&
          (!dims.contains("{\"") || dims.contains("<@empty_mesh")));
}

namespace {
/// Arguments whose shardings are not taken over, for one reason.
class Dropped {
public:
  explicit Dropped(func::FuncOp function) : function(function) {}

  /// True for the first one.
  bool add(unsigned argument) {
    std::string name = tdl::getArgumentSource(function, argument);
    if (name.empty())
      name = "arg" + std::to_string(argument);
    if (number++ == 0)
      first = name;
    if (number <= mostNames)
      names += (number == 1 ? "" : ", ") + name;
    return number == 1;
  }

  void warn(const Twine &reason, const Twine &instead) const {
    if (number == 0)
      return;
    InFlightDiagnostic warning = function->emitWarning();
    warning << (number == 1 ? "the sharding of an argument is"
                            : "shardings of " + std::to_string(number) +
                                  " arguments are")
            << " not taken over: " << names;
    if (number > mostNames)
      warning << " and " << number - mostNames << " more";
    warning << "; " << reason << "; give " << instead
            << "layouts, as in --pin=\"" << first << "=LAYOUT\"";
  }

  const std::string &getFirst() const { return first; }

private:
  static constexpr unsigned mostNames = 5;

  func::FuncOp function;
  unsigned number = 0;
  std::string names, first;
};
} // namespace

void tofu::warnOfShardings(func::FuncOp function, ArrayRef<int64_t> mesh,
                           bool isAuto) {
  if (plan::getNumDevices(mesh) == 1)
    return;
  llvm::SmallDenseSet<unsigned> pinned;
  for (auto [number, layout] : getShardings(function, mesh))
    pinned.insert(number);
  Dropped misfits(function), unread(function);
  SmallVector<int64_t> own; // the mesh of the first that has one
  std::string shown;        // the first that is not read
  for (unsigned i = 0; i != function.getNumArguments(); ++i) {
    if (pinned.contains(i) || function.getArgAttr(i, plan::kLayout))
      continue;
    std::string text = getText(function, i);
    std::optional<Sharding> sharding = readSharding(function, text);
    if (cutsNothing(sharding, text))
      continue;
    if (!sharding || refine(sharding->mesh, mesh)) { // the mesh is not why
      if (unread.add(i))
        shown = text;
      continue;
    }
    misfits.add(i);
    if (own.empty())
      llvm::copy_if(sharding->mesh, std::back_inserter(own),
                    [](int64_t extent) { return extent != 1; });
  }
  std::string axes = own.empty() ? "theirs" : plan::printMesh(own);
  bool isSameSize = plan::getNumDevices(own) == plan::getNumDevices(mesh);
  misfits.warn((isAuto
                    ? "no mesh that is tried has"
                    : "the mesh " + plan::printMesh(mesh) + " does not have") +
                   " the axes of " + axes + " in their order",
               isSameSize && !isAuto ? "--mesh=" + axes + ", or " : "");
  constexpr size_t mostShown = 60;
  if (shown.size() > mostShown)
    shown.replace(mostShown, shown.npos, "...");
  unread.warn("'" + shown + "' is not read as a cut of " + unread.getFirst() +
                  " along whole axes of a mesh",
              "");
}
