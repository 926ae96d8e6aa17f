//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Execute.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tofu/Interpreter/Constant.h"
#include "tofu/Interpreter/Diagnostics.h"
#include "tofu/Interpreter/Pieces.h"
#include "tofu/Interpreter/RunLambda.h"
#include "tofu/TDL/Blocks.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::interpreter;
using llvm::Error;
using llvm::Expected;

std::pair<Type, SmallVector<int64_t>>
tofu::interpreter::getGlobalShape(Type type) {
  if (RankedTensorType global = tdl::getGlobalType(type))
    return {global.getElementType(), SmallVector<int64_t>(global.getShape())};
  return {type, {}};
}

/// A sentence if a value of this type cannot be held on a mesh of so many axes.
static std::string whyNot(Type type, int64_t numAxes) {
  auto [element, shape] = getGlobalShape(type);
  RankedTensorType tensor = tdl::getGlobalType(type);
  std::string text;
  if (!getScalarType(element) || ShapedType::isDynamicShape(shape))
    llvm::raw_string_ostream(text) << "the interpreter does not know the type "
                                   << (tensor ? Type(tensor) : type);
  else if (auto piece = dyn_cast<tdl::PieceType>(type);
           piece && piece.getBox().getNumAxes() != numAxes)
    llvm::raw_string_ostream(text)
        << "a piece has " << piece.getBox().getNumAxes()
        << " mesh coordinates, but 'plan.mesh' has " << numAxes;
  return text;
}

Error tofu::interpreter::checkSupported(func::FuncOp function) {
  if (!llvm::hasSingleElement(function.getBody()))
    return errorAt(function.getLoc(),
                   "'" + function.getSymName() + "' is not one block of code");
  if (plan::isOnlyPlanned(function))
    return errorAt(function.getLoc(),
                   "'" + function.getSymName() +
                       "' is not expanded; run -tofu-expand first");
  DenseI64ArrayAttr mesh = plan::getMesh(function);
  int64_t numAxes = mesh ? mesh.size() : 0;
  for (Type type : function.getArgumentTypes())
    if (std::string reason = whyNot(type, numAxes); !reason.empty())
      return errorAt(function.getLoc(), reason);
  for (Block *block : tdl::getBlocks(function.getBody().front()))
    for (Operation &op : *block) {
      for (Type type : op.getResultTypes())
        if (std::string reason = whyNot(type, numAxes); !reason.empty())
          return errorAt(op.getLoc(), reason);
      if (auto lambda = dyn_cast<tdl::LambdaOp>(op)) {
        if (Error error = checkSupported(lambda))
          return error;
      } else if (!isa<arith::ConstantOp, func::ReturnOp, tdl::WhileOp,
                      tdl::CaseOp, tdl::YieldOp>(op) &&
                 !plan::isTransfer(&op)) {
        return errorAt(op.getLoc(), "the interpreter does not know '" +
                                        op.getName().getStringRef() + "'");
      }
    }
  return Error::success();
}

static Error checkInputs(func::FuncOp function, ArrayRef<Tensor> inputs) {
  if (inputs.size() != function.getNumArguments())
    return llvm::createStringError(
        "'%s' has %u arguments, but %zu arrays are given",
        function.getSymName().str().c_str(), function.getNumArguments(),
        inputs.size());
  for (auto [i, type] : llvm::enumerate(function.getArgumentTypes())) {
    auto [element, shape] = getGlobalShape(type);
    const Tensor &input = inputs[i];
    if (shape != input.shape ||
        getScalarType(element) != getScalarType(input.elementType))
      return llvm::createStringError(
          "argument %zu is %s, but the array given is %s", i,
          describe(element, shape).c_str(),
          describe(input.elementType, input.shape).c_str());
    size_t bytes = input.getNumElements() * getByteSize(input.elementType);
    if (input.bytes.size() != bytes)
      return llvm::createStringError(
          "argument %zu is %s, %zu bytes, but the array given has %zu", i,
          describe(element, shape).c_str(), bytes, input.bytes.size());
  }
  return Error::success();
}

namespace {
/// Runs blocks, one operation after the other on all ranks.
class Executor {
public:
  Executor(const Mesh &mesh, ArrayRef<std::unique_ptr<Rank>> ranks,
           Execution &execution)
      : mesh(mesh), ranks(ranks), execution(execution) {}

  Error run(Block &block);

private:
  Error run(Operation *op);
  Error run(tdl::WhileOp loop);
  Error run(tdl::CaseOp op);
  Expected<int64_t> read(Operation *op, Value scalar);
  void copy(ValueRange from, ValueRange to);

  const Mesh &mesh;
  ArrayRef<std::unique_ptr<Rank>> ranks;
  Execution &execution;
  Mailbox mailbox;
};
} // namespace

Error Executor::run(Block &block) {
  for (Operation &op : block.without_terminator()) {
    int64_t before = mailbox.getBytesSent();
    if (Error error = run(&op))
      return error;
    assert(mailbox.isEmpty() && "a message was not received");
    if (plan::isTransfer(&op))
      execution.bytesOfOps.push_back({&op, mailbox.getBytesSent() - before});
  }
  execution.bytesMoved = mailbox.getBytesSent();
  return Error::success();
}

