//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Points are spread over a one-dimensional grid, which goes on by its size
// until all are done. Threads that share a point, its *lanes*, are those of a
// warp, which exchange registers, or of a block, which meet in shared memory;
// or one of each warp, where a block has as many points as a warp has threads.
// All lanes of a point take the same branches but for the terms that they fold.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CUDA/CudaKernel.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "tofu/Lowering/CUDA/AttentionKernel.h"
#include "tofu/Lowering/CUDA/CudaKernelBuilder.h"
#include "tofu/Lowering/CUDA/PairFoldKernel.h"
#include "tofu/Lowering/CUDA/Threads.h"
#include "tofu/Lowering/Kernel/NarrowFloats.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Terms of a fold that a thread reads at once.
static constexpr int64_t kAtOnce = 4;

std::vector<CudaLaunch> lowering::buildCudaKernels(const LoopNest &nest,
                                                   ModuleOp host,
                                                   ModuleOp device,
                                                   StringRef name) {
  std::vector<CudaLaunch> launches;
  for (auto [number, step] : llvm::enumerate(nest.steps)) {
    if (auto *attend = dyn_cast<AttendStep>(step.get())) {
      launches.push_back(
          buildAttentionKernel(nest, *attend, host, device, name));
      continue;
    }
    if (auto *pairFold = dyn_cast<PairFoldStep>(step.get())) {
      launches.push_back(
          buildPairFoldKernel(nest, *pairFold, host, device, name));
      continue;
    }
    std::string own = name.str();
    if (nest.steps.size() > 1)
      own += "_" + std::to_string(number);
    CudaLaunch launch{own, own + ".size"};
    CudaKernelBuilder(nest, *step).buildKernel(device, launch.kernel);
    CudaKernelBuilder(nest, *step).buildSize(host, launch.size);
    launches.push_back(std::move(launch));
  }
  return launches;
}

//===----------------------------------------------------------------------===//
// The kernel: places of all operands and results, scratch memory, the failure
// word, coordinates
//===----------------------------------------------------------------------===//

SmallVector<Value> lowering::takePlaces(const LoopNest &nest,
                                        LLVM::LLVMFuncOp kernel) {
  Builder builder(kernel.getContext());
  SmallVector<Value> places(nest.getNumPlaces());
  unsigned number = 0;
  auto setAttribute = [&](unsigned argument, StringRef attribute) {
    kernel.setArgAttr(argument, attribute, builder.getUnitAttr());
  };
  for (const std::vector<Piece> *pieces : {&nest.inputs, &nest.outputs})
    for (const Piece &piece : *pieces) {
      unsigned argument = number++;
      if (places[piece.place])
        continue;
      places[piece.place] = kernel.getArgument(argument);
      setAttribute(argument, LLVM::LLVMDialect::getNoAliasAttrName());
      if (!piece.isWritten)
        setAttribute(argument, LLVM::LLVMDialect::getReadonlyAttrName());
      // As places in the arena are.
      kernel.setArgAttr(argument, LLVM::LLVMDialect::getAlignAttrName(),
                        builder.getI64IntegerAttr(64));
    }
  return places;
}

void CudaKernelBuilder::takeParameters(LLVM::LLVMFuncOp kernel) {
  pointers = takePlaces(nest, kernel);
  unsigned number = nest.inputs.size() + nest.outputs.size();
  scratch = kernel.getArgument(number);
  failure = kernel.getArgument(number + 1);
  Values coordinates;
  for (unsigned axis = 0; axis != nest.getNumAxes(); ++axis)
    coordinates.push_back(
        createIndexCast(builder, builder.getIndexType(),
                        kernel.getArgument(number + 2 + axis)));
  prepare(coordinates);
}

