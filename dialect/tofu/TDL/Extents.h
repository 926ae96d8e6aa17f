//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Parameters of an opaque function that say what it gives: the extents of
// slices which are no result of the definition. No attribute has such a name.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_EXTENTS_H
#define TOFU_TDL_EXTENTS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

namespace tofu::tdl {

/// The name of the parameter that is dimension `dim` of result `result`.
inline std::string getExtentParameter(unsigned result, unsigned dim) {
  return ("extent." + llvm::Twine(result) + "." + llvm::Twine(dim)).str();
}

inline bool isExtentParameter(llvm::StringRef name) {
  return name.starts_with("extent.");
}

} // namespace tofu::tdl

#endif // TOFU_TDL_EXTENTS_H
