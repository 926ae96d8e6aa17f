//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Solves problems of the contest on intra-operator parallelism (IOPDDL): the
// best plan that it finds, and a proved bound.
//
//===----------------------------------------------------------------------===//
#include "Options.h"
#include "Session.h"
#include "common/Progress.h"
#include "common/Resources.h"
#include "common/Version.h"
#include "tofu/Files/FileKind.h"
#include "tofu/Files/Outputs.h"
#include "tofu/Files/Printable.h"
#include "tofu/Iopddl/Iopddl.h"
#include "tofu/Solver/Explain.h"
#include "tofu/Solver/Shortage.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/WithColor.h"
#include <thread>

using namespace tofu::solver;
using namespace tofu::solve;

static int fail(const llvm::Twine &message) {
  llvm::WithColor::error(llvm::errs(), "tofu-solve")
      << tofu::files::makeLine(message.str()) << '\n';
  return 1;
}

/// The exit status, once all is written. Who has read enough of what is printed
/// wants files all the same.
static int finish(tofu::files::Outputs &outputs) {
  llvm::outs().flush();
  bool isUnread = llvm::outs().error() == std::errc::broken_pipe;
  tofu::files::Error unwritten = tofu::files::checkStandardOutput(llvm::outs());
  if (unwritten && !isUnread)
    return fail(unwritten.getMessage());
  if (tofu::files::Error error = outputs.keep())
    return fail(error.getMessage());
  if (isUnread)
    tofu::tools::Progress::endUnread();
  return unwritten ? fail(unwritten.getMessage()) : 0;
}

static double percent(int64_t cost, int64_t bound) {
  return cost <= bound ? 0 : 100.0 * double(cost - bound) / double(cost);
}

/// Why there is no plan.
static int failWithout(const Answer &answer, const Shortage &shortage,
                       int64_t limit) {
  auto bytes = [&](int64_t more) { return llvm::Twine(limit + more).str(); };
  bool isFound = shortage.found < Forbidden;
  if (shortage.isImpossible)
    return fail("no plan is legal, whatever the limit (proved): each takes a "
                "forbidden choice");
  if (answer.shortage > 0 || (shortage.least > 0 && isFound))
    return fail(
        "no plan fits the limit of " + bytes(0) + "; smallest needs at least " +
        bytes(shortage.least) + " (proved)" +
        (isFound ? "; smallest found needs " + bytes(shortage.found) : ""));
  if (answer.isProved())
    return fail("no plan is legal (proved): each takes a forbidden choice or "
                "exceeds the limit of " +
                bytes(0));
  if (isFound)
    return fail("no plan was found that fits the limit of " + bytes(0) +
                "; smallest needs " + bytes(shortage.found) +
                " as far as was searched; try more seconds");
  return fail("no legal plan was found; try more seconds");
}

template <typename Print>
static int writeFile(llvm::StringRef path, Print print) {
  tofu::files::OutputFile file(path.str());
  if (tofu::files::Error error = file.open())
    return fail(error.getMessage());
  std::error_code code;
  llvm::raw_fd_ostream os(file.getTemporary(), code);
  if (!code) {
    if (llvm::Error error = print(os))
      return fail(path + ": " + toString(std::move(error)));
    os.close();
    code = os.error();
    os.clear_error();
  }
  if (code)
    return fail(path + ": cannot be written: " + code.message());
  tofu::files::Error error = file.keep();
  return error ? fail(error.getMessage()) : 0;
}

static void printExplanation(const Explanation &explanation,
                             const Answer &answer, unsigned variable,
                             llvm::raw_ostream &os) {
  const Answer &forced = explanation.forced;
  os << "variable " << variable << ": value " << explanation.value;
  if (forced.assignment.empty()) {
    os << (forced.isProved() ? "; no other value has a plan\n"
                             : "; no plan found with another value\n");
    return;
  }
  os << "; next best: value " << forced.assignment[variable] << ", which costs "
     << forced.cost - answer.cost << " more";
  if (answer.isProved() && forced.isProved())
    os << " (proved)\n";
  else
    os << " (no other value costs less than " << forced.bound << " in all)\n";
}

/// By number, or by name.
static std::optional<unsigned> findVariable(const NamedProblem &named,
                                            llvm::StringRef text) {
  unsigned number = 0;
  if (!text.getAsInteger(10, number))
    return number < named.problem.unary.size() ? std::optional(number)
                                               : std::nullopt;
  auto found = llvm::find(named.variables, text);
  return found == named.variables.end()
             ? std::nullopt
             : std::optional<unsigned>(found - named.variables.begin());
}

