//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/WhyNot.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tofu/Analysis/CombinerLaws.h"
#include "tofu/Operators/TermRule.h"
#include "tofu/TDL/Combiners.h"

using namespace mlir;
using namespace tofu;
using tdl::IndexVariable;
using Kind = IndexVariable::Kind;

std::string tofu::getReadableName(const tdl::LambdaAnalysis &analysis,
                                  unsigned number) {
  const IndexVariable &own = analysis.getVariables()[number];
  tdl::LambdaOp op = analysis.getOp();
  unsigned count = op.getVariableExtents().size();
  if (!own.value && own.name == "s" + std::to_string(number - count))
    return "dim " + std::to_string(op.getRank() + number - count) +
           " of the results";
  auto [tensor, dim] = StringRef(own.name).rsplit('.');
  if (!own.value && !dim.empty())
    return ("dim " + dim + " of " + tensor).str();
  if (own.kind == Kind::Fixed)
    return own.name + " (" + tdl::describeCombiner(own.combiner) + ")";
  return own.name;
}

static std::string explainReduction(const tdl::LambdaAnalysis &analysis,
                                    unsigned variable) {
  const IndexVariable &own = analysis.getVariables()[variable];
  tdl::LambdaOp op = analysis.getOp();
  auto reduce = cast<tdl::ReduceOp>(
      cast<BlockArgument>(own.value).getOwner()->getParentOp());
  if (std::string reason = tdl::whyNotInParts(reduce); !reason.empty())
    return "combiner " + tdl::describeCombiner(own.combiner) + " " + reason;
  std::string what = tdl::describeCombiner(own.combiner);
  tdl::LambdaAnalysis finite(op, /*finite=*/true);
  if (finite.getVariables()[variable].kind != Kind::Fixed)
    return "what follows the " + what +
           " may make a NaN or another zero of its parts; "
           "-tofu-plan=finite=true promises that no value is infinite or NaN";
  if (reduce->getNumResults() > 1 &&
      !llvm::equal(reduce->getResults(),
                   op.getBody().front().getTerminator()->getOperands()))
    return "parts are folded by all " +
           std::to_string(reduce->getNumResults()) + " values of " + what +
           ", which are not all that the lambda gives";
  Operation *next = findNonlinear(op, reduce);
  if (!next)
    return "not every result is the " + what +
           ": what the others are would count once for every part";
  StringRef name = next->getName().stripDialect();
  if (isa<arith::AddFOp, arith::AddIOp, arith::SubFOp, arith::SubIOp>(next) &&
      reduce.getBuiltin() == tdl::Combiner::sum)
    return "what is added to the " + what + " would count once for every part";
  return "'" + name.str() + "' is computed of the whole " + what +
         ": that of its parts does not add up to it";
}

std::string tofu::whyNotSplit(const tdl::LambdaAnalysis &analysis,
                              unsigned variable) {
  const IndexVariable &own = analysis.getVariables()[variable];
  if (own.value)
    return explainReduction(analysis, variable);
  tdl::LambdaOp op = analysis.getOp();
  if (tdl::OpaqueOp opaque = op.getOpaque())
    return "'" + opaque.getCallee().str() +
           "' takes and gives it as a whole, and what it does is not known";
  for (const tdl::Access &access : analysis.getAccesses())
    for (AffineExpr expr : access.map.getResults())
      if (expr.isFunctionOfDim(variable))
        return "data say where it is read, and the results are not linear in "
               "the tensor alone, or read it elsewhere, too: every part needs "
               "all of it";
  return "it is read as a whole";
}
