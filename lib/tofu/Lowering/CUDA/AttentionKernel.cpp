//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The loops of the kernel are those of Device/Attention.cpp. What is the
// program's own stands here: the blocks, where operands are, and functions of a
// score and of what becomes of the sums. These take what the kernel knows from
// a table, its *context*, of which nothing is left once all is one function.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CUDA/AttentionKernel.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "tofu/Lowering/CUDA/Device/Attention.h"
#include "tofu/Lowering/CUDA/Matrices.h"
#include "tofu/Lowering/CUDA/Threads.h"
#include "tofu/Lowering/Kernel/KernelBuilder.h"
#include "tofu/Lowering/Kernel/NarrowFloats.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

static_assert(AttendStep::kRows == TOFU_ATTENTION_ROWS &&
              AttendStep::kColumns == TOFU_ATTENTION_COLUMNS);

/// Blocks beyond this many do no good.
static constexpr int64_t kMostBlocks = 1 << 20;
/// Of a multiprocessor. Threads have as many as there can be, 255, be it that
/// fewer blocks are run at once: left to itself, the assembler spills some.
static constexpr int64_t kRegisters = 1 << 16;
/// Shared memory of a block.
static constexpr int64_t kSharedBytes = 35 * 1024;

namespace {
class AttentionKernelBuilder : public KernelBuilder {
public:
  AttentionKernelBuilder(const LoopNest &nest, const AttendStep &step)
      : KernelBuilder(nest), step(step), attention(step.attention),
        pointer(LLVM::LLVMPointerType::get(builder.getContext())),
        i64(builder.getI64Type()), f32(builder.getF32Type()) {}

  void buildKernel(ModuleOp module, StringRef name);
  void buildSize(ModuleOp module, StringRef name);
  void buildScore(ModuleOp module, StringRef name);
  void buildHidden(ModuleOp module, StringRef name);
  void buildStore(ModuleOp module, StringRef name);

private:
  LLVM::LLVMFuncOp start(ModuleOp module, StringRef name, Type result,
                         ArrayRef<Type> arguments);
  /// Starts a function that is called with the context first.
  LLVM::LLVMFuncOp startCallback(ModuleOp module, StringRef name, Type result,
                                 ArrayRef<Type> arguments);
  bool dependsOnProduct(Value value);
  Value getWide(Value value, Value sum, Scope &scope);
  void finish(ValueRange result = {}) {
    LLVM::ReturnOp::create(builder, op.getLoc(), result);
  }
  void setVariable(unsigned variable, Value value) {
    leaves.variables[variable] = value;
    open[variable] = getVariable(variable);
  }
  Value toIndex(Value value) {
    return createIndexCast(builder, builder.getIndexType(), value);
  }
  Value toInteger(Index index) {
    return createIndexCast(builder, i64, emit(index));
  }
  /// Tensor cores need fewer.
  int64_t getNumThreads() { return attention.isNarrow ? 128 : kThreads; }
  /// Elements of a head that there is code for, at least as many as there are.
  int64_t getNumElements() {
    int64_t most = loops.getVariables()[attention.element].extent;
    if (attention.isNarrow)
      most = std::max(most, loops.getVariables()[attention.depth].extent);
    return most <= 32 ? 32 : most <= 64 ? 64 : 128;
  }
  Index getCount(const SpreadStep::Range &range) {
    return forms.ceilDiv(forms.max(forms.sub(range.hi, range.lo), 0),
                         range.step);
  }
  Index getNumBlocks() {
    Index blocks = 1;
    for (const SpreadStep::Range &range : step.ranges)
      blocks = forms.mul(blocks, getCount(range));
    return blocks;
  }

  //===--------------------------------------------------------------------===//
  // Tables of 8 bytes each
  //===--------------------------------------------------------------------===//
  Value createTable(int64_t count);
  Value getPlaceIn(Value table, int64_t number) {
    return LLVM::GEPOp::create(builder, op.getLoc(), pointer, i64, table,
                               ArrayRef<LLVM::GEPArg>{int32_t(number)});
  }
  void storeIn(Value table, int64_t number, Value value) {
    LLVM::StoreOp::create(builder, op.getLoc(), value,
                          getPlaceIn(table, number));
  }
  Value loadFrom(Value table, int64_t number, Type type) {
    return LLVM::LoadOp::create(builder, op.getLoc(), type,
                                getPlaceIn(table, number));
  }
  /// Fields of tofu_attention, in their order.
  SmallVector<Value> getProblem(Value firstRow);
  void addOperand(SmallVectorImpl<Value> &fields, tdl::ReadOp read,
                  unsigned row, unsigned other);
  void emitBlock(Value number, Value context, Value problem, StringRef name);

