//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Nests.h"

#include "tofu/Analysis/Scatter.h"

#include "llvm/ADT/DenseMap.h"

using namespace mlir;
using namespace tofu::tdl;

namespace {
class NestFinder {
public:
  explicit NestFinder(const LambdaAnalysis &analysis);

  SmallVector<SmallVector<unsigned, 4>, 2> run();

private:
  llvm::BitVector getNone() const {
    return llvm::BitVector(analysis.getVariables().size());
  }
  /// On which variables a value depends.
  llvm::BitVector get(Value value) const;
  llvm::BitVector visit(Block &block);
  void visitReduction(ReduceOp reduce, const llvm::BitVector &outside);
  void addFunction();
  SmallVector<unsigned, 4> list(const llvm::BitVector &nest);

  const LambdaAnalysis &analysis;
  LambdaOp op;
  std::optional<Scatter> scatter;
  llvm::DenseMap<Value, unsigned> numbers;      // of index variables
  llvm::DenseMap<Value, llvm::BitVector> known; // of values in the body
  llvm::BitVector results;                      // their indices
  SmallVector<llvm::BitVector, 2> nests;
};
} // namespace

NestFinder::NestFinder(const LambdaAnalysis &analysis)
    : analysis(analysis), op(analysis.getOp()), scatter(matchScatter(op)) {
  results = getNone();
  for (auto [number, variable] : llvm::enumerate(analysis.getVariables()))
    if (Value index = variable.value) {
      numbers[index] = number;
      if (index.getParentBlock() == op.getBlock())
        results.set(number);
    }
}

llvm::BitVector NestFinder::get(Value value) const {
  llvm::BitVector variables = getNone();
  if (auto number = numbers.find(value); number != numbers.end())
    variables.set(number->second);
  if (auto found = known.find(value); found != known.end())
    variables |= found->second;
  return variables;
}

/// Notes on what each value in the block depends; all together.
llvm::BitVector NestFinder::visit(Block &block) {
  llvm::BitVector all = getNone();
  for (Operation &inner : block) {
    llvm::BitVector variables = getNone();
    for (Value operand : inner.getOperands())
      variables |= get(operand);
    for (Region &region : inner.getRegions())
      for (Block &body : region)
        variables |= visit(body);
    if (auto reduce = dyn_cast<ReduceOp>(inner)) {
      for (Value index : reduce.getIndices())
        variables.reset(numbers.lookup(index));
      visitReduction(reduce, variables);
    }
    all |= variables;
    for (Value value : inner.getResults())
      known[value] = variables;
  }
  return all;
}

void NestFinder::visitReduction(ReduceOp reduce,
                                const llvm::BitVector &outside) {
  llvm::BitVector variables = outside;
  const std::optional<Prefix> &prefix = analysis.getPrefix();
  if (!prefix || prefix->reduction != reduce)
    for (Value index : reduce.getIndices())
      variables.set(numbers.lookup(index));
  if (scatter && scatter->reduce == reduce)
    for (const Scatter::Row &row : scatter->rows)
      variables.reset(numbers.lookup(row.variable));
  nests.push_back(std::move(variables));
}

/// Dimensions of its results' slices are numbered behind all indices, those of
/// several results alike.
void NestFinder::addFunction() {
  for (Type type : op.getOpaque().getSlices().getTypes()) {
    llvm::BitVector variables = results;
    unsigned first = numbers.size();
    variables.set(first, first + cast<RankedTensorType>(type).getRank());
    nests.push_back(std::move(variables));
  }
  for (const Access &access : analysis.getAccesses()) {
    llvm::BitVector variables = results;
    for (unsigned i = 0; i != variables.size(); ++i)
      if (access.map.isFunctionOfDim(i))
        variables.set(i);
    nests.push_back(std::move(variables));
  }
}

/// Dimensions of slices are numbered behind all indices.
SmallVector<unsigned, 4> NestFinder::list(const llvm::BitVector &nest) {
  SmallVector<unsigned, 4> variables(nest.set_bits());
  unsigned own = llvm::count_if(
      variables, [&](unsigned number) { return number >= numbers.size(); });
  if (own >= 2)
    variables.push_back(variables.back());
  return variables;
}

SmallVector<SmallVector<unsigned, 4>, 2> NestFinder::run() {
  nests.push_back(results);
  visit(*op.getBlock());
  if (op.getOpaque())
    addFunction();
  // Of two that are alike the first one stays.
  SmallVector<SmallVector<unsigned, 4>, 2> largest;
  for (auto [i, nest] : llvm::enumerate(nests)) {
    bool isWithin = false;
    for (auto [j, other] : llvm::enumerate(nests))
      isWithin |= i != j && !nest.test(other) && (nest != other || j < i);
    if (!isWithin)
      largest.push_back(list(nest));
  }
  return largest;
}

SmallVector<SmallVector<unsigned, 4>, 2>
tofu::tdl::findNests(const LambdaAnalysis &analysis) {
  return NestFinder(analysis).run();
}
