//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which result of a step is which argument of the next one.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_TIES_H
#define TOFU_PARTITION_TIES_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tofu/Partition/OptionText.h"
#include <optional>

namespace tofu {

/// Which results replace arguments: none; those that the program donates
/// (`tf.aliasing_output` names the result, `jax.buffer_donor` is for one of its
/// tensor type); or each result an argument of its type: one whose name ends
/// alike; of several, or where there is none, the one that it is computed from
/// element by element, if that tells; else the one whose memory it is given;
/// and else the next one in order, if that is not a mere guess, unless other
/// names end alike and these do not. Where the program donates any, only these
/// are replaced.
enum class TieRule { None, Donated, Order };

/// What the option `tie` says.
struct TieOption {
  TieRule rule = TieRule::Order;
  /// Arguments and the results that replace them, by name, before any rule; "":
  /// the other one is tied to none.
  std::vector<std::pair<std::string, std::string>> pairs;
  OptionOwner owner; // whom errors name
};

/// Of `donated`, or of `m=result[0].m; lr=none; none=out3; order`: each entry
/// is a rule, of which the last counts, or a pair. Nothing if one is neither.
std::optional<TieOption> parseTies(llvm::StringRef text);

/// A result that names do not tell of, and what else it may be.
struct TieGuess {
  enum Kind {
    OtherArgument, // `other` is another argument of which the same is true
    OtherElements, // ... from whose elements it is computed
    HandedOn,      // ... which it is, unchanged
    OtherResult,   // `other` is another result that may be the argument
    NoArgument,    // it may be none
    Untaken,       // it is taken for none, but may be `other`
  };
  Kind kind;
  unsigned result;
  int64_t argument, other; // or -1
};

/// For each result the argument that it is in the next step, and why.
struct Ties {
  llvm::SmallVector<int64_t> arguments; // -1: none
  /// Of each result why it is that one, or none: `option`, `name`, `elements`
  /// where order, or a donation, would have it otherwise, or `why`; "" if
  /// nothing tells what it is.
  llvm::SmallVector<llvm::StringRef> by;
  /// `plan.replaces` if that is there, `donated` (as the program does, or
  /// because only that counts), `order`, or `none`.
  llvm::StringRef why;
  using Pairs = llvm::SmallVector<std::pair<int64_t, int64_t>>;
  /// Results that are, by names or elements, arguments that stay: the program
  /// donates others.
  Pairs kept;

  /// Of warnings, a result first in each.
  /// Donations to results of other types, which are for any of their own.
  Pairs misfits;
  /// Donations that names or elements contradict: the result and the argument.
  Pairs overruled;
  /// Results by elements that order would give another argument, with that
  /// one, or -1 for none.
  Pairs reordered;
  /// Without names: what may be meant otherwise.
  std::vector<TieGuess> guesses;
  /// Results that replace an argument only because it is the next one whose
  /// name ends alike, and one of the others of which the same is true; or
  /// another result of which it is.
  Pairs open, twins;
  /// Results that replace the next argument, which has another name.
  Pairs unlike;

  /// The argument that it is, whether it replaces it or not; or -1.
  int64_t getMeant(unsigned result) const;
};

/// Whether the program offers the argument's place to a result.
bool isDonated(mlir::func::FuncOp function, unsigned argument);

/// `plan.replaces` says the ties; before that is there, the rule. No argument
/// is replaced twice. Emits an error at a donation or pair that cannot be.
mlir::FailureOr<Ties> findTies(mlir::func::FuncOp function,
                               const TieOption &option = {});

/// Writes the ties as `plan.replaces`, which is what memory, tables and reports
/// go by.
mlir::FailureOr<Ties> keepTies(mlir::func::FuncOp function,
                               const TieOption &option = {});

/// A warning where the program donates to a result of another type, where names
/// or elements contradict its donations or order, where several results are one
/// argument by their names, or one result several, and nothing else tells,
/// where without names something else may be meant, and where a result replaces
/// an argument only because it is the next one of its type, although both have
/// names, and these end in unlike words.
void warnOfTies(mlir::func::FuncOp function, const Ties &ties,
                const OptionOwner &owner);

} // namespace tofu

#endif // TOFU_PARTITION_TIES_H
