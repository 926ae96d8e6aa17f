//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Functions, reads, reductions and opaque functions.
//
//===----------------------------------------------------------------------===//
#include "tofu/Elaboration/Elaborate.h"
#include "tofu/Elaboration/ExprChecker.h"
#include "tofu/Syntax/Functions.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"

using namespace tofu::syntax;
using llvm::ArrayRef;
using llvm::SMLoc;
using llvm::StringRef;
using llvm::Twine;

//===----------------------------------------------------------------------===//
// Functions
//===----------------------------------------------------------------------===//

/// What to do with an operator that stands where an element is wanted.
/// The file is that of the library where it is to be imported, or empty.
static std::string describeOperator(StringRef name, StringRef file = "") {
  std::string import =
      file.empty() ? "" : ("'import \"" + file + "\"' in front, ").str();
  return ("'" + name + "' is an operator, which gives a tensor; write " +
          import + "'let y = " + name +
          "(...)' before the lambda, and 'y[...]' here")
      .str();
}

void tofu::syntax::complainAboutFunction(const Module &module, SMLoc loc,
                                         StringRef name,
                                         Diagnostics &diagnostics) {
  if (module.isBrokenFunction(name) || module.mayBeMissing(name))
    return; // which is said
  if (module.findCombiner(name).item) {
    diagnostics.error(loc, "'" + name +
                               "' is a combiner, which folds; name the "
                               "indices, as in '" +
                               name + "(i: x[i])'");
    return;
  }
  if (module.isBrokenOperator(name) || module.findOperator(name).item) {
    diagnostics.error(loc, describeOperator(name));
    return;
  }
  std::string hint = llvm::StringSwitch<std::string>(name)
                         .Case("if", "; write 'select(condition, a, b)'")
                         .Cases({"len", "shape", "size", "dim"},
                                "; the extents of a tensor are the names of "
                                "its dimensions, as n of 'x: [n]'")
                         .Default(module.hintImport("def", name));
  if (std::string file = module.findInLibrary("op", name);
      hint.empty() && !file.empty()) {
    diagnostics.error(loc, describeOperator(name, file));
    return;
  }
  Nearest nearest(name);
  for (const FunctionInfo &each : allFunctions())
    nearest.add(each.name);
  for (const FunctionDefinition &each : module.functions)
    if (module.isSeen(each.name, name))
      nearest.add(each.name.text);
  for (StringRef type : allElementTypes()) // which convert
    nearest.add(type);
  diagnostics.error(loc, "unknown function '" + name + "'" +
                             (hint.empty() ? nearest.hint() : hint));
}

void ExprChecker::complainAboutFunction(SMLoc loc, StringRef name) {
  const Symbol *symbol = scope.find(name);
  if (symbol && symbol->kind == Symbol::Tensor) {
    diagnostics.error(loc, "'" + name + "' is a tensor; read it with '" + name +
                               getBrackets(*symbol) + "'");
    return;
  }
  if (isNews(name))
    tofu::syntax::complainAboutFunction(module, loc, name, diagnostics);
}

std::string tofu::syntax::describeRecursion(StringRef function) {
  return ("'" + function +
          "' calls itself; a function stands for its body wherever it is "
          "called, so that only a 'select' ends this whose condition is known "
          "there, as 'n[0] == 0' of 'n of ints'")
      .str();
}

std::string tofu::syntax::hintReduction(StringRef name, StringRef tensor) {
  return ("; of the elements of a tensor write '" + name + "(i: " + tensor +
          "[i])'")
      .str();
}

