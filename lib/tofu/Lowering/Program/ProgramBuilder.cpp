//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Program/ProgramBuilder.h"

#include "tofu/Analysis/Flops.h"
#include "tofu/Analysis/LinearForm.h"
#include "tofu/Analysis/Pointwise.h"
#include "tofu/Lowering/Loops/LoopVariables.h"
#include "tofu/Lowering/Loops/Supported.h"
#include "tofu/Lowering/Program/PlaceWaits.h"
#include "tofu/Memory/MemoryPlan.h"
#include "tofu/Partition/ProgramBytes.h"
#include "tofu/Partition/Ties.h"
#include "tofu/Partition/VerifyProgram.h"
#include "tofu/Plan/Plan.h"
#include "tofu/Runtime/Program.h"
#include "tofu/TDL/Border.h"
#include "tofu/TDL/BoxAxes.h"
#include "tofu/TDL/Constants.h"
#include "tofu/TDL/ElementBytes.h"
#include "tofu/TDL/IndexValues.h"
#include "tofu/TDL/Locations.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Operands and results of a device's kernel: parameters are 4096 bytes, with
/// those of scratch memory, failures and 64 coordinates.
static constexpr size_t kMostPieces = 440;

/// Places in the source that are said of one kernel.
static constexpr size_t kMaxPlaces = 8;

static std::optional<int64_t> getTypeNumber(Type type) {
  if (type.isIndex())
    return TOFU_I64;
  if (type.isF16())
    return TOFU_F16;
  if (type.isBF16())
    return TOFU_BF16;
  if (type.isF32())
    return TOFU_F32;
  if (type.isF64())
    return TOFU_F64;
#define TOFU_IF(bits, format)                                                  \
  if (isa<Float##bits##format##Type>(type))                                    \
    return TOFU_F##bits##format;
  TOFU_BYTE_FLOATS(TOFU_IF)
#undef TOFU_IF
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer || integer.getWidth() > 64)
    return std::nullopt;
  if (integer.getWidth() == 1)
    return TOFU_I1;
  switch (tdl::getElementBytes(type)) {
  case 1:
    return TOFU_I8;
  case 2:
    return TOFU_I16;
  case 4:
    return TOFU_I32;
  default:
    return TOFU_I64;
  }
}

/// The bytes of an array in memory, little endian.
static std::string getBytes(DenseElementsAttr array) {
  std::string bytes;
  int64_t size = tdl::getElementBytes(array.getElementType());
  auto append = [&](const APInt &number) {
    APInt wide = number.sextOrTrunc(unsigned(8 * size));
    if (number.getBitWidth() == 1)
      wide = number.zext(8);
    bytes.append(reinterpret_cast<const char *>(wide.getRawData()), size);
  };
  if (isa<FloatType>(array.getElementType()))
    for (const APFloat &number : array.getValues<APFloat>())
      append(number.bitcastToAPInt().zextOrTrunc(unsigned(8 * size)));
  else
    for (const APInt &number : array.getValues<APInt>())
      append(number);
  return bytes;
}

namespace {
class FunctionReader {
public:
  FunctionReader(func::FuncOp function, Kernels &kernels)
      : function(function), kernels(kernels), memory(function) {}

  FailureOr<Program> build();

private:
  LogicalResult addBuffer(Value value);
  LogicalResult addOperations(Block &block);
  LogicalResult addBlocks(Operation *op);
  LogicalResult addConstant(arith::ConstantOp constant);
  double countFlops(tdl::LambdaOp lambda);
  void measure(tdl::LambdaOp lambda, Program::Operation &operation);
  LogicalResult addLambda(tdl::LambdaOp lambda);
  LogicalResult addCall(tdl::OpaqueOp opaque, Program::Operation &operation);
  template <class Op> void addTransfer(Op op, int64_t kind);
  void addScan(plan::ScanOp op);
  Program::Operation startOperation(Operation *op, int64_t kind);
  SmallVector<unsigned> getPlaces(tdl::LambdaOp lambda);

  func::FuncOp function;
  Kernels &kernels;
  memory::MemoryPlan memory;
  Program program;
  DenseMap<Value, int64_t> numbers; // of the buffers
  SmallVector<int64_t, 0> bytes;    // of each
  unsigned numLambdas = 0;
};
} // namespace

/// Per dimension the axes on which its range depends, as bits; where the
/// conditions do not hold, all ranges are empty.
static SmallVector<int64_t> getBoxAxes(tdl::BoxAttr box) {
  SmallVector<int64_t> sets;
  llvm::SmallBitVector conditions = tdl::getAxes(box.getConditions());
  for (unsigned dim = 0; dim != box.getRank(); ++dim) {
    uint64_t set = 0;
    for (unsigned axis : (tdl::getAxes(box, dim) |= conditions).set_bits())
      set |= uint64_t(1) << axis;
    sets.push_back(int64_t(set));
  }
  return sets;
}

