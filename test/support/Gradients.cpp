//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Gradients.h"

#include "tofu/Elaboration/GradientSurvey.h"
#include "tofu/Operators/GradientPage.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"

using namespace tofu;
using namespace tofu::test;
using llvm::StringRef;

WithGradients tofu::test::addGradients(StringRef path, StringRef text,
                                       StringRef only) {
  WithGradients file;
  file.text = text.str();
  llvm::SourceMgr source, sources;
  source.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBuffer(text, path), {});
  std::optional<syntax::Module> read = readDefinitions(source, sources);
  if (!read)
    return file;
  for (const syntax::Definition &each : read->definitions) {
    StringRef of = each.name.text;
    if (each.isGradient() || !read->isOwn(each.name) ||
        (!only.empty() && of != only))
      continue;
    ++file.operators;
    for (const auto &answer : syntax::findGradients(*read, each)) {
      StringRef by = answer.parameter;
      if (!answer.why.empty()) {
        file.missing.push_back((of + " by " + by + ": " + answer.why).str());
        continue;
      }
      auto parameter = llvm::find_if(
          each.parameters, [&](auto &own) { return own.name.text == by; });
      std::string name = ("gradient_of_" + of + "_by_" + by).str();
      file.text +=
          ("op " + name + " = gradient of " + of + " by " + by + "\n").str();
      file.gradients.push_back(
          {name, of.str(), unsigned(parameter - each.parameters.begin())});
    }
  }
  return file;
}
