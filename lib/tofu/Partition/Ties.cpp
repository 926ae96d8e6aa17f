//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Ties.h"

#include "tofu/Plan/Plan.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace tofu;

/// A donation for one result, and one for any: what JAX writes where it leaves
/// the choice to the compiler.
static constexpr llvm::StringLiteral kDonation = "tf.aliasing_output";
static constexpr llvm::StringLiteral kDonor = "jax.buffer_donor";

/// What a result and the argument that it replaces have in common: pieces of
/// one tensor may differ.
static Type getTensorType(Type type) {
  RankedTensorType tensor = tdl::getGlobalType(type);
  return tensor ? Type(tensor) : type;
}

static LogicalResult addDonation(func::FuncOp function, unsigned argument,
                                 Attribute attribute,
                                 MutableArrayRef<int64_t> ties) {
  auto complain = [&] {
    return function.emitError() << "argument " << argument << " has "
                                << kDonation << " = " << attribute;
  };
  auto number = dyn_cast<IntegerAttr>(attribute);
  std::optional<int64_t> result =
      number ? number.getValue().trySExtValue() : std::nullopt;
  if (!result || *result < 0 || *result >= int64_t(ties.size()))
    return complain() << ", but the function has " << ties.size() << " results";
  Type from = getTensorType(function.getResultTypes()[*result]);
  Type to = getTensorType(function.getArgumentTypes()[argument]);
  if (from != to)
    return complain() << ", but that result is of another type, " << from
                      << " instead of " << to;
  if (ties[*result] >= 0)
    return complain() << ", as argument " << ties[*result] << " has";
  ties[*result] = argument;
  return success();
}

std::optional<TieRule> tofu::parseTieRule(StringRef text) {
  return llvm::StringSwitch<std::optional<TieRule>>(text)
      .Case("none", TieRule::None)
      .Case("donated", TieRule::Donated)
      .Case("order", TieRule::Order)
      .Default(std::nullopt);
}

static bool isDonor(func::FuncOp function, unsigned argument) {
  auto donor = function.getArgAttrOfType<BoolAttr>(argument, kDonor);
  return donor && donor.getValue();
}

bool tofu::isDonated(func::FuncOp function, unsigned argument) {
  return function.getArgAttr(argument, kDonation) ||
         isDonor(function, argument);
}

static bool hasDonations(func::FuncOp function) {
  return llvm::any_of(function.getArguments(), [&](BlockArgument argument) {
    return isDonated(function, argument.getArgNumber());
  });
}

StringRef tofu::whyTied(func::FuncOp function, TieRule rule) {
  if (plan::getReplaces(function))
    return plan::kReplaces;
  if (rule == TieRule::None)
    return "none";
  return rule == TieRule::Donated || hasDonations(function) ? "donated"
                                                            : "order";
}

FailureOr<SmallVector<int64_t>> tofu::findTies(func::FuncOp function,
                                               TieRule rule) {
  if (DenseI64ArrayAttr known = plan::getReplaces(function))
    return SmallVector<int64_t>(known.asArrayRef());
  SmallVector<int64_t> ties(function.getNumResults(), -1);
  if (rule == TieRule::None)
    return ties;
  unsigned numArguments = function.getNumArguments();
  for (unsigned i = 0; i != numArguments; ++i)
    if (Attribute attribute = function.getArgAttr(i, kDonation))
      if (failed(addDonation(function, i, attribute, ties)))
        return failure();
  bool onlyDonors = rule == TieRule::Donated || hasDonations(function);
  auto isOffered = [&](unsigned argument, Type type) {
    return getTensorType(function.getArgumentTypes()[argument]) ==
               getTensorType(type) &&
           (!onlyDonors || (isDonor(function, argument) &&
                            !function.getArgAttr(argument, kDonation)));
  };
  unsigned next = 0;
  for (auto [result, type] : llvm::enumerate(function.getResultTypes())) {
    unsigned found = ties[result] < 0 ? next : numArguments;
    while (found != numArguments && !isOffered(found, type))
      ++found;
    if (found == numArguments)
      continue;
    ties[result] = found;
    next = found + 1;
  }
  return ties;
}

LogicalResult tofu::keepTies(func::FuncOp function, TieRule rule) {
  FailureOr<SmallVector<int64_t>> ties = findTies(function, rule);
  if (failed(ties))
    return failure();
  function->setAttr(plan::kReplaces,
                    DenseI64ArrayAttr::get(function.getContext(), *ties));
  return success();
}
