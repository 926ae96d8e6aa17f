//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Builder.h"
#include "llvm/ADT/StringSwitch.h"
#include <limits>

using namespace tofu::syntax;
using llvm::SMLoc;
using llvm::StringRef;

static SMLoc locOf(StringRef text) {
  return SMLoc::getFromPointer(text.data());
}

template <typename Node> ExprId Builder::make(StringRef text, Node node) {
  definition.exprs.push_back({locOf(text), std::move(node), Type::Unknown});
  return static_cast<ExprId>(definition.exprs.size() - 1);
}

Definition Builder::take() {
  for (Attribute &attribute : definition.attributes)
    if (attribute.type == Type::Unknown) // neither `of` nor a default
      attribute.type = Type::Integer;
  return std::move(definition);
}

void Builder::openFrame(StringRef text) {
  frames.emplace_back();
  frames.back().name = text;
  frames.back().base = operands.size();
}

Builder::Frame Builder::closeFrame() {
  Frame frame = std::move(frames.back());
  frames.pop_back();
  return frame;
}

llvm::SmallVector<ExprId, 4> Builder::popTo(size_t base) {
  llvm::SmallVector<ExprId, 4> popped(operands.begin() + base, operands.end());
  operands.truncate(base);
  return popped;
}

//===----------------------------------------------------------------------===//
// The heading
//===----------------------------------------------------------------------===//

void Builder::parameter(StringRef text) {
  definition.parameters.push_back({{text}, {}, Type::Number});
  subject = &definition.parameters.back().element;
}

void Builder::dimensionName(StringRef text) {
  definition.parameters.back().extents.push_back(make(text, NameUse{text}));
}

void Builder::dimensionLiteral(StringRef text) {
  definition.exprs.push_back(parseLiteral(text));
  definition.parameters.back().extents.push_back(
      static_cast<ExprId>(definition.exprs.size() - 1));
}

void Builder::attribute(StringRef text) {
  definition.attributes.push_back({{text}, Type::Unknown, ExprId::None});
  subject = &definition.attributes.back().type;
}

void Builder::attributeValue(StringRef text) {
  Attribute &attribute = definition.attributes.back();
  Expr value = parseLiteral(text);
  bool isFloat = value.getIf<FloatLiteral>();
  if (attribute.type == Type::Integer && isFloat)
    diagnostics.error(value.loc, "'" + attribute.name.text +
                                     "' is of int, but its default is '" +
                                     text + "'");
  if (attribute.type == Type::Unknown)
    attribute.type = isFloat ? Type::Number : Type::Integer;
  value.type = attribute.type;
  definition.exprs.push_back(value);
  attribute.initial = static_cast<ExprId>(definition.exprs.size() - 1);
}

void Builder::result(StringRef text) {
  definition.results.push_back({locOf(text), {}, Type::Number});
  subject = &definition.results.back().element;
}

