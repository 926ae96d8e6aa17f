//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which gradients definitions have, as text and in numbers.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_GRADIENTPAGE_H
#define TOFU_OPERATORS_GRADIENTPAGE_H

#include "tofu/Operators/Instances.h"
#include "tofu/Syntax/Module.h"
#include "llvm/ADT/StringSet.h"

namespace tofu {

/// The definitions of the first file of `from`, which has no errors, and of the
/// files that it imports. `sources`, which has none, gets their texts.
std::optional<syntax::Module> readDefinitions(const llvm::SourceMgr &from,
                                              llvm::SourceMgr &sources);

/// Prints the gradients of a definition by each parameter of numbers; a generic
/// one's for each instance. `pages` counts what was printed; what is in
/// `printed`, functions and combiners that gradients use, is not again.
void printGradients(Instances &instances, mlir::Operation *definition,
                    const syntax::Module &written, unsigned &pages,
                    llvm::StringSet<> &printed, llvm::raw_ostream &os);

/// `gradient by a, b`, `no gradient by c: why`; nothing of what takes no
/// numbers.
std::string describeGradients(Instances &instances,
                              const OperatorInstance &instance,
                              const syntax::Module &written);

struct GradientCounts {
  std::string family;
  unsigned operators = 0, gradients = 0, parameters = 0;
  /// Of operators: those with a gradient by all parameters of numbers; by some;
  /// those that have none: no number goes in, none comes out, or another
  /// reason.
  unsigned all = 0, some = 0, noOperand = 0, noResult = 0, none = 0;
  std::vector<std::string> reasons; // `f by x: why`
};
GradientCounts countGradients(llvm::StringRef family,
                              const syntax::Module &written,
                              llvm::ArrayRef<std::string> names);
void printGradientCounts(llvm::ArrayRef<GradientCounts> families,
                         llvm::raw_ostream &os);

} // namespace tofu

#endif // TOFU_OPERATORS_GRADIENTPAGE_H
