//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What can be said of a generic definition before it is applied: it is tried
// out at some ranks, element types and attributes. An error is one if it is
// made in all of them, or if it is that something has no meaning at all, which
// what the definition is applied to cannot change.
//
// The samples of pages and tests (tofu/Operators/Sample.h) are others: there is
// no IR here, whose types those are, and an error must come up in many unlike
// samples, where a page wants the few simplest that fit.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ELABORATION_SAMPLES_H
#define TOFU_ELABORATION_SAMPLES_H

#include "tofu/Elaboration/Elaborate.h"
#include <set>

namespace tofu::syntax {

class SampleChecker {
public:
  SampleChecker(const Module &module, Diagnostics &diagnostics, Work &work)
      : module(module), diagnostics(diagnostics), work(work) {}

  void check(const Definition &definition);

private:
  /// By place and message.
  using Key = std::pair<const char *, std::string>;

  const Module &module;
  Diagnostics &diagnostics;
  Work &work;
  std::set<Key> said; // what an operator and those that apply it share
};

/// The first sample, by rising ranks and numbers of operands, that a generic
/// definition makes sense of; its ranks are known.
std::optional<Instance> findSample(const Module &module,
                                   const Definition &definition);

} // namespace tofu::syntax

#endif // TOFU_ELABORATION_SAMPLES_H
