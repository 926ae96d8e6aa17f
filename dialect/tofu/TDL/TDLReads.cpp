//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/IndexValues.h"
#include "tofu/TDL/Locations.h"
#include "tofu/TDL/Reads.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

//===----------------------------------------------------------------------===//
// Collecting
//===----------------------------------------------------------------------===//

namespace {
class ReadCollector {
public:
  explicit ReadCollector(LambdaOp lambda)
      : lambda(lambda), values(lambda), bounded(lambda, values) {
    for (auto [number, value] : llvm::enumerate(values.getVariables()))
      numbers[value] = number;
  }

  SmallVector<BodyRead, 0> run() {
    lambda.getBody().walk<WalkOrder::PreOrder>([&](Operation *op) {
      if (auto read = dyn_cast<ReadOp>(op))
        addRead(read);
      else if (auto opaque = dyn_cast<OpaqueOp>(op))
        addSlices(opaque);
    });
    return std::move(reads);
  }

private:
  /// A read under the guards around it, of an operand.
  BodyRead *start(Operation *op, Value source) {
    auto argument = dyn_cast<BlockArgument>(source);
    if (!argument || argument.getOwner() != lambda.getBlock())
      return nullptr;
    BodyRead &read = reads.emplace_back();
    read.op = op;
    read.input = argument.getArgNumber() - lambda.getRank();
    for (unsigned variable = 0; variable != lambda.getRank(); ++variable)
      read.variables.push_back(variable);
    for (Operation *parent = op->getParentOp(); parent != lambda;
         parent = parent->getParentOp())
      if (auto reduce = dyn_cast<ReduceOp>(parent)) {
        for (Value index : reduce.getIndices())
          read.variables.push_back(numbers.lookup(index));
        if (std::optional<IntegerSet> guard = reduce.getGuard())
          addGuard(read, *guard, reduce.getGuardOperands());
      }
    return &read;
  }

  void addGuard(BodyRead &read, IntegerSet guard, ValueRange operands) {
    for (auto [constraint, isEquality] :
         llvm::zip(guard.getConstraints(), guard.getEqFlags())) {
      if (AffineExpr expr = values.substitute(constraint, operands))
        read.constraints.push_back({expr, isEquality});
      else
        read.isGuardedByData = true;
    }
  }

  void addRead(ReadOp op) {
    BodyRead *read = start(op, op.getSource());
    if (!read)
      return;
    read->hasElse = bool(op.getOtherwise());
    if (std::optional<IntegerSet> guard = op.getGuard())
      addGuard(*read, *guard, op.getGuardIndices());
    for (auto [dim, expr] : llvm::enumerate(op.getMap().getResults())) {
      AffineExpr known = values.substitute(expr, op.getDims(), op.getSymbols());
      read->coordinates.push_back(known);
      if (known)
        continue;
      IndexBounds bounds = bounded.get(expr, op.getDims(), op.getSymbols());
      if (bounds.isKnown())
        read->bounds[dim] = std::move(bounds);
    }
  }

  void addSlices(OpaqueOp op) {
    for (auto [number, source] : llvm::enumerate(op.getSources()))
      if (BodyRead *read = start(op, source))
        for (AffineExpr expr : op.getCoordinates(number))
          read->coordinates.push_back(
              expr ? values.substitute(expr, op.getIndices()) : expr);
  }

  LambdaOp lambda;
  IndexValues values;
  BoundedValues bounded;
  DenseMap<Value, unsigned> numbers;
  SmallVector<BodyRead, 0> reads;
};
} // namespace

SmallVector<BodyRead, 0> tofu::tdl::collectReads(LambdaOp lambda) {
  return ReadCollector(lambda).run();
}

//===----------------------------------------------------------------------===//
// Reads outside of the tensor
//===----------------------------------------------------------------------===//

