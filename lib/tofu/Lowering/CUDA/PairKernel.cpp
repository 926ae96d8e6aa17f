//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CUDA/PairKernel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "tofu/Lowering/CUDA/Device/Pairs.h"
#include "tofu/Lowering/CUDA/Matrices.h"
#include "tofu/Lowering/CUDA/Threads.h"
#include "tofu/Lowering/Kernel/NarrowFloats.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

static_assert(AttendStep::kRows == TOFU_PAIRS_ROWS &&
              AttendStep::kColumns == TOFU_PAIRS_COLUMNS &&
              PairFoldStep::kRows == TOFU_PAIRS_ROWS &&
              PairFoldStep::kColumns == TOFU_PAIRS_COLUMNS);

/// Of a multiprocessor. Threads have as many as there can be, 255, be it that
/// fewer blocks are run at once: left to itself, the assembler spills some.
static constexpr int64_t kRegisters = 1 << 16;
/// Shared memory of a block.
static constexpr int64_t kSharedBytes = 35 * 1024;

PairKernelBuilder::PairKernelBuilder(const LoopNest &nest,
                                     ArrayRef<SpreadStep::Range> ranges,
                                     bool isNarrow, int64_t numFields)
    : KernelBuilder(nest), isNarrow(isNarrow),
      pointer(LLVM::LLVMPointerType::get(builder.getContext())),
      i64(builder.getI64Type()), f32(builder.getF32Type()), ranges(ranges),
      numFields(numFields) {}

//===----------------------------------------------------------------------===//
// What other kernels have
//===----------------------------------------------------------------------===//

void PairKernelBuilder::emitFailure(Location loc, int64_t code) {
  LLVM::AtomicRMWOp::create(builder, loc, LLVM::AtomicBinOp::max, failure,
                            LLVM::ConstantOp::create(builder, loc, i64, code),
                            LLVM::AtomicOrdering::monotonic);
}

void PairKernelBuilder::emitSpread(const SpreadStep &, Scope &) {
  llvm_unreachable("pairs are not spread by points");
}

std::pair<Value, Value> PairKernelBuilder::getLane() {
  llvm_unreachable("no reduction is left");
}

KernelBuilder::Values PairKernelBuilder::combineLanes(tdl::ReduceOp, Values) {
  llvm_unreachable("no reduction is left");
}

Value PairKernelBuilder::getScratch() {
  llvm_unreachable("there is no scratch memory");
}

//===----------------------------------------------------------------------===//
// What a thread asks of the machine
//===----------------------------------------------------------------------===//

void lowering::addMachine(ModuleOp module) {
  if (module.lookupSymbol("tofu_meet"))
    return;
  MLIRContext *context = module.getContext();
  OpBuilder builder(context);
  Location loc = builder.getUnknownLoc();
  Type i32 = builder.getI32Type(), f32 = builder.getF32Type();
  auto define = [&](StringRef name, Type result, ArrayRef<Type> arguments,
                    function_ref<Value(ValueRange)> body) {
    builder.setInsertionPointToEnd(module.getBody());
    auto function = LLVM::LLVMFuncOp::create(
        builder, loc, name,
        LLVM::LLVMFunctionType::get(
            result ? result : LLVM::LLVMVoidType::get(context), arguments));
    function.setAlwaysInline(true);
    function.setConvergent(true);
    builder.setInsertionPointToStart(function.addEntryBlock(builder));
    Value value = body(function.getArguments());
    LLVM::ReturnOp::create(builder, loc,
                           value ? ValueRange(value) : ValueRange());
  };
  define("tofu_meet", {}, {}, [&](ValueRange) {
    meet(builder, loc);
    return Value();
  });
  define("tofu_meet_all", i32, {i32}, [&](ValueRange arguments) {
    return meetAll(builder, loc, arguments[0]);
  });
  define("tofu_exchange", f32, {f32, i32}, [&](ValueRange arguments) {
    return exchange(builder, loc, arguments[0], arguments[1]);
  });
  define("tofu_power2", f32, {f32}, [&](ValueRange arguments) {
    return approximatePower2(builder, loc, arguments[0]);
  });
  Type pointer = LLVM::LLVMPointerType::get(context),
       shared = LLVM::LLVMPointerType::get(context, kSharedSpace);
  for (bool isTransposed : {false, true})
    define(isTransposed ? "tofu_load_transposed" : "tofu_load_matrices", {},
           {pointer, shared}, [&](ValueRange arguments) {
             loadMatrices(builder, loc, arguments[0], arguments[1],
                          isTransposed);
             return Value();
           });
  for (bool isBF16 : {false, true})
    define(isBF16 ? "tofu_multiply_bf16" : "tofu_multiply_f16", {},
           {pointer, i32, i32, i32, i32, i32, i32}, [&](ValueRange arguments) {
             multiplyMatrices(builder, loc, arguments[0],
                              arguments.drop_front(), isBF16);
             return Value();
           });
}

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

