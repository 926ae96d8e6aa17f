//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// sort and top_k, by one of the orders that tofu_sort knows.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Sort.h"

#include "tofu/Import/StableHLO/FunctionCall.h"
#include "tofu/Import/StableHLO/SortByBody.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

using namespace mlir;
using namespace tofu;

namespace {
/// An operand, or a part of a complex one, and how it is compared.
struct Key {
  unsigned operand; // of the flat ones
  bool isDescending = false, isCanonical = false, isUnsigned = false;
};
/// What a body compares in turn.
using Order = SmallVector<Key>;

/// Recognises bodies. Nothing of them has been verified.
class BodyReader {
public:
  explicit BodyReader(SourceOp &op) : op(op) {}

  std::optional<Order> read();

private:
  /// An argument, or a part of a complex one.
  struct Side {
    Value value;
    BlockArgument argument;
    unsigned part = 0;
    bool isCanonical = false;
  };
  /// An operation of that name with so many operands, or null.
  static Operation *get(Value value, StringRef name, unsigned operands);
  std::string getDirection(Operation *compare);
  std::string getKind(Operation *compare);
  /// A comparison in that direction, or null.
  Operation *getCompare(Value value, StringRef direction);
  bool isConstant(Value value, function_ref<bool(const APFloat &)> is);
  Side getPlainSide(Value value);
  Side getSide(Value value);
  bool addKey(Value less, bool isLast = false);
  bool areAlike(Value value, StringRef direction, Value less);
  Value addFirstOf(Value value);

  SourceOp &op;
  Order order;
};
} // namespace

Operation *BodyReader::get(Value value, StringRef name, unsigned operands) {
  Operation *found = value.getDefiningOp();
  return found && found->getName().getStringRef() == name &&
                 found->getNumOperands() == operands &&
                 found->getNumResults() == 1
             ? found
             : nullptr;
}

std::string BodyReader::getDirection(Operation *compare) {
  return op.getInner(compare).getWord("comparison_direction",
                                      "comparison_direction", "NONE");
}

std::string BodyReader::getKind(Operation *compare) {
  return op.getInner(compare).getWord("compare_type", "comparison_type",
                                      "NOTYPE");
}

Operation *BodyReader::getCompare(Value value, StringRef direction) {
  Operation *compare = get(value, "stablehlo.compare", 2);
  return compare && getDirection(compare) == direction ? compare : nullptr;
}

bool BodyReader::isConstant(Value value,
                            function_ref<bool(const APFloat &)> is) {
  Operation *constant = get(value, "stablehlo.constant", 0);
  auto elements =
      constant
          ? dyn_cast_or_null<DenseFPElementsAttr>(constant->getAttr("value"))
          : DenseFPElementsAttr();
  return elements && elements.isSplat() &&
         is(elements.getSplatValue<APFloat>());
}

BodyReader::Side BodyReader::getPlainSide(Value value) {
  Value whole = value;
  unsigned part = 0;
  for (unsigned i : {0, 1})
    if (Operation *of =
            get(value, i ? "stablehlo.imag" : "stablehlo.real", 1)) {
      whole = of->getOperand(0);
      part = i;
    }
  auto argument = dyn_cast<BlockArgument>(whole);
  bool isComplex = ValueTable::countParts(whole.getType()) == 2;
  // The imaginary part of a real number is none of the operands' parts.
  if (!argument || isComplex != (whole != value))
    return {};
  return {value, argument, part, false};
}

/// Such a one, or what JAX makes of it: every NaN one, and -0.0 0.0.
BodyReader::Side BodyReader::getSide(Value value) {
  if (Side side = getPlainSide(value); side.argument)
    return side;
  Operation *outer = get(value, "stablehlo.select", 3);
  Operation *inner =
      outer ? get(outer->getOperand(2), "stablehlo.select", 3) : nullptr;
  Side side = inner ? getPlainSide(inner->getOperand(2)) : Side();
  Operation *isNaN =
      side.argument ? getCompare(outer->getOperand(0), "NE") : nullptr;
  Operation *isZero =
      side.argument ? getCompare(inner->getOperand(0), "EQ") : nullptr;
  auto zero = [](const APFloat &number) {
    return number.isZero() && !number.isNegative();
  };
  auto nan = [](const APFloat &number) {
    return number.isNaN() && !number.isNegative();
  };
  bool isSide = isNaN && isZero && isNaN->getOperand(0) == side.value &&
                isNaN->getOperand(1) == side.value &&
                isZero->getOperand(0) == side.value &&
                isConstant(isZero->getOperand(1), zero) &&
                isConstant(inner->getOperand(1), zero) &&
                isConstant(outer->getOperand(1), nan);
  side.isCanonical = true;
  return isSide ? side : Side();
}

