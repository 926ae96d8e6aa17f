//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Reverse accumulation: from the cotangents of the results back to those of
// operands. The cotangent of a tensor is, at each of its elements, a sum over
// the reads that hit it: of what the reading stage's cotangent is there, times
// the derivative.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_GRADIENT_REVERSE_H
#define TOFU_GRADIENT_REVERSE_H

#include "tofu/Gradient/Program.h"
#include "tofu/Gradient/Solve.h"
#include "tofu/Syntax/Diagnostics.h"

namespace tofu::syntax::gradient {

/// A value where all conditions hold, and 0 elsewhere.
struct Guarded {
  std::vector<NodeId> conditions;
  NodeId value = none;
};

/// Of a cumulative fold: the variable along which it runs, whether from its
/// end, and whether without the element there.
struct Running {
  unsigned along;
  bool isBackward, isExclusive;
};

/// What a combiner means; nothing after an error.
using CombinerMeaning =
    llvm::function_ref<std::optional<CombinerCode>(const Combiner &)>;

class Reverser {
public:
  Reverser(GraphProgram &program, const Module &module, const Operator &op,
           CombinerMeaning getCode, Diagnostics &diagnostics, llvm::SMLoc loc,
           bool isDifferentiated)
      : program(program), graph(program.graph), module(module), op(op),
        getCode(getCode), diagnostics(diagnostics), loc(loc),
        isDifferentiated(isDifferentiated) {}

  /// Appends stages to the program: what gives the gradients by these
  /// parameters, whose tensors it returns. `seeds` are the cotangents of
  /// `yields`, or none.
  std::optional<std::vector<unsigned>>
  run(llvm::ArrayRef<unsigned> parameters,
      llvm::ArrayRef<std::optional<unsigned>> seeds);

private:
  /// To a tensor's cotangent, at its variables.
  struct Contribution {
    std::vector<unsigned> variables; // that it is summed over
    NodeId where = none;
    NodeId value = none;
  };

  // Stages: Reverse.cpp.
  void findActive(llvm::ArrayRef<unsigned> parameters);
  bool isActive(NodeId id);
  const std::vector<unsigned> &variablesOf(unsigned tensor);
  std::vector<NodeId> placesOf(unsigned tensor);
  unsigned addStage(GraphStage stage, llvm::StringRef name,
                    llvm::ArrayRef<unsigned> variables, ElementType element);
  std::optional<unsigned> finish(unsigned tensor, bool isResult);
  bool reverse(const GraphStage &stage);
  bool reverseApplied(const GraphStage &stage,
                      llvm::ArrayRef<std::optional<unsigned>> made);
  void add(const GraphStage &stage, NodeId read, const Guarded &cotangent);
  NodeId guardReads(NodeId id, const std::set<NodeId> *reads = nullptr);
  bool error(llvm::SMLoc at, const llvm::Twine &message) {
    diagnostics.error(at, message);
    return false;
  }
  NodeId zero() { return graph.number(0); }

  // Folds: Folds.cpp.
  using Cotangents = llvm::ArrayRef<std::optional<NodeId>>;
  bool reverseFold(const GraphStage &stage, Cotangents cotangents);
  std::optional<bool> isChoice(const GraphStage &stage);
  NodeId keepTerm(const GraphStage &stage, NodeId value);
  bool reverseChoice(const GraphStage &stage, Cotangents cotangents);
  bool reverseCombined(const GraphStage &stage, Cotangents cotangents);
  std::optional<std::vector<std::optional<NodeId>>>
  reverseBetween(const GraphStage &stage, Cotangents cotangents);
  std::optional<std::vector<NodeId>> combine(const GraphStage &stage,
                                             llvm::ArrayRef<NodeId> left,
                                             llvm::ArrayRef<NodeId> right);
  std::vector<NodeId> addStandIns(const GraphStage &stage);
  std::vector<bool> findDependent(llvm::ArrayRef<NodeId> all,
                                  llvm::ArrayRef<NodeId> left,
                                  llvm::ArrayRef<NodeId> right,
                                  std::vector<bool> depends);
  std::vector<NodeId> readStage(GraphStage stage, llvm::StringRef name,
                                llvm::ArrayRef<unsigned> own,
                                llvm::ArrayRef<unsigned> like);

  // Cumulative folds: Running.cpp.
  std::optional<Running> matchRunning(const GraphStage &stage);
  std::optional<bool> reverseRunning(const GraphStage &stage,
                                     const Running &running,
                                     Cotangents cotangents);
  void reverseRunningChoice(const GraphStage &stage, const Running &running,
                            NodeId cotangent);
  std::vector<NodeId> foldAlong(const GraphStage &stage, const Running &running,
                                llvm::StringRef name,
                                llvm::ArrayRef<unsigned> like);
  std::map<NodeId, NodeId> deriveByStandIns(const GraphStage &stage,
                                            llvm::ArrayRef<NodeId> values,
                                            Cotangents cotangents);

  // Scalars: Rules.cpp.
  void backpropagate(const GraphStage &stage,
                     std::vector<std::pair<NodeId, Guarded>> roots);
  void backpropagate(const GraphStage &stage, NodeId root, Guarded cotangent) {
    backpropagate(stage, {{root, std::move(cotangent)}});
  }
  Guarded merge(std::vector<Guarded> parts);
  using Pending = std::map<NodeId, std::vector<Guarded>, std::greater<>>;
  void applyRule(NodeId id, const Guarded &cotangent, Pending &pending);
  void applyFunction(NodeId id, const Guarded &cotangent, Pending &pending);

  GraphProgram &program;
  Graph &graph;
  const Module &module;
  const Operator &op;
  CombinerMeaning getCode;
  Diagnostics &diagnostics;
  llvm::SMLoc loc;
  bool isDifferentiated;    // again: what is derived here
  std::vector<bool> active; // tensors
  std::map<NodeId, bool> activeNodes;
  std::map<unsigned, std::vector<unsigned>> variables; // of cotangents
  std::map<unsigned, std::vector<Contribution>> contributions;
  std::optional<unsigned> current; // the cotangent of the stage at hand
  std::map<unsigned, std::optional<CombinerCode>> codes; // by combiner
  /// While a combiner is derived: by reads that stand for its values.
  std::map<NodeId, Guarded> *standInDerivatives = nullptr;
  /// Of equal values of `max` and `min` the first has all of the cotangent: so
  /// do the elements of a fold have it once.
  bool firstTakesAll = false;
};

} // namespace tofu::syntax::gradient

#endif // TOFU_GRADIENT_REVERSE_H
