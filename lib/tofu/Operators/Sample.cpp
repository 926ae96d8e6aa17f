//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/Sample.h"

#include "tofu/Import/TDL/ElementTypes.h"

#include "mlir/IR/Builders.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace tofu;
using Given = syntax::Attribute; // what a definition says of one
using syntax::ExprId;

namespace {
/// A choice for each of some things: the first of all, then others.
class Choices {
public:
  /// The next one; false after the last, or after very many.
  bool next(ArrayRef<unsigned> counts, SmallVectorImpl<unsigned> &choice) {
    for (unsigned i = counts.size(); i-- != 0;) {
      if (++choice[i] < counts[i])
        return ++made < kMost;
      choice[i] = 0;
    }
    return false;
  }

private:
  static constexpr unsigned kMost = 64;
  unsigned made = 1;
};

class Sampler {
public:
  Sampler(const syntax::Definition &definition, unsigned length,
          MLIRContext *context)
      : definition(definition), length(length), builder(context) {}

  SmallVector<Sample> run();

private:
  void collectLists();
  void collectTypes();
  SmallVector<mlir::Attribute> getValues(const Given &attribute, size_t rank);
  size_t getRank(const syntax::Parameter &parameter);
  Type getElement(const syntax::ElementType &type);
  void addWithTypes(ArrayRef<unsigned> types);

  const syntax::Definition &definition;
  unsigned length;
  Builder builder;
  SmallVector<StringRef> lists, types; // names of lists of dims, of elements
  llvm::StringMap<unsigned> lengths;
  llvm::StringMap<Type> elements;
  SmallVector<Sample> samples;
};
} // namespace

/// The list of dimensions that stands in the extent, perhaps in a formula of
/// it; empty if it is none.
static StringRef findList(const syntax::Exprs &exprs, ExprId id) {
  if (id == ExprId::None)
    return "...";
  const syntax::Expr &expr = exprs[id];
  if (const auto *name = expr.getIf<syntax::NameUse>())
    return name->text;
  if (const auto *list = expr.getIf<syntax::Expansion>())
    return findList(exprs, list->pattern);
  if (const auto *binary = expr.getIf<syntax::Binary>()) {
    StringRef left = findList(exprs, binary->lhs);
    return left.empty() ? findList(exprs, binary->rhs) : left;
  }
  if (const auto *read = expr.getIf<syntax::Read>()) // d[axes]
    return read->indices.empty() ? StringRef()
                                 : findList(exprs, read->indices.front());
  if (const auto *call = expr.getIf<syntax::Call>())
    return call->arguments.empty() ? StringRef()
                                   : findList(exprs, call->arguments.front());
  return "";
}

void Sampler::collectLists() {
  for (const syntax::Parameter &parameter : definition.parameters)
    for (ExprId extent : parameter.extents)
      if (const auto *list = definition[extent].getIf<syntax::Expansion>())
        if (StringRef name = findList(definition, list->pattern);
            !llvm::is_contained(lists, name))
          lists.push_back(name);
}

void Sampler::collectTypes() {
  for (const syntax::Parameter &parameter : definition.parameters)
    if (parameter.element.kind == syntax::Type::Unknown &&
        !llvm::is_contained(types, parameter.element.variable))
      types.push_back(parameter.element.variable);
}

size_t Sampler::getRank(const syntax::Parameter &parameter) {
  size_t rank = 0;
  for (ExprId extent : parameter.extents) {
    const auto *list = definition[extent].getIf<syntax::Expansion>();
    if (!list) {
      ++rank;
      continue;
    }
    rank += lengths.lookup(findList(definition, list->pattern));
    const auto *call = list->pattern == ExprId::None
                           ? nullptr
                           : definition[list->pattern].getIf<syntax::Call>();
    if (call && call->name == "insert")
      ++rank;
    if (call && call->name == "remove" && rank > 0)
      --rank;
  }
  return rank;
}

Type Sampler::getElement(const syntax::ElementType &type) {
  if (type.kind == syntax::Type::Unknown)
    return elements.lookup(type.variable);
  Type written = getElementType(type, builder);
  bool isOpen =
      isa<FloatType>(written) && type.scalar == syntax::Scalar::Generic;
  return isOpen ? builder.getF32Type() : written;
}

/// For an attribute without a default; `rank` is that of the first operand.
SmallVector<mlir::Attribute> Sampler::getValues(const Given &attribute,
                                                size_t rank) {
  SmallVector<mlir::Attribute> values;
  auto addList = [&](SmallVector<int64_t> list) {
    mlir::Attribute value =
        attribute.kind == Given::Numbers
            ? mlir::Attribute(builder.getF64ArrayAttr(
                  SmallVector<double>(list.begin(), list.end())))
            : builder.getDenseI64ArrayAttr(list);
    if (!llvm::is_contained(values, value))
      values.push_back(value);
  };
  switch (attribute.kind) {
  case Given::Single:
    if (attribute.type == syntax::Type::Number)
      return {builder.getF64FloatAttr(0.5)};
    for (int64_t value : {2, 1, 0, 3})
      values.push_back(builder.getI64IntegerAttr(value));
    return values;
  case Given::Bool:
    return {builder.getBoolAttr(true), builder.getBoolAttr(false)};
  case Given::Word:
    for (StringRef word : attribute.words)
      values.push_back(builder.getStringAttr(word));
    return values;
  case Given::Integers:
  case Given::Numbers:
    break;
  }
  // Things like windows come first, where they fit: of 1 or of no element it is
  // none. Then an axis, and of all sizes that one may ask for, a permutation
  // and things like strides.
  addList(SmallVector<int64_t>(length, 3));
  addList({0});
  for (size_t size : {size_t(length), rank, size_t(2), size_t(3), size_t(1)}) {
    SmallVector<int64_t> reversed;
    for (size_t i = size; i-- != 0;)
      reversed.push_back(i);
    addList(reversed);
    addList(SmallVector<int64_t>(size, 3));
    addList(SmallVector<int64_t>(size, 1));
  }
  return values;
}

