//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The combiners that a derived text uses, and the functions that these call, of
// whatever files: a name that would mean two things there has a number.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_GRADIENT_USEDCOMBINERS_H
#define TOFU_GRADIENT_USEDCOMBINERS_H

#include "tofu/Syntax/Module.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/raw_ostream.h"
#include <map>

namespace tofu::syntax::gradient {

class UsedCombiners {
public:
  explicit UsedCombiners(const Module &module) : module(module) {}

  void add(const CombinerDefinition &combiner);
  /// When all are there.
  void chooseNames();
  llvm::StringRef getName(const CombinerDefinition &combiner) const {
    return names.at(&combiner);
  }
  llvm::StringMap<const CombinerDefinition *> getNamed() const;
  /// Copies of all, under the names that are chosen.
  void print(llvm::raw_ostream &os) const;

private:
  template <typename Item>
  const FunctionDefinition *getCalled(const Item &item, const Expr &expr) const;
  template <typename Item> void addCalled(const Item &item);
  template <typename Item> Item rename(const Item &item) const;

  const Module &module;
  llvm::SetVector<const CombinerDefinition *> combiners;
  llvm::SetVector<const FunctionDefinition *> functions;
  std::map<const void *, std::string> names; // of both
};

} // namespace tofu::syntax::gradient

#endif // TOFU_GRADIENT_USEDCOMBINERS_H
