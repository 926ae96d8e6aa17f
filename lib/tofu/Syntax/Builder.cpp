//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Builder.h"
#include "tofu/Syntax/Functions.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <cmath>
#include <limits>

using namespace tofu::syntax;
using llvm::SMLoc;
using llvm::StringRef;

static SMLoc locOf(StringRef text) {
  return SMLoc::getFromPointer(text.data());
}

template <typename Node> ExprId Builder::make(StringRef text, Node &&node) {
  return pool.make(locOf(text), std::forward<Node>(node));
}

Builder::Builder(Diagnostics &diagnostics, std::string doc, size_t size)
    : diagnostics(diagnostics), doc(std::move(doc)) {
  // As dense as `+a[i]`, which has three: nothing of a long text is moved as it
  // grows.
  constexpr size_t kLong = 1 << 12, kMost = 1 << 20;
  if (size > kLong)
    pool.exprs.reserve(std::min(size * 5 / 8, kMost));
}

void Builder::addTo(Module &module) {
  if (pool.exprs.capacity() > 2 * pool.exprs.size() + 8)
    pool.exprs.shrink_to_fit();
  if (imported.loc.isValid()) {
    module.files.back().imports.push_back(imported);
  } else if (!function.name.text.empty() && !combiner.values.empty()) {
    static_cast<Exprs &>(combiner) = std::move(pool);
    combiner.doc = std::move(doc);
    combiner.name = function.name;
    combiner.right = std::move(function.parameters);
    module.combiners.push_back(std::move(combiner));
  } else if (!function.name.text.empty()) {
    static_cast<Exprs &>(function) = std::move(pool);
    function.doc = std::move(doc);
    module.functions.push_back(std::move(function));
  } else {
    static_cast<Exprs &>(definition) = std::move(pool);
    definition.doc = std::move(doc);
    module.definitions.push_back(std::move(definition));
  }
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
  definition.parameters.emplace_back().name = {text, {}};
  subject = &definition.parameters.back().element;
}

void Builder::dimension() {
  Parameter &parameter = definition.parameters.back();
  parameter.extents.push_back(pop());
  parameter.isOwn.push_back(hasOwnExtent);
  hasOwnExtent = false;
}

void Builder::attribute(StringRef text) {
  definition.attributes.emplace_back().name = {text, {}};
}

void Builder::attributeKind(StringRef text) {
  Attribute &attribute = definition.attributes.back();
  attribute.isTyped = true;
  if (text == "int")
    attribute.type = Type::Integer;
  else if (text == "float")
    attribute.type = Type::Number;
  else if (text == "bool")
    attribute.kind = Attribute::Bool;
  else if (text == "ints")
    attribute.kind = Attribute::Integers;
  else if (text == "floats")
    attribute.kind = Attribute::Numbers;
  else
    diagnostics.error(locOf(text),
                      "expected 'int', 'float', 'bool', 'ints', 'floats' or "
                      "words in quotes after 'of', as '" +
                          attribute.name.text +
                          " of \"one\" | \"other\"', but found '" + text + "'");
  definition.generic |= attribute.isStatic();
}

void Builder::attributeWord(StringRef text) {
  Attribute &attribute = definition.attributes.back();
  attribute.isTyped = definition.generic = true;
  attribute.kind = Attribute::Word;
  attribute.words.push_back(text.drop_front().drop_back());
}

void Builder::attributeValue() {
  definition.attributes.back().initial = pop();
  settleDefault(definition.attributes.back());
}

