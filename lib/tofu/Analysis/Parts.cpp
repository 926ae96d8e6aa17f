//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Parts.h"
#include "tofu/TDL/Magnitude.h"

#include <numeric>

using namespace mlir;
using namespace tofu::tdl;

Devices::Devices(ArrayRef<unsigned> list, ArrayRef<int64_t> mesh)
    : mesh(mesh), axes(list) {
  llvm::sort(axes);
  axes.erase(llvm::unique(axes), axes.end());
  for (unsigned axis : axes)
    count *= mesh[axis];
}

Term Devices::getConstant(int64_t value, MLIRContext *context) const {
  return {getAffineConstantExpr(value, context),
          SmallVector<int64_t, 8>(count, value)};
}

Term Devices::getCoordinate(unsigned axis, MLIRContext *context) const {
  if (mesh[axis] == 1)
    return getConstant(0, context);
  Term term{getAffineDimExpr(axis, context), {}};
  size_t stride = 1;
  for (unsigned other : llvm::reverse(axes)) {
    if (other == axis)
      break;
    stride *= mesh[other];
  }
  for (size_t device = 0; device != count; ++device)
    term.values.push_back(device / stride % mesh[axis]);
  return term;
}

Part tofu::tdl::getPart(const VariableSplit &split, const Devices &devices,
                        MLIRContext *context) {
  Term q = devices.getConstant(0, context);
  int64_t product = 1;
  for (unsigned axis : split.axes) {
    q = q * devices.mesh[axis] + devices.getCoordinate(axis, context);
    product *= devices.mesh[axis];
  }
  int64_t common = std::max<int64_t>(std::gcd(split.extent, product), 1);
  Term scaled = q * (split.extent / common);
  Part part{scaled.floorDiv(product / common),
            (scaled + split.extent / common).floorDiv(product / common),
            std::nullopt};
  if (split.extent == 0)
    part.condition = devices.getConstant(-1, context);
  else if (split.extent == 1 && product > 1) // the last part has the element
    part.condition = q + (1 - product);
  else if (product > split.extent)
    part.condition = part.end + part.begin * -1 + -1;
  return part;
}

Part tofu::tdl::getPartInClosedForm(const VariableSplit &split,
                                    ArrayRef<int64_t> mesh,
                                    MLIRContext *context) {
  Devices devices(split.axes, mesh);
  devices.count = 0;
  return getPart(split, devices, context);
}

BoxAttr tofu::tdl::getPartBox(MLIRContext *context,
                              ArrayRef<VariableSplit> variables,
                              ArrayRef<int64_t> mesh) {
  SmallVector<AffineMap> lowers, uppers;
  for (const VariableSplit &variable : variables) {
    Part part = getPartInClosedForm(variable, mesh, context);
    bool isWhole = Devices(variable.axes, mesh).count == 1;
    // The ends that are the same on all devices.
    AffineExpr begin = part.begin.expr, end = part.end.expr;
    if (isWhole || variable.extent <= 1)
      begin = getAffineConstantExpr(0, context);
    if (isWhole || variable.extent == 0)
      end = getAffineConstantExpr(variable.extent, context);
    lowers.push_back(AffineMap::get(mesh.size(), 0, getBound(begin, mesh)));
    uppers.push_back(AffineMap::get(mesh.size(), 0, getBound(end, mesh)));
  }
  return BoxAttr::get(context, mesh.size(), lowers, uppers,
                      AffineMap::get(mesh.size(), 0, context));
}
