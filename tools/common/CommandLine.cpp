//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "common/CommandLine.h"

#include "common/HelpLines.h"
#include "common/Progress.h"
#include "common/Resources.h"
#include "common/Version.h"
#include "tofu/Files/Printable.h"
#include "tofu/Source/Nearest.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>
#include <set>
#include <unistd.h>

using namespace tofu;
namespace cl = llvm::cl;

static llvm::StringRef toolName;

llvm::StringRef tools::getToolName() { return toolName; }

int tools::fail(llvm::StringRef tool, const llvm::Twine &message) {
  Progress::clear();
  llvm::WithColor::error(llvm::errs(), tool)
      << files::makeLine(message.str()) << '\n';
  return 1;
}

int tools::check(llvm::StringRef tool, const files::Error &error) {
  return error ? fail(tool, error.getMessage()) : 0;
}

bool tools::isUnread() {
  llvm::outs().flush();
  return llvm::outs().error() == std::errc::broken_pipe;
}

int tools::keepOutputs(llvm::StringRef tool, files::Outputs &outputs) {
  if (!isUnread())
    if (int status = check(tool, files::checkStandardOutput(llvm::outs())))
      return status;
  return check(tool, outputs.keep());
}

int tools::finishOutput(llvm::StringRef tool) {
  if (isUnread())
    Progress::endUnread();
  return check(tool, files::checkStandardOutput(llvm::outs()));
}

/// Of LLVM's own: those that every tool has.
static bool isOfEveryTool(const cl::Option &option) {
  return option.ArgStr == "help" || option.ArgStr == "help-hidden" ||
         option.ArgStr == "version";
}

static std::string getSpelling(llvm::StringRef name) {
  return (name.size() == 1 ? "-" : "--") + name.str();
}

void tools::refuseValue(const cl::Option &option, llvm::StringRef value,
                        llvm::StringRef wanted) {
  std::exit(fail(toolName, "option " + getSpelling(option.ArgStr) + " is '" +
                               value + "'; expected " + wanted));
}

std::string tools::listValues(const cl::generic_parser_base &values) {
  std::string list;
  for (unsigned i = 0, number = values.getNumOptions(); i != number; ++i)
    list += (i == 0            ? ""
             : i + 1 == number ? " or "
                               : ", ") +
            values.getOption(i).str();
  return list;
}

int tools::requireFor(llvm::StringRef tool, const cl::Option &option,
                      const llvm::Twine &other, bool isGiven) {
  if (!option.getNumOccurrences() || isGiven)
    return 0;
  return fail(tool, "option " + getSpelling(option.ArgStr) + " is of " + other +
                        ", which is not given");
}

static bool isOf(const cl::OptionCategory &category, const cl::Option &option) {
  return llvm::is_contained(option.Categories, &category);
}

/// The nearest option of the category: `; did you mean '--mesh'?`, or "".
static std::string suggest(llvm::StringRef argument,
                           const cl::OptionCategory &category) {
  llvm::StringRef name = argument.ltrim('-').split('=').first;
  std::set<llvm::StringRef> shown; // LLVM's map has no order
  for (auto &[other, option] : cl::getRegisteredOptions())
    if (other.size() > 1 && (isOfEveryTool(*option) || isOf(category, *option)))
      shown.insert(other);
  // `--out`: the letter's word, which its description begins with.
  cl::Option *letter = cl::getRegisteredOptions().lookup(name.take_front());
  if (argument.starts_with("--") && name.size() > 1 && letter &&
      isOf(category, *letter) && letter->HelpStr.starts_with_insensitive(name))
    return ("; did you mean '-" + name.take_front() + "'?").str();
  Nearest nearest(name);
  for (llvm::StringRef other : shown)
    nearest.add(other);
  std::string hint = nearest.hint("--");
  // -ostep.so
  if (!hint.empty() || argument.starts_with("--") || !letter ||
      !isOf(category, *letter))
    return hint;
  return ("; did you mean '-" + name.take_front() + " " +
          argument.drop_front(2) + "'?")
      .str();
}

