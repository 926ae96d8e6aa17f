//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A project of its own that uses an installed Tofu: its dialect has operations
// that say what they mean, one by itself and one by an external model, and a
// program of them is planned for four devices.
//
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"
#include "tofu/Pipeline/Prepare.h"
#include "tofu/Pipeline/Register.h"
#include "tofu/TDL/TDL.h"

using namespace mlir;
using tofu::tdl::OperatorOpInterface;

/// A lambda of one operand whose elements `write` makes of the operand's.
static Value
buildElementwise(OpBuilder &builder, Location loc, Value operand,
                 llvm::function_ref<Value(OpBuilder &, Value)> write) {
  auto type = cast<RankedTensorType>(operand.getType());
  auto lambda = tofu::tdl::LambdaOp::create(
      builder, loc, TypeRange(type), operand, ValueRange(), type.getShape());
  OpBuilder inside(builder.getContext());
  Block *body = inside.createBlock(&lambda.getBody());
  for (int64_t dim = 0; dim != type.getRank(); ++dim)
    body->addArgument(inside.getIndexType(), loc);
  Value source = body->addArgument(type, loc);
  auto read = tofu::tdl::ReadOp::create(
      inside, loc, type.getElementType(), source, lambda.getIndices(),
      ValueRange(), Value(),
      AffineMapAttr::get(inside.getMultiDimIdentityMap(type.getRank())),
      IntegerSetAttr());
  tofu::tdl::YieldOp::create(inside, loc, write(inside, read));
  return lambda.getResult(0);
}

/// Says itself what it means.
class TwiceOp : public Op<TwiceOp, OpTrait::OneResult, OpTrait::OneOperand,
                          OpTrait::ZeroRegions, OperatorOpInterface::Trait> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TwiceOp)
  using Op::Op;
  static StringRef getOperationName() { return "mine.twice"; }
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
  FailureOr<SmallVector<Value>> buildMeaning(OpBuilder &builder) {
    return SmallVector<Value>{buildElementwise(
        builder, getLoc(), getOperand(), [&](OpBuilder &inside, Value x) {
          return Value(arith::AddFOp::create(inside, getLoc(), x, x));
        })};
  }
};

/// Somebody's operation that knows nothing of Tofu.
class SquareOp : public Op<SquareOp, OpTrait::OneResult, OpTrait::OneOperand,
                           OpTrait::ZeroRegions> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(SquareOp)
  using Op::Op;
  static StringRef getOperationName() { return "mine.square"; }
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
};

/// Has an attribute of a kind that no definition takes.
class PoolOp : public Op<PoolOp, OpTrait::OneResult, OpTrait::OneOperand,
                         OpTrait::ZeroRegions> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PoolOp)
  using Op::Op;
  static StringRef getOperationName() { return "mine.pool"; }
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
};

class MineDialect : public Dialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(MineDialect)
  static StringRef getDialectNamespace() { return "mine"; }
  explicit MineDialect(MLIRContext *context)
      : Dialect("mine", context, TypeID::get<MineDialect>()) {
    addOperations<TwiceOp, SquareOp, PoolOp>();
  }
};

struct SquareModel : OperatorOpInterface::ExternalModel<SquareModel, SquareOp> {
  FailureOr<SmallVector<Value>> buildMeaning(Operation *op,
                                             OpBuilder &builder) const {
    if (!isa<RankedTensorType>(op->getOperand(0).getType()))
      return op->emitError("squares tensors of known rank");
    return SmallVector<Value>{buildElementwise(
        builder, op->getLoc(), op->getOperand(0),
        [&](OpBuilder &inside, Value x) {
          return Value(arith::MulFOp::create(inside, op->getLoc(), x, x));
        })};
  }
};

struct PoolModel : OperatorOpInterface::ExternalModel<PoolModel, PoolOp> {
  FailureOr<SmallVector<Value>> buildMeaning(Operation *op,
                                             OpBuilder &builder) const {
    auto mode = op->getAttrOfType<FlatSymbolRefAttr>("mode");
    if (!mode)
      return op->emitError("has no mode");
    auto attributes = builder.getDictionaryAttr(
        builder.getNamedAttr("mode", mode.getAttr())); // a word
    return SmallVector<Value>(
        tofu::tdl::ApplyOp::create(builder, op->getLoc(), op->getResultTypes(),
                                   "pool", op->getOperands(), attributes)
            .getResults());
  }
};

static constexpr const char *text = R"(
  func.func @main(%w: tensor<8x4xf32>) -> tensor<8xf32> {
    %x = "mine.pool"(%w) {mode = @max} : (tensor<8x4xf32>) -> tensor<8xf32>
    %y = "mine.square"(%x) : (tensor<8xf32>) -> tensor<8xf32>
    %z = "mine.twice"(%y) {mine.kernel = "twice", plan.pin} : (tensor<8xf32>) -> tensor<8xf32>
    return %z : tensor<8xf32>
  })";

int main(int count, char **arguments) {
  DialectRegistry registry;
  tofu::registerAllDialects(registry);
  registry.insert<MineDialect>();
  registry.addExtension(+[](MLIRContext *context, MineDialect *) {
    SquareOp::attachInterface<SquareModel>(*context);
    PoolOp::attachInterface<PoolModel>(*context);
  });
  MLIRContext context(registry);
  auto module = parseSourceString<ModuleOp>(text, &context);
  tofu::OperatorFiles operators{{arguments + 1, arguments + count}, {}};
  if (!module || failed(tofu::prepare(*module, /*devices=*/4, operators)))
    return 1;
  llvm::outs() << *module << "\n";
}