ExprChecker::Info ExprChecker::visitNode(ExprId id, const Call &node,
                                         Place place) {
  SMLoc loc = out[id].loc;
  bool indexed = false;
  if (node.function == Function::Cast) {
    bool isIndex = place == Place::Index && node.target.kind == Type::Integer;
    if (!isIndex && place != Place::Formula &&
        refuse(loc, "function '" + node.name + "'", place))
      return {};
    indexed =
        visit(node.arguments[0], place == Place::Formula ? place : Place::Value)
            .indexed;
    ElementType type = checkCast(loc, node);
    return {type.kind, type.scalar, indexed};
  }
  const FunctionInfo *info = findFunction(node.name);
  bool isOfIntegers = info && (info->signature == FunctionInfo::SameType ||
                               info->signature == FunctionInfo::Selection);
  bool isAllowed = place == Place::Index || place == Place::Formula;
  if ((!isAllowed || !isOfIntegers) &&
      refuse(loc, "function '" + node.name + "'", place))
    return {};
  if (!info) {
    complainAboutFunction(loc, node.name);
    for (ExprId argument : node.arguments)
      visit(argument, place);
    return {};
  }
  out[id].getIf<Call>()->function = info->function;
  if (node.arguments.size() != info->arity) {
    diagnostics.error(loc, "'" + node.name + "' takes " +
                               counted(info->arity, "argument", "arguments") +
                               ", but has " + Twine(node.arguments.size()) +
                               (node.name == "max" || node.name == "min"
                                    ? hintReduction(node.name, "x")
                                    : ""));
    for (ExprId argument : node.arguments)
      visit(argument, place);
    return {};
  }
  for (auto [i, argument] : llvm::enumerate(node.arguments)) {
    if (info->signature == FunctionInfo::Selection && i == 0)
      checkCondition(argument, place == Place::Formula ? place : Place::Value);
    else
      indexed |= visit(argument, place).indexed;
  }
  ElementType type = checkArguments(loc, node, info->function);
  return {type.kind, type.scalar, indexed};
}

ElementType ExprChecker::checkCast(SMLoc, const Call &node) {
  ExprId argument = node.arguments[0];
  const Expr &expr = out[argument];
  if (expr.type == Type::Unknown)
    return {Type::Unknown, Scalar::Generic, {}};
  if (expr.type == Type::Literal)
    settle(argument,
           node.target.kind == Type::Number ? Type::Number : Type::Integer,
           node.target.scalar);
  else if (expr.type == Type::Number && node.target.kind == Type::Number &&
           expr.scalar == Scalar::Generic)
    settle(argument, Type::Number, node.target.scalar);
  return node.target;
}

ElementType ExprChecker::checkArguments(SMLoc loc, const Call &node,
                                        Function function) {
  ArrayRef<ExprId> arguments = node.arguments;
  switch (findFunction(node.name)->signature) {
  case FunctionInfo::Numbers: {
    for (ExprId argument : arguments)
      expect(argument, {Type::Number, Scalar::Generic, {}},
             "'" + node.name + "'");
    for (ExprId argument : arguments)
      if (out[argument].type != Type::Number)
        return {Type::Number, Scalar::Generic, {}};
    return unify(arguments.front(), arguments.back(), loc, node.name);
  }
  case FunctionInfo::Selection:
    arguments = arguments.drop_front();
    break;
  case FunctionInfo::SameType:
    break;
  }
  return unify(arguments.front(), arguments.back(), loc, node.name);
}

//===----------------------------------------------------------------------===//
// Reads
//===----------------------------------------------------------------------===//

const Symbol *ExprChecker::findTensor(Name name) {
  const Symbol *symbol = scope.find(name.text);
  if (symbol && symbol->kind == Symbol::Tensor)
    return symbol;
  if (scope.findIndex(name.text))
    diagnostics.error(name.loc(),
                      "'" + name.text + "' is an index, not a tensor");
  else if (symbol)
    diagnostics.error(
        name.loc(),
        "'" + name.text + "' is " + describe(symbol->kind) + ", not a tensor" +
            (symbol->kind == Symbol::Attribute
                 ? "; one that is a list is '" + name.text.str() + " of ints'"
                 : ""));
  else if (module.findOperator(name.text).item)
    diagnostics.error(name.loc(), describeOperator(name.text));
  else if (isNews(name.text))
    diagnostics.error(name.loc(), "unknown tensor '" + name.text + "'" +
                                      scope.hintTensor(name.text));
  return nullptr;
}

const Tensor *ExprChecker::findTensor(unsigned number, Name name) {
  if (number == ~0u) {
    const Symbol *symbol = findTensor(name);
    if (!symbol)
      return nullptr;
    number = symbol->number;
  }
  return &out.tensors[number];
}