/// Of the planner's options, which are those of passes: another tool's pass.
static std::string suggestPass(llvm::StringRef argument,
                               const cl::OptionCategory &category) {
  constexpr llvm::StringLiteral planned[] = {
      "devices", "mesh", "memory", "partial", "count", "tie",      "order",
      "effort",  "pin",  "finite", "refine",  "form",  "bandwidth"};
  auto [name, value] = argument.ltrim('-').split('=');
  cl::Option *pass = cl::getRegisteredOptions().lookup("tofu-partition");
  cl::Option *devices = cl::getRegisteredOptions().lookup("devices");
  bool isOpt = pass && isOf(category, *pass);
  if (!llvm::is_contained(planned, name) ||
      (!isOpt && !(devices && isOf(category, *devices))))
    return "";
  bool isFlag = name == "partial" || name == "finite" || name == "refine";
  std::string option = ("-tofu-partition=" + name).str();
  if (!value.empty() || !isFlag)
    option += ("=" + (value.empty() ? llvm::StringRef("...") : value)).str();
  if (name == "mesh" && value == "auto") // of how many
    option = "-tofu-partition=\"devices=N mesh=auto\"";
  return isOpt ? "; it is an option of passes: '" + option + "'"
               : "; 'tofu-opt " + option + "' makes a plan with it";
}

/// Of `--mehs=2`.
[[noreturn]] static void refuseName(llvm::StringRef argument,
                                    const cl::OptionCategory &category) {
  std::string pass = suggestPass(argument, category);
  std::exit(tools::fail(
      toolName, "there is no option '" + argument.split('=').first +
                    "'; --help lists them" +
                    (pass.empty() ? suggest(argument, category) : pass)));
}

/// `-Ifolder`.
static bool hasPrefix(llvm::StringRef argument) {
  cl::Option *letter = cl::getRegisteredOptions().lookup(argument.substr(1, 1));
  return letter && letter->getFormattingFlag() == cl::Prefix;
}

/// Options that need a value have one, and none is empty: LLVM would take some
/// of those for options that are not given, or have none.
static void checkValues(llvm::ArrayRef<const char *> arguments,
                        const cl::OptionCategory &category) {
  const auto &known = cl::getRegisteredOptions();
  for (size_t i = 0; i != arguments.size(); ++i) {
    llvm::StringRef argument = arguments[i];
    if (argument == "--")
      return;
    if (!argument.starts_with("-"))
      continue;
    auto [name, value] = argument.ltrim('-').split('=');
    auto found = known.find(name);
    // LLVM would look for letters that are options. It adds its -h later.
    if (found == known.end() && !name.empty() && argument != "-h" &&
        !hasPrefix(argument))
      refuseName(argument, category);
    // LLVM would quote the value as it is.
    if (found != known.end() && argument.contains('=') &&
        found->second->getValueExpectedFlag() == cl::ValueDisallowed)
      tools::refuseValue(*found->second, value, "no value");
    if (found == known.end() || !isOf(category, *found->second) ||
        (found->second->getValueExpectedFlag() != cl::ValueRequired &&
         !argument.contains('=')))
      continue;
    bool hasOwn = argument.contains('=');
    if (!hasOwn && i + 1 == arguments.size())
      std::exit(tools::fail(toolName,
                            "option " + getSpelling(name) + " needs a value"));
    if (!hasOwn)
      value = arguments[++i];
    llvm::StringRef next = value.ltrim('-').split('=').first;
    if (!hasOwn && value.starts_with("-") && known.contains(next))
      std::exit(tools::fail(toolName, "option " + getSpelling(name) +
                                          " needs a value, but is followed by "
                                          "the option '" +
                                          value + "'"));
    if (value.empty())
      std::exit(tools::fail(toolName, "option " + getSpelling(name) +
                                          " is empty; expected a value"));
  }
}

/// Of a number that stands alone, as of other tools the number of devices does,
/// and of what an option that needs no value is given without '=':
/// `; did you mean '--devices=4'?`, or "".
static std::string suggestValue(llvm::ArrayRef<const char *> arguments,
                                const cl::OptionCategory &category) {
  llvm::StringRef prefix;
  for (auto [name, spelling] :
       {std::pair("devices", "--devices="),
        std::pair("tofu-partition", "-tofu-partition=devices=")}) {
    cl::Option *option = cl::getRegisteredOptions().lookup(name);
    if (prefix.empty() && option && isOf(category, *option))
      prefix = spelling;
  }
  llvm::StringRef before;
  for (llvm::StringRef argument : arguments) {
    bool mayBeValue = before.starts_with("-") && !before.contains('=');
    if (!prefix.empty() && !mayBeValue && !argument.empty() &&
        llvm::all_of(argument, llvm::isDigit))
      return ("; did you mean '" + prefix + argument + "'?").str();
    if (mayBeValue && (argument == "true" || argument == "false"))
      return ("; did you mean '" + before + "=" + argument + "'?").str();
    before = argument;
  }
  return "";
}

