//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Terms that the threads of a block look at, each at others. A warp says with a
// bit each which of its terms belong here; the words of all warps lie in memory
// that the block shares, in the order of the terms. Where no bit is set, as for
// most turns of a scatter into many rows, the block goes on.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CUDA/CudaKernelBuilder.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tofu/Lowering/CUDA/Threads.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Terms that are read at once, where so many of a warp's belong here.
static constexpr int64_t kTogether = 4;

void CudaKernelBuilder::emitAtTerm(ArrayRef<SpreadStep::Range> terms,
                                   Value number, function_ref<void()> body) {
  if (terms.empty())
    return body();
  Location loc = op.getLoc();
  const SpreadStep::Range &term = terms.back(); // the innermost
  Value own = number, rest = number;
  if (terms.size() != 1) {
    Value count = prologue->emit(getExtent(term));
    own = arith::RemUIOp::create(builder, loc, number, count);
    rest = arith::DivUIOp::create(builder, loc, number, count);
  }
  Value value =
      arith::AddIOp::create(builder, loc, prologue->emit(term.lo), own);
  emitWith(term.variable, value, getVariable(term.variable), [&] {
    emitAtTerm(terms.drop_back(), rest, body);
    return Values();
  });
}

/// The body for the number of each bit of an i32, from the lowest on; of as
/// many as `together` one after the other without a question, so that what they
/// read is on its way at the same time.
void CudaKernelBuilder::forBits(Value word, int64_t together, Body body) {
  Location loc = op.getLoc();
  Type i32 = word.getType();
  auto getNumber = [&](int64_t number) -> Value {
    return arith::ConstantIntOp::create(builder, loc, number, 32);
  };
  auto clearLowest = [&](Value left) -> Value {
    Value less = arith::SubIOp::create(builder, loc, left, getNumber(1));
    return arith::AndIOp::create(builder, loc, left, less);
  };
  auto loop = scf::WhileOp::create(
      builder, loc, TypeRange(i32), ValueRange(word),
      [&](OpBuilder &, Location, ValueRange left) {
        Value count = together == 1
                          ? left[0]
                          : LLVM::CtPopOp::create(builder, loc, i32, left[0]);
        Value more =
            arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::uge,
                                  count, getNumber(together));
        scf::ConditionOp::create(builder, loc, more, left);
      },
      [&](OpBuilder &, Location, ValueRange all) {
        Value left = all[0];
        for (int64_t i = 0; i != together; ++i) {
          Value bit = LLVM::CountTrailingZerosOp::create(
              builder, loc, i32, left, /*is_zero_poison=*/true);
          body(toIndex(bit));
          left = clearLowest(left);
        }
        scf::YieldOp::create(builder, loc, left);
      });
  if (together != 1)
    forBits(loop.getResult(0), 1, body);
}

/// Whether the term of this number, if there is one, belongs here.
Value CudaKernelBuilder::isTermHere(const LookStep &step, Value number,
                                    Value count, const Scope &scope) {
  Location loc = op.getLoc();
  Value isTerm = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt,
                                       number, count);
  auto choice = scf::IfOp::create(builder, loc, TypeRange(builder.getI1Type()),
                                  isTerm, true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(choice.thenBlock());
  emitAtTerm(step.terms, number, [&] {
    Scope inner = scope;
    Values positions;
    Value isHere = emitIsHere(step.getPlace(), inner, positions);
    scf::YieldOp::create(builder, loc, isHere);
  });
  builder.setInsertionPointToStart(choice.elseBlock());
  Value none = arith::ConstantIntOp::create(builder, loc, 0, 1);
  scf::YieldOp::create(builder, loc, none);
  return choice.getResult(0);
}

KernelBuilder::Values CudaKernelBuilder::emitStep(const LookStep &step,
                                                  Scope &scope,
                                                  Values carried) {
  Location loc = op.getLoc();
  constexpr int64_t warps = kThreads / kWarpThreads;
  int64_t words = warps * step.each;
  assert(words <= kWarpThreads && "a warp has a word a thread");
  Type i32 = builder.getI32Type();
  auto compute = [&]<class Op>(Value a, Value b) -> Value {
    return Op::create(builder, loc, a, b);
  };
  auto isZero = [&](Value word) -> Value {
    return arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::eq, word,
        arith::ConstantIntOp::create(builder, loc, 0, 32));
  };
  Index terms = 1;
  for (const SpreadStep::Range &term : step.terms)
    terms = forms.mul(terms, getExtent(term));
  Value count = prologue->emit(terms);
  Value found =
      addShared(prologue->getBuilder(), loc, name + "_found", i32, words);
  auto getWord = [&](Value number) -> Value {
    return LLVM::GEPOp::create(builder, loc, found.getType(), i32, found,
                               ArrayRef<LLVM::GEPArg>{createIndexCast(
                                   builder, builder.getI64Type(), number)});
  };
  auto loop = scf::ForOp::create(builder, loc, getIndex(0), count,
                                 getIndex(kThreads * step.each));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value base = loop.getInductionVar(), own = toIndex(thread);

  // All that this thread reads, before anyone waits.
  Values isHere;
  for (int64_t i = 0; i != step.each; ++i) {
    Value first = compute.operator()<arith::AddIOp>(base, own);
    Value number =
        compute.operator()<arith::AddIOp>(first, getIndex(i * kThreads));
    isHere.push_back(isTermHere(step, number, count, scope));
  }
  Value all;
  for (auto [i, holds] : llvm::enumerate(isHere)) {
    Value word = ballot(builder, loc, holds);
    storeOfWarp(builder, loc, thread, word, getWord(getIndex(i * warps)));
    all = all ? compute.operator()<arith::OrIOp>(all, word) : word;
  }
  Value none = meetAll(builder, loc,
                       arith::ExtUIOp::create(builder, loc, i32, isZero(all)));
  auto choice = scf::IfOp::create(builder, loc, isZero(none), false);
  builder.setInsertionPointToStart(choice.thenBlock());

  // Words without a bit are skipped: each thread of a warp looks at one.
  Value lane = compute.operator()<arith::RemUIOp>(own, getIndex(kWarpThreads));
  Value last = getIndex(words - 1);
  Value word = LLVM::LoadOp::create(
      builder, loc, i32,
      getWord(compute.operator()<arith::MinUIOp>(lane, last)));
  Value isSome = compute.operator()<arith::XOrIOp>(
      isZero(word), arith::ConstantIntOp::create(builder, loc, 1, 1));
  if (words != kWarpThreads)
    isSome = compute.operator()<arith::AndIOp>(
        isSome, arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::ule,
                                      lane, last));
  forBits(ballot(builder, loc, isSome), 1, [&](Value which) {
    Value first = compute.operator()<arith::AddIOp>(
        base, compute.operator()<arith::MulIOp>(which, getIndex(kWarpThreads)));
    Value bits = LLVM::LoadOp::create(builder, loc, i32, getWord(which));
    forBits(bits, kTogether, [&](Value bit) {
      Value number = compute.operator()<arith::AddIOp>(first, bit);
      emitAtTerm(step.terms, number, [&] {
        Scope inner = scope;
        emitThere(step.getPlace(), inner);
      });
    });
  });
  meet(builder, loc); // all have folded, and read the words
  return carried;
}
