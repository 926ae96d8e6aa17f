//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Functions.h"
#include "tofu/Source/Nearest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace tofu::syntax;

static constexpr FunctionInfo table[] = {
    {"exp", Function::Exp, 1, FunctionInfo::Numbers},
    {"expm1", Function::Expm1, 1, FunctionInfo::Numbers},
    {"log", Function::Log, 1, FunctionInfo::Numbers},
    {"log1p", Function::Log1p, 1, FunctionInfo::Numbers},
    {"sqrt", Function::Sqrt, 1, FunctionInfo::Numbers},
    {"rsqrt", Function::Rsqrt, 1, FunctionInfo::Numbers},
    {"tanh", Function::Tanh, 1, FunctionInfo::Numbers},
    {"sin", Function::Sin, 1, FunctionInfo::Numbers},
    {"cos", Function::Cos, 1, FunctionInfo::Numbers},
    {"tan", Function::Tan, 1, FunctionInfo::Numbers},
    {"asin", Function::Asin, 1, FunctionInfo::Numbers},
    {"acos", Function::Acos, 1, FunctionInfo::Numbers},
    {"atan", Function::Atan, 1, FunctionInfo::Numbers},
    {"sinh", Function::Sinh, 1, FunctionInfo::Numbers},
    {"cosh", Function::Cosh, 1, FunctionInfo::Numbers},
    {"asinh", Function::Asinh, 1, FunctionInfo::Numbers},
    {"acosh", Function::Acosh, 1, FunctionInfo::Numbers},
    {"atanh", Function::Atanh, 1, FunctionInfo::Numbers},
    {"round", Function::Round, 1, FunctionInfo::Numbers},
    {"rint", Function::RoundEven, 1, FunctionInfo::Numbers},
    {"erf", Function::Erf, 1, FunctionInfo::Numbers},
    {"floor", Function::Floor, 1, FunctionInfo::Numbers},
    {"ceil", Function::Ceil, 1, FunctionInfo::Numbers},
    {"abs", Function::Abs, 1, FunctionInfo::SameType},
    {"pow", Function::Pow, 2, FunctionInfo::Numbers},
    {"atan2", Function::Atan2, 2, FunctionInfo::Numbers},
    {"max", Function::Max, 2, FunctionInfo::SameType},
    {"min", Function::Min, 2, FunctionInfo::SameType},
    {"select", Function::Select, 3, FunctionInfo::Selection}};

llvm::ArrayRef<FunctionInfo> tofu::syntax::allFunctions() { return table; }

llvm::StringRef tofu::syntax::spell(Function function) {
  for (const FunctionInfo &info : allFunctions())
    if (info.function == function)
      return info.name;
  return "";
}

const FunctionInfo *tofu::syntax::findFunction(llvm::StringRef name) {
  const FunctionInfo *found = llvm::find_if(
      table, [&](const FunctionInfo &each) { return each.name == name; });
  return found == std::end(table) ? nullptr : found;
}

namespace {
struct NamedType {
  llvm::StringLiteral name;
  Type kind;
  Scalar scalar;
};
} // namespace

static constexpr NamedType types[] = {{"float", Type::Number, Scalar::Generic},
                                      {"int", Type::Integer, Scalar::Generic},
                                      {"bool", Type::Condition, Scalar::Bool},
                                      {"f16", Type::Number, Scalar::F16},
                                      {"bf16", Type::Number, Scalar::BF16},
                                      {"f32", Type::Number, Scalar::F32},
                                      {"f64", Type::Number, Scalar::F64},
                                      {"i8", Type::Integer, Scalar::I8},
                                      {"i16", Type::Integer, Scalar::I16},
                                      {"i32", Type::Integer, Scalar::I32},
                                      {"i64", Type::Integer, Scalar::I64}};

std::optional<ElementType> tofu::syntax::findElementType(llvm::StringRef name) {
  for (const NamedType &each : types)
    if (each.name == name)
      return ElementType{each.kind, each.scalar, {}};
  return std::nullopt;
}

llvm::StringRef tofu::syntax::spell(const ElementType &type) {
  if (type.kind == Type::Unknown)
    return type.variable;
  for (const NamedType &each : types)
    if (each.kind == type.kind && each.scalar == type.scalar)
      return each.name;
  return "bool";
}

unsigned tofu::syntax::getWidth(Scalar scalar) {
  switch (scalar) {
  case Scalar::I8:
    return 8;
  case Scalar::I16:
    return 16;
  case Scalar::I64:
    return 64;
  default: // of what is `of int`, too
    return 32;
  }
}

llvm::ArrayRef<llvm::StringLiteral> tofu::syntax::allElementTypes() {
  static constexpr llvm::StringLiteral names[] = {"float", "int", "bool", "f16",
                                                  "bf16",  "f32", "f64",  "i8",
                                                  "i16",   "i32", "i64"};
  return names;
}

/// What other languages call one, and what differs by case; or nothing.
static llvm::StringRef translateType(llvm::StringRef name) {
  std::string lower = name.lower();
  for (llvm::StringRef type : tofu::syntax::allElementTypes())
    if (type == lower)
      return type;
  return llvm::StringSwitch<llvm::StringRef>(lower)
      .Cases({"float16", "half"}, "f16")
      .Case("bfloat16", "bf16")
      .Case("float32", "f32")
      .Cases({"float64", "double"}, "f64")
      .Case("int8", "i8")
      .Case("int16", "i16")
      .Case("int32", "i32")
      .Cases({"int64", "long"}, "i64")
      .Cases({"boolean", "i1"}, "bool")
      .Default("");
}

bool tofu::syntax::isMisspelledType(llvm::StringRef name) {
  return !name.empty() &&
         (!llvm::isUpper(name[0]) || !translateType(name).empty());
}

std::string tofu::syntax::hintElementType(llvm::StringRef name) {
  Nearest nearest(name);
  if (llvm::StringRef type = translateType(name); !type.empty())
    return ("; did you mean '" + type + "'?").str();
  llvm::StringRef rest = name;
  bool isUnsigned = rest.consume_front("u") && !rest.empty();
  if (isUnsigned &&
      (llvm::all_of(rest, llvm::isDigit) ||
       (llvm::toLower(rest[0]) == 'i' && !translateType(rest).empty())))
    return "; integers have a sign: 'i8', 'i16', 'i32', 'i64'";
  for (llvm::StringRef type : allElementTypes())
    nearest.add(type);
  return nearest.hint();
}

llvm::ArrayRef<llvm::StringLiteral> tofu::syntax::allListFunctions() {
  static constexpr llvm::StringLiteral names[] = {
      "rank",    "remove", "insert",  "replace", "inverse",
      "reverse", "before", "strides", "repeat",  "range"};
  return names;
}

bool tofu::syntax::isListFunction(llvm::StringRef name) {
  return llvm::is_contained(allListFunctions(), name);
}