LLVM::LLVMFuncOp PairKernelBuilder::start(ModuleOp module, StringRef name,
                                          Type result,
                                          ArrayRef<Type> arguments) {
  builder.setInsertionPointToEnd(module.getBody());
  if (!result)
    result = LLVM::LLVMVoidType::get(builder.getContext());
  auto function =
      LLVM::LLVMFuncOp::create(builder, op.getLoc(), name,
                               LLVM::LLVMFunctionType::get(result, arguments));
  builder.setInsertionPointToStart(function.addEntryBlock(builder));
  return function;
}

/// Of the context: the places, the failure word, the rank's coordinates, and
/// the variables that a block has one value of.
LLVM::LLVMFuncOp PairKernelBuilder::startCallback(ModuleOp module,
                                                  StringRef name, Type result,
                                                  ArrayRef<Type> arguments) {
  SmallVector<Type> types = {pointer};
  llvm::append_range(types, arguments);
  LLVM::LLVMFuncOp function = start(module, name, result, types);
  function.setAlwaysInline(true);
  Value context = function.getArgument(0);
  Type global = LLVM::LLVMPointerType::get(builder.getContext(), kGlobalSpace);
  int64_t number = 0;
  pointers.resize(nest.getNumPlaces());
  for (Value &place : pointers)
    place = loadFrom(context, number++, global);
  failure = loadFrom(context, number++, global);
  Values coordinates;
  for (unsigned axis = 0; axis != nest.getNumAxes(); ++axis)
    coordinates.push_back(toIndex(loadFrom(context, number++, i64)));
  prepare(coordinates);
  for (const SpreadStep::Range &range : ranges.drop_back())
    setVariable(range.variable, toIndex(loadFrom(context, number++, i64)));
  return function;
}

Value PairKernelBuilder::getWide(Value value, Scope &wide, Scope &scope) {
  if (Value known = wide.lookup(value))
    return known;
  Location loc = op.getLoc();
  Operation *def = value.getDefiningOp();
  auto dependsOnProduct = [&](Value value) {
    SmallVector<Value> work = {value};
    llvm::DenseSet<Value> seen;
    while (!work.empty()) {
      Value next = work.pop_back_val();
      if (scope.contains(next) && !wide.contains(next))
        continue;
      if (wide.contains(next))
        return true;
      if (Operation *inner = next.getDefiningOp();
          inner && seen.insert(next).second)
        llvm::append_range(work, inner->getOperands());
    }
    return false;
  };
  auto getOperand = [&](unsigned number) {
    return getWide(def->getOperand(number), wide, scope);
  };
  auto compute = [&]() -> Value {
    if (isa<arith::ExtFOp, arith::TruncFOp>(def))
      return getOperand(0);
    if (auto select = dyn_cast<arith::SelectOp>(def);
        select && !dependsOnProduct(select.getCondition()))
      return arith::SelectOp::create(builder, loc,
                                     get(select.getCondition(), scope),
                                     getOperand(1), getOperand(2));
    FloatAttr divisor;
    if (isa<arith::DivFOp>(def) &&
        matchPattern(def->getOperand(1), m_Constant(&divisor)))
      return arith::MulFOp::create(
          builder, loc, getOperand(0),
          arith::ConstantOp::create(
              builder, loc,
              builder.getF32FloatAttr(1 / divisor.getValueAsDouble())));
    if (isa<arith::DivFOp>(def))
      return arith::DivFOp::create(builder, loc, getOperand(0), getOperand(1),
                                   arith::FastMathFlags::afn);
    if (isa<arith::AddFOp, arith::SubFOp, arith::MulFOp>(def))
      return builder
          .create(loc, def->getName().getIdentifier(),
                  {getOperand(0), getOperand(1)}, {f32})
          ->getResult(0);
    if (isa<math::ExpOp>(def))
      return approximatePower2(
          builder, loc,
          arith::MulFOp::create(
              builder, loc, getOperand(0),
              arith::ConstantOp::create(
                  builder, loc,
                  builder.getF32FloatAttr(llvm::numbers::log2e))));
    return {};
  };
  if (def && dependsOnProduct(value))
    if (Value known = compute())
      return wide[value] = known;
  return convert(builder, get(value, scope), value.getType(), f32);
}