/// The default tells the kind where nothing else does, and is of it.
void Builder::settleDefault(Attribute &attribute) {
  Expr &value = pool[attribute.initial];
  auto refuse = [&](StringRef kind) {
    diagnostics.error(value.loc, "'" + attribute.name.text + "' is of " + kind +
                                     ", but its default is not");
  };
  auto settle = [&](Attribute::Kind kind) {
    if (!attribute.isTyped)
      attribute.kind = kind;
    else if (attribute.kind != kind)
      refuse(attribute.spellKind());
    definition.generic |= attribute.isStatic();
  };
  if (value.getIf<BoolLiteral>())
    return settle(Attribute::Bool);
  if (auto *word = value.getIf<StringLiteral>()) {
    if (!attribute.isTyped) {
      diagnostics.error(value.loc, "say what else '" + attribute.name.text +
                                       "' may be, as in '" +
                                       attribute.name.text + " of \"" +
                                       word->text + "\" | \"...\"'");
      attribute.kind = Attribute::Word; // and is compared with words
      attribute.words.push_back(word->text);
      definition.generic = true;
    } else if (attribute.kind != Attribute::Word)
      refuse(attribute.spellKind());
    else if (!llvm::is_contained(attribute.words, word->text))
      diagnostics.error(value.loc, "'" + attribute.name.text + "' may be " +
                                       attribute.spellKind() +
                                       ", but its default is \"" + word->text +
                                       "\"");
    return;
  }
  if (auto *list = value.getIf<ListLiteral>()) {
    bool hasNumbers = llvm::any_of(list->elements, [&](ExprId element) {
      return pool[element].getIf<FloatLiteral>();
    });
    if (attribute.isTyped && attribute.kind == Attribute::Numbers)
      return;
    return settle(hasNumbers ? Attribute::Numbers : Attribute::Integers);
  }
  if (attribute.kind != Attribute::Single)
    return refuse(attribute.spellKind());
  bool isFloat = value.getIf<FloatLiteral>();
  if (attribute.isTyped && attribute.type == Type::Integer && isFloat)
    diagnostics.error(value.loc, "'" + attribute.name.text +
                                     "' is of int, but its default is '" +
                                     value.getIf<FloatLiteral>()->text + "'");
  if (!attribute.isTyped && isFloat)
    attribute.type = Type::Number;
  value.type = attribute.type;
}

void Builder::result(StringRef text) {
  getResults().push_back({locOf(text), {}, {}});
  subject = &getResults().back().element;
}

void Builder::elementType(StringRef text) {
  if (std::optional<ElementType> known = findElementType(text))
    *subject = *known;
  else
    *subject = {Type::Unknown, Scalar::Generic, text};
  definition.generic |= text != "int" && text != "float";
}

//===----------------------------------------------------------------------===//
// Lambdas, tensors, functions
//===----------------------------------------------------------------------===//

void Builder::openStep(StringRef text, std::vector<Step> &steps) {
  step = &steps.emplace_back();
  step->loc = locOf(text);
  openFrame(text);
}

void Builder::stepIndices() {
  step->indices.assign(frames.back().indices.begin(),
                       frames.back().indices.end());
}

void Builder::stepBody() {
  closeFrame();
  step->body = pop();
}

void Builder::stepValue() {
  stepBody();
  step->isValue = true;
}

void Builder::stepTensor() {
  closeFrame();
  step->tensor = std::move(finished);
}

void Builder::tensor(StringRef text) {
  tensors.emplace_back().name = {text, {}};
}

void Builder::tensorCall() {
  tensors.back().isCall = true;
  openFrame(tensors.back().name.text); // of its attributes
}

void Builder::tensorEnd() {
  TensorExpr tensor = std::move(tensors.back());
  tensors.pop_back();
  if (tensor.isCall) {
    Frame frame = closeFrame();
    tensor.attributes = std::move(frame.values);
  }
  if (tensors.empty())
    finished = std::move(tensor);
  else
    tensors.back().arguments.push_back(std::move(tensor));
}

void Builder::functionName(StringRef text) { function.name = {text, {}}; }

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

Expr Builder::parseLiteral(StringRef text) {
  SMLoc loc = locOf(text);
  if (text.size() > maxNumberSize) {
    diagnostics.error(loc, "number has " + llvm::Twine(text.size()) +
                               " characters, but at most " +
                               llvm::Twine(maxNumberSize) + " are read");
    return {loc, IntegerLiteral{0}};
  }
  StringRef digits = text;
  bool negative = digits.consume_front("-");
  double number = 0;
  if (digits == "inf")
    number = std::numeric_limits<double>::infinity();
  else if (digits == "nan")
    number = std::numeric_limits<double>::quiet_NaN();
  else if (digits.find_first_of(".eE") != StringRef::npos) {
    if (digits.getAsDouble(number) || std::isinf(number))
      diagnostics.error(loc, "number '" + text +
                                 "' does not fit in 64 bits; the largest is "
                                 "1.797693e+308, and 'inf' what is larger");
  } else {
    int64_t value = 0;
    if (text.getAsInteger(10, value))
      diagnostics.error(loc, "integer '" + text + "' does not fit in 64 bits");
    return {loc, IntegerLiteral{value}};
  }
  return {loc, FloatLiteral{negative ? -number : number, text}};
}

