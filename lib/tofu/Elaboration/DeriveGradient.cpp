//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Elaboration/DeriveGradient.h"
#include "tofu/Elaboration/Elaborator.h"
#include "tofu/Gradient/Emit.h"
#include "tofu/Gradient/Reverse.h"
#include "tofu/Syntax/Functions.h"
#include "tofu/Syntax/Parser.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace tofu::syntax;
using namespace tofu::syntax::gradient;
using llvm::SMLoc;
using llvm::StringRef;
using llvm::Twine;

namespace {
class Deriver {
public:
  Deriver(const Module &module, const Definition &definition,
          const Instance *instance, Diagnostics &diagnostics, Work &work,
          unsigned depth, bool isDifferentiated)
      : module(module), definition(definition), instance(instance),
        diagnostics(diagnostics), work(work), depth(depth),
        isDifferentiated(isDifferentiated) {}

  std::shared_ptr<const Derived> run();

private:
  bool error(SMLoc loc, const Twine &message) {
    diagnostics.error(loc, message);
    return false;
  }
  /// So many, and so many for each tensor of the list that is a parameter.
  struct Count {
    size_t fixed = 0, listed = 0;
  };
  bool isOfItself();
  bool findTarget();
  Count countCotangents(const Definition &of) const;
  std::optional<Instance> getOperands();
  bool findParameters(const Operator &op, std::vector<unsigned> &numbers);
  llvm::StringSet<> findOnes(const Operator &op) const;
  std::string getDoc() const;
  std::shared_ptr<const Derived> rename(const Derived &other) const;
  std::shared_ptr<const Derived> make();
  bool derive(const Operator &op);
  bool read();

  const Module &module;
  const Definition &definition;
  const Instance *instance;
  Diagnostics &diagnostics;
  Work &work;
  unsigned depth;
  bool isDifferentiated;
  const Definition *target = nullptr;
  llvm::StringMap<const CombinerDefinition *> combiners; // by their names in it
  llvm::StringMap<const Definition *> operators;
  std::shared_ptr<Derived> derived = std::make_shared<Derived>();
};
} // namespace

const Definition *
tofu::syntax::findDifferentiated(const Module &module,
                                 const Definition &definition) {
  const Definition *each = &definition;
  for (unsigned i = 0; each && each->isGradient(); ++i)
    each = i == maxGradients ? nullptr
                             : module.findOperator(each->gradientOf.text).item;
  return each;
}

/// Whether what the definition is the gradient of is a gradient of it, and so
/// on, which is said.
bool Deriver::isOfItself() {
  llvm::SmallPtrSet<const Definition *, 8> seen;
  const Definition *each = target;
  while (each && each->isGradient() && seen.insert(each).second &&
         each->name.loc() != definition.name.loc())
    each = module.findOperator(each->gradientOf.text).item;
  if (!each || each->name.loc() != definition.name.loc())
    return false;
  std::string message =
      ("'" + definition.name.text + "' is the gradient of itself").str();
  if (target != each)
    message += (", by way of '" + target->name.text + "'").str();
  return !error(definition.gradientOf.loc(),
                message + "; name the operator that is differentiated");
}

bool Deriver::findTarget() {
  StringRef name = definition.gradientOf.text;
  SMLoc loc = definition.gradientOf.loc();
  auto found = module.findOperator(name);
  if (isAmbiguous(found, loc, diagnostics))
    return false;
  target = found.item;
  if (!target) {
    if (module.isBrokenOperator(name) || module.mayBeMissing(name)) {
      // Its errors are said; this is no more than one that follows.
      return error(loc, "operator '" + name + "' has errors");
    }
    return error(loc, module.describeUnknownOperator(name));
  }
  if (isOfItself())
    return false;
  unsigned length = 1;
  for (const Definition *each = target;
       each->isGradient() && length != maxGradients; ++length) {
    each = module.findOperator(each->gradientOf.text).item;
    if (!each) // an error is said of the gradient of it
      return error(loc, "operator '" + name + "' has errors");
  }
  if (depth >= maxGradients || !findDifferentiated(module, definition))
    return error(loc,
                 "'" + definition.name.text +
                     "' is a gradient of gradients, and so on, more than " +
                     Twine(maxGradients) + " times");
  return true;
}

