//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Reduction.h"

using namespace mlir;
using namespace tofu;

/// The only operation of `region` before its terminator, if it is applied to
/// both arguments and the terminator returns it.
static Operation *findFunction(Region &region) {
  if (!region.hasOneBlock())
    return nullptr;
  Block &block = region.front();
  if (block.getNumArguments() != 2 || !llvm::hasNItems(block, 2))
    return nullptr;
  Operation &function = block.front(), &end = block.back();
  if (function.getNumOperands() != 2 || function.getNumResults() != 1 ||
      end.getName().getStringRef() != "stablehlo.return" ||
      end.getNumOperands() != 1 || end.getOperand(0) != function.getResult(0))
    return nullptr;
  Value left = block.getArgument(0), right = block.getArgument(1);
  Value x = function.getOperand(0), y = function.getOperand(1);
  bool isApplied = (x == left && y == right) || (x == right && y == left);
  return isApplied ? &function : nullptr;
}

/// Booleans know only all and any.
static std::optional<tdl::Combiner> getCombiner(StringRef function, Type type) {
  using tdl::Combiner;
  using Found = std::optional<Combiner>;
  if (type.isInteger(1))
    return llvm::StringSwitch<Found>(function)
        .Cases({"and", "multiply", "minimum"}, Combiner::all)
        .Cases({"or", "add", "maximum"}, Combiner::any)
        .Default(std::nullopt);
  Found found = llvm::StringSwitch<Found>(function)
                    .Case("add", Combiner::sum)
                    .Case("multiply", Combiner::prod)
                    .Case("maximum", Combiner::max)
                    .Case("minimum", Combiner::min)
                    .Default(std::nullopt);
  // The built-in max and min compare integers as signed.
  if (type.isUnsignedInteger() &&
      (found == Combiner::max || found == Combiner::min))
    return std::nullopt;
  return found;
}

bool tofu::returnsSecond(SourceOp &op) {
  Operation *source = op.getOperation();
  if (source->getNumRegions() != 1 || !source->getRegion(0).hasOneBlock())
    return false;
  Block &block = source->getRegion(0).front();
  return block.getNumArguments() == 2 && llvm::hasSingleElement(block) &&
         block.front().getName().getStringRef() == "stablehlo.return" &&
         block.front().getNumOperands() == 1 &&
         block.front().getOperand(0) == block.getArgument(1);
}

Folding tofu::getFolding(SourceOp &op, StringRef also) {
  Folding none{tdl::Combiner::sum, "add"};
  Operation *source = op.getOperation();
  if (op.failed())
    return none;
  op.require(source->getNumRegions() == 1, "needs a body");
  if (op.failed())
    return none;
  Type type = op.getType().getElementType();
  if (Operation *function = findFunction(source->getRegion(0))) {
    auto [dialect, name] = function->getName().getStringRef().split('.');
    std::optional<tdl::Combiner> combiner = getCombiner(name, type);
    if (dialect == "stablehlo" && combiner)
      return {*combiner, name};
  }
  std::string text;
  llvm::raw_string_ostream(text) << type;
  op.fail("is covered only with a body " + also +
          "of one add, multiply, maximum, minimum, "
          "and, or of its two arguments that folds " +
          text + " (and, or: i1; maximum, minimum: not unsigned)");
  return none;
}