void ExprChecker::visitAccess(const Tensor &tensor, SMLoc loc,
                              ArrayRef<ExprId> indices, bool hasElse) {
  size_t rank = tensor.extents.size();
  if (indices.size() != rank) {
    diagnostics.error(loc, "'" + tensor.name.text + "' has " +
                               counted(rank, "dimension", "dimensions") +
                               ", but is read with " +
                               counted(indices.size(), "index", "indices"));
    diagnostics.note(tensor.name.loc(), "declared here");
  }
  for (auto [i, id] : llvm::enumerate(indices)) {
    if (id == ExprId::None) // `:`
      continue;
    checkInteger(id, Place::Index);
    const auto *name = out[id].getIf<NameUse>();
    if (name && name->binding == Binding::Index && indices.size() == rank)
      scope.findIndex(name->text)
          ->accesses.push_back({out[id].loc, tensor.extents[i], hasElse});
  }
}

ExprChecker::Info ExprChecker::visitNode(ExprId id, const Read &node,
                                         Place place) {
  SMLoc loc = out[id].loc;
  if ((place == Place::Extent || place == Place::Formula) &&
      refuse(loc, "a read", place))
    return {};
  const Tensor *tensor = findTensor(node.tensor, {node.name, out[id].loc});
  if (!tensor) { // what it is read at may be wrong too
    for (ExprId index : node.indices)
      checkInteger(index, Place::Index);
    if (node.where != ExprId::None)
      checkGuard(node.where);
    if (node.orElse != ExprId::None)
      visit(node.orElse, place);
    return {};
  }
  visitAccess(*tensor, loc, node.indices, node.orElse != ExprId::None);
  if (node.where != ExprId::None)
    checkGuard(node.where);
  if (node.orElse != ExprId::None) {
    visit(node.orElse, place);
    expect(node.orElse, tensor->element, "'else' of this read");
  }
  if (place != Place::Value && tensor->element.kind != Type::Integer) {
    diagnostics.error(loc,
                      "'" + node.name +
                          "' is read in an index, but is not 'of int'; write "
                          "'int(...)' around it");
    diagnostics.note(tensor->name.loc(), "declared here");
    return {};
  }
  return {tensor->element.kind, tensor->element.scalar, true};
}

//===----------------------------------------------------------------------===//
// Reductions
//===----------------------------------------------------------------------===//

ExprChecker::Info ExprChecker::visitNode(ExprId id, const Reduce &node,
                                         Place place) {
  if (refuse(out[id].loc, "a reduction", place))
    return {};
  for (const BoundName &index : node.indices)
    if (index.range != ExprId::None && !index.inferred)
      checkInteger(index.range, Place::Extent);
  size_t first = scope.indexCount();
  for (const BoundName &index : node.indices)
    scope.pushIndex(index.name);
  if (node.where != ExprId::None)
    checkGuard(node.where);
  bool isFine = true;
  Info info{Type::Unknown, Scalar::Generic, true};
  for (ExprId value : node.values) {
    Info body = visit(value, place);
    isFine &= body.type != Type::Unknown;
    info.type = body.type;
    info.scalar = body.scalar;
  }
  if (node.reducer == Reducer::Named) {
    if (isFine)
      info = checkNamed(id, node);
  } else if (node.values.size() != 1) {
    diagnostics.error(out[node.values[1]].loc,
                      "'" + spell(node.reducer) + "' folds one value");
    isFine = false;
  } else if (node.reducer == Reducer::All || node.reducer == Reducer::Any) {
    expect(node.values[0], {Type::Condition, Scalar::Bool, {}},
           "'" + spell(node.reducer) + "'");
  } else if (!isValue(node.values[0])) {
    info.type = Type::Unknown;
  }
  // After an error in it, the body may lack the access that tells.
  for (unsigned i = 0; i != node.indices.size(); ++i) {
    BoundName &index = out[id].getIf<Reduce>()->indices[i];
    if ((index.range == ExprId::None || index.inferred) && isFine) {
      index.range = inferRange(out, scope.index(first + i), diagnostics);
      index.inferred = true;
    } else if (index.range != ExprId::None && isFine &&
               node.where == ExprId::None) {
      checkFold(out, scope.index(first + i), index.range, diagnostics);
    }
  }
  scope.popIndices(node.indices.size());
  return info;
}

