//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which operation was meant by the name of one that is none. That `acme.log`
// and `acme.proj` are of one dialect does not make them alike.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SOURCE_NEARESTOPERATION_H
#define TOFU_SOURCE_NEARESTOPERATION_H

#include "tofu/Source/Nearest.h"

namespace tofu {

/// The nearest of its dialect by what follows that, else of the others.
class NearestOperation {
public:
  explicit NearestOperation(llvm::StringRef name)
      : dialect(getDialect(name)), own(name.drop_front(dialect.size())),
        whole(name) {}
  void add(llvm::StringRef candidate) {
    if (getDialect(candidate) == dialect)
      own.add(candidate.drop_front(dialect.size()));
    else
      whole.add(candidate);
  }
  /// Empty if there is none.
  std::string get() const {
    return own.get().empty() ? whole.get().str() : (dialect + own.get()).str();
  }
  std::string hint() const {
    return own.get().empty() ? whole.hint() : own.hint(dialect);
  }

private:
  /// With the dot.
  static llvm::StringRef getDialect(llvm::StringRef name) {
    return name.take_front(name.rfind('.') + 1);
  }

  llvm::StringRef dialect;
  Nearest own, whole;
};

} // namespace tofu

#endif // TOFU_SOURCE_NEARESTOPERATION_H