/// What LLVM says, in a sentence of the tool's: `tool: Unknown command line
/// argument '--mehs=2'.  Try: ...`, `tool: Too many positional arguments
/// specified! ...`. What is wrong with values of its own it has said already.
static void failToParse(llvm::StringRef message,
                        llvm::ArrayRef<const char *> arguments,
                        const cl::OptionCategory &category) {
  message = message.split(": ").second;
  if (message.consume_front("Unknown command line argument '")) {
    llvm::StringRef argument = message.split("'.  Try").first;
    if (!argument.starts_with("-"))
      std::exit(tools::fail(toolName, "takes no file, but '" + argument +
                                          "' is given; see --help"));
    refuseName(argument, category);
  } else if (message.starts_with("Too many positional")) {
    tools::fail(toolName, "more than one file is given to read; see --help" +
                              suggestValue(arguments, category));
  } else if (message.starts_with("Not enough positional")) {
    tools::fail(toolName, "there is no file to read; see --help");
  } else if (!message.empty()) {
    tools::fail(toolName, message.rtrim());
  } else {
    tools::fail(toolName, "an option of LLVM or MLIR has no good value; "
                          "--help-hidden lists those that there are");
  }
  std::exit(1);
}

/// --help, --version and what else LLVM prints before it ends the process.
static void checkOutputAtExit() {
  (void)llvm::outs(); // go after the function
  (void)llvm::errs();
  std::atexit([] {
    if (tools::check(toolName, files::checkStandardOutput(llvm::outs())))
      ::_exit(1);
    llvm::errs().clear_error(); // which nobody can be told
  });
}

void tools::parseCommandLine(int argc, const char *const *argv,
                             const char *tool,
                             const cl::OptionCategory &category,
                             llvm::StringRef overview) {
  // Of LLVM's optimiser at link time, which no tool runs: it does nothing, and
  // would be taken for the tool's.
  if (cl::Option *threads = cl::getRegisteredOptions().lookup("threads");
      threads && !isOf(category, *threads))
    threads->removeArgument();
  // What is only hidden, LLVM suggests where an option is misspelt.
  auto asksForHidden = [](llvm::StringRef argument) {
    argument = argument.ltrim('-');
    return argument == "help-hidden" || argument == "help-list-hidden";
  };
  bool isShown = std::any_of(argv + 1, argv + argc, asksForHidden);
  for (auto &[name, option] : cl::getRegisteredOptions())
    if (!isOfEveryTool(*option) && !isOf(category, *option) &&
        option->getOptionHiddenFlag() != cl::ReallyHidden)
      option->setHiddenFlag(isShown ? cl::Hidden : cl::ReallyHidden);
  cl::SetVersionPrinter(
      [tool](llvm::raw_ostream &os) { os << describeVersion(tool); });
  breakDescriptions();
  toolName = tool;
  explainWants(tool);
  // As https://no-color.org asks for.
  if (const char *wish = std::getenv("NO_COLOR"); wish && *wish)
    llvm::WithColor::setAutoDetectFunction(
        [](const llvm::raw_ostream &) { return false; });
  checkOutputAtExit();
  llvm::ArrayRef<const char *> arguments(argv + 1, argc - 1);
  checkValues(arguments, category);
  std::string errors;
  llvm::raw_string_ostream os(errors);
  if (!cl::ParseCommandLineOptions(argc, argv, overview, &os))
    failToParse(errors, arguments, category);
}

std::vector<std::string> tools::ImportFolders::get() const {
  for (const std::string &folder : *this)
    if (!llvm::sys::fs::is_directory(folder))
      std::exit(
          fail(toolName, "option -I is '" + folder + "', which is no folder"));
  return {begin(), end()};
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
