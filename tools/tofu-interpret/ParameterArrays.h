//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which arrays of archives the parameters of an operator take. Of a list
// `xs...` these are xs0, xs1, ..., or one that is called xs.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_TOFU_INTERPRET_PARAMETERARRAYS_H
#define TOFU_TOOLS_TOFU_INTERPRET_PARAMETERARRAYS_H

#include "tofu/Numpy/Npz.h"
#include "tofu/Syntax/Ast.h"
#include "llvm/Support/Error.h"

namespace tofu::tools {

/// Of each parameter, and of as many of a list as there are in the archives;
/// `areAll` if arg0, arg1, ... are arrays of these alone, and of no cotangent.
std::vector<numpy::ArrayName>
nameArrays(llvm::ArrayRef<syntax::Parameter> parameters,
           const numpy::NpzReader &reader, bool areAll);

/// Of parameters by their names, where that of the first of a list, xs0, may be
/// xs in the archives.
std::vector<numpy::ArrayName>
nameArrays(std::vector<std::string> names,
           llvm::ArrayRef<syntax::Parameter> parameters,
           const numpy::NpzReader &reader);

/// x, xs0, xs1, ...
std::string listArrays(llvm::ArrayRef<syntax::Parameter> parameters);

/// An error if the archives have arrays that are none of these, nor results:
/// what is misspelt would be left out in silence. Of parameters that are not
/// among `parameters`, as cotangents are not, the names are the arrays'.
llvm::Error checkTaken(const numpy::NpzReader &reader, llvm::StringRef op,
                       llvm::ArrayRef<numpy::ArrayName> names,
                       llvm::ArrayRef<syntax::Parameter> parameters);

} // namespace tofu::tools

#endif // TOFU_TOOLS_TOFU_INTERPRET_PARAMETERARRAYS_H
