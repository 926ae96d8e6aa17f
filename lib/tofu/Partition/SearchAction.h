//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What -tofu-plan is at, for who shows it.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_SEARCHACTION_H
#define TOFU_PARTITION_SEARCHACTION_H

#include "mlir/IR/Action.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace tofu {

/// Told to the context's handler of actions before each part of the search.
class SearchAction : public mlir::tracing::ActionImpl<SearchAction> {
public:
  using Base = mlir::tracing::ActionImpl<SearchAction>;
  SearchAction(llvm::ArrayRef<mlir::IRUnit> units, std::string phase)
      : Base(units), phase(std::move(phase)) {}

  static constexpr llvm::StringLiteral tag = "tofu-search",
                                       desc = "a part of the search of a plan";
  void print(llvm::raw_ostream &os) const override {
    os << tag << ' ' << phase;
  }
  /// `axis b of a,b,c`
  const std::string &getPhase() const { return phase; }

private:
  std::string phase;
};

} // namespace tofu

#endif // TOFU_PARTITION_SEARCHACTION_H
