//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Pins.h"

#include "tofu/Plan/Mesh.h"
#include "tofu/Plan/Plan.h"
#include "tofu/TDL/Locations.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tofu;

namespace {
/// What can be pinned: an argument or a result.
struct Target {
  bool isArgument;
  unsigned number;
  RankedTensorType type;
  std::string source;

  std::string getName() const {
    return (isArgument ? "arg" : "out") + std::to_string(number);
  }
  std::string describe() const {
    return getName() + (source.empty() ? "" : " (" + source + ")");
  }
  /// `64 x 128`.
  std::string describeExtents() const {
    return llvm::join(
        llvm::map_range(type.getShape(),
                        [](int64_t extent) { return std::to_string(extent); }),
        " x ");
  }
};

/// A dimension of a layout as it is written: `64/ba`, of any extent `*/ba`.
struct Part {
  std::optional<int64_t> extent;
  SmallVector<int64_t> axes;
};

class PinReader {
public:
  PinReader(func::FuncOp function, std::optional<ArrayRef<int64_t>> mesh)
      : function(function), loc(function.getLoc()), mesh(mesh) {
    for (auto [i, type] : llvm::enumerate(function.getArgumentTypes()))
      addTarget(true, i, type, tdl::getArgumentSource(function, i));
    for (auto [i, type] : llvm::enumerate(function.getResultTypes()))
      addTarget(false, i, type, tdl::getResultSource(function, i));
  }

  LogicalResult read(StringRef pin) {
    auto [name, layout] = pin.rsplit('='); // a name may have one, a layout none
    name = name.trim();
    layout = layout.trim();
    if (layout.empty())
      return emitError() << "has '" << pin.trim()
                         << "', but must be NAME=LAYOUT, as in "
                            "'arg0=64 x 128/a'";
    SmallVector<const Target *> named = find(name);
    if (named.empty())
      return fail(name);
    std::string whom =
        name.contains('*') ? quote(name) : named.front()->describe();
    FailureOr<SmallVector<Part>> parts = readLayout(whom, layout, named);
    if (failed(parts))
      return failure();
    unsigned numPinned = 0;
    for (const Target *target : named)
      if (fits(*target, *parts)) {
        ++numPinned;
        pinTo(*target, *parts);
      }
    if (numPinned == 0)
      return failShape(whom, named, layout);
    if (name.contains('*'))
      emitRemark(loc) << "-tofu-plan: option 'pin' gives the layout '" << layout
                      << "' to " << numPinned << " of " << named.size()
                      << " arguments and results that '" << name << "' names"
                      << (numPinned == named.size()
                              ? ""
                              : "; the others have other extents");
    return success();
  }

private:
  void addTarget(bool isArgument, unsigned number, Type type,
                 std::string source) {
    if (auto tensor = dyn_cast<RankedTensorType>(type))
      targets.push_back({isArgument, number, tensor, std::move(source)});
  }

  static std::string quote(StringRef name) { return "'" + name.str() + "'"; }

  /// Whether `*`s of the pattern stand for what the name has there.
  static bool matches(StringRef pattern, StringRef name) {
    SmallVector<StringRef> parts;
    pattern.split(parts, '*');
    if (!name.consume_front(parts.front()))
      return false;
    if (parts.size() == 1)
      return name.empty();
    if (!name.consume_back(parts.back()))
      return false;
    for (StringRef part : ArrayRef(parts).drop_front().drop_back()) {
      size_t at = name.find(part);
      if (at == name.npos)
        return false;
      name = name.drop_front(at + part.size());
    }
    return true;
  }

  /// Names of the program come before those of the source; with a `*`, all that
  /// have such a name.
  SmallVector<const Target *> find(StringRef name) const {
    SmallVector<const Target *> found;
    if (name.contains('*')) {
      for (const Target &target : targets)
        if (matches(name, target.getName()) ||
            (!target.source.empty() && matches(name, target.source)))
          found.push_back(&target);
      return found;
    }
    for (const Target &target : targets)
      if (name == target.getName())
        return {&target};
    for (const Target &target : targets)
      if (!name.empty() && name == target.source)
        return {&target};
    return found;
  }

  /// The name that differs in the fewest letters, if these are few.
  std::string findNearest(StringRef name) const {
    std::string nearest;
    unsigned least = std::min(name.size(), name.size() / 3 + 2);
    for (const Target &target : targets)
      for (const std::string &own : {target.source, target.getName()}) {
        unsigned distance = name.edit_distance(own, true, least);
        if (!own.empty() && distance < least) {
          least = distance;
          nearest = own;
        }
      }
    return nearest;
  }

