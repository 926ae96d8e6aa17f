//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/SymbolicReads.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CastInterfaces.h"
#include "tofu/Analysis/SymbolicInterval.h"
#include "tofu/TDL/Locations.h"
#include "llvm/ADT/SmallBitVector.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace tofu;

SymbolicLambda::SymbolicLambda(tdl::OpOp definition, tdl::LambdaOp op)
    : definition(definition), op(op) {
  llvm::StringSet<> names;
  for (StringRef name : definition.getDims().getAsValueRange<StringAttr>())
    names.insert(name);
  for (NamedAttribute attribute : definition.getOpAttributes())
    names.insert(attribute.getName().strref());
  while (names.contains(lo) || names.contains(hi)) {
    lo = "part_" + lo;
    hi = "part_" + hi;
  }
  auto add = [&](ValueRange values, ArrayRef<int64_t> extents,
                 ValueRange dynamic, char prefix) {
    for (auto [value, extent] : llvm::zip(values, extents)) {
      Formula formula(extent);
      if (ShapedType::isDynamic(extent)) {
        formula = getFormula(dynamic.front());
        dynamic = dynamic.drop_front();
      }
      std::string name =
          tdl::getName(value, Twine(prefix) + Twine(indices.size()));
      bool isName = formula.getConstant() ||
                    !StringRef(formula.toFactor()).starts_with("(");
      indices.push_back(
          {name, formula,
           isName ? formula : Formula::scaledName("|" + name + "|"), value});
    }
  };
  add(op.getIndices(), op.getStaticExtents(), op.getDynamicExtents(), 'i');
  for (tdl::ReduceOp reduce : op.getReductions())
    add(reduce.getIndices(), reduce.getStaticExtents(),
        reduce.getDynamicExtents(), 'r');
  for (Value argument : op.getInputArguments())
    if (isa<RankedTensorType>(argument.getType())) {
      tensors.push_back(tdl::getName(argument, "in" + Twine(tensors.size())));
      tensorArguments.push_back(argument);
    }
}

std::optional<unsigned> SymbolicLambda::getTensor(Value value) {
  auto found = llvm::find(tensorArguments, value);
  if (found == tensorArguments.end())
    return std::nullopt;
  return found - tensorArguments.begin();
}

Formula SymbolicLambda::getFormula(Value value) {
  if (auto known = formulas.find(value); known != formulas.end())
    return known->second;
  Formula formula = computeFormula(value);
  formulas.try_emplace(value, formula);
  return formula;
}

Formula SymbolicLambda::computeFormula(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value)) {
    unsigned number = argument.getArgNumber();
    if (argument.getOwner() == op.getBlock() && number >= op.getRank())
      return getFormula(op.getInputs()[number - op.getRank()]);
    if (argument.getOwner() == &definition.getBody().front()) {
      unsigned operands = definition.getOperandShapes().size();
      unsigned dims = definition.getDims().size();
      if (number >= operands && number < operands + dims)
        return Formula::name(
            cast<StringAttr>(definition.getDims()[number - operands])
                .getValue());
      if (number >= operands + dims &&
          number < operands + dims + definition.getOpAttributes().size())
        return Formula::name(definition.getOpAttributes()
                                 .getValue()[number - operands - dims]
                                 .getName()
                                 .strref());
    }
    return Formula::name("?");
  }
  APInt constant;
  if (matchPattern(value, m_ConstantInt(&constant)))
    return constant.getSExtValue();
  Operation *made = value.getDefiningOp();
  if (!isa_and_present<arith::AddIOp, arith::SubIOp, arith::MulIOp,
                       arith::FloorDivSIOp>(made))
    return Formula::name("?");
  Formula left = getFormula(made->getOperand(0));
  Formula right = getFormula(made->getOperand(1));
  if (isa<arith::AddIOp>(made))
    return left + right;
  if (isa<arith::SubIOp>(made)) // `dilation*(k - 1)` stays as it is written
    return right.getConstant() == 1 ? Formula::last(left) : left - right;
  if (isa<arith::MulIOp>(made))
    return left * right;
  return Formula::floorDiv(left, right);
}