  //===--------------------------------------------------------------------===//
  // What other kernels have
  //===--------------------------------------------------------------------===//
  void emitFailure(Location loc, int64_t code) override {
    LLVM::AtomicRMWOp::create(builder, loc, LLVM::AtomicBinOp::max, failure,
                              LLVM::ConstantOp::create(builder, loc, i64, code),
                              LLVM::AtomicOrdering::monotonic);
  }
  void emitSpread(const SpreadStep &, Scope &) override {
    llvm_unreachable("attention is not spread by points");
  }
  std::pair<Value, Value> getLane() override {
    llvm_unreachable("no reduction is left");
  }
  Values combineLanes(tdl::ReduceOp, Values) override {
    llvm_unreachable("no reduction is left");
  }
  void emitOnce(function_ref<void()> body) override { body(); }
  Value getScratch() override {
    llvm_unreachable("attention has no scratch memory");
  }

  const AttendStep &step;
  const Attention &attention;
  Type pointer, i64, f32;
  Value failure;
};
} // namespace

//===----------------------------------------------------------------------===//
// What a thread asks of the machine
//===----------------------------------------------------------------------===//

/// Defines the functions that Device/Attention.cpp calls.
static void addMachine(ModuleOp module) {
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

CudaLaunch lowering::buildAttentionKernel(const LoopNest &nest,
                                          const AttendStep &step, ModuleOp host,
                                          ModuleOp device, StringRef name) {
  addMachine(device);
  auto make = [&] { return AttentionKernelBuilder(nest, step); };
  make().buildScore(device, (name + "_score").str());
  make().buildHidden(device, (name + "_hidden").str());
  make().buildStore(device, (name + "_store").str());
  make().buildKernel(device, name);
  CudaLaunch launch{name.str(), (name + ".size").str()};
  make().buildSize(host, launch.size);
  return launch;
}

LLVM::LLVMFuncOp AttentionKernelBuilder::start(ModuleOp module, StringRef name,
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
LLVM::LLVMFuncOp
AttentionKernelBuilder::startCallback(ModuleOp module, StringRef name,
                                      Type result, ArrayRef<Type> arguments) {
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
  for (const SpreadStep::Range &range : ArrayRef(step.ranges).drop_back())
    setVariable(range.variable, toIndex(loadFrom(context, number++, i64)));
  return function;
}

void AttentionKernelBuilder::buildScore(ModuleOp module, StringRef name) {
  LLVM::LLVMFuncOp function = startCallback(module, name, f32, {i64, i64, f32});
  setVariable(attention.row, toIndex(function.getArgument(1)));
  setVariable(attention.column, toIndex(function.getArgument(2)));
  point = &step.point;
  Value sum = function.getArgument(3);
  Value product = tdl::ReduceOp(attention.product).getResult(0);
  Scope scope;
  scope[product] = convert(builder, sum, f32, product.getType());
  if (attention.isNarrow)
    return finish(getWide(attention.score, sum, scope));
  finish(convert(builder, get(attention.score, scope),
                 attention.score.getType(), f32));
}

/// True if a value is computed from the product.
bool AttentionKernelBuilder::dependsOnProduct(Value value) {
  SmallVector<Value> work = {value};
  llvm::DenseSet<Value> seen;
  while (!work.empty()) {
    Value next = work.pop_back_val();
    Operation *def = next.getDefiningOp();
    if (!def || !seen.insert(next).second)
      continue;
    if (attention.product == def)
      return true;
    llvm::append_range(work, def->getOperands());
  }
  return false;
}

/// A float of the score in f32: what tensor cores have summed up is not rounded
/// in between, where that is a chain of arithmetic.
Value AttentionKernelBuilder::getWide(Value value, Value sum, Scope &scope) {
  Location loc = op.getLoc();
  Operation *def = value.getDefiningOp();
  if (attention.product == def)
    return sum;
  auto getOperand = [&](unsigned number) {
    return getWide(def->getOperand(number), sum, scope);
  };
  if (def && dependsOnProduct(value)) {
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
    if (isa<arith::AddFOp, arith::SubFOp, arith::MulFOp, arith::DivFOp>(def))
      return builder
          .create(loc, def->getName().getIdentifier(),
                  {getOperand(0), getOperand(1)}, {f32})
          ->getResult(0);
  }
  return convert(builder, get(value, scope), value.getType(), f32);
}

/// The largest value of what is negative where a score is hidden.
void AttentionKernelBuilder::buildHidden(ModuleOp module, StringRef name) {
  Type i32 = builder.getI32Type();
  LLVM::LLVMFuncOp function =
      startCallback(module, name, i32, {i64, i64, i64, i64});
  Location loc = op.getLoc();
  SmallVector<Index> bounds;
  for (unsigned number = 0; number != 4; ++number)
    bounds.push_back(
        lowering::getIndex(forms, toIndex(function.getArgument(number + 1))));
  Value hidden = arith::ConstantIntOp::create(builder, loc, 0, 1);
  for (AffineExpr visible : attention.visible) {
    SmallVector<Index> values(loops.size(), 0);
    for (auto [variable, form] : llvm::enumerate(open))
      if (form)
        values[variable] = *form;
    for (auto [variable, number] :
         {std::pair(attention.row, 0), std::pair(attention.column, 2)})
      values[variable] = *lowering::getFactor(visible, variable) > 0
                             ? forms.sub(bounds[number + 1], 1)
                             : bounds[number];
    Value largest = emit(forms.apply(visible, values));
    Value isNegative = arith::CmpIOp::create(
        builder, loc, arith::CmpIPredicate::slt, largest, emit(Index(0)));
    hidden = arith::OrIOp::create(builder, loc, hidden, isNegative);
  }
  finish(Value(arith::ExtUIOp::create(builder, loc, i32, hidden)));
}

void AttentionKernelBuilder::buildStore(ModuleOp module, StringRef name) {
  LLVM::LLVMFuncOp function =
      startCallback(module, name, {}, {i64, i64, f32, f32, f32});
  setVariable(attention.row, toIndex(function.getArgument(1)));
  setVariable(attention.element, toIndex(function.getArgument(2)));
  point = &step.point;
  Value sum = function.getArgument(3), total = function.getArgument(4);
  if (attention.isNormalized)
    sum = arith::DivFOp::create(builder, op.getLoc(), sum, total);
  Scope scope;
  for (auto [reduce, value] :
       {std::pair(attention.sum, sum), std::pair(attention.total, total),
        std::pair(attention.top, Value(function.getArgument(5)))}) {
    Value result = tdl::ReduceOp(reduce).getResult(0);
    scope[result] = convert(builder, value, f32, result.getType());
  }
  Values values;
  for (Value value : op.getYield().getValues())
    values.push_back(get(value, scope));
  for (auto [value, piece, address] :
       llvm::zip(values, nest.outputs, step.addresses))
    store(getPlace(piece), address, value);
  finish();
}

void AttentionKernelBuilder::buildSize(ModuleOp module, StringRef name) {
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

Value AttentionKernelBuilder::createTable(int64_t count) {
  return LLVM::AllocaOp::create(
      builder, op.getLoc(), pointer, i64,
      LLVM::ConstantOp::create(builder, op.getLoc(), i64, count),
      /*alignment=*/8);
}

void AttentionKernelBuilder::addOperand(SmallVectorImpl<Value> &fields,
                                        tdl::ReadOp read, unsigned row,
                                        unsigned other) {
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
  add(piece.element.isF32()    ? TOFU_ATTENTION_F32
      : piece.element.isBF16() ? TOFU_ATTENTION_BF16
                               : TOFU_ATTENTION_F16);
}

SmallVector<Value> AttentionKernelBuilder::getProblem(Value firstRow) {
  SmallVector<Value> fields;
  addOperand(fields, attention.query, attention.row, attention.depth);
  addOperand(fields, attention.key, attention.column, attention.depth);
  addOperand(fields, attention.value, attention.column, attention.element);
  fields.push_back(createIndexCast(builder, i64, firstRow));
  fields.push_back(toInteger(step.ranges.back().hi));
  for (const SpreadStep::Range &range : {step.column, step.depth, step.element})
    for (Index bound : {range.lo, range.hi})
      fields.push_back(toInteger(bound));
  fields.push_back(toInteger(!attention.visible.empty()));
  fields.push_back(
      LLVM::ConstantOp::create(builder, op.getLoc(), builder.getF64Type(),
                               builder.getF64FloatAttr(attention.hiddenScore)));
  return fields;
}

void AttentionKernelBuilder::emitBlock(Value number, Value context,
                                       Value problem, StringRef name) {
  Location loc = op.getLoc();
  Value rest = number, firstRow;
  // Row-major: the last range is the innermost.
  int64_t slot = pointers.size() + 1 + nest.getNumAxes();
  for (size_t at = step.ranges.size(); at-- != 0;) {
    const SpreadStep::Range &range = step.ranges[at];
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
    if (at + 1 == step.ranges.size()) {
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
  std::string attend = std::string("tofu_attend_") +
                       (attention.isNarrow ? "narrow_" : "f32_") +
                       std::to_string(getNumElements());
  Value shared = getShared(builder, loc, i64, kSharedBytes / 8);
  if (!module.lookupSymbol(attend)) {
    OpBuilder::InsertionGuard guard(builder);
    builder.setInsertionPointToEnd(module.getBody());
    SmallVector<Type> types(5, pointer);
    types.push_back(shared.getType());
    LLVM::LLVMFuncOp::create(
        builder, builder.getUnknownLoc(), attend,
        LLVM::LLVMFunctionType::get(
            LLVM::LLVMVoidType::get(builder.getContext()), types))
        .setConvergent(true);
  }
  SmallVector<Value> arguments = {problem, context};
  for (StringRef suffix : {"_score", "_hidden", "_store"})
    arguments.push_back(LLVM::AddressOfOp::create(builder, loc, pointer,
                                                  (name + suffix).str()));
  arguments.push_back(shared);
  LLVM::CallOp::create(builder, loc, TypeRange(), attend, arguments)
      .setConvergent(true);
}

void AttentionKernelBuilder::buildKernel(ModuleOp module, StringRef name) {
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
                            step.ranges.size()),
        problem = createTable(sizeof(tofu_attention) / 8);
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
