//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Folding.h"
#include "tofu/Import/StableHLO/Arithmetic.h"
#include "tofu/Import/StableHLO/CombinerTable.h"
#include "tofu/TDL/Rounding.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;

namespace {
/// Some of a body's values, which are folded together.
struct Part {
  SmallVector<unsigned> members;
  Attribute combiner;                // built-in, or a name
  SmallVector<TypedAttr> identities; // of the members; null with a flag
  bool hasFlag = false;
  /// A fold begins with the starts: they are not folded in once more.
  bool hasStarts = false;
  Type accumulator;
  /// What a sum is left in if its own type has no zero. All numbers of such a
  /// type are positive, so that only a sum of no terms is 0.
  Type sumType;

  std::optional<tdl::Combiner> getBuiltin() const {
    if (auto builtin = dyn_cast<tdl::CombinerAttr>(combiner))
      return builtin.getValue();
    return std::nullopt;
  }
};

/// A body that applies one function to two arguments.
struct Function {
  StringRef name;                        // in getBinaryFunction()
  std::optional<tdl::Combiner> combiner; // null: made of the function
  TypedAttr identity;
};

/// Writes the parts of an operation.
class Folder {
public:
  Folder(SourceOp &op, Block &block, const FoldSource &source,
         ArrayRef<FoldStart> starts, bool hasConditions)
      : op(op), block(block), source(source), starts(starts),
        hasConditions(hasConditions), values(getFoldValues(op)) {}

  void run();

private:
  RankedTensorType getTensorType(unsigned member) const {
    return getPartType(op.getType(values[member].number));
  }
  Type getType(unsigned member) const {
    return getTensorType(member).getElementType();
  }
  Part getFunctionPart(unsigned member);
  Part getPart();
  FlatSymbolRefAttr
  addCombiner(StringRef name, TypeRange types, ArrayRef<Attribute> identities,
              function_ref<SmallVector<Value>(OpBuilder &, ValueRange)> write);
  SmallVector<Value> apply(const Part &part, OpBuilder &builder,
                           ValueRange arguments);
  SmallVector<Value> fold(const Part &part);
  void foldStarts(const Part &part, ArrayRef<Value> folded);

  SourceOp &op;
  Block &block;
  const FoldSource &source;
  ArrayRef<FoldStart> starts;
  bool hasConditions;
  SmallVector<FoldValue> values;
  SmallVector<std::optional<Function>> functions; // per value
};
} // namespace

SmallVector<FoldValue> tofu::getFoldValues(SourceOp &op) {
  SmallVector<FoldValue> values;
  for (unsigned i = 0; i != op.getOperation()->getNumResults(); ++i)
    for (unsigned part = 0; part != ValueTable::countParts(op.getType(i));
         ++part)
      values.push_back({i, part});
  return values;
}

Type tofu::getAccumulator(Type type) {
  if (isa<FloatType>(type) && type.getIntOrFloatBitWidth() < 32)
    return Float32Type::get(type.getContext());
  return nullptr;
}

/// Whether they are alike but for the width, which is not less.
static bool isWidened(Type from, Type to) {
  auto ofParts = dyn_cast<ComplexType>(from),
       ofWide = dyn_cast<ComplexType>(to);
  if (ofParts && ofWide)
    return isWidened(ofParts.getElementType(), ofWide.getElementType());
  bool isFloat = isa<FloatType>(from) && isa<FloatType>(to);
  bool isInteger = isa<IntegerType>(from) && isa<IntegerType>(to) &&
                   from.isUnsignedInteger() == to.isUnsignedInteger() &&
                   from.isInteger(1) == to.isInteger(1);
  return (isFloat || isInteger) &&
         from.getIntOrFloatBitWidth() <= to.getIntOrFloatBitWidth();
}

