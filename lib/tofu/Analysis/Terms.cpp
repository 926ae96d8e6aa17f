//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Terms.h"
#include "tofu/Analysis/Linearity.h"
#include "tofu/Analysis/Pointwise.h"
#include "tofu/TDL/BoxAxes.h"

using namespace mlir;
using namespace tofu::tdl;

/// What differs along the axis from device to device.
static TermSources getSources(LambdaOp op, unsigned axis) {
  TermSources sources;
  for (unsigned i = 0; i != op.getInputs().size(); ++i)
    if (llvm::is_contained(op.getCarriedAxes(i), axis))
      sources.inputs.push_back(i);
  unsigned next = op.getRank();
  for (ReduceOp reduce : op.getReductions()) {
    unsigned end = next + reduce.getStaticExtents().size();
    if (llvm::any_of(llvm::seq(next, end), [&](unsigned dim) {
          return getAxes(*op.getPart(), dim).test(axis);
        }))
      sources.reductions.push_back(reduce);
    next = end;
  }
  return sources;
}

/// Along an axis that cuts the results each element is computed by one device;
/// what is partial there is the identity elsewhere.
static bool cutsResults(LambdaOp op, unsigned axis) {
  return getAxes(getOutputPart(op)).test(axis);
}

static std::string whyNoTerms(LambdaOp op, unsigned axis) {
  TermSources sources = getSources(op, axis);
  bool cuts = cutsResults(op, axis);
  SmallVector<TermUse, 1> uses; // found when asked for
  for (auto [number, type] : llvm::enumerate(op.getResultTypes())) {
    auto piece = dyn_cast<PieceType>(type);
    bool isPartial = piece && llvm::is_contained(piece.getPartialAxes(), axis);
    if (!isPartial && sources.inputs.empty() && sources.reductions.empty())
      continue;
    if (uses.empty())
      uses = getTermUses(op, sources);
    std::string subject = "result " + std::to_string(number);
    std::string along = " along axis " + std::to_string(axis);
    auto [dependsOnSources, isTerm] = uses[number];
    if (dependsOnSources && (!isPartial || cuts))
      return "computes " + subject + " from terms" + along +
             (isPartial ? ", which cuts it" : ", but it is not partial there");
    if (!isPartial || isTerm || cuts)
      continue;
    if (!dependsOnSources)
      return "computes all of " + subject +
             " on every device, but it is partial" + along;
    return "computes " + subject + " from terms" + along +
           ", but is not linear in them";
  }
  return "";
}

std::string tofu::tdl::whyNoTerms(LambdaOp op, ArrayRef<int64_t> mesh) {
  std::optional<BoxAttr> part = op.getPart();
  if (!part || part->getNumAxes() != mesh.size())
    return "";
  for (auto [axis, extent] : llvm::enumerate(mesh))
    if (extent > 1) // one device has one term, which is all
      if (std::string reason = ::whyNoTerms(op, axis); !reason.empty())
        return reason;
  return "";
}
