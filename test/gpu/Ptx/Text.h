//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// PTX as text has it: directives, declarations and statements with the lines
// that they stand in. Nothing is resolved here but the scopes of names.
#ifndef TOFU_TEST_GPU_PTX_TEXT_H
#define TOFU_TEST_GPU_PTX_TEXT_H

#include <cstdint>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace tofu::gpu {

/// What is wrong with a text, at its line.
struct PtxError : std::runtime_error {
  PtxError(int line, const std::string &what)
      : std::runtime_error("PTX line " + std::to_string(line) + ": " + what),
        line(line) {}
  int line;
};

enum class Type : uint8_t {
  none,
  pred,
  b8,
  b16,
  b32,
  b64,
  b128,
  u8,
  u16,
  u32,
  u64,
  s8,
  s16,
  s32,
  s64,
  f16,
  f16x2,
  bf16,
  bf16x2,
  f32,
  f64,
  tf32,
  f32x2
};
/// Type::none where there is no such type; without the dot.
Type typeOf(std::string_view name);
unsigned bytesOf(Type type);
bool isSigned(Type type);
bool isFloat(Type type);

enum class Space : uint8_t {
  generic,
  reg,
  global,
  shared,
  local,
  constant,
  param
};

/// A variable of any space: a register, an array, a parameter.
struct Variable {
  std::string name;
  Space space = Space::generic;
  Type type = Type::none;
  unsigned align = 1;
  uint64_t bytes = 0;
  bool isExtern = false;
  bool isArray = false;
  int line = 0;
  /// One element of an initialiser: bytes, or the address of a symbol.
  struct Init {
    std::string symbol;
    int64_t value = 0; // bits, or what is added to the symbol
    bool generic = false;
  };
  std::vector<Init> init;
};

struct Operand {
  enum Kind : uint8_t { name, integer, single, real, address, list, sink } kind;
  bool negated = false;       // !%p
  std::string text;           // name; base of an address, may be empty
  uint64_t bits = 0;          // integer, single: 32 bits, real: 64 bits
  std::vector<Operand> items; // list
  /// For a name: the declaration that it means, if it is a variable.
  const Variable *variable = nullptr;
  int64_t offset = 0; // address
};

struct Statement {
  int line = 0;
  std::string label; // set: this is a label and nothing else
  std::string guard; // @%p
  const Variable *guardVariable = nullptr;
  bool guardNegated = false;
  std::string_view op; // without modifiers
  std::vector<std::string_view> mods;
  std::vector<Operand> operands;
  /// `a|b` as the destination: the second is here.
  std::vector<Operand> second;
  std::vector<std::string> targets; // of a .branchtargets

  bool has(std::string_view mod) const {
    for (std::string_view m : mods)
      if (m == mod)
        return true;
    return false;
  }
  std::string spelling() const;
};

struct FunctionText {
  std::string name;
  int line = 0;
  bool isEntry = false;
  bool isDefinition = false;
  std::vector<const Variable *> params, results;
  std::vector<std::unique_ptr<Variable>> variables; // of all its scopes
  std::vector<Statement> body;
  std::map<std::string, int64_t> limits; // maxntid, reqntid, ...
};

struct ModuleText {
  std::string text; // string_views of statements point into this
  int major = 0, minor = 0;
  std::string target;
  std::vector<std::unique_ptr<Variable>> variables;
  std::vector<std::unique_ptr<FunctionText>> functions;
};

/// Throws PtxError.
std::unique_ptr<ModuleText> parsePtx(std::string_view text);

} // namespace tofu::gpu

#endif
