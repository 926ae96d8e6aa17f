//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/Binding.h"

#include "mlir/AsmParser/AsmParser.h"
#include "tofu/TDL/Locations.h"
#include "llvm/ADT/StringExtras.h"
#include <cmath>

using namespace mlir;
using namespace tofu;
using llvm::Error;

static Error fail(const Twine &message) {
  return llvm::createStringError(message);
}

/// What is made of a generic definition has a number behind its name.
static StringRef getWrittenName(tdl::OpOp definition) {
  return definition.getSymName().split('.').first;
}

static std::string describeArray(Type element, ArrayRef<int64_t> shape) {
  std::string text;
  llvm::raw_string_ostream(text) << RankedTensorType::get(shape, element);
  return text;
}

Binding::Binding(tdl::OpOp definition) : definition(definition) {
  for (unsigned i = 0; i != definition.getOperandShapes().size(); ++i)
    names.push_back(
        tdl::getName(definition.getBody().getArgument(i), "arg" + Twine(i)));
  setting.extents.assign(definition.getDims().size(), 1);
  setting.attributes = definition.getOpAttributes();
  boundBy.resize(definition.getDims().size());
  elements.resize(names.size());
}

std::string Binding::describeParameter(size_t number) const {
  auto map = cast<AffineMapAttr>(definition.getOperandShapes()[number]);
  SmallVector<std::string> extents;
  for (AffineExpr expr : map.getValue().getResults()) {
    if (auto dim = dyn_cast<AffineDimExpr>(expr))
      extents.push_back(
          cast<StringAttr>(definition.getDims()[dim.getPosition()]).str());
    else
      extents.push_back(
          std::to_string(cast<AffineConstantExpr>(expr).getValue()));
  }
  bool isInt = isa<IntegerType>(
      getElementTypeOrSelf(definition.getBody().getArgument(number)));
  return names[number] + ": [" + llvm::join(extents, ", ") + "]" +
         (isInt ? " of int" : "");
}

std::string Binding::describeParameters() const {
  SmallVector<std::string> texts;
  for (size_t number = 0; number != names.size(); ++number)
    texts.push_back(describeParameter(number));
  return llvm::join(texts, ", ");
}

Error Binding::bind(size_t number, Type elementType, ArrayRef<int64_t> shape) {
  std::string subject = "array '" + names[number] + "' is " +
                        describeArray(elementType, shape) + ", but '" +
                        getWrittenName(definition).str() + "' takes ";
  auto map =
      cast<AffineMapAttr>(definition.getOperandShapes()[number]).getValue();
  if (map.getNumResults() != shape.size())
    return fail(subject + describeParameter(number));
  Type written = getElementTypeOrSelf(definition.getBody().getArgument(number));
  if (isa<FloatType>(written) != isa<FloatType>(elementType))
    return fail(subject + (isa<FloatType>(written) ? "floats" : "integers") +
                ": " + describeParameter(number));
  for (auto [at, pair] : llvm::enumerate(llvm::zip(map.getResults(), shape))) {
    auto [expr, extent] = pair;
    if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
      if (constant.getValue() != extent)
        return fail(subject + describeParameter(number));
      continue;
    }
    unsigned dim = cast<AffineDimExpr>(expr).getPosition();
    if (boundBy[dim].empty()) {
      boundBy[dim] = names[number];
      setting.extents[dim] = extent;
    } else if (setting.extents[dim] != extent) {
      return fail(subject + describeParameter(number) + ", and '" +
                  boundBy[dim] + "' has " +
                  cast<StringAttr>(definition.getDims()[dim]).getValue() +
                  " = " + Twine(setting.extents[dim]));
    }
  }
  elements[number] = elementType;
  return Error::success();
}

std::string Binding::describeAttributes() const {
  SmallVector<std::string> list;
  for (NamedAttribute attribute : definition.getOpAttributes())
    list.push_back(attribute.getName().str());
  return list.empty() ? "it has none" : "it has " + llvm::join(list, ", ");
}

static bool hasDigits(StringRef text) { // 'inf' has none
  return text.find_first_of("0123456789") != StringRef::npos;
}

/// Whether all of the text is a number of 64 bits: LLVM takes `1e` for 1, and
/// what is too large for infinite.
static bool parseNumber(StringRef text, double &number) {
  if (text.size() > syntax::maxNumberSize || text.getAsDouble(number))
    return false;
  return !hasDigits(text) ||
         (std::isfinite(number) &&
          (llvm::isDigit(text.back()) || text.back() == '.'));
}

/// What is expected where the value is no number.
static std::string describeNumber(StringRef value) {
  double number;
  bool isTooLarge = value.size() <= syntax::maxNumberSize && hasDigits(value) &&
                    !value.getAsDouble(number) && std::isinf(number);
  return isTooLarge ? "a number of 64 bits: the largest is 1.797693e+308, and "
                      "'inf' what is larger"
                    : "a number";
}

