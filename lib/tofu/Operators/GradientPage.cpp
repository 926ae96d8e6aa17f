//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/GradientPage.h"
#include "tofu/Analysis/CombinerLaws.h"
#include "tofu/Elaboration/Check.h"
#include "tofu/Elaboration/DeriveGradient.h"
#include "tofu/Elaboration/GradientSurvey.h"
#include "tofu/Elaboration/Read.h"
#include "tofu/Import/TDL/FileImporter.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace tofu;

std::optional<syntax::Module> tofu::readDefinitions(const llvm::SourceMgr &from,
                                                    llvm::SourceMgr &sources) {
  sources.setIncludeDirs(from.getIncludeDirs().vec());
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(
          *from.getMemoryBuffer(from.getMainFileID()), false),
      {});
  FileImporter importer(sources);
  auto silence = [](llvm::SourceMgr::DiagKind, llvm::SMLoc,
                    const llvm::Twine &) {};
  return syntax::read(importer.getMain().text, silence, syntax::maxErrors,
                      nullptr, &importer);
}

static const syntax::Definition *findDefinition(const syntax::Module &written,
                                                StringRef name) {
  for (const syntax::Definition &each : written.definitions)
    if (each.name.text == name && written.isOwn(each.name))
      return &each;
  return nullptr;
}

static std::vector<syntax::GradientAnswer>
getAnswers(Instances &instances, const OperatorInstance &instance,
           const syntax::Module &written, unsigned number = 1) {
  const syntax::Definition *definition = findDefinition(written, instance.name);
  if (!definition)
    return {};
  return syntax::findGradients(written, *definition,
                               instances.getSyntax(instance.op), number);
}

/// Says of the first combiner whose laws do not hold, in the operator or what
/// it is the gradient of.
static std::string describeUnlawful(Instances &instances,
                                    const OperatorInstance &instance,
                                    const syntax::Module &written,
                                    ArrayRef<syntax::GradientAnswer> answers) {
  std::set<std::string> passed;
  for (const syntax::GradientAnswer &answer : answers)
    passed.insert(answer.passed.begin(), answer.passed.end());
  const syntax::Definition *definition = findDefinition(written, instance.name);
  if (!definition || !definition->isGradient())
    return tdl::whyNotDerived(instance.op, passed);
  const syntax::Definition *of = findDifferentiated(written, *definition);
  for (Operation *each : instances.getDefinitions())
    if (of && getDefinitionName(each) == of->name.text)
      for (const OperatorInstance &found : instances.find(each))
        if (std::string text = tdl::whyNotDerived(found.op, passed);
            !text.empty())
          return text;
  return "";
}

void tofu::printGradients(Instances &instances, Operation *definition,
                          const syntax::Module &written, unsigned &pages,
                          llvm::StringSet<> &printed, raw_ostream &os) {
  std::string why;
  auto found = instances.find(definition, &why);
  if (found.empty()) {
    warnOfNoInstance(definition, why);
    os << (pages++ ? "\n" : "") << "// " << getDefinitionName(definition)
       << ": " << describeNoInstance(why) << '\n';
  }
  for (auto [i, instance] : llvm::enumerate(found)) {
    auto answers = getAnswers(instances, instance, written, i + 1);
    if (std::string unlawful =
            describeUnlawful(instances, instance, written, answers);
        !unlawful.empty() && llvm::any_of(answers, [](const auto &answer) {
          return answer.why.empty();
        }))
      definition->emitWarning()
          << "'" << instance.name << "': gradients are " << unlawful;
    for (const syntax::GradientAnswer &answer : answers) {
      for (const std::string &use : answer.uses)
        if (printed.insert(use).second)
          os << (pages++ ? "\n" : "") << use;
      os << (pages++ ? "\n" : "");
      if (!instance.given.empty())
        os << "// instance: " << instance.given << '\n';
      if (answer.text.empty())
        os << "// no gradient of '" << instance.name << "' by '"
           << answer.parameter << "': " << answer.why << '\n';
      else
        os << answer.text;
    }
    if (answers.empty())
      os << (pages++ ? "\n" : "") << "// '" << instance.name
         << "' has no parameter of numbers\n";
  }
}

std::string tofu::describeGradients(Instances &instances,
                                    const OperatorInstance &instance,
                                    const syntax::Module &written) {
  const syntax::Definition *definition = findDefinition(written, instance.name);
  auto answers = getAnswers(instances, instance, written);
  std::string unlawful =
      describeUnlawful(instances, instance, written, answers);
  if (definition && definition->isGradient())
    return unlawful.empty() ? "" : "  " + unlawful + "\n";
  std::string by, text;
  for (const auto &answer : answers)
    if (answer.why.empty())
      by += (by.empty() ? "  gradient by " : ", ") + answer.parameter.str();
    else
      text += "  no gradient by " + answer.parameter.str() + ": " + answer.why +
              "\n";
  if (by.empty())
    return text;
  if (!unlawful.empty())
    by += ", " + unlawful;
  return by + "\n" + text;
}

GradientCounts tofu::countGradients(StringRef family,
                                    const syntax::Module &written,
                                    ArrayRef<std::string> names) {
  GradientCounts counts;
  counts.family = family.str();
  for (const syntax::Definition &definition : written.definitions) {
    StringRef name = definition.name.text;
    if (definition.isGradient() || !written.isOwn(definition.name) ||
        (!names.empty() && !llvm::is_contained(names, name)))
      continue;
    ++counts.operators;
    auto answers = syntax::findGradients(written, definition);
    unsigned fine = 0, without = 0;
    for (const syntax::GradientAnswer &answer : answers) {
      fine += answer.why.empty();
      without += StringRef(answer.why).contains("no result of numbers");
      if (!answer.why.empty())
        counts.reasons.push_back(
            (name + " by " + answer.parameter + ": " + answer.why).str());
    }
    counts.parameters += answers.size();
    counts.gradients += fine;
    if (answers.empty()) {
      ++counts.noOperand;
      counts.reasons.push_back((name + ": takes no numbers").str());
    } else if (fine == answers.size()) {
      ++counts.all;
    } else if (fine) {
      ++counts.some;
    } else if (without == answers.size()) {
      ++counts.noResult;
    } else {
      ++counts.none;
    }
  }
  return counts;
}

void tofu::printGradientCounts(ArrayRef<GradientCounts> families,
                               raw_ostream &os) {
  size_t width = 12;
  GradientCounts sum;
  sum.family = "all";
  for (const GradientCounts &each : families) {
    width = std::max(width, each.family.size());
    sum.operators += each.operators;
    sum.gradients += each.gradients;
    sum.parameters += each.parameters;
    sum.all += each.all;
    sum.some += each.some;
    sum.noOperand += each.noOperand;
    sum.noResult += each.noResult;
    sum.none += each.none;
  }
  SmallVector<const GradientCounts *> rows;
  for (const GradientCounts &each : families)
    rows.push_back(&each);
  if (families.size() > 1)
    rows.push_back(&sum);
  os << "family" << std::string(width - 6, ' ')
     << "  operators  by all  by some  none  takes no numbers  gives no "
        "numbers  gradients\n";
  for (const GradientCounts *each : rows)
    os << each->family << std::string(width - each->family.size(), ' ')
       << llvm::format("  %9u  %6u  %7u  %4u  %16u  %16u  %9u\n",
                       each->operators, each->all, each->some, each->none,
                       each->noOperand, each->noResult, each->gradients);
  for (const GradientCounts &each : families)
    for (const std::string &reason : each.reasons)
      os << reason << '\n';
}
