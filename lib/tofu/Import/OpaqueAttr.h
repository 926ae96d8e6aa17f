//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Reads attributes of a dialect that may not be registered, from their text:
// `#stablehlo.dot<lhs_contracting_dimensions = [1]>`,
// `#stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>` and
// `#stablehlo<comparison_direction GT>`. A registered dialect prints the same
// text, so one reader serves both.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_OPAQUEATTR_H
#define TOFU_IMPORT_OPAQUEATTR_H

#include "mlir/IR/Attributes.h"
#include "llvm/ADT/SmallVector.h"

#include <optional>
#include <string>

namespace tofu {

/// One `key = value` of an attribute; a single integer is a list of one.
struct OpaqueField {
  std::string key;
  llvm::SmallVector<int64_t> values;
};

/// An attribute's text in parts. `fields` are those of the body
/// `key = value, ...`; `word` is the body if that is one word; `lists` are
/// those of the body `[b, 0, f]x[0, i, o]->[b, 0, f]`.
struct OpaqueParts {
  std::string mnemonic;
  std::string word;
  llvm::SmallVector<llvm::SmallVector<std::string>> lists;
  llvm::SmallVector<OpaqueField> fields;
};

/// The parts of the attribute's text; none if it is not of either form.
std::optional<OpaqueParts> parseOpaqueAttr(mlir::Attribute attr);

/// The same for the text of an attribute.
std::optional<OpaqueParts> parseOpaqueAttr(llvm::StringRef text);

} // namespace tofu

#endif // TOFU_IMPORT_OPAQUEATTR_H