static tdl::BoxAttr getBox(Type type, unsigned numAxes) {
  if (auto piece = dyn_cast<tdl::PieceType>(type))
    return piece.getBox();
  ArrayRef<int64_t> extents;
  if (auto tensor = dyn_cast<RankedTensorType>(type))
    extents = tensor.getShape();
  return tdl::BoxAttr::getWhole(type.getContext(), numAxes, extents);
}

LogicalResult FunctionReader::addBuffer(Value value) {
  Program::Buffer buffer;
  Type element = value.getType();
  if (RankedTensorType global = tdl::getGlobalType(element)) {
    element = global.getElementType();
    buffer.extents.assign(global.getShape().begin(), global.getShape().end());
  }
  std::optional<int64_t> type = getTypeNumber(element);
  if (!type)
    return emitError(value.getLoc()) << "holds the type " << element
                                     << ", which compiled programs do not have";
  if (ShapedType::isDynamicShape(buffer.extents))
    return emitError(value.getLoc(), "has an extent that is known only at run "
                                     "time; compiled programs have constant "
                                     "ones");
  buffer.type = *type;
  if (kernels.getTarget() == Target::CUDA)
    buffer.space = TOFU_DEVICE;
  tdl::BoxAttr box = getBox(value.getType(), program.mesh.size());
  buffer.box = kernels.getBox(box);
  buffer.boxAxes = getBoxAxes(box);
  if (auto piece = dyn_cast<tdl::PieceType>(value.getType())) {
    buffer.partialAxes.assign(piece.getPartialAxes().begin(),
                              piece.getPartialAxes().end());
    buffer.combiner = int64_t(piece.getCombiner());
  }
  bool isConstant = value.getDefiningOp<arith::ConstantOp>() != nullptr;
  if (!isConstant)
    buffer.offset = memory.getBuffer(value).offset;
  bytes.push_back(isConstant ? 0 : memory.getBuffer(value).bytes);
  numbers[value] = program.buffers.size();
  program.buffers.push_back(std::move(buffer));
  return success();
}

LogicalResult FunctionReader::addConstant(arith::ConstantOp constant) {
  if (failed(addBuffer(constant)))
    return failure();
  Program::Buffer &buffer = program.buffers.back();
  if (auto elements = dyn_cast<ElementsAttr>(constant.getValue())) {
    std::string fault;
    DenseElementsAttr array = tdl::getDense(elements, fault);
    if (!array)
      return constant.emitError(fault);
    buffer.constant = getBytes(array);
    return success();
  }
  auto scalar = RankedTensorType::get({}, constant.getType());
  buffer.constant =
      getBytes(DenseElementsAttr::get(scalar, Attribute(constant.getValue())));
  return success();
}

/// Of a lambda that several were merged into the places of all, so that the one
/// that fails is among them: `step.mlir:2:8; step.mlir:3:8`.
static std::string describePlaces(Location loc) {
  auto fused = dyn_cast<FusedLoc>(loc);
  if (!fused || fused.getMetadata())
    return tdl::describe(loc);
  SmallVector<std::string> places;
  for (Location each : fused.getLocations())
    if (std::string place = tdl::describe(each);
        !place.empty() && !llvm::is_contained(places, place))
      places.push_back(std::move(place));
  size_t count = places.size();
  if (count > kMaxPlaces)
    places.resize(kMaxPlaces);
  std::string text = llvm::join(places, "; ");
  if (count > kMaxPlaces)
    text += "; and " + std::to_string(count - kMaxPlaces) + " more";
  return text;
}

Program::Operation FunctionReader::startOperation(Operation *op, int64_t kind) {
  Program::Operation operation;
  operation.kind = kind;
  operation.location = describePlaces(op->getLoc());
  for (Value operand : op->getOperands())
    operation.operands.push_back(numbers.at(operand));
  for (Value result : op->getResults())
    operation.results.push_back(numbers.at(result));
  return operation;
}

/// Numbers the places of the inputs, then of the outputs: buffers at one offset
/// are in one place.
SmallVector<unsigned> FunctionReader::getPlaces(tdl::LambdaOp lambda) {
  SmallVector<Value> values(lambda.getInputs());
  llvm::append_range(values, lambda.getOutputs());
  SmallVector<unsigned> places;
  std::map<std::pair<int64_t, const void *>, unsigned> known;
  for (Value value : values) {
    bool isConstant = value.getDefiningOp<arith::ConstantOp>() != nullptr;
    std::pair<int64_t, const void *> key(
        program.buffers[numbers.at(value)].offset,
        isConstant ? value.getAsOpaquePointer() : nullptr);
    places.push_back(known.insert({key, known.size()}).first->second);
  }
  return places;
}