/// One for each result of numbers, which of a gradient are all of them.
Deriver::Count Deriver::countCotangents(const Definition &of) const {
  Count count;
  if (of.isGradient()) {
    const Definition *base = module.findOperator(of.gradientOf.text).item;
    for (Name by : of.gradientBy)
      ++(llvm::any_of(base->parameters,
                      [&](const Parameter &each) {
                        return each.list && each.name.text == by.text;
                      })
             ? count.listed
             : count.fixed);
    return count;
  }
  // The types that variables stand for, as far as operands tell before a list.
  llvm::StringMap<Type> variables;
  for (auto [parameter, operand] :
       llvm::zip(of.parameters, instance->operands)) {
    if (parameter.list)
      break;
    if (!parameter.element.variable.empty())
      variables.try_emplace(parameter.element.variable, operand.element.kind);
  }
  for (const Result &result : of.results) {
    Type kind = result.element.kind;
    if (kind == Type::Unknown) {
      auto known = variables.find(result.element.variable);
      kind = known == variables.end() ? Type::Number : known->second;
    }
    count.fixed += kind == Type::Number;
  }
  return count;
}

/// What the operator itself is applied to: all but the cotangents.
std::optional<Instance> Deriver::getOperands() {
  Instance own = *instance;
  own.results.clear();
  if (instance->listLength) // a sample has operands of the written one
    return own;
  const Definition *written = findDifferentiated(module, definition);
  Count all, last = countCotangents(*target);
  for (const Parameter &parameter : written->parameters)
    ++(parameter.list ? all.listed : all.fixed);
  bool hasList = all.listed != 0;
  for (const Definition *each = target;;
       each = module.findOperator(each->gradientOf.text).item) {
    Count cotangents = countCotangents(*each);
    all.fixed += cotangents.fixed;
    all.listed += cotangents.listed;
    if (!each->isGradient())
      break;
  }
  size_t count = instance->operands.size();
  if (!target->isGradient() && !hasList && count != all.fixed) {
    error(definition.name.loc(),
          "'" + definition.name.text + "' takes " +
              counted(all.fixed, "operand") + ", those of '" +
              written->name.text + "' and " + counted(last.fixed, "cotangent") +
              ", but has " + Twine(count));
    return std::nullopt;
  }
  size_t length =
      hasList ? (count - std::min(count, all.fixed)) / all.listed : 0;
  size_t cotangents = last.fixed + last.listed * length;
  own.operands.resize(count - std::min(count, cotangents));
  return own;
}

/// The parameters by which it is taken; of a list of tensors all of them.
bool Deriver::findParameters(const Operator &op,
                             std::vector<unsigned> &numbers) {
  for (auto [i, by] : llvm::enumerate(definition.gradientBy)) {
    for (size_t j = 0; j != i; ++j)
      if (definition.gradientBy[j].text == by.text)
        return error(by.loc(), "parameter '" + by.text + "' is given twice");
    const Parameter *list = nullptr;
    for (const Parameter &each : target->parameters)
      if (each.name.text == by.text && each.list)
        list = &each;
    std::vector<unsigned> own;
    if (list) {
      size_t before = list - target->parameters.data();
      size_t length = op.numParameters + 1 - target->parameters.size();
      for (size_t k = 0; k != length; ++k)
        own.push_back(before + k);
    } else {
      for (size_t k = 0; k != op.numParameters; ++k)
        if (op.tensors[k].name.text == by.text)
          own.push_back(k);
    }
    if (own.empty() && !list) {
      Nearest nearest(by.text);
      for (size_t k = 0; k != op.numParameters; ++k)
        nearest.add(op.tensors[k].name.text);
      return error(by.loc(), "'" + target->name.text + "' has no parameter '" +
                                 by.text + "'" + nearest.hint());
    }
    for (unsigned number : own)
      if (op.tensors[number].element.kind != Type::Number)
        return error(by.loc(),
                     "'" + by.text + "' has " +
                         (op.tensors[number].element.kind == Type::Integer
                              ? "integers"
                              : "booleans") +
                         " as elements; gradients are by parameters of "
                         "numbers");
    numbers.insert(numbers.end(), own.begin(), own.end());
  }
  return true;
}