void Builder::elementType(StringRef text) {
  if (text == "int")
    *subject = Type::Integer;
  else if (text == "float")
    *subject = Type::Number;
  else
    diagnostics.error(locOf(text), "expected 'int' or 'float' after 'of', but "
                                   "found '" +
                                       text + "'");
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

Expr Builder::parseLiteral(StringRef text) {
  SMLoc loc = locOf(text);
  StringRef digits = text;
  bool negative = digits.consume_front("-");
  double number = 0;
  if (digits == "inf")
    number = std::numeric_limits<double>::infinity();
  else if (digits == "nan")
    number = std::numeric_limits<double>::quiet_NaN();
  else if (digits.find_first_of(".eE") != StringRef::npos) {
    if (digits.getAsDouble(number))
      diagnostics.error(loc, "number '" + text + "' does not fit in 64 bits");
  } else {
    int64_t value = 0;
    if (text.getAsInteger(10, value))
      diagnostics.error(loc, "integer '" + text + "' does not fit in 64 bits");
    return {loc, IntegerLiteral{value}, Type::Unknown};
  }
  return {loc, FloatLiteral{negative ? -number : number, text}, Type::Unknown};
}

void Builder::literal(StringRef text) {
  definition.exprs.push_back(parseLiteral(text));
  push(static_cast<ExprId>(definition.exprs.size() - 1));
}

void Builder::name(StringRef text) { push(make(text, NameUse{text})); }

void Builder::binaryOperator(StringRef text) { operators.push_back(text); }

void Builder::binaryFold() {
  StringRef text = operators.pop_back_val();
  BinaryOp op = llvm::StringSwitch<BinaryOp>(text)
                    .Case("+", BinaryOp::Add)
                    .Case("-", BinaryOp::Sub)
                    .Case("*", BinaryOp::Mul)
                    .Case("/", BinaryOp::Div)
                    .Case("floordiv", BinaryOp::FloorDiv)
                    .Case("mod", BinaryOp::Mod)
                    .Case("==", BinaryOp::Eq)
                    .Case("!=", BinaryOp::Ne)
                    .Case("<", BinaryOp::Lt)
                    .Case("<=", BinaryOp::Le)
                    .Case(">", BinaryOp::Gt)
                    .Case(">=", BinaryOp::Ge)
                    .Case("and", BinaryOp::And);
  ExprId rhs = pop(), lhs = pop();
  push(make(text, Binary{op, lhs, rhs}));
}

void Builder::minusFold() {
  StringRef text = minuses.pop_back_val();
  push(make(text, Negate{pop()}));
}

void Builder::openBracket() {
  // The name is the expression that was made last.
  StringRef text = definition[pop()].getIf<NameUse>()->text;
  definition.exprs.pop_back();
  openFrame(text);
}

void Builder::read() {
  Frame frame = closeFrame();
  Read read;
  read.name = frame.name;
  read.indices = std::move(frame.operands);
  read.where = frame.where;
  read.orElse = frame.orElse;
  push(make(frame.name, std::move(read)));
}

void Builder::call() {
  Frame frame = closeFrame();
  Call call;
  call.name = frame.name;
  call.arguments = popTo(frame.base);
  push(make(frame.name, std::move(call)));
}

//===----------------------------------------------------------------------===//
// Reductions and opaque functions
//===----------------------------------------------------------------------===//

void Builder::reducer(StringRef text) { openFrame(text); }

void Builder::reduceIndex(StringRef text) {
  frames.back().indices.push_back({{text}, ExprId::None, false});
}

void Builder::reduceRange() { frames.back().indices.back().range = pop(); }

void Builder::reduce() {
  Frame frame = closeFrame();
  Reduce reduce;
  reduce.reducer = llvm::StringSwitch<Reducer>(frame.name)
                       .Case("sum", Reducer::Sum)
                       .Case("prod", Reducer::Prod)
                       .Case("max", Reducer::Max)
                       .Case("min", Reducer::Min);
  reduce.indices = std::move(frame.indices);
  reduce.where = frame.where;
  reduce.body = pop();
  push(make(frame.name, std::move(reduce)));
}

void Builder::opaqueFunction(StringRef text) { openFrame(text); }

void Builder::slice(StringRef text) {
  Slice slice;
  slice.name = {text};
  slice.whole = true;
  frames.back().slices.push_back(std::move(slice));
}

void Builder::sliceAll() {
  frames.back().slices.back().indices.push_back(ExprId::None);
}

void Builder::sliceIndex() {
  frames.back().slices.back().indices.push_back(pop());
}

void Builder::valueName(StringRef text) {
  frames.back().values.push_back({{text}, ExprId::None});
}

void Builder::valueUse(StringRef text) { push(make(text, NameUse{text})); }

void Builder::opaque() {
  Frame frame = closeFrame();
  Opaque opaque;
  opaque.function = {frame.name};
  opaque.arguments = std::move(frame.slices);
  opaque.attributes = std::move(frame.values);
  push(make(frame.name, std::move(opaque)));
}
