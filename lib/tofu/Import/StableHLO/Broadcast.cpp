//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Broadcast.h"

using namespace mlir;
using namespace tofu;

static StringRef getName(SourceOp &op) {
  return op.getOperation()->getName().getStringRef();
}

static bool doesBroadcast(SourceOp &op) {
  return getName(op).starts_with("chlo.broadcast_");
}

StringRef tofu::getFunctionName(SourceOp &op) {
  StringRef name = getName(op).rsplit('.').second;
  name.consume_front("broadcast_");
  return name;
}

/// The result's dimension of each of the operand's: the same one, those that
/// the attribute lists, or the last ones.
static SmallVector<int64_t> getResultDimensions(SourceOp &op, unsigned i) {
  int64_t rank = op.getOperandShape(i).size(), all = op.getShape().size();
  if (rank < all && op.getAttr("broadcast_dimensions")) {
    SmallVector<int64_t> dims = op.getDimensions("broadcast_dimensions", all);
    op.require(int64_t(dims.size()) == rank,
               "has 'broadcast_dimensions' of " + Twine(dims.size()) +
                   " numbers, but operand " + Twine(i) + " has " + Twine(rank) +
                   " dimensions");
    return op.failed() ? SmallVector<int64_t>(rank) : dims;
  }
  return llvm::to_vector(llvm::seq<int64_t>(all - rank, all));
}

static bool canStretch(SourceOp &op, unsigned i) {
  ArrayRef<int64_t> shape = op.getOperandShape(i);
  if (shape.size() > op.getShape().size())
    return false;
  return llvm::all_of(llvm::zip(shape, getResultDimensions(op, i)),
                      [&](auto pair) {
                        auto [extent, dim] = pair;
                        return extent == 1 || extent == op.getShape()[dim];
                      });
}

void tofu::requireAlike(SourceOp &op, unsigned i, bool orScalar) {
  if (op.failed() || op.getOperandShape(i) == op.getShape() ||
      (orScalar && op.getOperandShape(i).empty()))
    return;
  bool broadcasts = doesBroadcast(op);
  if (broadcasts && canStretch(op, i))
    return;
  std::string text;
  llvm::raw_string_ostream(text)
      << "has operand " << i << " of " << op.getOperandType(i)
      << ", but result of " << op.getType() << "; "
      << (broadcasts ? "one does not stretch to the other"
                     : "the shapes must agree");
  op.fail(text);
}

void tofu::requireOperands(SourceOp &op, unsigned count,
                           function_ref<bool(unsigned)> mayBeScalar) {
  op.expect(count);
  for (unsigned i = 0; i != count && !op.failed(); ++i) {
    requireAlike(op, i, mayBeScalar(i));
    if (!op.failed())
      op.requireElementType(i);
  }
}

Value tofu::readOperand(SourceOp &op, LambdaBody &body, unsigned i) {
  return readOperand(op, body, i, i);
}

Value tofu::readOperand(SourceOp &op, LambdaBody &body, unsigned i,
                        unsigned input) {
  ArrayRef<int64_t> shape = op.getOperandShape(i);
  if (shape == op.getShape())
    return body.readHere(input);
  SmallVector<AffineExpr> coordinates;
  for (auto [extent, dim] : llvm::zip(shape, getResultDimensions(op, i)))
    coordinates.push_back(extent == op.getShape()[dim] ? body.index(dim)
                                                       : body.constantIndex(0));
  return body.read(input, coordinates);
}