/// Scalar operations of one element, about: those in reductions count for every
/// point.
static int64_t getCost(Block &block) {
  int64_t cost = 0;
  for (Operation &op : block) {
    auto reduce = dyn_cast<tdl::ReduceOp>(op);
    int64_t points = 1;
    for (int64_t extent :
         reduce ? reduce.getStaticExtents() : ArrayRef<int64_t>())
      points = std::min<int64_t>(points * std::max<int64_t>(extent, 1),
                                 int64_t(1) << 40);
    cost += reduce ? points * getCost(*reduce.getBlock()) : 1;
  }
  return std::min<int64_t>(cost, int64_t(1) << 40);
}

static Program::Attribute getAttribute(NamedAttribute named) {
  Program::Attribute attribute;
  attribute.name = named.getName().str();
  attribute.kind = TOFU_INTEGER;
  Attribute value = named.getValue();
  if (auto number = dyn_cast<IntegerAttr>(value)) {
    attribute.integer = number.getType().isInteger(1)
                            ? int64_t(number.getValue().getZExtValue())
                            : number.getInt();
  } else if (auto number = dyn_cast<FloatAttr>(value)) {
    attribute.kind = TOFU_NUMBER;
    attribute.number = number.getValueAsDouble();
  } else if (auto text = dyn_cast<StringAttr>(value)) {
    attribute.kind = TOFU_TEXT;
    attribute.text = text.str();
  } else {
    attribute.kind = TOFU_INTEGERS;
    attribute.integers.assign(
        cast<DenseI64ArrayAttr>(value).asArrayRef().begin(),
        cast<DenseI64ArrayAttr>(value).asArrayRef().end());
  }
  return attribute;
}

/// A dimension of a slice as a row of numbers: see tofu_call. False if the
/// coordinate is not affine.
static bool appendRow(SmallVectorImpl<int64_t> &rows, AffineExpr coordinate,
                      unsigned numIndices) {
  size_t first = rows.size();
  rows.resize(first + 2 + numIndices);
  int64_t *row = rows.data() + first;
  if (!coordinate) {
    row[0] = 1;
    return true;
  }
  auto form = tdl::LinearForm::get(coordinate, 1, numIndices);
  if (!form)
    return false;
  llvm::copy(form->coefficients, row + 1);
  row[1 + numIndices] = form->constant;
  return true;
}

LogicalResult FunctionReader::addCall(tdl::OpaqueOp opaque,
                                      Program::Operation &operation) {
  auto lambda = cast<tdl::LambdaOp>(opaque->getParentOp());
  unsigned numIndices = lambda.getRank();
  unsigned numAxes = program.mesh.size();
  tdl::BoxAttr part = lambda.getPart()
                          ? tdl::getOutputPart(lambda)
                          : tdl::BoxAttr::getWhole(opaque.getContext(), numAxes,
                                                   lambda.getStaticExtents());
  Program::Call call{
      opaque.getCallee().str(), numIndices, kernels.getBox(part), {}, {}};
  tdl::IndexValues values(lambda);
  // One slice per source; a source is one operand, or several the same one.
  SmallVector<int64_t> operands;
  for (auto [number, source] : llvm::enumerate(opaque.getSources())) {
    unsigned input = cast<BlockArgument>(source).getArgNumber() - numIndices;
    operands.push_back(numbers.at(lambda.getInputs()[input]));
    SmallVector<int64_t> &rows = call.slices.emplace_back();
    for (AffineExpr expr : opaque.getCoordinates(number)) {
      AffineExpr known =
          expr ? values.substitute(expr, opaque.getIndices()) : expr;
      if ((expr && !known) || !appendRow(rows, known, numIndices))
        return opaque.emitError("is given a slice at a coordinate that is not "
                                "affine in the indices, which compiled "
                                "programs do not have");
    }
  }
  operation.operands = std::move(operands);
  for (NamedAttribute attribute : opaque.getOpAttributes())
    call.attributes.push_back(getAttribute(attribute));
  // A function looks at each element a few times, about.
  int64_t cost = 8;
  for (Type type : opaque.getSlices().getTypes())
    cost = std::min<int64_t>(
        cost + 8 * cast<RankedTensorType>(type).getNumElements(), int64_t(1)
                                                                      << 40);
  operation.cost = cost;
  operation.call = std::move(call);
  return success();
}

