//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Prints what is folded of matrices that are nowhere in memory.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/LoopPrinter.h"

#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

void Printer::printResults(ArrayRef<Index> addresses, const Point &point) {
  for (auto [value, address, number] :
       llvm::zip(op.getYield().getValues(), addresses,
                 llvm::seq<unsigned>(nest.outputs.size())))
    line() << text({Memory::Kind::Output, number}, address) << " = "
           << text(value, point) << '\n';
}

/// What of the keys is looked at, and what is folded for each.
void Printer::printStep(const AttendStep &step) {
  const Attention &attention = step.attention;
  line() << "for each ";
  printRanges(step.ranges);
  *os << ": a block\n";
  llvm::SaveAndRestore inside(depth, depth + 1);
  line() << "look at ";
  printRanges(step.column);
  for (AffineExpr visible : attention.visible)
    *os << " where " << text(visible) << " >= 0";
  *os << '\n';
  {
    llvm::SaveAndRestore body(depth, depth + 1);
    line() << text(attention.product) << " = "
           << (attention.isNarrow ? "tensor cores' " : "") << "sum of "
           << textOfRead(attention.query) << " * " << textOfRead(attention.key)
           << " over ";
    printRanges(step.depth);
    *os << '\n';
    line() << "fold " << text(attention.score, step.point) << " into "
           << text(attention.top) << ", its weight into "
           << text(attention.total) << '\n';
    line() << "fold weight * " << textOfRead(attention.value) << " into "
           << text(attention.sum) << " for each ";
    printRanges(step.element);
    *os << '\n';
  }
  printResults(step.addresses, step.point);
}

/// Which columns are looked at, and what is folded for each.
void Printer::printStep(const PairFoldStep &step) {
  const PairFold &pairFold = step.pairFold;
  line() << "for each ";
  printRanges(step.ranges);
  *os << ": a block\n";
  llvm::SaveAndRestore inside(depth, depth + 1);
  line() << "look at ";
  if (step.outer) {
    printRanges(*step.outer);
    *os << ", ";
  }
  printRanges(step.column);
  for (const Choice &choice : pairFold.choices)
    for (AffineExpr visible : choice.visible)
      *os << " where " << text(visible) << " >= 0";
  *os << '\n';
  {
    llvm::SaveAndRestore body(depth, depth + 1);
    for (auto [product, range] : llvm::zip(pairFold.products, step.depths)) {
      line() << text(product.reduces.front()) << " = "
             << (pairFold.isNarrow ? "tensor cores' " : "") << "sum of "
             << textOfRead(product.row) << " * " << textOfRead(product.column)
             << " over ";
      printRanges(range);
      *os << '\n';
    }
    line() << "fold " << text(pairFold.weight, step.point);
    if (pairFold.top)
      *os << " into " << text(pairFold.top) << ", its weight";
    if (pairFold.value)
      *os << " * " << textOfRead(pairFold.value);
    *os << " into " << text(pairFold.fold);
    if (pairFold.element) {
      *os << " for each ";
      printRanges(*step.element);
    }
    *os << '\n';
  }
  printResults(step.addresses, step.point);
}