void tofu::requireNarrow(SourceOp &op, unsigned operand, unsigned result) {
  op.require(isWidened(op.getOperandType(operand).getElementType(),
                       op.getType(result).getElementType()),
             "has operand " + Twine(operand) + " and result " + Twine(result) +
                 " of different element types, of which the result's is not "
                 "the wider one of the same kind");
}

static TypedAttr widen(TypedAttr scalar, Type to) {
  if (auto floating = dyn_cast_or_null<FloatAttr>(scalar))
    return FloatAttr::get(
        to, tdl::roundTo(floating.getValue(),
                         cast<FloatType>(to).getFloatSemantics()));
  auto integer = dyn_cast_or_null<IntegerAttr>(scalar);
  if (!integer)
    return nullptr;
  unsigned width = to.getIntOrFloatBitWidth();
  return IntegerAttr::get(
      getSignless(to), to.isUnsignedInteger() ? integer.getValue().zext(width)
                                              : integer.getValue().sext(width));
}

FoldStart tofu::getFoldOperand(SourceOp &op, unsigned operand,
                               FoldValue value) {
  FoldStart found{op.getOperandPart(operand, value.part),
                  op.getSplatPart(operand, value.part)};
  RankedTensorType type = getPartType(op.getOperandType(operand));
  Type from = type.getElementType();
  Type to = getPartType(op.getType(value.number)).getElementType();
  if (from == to)
    return found;
  Value wide =
      op.createLambda(type.clone(to), found.value, [&](LambdaBody &body) {
        Scalar scalar{body.getBuilder(), body.getLoc(), from};
        return convert(scalar, body.readHere(0), to);
      });
  return {wide, widen(found.scalar, to)};
}

void tofu::requireValue(SourceOp &op, unsigned i, unsigned other) {
  for (unsigned operand : {i, other})
    requireNarrow(op, operand, i);
  op.require(op.getOperandShape(i) == op.getOperandShape(0),
             "has operands 0 and " + Twine(i) + " of different shapes");
}

bool tofu::returnsSecond(Block &block) {
  size_t count = block.getNumArguments() / 2;
  return llvm::hasSingleElement(block) &&
         llvm::equal(block.back().getOperands(),
                     block.getArguments().take_back(count));
}

Block *tofu::getFoldBlock(SourceOp &op, unsigned i, unsigned count) {
  SmallVector<Type> returned;
  for (unsigned r = 0; r != op.getOperation()->getNumResults(); ++r)
    returned.push_back(
        RankedTensorType::get({}, op.getType(r).getElementType()));
  SmallVector<Type> arguments(returned);
  llvm::append_range(arguments, returned);
  return op.getBlock(i, count, arguments, returned);
}

//===----------------------------------------------------------------------===//
// Which combiner
//===----------------------------------------------------------------------===//

/// Booleans know only all and any.
static std::optional<tdl::Combiner> getCombiner(StringRef function, Type type) {
  using tdl::Combiner;
  using Found = std::optional<Combiner>;
  if (type.isInteger(1))
    return llvm::StringSwitch<Found>(function)
        .Cases({"and", "multiply", "minimum"}, Combiner::all)
        .Cases({"or", "add", "maximum"}, Combiner::any)
        .Default(std::nullopt);
  Found found = llvm::StringSwitch<Found>(function)
                    .Case("add", Combiner::sum)
                    .Case("multiply", Combiner::prod)
                    .Case("maximum", Combiner::max)
                    .Case("minimum", Combiner::min)
                    .Default(std::nullopt);
  // The built-in max and min compare integers as signed.
  if (type.isUnsignedInteger() &&
      (found == Combiner::max || found == Combiner::min))
    return std::nullopt;
  return found;
}

/// The identity of a function of integers that no built-in combiner is.
static TypedAttr getIdentity(StringRef function, Type type) {
  auto integer = dyn_cast<IntegerType>(type);
  if (!integer)
    return nullptr;
  unsigned width = integer.getWidth();
  bool isUnsigned = type.isUnsignedInteger();
  if (function == "and" || (function == "minimum" && isUnsigned))
    return IntegerAttr::get(getSignless(type), APInt::getAllOnes(width));
  if (function == "or" || function == "xor" ||
      (function == "maximum" && isUnsigned))
    return IntegerAttr::get(getSignless(type), APInt::getZero(width));
  return nullptr;
}