/// What most reads are: an index of the loops around, of no larger extent, or a
/// constant.
static bool isPlainlyInside(ReadOp read) {
  ArrayRef<int64_t> shape = read.getSource().getType().getShape();
  for (auto [expr, extent] : llvm::zip(read.getMap().getResults(), shape)) {
    if (ShapedType::isDynamic(extent))
      continue; // nothing is outside that is known
    auto isInside = [&, extent = extent](int64_t count) {
      return !ShapedType::isDynamic(count) && count <= extent;
    };
    if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
      if (constant.getValue() < 0 || !isInside(constant.getValue() + 1))
        return false;
      continue;
    }
    auto dim = dyn_cast<AffineDimExpr>(expr);
    std::optional<int64_t> count =
        dim ? getIndexExtent(read.getDims()[dim.getPosition()]) : std::nullopt;
    if (!count || !isInside(*count))
      return false;
  }
  return true;
}

/// True if the operation computes numbers, or reads at indices of the loops
/// around where it plainly may.
static bool isPlain(Operation *op) {
  if (auto read = dyn_cast<ReadOp>(op))
    return !read.getGuard() &&
           llvm::all_of(read.getMap().getResults(),
                        llvm::IsaPred<AffineDimExpr, AffineSymbolExpr>) &&
           (read.getOtherwise() || isPlainlyInside(read));
  if (isa<YieldOp>(op))
    return true;
  if (llvm::any_of(op->getResultTypes(),
                   [](Type type) { return type.isIntOrIndex(); }))
    return false;
  if (auto reduce = dyn_cast<ReduceOp>(op))
    return !reduce.getGuard();
  return !op->getNumRegions() && !isa<OpaqueOp>(op) && !op->hasAttr("map");
}

bool tofu::tdl::hasPlainIndices(LambdaOp lambda) {
  return !lambda.getBody()
              .walk([](Operation *op) {
                return isPlain(op) ? WalkResult::advance()
                                   : WalkResult::interrupt();
              })
              .wasInterrupted();
}

std::string tofu::tdl::describeCoordinates(const BodyRead &read,
                                           ArrayRef<int64_t> indices) {
  std::string text;
  llvm::raw_string_ostream os(text);
  os << '[';
  llvm::interleaveComma(read.coordinates, os, [&](AffineExpr expr) {
    if (expr)
      os << evaluate(expr, indices);
    else
      os << '?';
  });
  os << ']';
  return text;
}

std::string tofu::tdl::describeBox(ArrayRef<std::pair<int64_t, int64_t>> box) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (box.empty())
    return "[]";
  llvm::interleave(
      box, os,
      [&](std::pair<int64_t, int64_t> range) {
        os << '[' << range.first << ", " << range.second << ')';
      },
      " x ");
  return text;
}

/// expr >= 0, or expr == 0, of index variables.
using Constraint = std::pair<AffineExpr, bool>;

