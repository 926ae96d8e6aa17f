//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Mask.h"

#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace tofu;
using tdl::BoxAttr;
using tdl::VariableSplit;

BoxAttr tofu::getMask(const tdl::Access &access, Type tensor,
                      ArrayRef<VariableSplit> variables, ArrayRef<int64_t> axes,
                      ArrayRef<int64_t> mesh) {
  MLIRContext *context = tensor.getContext();
  BoxAttr parts = tdl::getPartBox(context, variables, mesh);
  BoxAttr mask = BoxAttr::getWhole(context, mesh.size(),
                                   cast<RankedTensorType>(tensor).getShape());
  SmallVector<AffineMap> lowers(mask.getLowers()), uppers(mask.getUppers());
  llvm::SmallBitVector used(variables.size());
  for (auto [dim, expr] : llvm::enumerate(access.map.getResults())) {
    auto index = dyn_cast<AffineDimExpr>(expr);
    unsigned variable = index ? index.getPosition() : 0;
    if (!index || used.test(variable) ||
        llvm::none_of(variables[variable].axes, [&](unsigned axis) {
          return llvm::is_contained(axes, axis);
        }))
      continue;
    used.set(variable);
    lowers[dim] = parts.getLowers()[variable];
    uppers[dim] = parts.getUppers()[variable];
  }
  return BoxAttr::get(context, mesh.size(), lowers, uppers,
                      mask.getConditions());
}
