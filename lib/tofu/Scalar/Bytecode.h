//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a lambda is compiled to: a flat list of instructions over registers.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SCALAR_BYTECODE_H
#define TOFU_SCALAR_BYTECODE_H

#include "tofu/Scalar/Scalar.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <string>
#include <vector>

namespace tofu::interpreter {

struct Frame;
struct Instruction;

/// Executes one instruction and returns the next; null ends the program.
using Handler = const Instruction *(*)(const Instruction *, Frame &);

struct Instruction {
  Handler handler;
  uint32_t dst = 0, a = 0, b = 0, c = 0; // registers
  int64_t imm = 0;                       // widths, a stride, a jump
  const void *aux = nullptr;             // data, or what the program owns
};

/// Integer handlers find bit widths in `imm`: of the result and of operand 0.
inline int64_t packWidths(unsigned result, unsigned operand) {
  return int64_t(result) | int64_t(operand) << 8;
}
inline unsigned getResultWidth(const Instruction *pc) { return pc->imm & 0xFF; }
inline unsigned getOperandWidth(const Instruction *pc) {
  return (pc->imm >> 8) & 0xFF;
}

/// The state of a running program.
struct Frame {
  std::vector<Register> registers;
  std::string error; // set by the handler that ended the program
};

/// Instructions, the registers' first values, and what instructions point to.
/// It is bound to the data of its operands.
struct Program {
  std::vector<Instruction> code;
  std::vector<Register> registers;
  std::vector<std::shared_ptr<const void>> owned;

  llvm::Error run() const;
};

} // namespace tofu::interpreter

#endif // TOFU_SCALAR_BYTECODE_H