/// Where the read leaves its tensor though the conditions hold.
static std::optional<BodyFault>
findOutside(const BodyRead &read, LambdaOp lambda, ArrayRef<int64_t> extents,
            ArrayRef<Constraint> conditions = {}) {
  auto type =
      cast<RankedTensorType>(lambda.getInputArguments()[read.input].getType());
  SmallVector<Interval> ranges(extents.size());
  for (unsigned variable : read.variables) {
    if (extents[variable] == 0)
      return std::nullopt; // it never runs
    ranges[variable] = Interval::ofExtent(extents[variable]);
  }
  for (auto [dim, coordinate] : llvm::enumerate(read.coordinates)) {
    int64_t extent = type.getDimSize(dim);
    if (!coordinate || ShapedType::isDynamic(extent) ||
        getInterval(coordinate, ranges).isIn(0, extent - 1))
      continue;
    // Exactly, with the guards. What depends on data may leave out every point.
    bool isKnown = !read.isGuardedByData;
    for (unsigned variable : read.variables)
      isKnown &= !ShapedType::isDynamic(extents[variable]);
    if (!isKnown)
      continue;
    for (bool isBelow : {true, false}) {
      PointSet points(read.op->getContext());
      for (int64_t range : extents)
        points.addVariable(Interval::ofExtent(range));
      for (auto [expr, isEquality] : read.constraints)
        points.add(expr, isEquality);
      for (auto [expr, isEquality] : conditions)
        points.add(expr, isEquality);
      points.add(isBelow ? -1 - coordinate : coordinate - extent);
      if (points.isTooLarge())
        return BodyFault{read.op, "has a coordinate that leaves 62 bits"};
      std::optional<SmallVector<int64_t>> point = points.findPoint();
      if (!point)
        continue;
      std::string text;
      std::string name = getName(lambda.getInputArguments()[read.input], "");
      llvm::raw_string_ostream(text)
          << "reads '" << name << (name.empty() ? "" : ": ") << type << "' at "
          << describeCoordinates(read, *point) << ", which is outside of it; "
          << (isa<OpaqueOp>(read.op)
                  ? "a slice has no 'else': give the function a tensor that "
                    "has all slices"
                  : "say with 'else' what is read there");
      return BodyFault{read.op, text};
    }
  }
  return std::nullopt;
}

std::optional<BodyFault> tofu::tdl::findReadOutside(LambdaOp lambda) {
  bool isPlain =
      !lambda.getBody()
           .walk([](Operation *op) {
             auto read = dyn_cast<ReadOp>(op);
             bool isInside = read ? read.getOtherwise() || isPlainlyInside(read)
                                  : !isa<OpaqueOp>(op);
             return isInside ? WalkResult::advance() : WalkResult::interrupt();
           })
           .wasInterrupted();
  if (isPlain)
    return std::nullopt;
  SmallVector<int64_t> extents = lambda.getVariableExtents();
  for (const BodyRead &read : collectReads(lambda))
    if (!read.hasElse)
      if (auto fault = findOutside(read, lambda, extents))
        return fault;
  return std::nullopt;
}

bool tofu::tdl::isAfterElse(OpOperand &use) {
  auto read = dyn_cast<ReadOp>(use.getOwner());
  if (!read || !read.getOtherwise())
    return false;
  return &use == &*read.getOtherwiseMutable().begin();
}

namespace {
/// Under which conditions a value of a body is needed: any of several ways.
class NeedFinder {
public:
  using Way = SmallVector<Constraint, 4>;

  NeedFinder(ArrayRef<BodyRead> reads, ArrayRef<int64_t> extents)
      : extents(extents) {
    for (const BodyRead &read : reads)
      readOf[read.op] = &read;
  }

  /// One that is empty: always.
  SmallVector<Way> find(Value value) {
    if (auto known = waysOf.find(value); known != waysOf.end())
      return known->second;
    if (depth == maxDepth)
      return SmallVector<Way>(1);
    ++depth;
    SmallVector<Way> ways;
    for (OpOperand &use : value.getUses()) {
      append(ways, use);
      if (ways.size() > maxWays || llvm::is_contained(ways, Way())) {
        ways.assign(1, Way());
        break;
      }
    }
    --depth;
    return waysOf[value] = std::move(ways);
  }

private:
  void append(SmallVector<Way> &ways, OpOperand &use) {
    Operation *user = use.getOwner();
    bool isElse = isAfterElse(use);
    auto reduce = isa<YieldOp>(user) ? dyn_cast<ReduceOp>(user->getParentOp())
                                     : ReduceOp();
    // A combiner of several values looks at all of them.
    if (reduce && reduce->getNumResults() == 1)
      user = reduce;
    else if ((isa<ReadOp>(user) && !isElse) || user->getNumRegions() ||
             user->getNumResults() != 1)
      return (void)ways.emplace_back();
    SmallVector<Way> outer = find(user->getResult(0));
    if (!isElse)
      return (void)llvm::append_range(ways, outer);
    for (const Way &own : getWaysOut(*readOf.at(user)))
      for (const Way &way : outer) {
        Way both(way);
        llvm::append_range(both, own);
        if (hasPoint(both))
          ways.push_back(std::move(both));
      }
  }

