//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "common/CommandLine.h"

#include "common/Progress.h"
#include "common/Version.h"
#include "tofu/Files/OutputFile.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>
#include <unistd.h>

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

static std::string getSpelling(llvm::StringRef name) {
  return (name.size() == 1 ? "-" : "--") + name.str();
}

/// Files and numbers have no empty names: LLVM would take some of those for
/// options that are not given.
static void checkValues(llvm::ArrayRef<const char *> arguments,
                        const char *tool, const cl::OptionCategory &category) {
  const auto &known = cl::getRegisteredOptions();
  for (size_t i = 0; i != arguments.size(); ++i) {
    llvm::StringRef argument = arguments[i];
    if (argument == "--")
      return;
    if (!argument.starts_with("-"))
      continue;
    auto [name, value] = argument.ltrim('-').split('=');
    auto found = known.find(name);
    if (found == known.end() ||
        !llvm::is_contained(found->second->Categories, &category) ||
        found->second->getValueExpectedFlag() != cl::ValueRequired)
      continue;
    bool isEmpty = argument.contains('=')
                       ? value.empty()
                       : i + 1 != arguments.size() && !*arguments[i + 1];
    if (isEmpty)
      std::exit(tools::fail(tool, "option " + getSpelling(name) +
                                      " is empty; expected a value"));
  }
}

/// --help, --version and what else LLVM prints before it ends the process.
static void checkOutputAtExit(const char *tool) {
  static const char *name;
  name = tool;
  (void)llvm::outs(); // goes after the function
  std::atexit([] {
    if (tools::check(name, files::checkStandardOutput(llvm::outs())))
      ::_exit(1);
  });
}

void tools::parseCommandLine(int argc, const char *const *argv,
                             const char *tool,
                             const cl::OptionCategory &category,
                             llvm::StringRef overview) {
  // What is only hidden, LLVM suggests where an option is misspelt.
  auto asksForHidden = [](llvm::StringRef argument) {
    argument = argument.ltrim('-');
    return argument == "help-hidden" || argument == "help-list-hidden";
  };
  bool isShown = std::any_of(argv + 1, argv + argc, asksForHidden);
  for (auto &[name, option] : cl::getRegisteredOptions())
    if (!isOfEveryTool(*option) &&
        !llvm::is_contained(option->Categories, &category) &&
        option->getOptionHiddenFlag() != cl::ReallyHidden)
      option->setHiddenFlag(isShown ? cl::Hidden : cl::ReallyHidden);
  cl::SetVersionPrinter(
      [tool](llvm::raw_ostream &os) { os << describeVersion(tool); });
  checkOutputAtExit(tool);
  checkValues({argv + 1, size_t(argc - 1)}, tool, category);
  cl::ParseCommandLineOptions(argc, argv, overview);
}

void tools::hideOptions() {
  for (auto &[name, option] : cl::getRegisteredOptions())
    if (!isOfEveryTool(*option) &&
        option->getOptionHiddenFlag() == cl::NotHidden)
      option->setHiddenFlag(cl::Hidden);
}

void tools::addToCategory(llvm::StringRef name, cl::OptionCategory &category) {
  if (cl::Option *option = cl::getRegisteredOptions().lookup(name))
    option->addCategory(category);
}