/// A GPU computes scores once, and folds a row once.
double FunctionReader::countFlops(tdl::LambdaOp lambda) {
  if (kernels.getTarget() != Target::CUDA)
    return tofu::countFlops(lambda);
  if (std::optional<Attention> attention = matchAttention(lambda))
    return lowering::countFlops(lambda, *attention);
  if (std::optional<PairFold> pairFold = matchPairFold(lambda))
    return lowering::countFlops(lambda, *pairFold);
  std::optional<Rows> rows = matchRows(lambda);
  return tofu::countFlops(lambda, rows && rows->isWide ? rows->length : 1);
}

/// An operand that is there twice is read once.
void FunctionReader::measure(tdl::LambdaOp lambda,
                             Program::Operation &operation) {
  SmallVector<int64_t> touched(operation.operands);
  touched.append(operation.results);
  llvm::sort(touched);
  touched.erase(llvm::unique(touched), touched.end());
  for (int64_t buffer : touched)
    operation.bytes += program.buffers[buffer].constant.empty()
                           ? bytes[buffer]
                           : program.buffers[buffer].constant.size();
  Type type = lambda.getResultTypes().front();
  auto piece = dyn_cast<tdl::PieceType>(type);
  auto tensor = piece ? piece.getGlobal() : cast<RankedTensorType>(type);
  double whole = double(tensor.getNumElements()) *
                 tdl::getElementBytes(tensor.getElementType());
  double share = whole ? bytes[operation.results.front()] / whole : 0;
  operation.flops = std::min(countFlops(lambda) * share, 9e15);
}

LogicalResult FunctionReader::addLambda(tdl::LambdaOp lambda) {
  if (failed(checkSupported(lambda)))
    return failure();
  Program::Operation operation = startOperation(lambda, TOFU_COMPUTE);
  operation.name = "op" + std::to_string(numLambdas++);
  if (tdl::OpaqueOp opaque = lambda.getOpaque()) {
    if (failed(addCall(opaque, operation)))
      return failure();
    measure(lambda, operation);
    program.operations.push_back(std::move(operation));
    return success();
  }
  SmallVector<unsigned> places = getPlaces(lambda);
  if (kernels.getTarget() == Target::CUDA && places.size() > kMostPieces)
    return lambda.emitError()
           << "has " << places.size()
           << " operands and results; a kernel for CUDA devices has at most "
           << kMostPieces;
  operation.kernel = kernels.getKernel(lambda, places);
  if (kernels.getTarget() == Target::CUDA) {
    for (const CudaLaunch &launch : kernels.getLaunches(operation.kernel))
      operation.launches.push_back({launch.kernel, launch.size});
    operation.kernel.clear();
  }
  operation.cost = getCost(*lambda.getBlock());
  measure(lambda, operation);
  if (auto contraction =
          matchContraction(lambda, kernels.getOptions().activations))
    operation.contraction = {{*contraction},
                             kernels.getBox(LoopVariables(lambda).getPart())};
  // A library writes before it has read all.
  if (operation.contraction) {
    const Program::Contraction &contraction = *operation.contraction;
    auto isWritten = [&](const Program::Access &access) {
      return places[access.operand] == places.back();
    };
    if (isWritten(contraction.a) || isWritten(contraction.b) ||
        (contraction.bias && isWritten(*contraction.bias)))
      operation.contraction.reset();
  }
  program.operations.push_back(std::move(operation));
  return success();
}

template <class Op> void FunctionReader::addTransfer(Op op, int64_t kind) {
  Program::Operation operation = startOperation(op, kind);
  operation.name = (kind == TOFU_FETCH ? "fetch" : "reduce") +
                   std::to_string(program.operations.size());
  tdl::PieceType from = op.getSource().getType(), to = op.getType();
  for (int64_t axis : from.getPartialAxes())
    if (!llvm::is_contained(to.getPartialAxes(), axis) &&
        !tdl::getAxes(to.getBox()).test(axis))
      operation.copiedAxes.push_back(axis);
  program.operations.push_back(std::move(operation));
}

void FunctionReader::addScan(plan::ScanOp op) {
  Program::Operation operation = startOperation(op, TOFU_SCAN);
  operation.name = "scan" + std::to_string(program.operations.size());
  operation.combiner = int64_t(op.getCombiner());
  operation.scannedAxes.assign(op.getAxes().begin(), op.getAxes().end());
  operation.isReverse = op.getReverse();
  program.operations.push_back(std::move(operation));
}

