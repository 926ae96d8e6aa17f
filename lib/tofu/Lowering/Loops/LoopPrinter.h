//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Prints a loop nest. The state that the parts share, each of which is a file
// of its own.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_LOOPS_LOOPPRINTER_H
#define TOFU_LOWERING_LOOPS_LOOPPRINTER_H

#include "tofu/Lowering/Loops/LoopNest.h"
#include "tofu/Lowering/Loops/PrintLoops.h"

namespace tofu::lowering {

class Printer {
public:
  Printer(const LoopNest &nest, llvm::raw_ostream &os);

  void print(llvm::StringRef name);

private:
  //===--------------------------------------------------------------------===//
  // Tables
  //===--------------------------------------------------------------------===//
  void printPieces(llvm::StringRef prefix, llvm::ArrayRef<Piece> pieces);
  void printContraction(const Contraction &contraction);
  std::string getFactor(const Contraction::Access &access);
  void printReductions();
  void printAccesses();
  void printConditions();

  //===--------------------------------------------------------------------===//
  // Steps
  //===--------------------------------------------------------------------===//
  void print(const Steps &steps);
  void printIn(const Steps &steps);
  void printBinds(llvm::ArrayRef<const BindStep *> binds);
  void printStep(const NeutralStep &step);
  void printStep(const SpreadStep &step);
  void printStep(const LoopStep &step);
  void printStep(const BindStep &step) { printBinds(&step); }
  void printStep(const CutStep &step);
  void printStep(const DataStep &step);
  void printStep(const WindowStep &step);
  void printStep(const NotEmptyStep &step);
  void printStep(const GuardStep &step);
  void printStep(const SwitchStep &step);
  void printStep(const ScatterStep &step);
  void printStep(const FillStep &step);
  void printStep(const FoldStep &step);
  void printStep(const TermStep &step);
  void printStep(const StashStep &step);
  void printStep(const UnstashStep &step);
  void printStep(const RoundStep &step);
  void printStep(const StoreStep &step);
  void printRanges(llvm::ArrayRef<SpreadStep::Range> ranges);
  // What the threads of a block do together (PrintBlocks.cpp).
  void printStep(const ThreadsStep &step);
  void printStep(const PutStep &step);
  void printStep(const MeetStep &step);
  void printStep(const BlockFoldStep &step);
  void printStep(const BlockTurnsStep &step);
  void printStep(const LookStep &step);
  void printStep(const CumulateStep &step);
  void printStep(const RowStep &step);
  // Of matrices that are nowhere in memory (PrintPairs.cpp).
  void printStep(const AttendStep &step);
  void printStep(const PairFoldStep &step);
  void printResults(llvm::ArrayRef<Index> addresses, const Point &point);
  std::string textOfRead(tdl::ReadOp read) {
    return "x" + std::to_string(numbers.lookup(read));
  }
  void printColumn(const RowStep::Column &column);
  std::string text(const Side &side);
  void printReductions(const Point &point);

  //===--------------------------------------------------------------------===//
  // Words
  //===--------------------------------------------------------------------===//
  llvm::raw_ostream &line() { return os->indent(2 * depth); }
  std::string text(Index index) { return toString(nest.variables, index); }
  std::string text(mlir::AffineExpr expr) { return toString(expr, names); }
  std::string text(tdl::ReduceOp reduce) {
    return "s" + std::to_string(numbers.lookup(reduce));
  }
  std::string text(Memory memory, Index at) {
    return (memory.kind == Memory::Kind::Tile ? "t" : "out") +
           std::to_string(memory.number) + "[" + text(at) + "]";
  }
  std::string text(const RankBox &box);
  std::string text(const Condition &condition, const Point &point);
  std::string text(mlir::Value value, const Point &point);
  std::string text(mlir::ValueRange values, const Point &point);
  std::string text(mlir::Value value, const Point &point, unsigned &budget);
  std::string textOfRead(tdl::ReadOp read, const Point &point,
                         unsigned &budget);
  std::string textOfGuard(tdl::ReduceOp reduce,
                          llvm::ArrayRef<unsigned> constraints,
                          const Point &point);

  const LoopNest &nest;
  tdl::LambdaOp op;
  llvm::raw_ostream *os;
  unsigned depth = 1;
  llvm::SmallVector<std::string> names;                // of the variables
  llvm::DenseMap<mlir::Operation *, unsigned> numbers; // of reads, reductions
  Point nowhere;                                       // where nothing is known
};

} // namespace tofu::lowering

#endif // TOFU_LOWERING_LOOPS_LOOPPRINTER_H
