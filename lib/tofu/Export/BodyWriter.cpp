//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Export/BodyWriter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "tofu/Syntax/Printer.h"
#include "tofu/Syntax/Scanner.h"
#include "tofu/TDL/GivenValues.h"
#include "tofu/TDL/Locations.h"
#include "llvm/Support/Format.h"
#include <cmath>

using namespace mlir;
using namespace tofu;
using namespace tofu::syntax;

void BodyWriter::define(Value value, ExprId id) { infos[value] = {id, false}; }

std::string BodyWriter::spell(ExprId id) {
  std::string text;
  llvm::raw_string_ostream os(text);
  print(code, id, os);
  return text;
}

BodyWriter::Info BodyWriter::use(Value value) {
  Info info = infos.lookup(value);
  if (auto *name = bound.find(value); name != bound.end())
    info.id = make(NameUse{name->second});
  return info;
}

ExprId BodyWriter::useIndex(Value value) { return use(getIndex(value)).id; }

ExprId BodyWriter::cast(StringRef type, ExprId id) {
  Call call;
  call.name = type;
  if (!isExact && type == "int") {
    call.name = shared.toIndex;
    shared.usesToIndex = true;
  }
  call.arguments.push_back(id);
  call.function = Function::Cast;
  return make(std::move(call));
}

/// Where nothing beside it tells the type of a number, its name does.
ExprId BodyWriter::close(Value value) {
  Info info = use(value);
  bool isOpen = info.isOpen && isExact && isa<FloatType>(value.getType());
  return isOpen ? cast(spellType(value.getType()), info.id) : info.id;
}

/// A reduction would fold elements, too, where one is wanted: a name tells that
/// it does not.
ExprId BodyWriter::useElement(Value value) {
  Value element = getElement(value);
  ExprId id = use(element).id;
  if (element == value || !element.getDefiningOp<tdl::ReduceOp>())
    return id;
  StringRef name = names.choose("t");
  ExprId result = make(NameUse{name});
  return make(Bind{{name, {}}, id, result});
}

//===----------------------------------------------------------------------===//
// Literals
//===----------------------------------------------------------------------===//

ExprId BodyWriter::writeInteger(int64_t value) {
  return FormulaWriter(code, {}).writeInteger(value);
}

/// The shortest text that is rounded to the number.
static std::string getDigits(const APFloat &value) {
  APFloat wide = value;
  bool loses = false;
  wide.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &loses);
  double number = wide.convertToDouble();
  std::string text;
  if (number == std::floor(number) && number < 1e15)
    return std::to_string(int64_t(number)) + ".0";
  for (int digits = 1; digits <= 17; ++digits) {
    text.clear();
    llvm::raw_string_ostream(text) << llvm::format("%.*g", digits, number);
    double again = 0; // as it is read
    if (StringRef(text).getAsDouble(again))
      continue;
    APFloat read(again);
    read.convert(value.getSemantics(), APFloat::rmNearestTiesToEven, &loses);
    if (read.bitwiseIsEqual(value))
      break;
  }
  if (StringRef(text).find_first_of(".e") == StringRef::npos)
    text += ".0";
  return text;
}

ExprId BodyWriter::writeNumber(APFloat value) {
  bool isNegative = value.isNegative() && !value.isNaN();
  if (isNegative)
    value.changeSign();
  std::string text = value.isInfinity() ? "inf"
                     : value.isNaN()    ? "nan"
                                        : getDigits(value);
  ExprId id = make(FloatLiteral{0, names.save(text)});
  return isNegative ? make(Negate{id}) : id;
}

LogicalResult BodyWriter::writeConstant(Operation &op) {
  TypedAttr value = cast<arith::ConstantOp>(op).getValue();
  Info &info = infos[op.getResult(0)];
  if (auto number = dyn_cast<FloatAttr>(value)) {
    info = {writeNumber(number.getValue()), /*isOpen=*/true};
    return success();
  }
  if (value.getType().isInteger(1)) {
    info.id = make(BoolLiteral{cast<IntegerAttr>(value).getValue().isOne()});
    return success();
  }
  if (auto integer = dyn_cast<IntegerAttr>(value))
    if (std::optional<int64_t> known = tdl::getInteger(integer)) {
      info.id = writeInteger(*known);
      return success();
    }
  return op.emitOpError("is of type ")
         << value.getType() << ", of which the language has no literals";
}

//===----------------------------------------------------------------------===//
// Scalar operations
//===----------------------------------------------------------------------===//