  /// How a read can be outside of its tensor, or of its guard.
  SmallVector<Way> getWaysOut(const BodyRead &read) {
    auto type = cast<ReadOp>(read.op).getSource().getType();
    SmallVector<Way> ways;
    if (read.isGuardedByData || !type.hasStaticShape())
      return SmallVector<Way>(1);
    for (auto [dim, coordinate] : llvm::enumerate(read.coordinates))
      if (!coordinate && !staysInside(read, dim, type.getDimSize(dim)))
        return SmallVector<Way>(1);
    for (auto [expr, isEquality] : read.constraints) {
      ways.push_back({{-1 - expr, false}});
      if (isEquality)
        ways.push_back({{expr - 1, false}});
    }
    for (auto [coordinate, extent] :
         llvm::zip(read.coordinates, type.getShape())) {
      if (!coordinate)
        continue;
      ways.push_back({{-1 - coordinate, false}});
      ways.push_back({{coordinate - extent, false}});
    }
    return ways;
  }

  /// Whether the bounds of a coordinate that is null are inside of the tensor.
  bool staysInside(const BodyRead &read, unsigned dim, int64_t extent) {
    auto known = read.bounds.find(dim);
    if (known == read.bounds.end())
      return false;
    SmallVector<Interval> ranges;
    for (int64_t count : extents) {
      if (ShapedType::isDynamic(count))
        return false;
      ranges.push_back(Interval::ofExtent(count));
    }
    return llvm::any_of(known->second.lower,
                        [&](AffineExpr expr) {
                          return getInterval(expr, ranges).lower >= 0;
                        }) &&
           llvm::any_of(known->second.upper, [&](AffineExpr expr) {
             return getInterval(expr, ranges).upper < extent;
           });
  }

  bool hasPoint(const Way &way) {
    if (way.empty())
      return true;
    PointSet points(way.front().first.getContext());
    for (int64_t extent : extents) {
      if (ShapedType::isDynamic(extent))
        return true;
      points.addVariable(Interval::ofExtent(extent));
    }
    for (auto [expr, isEquality] : way)
      points.add(expr, isEquality);
    return points.isTooLarge() || points.findPoint();
  }

  static constexpr size_t maxWays = 64;
  /// Of definitions that it looks through; what is deeper is always needed.
  static constexpr unsigned maxDepth = 1024;
  unsigned depth = 0;
  ArrayRef<int64_t> extents;
  DenseMap<Operation *, const BodyRead *> readOf;
  DenseMap<Value, SmallVector<Way>> waysOf;
};
} // namespace

void tofu::tdl::completeReads(LambdaOp lambda) {
  if (!findReadOutside(lambda))
    return;
  SmallVector<int64_t> extents = lambda.getVariableExtents();
  SmallVector<BodyRead, 0> reads = collectReads(lambda);
  NeedFinder needs(reads, extents);
  for (const BodyRead &read : reads) {
    auto op = dyn_cast<ReadOp>(read.op);
    if (!op || read.hasElse || !findOutside(read, lambda, extents) ||
        llvm::any_of(needs.find(op), [&](const NeedFinder::Way &way) {
          return findOutside(read, lambda, extents, way).has_value();
        }))
      continue;
    OpBuilder builder(op);
    if (TypedAttr zero = builder.getZeroAttr(op.getType()))
      op.getOtherwiseMutable().assign(
          arith::ConstantOp::create(builder, op.getLoc(), zero));
  }
}

//===----------------------------------------------------------------------===//
// Divisors
//===----------------------------------------------------------------------===//