/// How to say what other languages fold with.
static StringRef describeInstead(StringRef name) {
  return llvm::StringSwitch<StringRef>(name)
      .Cases({"mean", "average", "avg"},
             "; write 'sum(...) / float(n)', with the extents of the indices")
      .Case("argmax", "; write a 'combiner' of values and places, or 'min(i: "
                      "select(x[i] == max(k: x[k]), i, n))'")
      .Case("argmin", "; write a 'combiner' of values and places, or 'min(i: "
                      "select(x[i] == min(k: x[k]), i, n))'")
      .Default("");
}

std::string tofu::syntax::describeUnknownReduction(const Module &module,
                                                   StringRef name) {
  std::string all = "sum, prod, max, min, all, any";
  for (const CombinerDefinition &each : module.combiners)
    if (module.isSeen(each.name, name))
      all += ", " + each.name.text.str();
  return ("unknown reduction '" + name + "'; there are " + all +
          describeInstead(name))
      .str();
}

/// Of two types of numbers, of which one may be open, that which holds more;
/// bf16 and f16 hold alike, if not the same.
static Scalar getWider(Scalar a, Scalar b) {
  auto rank = [](Scalar scalar) {
    return scalar == Scalar::Generic ? 0
           : scalar == Scalar::F64   ? 3
           : scalar == Scalar::F32   ? 2
                                     : 1;
  };
  return rank(b) > rank(a) ? b : a;
}

/// Whether the combiner folds these types.
static bool makesSense(const Module &module, const Combiner &combiner) {
  Diagnostics quiet([](llvm::SourceMgr::DiagKind, SMLoc, const Twine &) {});
  return elaborate(module, combiner, quiet).has_value();
}

/// A reduction by a combiner of the file's own.
ExprChecker::Info ExprChecker::checkNamed(ExprId id, const Reduce &node) {
  StringRef name = node.combiner.text;
  auto [found, rival] = node.meaning ? Found<CombinerDefinition>{node.meaning}
                                     : module.findCombiner(name);
  SMLoc loc = out[id].loc;
  if (!found && (module.isBrokenFunction(name) || module.mayBeMissing(name))) {
    usesBroken = true; // its errors are said
    return {};
  }
  if (isAmbiguous(Found<CombinerDefinition>{found, rival}, loc, diagnostics))
    return {};
  if (!found) {
    if (isNews(name))
      diagnostics.error(loc, describeUnknownReduction(module, name));
    return {};
  }
  size_t wanted = found->values.size();
  if (node.values.size() != wanted) {
    diagnostics.error(loc, "'" + name + "' folds " +
                               counted(wanted, "value", "values") +
                               ", but is given " + Twine(node.values.size()));
    diagnostics.note(found->name.loc(), "defined here");
    return {};
  }
  Combiner combiner{found, {}};
  // Literals are as precise as what is folded beside them; alone, as f32.
  Scalar precision = Scalar::Generic;
  for (ExprId value : node.values)
    if (out[value].type == Type::Number)
      precision = getWider(precision, out[value].scalar);
  if (precision == Scalar::Generic)
    precision = Scalar::F32;
  auto getType = [&](ExprId value) -> ElementType {
    switch (out[value].type) {
    case Type::Literal:
      return {Type::Integer, Scalar::I64, {}};
    case Type::Integer: // an index is one of 64 bits
      return {Type::Integer,
              out[value].scalar == Scalar::Generic ? Scalar::I64
                                                   : out[value].scalar,
              {}};
    case Type::Number:
      return {Type::Number,
              out[value].scalar == Scalar::Generic ? precision
                                                   : out[value].scalar,
              {}};
    case Type::Condition:
      return {Type::Condition, Scalar::Bool, {}};
    case Type::Unknown:
      break;
    }
    return {out[value].type, out[value].scalar, {}};
  };
  llvm::append_range(combiner.types, llvm::map_range(node.values, getType));
  bool isNumber = llvm::any_of(node.values,
                               [&](ExprId value) {
                                 return out[value].type == Type::Literal;
                               }) &&
                  !makesSense(module, combiner);
  for (auto [value, type] : llvm::zip(node.values, combiner.types)) {
    if (out[value].type == Type::Literal && isNumber)
      type = {Type::Number, precision, {}};
    if (out[value].type == Type::Literal)
      settle(value, type.kind, isNumber ? precision : Scalar::Generic);
    else if (type.kind == Type::Number && out[value].scalar == Scalar::Generic)
      settle(value, Type::Number, precision);
  }
  unsigned number = 0;
  while (number != out.combiners.size() &&
         (out.combiners[number].definition != found ||
          out.combiners[number].types != combiner.types))
    ++number;
  if (number == out.combiners.size())
    out.combiners.push_back(combiner);
  out[id].getIf<Reduce>()->number = number;
  if (wanted != 1) { // `.0`, or all results of a lambda
    tuples.push_back(id);
    return {};
  }
  return {combiner.types[0].kind, combiner.types[0].scalar, true};
}

