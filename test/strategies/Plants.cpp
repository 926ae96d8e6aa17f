//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Plants.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "tofu/Plan/Plan.h"
#include "tofu/TDL/TDL.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::test;

static AffineMap move(AffineMap map, int64_t by) {
  SmallVector<AffineExpr> exprs;
  for (AffineExpr expr : map.getResults())
    exprs.push_back(expr + by);
  return AffineMap::get(map.getNumDims(), 0, exprs, map.getContext());
}

static bool isCut(AffineMap lower) {
  return llvm::any_of(llvm::seq(lower.getNumDims()), [&](unsigned axis) {
    return lower.isFunctionOfDim(axis);
  });
}

/// The ends of a dimension that is cut, moved; null if none is.
static tdl::BoxAttr moveEnds(tdl::BoxAttr box, unsigned from, int64_t lower,
                             int64_t upper) {
  SmallVector<AffineMap> lowers(box.getLowers()), uppers(box.getUppers());
  for (unsigned dim = from; dim < lowers.size(); ++dim) {
    if (!isCut(lowers[dim]) && !isCut(uppers[dim]))
      continue;
    lowers[dim] = move(lowers[dim], lower);
    uppers[dim] = move(uppers[dim], upper);
    return tdl::BoxAttr::get(box.getContext(), box.getNumAxes(), lowers, uppers,
                             box.getConditions());
  }
  return {};
}

/// What is fetched for a lambda.
static bool moveFetch(func::FuncOp function, int64_t lower, int64_t upper) {
  for (auto fetch : function.getBody().getOps<plan::FetchOp>()) {
    auto piece = cast<tdl::PieceType>(fetch.getType());
    bool isOperand =
        llvm::any_of(fetch->getUsers(), llvm::IsaPred<tdl::LambdaOp>);
    tdl::BoxAttr box =
        isOperand ? moveEnds(piece.getBox(), 0, lower, upper) : nullptr;
    if (!box)
      continue;
    fetch.getResult().setType(
        tdl::PieceType::get(function.getContext(), piece.getGlobal(), box,
                            piece.getPartialAxes(), piece.getCombiner()));
    return true;
  }
  return false;
}

bool tofu::test::plant(Plant kind, func::FuncOp function) {
  switch (kind) {
  case Plant::None:
    return false;
  case Plant::Offset:
    return moveFetch(function, 1, 1);
  case Plant::Halo:
    return moveFetch(function, 0, -1);
  case Plant::Twice:
    for (auto op : function.getBody().getOps<tdl::LambdaOp>())
      if (std::optional<tdl::BoxAttr> part = op.getPart())
        if (auto box = moveEnds(*part, op.getRank(), -1, 0)) {
          op.setPartAttr(box);
          return true;
        }
    return false;
  case Plant::Fill:
    for (auto op : function.getBody().getOps<tdl::LambdaOp>()) {
      bool isPlanted = false;
      op.getBody().walk([&](tdl::ReadOp read) {
        FloatAttr value;
        if (isPlanted || !read.getOtherwise() ||
            !matchPattern(read.getOtherwise(), m_Constant(&value)))
          return;
        auto builder = OpBuilder(read);
        Value other = arith::ConstantOp::create(
            builder, read.getLoc(),
            builder.getFloatAttr(value.getType(),
                                 value.getValueAsDouble() + 100));
        read.getOtherwiseMutable().assign(other);
        isPlanted = true;
      });
      if (isPlanted)
        return true;
    }
    return false;
  case Plant::Bias:
    for (auto op : function.getBody().getOps<tdl::LambdaOp>()) {
      SmallVector<Attribute> masks(op.getInputs().size(),
                                   UnitAttr::get(op.getContext()));
      SmallVector<DenseI64ArrayAttr> carry;
      bool isMasked = false;
      for (unsigned i = 0; i != masks.size(); ++i) {
        isMasked |= bool(op.getMask(i));
        carry.push_back(DenseI64ArrayAttr::get(
            op.getContext(),
            op.getMask(i) ? ArrayRef<int64_t>() : op.getCarriedAxes(i)));
      }
      if (!isMasked)
        continue;
      op.setTerms(masks, carry);
      return true;
    }
    return false;
  }
  llvm_unreachable("all plants are listed");
}
