//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/SymbolicReads.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CastInterfaces.h"
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
  // Extents that only happen to be equal are not enough.
  prefix = tdl::matchPrefixForm(op);
  if (prefix && !getIndex(prefix->reduction.getIndices()[0])
                     .extent.isEqual(indices[prefix->along].extent))
    prefix.reset();
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

const SymbolicIndex &SymbolicLambda::getIndex(Value value) const {
  return *llvm::find_if(indices, [&](const SymbolicIndex &index) {
    return index.value == value;
  });
}

Value SymbolicLambda::getSource(unsigned tensor) {
  auto argument = cast<BlockArgument>(tensorArguments[tensor]);
  return op.getInputs()[argument.getArgNumber() - op.getRank()];
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

SymbolicRanges SymbolicLambda::getRanges(unsigned index) {
  return SymbolicRanges(indices, index, getLo(), getHi(),
                        [this](Value value) { return getFormula(value); });
}

/// The extent of a parameter, or of what a step before gives.
std::optional<Formula> SymbolicLambda::getExtent(unsigned tensor,
                                                 unsigned dim) {
  Value source = getSource(tensor);
  int64_t extent = cast<RankedTensorType>(source.getType()).getDimSize(dim);
  if (!ShapedType::isDynamic(extent))
    return extent;
  if (auto made = source.getDefiningOp<tdl::LambdaOp>()) {
    unsigned number = llvm::count_if(made.getStaticExtents().take_front(dim),
                                     ShapedType::isDynamic);
    return dim < made.getRank()
               ? std::optional(getFormula(made.getDynamicExtents()[number]))
               : std::nullopt;
  }
  auto parameter = dyn_cast<BlockArgument>(source);
  if (!parameter || parameter.getOwner() != &definition.getBody().front())
    return std::nullopt;
  auto shape = cast<AffineMapAttr>(
      definition.getOperandShapes()[parameter.getArgNumber()]);
  auto name = dyn_cast<AffineDimExpr>(shape.getValue().getResult(dim));
  if (!name)
    return std::nullopt;
  return Formula::name(
      cast<StringAttr>(definition.getDims()[name.getPosition()]).getValue());
}

/// What lies outside of the tensor is not read: ends are left out that always
/// do.
void SymbolicLambda::clip(SymbolicDim &dim, unsigned tensor,
                          const SymbolicRanges &ranges) {
  auto clipEnds = [&](SmallVector<Formula, 1> &ends, const Formula &border,
                      function_ref<bool(const Formula &)> isOutside) {
    if (llvm::none_of(ends, isOutside))
      return;
    llvm::erase_if(ends, isOutside);
    if (ends.empty())
      ends.push_back(border);
    else
      dim.isClipped = true;
  };
  clipEnds(dim.ends.first, 0,
           [&](const Formula &end) { return ranges.isNeverLess(0, end); });
  if (std::optional<Formula> extent = getExtent(tensor, dim.dim))
    clipEnds(dim.ends.last, Formula::last(*extent), [&](const Formula &end) {
      return ranges.isNeverLess(end, *extent - 1);
    });
}

static bool isEqual(const SymbolicEnds &a, const SymbolicEnds &b) {
  auto isSame = [](const Formula &end, const Formula &other) {
    return end.isEqual(other);
  };
  return llvm::equal(a.first, b.first, isSame) &&
         llvm::equal(a.last, b.last, isSame);
}

void SymbolicLambda::addDim(Read &read, unsigned number, AffineExpr expr,
                            ValueRange dims, ValueRange symbols, unsigned index,
                            SymbolicRanges &ranges, SymbolicRanges &whole) {
  SymbolicDim dim{number, false, {}, false};
  std::optional<Formula> extent = getExtent(read.tensor, number);
  bool isFunction = false, isFixed = !extent || extent->getConstant() != 1;
  auto look = [&](bool isUsed, Value value) {
    dim.isData |= isUsed && isOfData(value);
    isFixed &= !isUsed || llvm::none_of(indices, [&](auto &each) {
      return dependsOn(value, each.value);
    });
    isFunction |= isUsed && dependsOn(value, indices[index].value);
  };
  for (auto [i, value] : llvm::enumerate(dims))
    look(expr.isFunctionOfDim(i), value);
  for (auto [i, value] : llvm::enumerate(symbols))
    look(expr.isFunctionOfSymbol(i), value);
  if (!dim.isData) {
    dim.ends = ranges.get(expr, dims, symbols);
    if (read.isNarrowed && !isEqual(dim.ends, whole.get(expr, dims, symbols)))
      clip(dim, read.tensor, ranges);
    for (ArrayRef<Formula> ends : {dim.ends.first, dim.ends.last})
      isFunction |= llvm::any_of(ends, [&](const Formula &end) {
        return end.mentions(lo) || end.mentions(hi);
      });
  }
  if (isFunction || dim.isData)
    read.dims.push_back(std::move(dim));
  else if (isFixed)
    read.fixed.push_back(std::move(dim));
}

void SymbolicLambda::addGuard(Read &read, IntegerSet guard, ValueRange operands,
                              unsigned index, SymbolicRanges &ranges) {
  for (auto [number, constraint] : llvm::enumerate(guard.getConstraints())) {
    bool isOwn = false;
    for (auto [i, value] : llvm::enumerate(operands))
      isOwn |= constraint.isFunctionOfDim(i) &&
               dependsOn(value, indices[index].value);
    bool narrows =
        isNarrowed && ranges.narrow(constraint, guard.isEq(number), operands);
    read.isGuarded |= isOwn && !narrows;
    read.isNarrowed |= narrows;
  }
}

SymbolicLambda::Read SymbolicLambda::startRead(Operation *inner,
                                               unsigned tensor, unsigned index,
                                               SymbolicRanges &ranges) {
  Read read{inner, tensor, {}, {}, false, false, false};
  SmallVector<tdl::ReduceOp> around;
  for (Operation *parent = inner->getParentOp(); parent != op;
       parent = parent->getParentOp())
    if (auto reduce = dyn_cast<tdl::ReduceOp>(parent);
        reduce && reduce.getGuard())
      around.push_back(reduce);
  for (tdl::ReduceOp reduce : llvm::reverse(around)) {
    bool isScan = prefix && reduce == prefix->reduction;
    // A part folds all of its terms for those behind it.
    if (isScan && isNarrowed &&
        indices[index].value == reduce.getIndices().front())
      continue;
    IntegerSet guard = *reduce.getGuard();
    if (isScan && prefix->isExclusive) // the own term is for those behind, too
      guard = IntegerSet::get(guard.getNumDims(), 0, guard.getConstraint(0) + 1,
                              guard.getEqFlags());
    addGuard(read, guard, reduce.getGuardOperands(), index, ranges);
  }
  return read;
}

static bool isOnlyElse(tdl::ReadOp read) {
  return !read->use_empty() && llvm::all_of(read->getUsers(), [&](auto *user) {
    auto other = dyn_cast<tdl::ReadOp>(user);
    return other && other.getOtherwise() == read.getResult();
  });
}

ArrayRef<SymbolicLambda::Read> SymbolicLambda::getReads(unsigned index) {
  auto [found, isNew] = reads.try_emplace(index);
  SmallVector<Read, 0> &list = found->second;
  if (!isNew)
    return list;
  SymbolicRanges whole = getRanges(index); // without guards
  op.getBody().walk([&](Operation *inner) {
    if (auto read = dyn_cast<tdl::ReadOp>(inner)) {
      std::optional<unsigned> tensor = getTensor(read.getSource());
      if (!tensor)
        return;
      SymbolicRanges ranges = getRanges(index);
      Read result = startRead(read, *tensor, index, ranges);
      if (std::optional<IntegerSet> guard = read.getGuard())
        addGuard(result, *guard, read.getGuardIndices(), index, ranges);
      result.hasElse = bool(read.getOtherwise());
      result.isElse = isOnlyElse(read);
      for (auto [number, expr] : llvm::enumerate(read.getMap().getResults()))
        addDim(result, number, expr, read.getDims(), read.getSymbols(), index,
               result.isNarrowed ? ranges : whole, whole);
      list.push_back(std::move(result));
    } else if (auto opaque = dyn_cast<tdl::OpaqueOp>(inner)) {
      for (auto [source, tensor] : llvm::enumerate(opaque.getSources())) {
        std::optional<unsigned> known = getTensor(tensor);
        if (!known)
          continue;
        Read result{opaque, *known, {}, {}, false, false, false};
        for (auto [number, expr] :
             llvm::enumerate(opaque.getCoordinates(source)))
          if (expr)
            addDim(result, number, expr, opaque.getIndices(), {}, index, whole,
                   whole);
        list.push_back(std::move(result));
      }
    }
  });
  return list;
}

void SymbolicLambda::ignoreGuards() {
  isNarrowed = false;
  reads.clear();
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