/// The function that gives result `member` of its two arguments and of nothing
/// else, if it is one that folds. `type` is that of the result's elements, or
/// of their parts.
static std::optional<Function> findFunction(Block &block, unsigned member,
                                            Type type) {
  unsigned count = block.getNumArguments() / 2;
  Operation *def = block.back().getOperand(member).getDefiningOp();
  if (!def || def->getBlock() != &block || def->getNumOperands() != 2 ||
      def->getNumResults() != 1)
    return std::nullopt;
  Value left = block.getArgument(member);
  Value right = block.getArgument(count + member);
  Value x = def->getOperand(0), y = def->getOperand(1);
  auto [dialect, name] = def->getName().getStringRef().split('.');
  bool isApplied = (x == left && y == right) || (x == right && y == left);
  if (dialect != "stablehlo" || !isApplied)
    return std::nullopt;
  // start - a - b = start - (a + b)
  StringRef folded = name == "subtract" && x == left ? "add" : name;
  // Of complex numbers only sums are sums of the parts.
  if (isa<ComplexType>(getElementTypeOrSelf(left.getType())) && folded != "add")
    return std::nullopt;
  if (std::optional<tdl::Combiner> combiner = getCombiner(folded, type))
    return Function{name, combiner,
                    tdl::getIdentity(*combiner, getSignless(type))};
  if (TypedAttr identity = getIdentity(name, type))
    return Function{name, std::nullopt, identity};
  return std::nullopt;
}

/// True if folding with the scalar changes nothing; of a sum no zero does.
static bool isNeutral(TypedAttr scalar, TypedAttr identity) {
  auto left = dyn_cast<FloatAttr>(scalar),
       right = dyn_cast<FloatAttr>(identity);
  if (left && right && left.getValue().isZero() && right.getValue().isZero())
    return true;
  return scalar == identity && !(right && right.getValue().isNaN());
}

Part Folder::getFunctionPart(unsigned member) {
  const std::optional<Function> &function = functions[member];
  Type type = getSignless(getType(member));
  Part part{{member}, {}, {function->identity}, false, false, {}, {}};
  TypedAttr start = starts[member].scalar;
  if (start && function->name != "subtract")
    part.hasStarts = isNeutral(start, function->identity);
  if (function->combiner) {
    part.combiner =
        tdl::CombinerAttr::get(op.getContext(), *function->combiner);
    if (*function->combiner == tdl::Combiner::sum ||
        *function->combiner == tdl::Combiner::prod)
      part.accumulator = getAccumulator(type);
    if (*function->combiner == tdl::Combiner::sum && !tdl::hasZero(type))
      part.sumType = part.accumulator;
    return part;
  }
  std::string name;
  llvm::raw_string_ostream(name) << function->name << "_" << getType(member);
  part.combiner = addCombiner(name, {type}, {function->identity},
                              [&](OpBuilder &builder, ValueRange arguments) {
                                return apply(part, builder, arguments);
                              });
  return part;
}

FlatSymbolRefAttr Folder::addCombiner(
    StringRef name, TypeRange types, ArrayRef<Attribute> identities,
    function_ref<SmallVector<Value>(OpBuilder &, ValueRange)> write) {
  OpBuilder builder(op.getContext());
  Location loc = op.getOperation()->getLoc();
  OwningOpRef<tdl::CombinerOp> combiner = tdl::CombinerOp::create(
      builder, loc, "_", builder.getArrayAttr(identities));
  Block &body = combiner->getBody().emplaceBlock();
  for (unsigned side = 0; side != 2; ++side)
    for (Type type : types)
      body.addArgument(type, loc);
  builder.setInsertionPointToStart(&body);
  SmallVector<Value> values = write(builder, body.getArguments());
  if (op.failed())
    return nullptr;
  tdl::YieldOp::create(builder, loc, values);
  return op.getCombiners().add(std::move(combiner), name);
}

