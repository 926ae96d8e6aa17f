//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// custom_call: targets that JAX writes and that mean something here. Others are
// defined in a file that --operators names.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/LinearAlgebra.h"
#include "tofu/Import/StableHLO/Rules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;

/// A letter of the call's configuration, as LAPACK has them.
static char getLetter(SourceOp &op, StringRef name) {
  auto config =
      dyn_cast_or_null<DictionaryAttr>(op.getAttr("mhlo.backend_config"));
  if (!config)
    config = dyn_cast_or_null<DictionaryAttr>(op.getAttr("backend_config"));
  auto letter = config ? config.getAs<IntegerAttr>(name) : IntegerAttr();
  op.require(bool(letter), "needs '" + name + "' in its backend_config");
  return letter ? char(letter.getValue().getZExtValue()) : 0;
}

/// What only says where a value is to be.
static void importIdentity(SourceOp &op) {
  op.expect(1);
  if (op.failed())
    return;
  op.require(op.getType() == op.getOperandType(0),
             "has a result that is not of its operand's type");
  if (!op.failed())
    op.setResult(op.getOperand(0));
}

/// The factor, and for each matrix the number of the first pivot that is not
/// positive, or 0.
static void importFactor(SourceOp &op) {
  op.expect(1, 2);
  bool isLower = getLetter(op, "uplo") == 'L';
  if (op.failed())
    return;
  RankedTensorType type = op.getOperandType(0);
  Type i32 = op.getBuilder().getI32Type();
  op.require(type.getRank() >= 2 && op.getType() == type &&
                 op.getType(1) ==
                     RankedTensorType::get(type.getShape().drop_back(2), i32),
             "has results that are not a factor and an i32 for each matrix");
  Value result = op.failed() ? Value() : factor(op, isLower);
  if (!result)
    return;
  op.setResult(result, 0);
  int64_t n = type.getShape().back();
  Value first = op.createLambda(op.getType(1), result, [&](LambdaBody &body) {
    return body.reduce(
        tdl::Combiner::min, {n}, Type(), [&](ArrayRef<AffineExpr> fold) {
          OpBuilder &b = body.getBuilder();
          Location loc = body.getLoc();
          SmallVector<AffineExpr> at = body.indices();
          at.append(2, fold[0]);
          Value pivot = body.read(0, at);
          Value isGood = arith::CmpFOp::create(
              b, loc, arith::CmpFPredicate::OGT, pivot,
              body.constant(b.getZeroAttr(pivot.getType())));
          Value number = arith::IndexCastOp::create(
              b, loc, i32, body.indexValue(type.getRank() - 2));
          number = arith::AddIOp::create(b, loc, number, body.constant(1, i32));
          return arith::SelectOp::create(b, loc, isGood,
                                         body.constant(n + 1, i32), number)
              .getResult();
        });
  });
  op.setResult(op.createLambda(op.getType(1), first,
                               [&](LambdaBody &body) {
                                 OpBuilder &b = body.getBuilder();
                                 Location loc = body.getLoc();
                                 Value number = body.readHere(0);
                                 Value isBad = arith::CmpIOp::create(
                                     b, loc, arith::CmpIPredicate::sle, number,
                                     body.constant(n, i32));
                                 return arith::SelectOp::create(
                                            b, loc, isBad, number,
                                            body.constant(0, i32))
                                     .getResult();
                               }),
               1);
}

static void importSolve(SourceOp &op) {
  op.expect(2);
  TriangularSystem system;
  system.onLeft = getLetter(op, "side") == 'L';
  system.isLower = getLetter(op, "uplo") == 'L';
  system.isUnit = getLetter(op, "diag") == 'U';
  system.isTransposed = getLetter(op, "trans_x") != 'N';
  solve(op, system);
}

static Rule findTarget(StringRef target) {
  return llvm::StringSwitch<Rule>(target)
      .Cases({"Sharding", "annotate_device_placement"}, importIdentity)
      .Cases({"lapack_spotrf_ffi", "lapack_dpotrf_ffi"}, importFactor)
      .Cases({"lapack_strsm_ffi", "lapack_dtrsm_ffi", "blas_strsm_ffi",
              "blas_dtrsm_ffi"},
             importSolve)
      .Default(nullptr);
}

static void importCustomCall(SourceOp &op) {
  auto target = dyn_cast_or_null<StringAttr>(op.getAttr("call_target_name"));
  op.require(bool(target), "needs the attribute 'call_target_name', a string");
  if (op.failed())
    return;
  if (Rule rule = findTarget(target.getValue()))
    return rule(op);
  op.fail("calls '" + target.getValue() +
          "', which is not known; define an operator for \"stablehlo."
          "custom_call." +
          target.getValue() + "\" in a file that --operators names");
}

void tofu::addCustomCallRules(RuleTable &rules) {
  rules["stablehlo.custom_call"] = importCustomCall;
}