void Sampler::addWithTypes(ArrayRef<unsigned> chosen) {
  Type known[] = {builder.getF32Type(), builder.getI32Type(),
                  builder.getI1Type()};
  for (auto [name, number] : llvm::zip(types, chosen))
    elements[name] = known[number];
  Sample sample;
  size_t rank = 0;
  for (const syntax::Parameter &parameter : definition.parameters) {
    SmallVector<int64_t> shape(getRank(parameter), ShapedType::kDynamic);
    rank = sample.operands.empty() ? shape.size() : rank;
    sample.operands.append(
        parameter.list ? length + 1 : 1,
        RankedTensorType::get(shape, getElement(parameter.element)));
  }
  SmallVector<StringRef> names;
  SmallVector<SmallVector<mlir::Attribute>> values;
  SmallVector<unsigned> counts;
  for (const Given &attribute : definition.attributes)
    if (attribute.initial == ExprId::None) {
      names.push_back(attribute.name.text);
      values.push_back(getValues(attribute, rank));
      counts.push_back(values.back().size());
    }
  auto add = [&](ArrayRef<unsigned> choice) {
    NamedAttrList attributes;
    for (auto [name, list, number] : llvm::zip(names, values, choice))
      attributes.set(name, list[number]);
    sample.attributes = attributes.getDictionary(builder.getContext());
    samples.push_back(sample);
  };
  SmallVector<unsigned> choice(counts.size());
  // Lists that belong together are of one length: these first.
  unsigned most = counts.empty() ? 1 : *llvm::max_element(counts);
  for (unsigned i = 0; i != most; ++i) {
    for (auto [number, count] : llvm::zip(choice, counts))
      number = std::min(i, count - 1);
    add(choice);
  }
  if (counts.size() < 2)
    return;
  choice.assign(counts.size(), 0);
  Choices all;
  while (all.next(counts, choice))
    add(choice);
}

SmallVector<Sample> Sampler::run() {
  constexpr unsigned kLengths = 4, kMostSamples = 2000;
  collectLists();
  collectTypes();
  SmallVector<unsigned> lengthCounts(lists.size(), kLengths);
  SmallVector<unsigned> chosenLengths(lists.size());
  Choices all;
  do {
    // Lengths begin with the one that is asked for.
    for (auto [name, number] : llvm::zip(lists, chosenLengths))
      lengths[name] = (length + number) % kLengths;
    SmallVector<unsigned> typeCounts(types.size(), 3);
    SmallVector<unsigned> chosenTypes(types.size());
    Choices allTypes;
    do
      addWithTypes(chosenTypes);
    while (allTypes.next(typeCounts, chosenTypes));
  } while (samples.size() < kMostSamples &&
           all.next(lengthCounts, chosenLengths));
  return std::move(samples);
}

SmallVector<Sample> tofu::getSamples(const syntax::Definition &definition,
                                     unsigned length, MLIRContext *context) {
  return Sampler(definition, length, context).run();
}

SmallVector<SmallVector<Sample>>
tofu::varySample(const syntax::Definition &definition, const Sample &sample,
                 MLIRContext *context) {
  Builder builder(context);
  SmallVector<SmallVector<Sample>> groups;
  auto add = [&](StringRef name, mlir::Attribute value, bool isNew) {
    if (isNew)
      groups.emplace_back();
    NamedAttrList attributes(sample.attributes);
    attributes.set(name, value);
    groups.back().push_back(
        {sample.operands, attributes.getDictionary(context)});
  };
  for (const Given &attribute : definition.attributes) {
    StringRef name = attribute.name.text;
    const syntax::Expr *initial = attribute.initial == ExprId::None
                                      ? nullptr
                                      : &definition[attribute.initial];
    mlir::Attribute own = sample.attributes.get(name);
    if (attribute.kind == Given::Word) {
      const auto *word =
          initial ? initial->getIf<syntax::StringLiteral>() : nullptr;
      for (StringRef other : attribute.words)
        if ((!word || word->text != other) &&
            own != builder.getStringAttr(other))
          add(name, builder.getStringAttr(other), /*isNew=*/true);
    } else if (attribute.kind == Given::Bool) {
      const auto *truth =
          initial ? initial->getIf<syntax::BoolLiteral>() : nullptr;
      bool value = truth ? truth->value : own == builder.getBoolAttr(true);
      add(name, builder.getBoolAttr(!value), /*isNew=*/true);
    } else if (attribute.kind == Given::Single &&
               attribute.type == syntax::Type::Integer) {
      const auto *integer =
          initial ? initial->getIf<syntax::IntegerLiteral>() : nullptr;
      bool isNew = true;
      for (int64_t value : {2, 1, 3, 0}) {
        mlir::Attribute other = builder.getI64IntegerAttr(value);
        if ((integer && integer->value == value) || own == other)
          continue;
        add(name, other, isNew);
        isNew = false;
      }
    }
  }
  return groups;
}
