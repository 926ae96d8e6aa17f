//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "common/CommandLine.h"

#include "common/Progress.h"
#include "common/Version.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

using namespace tofu;
namespace cl = llvm::cl;

int tools::fail(llvm::StringRef tool, const llvm::Twine &message) {
  Progress::clear();
  llvm::WithColor::error(llvm::errs(), tool) << message << '\n';
  return 1;
}

int tools::check(llvm::StringRef tool, const runtime::Error &error) {
  return error ? fail(tool, error.getMessage()) : 0;
}

/// Of LLVM's own: those that every tool has.
static bool isOfEveryTool(const cl::Option &option) {
  return option.ArgStr == "help" || option.ArgStr == "help-hidden" ||
         option.ArgStr == "version";
}

void tools::parseCommandLine(int argc, const char *const *argv,
                             const char *tool,
                             const cl::OptionCategory &category,
                             llvm::StringRef overview) {
  for (auto &[name, option] : cl::getRegisteredOptions())
    if (!isOfEveryTool(*option) &&
        !llvm::is_contained(option->Categories, &category) &&
        option->getOptionHiddenFlag() == cl::NotHidden)
      option->setHiddenFlag(cl::Hidden);
  cl::SetVersionPrinter(
      [tool](llvm::raw_ostream &os) { os << describeVersion(tool); });
  cl::ParseCommandLineOptions(argc, argv, overview);
}

void tools::addToCategory(llvm::StringRef name, cl::OptionCategory &category) {
  if (cl::Option *option = cl::getRegisteredOptions().lookup(name))
    option->addCategory(category);
}