void PairKernelBuilder::setFold(Scope &scope, tdl::ReduceOp reduce,
                                Value value) {
  Value result = reduce.getResult(0);
  scope[result] = convert(builder, value, f32, result.getType());
}

void PairKernelBuilder::finishStore(ArrayRef<Index> addresses, Scope &scope) {
  Values values;
  for (Value value : op.getYield().getValues())
    values.push_back(get(value, scope));
  for (auto [value, piece, address] :
       llvm::zip(values, nest.outputs, addresses))
    store(getPlace(piece), address, value);
  finish();
}

Value PairKernelBuilder::isHidden(ArrayRef<AffineExpr> visible, unsigned row,
                                  unsigned column, ValueRange arguments) {
  Location loc = op.getLoc();
  SmallVector<Index> bounds;
  for (Value argument : arguments)
    bounds.push_back(lowering::getIndex(forms, toIndex(argument)));
  Value hidden = arith::ConstantIntOp::create(builder, loc, 0, 1);
  for (AffineExpr expr : visible) {
    SmallVector<Index> values(loops.size(), 0);
    for (auto [variable, form] : llvm::enumerate(open))
      if (form)
        values[variable] = *form;
    for (auto [variable, number] : {std::pair(row, 0), std::pair(column, 2)})
      values[variable] = *lowering::getFactor(expr, variable) > 0
                             ? forms.sub(bounds[number + 1], 1)
                             : bounds[number];
    Value largest = emit(forms.apply(expr, values));
    Value isNegative = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::slt, largest, emit(Index(0)));
    hidden = arith::OrIOp::create(builder, loc, hidden, isNegative);
  }
  return arith::ExtUIOp::create(builder, loc, builder.getI32Type(), hidden);
}

void PairKernelBuilder::buildSize(ModuleOp module, StringRef name) {
  builder.setInsertionPointToEnd(module.getBody());
  Location loc = builder.getUnknownLoc();
  auto function = func::FuncOp::create(
      builder, loc, name, builder.getFunctionType({pointer, pointer}, {}));
  builder.setInsertionPointToStart(function.addEntryBlock());
  Values coordinates;
  for (unsigned axis = 0; axis != nest.getNumAxes(); ++axis)
    coordinates.push_back(
        toIndex(loadElement(builder, function.getArgument(0), i64, axis)));
  prepare(coordinates);
  Index blocks = forms.min(getNumBlocks(), kMostBlocks);
  for (auto [number, size] : llvm::enumerate(
           std::array<Index, 7>{blocks, 1, 1, getNumThreads(), 1, 1, 0}))
    storeIn(function.getArgument(1), number, toInteger(size));
  func::ReturnOp::create(builder, loc);
}

//===----------------------------------------------------------------------===//
// The kernel
//===----------------------------------------------------------------------===//

Value PairKernelBuilder::createTable(int64_t count) {
  return LLVM::AllocaOp::create(
      builder, op.getLoc(), pointer, i64,
      LLVM::ConstantOp::create(builder, op.getLoc(), i64, count),
      /*alignment=*/8);
}

void PairKernelBuilder::addOperand(Values &fields, tdl::ReadOp read,
                                   unsigned row, unsigned other) {
  const Access &access = nest.accesses.find(read)->second;
  const Piece &piece = nest.inputs[access.input];
  auto add = [&](Index index) { fields.push_back(toInteger(index)); };
  // Where what blocks and threads share out is 0.
  Scope scope;
  Value offset = toInteger(getAddress(read, scope));
  fields.push_back(
      LLVM::GEPOp::create(builder, op.getLoc(), pointers[piece.place].getType(),
                          getStoredType(piece.element), pointers[piece.place],
                          ArrayRef<LLVM::GEPArg>{offset}));
  add(access.factors[row]);
  add(access.factors[other]);
  add(piece.element.isF32()    ? TOFU_PAIRS_F32
      : piece.element.isBF16() ? TOFU_PAIRS_BF16
                               : TOFU_PAIRS_F16);
}