  LogicalResult fail(StringRef name) const {
    constexpr size_t mostNames = 10;
    InFlightDiagnostic error = emitError();
    error << "names '" << name << "', but the program has ";
    size_t number = std::min(targets.size(), mostNames);
    // Of a tree that is called so, its arrays come first.
    SmallVector<const Target *> shown;
    for (const Target &target : targets)
      shown.push_back(&target);
    std::stable_partition(
        shown.begin(), shown.end(), [&](const Target *target) {
          return !name.empty() && StringRef(target->source).starts_with(name);
        });
    for (const Target *target : ArrayRef(shown).take_front(number))
      error << (target == shown.front() ? "" : ", ") << target->describe();
    if (number != targets.size())
      error << " and " << targets.size() - number << " more";
    if (std::string nearest = findNearest(name); !nearest.empty())
      error << "; did you mean '" << nearest << "'?";
    return error;
  }

  FailureOr<SmallVector<Part>> readLayout(StringRef whom, StringRef text,
                                          ArrayRef<const Target *> named) {
    SmallVector<StringRef> written;
    text.split(written, " x ");
    SmallVector<Part> parts;
    SmallVector<int64_t> used;
    for (StringRef part : written) {
      auto [digits, names] = part.trim().split('/');
      int64_t extent = -1;
      if (digits != "*" && (digits.getAsInteger(10, extent) || extent < 0))
        return failShape(whom, named, text);
      parts.push_back({digits == "*" ? std::optional<int64_t>() : extent, {}});
      if (!names.empty() && !mesh)
        return mlir::emitError(loc)
               << whom << " is pinned along axes of a mesh, but with mesh=auto "
               << "no mesh is given; give its extents";
      while (!names.empty()) {
        StringRef axisName = takeAxisName(names);
        std::optional<int64_t> axis = findAxis(axisName);
        if (!axis)
          return failAxis(whom, axisName);
        if (llvm::is_contained(used, *axis))
          return emitError() << "gives " << whom << " the layout '" << text
                             << "', which has axis '" << axisName << "' twice";
        used.push_back(*axis);
        parts.back().axes.push_back(*axis);
      }
    }
    return parts;
  }

  static bool fits(const Target &target, ArrayRef<Part> parts) {
    return llvm::equal(target.type.getShape(), parts,
                       [](int64_t extent, const Part &part) {
                         return part.extent.value_or(extent) == extent;
                       });
  }

  void pinTo(const Target &target, ArrayRef<Part> parts) {
    SmallVector<DenseI64ArrayAttr> dims;
    for (const Part &part : parts)
      dims.push_back(DenseI64ArrayAttr::get(function.getContext(), part.axes));
    auto layout = plan::LayoutAttr::get(function.getContext(), dims, {});
    if (target.isArgument)
      function.setArgAttr(target.number, plan::kLayout, layout);
    else
      function.setResultAttr(target.number, plan::kLayout, layout);
  }

  /// `b` or `b12` of a list of them.
  static StringRef takeAxisName(StringRef &names) {
    size_t size =
        std::min(names.find_first_not_of("0123456789", 1), names.size());
    StringRef name = names.take_front(size);
    names = names.drop_front(size);
    return name;
  }

  std::optional<int64_t> findAxis(StringRef name) const {
    for (size_t axis = 0; axis != mesh->size(); ++axis)
      if (plan::getAxisName(axis) == name)
        return axis;
    return std::nullopt;
  }

  LogicalResult failShape(StringRef whom, ArrayRef<const Target *> named,
                          StringRef text) const {
    InFlightDiagnostic error = emitError();
    error << "gives " << whom << " the layout '" << text << "', but ";
    if (named.size() == 1 && named.front()->type.getRank() == 0)
      return error << "it is a scalar, which is whole on every device";
    if (named.size() == 1)
      error << "it is ";
    else
      error << "none of the " << named.size()
            << " that it names is so: " << named.front()->describe() << " is ";
    return error << quote(named.front()->describeExtents())
                 << ": write these extents, and behind each '/' and the axes "
                    "that cut it";
  }

  LogicalResult failAxis(StringRef whom, StringRef name) const {
    InFlightDiagnostic error = emitError();
    error << "cuts " << whom << " along axis '" << name << "', but the mesh is "
          << plan::printMesh(*mesh);
    for (size_t axis = 0; axis != mesh->size(); ++axis)
      error << (axis == 0 ? ": axes " : " ") << plan::getAxisName(axis);
    return error;
  }

  InFlightDiagnostic emitError() const {
    return mlir::emitError(loc) << "-tofu-plan: option 'pin' ";
  }

  func::FuncOp function;
  Location loc;
  std::optional<ArrayRef<int64_t>> mesh; // none: it is searched for
  std::vector<Target> targets;
};
} // namespace

LogicalResult tofu::pinNamed(func::FuncOp function, StringRef pins,
                             std::optional<ArrayRef<int64_t>> mesh) {
  PinReader reader(function, mesh);
  while (!pins.trim().empty()) {
    auto [pin, others] = pins.split(';');
    if (failed(reader.read(pin)))
      return failure();
    pins = others;
  }
  return success();
}
