//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Results and arguments of one type that may be each other in the next step,
// and what elements, donations and order tell of them.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_TIECANDIDATES_H
#define TOFU_PARTITION_TIECANDIDATES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <map>

namespace tofu {

using TiePairs = std::map<unsigned, unsigned>; // results and arguments
bool hasPair(const TiePairs &pairs, std::pair<unsigned, unsigned> pair);

/// What the program says of its results and arguments; elements are looked at
/// when they are asked for.
class TieFacts {
public:
  explicit TieFacts(mlir::func::FuncOp function);

  mlir::func::FuncOp getFunction() const { return function; }

  /// `findUpdated`.
  const llvm::BitVector &getUpdated(unsigned result);
  /// Whether the result's elements, or itself, are the argument's.
  bool isSupported(unsigned result, unsigned argument);
  bool isHandedOn(unsigned result, unsigned argument);

  /// Those of the pairs.
  llvm::BitVector getArguments(const TiePairs &pairs) const;

  llvm::SmallVector<int64_t> donations; // for each argument the result, or -1
  llvm::BitVector isOffered;            // arguments that the program lets go
  /// Those that the option says stay as they are: what is what is found as if
  /// they did not, so that none of the others becomes another result's.
  llvm::BitVector isFrozen;
  bool canReplace(unsigned argument) const {
    return isOffered[argument] && !isFrozen[argument];
  }

private:
  mlir::func::FuncOp function;
  llvm::SmallVector<llvm::BitVector>
      updates; // of results, empty: not yet found
};

struct TieCandidates {
  /// By number, ascending.
  llvm::SmallVector<unsigned> results, arguments;

  /// Nothing is left to choose.
  bool isPair() const { return results.size() == 1 && arguments.size() == 1; }

  using MayBe = llvm::function_ref<bool(unsigned result, unsigned argument)>;
  /// The pairs, then what the program donates, then of each result the next
  /// argument that it may be.
  TiePairs complete(const TieFacts &facts, TiePairs pairs, MayBe mayBe) const;

  /// A result of an argument that is frozen is another that nothing has, if it
  /// may as well be that one.
  void thaw(const TieFacts &facts, TiePairs &pairs, const TiePairs &sure,
            MayBe mayBe) const;

  /// What can be told from elements: a result whose elements are computed from
  /// those of one of the arguments, as no other result's are, is that one.
  TiePairs findSure(TieFacts &facts, MayBe mayBe) const;
};

} // namespace tofu

#endif // TOFU_PARTITION_TIECANDIDATES_H