/// All values in one fold.
Part Folder::getPart() {
  Part part;
  SmallVector<Type> types;
  for (unsigned member = 0; member != starts.size(); ++member) {
    part.members.push_back(member);
    types.push_back(getSignless(getType(member)));
  }
  part.hasStarts =
      !hasConditions && llvm::all_of(starts, [](const FoldStart &start) {
        return bool(start.scalar);
      });
  part.hasFlag = !part.hasStarts;
  SmallVector<Attribute> identities;
  OpBuilder builder(op.getContext());
  for (auto [start, type] : llvm::zip(starts, types)) {
    part.identities.push_back(part.hasStarts ? start.scalar : TypedAttr());
    identities.push_back(part.hasStarts ? start.scalar
                                        : builder.getZeroAttr(type));
  }
  if (part.hasStarts) {
    part.combiner = addCombiner("fold", types, identities,
                                [&](OpBuilder &at, ValueRange arguments) {
                                  return apply(part, at, arguments);
                                });
    return part;
  }
  types.insert(types.begin(), builder.getI1Type());
  identities.insert(identities.begin(), builder.getBoolAttr(false));
  part.combiner = addCombiner(
      "fold", types, identities, [&](OpBuilder &at, ValueRange arguments) {
        Location loc = op.getOperation()->getLoc();
        unsigned count = part.members.size();
        auto left = arguments.take_front(1 + count);
        auto right = arguments.take_back(1 + count);
        SmallVector<Value> both(left.drop_front());
        llvm::append_range(both, right.drop_front());
        SmallVector<Value> values = {
            arith::OrIOp::create(at, loc, left[0], right[0])};
        for (auto [i, value] : llvm::enumerate(apply(part, at, both))) {
          Value seen =
              arith::SelectOp::create(at, loc, right[0], value, left[1 + i]);
          values.push_back(
              arith::SelectOp::create(at, loc, left[0], seen, right[1 + i]));
        }
        return values;
      });
  return part;
}

//===----------------------------------------------------------------------===//
// Lambdas
//===----------------------------------------------------------------------===//

/// f of the left and the right values.
SmallVector<Value> Folder::apply(const Part &part, OpBuilder &builder,
                                 ValueRange arguments) {
  unsigned first = part.members[0];
  if (!functions[first])
    return op.writeScalars(block, arguments, builder);
  Scalar scalar{builder, op.getOperation()->getLoc(), getType(first)};
  return {getBinaryFunction(functions[first]->name)(scalar, arguments[0],
                                                    arguments[1])};
}

/// The folds of the terms, of a part with a flag that first.
SmallVector<Value> Folder::fold(const Part &part) {
  SmallVector<Type> types;
  if (part.hasFlag)
    types.push_back(RankedTensorType::get(
        source.shape, IntegerType::get(op.getContext(), 1)));
  for (unsigned member : part.members)
    types.push_back(RankedTensorType::get(
        source.shape,
        part.sumType ? part.sumType : getSignless(getType(member))));
  auto write = [&](LambdaBody &body, ArrayRef<AffineExpr> own) {
    OpBuilder &b = body.getBuilder();
    SmallVector<Value> nothing, conditions;
    if (hasConditions && !part.hasFlag && !part.sumType)
      for (TypedAttr identity : part.identities)
        nothing.push_back(body.constant(identity));
    FoldTerm term =
        source.writeTerm(body, part.members, own, nothing, conditions);
    if (part.hasFlag) {
      Value isSeen = body.constant(b.getBoolAttr(true));
      for (Value condition : conditions)
        isSeen = arith::AndIOp::create(b, body.getLoc(), isSeen, condition);
      term.values.insert(term.values.begin(), isSeen);
      return term;
    }
    if (part.sumType) {
      term.values = {arith::ExtFOp::create(b, body.getLoc(), part.sumType,
                                           term.values[0])};
      nothing = {body.constant(0, part.sumType)};
    }
    for (Value condition : conditions)
      for (auto [value, none] : llvm::zip_equal(term.values, nothing))
        value =
            arith::SelectOp::create(b, body.getLoc(), condition, value, none);
    return term;
  };
  return createLambdas(op.getBuilder(), op.getOperation()->getLoc(), types,
                       source.getInputs(part.members), [&](LambdaBody &body) {
                         if (source.extents.empty())
                           return write(body, {}).values;
                         return body.fold(part.combiner, source.extents,
                                          part.accumulator,
                                          [&](ArrayRef<AffineExpr> own) {
                                            return write(body, own);
                                          });
                       });
}