/// True if `isOne` is of a value from which this one is computed, or of itself.
static bool findSource(Value value, function_ref<bool(Value)> isOne) {
  SmallVector<Value> work{value};
  DenseSet<Value> seen{value};
  while (!work.empty()) {
    Value next = work.pop_back_val();
    if (isOne(next))
      return true;
    if (Operation *made = next.getDefiningOp())
      for (Value operand : made->getOperands())
        if (seen.insert(operand).second)
          work.push_back(operand);
  }
  return false;
}

bool SymbolicLambda::isOfData(Value value) {
  return findSource(value, [](Value source) {
    return isa_and_present<tdl::ReadOp, tdl::ReduceOp, tdl::OpaqueOp>(
        source.getDefiningOp());
  });
}

bool SymbolicLambda::dependsOn(Value value, Value index) {
  return findSource(value, [&](Value source) { return source == index; });
}

/// With the index cut into [lo, hi).
SymbolicEnds SymbolicLambda::getEnds(Value value, unsigned index) {
  if (auto known = ends.find({value, index}); known != ends.end())
    return known->second;
  SymbolicEnds result = computeEnds(value, index);
  ends.try_emplace({value, index}, result);
  return result;
}

SymbolicEnds SymbolicLambda::computeEnds(Value value, unsigned index) {
  for (auto [number, own] : llvm::enumerate(indices))
    if (own.value == value) {
      if (number == index)
        return {getLo(), Formula::last(getHi())};
      return {Formula(0), Formula::last(own.size)};
    }
  Operation *made = value.getDefiningOp();
  bool isArithmetic =
      isa_and_present<arith::AddIOp, arith::SubIOp, arith::MulIOp>(made) &&
      llvm::any_of(indices, [&](const SymbolicIndex &own) {
        return dependsOn(value, own.value);
      });
  if (!isArithmetic) {
    Formula known = getFormula(value);
    return {known, known};
  }
  MLIRContext *context = op.getContext();
  AffineExpr left = getAffineDimExpr(0, context);
  AffineExpr right = isa<arith::MulIOp>(made) ? getAffineSymbolExpr(0, context)
                                              : getAffineDimExpr(1, context);
  SymbolicEnds ends[] = {getEnds(made->getOperand(0), index),
                         getEnds(made->getOperand(1), index)};
  if (isa<arith::AddIOp>(made))
    return getEnds(left + right, ends, {});
  if (isa<arith::SubIOp>(made))
    return getEnds(left - right, ends, {});
  return getEnds(left * right, ends, ends[1]);
}

SymbolicEnds SymbolicLambda::getEnds(AffineExpr expr,
                                     ArrayRef<SymbolicEnds> dims,
                                     ArrayRef<SymbolicEnds> symbols) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return {constant.getValue(), constant.getValue()};
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return dims[dim.getPosition()];
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return symbols[symbol.getPosition()];
  auto binary = cast<AffineBinaryOpExpr>(expr);
  SymbolicEnds left = getEnds(binary.getLHS(), dims, symbols);
  SymbolicEnds right = getEnds(binary.getRHS(), dims, symbols);
  if (expr.getKind() == AffineExprKind::Add)
    return {left.first + right.first, left.last + right.last};
  // The other one is made of dims and attributes.
  Formula by = right.first;
  switch (expr.getKind()) {
  case AffineExprKind::Mul:
    if (by.isNegative()) // attributes are taken for positive
      return {left.last * by, left.first * by};
    return {left.first * by, left.last * by};
  case AffineExprKind::FloorDiv:
    return {Formula::floorDiv(left.first, by),
            Formula::floorDiv(left.last, by)};
  case AffineExprKind::CeilDiv:
    return {Formula::floorDiv(left.first + by - 1, by),
            Formula::floorDiv(left.last + by - 1, by)};
  default:
    return {Formula(0), Formula::last(by)};
  }
}