/// Adds what `less` compares, if it is one operand's elements by LT or GT. What
/// is compared last may be by LE or GE, which is no order that the
/// specification knows: equals stay as they are, as by LT.
bool BodyReader::addKey(Value less, bool isLast) {
  Operation *compare = get(less, "stablehlo.compare", 2);
  std::string direction = compare ? getDirection(compare) : "";
  bool isStrict = direction == "LT" || direction == "GT";
  bool isWeak = direction == "LE" || direction == "GE";
  if (!isStrict && !(isLast && isWeak))
    return false;
  Side left = getSide(compare->getOperand(0)),
       right = getSide(compare->getOperand(1));
  if (!left.argument || !right.argument ||
      left.isCanonical != right.isCanonical || left.part != right.part)
    return false;
  // b > a is a < b.
  bool isSwapped = left.argument.getArgNumber() % 2;
  if (isSwapped)
    std::swap(left, right);
  unsigned number = left.argument.getArgNumber() / 2;
  if (left.argument.getArgNumber() != 2 * number ||
      right.argument.getArgNumber() != 2 * number + 1)
    return false;
  Type element = getPartType(op.getOperandType(number)).getElementType();
  bool isFloat = isa<FloatType>(element);
  bool isUnsigned = element.isUnsignedInteger();
  std::string kind = getKind(compare);
  bool isPlain = kind == "NOTYPE" ||
                 kind == (isFloat                              ? "FLOAT"
                          : isUnsigned || element.isInteger(1) ? "UNSIGNED"
                                                               : "SIGNED");
  if (!isPlain && !(isFloat && kind == "TOTALORDER"))
    return false;
  unsigned operand = left.part;
  for (unsigned i = 0; i != number; ++i)
    operand += ValueTable::countParts(op.getOperandType(i));
  // A plain comparison of floats takes -0.0 for 0.0 and orders no NaN, which
  // may so be anywhere.
  order.push_back({operand, (direction[0] == 'G') != isSwapped,
                   isFloat && (isPlain || left.isCanonical), isUnsigned});
  return true;
}

/// True if `value` compares for EQ or NE what `less` compares.
bool BodyReader::areAlike(Value value, StringRef direction, Value less) {
  Operation *alike = getCompare(value, direction);
  Operation *compare = get(less, "stablehlo.compare", 2);
  if (!alike || !compare)
    return false;
  Value a = alike->getOperand(0), b = alike->getOperand(1);
  if (compare->getOperand(0) != a)
    std::swap(a, b);
  // Of floats, TOTALORDER tells -0.0 from 0.0 and knows a NaN again.
  return compare->getOperand(0) == a && compare->getOperand(1) == b &&
         (getKind(alike) == "TOTALORDER") == (getKind(compare) == "TOTALORDER");
}

/// Adds what is compared first, and gives what decides among equals:
/// less or (equal and rest), select(equal, rest, less), or
/// select(differ, less, rest).
Value BodyReader::addFirstOf(Value value) {
  if (Operation *either = get(value, "stablehlo.or", 2))
    for (unsigned i : {0, 1}) {
      Value less = either->getOperand(i);
      Operation *both = get(either->getOperand(1 - i), "stablehlo.and", 2);
      for (unsigned j : {0, 1})
        if (both && areAlike(both->getOperand(j), "EQ", less) && addKey(less))
          return both->getOperand(1 - j);
    }
  if (Operation *select = get(value, "stablehlo.select", 3))
    for (auto [direction, i] : {std::pair("EQ", 2), {"NE", 1}})
      if (areAlike(select->getOperand(0), direction, select->getOperand(i)) &&
          addKey(select->getOperand(i)))
        return select->getOperand(3 - i);
  return {};
}

std::optional<Order> BodyReader::read() {
  Operation *source = op.getOperation();
  if (source->getNumRegions() != 1 || !source->getRegion(0).hasOneBlock())
    return std::nullopt;
  Block &block = source->getRegion(0).front();
  if (block.empty() || block.getNumArguments() != 2 * op.getNumOperands() ||
      block.back().getName().getStringRef() != "stablehlo.return" ||
      block.back().getNumOperands() != 1)
    return std::nullopt;
  Value value = block.back().getOperand(0);
  while (!addKey(value, /*isLast=*/true))
    if (value = addFirstOf(value); !value)
      return std::nullopt;
  return order;
}