LogicalResult BodyWriter::writeForm(Operation &op, const ScalarForm &form) {
  if (!form.fault.empty())
    return op.emitOpError(form.fault);
  SmallVector<ExprId, 3> operands;
  bool isOpen = true; // if all are that have the result's type
  for (auto [i, operand] : llvm::enumerate(form.operands)) {
    Info info = use(operand.value);
    bool isCondition = form.name == "select" && i == 0;
    isOpen &= isCondition || (info.isOpen && operand.cast.empty());
    operands.push_back(operand.cast.empty() ? info.id
                                            : cast(operand.cast, info.id));
  }
  Info &result = infos[op.getResult(0)];
  mlir::Type type = form.operands[0].value.getType();
  switch (form.kind) {
  case ScalarForm::Literal:
    llvm_unreachable("is a constant");
  case ScalarForm::Negation: {
    FloatAttr number; // no sign stands before another
    if (matchPattern(form.operands[0].value, m_Constant(&number)))
      result = {writeNumber(-number.getValue()), isOpen};
    else
      result = {make(Negate{operands[0]}), isOpen};
    break;
  }
  case ScalarForm::Not:
    result = {make(Not{operands[0]}), false};
    break;
  case ScalarForm::Binary: {
    bool isComparison = syntax::isComparison(form.op);
    if (isComparison && isOpen && !type.isF32())
      operands[0] = close(form.operands[0].value);
    ExprId id = make(Binary{form.op, operands[0], operands[1]});
    result = {form.isNegated ? make(Not{id}) : id, isOpen && !isComparison};
    break;
  }
  case ScalarForm::Cast:
    result = {cast(form.name, close(form.operands[0].value)), false};
    break;
  case ScalarForm::Call: {
    Call call;
    call.name = form.name;
    call.arguments.assign(operands.begin(), operands.end());
    result = {make(std::move(call)), isOpen};
    break;
  }
  }
  return success();
}

LogicalResult BodyWriter::writeOp(Operation &op) {
  if (isa<arith::ConstantOp>(op))
    return writeConstant(op);
  if (auto read = dyn_cast<tdl::ReadOp>(op))
    return writeRead(read);
  if (auto reduce = dyn_cast<tdl::ReduceOp>(op))
    return writeReduce(reduce);
  return writeForm(op, getScalarForm(&op, isExact));
}

const BodyWriter::Measure &BodyWriter::measure(ExprId id) {
  while (measures.size() <= static_cast<uint32_t>(id)) {
    const Expr &expr = code[static_cast<ExprId>(measures.size())];
    Measure all;
    const auto *binary = expr.getIf<Binary>();
    for (ExprId operand : getOperands(expr)) {
      const Measure &each = measures[static_cast<uint32_t>(operand)];
      bool isLeft = binary && operand == binary->lhs;
      all.size = std::min(all.size + each.size, maxSize + 1);
      all.nesting = std::max(all.nesting, each.nesting + !isLeft);
    }
    measures.push_back(all);
  }
  return measures[static_cast<uint32_t>(id)];
}

LogicalResult BodyWriter::checkSize(Operation &op, size_t most) {
  for (Value result : op.getResults())
    if (measure(infos[result].id).size > most)
      return op.emitOpError("is more than ")
             << most << " expressions when all that is used more than once, "
             << "and has no name, is written out";
  return success();
}

LogicalResult BodyWriter::writeOutside(Operation *op) {
  return failure(failed(writeOp(*op)) || failed(checkSize(*op, maxFormula)));
}

LogicalResult BodyWriter::writeBlock(Block &block) {
  for (Operation &op : block) {
    if (!needed.contains(&op))
      continue;
    if (failed(writeOp(op)) || failed(checkSize(op, maxSize)))
      return failure();
    for (Value result : op.getResults())
      if (needsName(result))
        bound[result] = names.choose("t");
    if (bound.size() > maxLets)
      return op.emitOpError("is the value with more than ")
             << maxLets << " before it that are used more than once; a "
             << "definition has no more 'let' than that";
  }
  return success();
}

/// Whether the expression has a name in it.
static bool mentions(const Exprs &code, ExprId root, StringRef name) {
  llvm::DenseSet<uint32_t> seen;
  SmallVector<ExprId> pending{root};
  while (!pending.empty()) {
    ExprId id = pending.pop_back_val();
    if (!seen.insert(static_cast<uint32_t>(id)).second)
      continue;
    if (const auto *use = code[id].getIf<NameUse>(); use && use->text == name)
      return true;
    llvm::append_range(pending, getOperands(code[id]));
  }
  return false;
}