/// The factor of a dimension in a sum; 0 if it is divided.
static Formula getStep(AffineExpr expr, function_ref<bool(AffineExpr)> isIndex,
                       function_ref<Formula(AffineExpr)> getFactor) {
  if (isIndex(expr))
    return 1;
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return 0;
  if (expr.getKind() == AffineExprKind::Add)
    return getStep(binary.getLHS(), isIndex, getFactor) +
           getStep(binary.getRHS(), isIndex, getFactor);
  if (expr.getKind() == AffineExprKind::Mul)
    return getStep(binary.getLHS(), isIndex, getFactor) *
           getFactor(binary.getRHS());
  return 0;
}

AffineExpr SymbolicLambda::dropRemainders(AffineExpr expr, ValueRange dims,
                                          ArrayRef<SymbolicEnds> dimEnds,
                                          ArrayRef<SymbolicEnds> symbolEnds) {
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return expr;
  AffineExpr left = dropRemainders(binary.getLHS(), dims, dimEnds, symbolEnds);
  AffineExpr right = dropRemainders(binary.getRHS(), dims, dimEnds, symbolEnds);
  AffineExpr same = getAffineBinaryOpExpr(expr.getKind(), left, right);
  if (expr.getKind() != AffineExprKind::Mod)
    return same;
  AffineExpr source = left;
  Formula count = getEnds(right, dimEnds, symbolEnds).first;
  if (left.getKind() == AffineExprKind::FloorDiv) {
    auto quotient = cast<AffineBinaryOpExpr>(left);
    source = quotient.getLHS();
    count = count * getEnds(quotient.getRHS(), dimEnds, symbolEnds).first;
  }
  auto dim = dyn_cast<AffineDimExpr>(source);
  bool isWhole = dim && llvm::any_of(indices, [&](const SymbolicIndex &index) {
                   return index.value == dims[dim.getPosition()] &&
                          index.extent.isEqual(count);
                 });
  return isWhole ? left : same;
}

SymbolicDim SymbolicLambda::getDim(unsigned number, AffineExpr expr,
                                   ValueRange dims, ValueRange symbols,
                                   unsigned index) {
  SymbolicDim result{number, false, {0, 0}, 0};
  SmallVector<SymbolicEnds> dimEnds, symbolEnds;
  for (auto [i, value] : llvm::enumerate(dims)) {
    result.isData |= expr.isFunctionOfDim(i) && isOfData(value);
    dimEnds.push_back(getEnds(value, index));
  }
  for (auto [i, value] : llvm::enumerate(symbols)) {
    result.isData |= expr.isFunctionOfSymbol(i) && isOfData(value);
    symbolEnds.push_back(getEnds(value, index));
  }
  if (result.isData)
    return result;
  expr = dropRemainders(expr, dims, dimEnds, symbolEnds);
  result.ends = getEnds(expr, dimEnds, symbolEnds);
  result.step = getStep(
      expr,
      [&](AffineExpr part) {
        auto dim = dyn_cast<AffineDimExpr>(part);
        return dim && dims[dim.getPosition()] == indices[index].value;
      },
      [&](AffineExpr factor) {
        return getEnds(factor, dimEnds, symbolEnds).first;
      });
  return result;
}