Error Executor::run(Operation *op) {
  if (auto lambda = dyn_cast<tdl::LambdaOp>(op)) {
    for (const auto &rank : ranks)
      if (Error error = runLambda(lambda, *rank))
        return error;
    return Error::success();
  }
  if (auto constant = dyn_cast<arith::ConstantOp>(op)) {
    Expected<Tensor> value = getTensor(constant.getValue());
    if (!value)
      return errorAt(op->getLoc(), toString(value.takeError()));
    scatter(*value, constant, ranks);
    return Error::success();
  }
  if (auto fetchOp = dyn_cast<plan::FetchOp>(op))
    return fetch(fetchOp, mesh, ranks, mailbox);
  if (auto scanOp = dyn_cast<plan::ScanOp>(op))
    return scan(scanOp, mesh, ranks, mailbox);
  if (auto loop = dyn_cast<tdl::WhileOp>(op))
    return run(loop);
  if (auto branches = dyn_cast<tdl::CaseOp>(op))
    return run(branches);
  return reduce(cast<plan::ReduceOp>(op), mesh, ranks, mailbox);
}

/// What all ranks hold of a scalar of integers; an error if they do not agree.
Expected<int64_t> Executor::read(Operation *op, Value scalar) {
  Expected<Tensor> value = gather(scalar, mesh, ranks);
  if (!value)
    return errorAt(op->getLoc(), toString(value.takeError()));
  int64_t number = value->get(0).i;
  return value->elementType.isInteger(1) ? number & 1 : number;
}

/// All at once: what is copied may be in the place of something else that is.
void Executor::copy(ValueRange from, ValueRange to) {
  for (const auto &rank : ranks) {
    std::vector<std::pair<Tensor, View>> moved;
    for (auto [source, target] : llvm::zip_equal(from, to)) {
      View read = rank->getView(source), written = rank->getView(target);
      if (read.data == written.data)
        continue;
      SmallVector<int64_t> shape;
      for (Range range : written.box)
        shape.push_back(range.second - range.first);
      auto &[values, place] =
          moved.emplace_back(Tensor(written.elementType, shape), written);
      copyBox(written.box, read, getView(values, written, written.box));
    }
    for (auto &[values, place] : moved)
      copyBox(place.box, getView(values, place, place.box), place);
  }
}

Error Executor::run(tdl::WhileOp loop) {
  Block &condition = *loop.getConditionBlock(), &body = *loop.getBodyBlock();
  copy(loop.getInits(), condition.getArguments());
  for (uint64_t trips = 0;; ++trips) {
    if (Error error = run(condition))
      return error;
    Expected<int64_t> goesOn = read(loop, loop.getPredicate());
    if (!goesOn)
      return goesOn.takeError();
    std::optional<uint64_t> stated = loop.getTrips();
    if (stated && *goesOn != (trips < *stated))
      return errorAt(loop.getLoc(),
                     "the loop states " + Twine(*stated) + " trips, but " +
                         (*goesOn ? "goes on after " : "ends after ") +
                         Twine(trips));
    if (!*goesOn)
      break;
    copy(condition.getArguments(), body.getArguments());
    if (Error error = run(body))
      return error;
    copy(loop.getYielded(), condition.getArguments());
  }
  copy(condition.getArguments(), loop.getOutputs());
  return Error::success();
}

Error Executor::run(tdl::CaseOp op) {
  Expected<int64_t> number = read(op, op.getNumber());
  if (!number)
    return number.takeError();
  int64_t count = op.getBranches().size();
  Block &branch =
      op.getBranches()[*number < 0 || *number >= count ? count - 1 : *number]
          .front();
  if (Error error = run(branch))
    return error;
  copy(branch.getTerminator()->getOperands(), op.getOutputs());
  return Error::success();
}

Expected<Execution> tofu::interpreter::execute(func::FuncOp function,
                                               ArrayRef<Tensor> inputs) {
  if (Error error = checkSupported(function))
    return error;
  if (Error error = checkInputs(function, inputs))
    return error;
  DenseI64ArrayAttr shape = plan::getMesh(function);
  Mesh mesh(shape ? shape.asArrayRef() : ArrayRef<int64_t>());
  std::vector<std::unique_ptr<Rank>> ranks;
  Execution execution;
  memory::MemoryPlan memory(function);
  assert(memory.isValid() && "buffers that live together overlap");
  execution.peakBytes = memory.getArenaBytes();
  for (int64_t rank = 0; rank != mesh.getSize(); ++rank)
    ranks.push_back(std::make_unique<Rank>(memory, mesh, rank));
  for (auto [argument, input] : llvm::zip(function.getArguments(), inputs)) {
    Tensor whole = input;
    scatter(whole, argument, ranks);
  }
  Block &block = function.getBody().front();
  if (Error error = Executor(mesh, ranks, execution).run(block))
    return error;
  for (auto [i, value] :
       llvm::enumerate(block.getTerminator()->getOperands())) {
    Expected<Tensor> whole = gather(value, mesh, ranks);
    if (!whole)
      return llvm::createStringError("result %zu: %s", i,
                                     llvm::toString(whole.takeError()).c_str());
    execution.results.push_back(std::move(*whole));
  }
  return execution;
}

Expected<std::vector<Tensor>> tofu::interpreter::run(func::FuncOp function,
                                                     ArrayRef<Tensor> inputs) {
  Expected<Execution> execution = execute(function, inputs);
  if (!execution)
    return execution.takeError();
  return std::move(execution->results);
}
