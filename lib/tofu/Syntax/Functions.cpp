//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Functions.h"
#include "llvm/ADT/STLExtras.h"

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
    {"erf", Function::Erf, 1, FunctionInfo::Numbers},
    {"floor", Function::Floor, 1, FunctionInfo::Numbers},
    {"ceil", Function::Ceil, 1, FunctionInfo::Numbers},
    {"abs", Function::Abs, 1, FunctionInfo::SameType},
    {"pow", Function::Pow, 2, FunctionInfo::Numbers},
    {"max", Function::Max, 2, FunctionInfo::SameType},
    {"min", Function::Min, 2, FunctionInfo::SameType},
    {"select", Function::Select, 3, FunctionInfo::Selection},
    {"float", Function::Float, 1, FunctionInfo::Conversion}};

llvm::ArrayRef<FunctionInfo> tofu::syntax::allFunctions() { return table; }

const FunctionInfo *tofu::syntax::findFunction(llvm::StringRef name) {
  const FunctionInfo *found = llvm::find_if(
      table, [&](const FunctionInfo &each) { return each.name == name; });
  return found == std::end(table) ? nullptr : found;
}