ExprChecker::Info ExprChecker::visitNode(ExprId id, Element node, Place place) {
  visit(node.operand, place);
  const auto *reduce = out[node.operand].getIf<Reduce>();
  if (!reduce || reduce->number == ~0u)
    return {};
  llvm::erase(tuples, node.operand);
  const std::vector<ElementType> &types = out.combiners[reduce->number].types;
  if (node.number >= types.size()) {
    diagnostics.error(out[id].loc,
                      "the reduction has " +
                          counted(types.size(), "value", "values") +
                          ", numbered from 0");
    return {};
  }
  return {types[node.number].kind, types[node.number].scalar, true};
}

//===----------------------------------------------------------------------===//
// Opaque functions
//===----------------------------------------------------------------------===//

ExprChecker::Info ExprChecker::visitNode(ExprId id, const Opaque &,
                                         Place place) {
  if (!refuse(out[id].loc, "an opaque function", place))
    diagnostics.error(out[id].loc,
                      "an opaque function gives slices, not an element: it is "
                      "all of a lambda's body");
  return {};
}

/// Attributes that the function is given are known where it is applied.
void ExprChecker::checkNamedValue(const NamedValue &attribute) {
  const Expr &value = out[attribute.value];
  if (value.getIf<StringLiteral>() || value.getIf<ListLiteral>())
    return;
  const auto *name = value.getIf<NameUse>();
  if (!name) {
    visit(attribute.value, Place::Value);
    if (out[attribute.value].type == Type::Literal)
      settle(attribute.value, Type::Integer, Scalar::Generic);
    else // as functions get it, whatever the elements are
      settle(attribute.value, Type::Number, Scalar::F64);
    return;
  }
  const Symbol *symbol = scope.find(name->text);
  Expr &expr = out[attribute.value];
  if (!symbol && !isNews(name->text))
    return;
  if (!symbol || symbol->kind == Symbol::Tensor) {
    diagnostics.error(expr.loc, "'" + name->text +
                                    "' is no attribute and no dimension" +
                                    scope.hintExtent(name->text));
    return;
  }
  bool isDimension = symbol->kind == Symbol::Dimension;
  expr.getIf<NameUse>()->binding =
      isDimension ? Binding::Dimension : Binding::Attribute;
  expr.type = isDimension ? Type::Integer : out.attributes[symbol->number].type;
}

void ExprChecker::checkOpaque(const Opaque &node) {
  llvm::StringSet<> names;
  for (const NamedValue &attribute : node.attributes) {
    if (!names.insert(attribute.name.text).second)
      diagnostics.error(attribute.name.loc(), "attribute '" +
                                                  attribute.name.text +
                                                  "' is given twice");
    checkNamedValue(attribute);
  }
  for (const Slice &slice : node.arguments) {
    const Tensor *tensor = findTensor(slice.tensor, slice.name);
    if (tensor && !slice.whole)
      checkSlice(*tensor, slice);
  }
}

/// Which slice it is follows from indices alone.
void ExprChecker::checkSlice(const Tensor &tensor, const Slice &slice) {
  visitAccess(tensor, slice.name.loc(), slice.indices, /*hasElse=*/false);
  for (ExprId index : slice.indices) {
    llvm::SmallVector<ExprId> pending;
    if (index != ExprId::None)
      pending.push_back(index);
    while (!pending.empty()) {
      ExprId id = pending.pop_back_val();
      if (out[id].getIf<Read>())
        return diagnostics.error(
            out[id].loc, "a slice is not where data say; make a tensor of "
                         "what is there in front of the lambda, as 'let y[i, "
                         "j] = x[ids[i], j]', and give its slices to the "
                         "function");
      llvm::append_range(pending, getOperands(out[id]));
    }
  }
}
