//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Makes MLIR's parser read the booleans that JAX writes: jaxlib prints a large
// constant of i1 as hexadecimal text with one byte for each element, where this
// MLIR wants one bit.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_PACKBOOLEANS_H
#define TOFU_IMPORT_PACKBOOLEANS_H

#include "llvm/Support/MemoryBuffer.h"

#include <memory>

namespace tofu {

/// The text with every `dense<"0x..."> : tensor<...xi1>` that has a byte, 00 or
/// 01, for each of several elements written with a bit for each. Blanks keep
/// all else where it is. Linear in the text; without such constants, and if it
/// is bytecode, the buffer that is given.
std::unique_ptr<llvm::MemoryBuffer>
packBooleans(std::unique_ptr<llvm::MemoryBuffer> buffer);

} // namespace tofu

#endif // TOFU_IMPORT_PACKBOOLEANS_H