/// Folds the starts with what was folded.
void Folder::foldStarts(const Part &part, ArrayRef<Value> folded) {
  SmallVector<Value> inputs;
  SmallVector<Type> types;
  unsigned count = part.members.size();
  for (unsigned member : part.members) {
    inputs.push_back(starts[member].value);
    types.push_back(getSignless(getTensorType(member)));
  }
  llvm::append_range(inputs, folded);
  auto readStart = [&](LambdaBody &body, unsigned i) {
    bool isScalar = cast<RankedTensorType>(inputs[i].getType()).getRank() == 0;
    return isScalar ? body.read(i, {}) : body.readHere(i);
  };
  SmallVector<Value> results = createLambdas(
      op.getBuilder(), op.getOperation()->getLoc(), types, inputs,
      [&](LambdaBody &body) {
        SmallVector<Value> arguments;
        for (unsigned i = 0; i != count; ++i)
          arguments.push_back(readStart(body, i));
        for (unsigned i = inputs.size() - count; i != inputs.size(); ++i)
          arguments.push_back(body.readHere(i));
        OpBuilder &b = body.getBuilder();
        Location loc = body.getLoc();
        Value hasTerms = part.hasFlag ? body.readHere(count) : Value();
        if (part.sumType) {
          hasTerms = arith::CmpFOp::create(b, loc, arith::CmpFPredicate::UNE,
                                           arguments[1],
                                           body.constant(0, part.sumType));
          arguments[1] = arith::TruncFOp::create(
              b, loc, getType(part.members[0]), arguments[1]);
        }
        SmallVector<Value> values = apply(part, b, arguments);
        if (hasTerms)
          for (auto [i, value] : llvm::enumerate(values))
            value =
                arith::SelectOp::create(b, loc, hasTerms, value, arguments[i]);
        return values;
      });
  for (auto [member, result] : llvm::zip(part.members, results))
    op.setPart(result, values[member].part, values[member].number);
}

void Folder::run() {
  SmallVector<Part> parts;
  for (unsigned member = 0; member != starts.size(); ++member)
    functions.push_back(
        findFunction(block, values[member].number, getType(member)));
  if (llvm::all_of(functions, [](auto &function) { return bool(function); })) {
    for (unsigned member = 0; member != starts.size(); ++member)
      parts.push_back(getFunctionPart(member));
  } else {
    functions.assign(starts.size(), std::nullopt);
    parts.push_back(getPart());
  }
  for (const Part &part : parts) {
    if (op.failed())
      return;
    SmallVector<Value> folded = fold(part);
    if (op.failed())
      return;
    if (!part.hasStarts) {
      foldStarts(part, folded);
      continue;
    }
    for (auto [member, value] : llvm::zip(part.members, folded))
      op.setPart(value, values[member].part, values[member].number);
  }
}

void tofu::setFolds(SourceOp &op, Block &block, const FoldSource &source,
                    ArrayRef<FoldStart> starts, bool hasConditions) {
  Folder(op, block, source, starts, hasConditions).run();
}
