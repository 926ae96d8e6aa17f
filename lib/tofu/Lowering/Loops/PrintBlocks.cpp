//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The steps that the threads of a block do together.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/LoopPrinter.h"

#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

std::string Printer::text(const Side &side) {
  return std::to_string(side.size) + " " + names[side.variable];
}

/// threads over 32 i1 x 32 i0
///   put x0 in t0[...]
void Printer::printStep(const ThreadsStep &step) {
  line() << "threads over " << text(step.slow) << " x " << text(step.fast)
         << '\n';
  printIn(step.steps);
  if (step.outside.empty())
    return;
  line() << "outside\n";
  printIn(step.outside);
}

void Printer::printStep(const PutStep &step) {
  printReductions(step.point);
  line() << "put " << (step.value ? text(step.value, step.point) : "0")
         << " in " << text({Memory::Kind::Tile, step.tile}, step.at) << '\n';
}

void Printer::printStep(const MeetStep &) { line() << "meet\n"; }

void Printer::printStep(const BlockFoldStep &step) {
  line() << "evaluate " << text(step.reduce) << " for " << text(step.rows)
         << " x " << text(step.columns) << '\n';
  printIn(step.steps);
  line() << "for each of them\n";
  printIn(step.results);
}

/// by turns over r0 in [0, 3), tile of 16 of r1 in [0, 128)
///   put extf(x0) in t0[...] for 128 i0 x 16 r1, x0 fetched a turn before
///   fold mulf(t0[...], t1[...]) into s0 for each r1
void Printer::printStep(const BlockTurnsStep &step) {
  line() << "by turns over ";
  printRanges(step.ranges);
  *os << '\n';
  llvm::SaveAndRestore inside(depth, depth + 1);
  for (const BlockTurnsStep::Staged &staged : step.staged) {
    line() << "put " << text(staged.value, staged.point) << " in "
           << text({Memory::Kind::Tile, staged.tile}, staged.at) << " for "
           << text(staged.slow) << " x " << text(staged.fast) << ", "
           << text(staged.fetched, staged.point) << " fetched a turn before";
    if (staged.width != 1)
      *os << ", " << staged.width << " at once";
    *os << '\n';
  }
  tdl::ReduceOp reduce = step.reduce;
  Point kept;
  kept.known = step.point.known;
  kept.kept = step.left.kept;
  llvm::append_range(kept.kept, step.right.kept);
  line() << "fold " << text(reduce.getYield().getValues(), kept) << " into "
         << text(reduce) << " for each " << names[step.terms.variable]
         << (step.isMatrix ? ", by tensor cores" : "") << '\n';
}

void Printer::printStep(const LookStep &step) {
  line() << "look at " << step.each << " of ";
  printRanges(step.terms);
  *os << " a thread, one after the other do\n";
  printIn(step.steps);
}

void Printer::printStep(const CumulateStep &step) {
  tdl::ReduceOp reduce = step.reduce;
  line() << "accumulate " << text(reduce)
         << (step.isReversed ? " from the end" : "") << '\n';
  printIn(step.before);
  for (const CumulateStep::Phase &phase : step.phases) {
    line() << "side by side " << names[step.along] << " in [" << text(phase.lo)
           << ", " << text(phase.hi) << ")";
    if (step.width != 1)
      *os << ", " << step.width << " a thread";
    *os << '\n';
    if (!phase.adds)
      continue;
    AffineExpr at = getAffineDimExpr(step.along, op.getContext()) + step.shift;
    os->indent(2 * depth + 2)
        << "fold " << text(reduce.getYield().getValues(), step.term) << " at "
        << names[step.over] << " = " << text(at) << '\n';
  }
  line() << "for each of them\n";
  printIn(step.results);
}

void Printer::printColumn(const RowStep::Column &column) {
  *os << " for each ";
  llvm::interleaveComma(
      llvm::reverse(column), *os,
      [&](const RowStep::Digit &digit) { *os << names[digit.variable]; });
  *os << '\n';
}

/// a row of 1000: 4 a thread, x0 kept in registers
///   fold x0 into s0 for each r0
void Printer::printStep(const RowStep &step) {
  const Rows &rows = step.rows;
  line() << "a row of " << rows.length << ": " << step.width << " a thread";
  if (!rows.kept.empty())
    *os << ", " << text(rows.kept, step.point) << " kept in "
        << (step.keep == RowStep::Keep::Registers ? "registers"
                                                  : "shared memory");
  *os << '\n';
  llvm::SaveAndRestore inside(depth, depth + 1);
  for (const RowStep::Fold &fold : step.folds) {
    tdl::ReduceOp reduce = fold.reduce;
    line() << "fold " << text(reduce.getYield().getValues(), step.point)
           << " into " << text(reduce);
    printColumn(fold.column);
  }
  if (step.results.empty())
    return;
  line() << "compute";
  printColumn(step.column);
  printIn(step.results);
}