static int failToRead(const Options &command, llvm::Error error) {
  std::error_code code;
  std::string message;
  handleAllErrors(std::move(error), [&](const llvm::ErrorInfoBase &info) {
    code = info.convertToErrorCode();
    message = info.message();
  });
  if (code != std::errc::operation_canceled)
    return fail(command.getInputName() + ": " + message);
  if (Session::isInterrupted())
    return fail(command.getInputName() + ": interrupted before it was read");
  std::string seconds;
  llvm::raw_string_ostream(seconds) << llvm::format("%g", command.seconds);
  return fail(command.getInputName() + ": is not read within " + seconds +
              " s; use a longer --seconds");
}

static int solveFile(const Options &command, Session &session) {
  bool isTaken = tofu::files::OutputFile::isSame(command.json, "-") ||
                 tofu::files::OutputFile::isSame(command.dot, "-");
  if (!isTaken)
    tofu::tools::Progress::keepOnUnread();
  llvm::raw_ostream &os = isTaken ? llvm::errs() : llvm::outs();
  tofu::files::Outputs outputs;
  auto text = readPacked(command.input, session.getStop());
  if (!text)
    return failToRead(command, text.takeError());
  if (std::string reason =
          tofu::files::whyNot(tofu::files::Wanted::Graph, (*text)->getBuffer());
      !reason.empty())
    return fail(command.getInputName() + ": " + reason);
  auto named = parseIopddl((*text)->getBuffer(), session.getStop());
  if (!named)
    return failToRead(command, named.takeError());
  text->reset();
  const Problem &problem = named->problem;
  std::optional<unsigned> explained;
  if (!command.explained.empty()) {
    explained = findVariable(*named, command.explained);
    if (!explained)
      return fail("there is no variable " + command.explained + "; there are " +
                  llvm::Twine(problem.unary.size()) +
                  (named->variables.empty() ? "" : ", which --names prints"));
  }
  if (command.names && named->variables.empty())
    return fail(command.getInputName() + ": has no names for --names to print");
  if (!command.json.empty())
    if (int status = writeFile(command.json, [&](llvm::raw_ostream &os) {
          return printJson(*named, os);
        }))
      return status;
  EngineOptions options;
  options.seed = command.seed;
  options.effort = command.effort;
  options.threads = command.threads > 0
                        ? command.threads
                        : std::max(1u, std::thread::hardware_concurrency());
  session.attach(options);
  Answer answer = optimize(problem, options);
  session.endProgress();
  if (answer.cut)
    llvm::errs() << "tofu-solve: cut after "
                 << llvm::format("%.1f", session.getSeconds()) << " s\n";
  if (answer.cost >= Forbidden) {
    options.stop = session.getStop();
    Shortage shortage = measureShortage(problem, answer, options);
    if (shortage.assignment.empty())
      return failWithout(answer, shortage,
                         problem.limits.empty() ? 0 : problem.limits[0]);
    answer.assignment = std::move(shortage.assignment);
    answer.cost = problem.cost(answer.assignment);
  }
  if (!command.dot.empty())
    if (int status = writeFile(command.dot, [&](llvm::raw_ostream &os) {
          printDot(*named, answer.assignment, os);
          return llvm::Error::success();
        }))
      return status;
  os << "cost " << answer.cost << "\nbound " << answer.bound << "\ngap "
     << llvm::format("%.4f", percent(answer.cost, answer.bound)) << " %"
     << (answer.isProved() ? " (proved optimal)" : "") << '\n';
  if (explained) {
    session.restart();
    printExplanation(explain(problem, answer, *explained, options), answer,
                     *explained, os);
    session.endProgress();
  }
  if (command.names)
    printNames(*named, answer.assignment, os);
  os << '[';
  llvm::interleaveComma(answer.assignment, os);
  os << "]\n";
  return finish(outputs);
}

/// The exit status.
static int runTool(int argc, char **argv) {
  Session session; // its time begins here
  auto options = parseOptions(llvm::ArrayRef(argv + 1, size_t(argc - 1)));
  if (!options)
    return fail(toString(options.takeError()));
  if (options->help || options->version) {
    tofu::tools::Progress::keepOnUnread();
    llvm::outs() << (options->help
                         ? kUsage
                         : tofu::tools::describeVersion("tofu-solve"));
    tofu::files::Outputs none;
    return finish(none);
  }
  session.setTimeLimit(options->seconds);
  return solveFile(*options, session);
}

int main(int argc, char **argv) {
  llvm::InitLLVM initialize(argc, argv); // handles signals, too: before ours
  tofu::tools::explainWants("tofu-solve");
  return tofu::tools::runOnStack([&] { return runTool(argc, argv); });
}