void PairKernelBuilder::emitBlock(Value number, Value context, Value problem,
                                  StringRef name) {
  Location loc = op.getLoc();
  Value rest = number, firstRow;
  // Row-major: the last range is the innermost.
  int64_t slot = pointers.size() + 1 + nest.getNumAxes();
  for (size_t at = ranges.size(); at-- != 0;) {
    const SpreadStep::Range &range = ranges[at];
    Value own = rest;
    if (at != 0) {
      Value count = prologue->emit(getCount(range));
      own = arith::RemUIOp::create(builder, loc, rest, count);
      rest = arith::DivUIOp::create(builder, loc, rest, count);
    }
    Value distance =
        arith::MulIOp::create(builder, loc, own, prologue->emit(range.step));
    Value value =
        arith::AddIOp::create(builder, loc, prologue->emit(range.lo), distance);
    if (at + 1 == ranges.size()) {
      firstRow = value;
      continue;
    }
    setVariable(range.variable, value);
    storeIn(context, slot + at, createIndexCast(builder, i64, value));
  }
  for (auto [at, field] : llvm::enumerate(getProblem(firstRow)))
    storeIn(problem, at, field);

  auto module =
      builder.getInsertionBlock()->getParentOp()->getParentOfType<ModuleOp>();
  std::string device = getLoops();
  Value shared = getShared(builder, loc, i64, kSharedBytes / 8);
  SmallVector<Value> arguments = {problem, context};
  for (StringRef suffix : getCallbacks())
    arguments.push_back(LLVM::AddressOfOp::create(builder, loc, pointer,
                                                  (name + suffix).str()));
  arguments.push_back(shared);
  if (!module.lookupSymbol(device)) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(module.getBody());
    LLVM::LLVMFuncOp::create(
        builder, builder.getUnknownLoc(), device,
        LLVM::LLVMFunctionType::get(
            LLVM::LLVMVoidType::get(builder.getContext()),
            llvm::to_vector(ValueRange(arguments).getTypes())))
        .setConvergent(true);
  }
  LLVM::CallOp::create(builder, loc, TypeRange(), device, arguments)
      .setConvergent(true);
}

void PairKernelBuilder::buildKernel(ModuleOp module, StringRef name) {
  Location loc = op.getLoc();
  MLIRContext *context = builder.getContext();
  Type global = LLVM::LLVMPointerType::get(context, kGlobalSpace);
  SmallVector<Type> types(nest.inputs.size() + nest.outputs.size() + 2, global);
  types.append(nest.getNumAxes(), i64);
  LLVM::LLVMFuncOp kernel = start(module, name, {}, types);
  kernel.setCConv(LLVM::CConv::PTX_Kernel);
  setBlockSize(kernel, getNumThreads(), kRegisters / 256 / getNumThreads());
  pointers = takePlaces(nest, kernel);
  unsigned number = nest.inputs.size() + nest.outputs.size() + 1;
  failure = kernel.getArgument(number++);
  Value table = createTable(pointers.size() + 1 + nest.getNumAxes() +
                            ranges.size()),
        problem = createTable(numFields);
  int64_t slot = 0;
  for (Value place : pointers)
    storeIn(table, slot++, place);
  storeIn(table, slot++, failure);
  Values coordinates;
  for (unsigned axis = 0; axis != nest.getNumAxes(); ++axis) {
    Value coordinate = kernel.getArgument(number++);
    storeIn(table, slot++, coordinate);
    coordinates.push_back(toIndex(coordinate));
  }
  prepare(coordinates);
  auto loop = scf::ForOp::create(builder, loc,
                                 toIndex(getSpecial(builder, loc, "ctaid.x")),
                                 prologue->emit(getNumBlocks()),
                                 toIndex(getSpecial(builder, loc, "nctaid.x")));
  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToStart(loop.getBody());
  emitBlock(loop.getInductionVar(), table, problem, name);
  builder.setInsertionPointAfter(loop);
  finish();
}
