//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A line for each operator of a library, as tables in Markdown: for who looks
// for one. What a page says of all extents and attributes is left out.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_DIGEST_H
#define TOFU_OPERATORS_DIGEST_H

#include "tofu/Operators/Instances.h"
#include "tofu/Syntax/Module.h"

namespace tofu {

/// What stands before the tables: what their columns say.
void printDigestHeading(llvm::raw_ostream &os);

/// The table of a file: of each of these definitions its signature, the first
/// sentence of its comment, and what pages say of how its instances of most
/// dimensions are split.
void printDigest(llvm::StringRef family, Instances &instances,
                 llvm::ArrayRef<mlir::Operation *> definitions,
                 const syntax::Module &written, llvm::raw_ostream &os);

} // namespace tofu

#endif // TOFU_OPERATORS_DIGEST_H
