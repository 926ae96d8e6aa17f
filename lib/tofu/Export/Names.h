//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What values are called in a definition: as their locations say, if nothing
// else is called so.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_EXPORT_NAMES_H
#define TOFU_EXPORT_NAMES_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/Twine.h"
#include <deque>
#include <string>
#include <vector>

namespace tofu {

class Names {
public:
  /// A copy that lives as long as this.
  llvm::StringRef save(const llvm::Twine &text);
  /// A name of the language that is like the text and nobody's yet.
  llvm::StringRef choose(llvm::StringRef text);
  /// The same of a dimension, whose name indices may have.
  llvm::StringRef chooseDimension(llvm::StringRef text);
  /// The same of an index, until it is popped; it may not hide `used`.
  llvm::StringRef pushIndex(llvm::StringRef text,
                            const llvm::StringSet<> &used);
  size_t countIndices() const { return scope.size(); }
  void popIndices(size_t count) { scope.resize(scope.size() - count); }
  /// Nobody else gets it.
  void take(llvm::StringRef name) { taken.insert(name); }

private:
  std::deque<std::string> texts;
  llvm::StringSet<> taken, dimensions, indices;
  std::vector<llvm::StringRef> scope; // indices
};

/// True for what may stand where a name is wanted, words of the language
/// included.
bool isName(llvm::StringRef text);
/// The name that is most like the text.
std::string makeName(llvm::StringRef text);

} // namespace tofu

#endif // TOFU_EXPORT_NAMES_H
