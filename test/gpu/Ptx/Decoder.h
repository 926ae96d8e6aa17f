//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// From text to Program, a function at a time. What each opcode becomes is said
// in the files of the simulator: each adds its rows to the table of opcodes.
#ifndef TOFU_TEST_GPU_PTX_DECODER_H
#define TOFU_TEST_GPU_PTX_DECODER_H

#include "Program.h"

#include <unordered_map>

namespace tofu::gpu {

class Decoder;
/// Fills in `inst` from `statement`; throws PtxError through Decoder::fail.
using Decode = void (*)(Decoder &decoder, const Statement &statement,
                        Inst &inst);
using OpTable = std::unordered_map<std::string_view, Decode>;

void addIntegerOps(OpTable &table);
void addBitOps(OpTable &table);
void addFloatOps(OpTable &table);
void addCompareOps(OpTable &table);
void addConvertOps(OpTable &table);
void addMoveOps(OpTable &table);
void addMemoryOps(OpTable &table);
void addAtomicOps(OpTable &table);
void addWarpOps(OpTable &table);
void addMatrixOps(OpTable &table);
void addControlOps(OpTable &table);

class Decoder {
public:
  Decoder(Program &program, Function &function, const OpTable &table)
      : program(program), function(function), table(table) {}
  void run();

  [[noreturn]] void fail(const std::string &what) const;
  /// The instruction as a whole is not known.
  [[noreturn]] void unknown() const;

  /// A place to read a value of `type` from: a register of its size, a number,
  /// an address of a variable.
  Ref source(const Operand &operand, Type type);
  /// A predicate; sets `negated` where it is read so.
  Ref predicate(const Operand &operand, bool &negated);
  Ref destination(const Operand &operand, Type type);
  /// A register, of any size, and its bytes a lane.
  Ref anyRegister(const Operand &operand, unsigned &bytes);
  Ref constant(uint64_t bits, unsigned bytes);
  Ref scratch(unsigned bytes);
  /// Sets `a` and `imm`, and `mode` to the bytes of the address register.
  void address(const Operand &operand, Inst &inst);
  const Operand &operand(const Statement &statement, size_t i) const;
  /// The last modifier that is a type; `skip` such are passed over from behind.
  Type type(const Statement &statement, int skip = 0) const;
  uint32_t beginList() const { return function.refs.size(); }
  void addToList(Ref ref) { function.refs.push_back(ref); }
  /// Set for a label that stands in the text; taken when it is reached.
  void branchTo(const std::string &label, int64_t *where);
  void branchFromList(const std::string &label, uint32_t list);
  const Statement *targetsOf(const std::string &label) const;
  const Function *functionNamed(const std::string &name) const;
  uint32_t paramOffset(const Variable *variable);
  void addCall(Inst &inst, const Statement &statement);

  Program &program;
  Function &function;

private:
  Ref registerOf(const Variable *variable);
  Ref specialRegister(const std::string &name);
  uint32_t allocate(unsigned bytes);
  void layOutParams();
  void strengthenFirstLoad(const Statement &cas);
  void emit(Inst inst) { function.code.push_back(inst); }

  const OpTable &table;
  const Statement *now = nullptr;
  std::map<const Variable *, Ref> registers;
  std::map<const Variable *, uint32_t> params, locals;
  std::map<std::pair<uint64_t, unsigned>, Ref> constants;
  std::map<std::string, Ref> specials;
  std::map<std::string, uint32_t> labels;
  struct Patch {
    size_t inst; // code[inst].imm, or refs[list]
    uint32_t list;
    std::string label;
    int line;
  };
  std::vector<Patch> patches;
  std::vector<std::pair<size_t, const Statement *>> loads; // in code
};

/// Number of a special register, -1 if there is none, its bytes.
int specialNumber(std::string_view name, unsigned &bytes);

} // namespace tofu::gpu

#endif
