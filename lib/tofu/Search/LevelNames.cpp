//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/LevelProblem.h"

using namespace tofu::search;

/// A name as JSON writes it.
static std::string quote(llvm::StringRef name) {
  std::string text;
  for (char c : name)
    text += c == '"' || c == '\\' || (unsigned char)c < ' ' ? '_' : c;
  return text;
}

/// `d0`; if other axes cut it as well, `d0 digit 1`.
static std::string describe(llvm::ArrayRef<Choice> choices, unsigned number,
                            llvm::StringRef cut) {
  auto [value, digit] = choices[number];
  bool isOne = llvm::count_if(choices, [value = value](Choice other) {
                 return other.value == value;
               }) == 1;
  return quote(cut) + (isOne ? "" : " digit " + std::to_string(digit));
}

static std::vector<std::string> nameValues(llvm::ArrayRef<Choice> choices) {
  std::vector<std::string> names;
  for (unsigned i = 0; i < choices.size(); ++i) {
    int value = choices[i].value;
    names.push_back(value == Whole ? "whole"
                    : value == Partial
                        ? "partial"
                        : describe(choices, i, "d" + std::to_string(value)));
  }
  return names;
}

static std::vector<std::string> nameValues(const Operator &op,
                                           llvm::ArrayRef<Choice> choices) {
  std::vector<std::string> names;
  for (unsigned i = 0; i < choices.size(); ++i) {
    int value = choices[i].value;
    names.push_back(value == Everywhere ? "everywhere"
                    : isCarry(value)
                        ? "carry " + std::to_string(carriedSet(value))
                        : describe(choices, i, op.variables[value].name));
  }
  return names;
}

tofu::solver::NamedProblem LevelBuilder::getNamed(solver::Problem problem,
                                                  std::string name) const {
  solver::NamedProblem named{std::move(name), std::move(problem)};
  named.variables.resize(named.problem.unary.size());
  named.values.resize(named.problem.unary.size());
  auto set = [&](unsigned variable, const std::string &name,
                 std::vector<std::string> values) {
    if (variable == None || !named.variables[variable].empty())
      return;
    named.variables[variable] = quote(name);
    named.values[variable] = std::move(values);
  };
  for (unsigned t = 0; t < graph.tensors.size(); ++t)
    set(tensorVariable[t], "tensor " + graph.tensors[t].name,
        nameValues(getChoices(t)));
  for (unsigned o = 0; o < graph.operators.size(); ++o)
    if (operatorVariable[o] != None)
      set(operatorVariable[o], "operator " + graph.operators[o].name,
          nameValues(graph.operators[o], states[operatorState[o]].choices));
  for (const Use &use : uses) {
    const Operator &user = graph.operators[use.user];
    set(use.variable,
        "use of " + graph.tensors[use.tensor].name + " as operand " +
            std::to_string(use.operand) + " of " + user.name + ", " +
            nameValues(user,
                       states[operatorState[use.user]].choices)[use.choice],
        {"not fetched", "fetched"});
  }
  return named;
}
