//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Elaboration/GradientSurvey.h"
#include "tofu/Elaboration/Samples.h"
#include "tofu/Syntax/Format.h"
#include "llvm/ADT/STLExtras.h"

using namespace tofu::syntax;
using llvm::Twine;

/// Of a gradient, in what it is the gradient of.
static void addPassed(const Module &module, const Definition &gradient,
                      std::set<std::string> &passed) {
  auto silence = [](llvm::SourceMgr::DiagKind, llvm::SMLoc, const Twine &) {};
  const Definition *of = module.findOperator(gradient.gradientOf.text).item;
  for (unsigned i = 0; of && of->isGradient() && i != maxGradients; ++i) {
    std::optional<Instance> sample;
    if (of->generic && !(sample = findSample(module, *of)))
      return;
    Diagnostics quiet(silence);
    Work work;
    if (auto derived = deriveGradient(module, *of, sample ? &*sample : nullptr,
                                      quiet, work))
      passed.insert(derived->passed.begin(), derived->passed.end());
    of = module.findOperator(of->gradientOf.text).item;
  }
}

/// Definitions of a derived text have an empty line between them; what it uses
/// comes first.
static void setText(llvm::StringRef text, GradientAnswer &answer) {
  auto silence = [](llvm::SourceMgr::DiagKind, llvm::SMLoc, const Twine &) {};
  std::string formatted = format(text, silence).value_or(text.str());
  llvm::SmallVector<llvm::StringRef> parts;
  llvm::StringRef(formatted).split(parts, "\n\n");
  answer.text = parts.pop_back_val().str();
  for (llvm::StringRef part : parts)
    answer.uses.push_back((part + "\n").str());
}

std::vector<GradientAnswer>
tofu::syntax::findGradients(const Module &module, const Definition &definition,
                            const Instance *instance, unsigned number) {
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
    Work work;
    if (auto derived = deriveGradient(
            module, gradient, sample ? &*sample : nullptr, diagnostics, work)) {
      setText(*derived->text, answer);
      answer.passed = derived->passed;
      addPassed(module, gradient, answer.passed);
    }
    answers.push_back(std::move(answer));
  };
  std::string suffix = number == 1 ? "" : "_" + std::to_string(number);
  if (definition.isGradient()) {
    std::string name = definition.name.text.str() + suffix;
    Definition gradient = definition;
    gradient.name = {name, definition.name.loc()};
    ask(gradient, {definition.gradientBy[0].text, "", "", {}});
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
        (definition.name.text + "_by_" + parameter.name.text + suffix).str();
    while (llvm::any_of(module.definitions, [&](const Definition &each) {
      return each.name.text == name;
    }))
      name += "_";
    Definition gradient;
    gradient.name = {name, parameter.name.loc()};
    gradient.gradientOf = definition.name;
    gradient.gradientBy = {parameter.name};
    gradient.generic = definition.generic;
    ask(gradient, {parameter.name.text, "", "", {}});
  }
  return answers;
}