SmallVector<SymbolicLambda::Read, 0>
SymbolicLambda::getReads(unsigned index,
                         function_ref<bool(Operation *)> counts) {
  SmallVector<Read, 0> reads;
  Value own = indices[index].value;
  auto addDims = [&](Read &read, AffineExpr expr, unsigned number,
                     ValueRange dims, ValueRange symbols) {
    bool isFunction = false;
    for (auto [i, value] : llvm::enumerate(dims))
      isFunction |= expr.isFunctionOfDim(i) && dependsOn(value, own);
    for (auto [i, value] : llvm::enumerate(symbols))
      isFunction |= expr.isFunctionOfSymbol(i) && dependsOn(value, own);
    SymbolicDim dim = getDim(number, expr, dims, symbols, index);
    if (isFunction || dim.isData)
      read.dims.push_back(dim);
  };
  op.getBody().walk([&](Operation *inner) {
    if (counts && !counts(inner))
      return;
    if (auto read = dyn_cast<tdl::ReadOp>(inner)) {
      std::optional<unsigned> tensor = getTensor(read.getSource());
      if (!tensor)
        return;
      Read &result = reads.emplace_back(
          Read{*tensor, {}, bool(read.getOtherwise()), false});
      auto isOwn = [&](Value value) { return dependsOn(value, own); };
      result.isGuarded = llvm::any_of(read.getGuardIndices(), isOwn);
      for (Operation *around = read->getParentOp(); around != op;
           around = around->getParentOp())
        if (auto reduce = dyn_cast<tdl::ReduceOp>(around))
          if (std::optional<IntegerSet> guard = reduce.getGuard())
            for (auto [number, value] :
                 llvm::enumerate(reduce.getGuardOperands()))
              for (AffineExpr constraint : guard->getConstraints())
                result.isGuarded |=
                    constraint.isFunctionOfDim(number) && isOwn(value);
      for (auto [number, expr] : llvm::enumerate(read.getMap().getResults()))
        addDims(result, expr, number, read.getDims(), read.getSymbols());
    } else if (auto opaque = dyn_cast<tdl::OpaqueOp>(inner)) {
      for (auto [source, tensor] : llvm::enumerate(opaque.getSources())) {
        std::optional<unsigned> known = getTensor(tensor);
        if (!known)
          continue;
        Read &result = reads.emplace_back(Read{*known, {}, false, false});
        for (auto [number, expr] :
             llvm::enumerate(opaque.getCoordinates(source)))
          if (expr)
            addDims(result, expr, number, opaque.getIndices(), {});
      }
    }
  });
  return reads;
}

//===----------------------------------------------------------------------===//
// Flops
//===----------------------------------------------------------------------===//

static bool computesFloats(Operation *op) {
  return op->getNumRegions() == 0 && op->getNumResults() == 1 &&
         op->getNumOperands() != 0 &&
         isa<FloatType>(op->getResult(0).getType()) &&
         !isa<tdl::ReadOp, arith::SelectOp>(op) && !isa<CastOpInterface>(op);
}

Formula SymbolicLambda::countFlops() {
  // The indices that each value depends on.
  DenseMap<Value, llvm::SmallBitVector> used;
  for (auto [number, index] : llvm::enumerate(indices)) {
    llvm::SmallBitVector own(indices.size());
    own.set(number);
    used[index.value] = own;
  }
  auto get = [&](Value value) {
    auto found = used.find(value);
    return found == used.end() ? llvm::SmallBitVector(indices.size())
                               : found->second;
  };
  auto getPoints = [&](const llvm::SmallBitVector &dependence) {
    Formula points(1);
    for (unsigned number : dependence.set_bits())
      points = points * indices[number].size;
    return points;
  };
  Formula flops;
  op.getBody().walk([&](Operation *inner) {
    if (isa<tdl::YieldOp>(inner))
      return;
    llvm::SmallBitVector all(indices.size());
    for (Value operand : inner->getOperands())
      all |= get(operand);
    auto reduce = dyn_cast<tdl::ReduceOp>(inner);
    if (reduce) {
      for (Value value : reduce.getYield().getValues())
        all |= get(value);
      // Each term is folded.
      llvm::SmallBitVector terms = all;
      for (Value index : reduce.getIndices())
        terms |= get(index);
      unsigned folds =
          llvm::count_if(reduce.getResultTypes(), llvm::IsaPred<FloatType>);
      flops = flops + getPoints(terms) * folds;
      for (Value index : reduce.getIndices())
        all.reset(get(index));
    } else if (computesFloats(inner)) {
      flops = flops + getPoints(all);
    }
    for (Value result : inner->getResults())
      used[result] = all;
  });
  return flops;
}

//===----------------------------------------------------------------------===//
// The check
//===----------------------------------------------------------------------===//

