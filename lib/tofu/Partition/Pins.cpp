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
};

class PinReader {
public:
  PinReader(func::FuncOp function, ArrayRef<int64_t> mesh)
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
    const Target *target = find(name);
    if (!target)
      return fail(name);
    FailureOr<plan::LayoutAttr> read = readLayout(*target, layout);
    if (failed(read))
      return failure();
    if (target->isArgument)
      function.setArgAttr(target->number, plan::kLayout, *read);
    else
      function.setResultAttr(target->number, plan::kLayout, *read);
    return success();
  }

private:
  void addTarget(bool isArgument, unsigned number, Type type,
                 std::string source) {
    if (auto tensor = dyn_cast<RankedTensorType>(type))
      targets.push_back({isArgument, number, tensor, std::move(source)});
  }

  /// Names of the program come before those of the source.
  const Target *find(StringRef name) const {
    for (const Target &target : targets)
      if (name == target.getName())
        return &target;
    for (const Target &target : targets)
      if (!name.empty() && name == target.source)
        return &target;
    return nullptr;
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
    for (const Target &target : ArrayRef(targets).take_front(number))
      error << (&target == targets.data() ? "" : ", ") << target.describe();
    if (number != targets.size())
      error << " and " << targets.size() - number << " more";
    if (std::string nearest = findNearest(name); !nearest.empty())
      error << "; did you mean '" << nearest << "'?";
    return error;
  }

  FailureOr<plan::LayoutAttr> readLayout(const Target &target, StringRef text) {
    SmallVector<StringRef> parts;
    text.split(parts, " x ");
    SmallVector<DenseI64ArrayAttr> dims;
    SmallVector<bool> isUsed(mesh.size());
    ArrayRef<int64_t> extents = target.type.getShape();
    for (auto [dim, part] : llvm::enumerate(parts)) {
      auto [digits, names] = part.trim().split('/');
      int64_t extent;
      if (dim >= extents.size() || digits.getAsInteger(10, extent) ||
          extent != extents[dim])
        return failShape(target, text);
      SmallVector<int64_t> axes;
      while (!names.empty()) {
        StringRef axisName = takeAxisName(names);
        std::optional<int64_t> axis = findAxis(axisName);
        if (!axis)
          return failAxis(target, axisName);
        if (isUsed[*axis])
          return emitError()
                 << "gives " << target.describe() << " the layout '" << text
                 << "', which has axis '" << axisName << "' twice";
        isUsed[*axis] = true;
        axes.push_back(*axis);
      }
      dims.push_back(DenseI64ArrayAttr::get(function.getContext(), axes));
    }
    if (dims.size() != extents.size())
      return failShape(target, text);
    return plan::LayoutAttr::get(function.getContext(), dims, {});
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
    for (size_t axis = 0; axis != mesh.size(); ++axis)
      if (plan::getAxisName(axis) == name)
        return axis;
    return std::nullopt;
  }

  LogicalResult failShape(const Target &target, StringRef text) const {
    InFlightDiagnostic error = emitError();
    error << "gives " << target.describe() << " the layout '" << text
          << "', but it is ";
    if (target.type.getRank() == 0)
      return error << "a scalar, which is whole on every device";
    std::string extents = llvm::join(
        llvm::map_range(target.type.getShape(),
                        [](int64_t extent) { return std::to_string(extent); }),
        " x ");
    return error << "'" << extents
                 << "': write these extents, and behind each '/' and the axes "
                    "that cut it";
  }

  LogicalResult failAxis(const Target &target, StringRef name) const {
    InFlightDiagnostic error = emitError();
    error << "cuts " << target.describe() << " along axis '" << name
          << "', but the mesh is " << plan::printMesh(mesh);
    for (size_t axis = 0; axis != mesh.size(); ++axis)
      error << (axis == 0 ? ": axes " : " ") << plan::getAxisName(axis);
    return error;
  }

  InFlightDiagnostic emitError() const {
    return mlir::emitError(loc) << "-tofu-plan: option 'pin' ";
  }

  func::FuncOp function;
  Location loc;
  ArrayRef<int64_t> mesh;
  std::vector<Target> targets;
};
} // namespace

LogicalResult tofu::pinNamed(func::FuncOp function, StringRef pins,
                             ArrayRef<int64_t> mesh) {
  PinReader reader(function, mesh);
  while (!pins.trim().empty()) {
    auto [pin, others] = pins.split(';');
    if (failed(reader.read(pin)))
      return failure();
    pins = others;
  }
  return success();
}
