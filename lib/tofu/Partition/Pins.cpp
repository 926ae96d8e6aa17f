//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Pins.h"

#include "tofu/Partition/Names.h"
#include "tofu/Plan/Mesh.h"
#include "tofu/Plan/Plan.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tofu;

namespace {
/// A dimension of a layout as it is written: `64/ba`, of any extent `*/ba`.
struct Part {
  std::optional<int64_t> extent;
  SmallVector<int64_t> axes;
};

class PinReader {
public:
  PinReader(func::FuncOp function, std::optional<ArrayRef<int64_t>> mesh,
            const OptionOwner &owner)
      : function(function), loc(function.getLoc()), mesh(mesh), owner(owner),
        names(function) {}

  LogicalResult read(StringRef pin) {
    // A name may have one, a layout none.
    StringRef layout = splitNames(pin, '=').back();
    StringRef name = pin.drop_back(layout.size());
    if (!name.consume_back("="))
      layout = "";
    name = name.trim();
    layout = layout.trim();
    if (layout.empty())
      return emitError() << "has '" << pin.trim()
                         << "', but must be NAME=LAYOUT, as in "
                            "'arg0=64 x 128/a'";
    SmallVector<const Named *> named = names.find(name);
    if (named.empty())
      return emitError() << names.explain(name);
    std::string whom =
        name.contains('*') ? quote(name) : named.front()->describe();
    bool isWhole = layout == "whole"; // of any extents
    FailureOr<SmallVector<Part>> parts = SmallVector<Part>();
    if (!isWhole)
      parts = readLayout(whom, layout, named);
    if (failed(parts))
      return failure();
    unsigned numPinned = 0;
    for (const Named *target : named)
      if (isWhole) {
        ++numPinned;
        pinTo(*target, SmallVector<Part>(target->type.getRank()));
      } else if (fits(*target, *parts)) {
        ++numPinned;
        pinTo(*target, *parts);
      }
    if (numPinned == 0)
      return failShape(whom, named, layout);
    if (name.contains('*'))
      emitRemark(loc) << owner.describe("pin") << " gives the layout '"
                      << layout << "' to " << numPinned << " of "
                      << named.size() << " arguments and results that '" << name
                      << "' names"
                      << (numPinned == named.size()
                              ? ""
                              : "; the others have other extents");
    return success();
  }

private:
  /// `64 x 128`.
  static std::string describeExtents(RankedTensorType type) {
    return llvm::join(
        llvm::map_range(type.getShape(),
                        [](int64_t extent) { return std::to_string(extent); }),
        " x ");
  }

  static std::string quote(StringRef name) { return "'" + name.str() + "'"; }

  FailureOr<SmallVector<Part>> readLayout(StringRef whom, StringRef text,
                                          ArrayRef<const Named *> named) {
    SmallVector<StringRef> written;
    text.split(written, " x ");
    SmallVector<Part> parts;
    SmallVector<int64_t> used;
    for (StringRef part : written) {
      auto [digits, names] = part.trim().split('/');
      int64_t extent = -1;
      if (digits != "*" && (digits.getAsInteger(10, extent) || extent < 0))
        return failShape(whom, named, text);
      if (names.find_first_of(" \t") != names.npos) // `4/a X 6`
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

  static bool fits(const Named &target, ArrayRef<Part> parts) {
    return llvm::equal(target.type.getShape(), parts,
                       [](int64_t extent, const Part &part) {
                         return part.extent.value_or(extent) == extent;
                       });
  }

  void pinTo(const Named &target, ArrayRef<Part> parts) {
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

  LogicalResult failShape(StringRef whom, ArrayRef<const Named *> named,
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
    if (named.front()->type.getRank() == 0)
      error << "a scalar: write the extents of others";
    else
      error << quote(describeExtents(named.front()->type))
            << ": write these extents";
    return error << ", with ' x ' in between, and behind each '/' and the axes "
                    "that cut it, or 'whole'";
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
    return mlir::emitError(loc) << owner.describe("pin") << ' ';
  }

  func::FuncOp function;
  Location loc;
  std::optional<ArrayRef<int64_t>> mesh; // none: it is searched for
  const OptionOwner &owner;
  Names names;
};
} // namespace

LogicalResult tofu::pinNamed(func::FuncOp function, StringRef pins,
                             std::optional<ArrayRef<int64_t>> mesh,
                             const OptionOwner &owner) {
  PinReader reader(function, mesh, owner);
  SmallVector<StringRef> parts = splitNames(pins, ';');
  if (parts.back().trim().empty()) // of none, or behind the last one
    parts.pop_back();
  return success(llvm::all_of(
      parts, [&](StringRef pin) { return succeeded(reader.read(pin)); }));
}