/// The dimensions of operands that are known to be 1.
llvm::StringSet<> Deriver::findOnes(const Operator &op) const {
  llvm::StringSet<> ones, others;
  if (!instance)
    return ones;
  for (size_t i = 0; i != op.numParameters; ++i) {
    if (i >= derived->instance.operands.size())
      break;
    for (auto [extent, isOne] :
         llvm::zip(op.tensors[i].extents, derived->instance.operands[i].isOne))
      if (const auto *name = op[extent].getIf<NameUse>())
        (isOne ? ones : others).insert(name->text);
  }
  for (const auto &other : others)
    ones.erase(other.getKey());
  return ones;
}

std::string Deriver::getDoc() const {
  if (!definition.doc.empty())
    return definition.doc;
  std::string doc = "The gradient of '" + target->name.text.str() + "' by ";
  for (auto [i, each] : llvm::enumerate(definition.gradientBy))
    doc += (i ? ", '" : "'") + each.text.str() + "'";
  return doc + ", derived.";
}

/// The same under the name of this definition.
std::shared_ptr<const Derived> Deriver::rename(const Derived &other) const {
  auto renamed = std::make_shared<Derived>(other);
  Definition &own = renamed->module.definitions.back();
  own.name = definition.name;
  own.doc = getDoc();
  work.exprs += own.exprs.size();
  return renamed;
}

bool Deriver::derive(const Operator &op) {
  GradientHeading heading;
  if (!findParameters(op, heading.parameters))
    return false;
  std::vector<unsigned> by = std::move(heading.parameters);
  heading.parameters.clear();
  GraphProgram program;
  llvm::scope_exit counting([&] { work.exprs += program.graph.size(); });
  SMLoc loc = definition.gradientOf.loc();
  program.combiners = op.combiners;
  bool isConverted = convert(op, findOnes(op), program);
  if (program.isBroken)
    return error(loc, "'" + target->name.text +
                          "' applies an operator that has errors");
  if (!isConverted)
    return error(loc, "'" + target->name.text +
                          "' is too large to derive a gradient of: more than " +
                          Twine(maxGradientExprs) +
                          " expressions, or more than " +
                          Twine(maxGradientDepth) + " in each other");
  for (unsigned i = 0; i != op.numParameters; ++i)
    heading.parameters.push_back(i);
  heading.numOperands = op.numParameters;
  size_t count = llvm::count(
      llvm::map_range(op.results,
                      [](const Result &each) { return each.element.kind; }),
      Type::Number);
  if (count == 0)
    return error(loc, "'" + target->name.text +
                          "' has no result of numbers, so no gradient");
  std::vector<std::optional<unsigned>> seeds;
  for (unsigned tensor : op.yields) {
    seeds.emplace_back();
    const GraphTensor from = program.tensors[tensor];
    bool isNumber = from.element.kind == Type::Number;
    derived->hasCotangent.push_back(isNumber);
    if (!isNumber)
      continue;
    std::string name =
        count == 1 ? "dy" : "dy" + std::to_string(seeds.size() - 1);
    program.tensors.push_back({name, from.extents, from.element});
    seeds.back() = program.tensors.size() - 1;
    heading.parameters.push_back(*seeds.back());
  }
  auto getCode = [&](const Combiner &combiner) {
    return elaborate(module, combiner, diagnostics);
  };
  auto results =
      Reverser(program, module, op, getCode, diagnostics, loc, isDifferentiated)
          .run(by, seeds);
  if (!results)
    return false;
  heading.results = *results;
  derived->passed = std::move(program.passed);
  for (auto [isNeeded, stage] :
       llvm::zip(program.findNeeded(heading.results), program.stages))
    if (isNeeded && stage.kind == GraphStage::Unknown)
      return error(loc, "the gradient needs what the opaque function '" +
                            stage.function + "' makes in '" +
                            target->name.text +
                            "'; give it to the operator as a parameter");
  heading.name = definition.name.text;
  std::string doc = getDoc();
  heading.doc = doc;
  GradientText made = emit(module, op, program, heading);
  derived->text = std::make_shared<std::string>(std::move(made.text));
  combiners = std::move(made.combiners);
  operators = std::move(made.operators);
  derived->kept = op.kept;
  llvm::append_range(derived->kept, program.made);
  return !derived->text->empty() ||
         error(loc, "the gradient of '" + target->name.text +
                        "' is too large to be written: more than " +
                        Twine(maxGradientSize) + " expressions");
}