/// The expression with those of its dimensions and symbols that are constants.
static AffineExpr replaceConstants(AffineExpr expr, unsigned numDims,
                                   ValueRange operands) {
  MLIRContext *context = expr.getContext();
  DenseMap<AffineExpr, AffineExpr> known;
  for (auto [number, operand] : llvm::enumerate(operands)) {
    APInt value;
    if (matchPattern(operand, m_ConstantInt(&value)))
      known[number < numDims ? getAffineDimExpr(number, context)
                             : getAffineSymbolExpr(number - numDims, context)] =
          getAffineConstantExpr(value.getSExtValue(), context);
  }
  return expr.replace(known);
}

/// The name of what the expression is, if it is no more than one named operand.
static std::string getOperandName(AffineExpr expr, unsigned numDims,
                                  ValueRange operands) {
  unsigned number;
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    number = dim.getPosition();
  else if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    number = numDims + symbol.getPosition();
  else
    return "";
  return number < operands.size() ? getName(operands[number], "") : "";
}

std::string tofu::tdl::describeBadDivisor(int64_t divisor, StringRef name) {
  std::string value = std::to_string(divisor);
  return "divides by " +
         (name.empty() ? value : "'" + name.str() + "', which is " + value) +
         "; what divides an index is positive";
}

/// What is wrong with a divisor of the expressions that is known and not
/// positive. Dimensions and symbols stand for `operands`.
static std::string findBadDivisor(ArrayRef<AffineExpr> exprs, unsigned numDims,
                                  ValueRange operands) {
  std::string bad;
  auto check = [&](AffineExpr part) {
    if (part.getKind() != AffineExprKind::FloorDiv &&
        part.getKind() != AffineExprKind::CeilDiv &&
        part.getKind() != AffineExprKind::Mod)
      return;
    AffineExpr written = cast<AffineBinaryOpExpr>(part).getRHS();
    AffineExpr divisor = isa<AffineConstantExpr>(written)
                             ? written
                             : replaceConstants(written, numDims, operands);
    if (auto constant = dyn_cast<AffineConstantExpr>(divisor))
      if (constant.getValue() <= 0)
        bad = describeBadDivisor(constant.getValue(),
                                 getOperandName(written, numDims, operands));
  };
  for (AffineExpr expr : exprs)
    expr.walk(check);
  return bad;
}

void tofu::tdl::visitIndexExprs(Operation *op, VisitIndexExprs visit) {
  auto visitMap = [&](StringRef what, AffineMap map, ValueRange operands) {
    visit(what, map.getResults(), map.getNumDims(), operands);
  };
  auto visitGuard = [&](std::optional<IntegerSet> guard, ValueRange operands) {
    if (guard)
      visit("has a guard", guard->getConstraints(), guard->getNumDims(),
            operands);
  };
  if (auto read = dyn_cast<ReadOp>(op)) {
    visitMap("has a coordinate", read.getMap(), read.getIndices());
    visitGuard(read.getGuard(), read.getGuardIndices());
  } else if (auto reduce = dyn_cast<ReduceOp>(op)) {
    visitGuard(reduce.getGuard(), reduce.getGuardOperands());
  } else if (auto opaque = dyn_cast<OpaqueOp>(op)) {
    for (AffineMap map : opaque.getMaps().getAsValueRange<AffineMapAttr>())
      visitMap("has a coordinate", map, opaque.getIndices());
  } else if (auto map = op->getAttrOfType<AffineMapAttr>("map")) {
    visitMap("computes an index", map.getValue(), op->getOperands());
  }
}

std::optional<BodyFault> tofu::tdl::findBadDivisor(LambdaOp lambda) {
  std::optional<BodyFault> fault;
  lambda.getBody().walk([&](Operation *op) {
    visitIndexExprs(op, [&](StringRef, ArrayRef<AffineExpr> exprs,
                            unsigned numDims, ValueRange operands) {
      if (fault)
        return;
      std::string bad = ::findBadDivisor(exprs, numDims, operands);
      if (!bad.empty())
        fault = BodyFault{op, std::move(bad)};
    });
  });
  return fault;
}