Error Binding::bindAttribute(StringRef text) {
  auto [name, value] = text.split('=');
  std::string operatorName = getWrittenName(definition).str();
  if (!text.contains('=') || name.empty() || value.empty())
    return fail("attribute '" + text + "' has no value; write " +
                (name.empty() ? "stride" : name) + "=2");
  MLIRContext *context = definition.getContext();
  for (auto [own, argument] : llvm::zip(definition.getOpAttributes(),
                                        definition.getAttributeArguments())) {
    if (own.getName() != name)
      continue;
    Builder builder(context);
    Attribute result;
    int64_t integer;
    double number;
    std::string expected;
    if (argument.getType().isIndex()) {
      expected = "an integer";
      if (!value.getAsInteger(10, integer))
        result = builder.getI64IntegerAttr(integer);
    } else if (isa<FloatType>(argument.getType())) {
      expected = describeNumber(value);
      if (parseNumber(value, number))
        result = builder.getF64FloatAttr(number);
    } else { // as MLIR writes a value of its kind
      llvm::raw_string_ostream(expected)
          << "a value such as " << own.getValue();
      ScopedDiagnosticHandler quiet(context, [](Diagnostic &) {});
      result = parseAttribute(value, context);
      if (result && result.getTypeID() != own.getValue().getTypeID())
        result = {};
    }
    if (!result)
      return fail("attribute '" + name + "' of '" + operatorName + "' is '" +
                  value + "'; expected " + expected);
    NamedAttrList all(setting.attributes);
    all.set(own.getName(), result);
    setting.attributes = all.getDictionary(context);
    return Error::success();
  }
  return fail("'" + operatorName + "' has no attribute '" + name + "'; " +
              describeAttributes());
}

/// A word may stand in quotes, as files have it: shells take them away.
static StringRef unquote(StringRef text) {
  StringRef word = text;
  return word.consume_front("\"") && word.consume_back("\"") ? word : text;
}

/// The value that the text is of that kind; null if it is none.
static Attribute parseValue(const syntax::Attribute &attribute, StringRef text,
                            Builder builder) {
  using Kind = syntax::Attribute;
  int64_t integer;
  double number;
  bool isList = text.consume_front("[") && text.consume_back("]");
  SmallVector<StringRef> parts;
  text.split(parts, ',');
  if (isList && text.trim().empty())
    parts.clear();
  SmallVector<int64_t> integers;
  SmallVector<double> numbers;
  switch (attribute.kind) {
  case Kind::Single:
    if (attribute.type == syntax::Type::Number)
      return parseNumber(text, number) ? builder.getF64FloatAttr(number)
                                       : Attribute();
    return text.getAsInteger(10, integer) ? Attribute()
                                          : builder.getI64IntegerAttr(integer);
  case Kind::Bool:
    return text == "true" || text == "false"
               ? builder.getBoolAttr(text == "true")
               : Attribute();
  case Kind::Word:
    text = unquote(text);
    return llvm::is_contained(attribute.words, text)
               ? builder.getStringAttr(text)
               : Attribute();
  case Kind::Integers:
    for (StringRef part : parts)
      if (isList && !part.trim().getAsInteger(10, integer))
        integers.push_back(integer);
    return isList && integers.size() == parts.size()
               ? builder.getDenseI64ArrayAttr(integers)
               : Attribute();
  case Kind::Numbers:
    for (StringRef part : parts)
      if (isList && parseNumber(part.trim(), number))
        numbers.push_back(number);
    return isList && numbers.size() == parts.size()
               ? builder.getF64ArrayAttr(numbers)
               : Attribute();
  }
  return Attribute();
}

static std::string describeExpected(const syntax::Attribute &attribute,
                                    StringRef value = "") {
  switch (attribute.kind) {
  case syntax::Attribute::Single:
    return attribute.type == syntax::Type::Number ? describeNumber(value)
                                                  : "an integer";
  case syntax::Attribute::Bool:
    return "true or false";
  case syntax::Attribute::Word:
    return attribute.spellKind();
  case syntax::Attribute::Integers:
    return "a list of integers, as [0, 2]";
  case syntax::Attribute::Numbers:
    return "a list of numbers, as [0.5, 2]";
  }
  return "";
}

Error tofu::bindAttribute(const syntax::Definition &definition, StringRef text,
                          NamedAttrList &attributes, MLIRContext *context) {
  auto [name, value] = text.split('=');
  if (!text.contains('=') || name.empty() || value.empty()) {
    for (const syntax::Attribute &own : definition.attributes)
      if (own.name.text == name)
        return fail("attribute '" + text + "' has no value; expected " +
                    describeExpected(own));
    return fail("attribute '" + text + "' has no value; write " +
                (name.empty() ? "stride" : name) + "=2");
  }
  Builder builder(context);
  SmallVector<StringRef> names;
  for (const syntax::Attribute &own : definition.attributes) {
    names.push_back(own.name.text);
    if (own.name.text != name)
      continue;
    Attribute result = parseValue(own, value, builder);
    if (!result)
      return fail("attribute '" + name + "' of '" + definition.name.text +
                  "' is '" + value + "'; expected " +
                  describeExpected(own, value));
    attributes.set(name, result);
    return Error::success();
  }
  return fail(
      "'" + definition.name.text + "' has no attribute '" + name + "'; " +
      (names.empty() ? "it has none" : "it has " + llvm::join(names, ", ")));
}

llvm::Expected<OwningOpRef<ModuleOp>> Binding::apply() {
  for (NamedAttribute attribute : setting.attributes)
    if (isa<UnitAttr>(attribute.getValue()))
      return fail("attribute '" + attribute.getName().strref() + "' of '" +
                  getWrittenName(definition) +
                  "' has no default and is not given");
  std::string why;
  if (OwningOpRef<ModuleOp> module =
          tofu::apply(definition, setting, &why, elements))
    return std::move(module);
  return fail("'" + getWrittenName(definition) + "' cannot be applied: " +
              describe(definition, setting) + ": " + why);
}
