//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Reads of elements, and what they tell of the ranges of indices.
//
//===----------------------------------------------------------------------===//
#include "tofu/Export/BodyWriter.h"
#include "tofu/Syntax/Guards.h"
#include <set>

using namespace mlir;
using namespace tofu;
using namespace tofu::syntax;

/// An index that reads a dimension alone has to range over it. One that is
/// smaller for other reasons does not stand alone.
ExprId BodyWriter::access(Value index, ExprId id, ExprId extent, bool hasElse) {
  auto range = ranges.find(index);
  if (range == ranges.end())
    return id; // no index
  auto [own, kind] = range->second;
  auto isLiteral = [&](ExprId each) {
    return code[each].getIf<IntegerLiteral>();
  };
  auto isName = [&](ExprId each) { return code[each].getIf<NameUse>(); };
  bool isCompared = kind == Range::Fold ? isName(own) && isName(extent)
                                        : kind == Range::Result &&
                                              (isName(own) || isLiteral(own));
  bool isSmaller = isLiteral(own) && isLiteral(extent) &&
                   isLiteral(own)->value <= isLiteral(extent)->value;
  if (!hasElse && isCompared && !isSmaller && !isEqual(own, extent)) {
    ExprId zero = writeInteger(0);
    return make(Binary{BinaryOp::Add, id, zero});
  }
  accesses[index].push_back({spell(extent), hasElse});
  return id;
}

/// Whether two extents are one, or are required to be equal.
bool BodyWriter::isEqual(ExprId a, ExprId b) {
  std::set<std::string> equal{spell(a)};
  std::string other = spell(b);
  for (size_t before = 0; before != equal.size();) {
    before = equal.size();
    for (auto &[left, right] : equalities)
      if (equal.count(left) + equal.count(right) != 0)
        equal.insert({left, right});
  }
  return equal.count(other) != 0;
}

void BodyWriter::addConstraint(ExprId condition) {
  for (ExprId each : getConjuncts(code, condition))
    if (const auto *node = code[each].getIf<Binary>();
        node && node->op == BinaryOp::Eq)
      equalities.push_back({spell(node->lhs), spell(node->rhs)});
}

LogicalResult BodyWriter::writeRead(tdl::ReadOp read) {
  const Tensor tensor = getTensor(read.getSource());
  unsigned numDims = read.getMap().getNumDims();
  auto getOperand = [&](AffineExpr expr) -> Value {
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      return read.getIndices()[dim.getPosition()];
    return read
        .getIndices()[numDims + cast<AffineSymbolExpr>(expr).getPosition()];
  };
  FormulaWriter coordinates(
      code, [&](AffineExpr leaf) { return useIndex(getOperand(leaf)); });
  Read node;
  node.name = tensor.name;
  for (auto [coordinate, extent] :
       llvm::zip_equal(read.getMap().getResults(), tensor.extents)) {
    ExprId id = coordinates.write(coordinate);
    if (isa<AffineDimExpr, AffineSymbolExpr>(coordinate))
      id =
          access(getOperand(coordinate), id, extent, bool(read.getOtherwise()));
    node.indices.push_back(id);
  }
  if (auto guard = read.getGuard()) {
    FormulaWriter writer(code, [&](AffineExpr leaf) {
      return useIndex(
          read.getGuardIndices()[cast<AffineDimExpr>(leaf).getPosition()]);
    });
    node.where = writer.write(*guard);
  }
  if (read.getOtherwise())
    node.orElse = useElement(read.getOtherwise());
  infos[read.getResult()] = {make(std::move(node)), false};
  return success();
}

bool BodyWriter::isInferred(Value index, ExprId range) {
  ArrayRef<Access> all = accesses[index];
  bool hasPlain =
      llvm::any_of(all, [](const Access &each) { return !each.hasElse; });
  std::string text = spell(range);
  return !all.empty() && llvm::all_of(all, [&](const Access &each) {
    return (hasPlain && each.hasElse) || each.extent == text;
  });
}
