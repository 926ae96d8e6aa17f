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
/// tensor type); or each result an argument of its type, of those that are
/// donated where any is: one whose name ends alike; of several, or where there
/// is none, the one that it is computed from element by element, if that tells;
/// else the one whose memory it is given; and else the next one in order,
/// unless other names end alike and these do not.
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

/// For each result the argument that it is in the next step, and why.
struct Ties {
  llvm::SmallVector<int64_t> arguments; // -1: none
  /// Results, by number, that replace what they do by the option's pairs, and
  /// as names end alike; others do so for `why`.
  llvm::SmallVector<int64_t> given, named;
  /// Results that the option says replace nothing.
  llvm::SmallVector<int64_t> refused;
  /// Donations, result and argument, that names contradict: by their names
  /// another result is that argument.
  llvm::SmallVector<std::pair<int64_t, int64_t>> overruled;
  /// Results that replace what they do as their elements are computed from the
  /// argument's (`findUpdated`), while names leave a choice.
  llvm::SmallVector<int64_t> updated;
  /// Of these the ones that order, or a donation, would give another argument,
  /// with that one, or -1.
  llvm::SmallVector<std::pair<int64_t, int64_t>> reordered;
  /// Results that order or donations tie, and the arguments from whose elements
  /// theirs are computed: without names the same arguments in another order.
  llvm::SmallVector<std::pair<int64_t, int64_t>> doubted;
  /// Results that replace an argument only because it is the next one whose
  /// name ends alike, and one of the others of which the same is true.
  llvm::SmallVector<std::pair<int64_t, int64_t>> open;
  /// `plan.replaces` if that is there, `donated` (as the program does, or
  /// because only that counts), `order`, or `none`.
  llvm::StringRef why;
};

/// In `plan.options` the results of `Ties::reordered`.
inline constexpr llvm::StringLiteral kUpdatedTies = "updated_ties";

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

/// A warning where names or elements contradict the program's donations or
/// order, where several results are one argument by their names, or one result
/// several, and nothing else tells, and where a result replaces an argument
/// only because it is the next one of its type, although both have names, and
/// these end in unlike words.
void warnOfTies(mlir::func::FuncOp function, const Ties &ties,
                const OptionOwner &owner);

} // namespace tofu

#endif // TOFU_PARTITION_TIES_H