void Builder::literal(StringRef text) { push(pool.add(parseLiteral(text))); }

void Builder::leastInteger(StringRef text) {
  push(make(text, IntegerLiteral{std::numeric_limits<int64_t>::min()}));
}

void Builder::word(StringRef text) {
  push(make(text, StringLiteral{text.drop_front().drop_back()}));
}

void Builder::truth(StringRef text) {
  push(make(text, BoolLiteral{text == "true"}));
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
                    .Case("and", BinaryOp::And)
                    .Case("or", BinaryOp::Or);
  ExprId rhs = pop(), lhs = pop();
  push(make(text, Binary{op, lhs, rhs}));
}

void Builder::minusFold() {
  StringRef text = minuses.pop_back_val();
  push(make(text, Negate{pop()}));
}

void Builder::notFold() {
  StringRef text = minuses.pop_back_val();
  push(make(text, Not{pop()}));
}

void Builder::closeList() {
  Frame frame = closeFrame();
  ListLiteral list{popTo(frame.base)};
  definition.generic = true;
  push(make(frame.name, std::move(list)));
}

void Builder::expandAll(StringRef text) {
  definition.generic = true;
  push(make(text, Expansion{}));
}

void Builder::expand(StringRef text) {
  definition.generic = true;
  SMLoc loc = pool[operands.back()].loc;
  push(pool.add({loc, Expansion{pop()}}));
}

void Builder::fold() {
  StringRef text = operators.pop_back_val();
  definition.generic = true;
  Fold::Kind kind = llvm::StringSwitch<Fold::Kind>(text)
                        .Case("+", Fold::Sum)
                        .Case("*", Fold::Product)
                        .Case("and", Fold::All)
                        .Case("or", Fold::Any)
                        .Case("else", Fold::Else);
  push(make(text, Fold{kind, pop()}));
}

void Builder::bind() {
  Frame frame = closeFrame();
  ExprId body = pop(), value = pop();
  push(make(frame.name, Bind{{frame.name, {}}, value, body}));
}

void Builder::openBracket() {
  // The name is the expression that was made last.
  StringRef text = pool[pop()].getIf<NameUse>()->text;
  pool.exprs.pop_back();
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
  if (findElementType(call.name) && call.name != "float")
    definition.generic = true; // its element types must be known
  push(make(frame.name, std::move(call)));
}

//===----------------------------------------------------------------------===//
// Reductions and opaque functions
//===----------------------------------------------------------------------===//

void Builder::boundName(StringRef text) {
  frames.back().indices.emplace_back().name = {text, {}};
}

void Builder::boundList() {
  frames.back().indices.back().list = definition.generic = true;
}

void Builder::reduce() {
  Frame frame = closeFrame();
  Reduce reduce;
  reduce.reducer = llvm::StringSwitch<Reducer>(frame.name)
                       .Case("sum", Reducer::Sum)
                       .Case("prod", Reducer::Prod)
                       .Case("max", Reducer::Max)
                       .Case("min", Reducer::Min)
                       .Case("all", Reducer::All)
                       .Case("any", Reducer::Any)
                       .Default(Reducer::Named);
  if (reduce.reducer == Reducer::Named) {
    reduce.combiner = {frame.name, {}};
    definition.generic = true;
  }
  reduce.indices = std::move(frame.indices);
  reduce.where = frame.where;
  auto values = popTo(frame.base);
  reduce.values.assign(values.begin(), values.end());
  push(make(frame.name, std::move(reduce)));
}

void Builder::element(StringRef text) {
  unsigned number = 0;
  if (text.drop_front().getAsInteger(10, number))
    diagnostics.error(locOf(text), "'" + text + "' is no value's number");
  push(make(text, Element{pop(), number}));
}

void Builder::slice(StringRef text) {
  Slice slice;
  slice.name = {text, {}};
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
  frames.back().values.push_back({{text, {}}, ExprId::None});
}

void Builder::valueUse(StringRef text) { push(make(text, NameUse{text})); }

void Builder::opaque() {
  Frame frame = closeFrame();
  Opaque opaque;
  opaque.function = {frame.name, {}};
  opaque.arguments = std::move(frame.slices);
  opaque.attributes = std::move(frame.values);
  push(make(frame.name, std::move(opaque)));
}