/// Ends of a coordinate while a variable is in [lo, hi), by expansion's rules.
static std::pair<int64_t, int64_t>
evaluateConcrete(AffineExpr expr, const tdl::LambdaAnalysis &analysis,
                 unsigned variable, int64_t lo, int64_t hi) {
  MLIRContext *context = expr.getContext();
  SmallVector<tdl::SymbolicInterval, 0> ranges;
  for (auto [number, own] : llvm::enumerate(analysis.getVariables())) {
    auto first = getAffineConstantExpr(number == variable ? lo : 0, context);
    auto last = getAffineConstantExpr(
        number == variable ? hi - 1 : own.extent - 1, context);
    ranges.push_back(
        {tdl::Bound(true, {first, {}}), tdl::Bound(false, {last, {}})});
  }
  tdl::SymbolicInterval interval = tdl::evaluate(expr, ranges, /*live=*/{});
  auto get = [](const tdl::Bound &bound) {
    return cast<AffineConstantExpr>(
               simplifyAffineExpr(bound.terms[0].expr, 0, 0))
        .getValue();
  };
  return {get(interval.lower), get(interval.upper)};
}

/// That the regions of parts of the concrete variable are those of the index,
/// or lie in them.
bool SymbolicLambda::holds(unsigned index, unsigned variable,
                           llvm::StringMap<int64_t> &values,
                           const tdl::LambdaAnalysis &concrete, bool isExact) {
  int64_t extent = concrete.getVariables()[variable].extent;
  if (indices[index].extent.evaluate(values) != extent)
    return false;
  auto reads = getReads(index);
  auto matches = [&](const Read &read, const tdl::Access &access, int64_t lo,
                     int64_t hi) {
    if (read.tensor != access.input)
      return false;
    for (auto [dim, expr] : llvm::enumerate(access.map.getResults()))
      if (expr.isFunctionOfDim(variable) &&
          llvm::none_of(read.dims,
                        [&](const SymbolicDim &own) { return own.dim == dim; }))
        return false;
    return llvm::all_of(read.dims, [&](const SymbolicDim &own) {
      if (own.isData)
        return true;
      auto [first, last] = evaluateConcrete(access.map.getResult(own.dim),
                                            concrete, variable, lo, hi);
      std::optional<int64_t> least = own.ends.first.evaluate(values);
      std::optional<int64_t> most = own.ends.last.evaluate(values);
      return least && most &&
             (isExact ? *least == first && *most == last
                      : *least <= first && last <= *most);
    });
  };
  for (auto [first, end] :
       {std::pair<int64_t, int64_t>(0, extent), {extent / 2, extent}, {0, 1}}) {
    values[lo] = first;
    values[hi] = end;
    for (const tdl::Access &access : concrete.getAccesses())
      if (llvm::none_of(reads, [&](const Read &read) {
            return matches(read, access, first, end);
          }))
        return false;
  }
  return true;
}

std::optional<SmallVector<unsigned>>
SymbolicLambda::match(const Setting &setting,
                      const tdl::LambdaAnalysis &concrete, bool isExact) {
  llvm::StringMap<int64_t> values;
  for (auto [name, extent] : llvm::zip(
           definition.getDims().getAsValueRange<StringAttr>(), setting.extents))
    values[name] = extent;
  for (NamedAttribute attribute : setting.attributes)
    if (auto integer = dyn_cast<IntegerAttr>(attribute.getValue()))
      values[attribute.getName()] = integer.getInt();
  for (const SymbolicIndex &index : indices)
    values["|" + index.name + "|"] = index.extent.evaluate(values).value_or(0);
  SmallVector<unsigned> numbers;
  unsigned count = concrete.getOp().getVariableExtents().size();
  for (unsigned variable = 0; variable != count; ++variable) {
    std::optional<unsigned> found;
    for (auto [number, index] : llvm::enumerate(indices))
      if (!found && !llvm::is_contained(numbers, number) &&
          index.name == concrete.getVariables()[variable].name &&
          holds(number, variable, values, concrete, isExact))
        found = number;
    if (!found)
      return std::nullopt;
    numbers.push_back(*found);
  }
  return numbers;
}