void CudaKernelBuilder::buildKernel(ModuleOp module, StringRef name) {
  MLIRContext *context = builder.getContext();
  this->name = name.str();
  builder.setInsertionPointToEnd(module.getBody());
  Type pointer = LLVM::LLVMPointerType::get(context, kGlobalSpace);
  SmallVector<Type> types(nest.inputs.size() + nest.outputs.size() + 2,
                          pointer);
  types.append(nest.getNumAxes(), builder.getI64Type());
  auto kernel = LLVM::LLVMFuncOp::create(
      builder, op.getLoc(), name,
      LLVM::LLVMFunctionType::get(LLVM::LLVMVoidType::get(context), types));
  kernel.setCConv(LLVM::CConv::PTX_Kernel);
  setBlockSize(kernel, kThreads, getAtOnce());
  builder.setInsertionPointToStart(kernel.addEntryBlock(builder));
  takeParameters(kernel);
  thread = getSpecial(builder, op.getLoc(), "tid.x");
  Scope scope;
  if (spread)
    emitSpread(*spread, scope);
  else
    emitNeutral(cast<NeutralStep>(step));
  LLVM::ReturnOp::create(builder, op.getLoc(), ValueRange());
}

/// Accumulators are kept in registers, be it that fewer blocks are run at once:
/// left to itself, the assembler spills some of them.
int64_t CudaKernelBuilder::getAtOnce() {
  switch (nest.form) {
  case LoopNest::Form::Product:
    // Of the largest tiles of tensor cores the assembler has all loads of a
    // turn under way at once, which takes more than half of the registers.
    if (auto *fold = dyn_cast<BlockFoldStep>(spread->steps.front().get()))
      return fold->isMatrix &&
                     fold->rows.size * fold->columns.size > 16 * kThreads
                 ? 1
                 : 2;
    return 2;
  case LoopNest::Form::Scan:
    return 4;
  default:
    return op.getReductions().empty() ? 0 : 2;
  }
}

void CudaKernelBuilder::buildSize(ModuleOp module, StringRef name) {
  MLIRContext *context = builder.getContext();
  builder.setInsertionPointToEnd(module.getBody());
  Type pointer = LLVM::LLVMPointerType::get(context),
       i64 = builder.getI64Type();
  Location loc = builder.getUnknownLoc();
  auto function = func::FuncOp::create(
      builder, loc, name, builder.getFunctionType({pointer, pointer}, {}));
  builder.setInsertionPointToStart(function.addEntryBlock());
  Values coordinates;
  for (unsigned axis = 0; axis != nest.getNumAxes(); ++axis)
    coordinates.push_back(createIndexCast(
        builder, builder.getIndexType(),
        loadElement(builder, function.getArgument(0), i64, axis)));
  prepare(coordinates);
  Index points = getNumPoints();
  Index blocks = forms.min(forms.ceilDiv(points, getGroups()), kMostBlocks);
  for (auto [number, size] :
       llvm::enumerate(std::array<Index, 7>{blocks, 1, 1, kThreads, 1, 1, 0})) {
    Value place =
        LLVM::GEPOp::create(builder, loc, pointer, i64, function.getArgument(1),
                            ArrayRef<LLVM::GEPArg>{int32_t(number)});
    LLVM::StoreOp::create(builder, loc,
                          createIndexCast(builder, i64, emit(size)), place);
  }
  func::ReturnOp::create(builder, loc);
}

//===----------------------------------------------------------------------===//
// Points
//===----------------------------------------------------------------------===//

Index CudaKernelBuilder::getCount(const SpreadStep::Range &range, bool isLast) {
  return forms.ceilDiv(getExtent(range),
                       isLast ? range.step * spread->width : range.step);
}

Index CudaKernelBuilder::getNumPoints() {
  if (!spread)
    return cast<NeutralStep>(step).volume;
  Index points = 1;
  for (const SpreadStep::Range &range : spread->ranges)
    points =
        forms.mul(points, getCount(range, &range == &spread->ranges.back()));
  return points;
}

