//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Names of arguments and results as paths into trees: `opt[0].mu['w']` is opt,
// 0, mu, w.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_PATHS_H
#define TOFU_PARTITION_PATHS_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace tofu {

using Path = llvm::SmallVector<llvm::StringRef, 4>; // words of the name

Path getPath(llvm::StringRef name);

/// Of a result, without the word `result` and its place among what is returned:
/// of `result[1]['w']`, w. `result[1]` says nothing.
Path getResultPath(llvm::StringRef name);

/// The last words of it, as a key: "" if there are not so many.
std::string getEnd(llvm::ArrayRef<llvm::StringRef> path, size_t words);

/// How many words both end with.
size_t countCommonWords(llvm::ArrayRef<llvm::StringRef> first,
                        llvm::ArrayRef<llvm::StringRef> second);

} // namespace tofu

#endif // TOFU_PARTITION_PATHS_H
