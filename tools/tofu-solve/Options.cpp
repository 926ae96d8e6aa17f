//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Options.h"

#include "tofu/Files/OutputFile.h"
#include "tofu/Source/Nearest.h"
#include "tofu/Source/OptionValue.h"
#include "llvm/ADT/StringRef.h"

using namespace tofu::solve;
using llvm::StringRef;

const char *const tofu::solve::kUsage =
    R"(usage: tofu-solve graph.json[.xz] [options]
Finds a plan of least cost within the memory limit, and a proved bound. The last
line is the list of strategy indices.

  --seconds=S         a time limit: then end with what there is, loading
                      included; default 60. Ctrl-C ends the search likewise
  --seed=N            of the random choices; default 1
  --effort=N          millions of table entries to compute: the same effort has
                      the same answer on any number of threads; default: until
                      the time limit
  --threads=N         default: one per core
  --explain=VARIABLE  also says what another value of it, by number or name,
                      would cost; the time limit then holds for each of the two
                      searches
  --names             also prints a line per variable, `name = value`, where the
                      graph has names: -tofu-plan=levels=PREFIX writes them
  --dot=FILE          draws the graph with the plan, for Graphviz
  --json=FILE         writes the problem as it was read. Where one of these two
                      is `-`, the plan is printed on the standard error
  -h, --help          prints this
  --version           prints the versions of Tofu and of LLVM
)";

static llvm::Error unexpected(StringRef name, StringRef text,
                              const char *wanted) {
  return llvm::createStringError("option --" + name + " is '" + text +
                                 "'; expected " + wanted);
}

static llvm::Error setOption(Options &options, StringRef name, StringRef text) {
  bool ok = true;
  auto positive = [&](double &to) {
    ok = tofu::parseValue(text, to).empty() && to > 0;
    return ok ? llvm::Error::success()
              : unexpected(name, text, "a number greater than 0");
  };
  auto whole = [&](auto &to, uint64_t least, uint64_t most) {
    uint64_t number = 0;
    ok = !text.getAsInteger(10, number) && number >= least && number <= most;
    to = number;
    return ok ? llvm::Error::success()
              : unexpected(name, text,
                           ("a whole number from " + llvm::Twine(least) +
                            " to " + llvm::Twine(most))
                               .str()
                               .c_str());
  };
  auto file = [&](std::string &to) {
    to = text.str();
    return text.empty() ? unexpected(name, text, "a file")
                        : llvm::Error::success();
  };
  if (name == "seconds")
    return positive(options.seconds);
  if (name == "effort")
    return positive(options.effort);
  if (name == "seed")
    return whole(options.seed, 0, UINT64_MAX);
  if (name == "threads")
    return whole(options.threads, 1, 1024);
  if (name == "explain")
    return text.empty()
               ? unexpected(name, text, "the number or name of a variable")
               : (options.explained = text.str(), llvm::Error::success());
  if (name == "dot")
    return file(options.dot);
  if (name == "json")
    return file(options.json);
  tofu::Nearest nearest(name);
  for (StringRef other : {"seconds", "seed", "effort", "threads", "explain",
                          "names", "dot", "json", "help", "version"}) {
    if (name == other)
      return llvm::createStringError("option '--" + name +
                                     "' has a value, but takes none");
    nearest.add(other);
  }
  return llvm::createStringError("there is no option '--" + name +
                                 "'; --help lists them" + nearest.hint("--"));
}

llvm::Expected<Options>
tofu::solve::parseOptions(llvm::ArrayRef<const char *> arguments) {
  Options options;
  bool isOver = false; // behind `--` there are no options
  for (auto next = arguments.begin(); next != arguments.end(); ++next) {
    StringRef argument = *next;
    if (!isOver && argument == "--") {
      isOver = true;
    } else if (isOver || !argument.starts_with("-") || argument == "-") {
      if (!options.input.empty())
        return llvm::createStringError("there are two graphs: '" +
                                       options.input + "' and '" + argument +
                                       "'");
      options.input = argument.str();
    } else if (argument == "--help" || argument == "-h") {
      options.help = true;
    } else if (argument == "--version") {
      options.version = true;
    } else if (argument == "--names") {
      options.names = true;
    } else if (argument.consume_front("--")) {
      auto [name, text] = argument.split('=');
      if (!argument.contains('=') && next + 1 != arguments.end())
        text = *++next;
      if (llvm::Error error = setOption(options, name, text))
        return std::move(error);
    } else {
      return llvm::createStringError("there is no option " + argument +
                                     "; --help lists them");
    }
  }
  if (options.help || options.version)
    return options;
  if (options.input.empty())
    return llvm::createStringError(
        "no graph is given; --help lists what can be");
  if (!options.dot.empty() && !options.json.empty() &&
      files::OutputFile::isSame(options.dot, options.json))
    return llvm::createStringError("options --dot and --json name one file, '" +
                                   options.json + "'; give each its own");
  for (const std::string &file : {options.dot, options.json})
    if (!file.empty())
      if (files::Error error = files::OutputFile::check(file, {options.input}))
        return llvm::createStringError("%s", error.getMessage().c_str());
  return options;
}
