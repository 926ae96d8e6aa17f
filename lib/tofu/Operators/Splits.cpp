//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/Splits.h"

#include "tofu/TDL/Combiners.h"
#include "tofu/TDL/Locations.h"
#include "tofu/Transforms/StructuralHash.h"

using namespace mlir;
using namespace tofu;
using tdl::IndexVariable;
using Kind = IndexVariable::Kind;

std::string tofu::describeCombination(const IndexVariable &variable,
                                      unsigned number) {
  switch (variable.kind) {
  case Kind::Output:
    return "parts of the result, along dim " + std::to_string(number);
  case Kind::Reduction:
  case Kind::Data:
    return tdl::describeCombiner(variable.combiner) + " of the parts' results";
  case Kind::Prefix:
    return "scan: cut alike with dim " + std::to_string(variable.along) +
           " of the result, and each part adds the " +
           tdl::describeCombiner(variable.combiner) + " of those before it";
  case Kind::Fixed:
    break;
  }
  return "";
}

tdl::ReduceOp tofu::getReduction(const IndexVariable &variable) {
  auto index = dyn_cast_or_null<BlockArgument>(variable.value);
  return index ? dyn_cast<tdl::ReduceOp>(index.getOwner()->getParentOp())
               : nullptr;
}

/// The index of a reduction, by its place in the definition.
static std::string getKey(tdl::ReduceOp reduce, unsigned index) {
  std::string key;
  llvm::raw_string_ostream(key) << reduce->getLoc() << ' '
                                << tdl::getName(reduce.getIndices()[index], "");
  return key;
}

tdl::ReduceOp Splits::findOutlined(tdl::ReduceOp reduce) const {
  auto isOutlined = [&](tdl::ReduceOp op) {
    return outlined.contains(getKey(op, 0));
  };
  if (isOutlined(reduce))
    return reduce;
  for (tdl::ReduceOp other :
       reduce->getParentOfType<tdl::LambdaOp>().getReductions())
    if (isOutlined(other) && isStructurallyEqual(other, reduce))
      return other;
  return nullptr;
}

static SmallVector<tdl::LambdaOp> getLambdas(ModuleOp module) {
  SmallVector<tdl::LambdaOp> lambdas;
  getMain(module).walk([&](tdl::LambdaOp op) { lambdas.push_back(op); });
  return lambdas;
}

/// Notes how reductions are split after -tdl-outline, of those of which nothing
/// is noted yet.
void Splits::addOutlined(tdl::OpOp definition, tdl::Shared shared,
                         Place place) {
  OwningOpRef<ModuleOp> module = apply(definition, *setting);
  if (!module || failed(prepareForAnalysis(*module, shared)))
    return;
  for (tdl::LambdaOp op : getLambdas(*module)) {
    tdl::LambdaAnalysis analysis(op);
    for (auto [number, variable] : llvm::enumerate(analysis.getVariables()))
      if (variable.kind == Kind::Reduction)
        outlined.try_emplace(
            getKey(getReduction(variable),
                   cast<BlockArgument>(variable.value).getArgNumber()),
            Split{describeCombination(variable, number), place});
  }
}

Splits::Splits(tdl::OpOp definition, const Setting &setting,
               OwningOpRef<ModuleOp> made)
    : setting(&setting), instance(std::move(made)) {
  for (tdl::LambdaOp op : getLambdas(*instance))
    steps.emplace_back(op);
  addOutlined(definition, tdl::Shared::None, Place::OwnStep);
  addOutlined(definition, tdl::Shared::All, Place::LargeStep);
}

Splits::Split Splits::get(const tdl::LambdaAnalysis &step,
                          unsigned variable) const {
  const IndexVariable &own = step.getVariables()[variable];
  tdl::ReduceOp reduce = getReduction(own);
  if (own.kind != Kind::Fixed || !reduce)
    return {describeCombination(own, variable)};
  tdl::ReduceOp found = findOutlined(reduce);
  unsigned index = cast<BlockArgument>(own.value).getArgNumber();
  return found ? outlined.lookup(getKey(found, index)) : Split();
}
