//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// PTX in the form that is run: every name is a place, every instruction a
// function over the 32 lanes of a warp.
#ifndef TOFU_TEST_GPU_PTX_PROGRAM_H
#define TOFU_TEST_GPU_PTX_PROGRAM_H

#include "Text.h"

#include <functional>

namespace tofu::gpu {

class Warp;
struct Inst;
struct Function;

/// Runs an instruction for the lanes of `mask`. True: the warp does not go on
/// at `pc` with its present lanes (Warp::suspend).
using Handler = bool (*)(Warp &warp, const Inst &inst, uint32_t mask);

/// A place: bytes from the start of a frame's registers, or of the constants
/// of its function.
using Ref = uint32_t;
constexpr Ref kConstant = 0x80000000u;
constexpr Ref kNoRef = 0x7FFFFFFFu;

struct Inst {
  Handler fn = nullptr;
  Ref d = kNoRef, a = kNoRef, b = kNoRef, c = kNoRef;
  Ref guard = kNoRef;
  Ref e = kNoRef; // a second destination
  bool guardNegated = false;
  bool negated = false; // a predicate operand is read negated
  Space space = Space::generic;
  uint8_t width = 0; // bytes a lane
  uint8_t count = 1; // elements of a vector
  uint8_t mode = 0;  // what the handler likes
  int line = 0;
  int64_t imm = 0;
  uint32_t list = 0; // first of Function::refs
  uint32_t listSize = 0;
  const Function *callee = nullptr;
};

/// A value that every frame of a function holds but that is not known before.
struct Fill {
  enum Kind : uint8_t { special, shared, local } kind = special;
  Ref slot = 0;
  int which = 0; // of a special register
  unsigned bytes = 8;
  const Variable *variable = nullptr;
  int64_t addend = 0;
};

/// Bytes from one place in a caller's parameters to one in a callee's.
struct ParamCopy {
  uint32_t caller, callee, bytes;
};

struct Function {
  std::string name;
  const FunctionText *text = nullptr;
  bool isEntry = false;
  std::vector<Inst> code;
  std::vector<Ref> refs;
  std::vector<ParamCopy> copies; // of calls, in and out
  std::vector<char> constants;
  std::vector<Fill> fills;
  uint32_t registerBytes = 0;
  uint32_t paramBytes = 0; // of an entry: its parameters; else formals, calls'
  uint32_t localBytes = 0;
  std::vector<std::pair<uint32_t, uint32_t>> kernelParams; // offset, bytes
  std::vector<const Variable *> shared;                    // used here
  std::vector<const Function *> callees;
  int64_t limit(const char *name) const {
    auto found = text->limits.find(name);
    return found == text->limits.end() ? 0 : found->second;
  }
};

/// One shared variable's place in a launch.
struct SharedPlace {
  const Variable *variable;
  uint64_t offset, bytes;
};

/// A module that is loaded: its functions, and where its variables are.
class Program {
public:
  /// Gives bytes of device memory to a variable: `allocate(variable)` returns
  /// its address. Throws PtxError.
  Program(std::unique_ptr<ModuleText> text,
          const std::function<uint64_t(const Variable &)> &allocate);
  ~Program();

  const Function *entry(const std::string &name) const;
  const std::vector<std::unique_ptr<Function>> &functions() const {
    return all;
  }
  /// 0: no such variable.
  uint64_t address(const Variable *variable) const;
  const Variable *variable(const std::string &name) const;
  const ModuleText &source() const { return *text; }

  /// Where a kernel's shared variables lie, those of unknown extent last. The
  /// gaps between them are nobody's: what reaches into one is out of bounds.
  std::vector<SharedPlace> sharedPlaces(const Function &kernel,
                                        uint64_t dynamicBytes) const;
  /// Local memory of a thread, with what it may call, nested four deep.
  uint64_t localBytes(const Function &kernel) const;
  /// What the hardware would count, without gaps.
  uint64_t staticSharedBytes(const Function &kernel) const;

private:
  friend class Decoder;
  std::unique_ptr<ModuleText> text;
  std::vector<std::unique_ptr<Function>> all;
  std::map<std::string, Function *> byName;
  std::map<const Variable *, uint64_t> addresses;

public:
  /// The bytes that a variable of global or constant memory starts with.
  std::vector<char> initialBytes(const Variable &variable) const;
};

} // namespace tofu::gpu

#endif