/// What was derived is read as any text is.
bool Deriver::read() {
  std::string message;
  auto collect = [&](llvm::SourceMgr::DiagKind kind, SMLoc, const Twine &text) {
    if (kind == llvm::SourceMgr::DK_Error && message.empty())
      message = text.str();
  };
  std::optional<Module> made = parse(*derived->text, collect);
  if (!made || made->definitions.empty())
    return error(definition.gradientOf.loc(),
                 "the gradient of '" + target->name.text +
                     "' is too large to be written: " + message);
  derived->module = std::move(*made);
  for (Expr &expr : derived->module.definitions.back().exprs)
    if (auto *reduce = expr.getIf<Reduce>())
      reduce->meaning = combiners.lookup(reduce->combiner.text);
  for (Step &step : derived->module.definitions.back().lets)
    step.tensor.meaning = operators.lookup(step.tensor.name.text);
  return true;
}

std::shared_ptr<const Derived> Deriver::run() {
  if (!findTarget() || work.isOver())
    return nullptr;
  if (instance)
    return make();
  std::vector<StringRef> by;
  for (Name each : definition.gradientBy)
    by.push_back(each.text);
  auto &known = work.gradients[{target, by, depth, isDifferentiated}];
  return known ? rename(*known) : known = make();
}

std::shared_ptr<const Derived> Deriver::make() {
  std::optional<Instance> own;
  if (instance) {
    own = getOperands();
    if (!own)
      return nullptr;
    derived->instance = *own;
  }
  // What is wrong with one that is not generic is said of it.
  auto silence = [](llvm::SourceMgr::DiagKind, SMLoc, const Twine &) {};
  Diagnostics quiet(silence);
  bool isSaid = depth == 0 && !own && !target->isGradient();
  std::optional<Operator> op =
      elaborate(module, *target, own ? &*own : nullptr,
                isSaid ? quiet : diagnostics, &work, depth + 1);
  if (!op)
    return nullptr;
  if (instance) {
    // As it is applied, ranks known.
    Instance &as = derived->instance;
    as.attributes.clear();
    as.listLength.reset();
    as.operands.resize(op->numParameters);
    for (auto [operand, tensor] : llvm::zip(as.operands, op->tensors)) {
      operand.element = tensor.element;
      operand.rank = tensor.extents.size();
    }
  }
  if (!derive(*op) || !read())
    return nullptr;
  if (!instance)
    return derived;
  Instance &as = derived->instance;
  for (auto [tensor, isNumber] : llvm::zip(op->yields, derived->hasCotangent))
    if (isNumber)
      as.operands.push_back(
          {op->tensors[tensor].element, op->tensors[tensor].extents.size()});
  // What is known of their extents.
  if (!instance->listLength) {
    if (instance->operands.size() != as.operands.size()) {
      error(definition.name.loc(), "'" + definition.name.text + "' takes " +
                                       counted(as.operands.size(), "operand") +
                                       ", but has " +
                                       Twine(instance->operands.size()));
      return nullptr;
    }
    as.operands = instance->operands;
  }
  // What depends on extents of 1 has been chosen.
  for (Instance::Operand &operand : as.operands)
    operand.isOne.clear();
  return derived;
}

std::shared_ptr<const Derived>
tofu::syntax::deriveGradient(const Module &module, const Definition &definition,
                             const Instance *instance, Diagnostics &diagnostics,
                             Work &work, unsigned depth,
                             bool isDifferentiated) {
  return Deriver(module, definition, instance, diagnostics, work, depth,
                 isDifferentiated)
      .run();
}