/// How keys are compared: one word where all are compared alike.
static NamedAttrList getAttributes(SourceOp &op, const Order &order) {
  Builder &builder = op.getBuilder();
  NamedAttrList attributes;
  attributes.set("keys", builder.getI64IntegerAttr(order.size()));
  for (auto [name, field] : {std::pair("descending", &Key::isDescending),
                             {"canonical", &Key::isCanonical},
                             {"unsigned", &Key::isUnsigned}}) {
    SmallVector<int64_t> flags;
    for (const Key &key : order)
      flags.push_back(key.*field);
    if (!llvm::all_equal(flags))
      attributes.set(name, builder.getDenseI64ArrayAttr(flags));
    else if (flags.front())
      attributes.set(name, builder.getBoolAttr(true));
  }
  return attributes;
}

/// Sorts lines: the keys in front, as tofu_sort wants them.
static SmallVector<Value> sortLines(SourceOp &op, int64_t along,
                                    ArrayRef<Value> tensors,
                                    const Order &order) {
  SmallVector<Value> operands;
  for (const Key &key : order)
    operands.push_back(tensors[key.operand]);
  SmallVector<unsigned> places;
  for (unsigned i = 0; i != tensors.size(); ++i) {
    const Key *key =
        llvm::find_if(order, [&](const Key &key) { return key.operand == i; });
    places.push_back(key == order.end() ? operands.size()
                                        : key - order.begin());
    if (key == order.end())
      operands.push_back(tensors[i]);
  }
  SmallVector<Value> sorted =
      applyToLines(op, "tofu_sort", along, operands, getAttributes(op, order));
  return llvm::map_to_vector(places, [&](unsigned at) { return sorted[at]; });
}

static void importSort(SourceOp &op) {
  unsigned count = op.getNumOperands();
  op.expect(std::max(count, 1u), std::max(count, 1u));
  if (op.failed())
    return;
  ArrayRef<int64_t> shape = op.getOperandShape(0);
  int64_t rank = shape.size();
  int64_t along = op.getInteger("dimension");
  along += along < 0 ? rank : 0;
  op.requireDimensions(along, rank, "dimension");
  for (unsigned i = 0; i != count; ++i) {
    op.require(op.getOperandType(i) == op.getType(i),
               "has a result that is not of its operand's type");
    op.require(op.getOperandShape(i) == shape,
               "has operands of different extents");
  }
  if (op.failed())
    return;
  std::optional<Order> order = BodyReader(op).read();
  if (!order)
    return sortByBody(op, along);
  op.setFlatResults(sortLines(op, along, op.getFlatOperands(), *order));
}

/// The first of what is sorted with its places, descending unless `largest`
/// says no.
static void importTopK(SourceOp &op) {
  op.expect(1, 2);
  int64_t count = op.getInteger("k");
  if (op.failed())
    return;
  RankedTensorType type = op.getOperandType(0);
  Type element = type.getElementType();
  int64_t rank = type.getRank();
  op.require(rank > 0, "needs an operand with a dimension");
  if (op.failed())
    return;
  int64_t extent = type.getShape().back();
  op.require(0 <= count && count <= extent,
             "takes the first " + Twine(count) + " of " + Twine(extent));
  SmallVector<int64_t> shape(type.getShape());
  shape.back() = count;
  op.requireShape(shape);
  op.requireElementType(0);
  Builder &builder = op.getBuilder();
  op.require(op.getType(1) ==
                 RankedTensorType::get(shape, builder.getI32Type()),
             "has a second result that is not a tensor of i32 like the first");
  if (op.failed())
    return;
  auto places = RankedTensorType::get(extent, builder.getI32Type());
  Value iota = op.createLambda(places, {}, [&](LambdaBody &body) {
    return arith::IndexCastOp::create(body.getBuilder(), body.getLoc(),
                                      builder.getI32Type(), body.indexValue(0))
        .getResult();
  });
  NamedAttrList attributes;
  auto largest = dyn_cast_or_null<BoolAttr>(op.getAttr("largest"));
  if (!largest || largest.getValue())
    attributes.set("descending", builder.getBoolAttr(true));
  if (element.isUnsignedInteger())
    attributes.set("unsigned", builder.getBoolAttr(true));
  tdl::LambdaOp lambda = createCalls(
      op, "tofu_sort", ArrayRef(shape).drop_back(),
      {{op.getOperand(0), llvm::to_vector(llvm::seq(rank - 1))}, {iota, {}}},
      {RankedTensorType::get(count, getSignless(element)),
       RankedTensorType::get(count, builder.getI32Type())},
      attributes);
  for (auto [i, result] : llvm::enumerate(lambda.getResults()))
    op.setResult(result, i);
}

