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

std::string tofu::describe(const Split &split) {
  std::string fold =
      split.combiner ? tdl::describeCombiner(split.combiner) : "";
  switch (split.kind) {
  case Kind::Output:
    return "parts of the result, along dim " + std::to_string(split.dim);
  case Kind::Reduction:
    return fold + " of the parts' results";
  case Kind::Data:
    return fold + " of the parts' results: where data give another row, a part "
                  "adds nothing";
  case Kind::Prefix:
    return "scan: cut alike with " + split.along + ", and each part adds the " +
           fold + " of those " + (split.isReverse ? "behind" : "before") +
           " it";
  case Kind::Fixed:
    break;
  }
  return "";
}

/// How a lambda's variable is split there.
static Split getSplit(const tdl::LambdaAnalysis &step, unsigned number) {
  ArrayRef<IndexVariable> variables = step.getVariables();
  const IndexVariable &own = variables[number];
  Split split{own.kind, own.combiner, number};
  if (own.kind == Kind::Prefix) {
    split.along = variables[own.along].name;
    split.isReverse = step.getPrefix()->isReverse;
  }
  return split;
}

tdl::ReduceOp tofu::getReduction(const IndexVariable &variable) {
  auto index = dyn_cast_or_null<BlockArgument>(variable.value);
  return index ? dyn_cast<tdl::ReduceOp>(index.getOwner()->getParentOp())
               : nullptr;
}

static std::string getKey(Operation *op, StringRef name) {
  std::string key;
  llvm::raw_string_ostream(key) << op->getLoc() << ' ' << name;
  return key;
}

/// The index of a reduction, by its place in the definition.
static std::string getKey(tdl::ReduceOp reduce, unsigned index) {
  return getKey(reduce, tdl::getName(reduce.getIndices()[index], ""));
}

/// Whether data say where along a dimension it reads.
static bool isOfData(tdl::ReadOp read, unsigned dim) {
  AffineMap map = read.getMap();
  return llvm::any_of(llvm::seq(map.getNumSymbols()), [&](unsigned symbol) {
    return map.getResult(dim).isFunctionOfSymbol(symbol);
  });
}

/// A dimension where data say what is read, by the places of the reads.
static SmallVector<std::string> getDataKeys(const tdl::LambdaAnalysis &step,
                                            unsigned variable) {
  SmallVector<std::string> keys;
  tdl::LambdaOp op = step.getOp();
  for (const tdl::Access &access : step.getAccesses())
    for (auto [dim, expr] : llvm::enumerate(access.map.getResults()))
      if (expr.isFunctionOfDim(variable))
        for (Operation *user : op.getInputArguments()[access.input].getUsers())
          if (auto read = dyn_cast<tdl::ReadOp>(user);
              read && isOfData(read, dim))
            keys.push_back(getKey(read, std::to_string(dim)));
  return keys;
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

/// Notes how variables are split after -tdl-outline, of those of which nothing
/// is noted yet.
void Splits::addOutlined(tdl::OpOp definition, tdl::Shared shared,
                         Split::Place place) {
  OwningOpRef<ModuleOp> module = apply(definition, *setting);
  if (!module || failed(prepareForAnalysis(*module, shared)))
    return;
  for (tdl::LambdaOp op : getLambdas(*module)) {
    tdl::LambdaAnalysis analysis(op);
    for (auto [number, variable] : llvm::enumerate(analysis.getVariables())) {
      Split split = getSplit(analysis, number);
      split.place = place;
      if (split.kind == Kind::Reduction || split.kind == Kind::Prefix) {
        unsigned index = cast<BlockArgument>(variable.value).getArgNumber();
        outlined.try_emplace(getKey(getReduction(variable), index), split);
      } else if (split.kind == Kind::Data) {
        split.place = Split::Place::SmallWindow;
        for (const std::string &key : getDataKeys(analysis, number))
          outlined.try_emplace(key, split);
      }
    }
  }
}

Splits::Splits(tdl::OpOp definition, const Setting &setting,
               OwningOpRef<ModuleOp> made)
    : setting(&setting), instance(std::move(made)) {
  for (tdl::LambdaOp op : getLambdas(*instance))
    steps.emplace_back(op);
  addOutlined(definition, tdl::Shared::None, Split::Place::OwnStep);
  addOutlined(definition, tdl::Shared::All, Split::Place::LargeStep);
}

std::optional<unsigned> Splits::findStep(Value tensor) const {
  for (auto [number, step] : llvm::enumerate(steps))
    if (tensor.getDefiningOp() == step.getOp())
      return number;
  return std::nullopt;
}

ValueRange Splits::getResults() const {
  return getMain(*instance).getBody().front().getTerminator()->getOperands();
}

/// The index that the guard of a cumulative reduction compares its own with:
/// -tdl-outline keeps no names.
static std::string findAlong(const tdl::LambdaAnalysis &step,
                             tdl::ReduceOp reduce) {
  SmallVector<Value> operands = reduce.getGuardOperands();
  ArrayRef<IndexVariable> variables = step.getVariables();
  return llvm::find_if(variables,
                       [&](const IndexVariable &each) {
                         return each.kind == Kind::Output &&
                                llvm::is_contained(operands, each.value);
                       })
      ->name;
}

Split Splits::get(const tdl::LambdaAnalysis &step, unsigned variable) const {
  const IndexVariable &own = step.getVariables()[variable];
  if (own.kind != Kind::Fixed)
    return getSplit(step, variable);
  if (tdl::ReduceOp reduce = getReduction(own)) {
    tdl::ReduceOp found = findOutlined(reduce);
    if (!found)
      return {};
    unsigned index = cast<BlockArgument>(own.value).getArgNumber();
    Split split = outlined.lookup(getKey(found, index));
    if (split.kind == Kind::Prefix)
      split.along = findAlong(step, reduce);
    return split;
  }
  for (const std::string &key : getDataKeys(step, variable))
    if (auto found = outlined.find(key); found != outlined.end())
      return found->second;
  return {};
}