bool CudaKernelBuilder::isSmall() {
  uint64_t most = 1;
  for (const LoopVariables::Variable &variable :
       loops.getVariables().take_front(loops.getNumOutputs())) {
    most *= uint64_t(std::max<int64_t>(variable.extent, 1));
    if (most >> 31)
      return false;
  }
  // Of terms that are spread as well.
  for (const SpreadStep::Range &range : spread->ranges)
    if (range.variable >= loops.getNumOutputs()) {
      int64_t extent = loops.getVariables()[range.variable].extent;
      most *= uint64_t(std::max<int64_t>(extent, 1));
      if (most >> 31)
        return false;
    }
  return true;
}

/// The body for the numbers below `count`, spread over groups of lanes.
void CudaKernelBuilder::forPoints(Index count, Body body) {
  Location loc = op.getLoc();
  auto compute = [&]<class Op>(Value a, Value b) -> Value {
    return Op::create(builder, loc, a, b);
  };
  Value groups = getIndex(getGroups()), limit = prologue->emit(count);
  Value block = toIndex(getSpecial(builder, loc, "ctaid.x"));
  Value blocks = toIndex(getSpecial(builder, loc, "nctaid.x"));
  Value first = compute.operator()<arith::MulIOp>(block, groups);
  Value distance = compute.operator()<arith::MulIOp>(blocks, groups);
  Value own = isAcross()
                  ? compute.operator()<arith::RemUIOp>(toIndex(thread), groups)
                  : compute.operator()<arith::DivUIOp>(toIndex(thread),
                                                       getIndex(getLanes()));
  if (!isAcross())
    first = compute.operator()<arith::AddIOp>(first, own);
  auto loop = scf::ForOp::create(builder, loc, first, limit, distance);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  Value number = loop.getInductionVar();
  if (!isAcross())
    return body(number);
  // The threads of a block meet, so those without a point do what another does.
  number = compute.operator()<arith::AddIOp>(number, own);
  isInside = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::slt,
                                   number, limit);
  Value last = compute.operator()<arith::SubIOp>(limit, getIndex(1));
  body(compute.operator()<arith::MinSIOp>(number, last));
}

void CudaKernelBuilder::emitSpread(const SpreadStep &step, Scope &scope) {
  Location loc = op.getLoc();
  forPoints(getNumPoints(), [&](Value number) {
    // Row-major: the last range is the innermost.
    Type type = isSmall() ? Type(builder.getI32Type()) : builder.getI64Type();
    auto cast = [&](Value value) -> Value {
      return arith::IndexCastUIOp::create(builder, loc, type, value);
    };
    Value rest = cast(number);
    Values numbers(step.ranges.size());
    for (size_t i = step.ranges.size(); i-- != 0;) {
      if (i == 0) {
        numbers[i] = toIndex(rest);
        break;
      }
      Value count = cast(prologue->emit(
          getCount(step.ranges[i], i + 1 == step.ranges.size())));
      numbers[i] = toIndex(arith::RemUIOp::create(builder, loc, rest, count));
      rest = arith::DivUIOp::create(builder, loc, rest, count);
    }
    emitAt(step.ranges, numbers, scope);
  });
}

void CudaKernelBuilder::emitAt(ArrayRef<SpreadStep::Range> ranges,
                               ArrayRef<Value> numbers, Scope &scope) {
  if (ranges.empty()) {
    emit(spread->steps, scope, {});
    return;
  }
  const SpreadStep::Range &range = ranges.front();
  Location loc = op.getLoc();
  Value number = numbers.front();
  int64_t width = ranges.size() == 1 ? spread->width : 1;
  if (range.step * width != 1)
    number = arith::MulIOp::create(builder, loc, number,
                                   getIndex(range.step * width));
  Value value =
      arith::AddIOp::create(builder, loc, prologue->emit(range.lo), number);
  auto next = [&] {
    emitAt(ranges.drop_front(), numbers.drop_front(), scope);
    return Values();
  };
  if (width != 1) {
    emitWide(range, value, scope);
  } else if (range.step == 1) {
    emitWith(range.variable, value, getVariable(range.variable), next);
  } else {
    llvm::SaveAndRestore tile(leaves.tiles[range.variable], value);
    Index start = forms.leaf(Indices::Kind::Tile, range.variable);
    Index stop = forms.min(forms.add(start, range.step), range.hi);
    llvm::SaveAndRestore end(leaves.tileEnds[range.variable], emit(stop));
    next();
  }
}

