//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Ties.h"

#include "tofu/Plan/Plan.h"

using namespace mlir;
using namespace tofu;

static constexpr llvm::StringLiteral kDonation = "tf.aliasing_output";

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

FailureOr<SmallVector<int64_t>> tofu::findTies(func::FuncOp function) {
  if (DenseI64ArrayAttr known = plan::getReplaces(function))
    return SmallVector<int64_t>(known.asArrayRef());
  SmallVector<int64_t> ties(function.getNumResults(), -1);
  unsigned numArguments = function.getNumArguments();
  bool isDonated = false;
  for (unsigned i = 0; i != numArguments; ++i)
    if (Attribute attribute = function.getArgAttr(i, kDonation)) {
      isDonated = true;
      if (failed(addDonation(function, i, attribute, ties)))
        return failure();
    }
  if (isDonated)
    return ties;
  unsigned next = 0;
  for (auto [result, type] : llvm::enumerate(function.getResultTypes())) {
    unsigned found = next;
    while (found != numArguments &&
           getTensorType(function.getArgumentTypes()[found]) !=
               getTensorType(type))
      ++found;
    if (found == numArguments)
      continue;
    ties[result] = found;
    next = found + 1;
  }
  return ties;
}

LogicalResult tofu::keepTies(func::FuncOp function) {
  FailureOr<SmallVector<int64_t>> ties = findTies(function);
  if (failed(ties))
    return failure();
  function->setAttr(plan::kReplaces,
                    DenseI64ArrayAttr::get(function.getContext(), *ties));
  return success();
}
