//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// One step of the recursion as a Problem: a value for every tensor and every
// operator along one mesh axis, all other axes given.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_LEVELPROBLEM_H
#define TOFU_SEARCH_LEVELPROBLEM_H

#include "tofu/Search/Choices.h"
#include "tofu/Search/Needs.h"
#include "tofu/Solver/Problem.h"
#include "llvm/ADT/DenseMap.h"

namespace tofu::search {

/// Builds such problems for one graph; keeps every cost that it has counted,
/// by structure, so that repeated layers and steps are counted once.
///
/// Variables: one per tensor (tied ones together), one per operator, and one
/// per use of a tensor that several operators may ask for: fetched or not. The
/// bytes of a use stand on the pair tensor and use; the pair use and operator
/// forbids an operator to need what is not fetched. Uses that only one operator
/// can ask for stand on the pair tensor and operator, and those that some
/// operator asks for whatever its value on the tensor.
class LevelBuilder {
public:
  LevelBuilder(const Graph &graph, const PlanOptions &options);

  /// The cost of an assignment is the total of the plan with those values.
  solver::Problem build(const Plan &plan, unsigned axis);
  /// The problem built last, and what its variables and values are called: by
  /// the names of tensors, operators and index variables. `d0`, or `d0 digit 1`
  /// if the axis may be several digits; `whole`, `partial`; `everywhere`,
  /// `carry 0`; `fetched`, `not fetched`. No two variables have one name.
  solver::NamedProblem getNamed(solver::Problem problem,
                                std::string name) const;
  /// Of the choices of one variable, whether the one with that number stays.
  using Keeps = llvm::function_ref<bool(llvm::ArrayRef<Choice> choices,
                                        unsigned number, unsigned variable)>;
  /// The problem built last, with fewer choices of tensors and operators.
  solver::Problem restrict(const solver::Problem &problem, Keeps keeps) const;
  /// The same with what `start` does along the axis, of those variables that
  /// may do so.
  solver::Problem restrict(const solver::Problem &problem, const Plan &start,
                           unsigned axis) const;
  /// Whether an axis may be another digit than its own order gives.
  bool hasOrders() const;
  /// Writes an assignment of the problem built last into the plan.
  void apply(llvm::ArrayRef<unsigned> assignment, Plan &plan,
             unsigned axis) const;

private:
  static constexpr unsigned None = ~0u;
  /// What operators of one structure and the same values may do.
  struct OperatorState {
    Choices choices;
    std::vector<llvm::SmallVector<unsigned, 8>> needs; // [operand][choice]
  };
  struct Use {
    unsigned tensor = 0, need = 0;
    unsigned user = 0, operand = 0, choice = 0; // the first that asks
    unsigned variable = None;
    bool shared = false, mandatory = false;
  };

  void classify();
  unsigned getOperatorClass(const Operator &op);
  void findStates(const Plan &plan, unsigned axis);
  OperatorState makeState(const Operator &op, const Layout &layout,
                          unsigned axis, llvm::ArrayRef<int64_t> mesh,
                          unsigned opClass);
  void findTensorChoices(const Plan &plan, unsigned axis);
  void findUses();
  void addUses(unsigned number);
  void addVariables(solver::Problem &problem);
  void addOperator(solver::Problem &problem, unsigned number, const Plan &plan,
                   unsigned axis);
  void addUse(solver::Problem &problem, const Use &use, const Plan &plan,
              unsigned axis);
  void addRequests(solver::Problem &problem, unsigned number);
  /// Calls `visit(variable, choices)` for each tensor and operator.
  void forEachVariable(
      llvm::function_ref<void(unsigned, llvm::ArrayRef<Choice>)> visit) const;
  int64_t getFetchBytes(unsigned number, unsigned operand, unsigned choice,
                        unsigned tensorChoice, const Plan &plan, unsigned axis);
  solver::Table makeOperandTable(unsigned number, unsigned operand,
                                 const Plan &plan, unsigned axis,
                                 llvm::ArrayRef<bool> counted);
  solver::Table makeResultTable(unsigned number, unsigned result,
                                const Plan &plan, unsigned axis);
  solver::Table share(std::vector<int64_t> entries);
  Use &getUse(const Operand &operand, unsigned need) {
    return uses[useNumbers.at({operand.tensor, operand.place, need})];
  }
  llvm::ArrayRef<Choice> getChoices(unsigned tensor) const {
    return tensorChoices[tensorClass[tensor]];
  }

  const Graph &graph;
  PlanOptions options;
  // Of the graph.
  std::vector<unsigned> tensorClass, tensorShape, operatorClass, producer;
  std::vector<const Layout *> pins;                   // [tensor class] or null
  std::vector<std::vector<CanonicalAccess>> accesses; // [operator class]
  Interner shapes, operatorClasses;
  // Kept from build to build.
  Needs needs;
  Interner stateNumbers, tensorStates;
  std::vector<OperatorState> states;
  std::unordered_map<Key, int64_t, KeyHash> fetchBytes;
  std::unordered_map<Key, solver::Table, KeyHash> tables, tablesByContent;
  // Of the problem built last.
  std::vector<unsigned> operatorState; // [operator] -> states
  std::vector<Choices> tensorChoices;  // [tensor that stands for its class]
  std::vector<unsigned> tensorState;   // [tensor]
  std::vector<unsigned> tensorVariable, operatorVariable;
  std::vector<Use> uses;
  /// By tensor, the place where it is fetched, and need.
  llvm::DenseMap<std::tuple<unsigned, unsigned, unsigned>, unsigned> useNumbers;
};

} // namespace tofu::search

#endif // TOFU_SEARCH_LEVELPROBLEM_H
