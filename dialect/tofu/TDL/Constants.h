//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The numbers of constants, however they are written.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_CONSTANTS_H
#define TOFU_TDL_CONSTANTS_H

#include "mlir/IR/BuiltinAttributes.h"
#include <string>

namespace tofu::tdl {

/// The elements one by one, or one for all: what is written sparse or as a
/// resource of the file becomes dense. Null if they are not there, and then
/// `fault` says why, as a sentence after the name of the constant.
mlir::DenseIntOrFPElementsAttr getDense(mlir::ElementsAttr elements,
                                        std::string &fault);

} // namespace tofu::tdl

#endif // TOFU_TDL_CONSTANTS_H
