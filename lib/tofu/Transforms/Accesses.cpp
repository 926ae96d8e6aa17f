//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/Accesses.h"
#include "tofu/TDL/IndexValues.h"
#include "tofu/Transforms/Guard.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "llvm/ADT/SmallBitVector.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

/// Drops the constraints that say 0 <= coordinate < extent, also in the form
/// that they have for a quotient: 0 <= x floordiv 16 - 4 says 64 <= x.
static void dropInside(Guard &guard, AffineExpr coordinate, int64_t extent) {
  guard.drop(coordinate);
  if (extent < 0)
    return;
  guard.drop(simplifyInRanges(extent - 1 - coordinate, {}));
  int64_t offset = 0;
  auto binary = dyn_cast<AffineBinaryOpExpr>(coordinate);
  if (binary && binary.getKind() == AffineExprKind::Add)
    if (auto constant = dyn_cast<AffineConstantExpr>(binary.getRHS())) {
      offset = constant.getValue();
      binary = dyn_cast<AffineBinaryOpExpr>(binary.getLHS());
    }
  if (!binary || binary.getKind() != AffineExprKind::FloorDiv)
    return;
  auto divisor = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (!divisor)
    return;
  int64_t by = divisor.getValue();
  AffineExpr dividend = binary.getLHS();
  guard.drop(simplifyInRanges(dividend + offset * by, {}));
  guard.drop(simplifyInRanges((extent - offset) * by - 1 - dividend, {}));
}

/// True if the read is of index variables and constants as they are, without
/// `else`, and in normal form: most reads are.
static bool isPlain(ReadOp read) {
  AffineMap map = read.getMap();
  if (read.getGuard() || read.getOtherwise() || map.getNumSymbols() != 0 ||
      !areOrderedVariables(read.getDims()))
    return false;
  llvm::SmallBitVector used(map.getNumDims());
  for (AffineExpr expr : map.getResults()) {
    if (isa<AffineConstantExpr>(expr))
      continue;
    auto dim = dyn_cast<AffineDimExpr>(expr);
    // Of extent 1 the normal form is 0.
    if (!dim || *getIndexExtent(read.getDims()[dim.getPosition()]) < 2)
      return false;
    used.set(dim.getPosition());
  }
  return used.all();
}

static void canonicalize(ReadOp read) {
  if (isPlain(read))
    return;
  MLIRContext *context = read.getContext();
  AffineMap map = read.getMap();
  ArrayRef<int64_t> shape = read.getSource().getType().getShape();
  IndexForm form(context);
  Guard guard(context);
  if (std::optional<IntegerSet> set = read.getGuard())
    guard.add(*set, read.getGuardIndices());

  SmallVector<AffineExpr> coordinates;
  bool inside = true, outside = false;
  for (auto [expr, extent] : llvm::zip(map.getResults(), shape)) {
    coordinates.push_back(form.get(expr, map.getNumDims(), read.getIndices()));
    Interval range = form.getInterval(coordinates.back());
    inside &= extent >= 0 && range.isIn(0, extent - 1);
    outside |= range.upper < 0 || (extent >= 0 && range.lower >= extent);
    if (!map.getNumSymbols())
      dropInside(guard,
                 guard.getForm().get(expr, map.getNumDims(), read.getIndices()),
                 extent);
  }
  if (Value otherwise = read.getOtherwise();
      otherwise && (guard.isNever() || outside)) {
    read.replaceAllUsesWith(otherwise);
    read.erase();
    return;
  }
  SmallVector<Value> operands, guardOperands;
  read.setMap(form.getMap(coordinates, operands));
  read.getIndicesMutable().assign(operands);
  IntegerSet set = guard.get(guardOperands);
  read.getGuardIndicesMutable().assign(guardOperands);
  read.setGuardAttr(set ? IntegerSetAttr::get(set) : nullptr);
  if (inside && !set)
    read.getOtherwiseMutable().clear();
}

static void canonicalize(ReduceOp reduce) {
  std::optional<IntegerSet> old = reduce.getGuard();
  if (!old)
    return;
  Guard guard(reduce.getContext());
  guard.add(*old, reduce.getGuardOperands());
  if (guard.isNever() && reduce.getBuiltin()) {
    OpBuilder builder(reduce);
    for (Value result : reduce.getResults())
      result.replaceAllUsesWith(arith::ConstantOp::create(
          builder, reduce.getLoc(),
          getIdentity(*reduce.getBuiltin(), result.getType())));
    reduce.erase();
    return;
  }
  if (guard.isNever())
    return;
  SmallVector<Value> operands;
  SmallVector<Value> own(reduce.getIndices());
  IntegerSet set = guard.get(operands, own);
  reduce.getGuardIndicesMutable().assign(operands);
  reduce.setGuardAttr(set ? IntegerSetAttr::get(set) : nullptr);
}

static void canonicalize(OpaqueOp opaque) {
  IndexForm form(opaque.getContext(), /*dataIsDim=*/true);
  SmallVector<AffineExpr> all;
  for (AffineMap map : opaque.getMaps().getAsValueRange<AffineMapAttr>())
    for (AffineExpr expr : map.getResults())
      all.push_back(form.get(expr, map.getNumDims(), opaque.getIndices()));
  SmallVector<Value> operands;
  AffineMap joint = form.getMap(all, operands);
  SmallVector<AffineMap> maps;
  ArrayRef<AffineExpr> rest = joint.getResults();
  for (AffineMap map : opaque.getMaps().getAsValueRange<AffineMapAttr>()) {
    maps.push_back(AffineMap::get(joint.getNumDims(), 0,
                                  rest.take_front(map.getNumResults()),
                                  opaque.getContext()));
    rest = rest.drop_front(map.getNumResults());
  }
  opaque.getIndicesMutable().assign(operands);
  opaque.setMapsAttr(OpBuilder(opaque).getAffineMapArrayAttr(maps));
}

void tofu::tdl::canonicalizeAccesses(LambdaOp lambda) {
  // Inner operations first, so that erasing an outer one erases nothing that
  // is still to come.
  lambda.getBody().walk([](Operation *op) {
    if (auto read = dyn_cast<ReadOp>(op))
      canonicalize(read);
    else if (auto opaque = dyn_cast<OpaqueOp>(op))
      canonicalize(opaque);
    else if (auto reduce = dyn_cast<ReduceOp>(op))
      canonicalize(reduce);
  });
}