/// The order by which a function compares its first two arguments.
static std::optional<Order> readComparator(SourceOp &op) {
  auto list = dyn_cast_or_null<ArrayAttr>(op.getAttr("called_computations"));
  auto name = list && list.size() == 1 ? dyn_cast<FlatSymbolRefAttr>(list[0])
                                       : FlatSymbolRefAttr();
  auto function = name ? SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(
                             op.getOperation(), name)
                       : func::FuncOp();
  if (!function || !function.getBody().hasOneBlock())
    return std::nullopt;
  Block &block = function.getBody().front();
  Operation &first = block.front();
  if (first.getName().getStringRef() != "stablehlo.compare" ||
      first.getNumOperands() != 2 || first.getNumResults() != 1 ||
      block.getNumArguments() < 2 || block.back().getNumOperands() != 1 ||
      block.back().getOperand(0) != first.getResult(0) ||
      first.getOperand(0) != block.getArgument(0) ||
      first.getOperand(1) != block.getArgument(1))
    return std::nullopt;
  std::string direction = op.getInner(&first).getWord(
      "comparison_direction", "comparison_direction", "NONE");
  Type element = op.getOperandType(0).getElementType();
  if (direction != "LT" && direction != "GT")
    return std::nullopt;
  return Order{{0, direction == "GT", isa<FloatType>(element),
                element.isUnsignedInteger()}};
}

void tofu::importApproxTopK(SourceOp &op) {
  unsigned count = op.getNumOperands() / 2;
  op.expect(2 * std::max(count, 1u), std::max(count, 1u));
  auto config =
      dyn_cast_or_null<DictionaryAttr>(op.getAttr("mhlo.backend_config"));
  auto along =
      config ? config.getAs<IntegerAttr>("reduction_dim") : IntegerAttr();
  auto k = config ? config.getAs<IntegerAttr>("top_k") : IntegerAttr();
  auto aggregates =
      config ? config.getAs<BoolAttr>("aggregate_to_topk") : BoolAttr();
  op.require(along && k && aggregates && aggregates.getValue(),
             "needs 'reduction_dim', 'top_k' and 'aggregate_to_topk = true' in "
             "its backend_config");
  if (op.failed())
    return;
  SmallVector<int64_t> shape(op.getOperandShape(0));
  op.requireDimensions(along.getInt(), shape.size(), "reduction_dim");
  std::optional<Order> order = op.failed() ? std::nullopt : readComparator(op);
  op.require(bool(order), "has a comparator that is not LT or GT of its first "
                          "two arguments");
  if (op.failed())
    return;
  int64_t dim = along.getInt(), first = k.getInt();
  op.require(0 <= first && first <= shape[dim],
             "takes the first " + Twine(first) + " of " + Twine(shape[dim]));
  shape[dim] = first;
  for (unsigned i = 0; i != count && !op.failed(); ++i)
    op.require(op.getOperandShape(i) == op.getOperandShape(0) &&
                   op.getType(i) ==
                       RankedTensorType::get(
                           shape, op.getOperandType(i).getElementType()),
               "has result " + Twine(i) + " that is not the first " +
                   Twine(first) + " of operand " + Twine(i));
  if (op.failed())
    return;
  // Exact, which is as good as any: the first ones of what is sorted.
  SmallVector<Value> tensors;
  for (unsigned i = 0; i != count; ++i)
    tensors.push_back(op.getOperand(i));
  for (auto [i, sorted] : llvm::enumerate(sortLines(op, dim, tensors, *order)))
    op.setResult(
        op.createLambda(op.getType(i), sorted,
                        [&](LambdaBody &body) { return body.readHere(0); }),
        i);
}

void tofu::addSortRules(RuleTable &rules) {
  rules["chlo.top_k"] = importTopK;
  rules["stablehlo.sort"] = importSort;
}
