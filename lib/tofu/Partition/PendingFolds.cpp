//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/PendingFolds.h"

#include "tofu/Analysis/Folds.h"
#include "llvm/ADT/BitVector.h"

using namespace mlir;
using namespace tofu;
using tdl::Combiner;

namespace {
class FoldChooser {
public:
  explicit FoldChooser(FunctionGraph &graph)
      : graph(graph), folds(graph.graph.tensors.size(), Combiner::sum),
        isShared(folds.size()), mayPend(folds.size()) {
    for (auto [number, tensor] : llvm::enumerate(graph.graph.tensors)) {
      mayPend[number] = tensor.handed;
      if (tensor.sameAs) {
        isShared.set(number);
        isShared.set(*tensor.sameAs);
      }
    }
  }

  /// Operators stand in the order of the program, behind what they read.
  void run() {
    for (auto [number, op] : llvm::enumerate(graph.graph.operators)) {
      Combiner fold = choose(op, graph.operators[number]);
      graph.folds.push_back(fold);
      op.isSum = fold == Combiner::sum;
      for (auto [variable, analysed] :
           llvm::zip(op.variables, graph.operators[number].getVariables()))
        variable.isPending = analysed.getBuiltin() == fold;
      bool makesTerms =
          llvm::any_of(op.variables,
                       [](const search::IndexVariable &variable) {
                         return variable.kind ==
                                    search::VariableKind::Reduction &&
                                variable.isPending;
                       }) ||
          llvm::any_of(op.linearSets,
                       [&](uint64_t set) { return mayCarry(op, set); });
      for (unsigned result : op.results) {
        folds[result] = fold;
        mayPend[result] = makesTerms;
      }
    }
  }

private:
  Combiner choose(search::Operator &op, const tdl::LambdaAnalysis &analysis) {
    // What is carried in a sum must be terms of a sum.
    op.linearSets = getCarried(op, analysis.getLinearSets(), Combiner::sum);
    if (llvm::any_of(op.results,
                     [&](unsigned result) { return isShared.test(result); }))
      return Combiner::sum;
    std::optional<Combiner> fold = tdl::getOwnFold(analysis);
    if (fold == Combiner::sum)
      return Combiner::sum;
    bool isGiven = fold.has_value();
    if (!isGiven && llvm::none_of(op.linearSets, [&](uint64_t set) {
          return mayCarry(op, set);
        }))
      for (const search::Operand &operand : op.operands)
        if (!fold && folds[operand.tensor] != Combiner::sum)
          fold = folds[operand.tensor];
    if (!fold)
      return Combiner::sum;
    SmallVector<uint64_t, 2> sets =
        getCarried(op, tdl::findFoldSets(analysis.getOp(), *fold), *fold);
    if (!isGiven && sets.empty())
      return Combiner::sum;
    op.linearSets = sets;
    return *fold;
  }

  /// Whether some plan has terms of all operands of the set, or masks them.
  bool mayCarry(const search::Operator &op, uint64_t set) const {
    return graph.finite ||
           llvm::all_of(llvm::enumerate(op.operands), [&](auto operand) {
             return !search::isInSet(set, operand.index()) ||
                    mayPend[operand.value().tensor];
           });
  }

  /// The sets of which all operands have terms of the fold.
  SmallVector<uint64_t, 2> getCarried(const search::Operator &op,
                                      ArrayRef<uint64_t> sets, Combiner fold) {
    SmallVector<uint64_t, 2> carried;
    for (uint64_t set : sets)
      if (llvm::all_of(llvm::enumerate(op.operands), [&](auto operand) {
            return !search::isInSet(set, operand.index()) ||
                   folds[operand.value().tensor] == fold;
          }))
        carried.push_back(set);
    return carried;
  }

  FunctionGraph &graph;
  std::vector<Combiner> folds; // of each tensor
  llvm::BitVector isShared, mayPend;
};
} // namespace

void tofu::chooseFolds(FunctionGraph &graph) { FoldChooser(graph).run(); }