/// Values side by side: all of them without a question, or those that are
/// there.
void CudaKernelBuilder::emitWide(const SpreadStep::Range &range, Value first,
                                 Scope &scope) {
  Location loc = op.getLoc();
  Value last = prologue->emit(range.hi);
  Index count = forms.sub(range.hi, range.lo);
  if (count.isConstant() && count.constant % spread->width == 0)
    return emitWhole(range, first, scope);
  Value end =
      arith::AddIOp::create(builder, loc, first, getIndex(spread->width));
  Value isWhole =
      arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::sle, end, last);
  auto choice = scf::IfOp::create(builder, loc, isWhole, true);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(choice.thenBlock());
  emitWhole(range, first, scope);
  builder.setInsertionPointToStart(choice.elseBlock());
  auto loop = scf::ForOp::create(builder, loc, first, last, getIndex(1));
  builder.setInsertionPointToStart(loop.getBody());
  Scope inner = scope;
  emitWith(range.variable, loop.getInductionVar(), getVariable(range.variable),
           [&] { return emit(spread->steps, inner, {}); });
}

/// All is read before anything is computed, and written behind: accesses side
/// by side become one where no branch is between them, as functions have, and
/// addresses are that of the first one and a constant.
void CudaKernelBuilder::emitWhole(const SpreadStep::Range &range, Value first,
                                  const Scope &scope) {
  const auto &stored = cast<StoreStep>(*spread->steps.front());
  std::vector<Scope> own(spread->width, scope);
  std::vector<Values> values(spread->width);
  Index variable = getVariable(range.variable);
  auto forEach = [&](function_ref<void(int64_t)> body) {
    for (int64_t i = 0; i != spread->width; ++i)
      emitWith(range.variable, first, forms.add(variable, i), [&] {
        body(i);
        return Values();
      });
  };
  llvm::SaveAndRestore at(point, &stored.point);
  forEach([&](int64_t i) {
    for (tdl::ReadOp read : op.getBlock()->getOps<tdl::ReadOp>())
      get(read, own[i]);
  });
  forEach([&](int64_t i) { values[i] = getStored(stored, own[i]); });
  forEach([&](int64_t i) { store(stored, values[i], i); });
}

void CudaKernelBuilder::emitNeutral(const NeutralStep &neutral) {
  forPoints(neutral.volume, [&](Value number) {
    storeNeutral(neutral.output, lowering::getIndex(forms, number));
  });
}

//===----------------------------------------------------------------------===//
// Lanes
//===----------------------------------------------------------------------===//

std::pair<Value, Value> CudaKernelBuilder::getLane() {
  Location loc = op.getLoc();
  Value own = toIndex(thread), count = getIndex(getLanes());
  if (isAcross())
    return {arith::DivUIOp::create(builder, loc, own, getIndex(getGroups())),
            count};
  return {arith::RemUIOp::create(builder, loc, own, count), count};
}

/// Each lane folds what the one across has, which halves the distance five
/// times: in the end all have everything, folded in one order.
CudaKernelBuilder::Values CudaKernelBuilder::combineWarp(tdl::ReduceOp reduce,
                                                         Values accumulators,
                                                         int64_t lanes) {
  for (int64_t distance = lanes / 2; distance != 0; distance /= 2) {
    Values others;
    for (Value value : accumulators)
      others.push_back(exchange(builder, op.getLoc(), value, distance));
    accumulators = combineAccumulators(reduce, accumulators, others);
  }
  return accumulators;
}

