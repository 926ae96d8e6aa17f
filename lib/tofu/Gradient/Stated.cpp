//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Gradient/Stated.h"
#include "tofu/Gradient/StatedSignature.h"
#include "tofu/Source/Nearest.h"

using namespace tofu::syntax;
using llvm::SMLoc;
using llvm::StringRef;
using llvm::Twine;

/// The first definition that states a gradient of the operator and that `is`
/// wanted; null if there is none.
static const Definition *
findStating(const Module &module, const Definition &definition,
            llvm::function_ref<bool(const Definition &)> is) {
  for (unsigned number : module.findStating(definition.name.text))
    if (const Definition &each = module.definitions[number];
        is(each) && module.findOperator(each.statedOf.text).item == &definition)
      return &each;
  return nullptr;
}

bool tofu::syntax::isStated(const Module &module,
                            const Definition &definition) {
  return findStating(module, definition,
                     [](const Definition &) { return true; });
}

const Definition *tofu::syntax::findStated(const Module &module,
                                           const Definition &definition,
                                           StringRef parameter) {
  return findStating(module, definition, [&](const Definition &each) {
    return llvm::any_of(each.statedBy,
                        [&](Name by) { return by.text == parameter; });
  });
}

static bool hasList(const Definition &definition) {
  return llvm::any_of(definition.parameters,
                      [](const Parameter &each) { return each.list; });
}

void tofu::syntax::checkStated(const Module &module,
                               const Definition &definition,
                               Diagnostics &diagnostics) {
  StringRef own = definition.name.text, name = definition.statedOf.text;
  SMLoc loc = definition.statedOf.loc();
  auto found = module.findOperator(name);
  if (isAmbiguous(found, loc, diagnostics) || module.isBrokenOperator(name))
    return;
  const Definition *of = found.item;
  if (!of) {
    Nearest nearest(name);
    for (const Definition &each : module.definitions)
      if (module.isSeen(each.name, name))
        nearest.add(each.name.text);
    return diagnostics.error(loc, "unknown operator '" + name + "'" +
                                      nearest.hint());
  }
  if (module.getFile(of->name) != module.getFile(definition.name))
    return diagnostics.error(
        loc, "'" + name +
                 "' is of another file; state its gradient there, where all "
                 "who apply it see it");
  if (of->isGradient() || hasList(*of))
    return diagnostics.error(
        loc,
        "the gradient of '" + name + "' cannot be stated; it " +
            (of->isGradient() ? "is one itself" : "takes a list of tensors"));
  for (auto [i, by] : llvm::enumerate(definition.statedBy)) {
    Nearest nearest(by.text);
    const Parameter *parameter = nullptr;
    for (const Parameter &each : of->parameters) {
      nearest.add(each.name.text);
      if (each.name.text == by.text)
        parameter = &each;
    }
    if (!parameter)
      return diagnostics.error(by.loc(), "'" + name + "' has no parameter '" +
                                             by.text + "'" + nearest.hint());
    Type kind = parameter->element.kind;
    if (kind != Type::Number && kind != Type::Unknown)
      return diagnostics.error(by.loc(), "'" + by.text +
                                             "' has no numbers as elements, so "
                                             "no gradient");
    for (size_t j = 0; j != i; ++j)
      if (definition.statedBy[j].text == by.text)
        return diagnostics.error(by.loc(),
                                 "parameter '" + by.text + "' is given twice");
    if (const Definition *other = findStated(module, *of, by.text);
        other != &definition) {
      diagnostics.error(by.loc(), "the gradient of '" + name + "' by '" +
                                      by.text + "' is stated twice");
      return diagnostics.note(other->name.loc(), "stated here");
    }
  }
  size_t cotangents = llvm::count_if(of->results, [](const Result &each) {
    return each.element.kind == Type::Number ||
           each.element.kind == Type::Unknown;
  });
  size_t wanted = of->parameters.size() + cotangents;
  if (definition.parameters.size() != wanted || hasList(definition))
    return diagnostics.error(
        definition.name.loc(),
        "'" + own + "' takes " +
            counted(definition.parameters.size(), "operand") +
            ", but the gradient of '" + name + "' takes " + Twine(wanted) +
            ": its operands, then a cotangent for each result of numbers");
  if (definition.results.size() != definition.statedBy.size())
    return diagnostics.error(
        definition.name.loc(),
        "'" + own + "' has " + counted(definition.results.size(), "result") +
            ", but states " + counted(definition.statedBy.size(), "gradient") +
            "; it gives one for each parameter after 'by'");
  checkStatedSignature(definition, *of, diagnostics);
}
