//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Gradient/Survey.h"
#include "tofu/Syntax/Samples.h"
#include "llvm/ADT/STLExtras.h"

using namespace tofu::syntax;
using llvm::Twine;

std::vector<GradientAnswer>
tofu::syntax::findGradients(const Module &module, const Definition &definition,
                            const Instance *instance) {
  std::vector<GradientAnswer> answers;
  std::optional<Instance> sample;
  if (definition.generic && instance) {
    sample = *instance;
  } else if (definition.generic) {
    sample = findSample(module, definition);
    if (!sample)
      return answers;
  }
  auto ask = [&](const Definition &gradient, GradientAnswer answer) {
    auto collect = [&](llvm::SourceMgr::DiagKind kind, llvm::SMLoc,
                       const Twine &message) {
      if (kind == llvm::SourceMgr::DK_Error && answer.why.empty())
        answer.why = message.str();
    };
    Diagnostics diagnostics(collect);
    if (auto derived = deriveGradient(module, gradient,
                                      sample ? &*sample : nullptr, diagnostics))
      answer.text = derived->text;
    answers.push_back(std::move(answer));
  };
  if (definition.isGradient()) {
    ask(definition, {definition.gradientBy[0].text, "", ""});
    return answers;
  }
  // Of a sample the cotangents follow.
  if (sample)
    sample->listLength = sample->listLength.value_or(0);
  for (const Parameter &parameter : definition.parameters) {
    Type kind = parameter.element.kind;
    if (kind != Type::Number && kind != Type::Unknown)
      continue;
    std::string name =
        (definition.name.text + "_by_" + parameter.name.text).str();
    while (llvm::any_of(module.definitions, [&](const Definition &each) {
      return each.name.text == name;
    }))
      name += "_";
    Definition gradient;
    gradient.name = {name, parameter.name.loc()};
    gradient.gradientOf = definition.name;
    gradient.gradientBy = {parameter.name};
    gradient.generic = definition.generic;
    ask(gradient, {parameter.name.text, "", ""});
  }
  return answers;
}