/// Names values of the block in front of an expression.
ExprId BodyWriter::addLets(Block &block, ExprId root) {
  for (auto &[value, name] : llvm::reverse(bound))
    if (value.getParentBlock() == &block && mentions(code, root, name))
      root = make(Bind{{name, {}}, infos[value].id, root});
  return root;
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

ExprId BodyWriter::join(ExprId all, ExprId more) {
  if (all == ExprId::None || more == ExprId::None)
    return all == ExprId::None ? more : all;
  return make(Binary{BinaryOp::And, all, more});
}

std::vector<BoundName> BodyWriter::pushIndices(ValueRange arguments) {
  std::vector<BoundName> result;
  static constexpr llvm::StringLiteral letters[] = {"i", "j", "k",
                                                    "l", "m", "n"};
  for (Value argument : arguments) {
    StringRef name = names.pushIndex(
        tdl::getName(argument,
                     letters[names.countIndices() % std::size(letters)]),
        hidden);
    infos[argument] = {make(NameUse{name, Binding::Index}), false};
    result.emplace_back().name = {name, {}};
  }
  return result;
}

/// Whether an element of `int` is wanted where the reduction stands, which it
/// then folds.
static bool isWantedAsElement(tdl::ReduceOp reduce) {
  if (!reduce->hasOneUse())
    return false;
  Operation *user = *reduce->user_begin();
  if (auto read = dyn_cast<tdl::ReadOp>(user))
    return read.getOtherwise() == reduce.getResult(0);
  if (!isa<tdl::YieldOp>(user))
    return false;
  auto outer = dyn_cast<tdl::ReduceOp>(user->getParentOp());
  return !outer || (outer.getBuiltin() && isWantedAsElement(outer));
}

LogicalResult BodyWriter::writeReduce(tdl::ReduceOp reduce) {
  if (reduce.getAccumulator())
    return reduce.emitOpError("says in which type it adds up, which the "
                              "language does not; leave 'acc' out");
  Reduce node;
  SmallVector<ExprId> extents;
  auto dynamic = reduce.getDynamicExtents().begin();
  for (int64_t extent : reduce.getStaticExtents())
    extents.push_back(ShapedType::isDynamic(extent) ? useIndex(*dynamic++)
                                                    : writeInteger(extent));
  node.indices = pushIndices(reduce.getIndices());
  if (auto guard = reduce.getGuard()) {
    SmallVector<Value> operands = reduce.getGuardOperands();
    FormulaWriter writer(code, [&](AffineExpr leaf) {
      return useIndex(operands[cast<AffineDimExpr>(leaf).getPosition()]);
    });
    node.where = writer.write(*guard);
  }
  // Under a condition it may read what is smaller.
  bool isFree =
      node.where != ExprId::None || !getChoice(reduce).conditions.empty();
  for (auto [index, extent] : llvm::zip_equal(reduce.getIndices(), extents))
    ranges[index] = {extent, isFree ? Range::Free : Range::Fold};
  if (failed(writeBlock(*reduce.getBlock())))
    return failure();
  Choice choice = getChoice(reduce);
  for (Value each : choice.conditions)
    node.where = join(node.where, use(each).id);
  bool isOpen = true;
  for (Value value : choice.values) {
    Value folded = getFolded(reduce, value);
    mlir::Type type = value.getType();
    bool isElement = type.isInteger() && !type.isInteger(1);
    bool isLiteral = folded.getDefiningOp<arith::ConstantOp>();
    if (!isExact && isElement && (folded != value || isLiteral) &&
        !isWantedAsElement(reduce))
      return reduce.emitOpError(
          "folds indices as elements where none is wanted, which operators "
          "that are 'exact' can alone");
    ExprId id = use(folded).id;
    if (isExact && isElement && isLiteral)
      id = cast(spellType(type), id);
    else if (!reduce.getBuiltin())
      id = close(folded);
    isOpen &= infos[folded].isOpen;
    node.values.push_back(addLets(*reduce.getBlock(), id));
  }
  for (auto [bound, index, range] :
       llvm::zip_equal(node.indices, reduce.getIndices(), extents)) {
    bound.range = range;
    bound.inferred = isInferred(index, range);
  }
  names.popIndices(node.indices.size());
  static constexpr Reducer reducers[] = {Reducer::Sum, Reducer::Prod,
                                         Reducer::Max, Reducer::Min,
                                         Reducer::All, Reducer::Any};
  if (std::optional<tdl::Combiner> builtin = reduce.getBuiltin()) {
    node.reducer = reducers[unsigned(*builtin)];
    if (reduce.getNumResults() != 1)
      return reduce.emitOpError("folds ")
             << reduce.getNumResults() << " values, but '"
             << syntax::spell(node.reducer)
             << "' of the language folds one; write one reduction each";
  } else {
    node.reducer = Reducer::Named;
    auto symbol = cast<FlatSymbolRefAttr>(reduce.getCombiner());
    node.combiner = {names.save(shared.combiners.lookup(symbol.getValue())),
                     {}};
    isOpen = false;
  }
  ExprId id = make(std::move(node));
  if (reduce.getNumResults() == 1)
    infos[reduce.getResult(0)] = {id, isOpen};
  else
    for (auto [i, result] : llvm::enumerate(reduce.getResults()))
      infos[result] = {make(Element{id, unsigned(i)}), false};
  return success();
}
