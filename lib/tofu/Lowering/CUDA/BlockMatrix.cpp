//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A turn's terms of a product of bf16 or f16, folded by tensor cores. The warps
// of a block have a part of its tile each, of products of 16 rows and 8
// columns, of which a thread holds two rows and two columns. Beyond the ends of
// the terms both tiles are zero.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CUDA/CudaKernelBuilder.h"

#include "tofu/Lowering/CUDA/Matrices.h"
#include "tofu/Lowering/CUDA/Threads.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Of a product: `m16n8k16`.
static constexpr int64_t kRows = 16, kColumns = 8, kTerms = 16;

namespace {
/// How the warps of a block share a tile, and where a thread is.
struct Warps {
  int64_t down, across;
  Value row, column; // of the warp, in warps
  Value lane;

  Warps(OpBuilder &builder, Location loc, Value thread, const Side &rows)
      : down(std::min<int64_t>(rows.size / kRows, 4)),
        across(kThreads / kWarpThreads / down) {
    auto get = [&](int64_t number) -> Value {
      return arith::ConstantIndexOp::create(builder, loc, number);
    };
    lane = arith::RemUIOp::create(builder, loc, thread, get(kWarpThreads));
    Value warp =
        arith::DivUIOp::create(builder, loc, thread, get(kWarpThreads));
    row = arith::DivUIOp::create(builder, loc, warp, get(across));
    column = arith::RemUIOp::create(builder, loc, warp, get(across));
  }
};
} // namespace

std::pair<KernelBuilder::Values, KernelBuilder::Values>
CudaKernelBuilder::getOwnOfMatrix(const Side &rows, const Side &columns,
                                  Value thread) {
  Location loc = op.getLoc();
  Warps warps(builder, loc, thread, rows);
  auto add = [&](Value a, Value b) -> Value {
    return arith::AddIOp::create(builder, loc, a, b);
  };
  auto multiply = [&](Value a, int64_t b) -> Value {
    return arith::MulIOp::create(builder, loc, a, getIndex(b));
  };
  int64_t height = rows.size / warps.down, width = columns.size / warps.across;
  Value row =
      add(multiply(warps.row, height),
          arith::DivUIOp::create(builder, loc, warps.lane, getIndex(4)));
  Value column = add(
      multiply(warps.column, width),
      multiply(arith::RemUIOp::create(builder, loc, warps.lane, getIndex(4)),
               2));
  row = add(row, emit(rows.lo));
  column = add(column, emit(columns.lo));
  std::pair<Values, Values> own;
  for (int64_t i = 0; i != height; i += kRows)
    for (int64_t half : {0, 8})
      own.first.push_back(add(row, getIndex(i + half)));
  for (int64_t j = 0; j != width; j += kColumns)
    for (int64_t next : {0, 1})
      own.second.push_back(add(column, getIndex(j + next)));
  return own;
}

KernelBuilder::Values
CudaKernelBuilder::foldMatrices(const BlockTurnsStep &step, Values carried) {
  Location loc = op.getLoc();
  Type type = step.staged.front().value.getType();
  Warps warps(builder, loc, toIndex(thread), step.rows);
  int64_t height = step.rows.size / warps.down,
          width = step.columns.size / warps.across;
  const Staged &ofLeft = step.staged[0], &ofRight = step.staged[1];
  unsigned over = step.terms.variable;
  auto isAlongTerms = [&](const Staged &staged) {
    return staged.fast.variable == over;
  };
  auto compute = [&]<class Op>(Value a, int64_t b) -> Value {
    return Op::create(builder, loc, a, getIndex(b));
  };
  auto divide = [&](Value a, int64_t b) {
    return compute.operator()<arith::DivUIOp>(a, b);
  };
  auto multiply = [&](Value a, int64_t b) {
    return compute.operator()<arith::MulIOp>(a, b);
  };
  auto getRest = [&](Value a, int64_t b) {
    return compute.operator()<arith::RemUIOp>(a, b);
  };
  auto add = [&](Value a, Value b) -> Value {
    return arith::AddIOp::create(builder, loc, a, b);
  };
  // Where the row begins that a thread names: its term, and its place along
  // the side.
  auto getFirst = [&](const Staged &staged, const Side &side, Value term,
                      Value at) {
    llvm::SaveAndRestore own(leaves.variables[over],
                             add(term, emit(step.terms.lo)));
    llvm::SaveAndRestore other(leaves.variables[side.variable],
                               add(at, emit(side.lo)));
    return emit(staged.at);
  };
  auto load = [&](const Staged &staged, Value first, int64_t term, int64_t at) {
    int64_t further = isAlongTerms(staged)
                          ? term * staged.fastStep + at * staged.slowStep
                          : term * staged.slowStep + at * staged.fastStep;
    Index place = forms.add(lowering::getIndex(forms, first), further);
    return loadMatrices(builder, loc, getPointer(getTile(staged.tile), place),
                        /*isTransposed=*/!isAlongTerms(staged));
  };
  // Four matrices of 8 x 8 numbers at once: of the left side the first 8 rows,
  // the other 8, and both of the other 8 terms; of the right side two by two of
  // columns and terms, or all terms of two products where there is one column.
  bool isPaired = width % (2 * kColumns) == 0;
  Value matrix = divide(warps.lane, 8), line = getRest(warps.lane, 8);
  Value term = multiply(divide(matrix, 2), 8),
        row = multiply(getRest(matrix, 2), 8);
  (isAlongTerms(ofLeft) ? row : term) =
      add(isAlongTerms(ofLeft) ? row : term, line);
  Value firstLeft =
      getFirst(ofLeft, step.rows, term, add(row, multiply(warps.row, height)));
  Value column = multiply(warps.column, width);
  term = multiply(isPaired ? getRest(matrix, 2) : matrix, 8);
  if (isPaired)
    column = add(column, multiply(divide(matrix, 2), 8));
  (isAlongTerms(ofRight) ? column : term) =
      add(isAlongTerms(ofRight) ? column : term, line);
  Value firstRight = getFirst(ofRight, step.columns, term, column);

  int64_t columns = width / 4; // of a thread: two of eight
  auto add16 = [&](int64_t i, int64_t j, ValueRange rows, ValueRange factor) {
    Values factors(rows), sums;
    llvm::append_range(factors, factor);
    auto getSum = [&](int64_t k) -> Value & {
      return carried[(2 * i + k / 2) * columns + 2 * j + k % 2];
    };
    for (int64_t k = 0; k != 4; ++k)
      sums.push_back(getSum(k));
    sums = multiplyMatrices(builder, loc, sums, factors, type.isBF16());
    for (int64_t k = 0; k != 4; ++k)
      getSum(k) = sums[k];
  };
  int64_t loaded = isPaired ? kTerms : 2 * kTerms, numRows = height / kRows;
  for (int64_t at = 0; at != step.terms.size; at += loaded) {
    std::vector<Values> rows;
    for (int64_t more = 0; more != loaded; more += kTerms)
      for (int64_t i = 0; i != numRows; ++i)
        rows.push_back(load(ofLeft, firstLeft, at + more, i * kRows));
    for (int64_t j = 0; j != width; j += isPaired ? 2 * kColumns : kColumns) {
      Values factors = load(ofRight, firstRight, at, j);
      for (int64_t half : {0, 1})
        for (int64_t i = 0; i != numRows; ++i)
          add16(i, j / kColumns + (isPaired ? half : 0),
                rows[(isPaired ? 0 : half * numRows) + i],
                ArrayRef(factors).slice(2 * half, 2));
    }
  }
  return carried;
}
