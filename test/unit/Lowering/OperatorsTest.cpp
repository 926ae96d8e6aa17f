//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Many small operators in one program: the code computes, bit for bit, what the
// interpreter does. TOFU_EXHAUSTIVE_OPERATORS: how many.
//
//===----------------------------------------------------------------------===//
#include "../Partition/Operators.h"
#include "Compiled.h"
#include <cstdlib>

using namespace tofu::test;

namespace {

class CompiledOperators : public Compiled {
protected:
  static constexpr unsigned kOperatorsPerProgram = 100;

  void check(std::vector<Operator> &operators, int64_t devices) {
    inputs.clear();
    compare(split(print(operators), devices));
    operators.clear();
  }
};

TEST_F(CompiledOperators, OneOperand) {
  std::vector<Operator> operators;
  unsigned number = 0;
  for (unsigned outputs : {1u, 2u})
    for (const Coordinate &coordinate : getCoordinates(2))
      for (const std::string &guard : getGuards(2)) {
        unsigned n = number++;
        Operator op;
        op.extents.assign({int(n % 4 + 1), int(n / 4 % 4 + 1)});
        op.outputs = outputs;
        op.reads.push_back({{int(n / 16 % 4 + 1)}, {coordinate}, guard});
        operators.push_back(op);
        if (operators.size() == kOperatorsPerProgram)
          ASSERT_NO_FATAL_FAILURE(check(operators, number / 100 % 4 + 1));
      }
  check(operators, 3);
}

TEST_F(CompiledOperators, TwoOperands) {
  const char *count = std::getenv("TOFU_EXHAUSTIVE_OPERATORS");
  unsigned number = count ? std::atoi(count) : 200;
  std::mt19937 random(2);
  std::vector<Operator> operators;
  for (unsigned i = 1; i <= number; ++i) {
    operators.push_back(makeTwoOperandOperator(random));
    if (operators.size() == kOperatorsPerProgram || i == number)
      ASSERT_NO_FATAL_FAILURE(
          check(operators, i / kOperatorsPerProgram % 4 + 1));
  }
}

} // namespace