/// What each thread has goes through shared memory, where all lanes of a point
/// fold the same again.
CudaKernelBuilder::Values
CudaKernelBuilder::combineAcross(tdl::ReduceOp reduce, Values accumulators) {
  Location loc = op.getLoc();
  std::vector<Values> lanes(getLanes());
  Value own = arith::RemUIOp::create(
      builder, loc, thread,
      arith::ConstantIntOp::create(builder, loc, getGroups(), 32));
  for (Value value : accumulators) {
    Value shared = getShared(builder, loc, value.getType(), kThreads);
    meet(builder, loc); // all have read what was there before
    storeAt(builder, loc, value, shared, thread);
    meet(builder, loc);
    for (auto [number, lane] : llvm::enumerate(lanes)) {
      Value place = arith::AddIOp::create(
          builder, loc, own,
          arith::ConstantIntOp::create(builder, loc, number * getGroups(), 32));
      lane.push_back(loadAt(builder, loc, value.getType(), shared, place));
    }
  }
  accumulators = lanes.front();
  for (const Values &lane : ArrayRef(lanes).drop_front())
    accumulators = combineAccumulators(reduce, accumulators, lane);
  return accumulators;
}

CudaKernelBuilder::Values CudaKernelBuilder::combineLanes(tdl::ReduceOp reduce,
                                                          Values accumulators) {
  if (isAcross())
    return combineAcross(reduce, accumulators);
  accumulators = combineWarp(reduce, accumulators, kWarpThreads);
  if (getLanes() == kWarpThreads)
    return accumulators;
  Location loc = op.getLoc();
  constexpr int64_t warps = kThreads / kWarpThreads;
  // What each warp has goes through shared memory, so that every warp folds
  // the same again.
  for (Value &value : accumulators) {
    Value shared = getShared(builder, op.getLoc(), value.getType(), warps);
    meet(builder, loc); // all have read what was there before
    storeOfWarp(builder, loc, thread, value, shared);
    meet(builder, loc);
    value = loadOfWarp(builder, loc, thread, value.getType(), shared, warps);
  }
  return combineWarp(reduce, accumulators, warps);
}

/// Terms of a fold are read several at a time: a thread waits for memory far
/// longer than it computes. Not where it asks at each: LLVM takes questions out
/// of a loop that it finds as it was.
void CudaKernelBuilder::annotate(Operation *loop, const LoopStep &step) {
  bool isInnermost =
      step.steps.size() == 1 && isa<TermStep, UnstashStep>(*step.steps.front());
  if (step.role != LoopStep::Role::Reduce || !isInnermost ||
      !nest.conditions.empty())
    return;
  MLIRContext *context = builder.getContext();
  auto unroll = LLVM::LoopUnrollAttr::get(
      context, /*disable=*/BoolAttr::get(context, false),
      /*count=*/builder.getI32IntegerAttr(kAtOnce), {}, {}, {}, {}, {});
  LLVM::LoopAnnotationAttr annotation = LLVM::LoopAnnotationAttr::get(
      context, {}, {}, {}, unroll, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {});
  loop->setAttr(kLoopAnnotation, annotation);
}

void CudaKernelBuilder::emitOnce(function_ref<void()> body) {
  if (getLanes() == 1 || isApart)
    return body();
  Location loc = op.getLoc();
  // All have read what lies there, whether they use it or not.
  if (llvm::any_of(nest.inputs, [](const Piece &in) { return in.isWritten; }))
    getLanes() == kWarpThreads ? meetWarp(builder, loc) : meet(builder, loc);
  Value isFirst = arith::CmpIOp::create(builder, loc, arith::CmpIPredicate::eq,
                                        getLane().first, getIndex(0));
  if (isInside)
    isFirst = arith::AndIOp::create(builder, loc, isFirst, isInside);
  auto choice = scf::IfOp::create(builder, loc, isFirst, false);
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(choice.thenBlock());
  body();
}

void CudaKernelBuilder::emitFailure(Location loc, int64_t code) {
  Value number =
      LLVM::ConstantOp::create(builder, loc, builder.getI64Type(), code);
  LLVM::AtomicRMWOp::create(builder, loc, LLVM::AtomicBinOp::max, failure,
                            number, LLVM::AtomicOrdering::monotonic);
}