LogicalResult FunctionReader::addOperations(Block &block) {
  for (Operation &op : block.without_terminator()) {
    if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
      if (failed(addConstant(constant)))
        return failure();
      continue;
    }
    for (Value result : op.getResults())
      if (failed(addBuffer(result)))
        return failure();
    if (auto lambda = dyn_cast<tdl::LambdaOp>(op)) {
      if (failed(addLambda(lambda)))
        return failure();
    } else if (auto fetch = dyn_cast<plan::FetchOp>(op)) {
      addTransfer(fetch, TOFU_FETCH);
    } else if (auto reduce = dyn_cast<plan::ReduceOp>(op)) {
      addTransfer(reduce, TOFU_REDUCE);
    } else if (auto scan = dyn_cast<plan::ScanOp>(op)) {
      addScan(scan);
    } else if (tdl::hasBlocks(&op)) {
      if (failed(addBlocks(&op)))
        return failure();
    } else {
      return op.emitError() << "'" << op.getName()
                            << "' is not an operation of a partitioned "
                               "program; run -tofu-partition first";
    }
  }
  return success();
}

/// The operation, and behind it those of its blocks.
LogicalResult FunctionReader::addBlocks(Operation *op) {
  auto loop = dyn_cast<tdl::WhileOp>(op);
  size_t number = program.operations.size();
  Program::Operation operation =
      startOperation(op, loop ? TOFU_WHILE : TOFU_CASE);
  operation.name = (loop ? "while" : "case") + std::to_string(number);
  if (loop && loop.getTrips())
    operation.trips = int64_t(*loop.getTrips());
  program.operations.push_back(std::move(operation));
  for (Region &region : op->getRegions()) {
    Block &block = region.front();
    Program::Block added;
    for (BlockArgument argument : block.getArguments()) {
      if (failed(addBuffer(argument)))
        return failure();
      added.arguments.push_back(numbers.at(argument));
    }
    added.begin = program.operations.size();
    if (failed(addOperations(block)))
      return failure();
    added.end = program.operations.size();
    for (Value value : block.getTerminator()->getOperands())
      added.yields.push_back(numbers.at(value));
    program.operations[number].blocks.push_back(std::move(added));
  }
  return success();
}

/// Of an argument or a result of which this is said.
static int64_t getNumbers(DictionaryAttr said) {
  return !said                           ? TOFU_AS_TYPED
         : said.contains(tdl::kComplex)  ? TOFU_COMPLEX
         : said.contains(tdl::kUnsigned) ? TOFU_UNSIGNED
                                         : TOFU_AS_TYPED;
}

FailureOr<Program> FunctionReader::build() {
  program.target = kernels.getTarget() == Target::CUDA ? TOFU_CUDA : TOFU_CPU;
  program.name = tdl::getText(function.getName());
  if (DenseI64ArrayAttr mesh = plan::getMesh(function)) {
    program.mesh.assign(mesh.asArrayRef().begin(), mesh.asArrayRef().end());
    FailureOr<int64_t> bytes = getBytesMoved(function);
    if (failed(bytes))
      return failure();
    program.bytesMoved = *bytes;
    program.areBytesKnown = areBytesKnown(function);
  }
  program.arenaBytes = memory.getArenaBytes();
  for (BlockArgument argument : function.getArguments()) {
    if (failed(addBuffer(argument)))
      return failure();
    program.arguments.push_back(
        {"arg" + std::to_string(argument.getArgNumber()), numbers.at(argument),
         -1, tdl::getArgumentSource(function, argument.getArgNumber()),
         getNumbers(function.getArgAttrDict(argument.getArgNumber()))});
  }
  Block &block = function.getBody().front();
  if (failed(addOperations(block)))
    return failure();
  placeWaits(program, bytes);
  program.scratchBytes = kernels.getScratchBytes();
  FailureOr<Ties> ties = findTies(function);
  if (failed(ties))
    return failure();
  for (auto [number, value] :
       llvm::enumerate(block.getTerminator()->getOperands()))
    program.results.push_back({"out" + std::to_string(number),
                               numbers.at(value), ties->arguments[number],
                               tdl::getResultSource(function, number),
                               getNumbers(function.getResultAttrDict(number))});
  return std::move(program);
}

FailureOr<Program> lowering::buildProgram(func::FuncOp function,
                                          Kernels &kernels) {
  // Of a function that no pass of Tofu has seen.
  function.getContext()->loadDialect<tdl::TDLDialect, plan::PlanDialect>();
  if (!llvm::hasSingleElement(function.getBody()))
    return function.emitError("is not one block of code; loops and branches "
                              "are tdl.while and tdl.case");
  if (failed(verifyProgram(function)))
    return failure();
  return FunctionReader(function, kernels).build();
}
