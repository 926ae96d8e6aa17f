//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Runs a compiled program, and compares, saves and measures what it computes.
//
//===----------------------------------------------------------------------===//
#include "Arrays.h"
#include "Exit.h"
#include "Launch.h"
#include "Options.h"
#include "ProgramFile.h"
#include "common/Progress.h"
#include "common/Version.h"
#include "tofu/Files/FileKind.h"
#include "tofu/Files/LastWords.h"
#include "tofu/Files/Outputs.h"
#include "tofu/Files/Printable.h"
#include "tofu/Numpy/Compare.h"
#include "tofu/Runtime/Exceptions.h"

#include <algorithm>
#include <cerrno>
#include <cinttypes>
#include <cstdio>
#include <dlfcn.h>
#include <exception>
#include <fcntl.h>
#include <memory>
#include <unistd.h>

using namespace tofu::run;
namespace numpy = tofu::numpy;
using numpy::Error;

namespace {
struct Close {
  void operator()(tofu_program *program) const { tofu_program_unload(program); }
  void operator()(tofu_session *session) const { tofu_session_close(session); }
};

/// One run of the tool.
class Run {
public:
  explicit Run(const Options &options) : options(options) {}

  Error run();
  /// Whether other processes have heard of an error, if there are any.
  bool isToldToOthers() const { return isTold; }
  bool isOneOfSeveral() const { return launch.has_value(); }
  /// "rank 1", or "rank 0" of all in one process; "" if no GPU was used.
  std::string getRank() const;

private:
  Error load();
  Error open();
  /// What all processes have computed is here.
  bool isFirst() const { return !launch || launch->rank == 0; }
  std::span<const tofu_value> getArguments() const {
    return {data->arguments, size_t(data->num_arguments)};
  }
  std::span<const tofu_value> getResults() const {
    return {data->results, size_t(data->num_results)};
  }
  void printNote(const std::string &text) const;
  /// If it is another one than before.
  void printSessionsNote();
  Error readArguments();
  /// Whether each step is given what the first one is.
  bool areStepsAlike() const;
  Error save() const;
  Error saveTrace() const;
  Error setArguments(int64_t step);
  Error getResults(int64_t step);
  Error runStep(int64_t step);
  /// Bytes moved by all, and of the process that has the most its peak.
  Error sumCounters();
  /// That all processes have been asked for the same: process 0 finds it out.
  Error checkOptions();
  /// All that others may wait for.
  Error runSteps();
  /// What differs from what is expected.
  Error report(std::FILE *to);
  std::vector<numpy::ArrayView> getLastResults() const;

  const Options &options;
  ProgramFile file; // there as long as the program is
  std::unique_ptr<tofu_program, Close> program;
  std::optional<Launch> launch; // of one of several processes
  tofu_processes processes{};   // there as long as the session is
  std::unique_ptr<tofu_session, Close> session;
  const tofu_program_data *data = nullptr;
  std::vector<numpy::ArrayName> argumentNames, resultNames;
  std::vector<StepArray> arguments, expected;
  std::vector<StepArray> results; // per step where they are compared so
  std::vector<double> seconds;    // of each step
  tofu_counters counters{};
  std::string note;    // that was printed
  bool isTold = false; // an error, to other processes
};
} // namespace

/// The error of a function of the runtime that returned `failed`.
static Error check(int failed) {
  return failed ? Error(tofu_error()) : Error::success();
}

namespace {
/// While it lives, a file is read that may be a pipe of which nothing comes: a
/// process that waits for it hears of the others' failures all the same.
class Wait {
public:
  Wait(tofu_session *session, std::span<const std::string> paths)
      : session(session) {
    for (const std::string &path : paths)
      names += (names.empty() ? "" : ", ") + path;
    tofu_begin_wait(session, names.c_str());
  }
  Wait(const Wait &) = delete;
  ~Wait() { tofu_end_wait(session, names.c_str()); }

private:
  tofu_session *session;
  std::string names;
};
} // namespace

/// Memory that is not there is an error like others.
template <typename Function> static Error guard(Function function) {
  try {
    return function();
  } catch (const std::exception &exception) {
    return Error(tofu::runtime::describe(exception));
  }
}

Error Run::load() {
  tofu_program *loaded = nullptr;
  if (Error error = file.open(options.program))
    return error;
  if (tofu_program_load(file.getPath().c_str(), &loaded))
    return inUsersWords(tofu_error(), file.getPath(), file.getName());
  program.reset(loaded);
  data = tofu_program_get_data(loaded);
  argumentNames = nameValues("arg", getArguments());
  resultNames = nameValues("out", getResults());
  std::vector<int64_t> replaced;
  for (const tofu_value &result : getResults())
    replaced.push_back(result.replaces);
  numpy::nameAsResults(argumentNames, resultNames, replaced);
  int64_t ranks = tofu_program_get_ranks(loaded);
  if (options.ranks && *options.ranks != ranks)
    return Error("the program is for " + std::to_string(ranks) +
                 " ranks, but the number of ranks asked for is " +
                 std::to_string(*options.ranks) + "; compile it for as many");
  if (options.session.fail_call && options.session.fail_rank >= ranks)
    return Error("option --fail asks for a failure of rank " +
                 std::to_string(options.session.fail_rank) +
                 ", but the program has ranks 0 to " +
                 std::to_string(ranks - 1));
  const std::pair<const char *, bool> ofGpus[] = {
      {"--tf32", options.session.tf32},
      {"--any-order", options.session.any_order},
      {"--no-graphs", options.session.no_graphs},
      {"--wait-each", options.session.wait_each},
      {"--peer-memory", options.session.peer_memory},
      {"--silence", options.session.silence != 0}};
  for (auto [name, isGiven] : ofGpus)
    if (isGiven && data->target != TOFU_CUDA)
      return Error(std::string("option ") + name +
                   " is of programs for GPUs, but the program is for CPUs");
  if (options.session.flush_subnormals && data->target == TOFU_CUDA)
    return Error("option --flush-subnormals is of programs for CPUs, but the "
                 "program is for GPUs");
  return Error::success();
}

Error Run::open() {
  tofu_session *opened = nullptr;
  tofu_options wanted = options.session;
  auto found = readLaunch(data->target == TOFU_CUDA);
  if (!found)
    return found.getError();
  launch = *found;
  if (launch) {
    processes = {launch->rank, launch->size, launch->address.c_str(),
                 launch->localRank};
    wanted.processes = &processes;
  }
  isTold = true;
  if (tofu_session_open(program.get(), &wanted, &opened))
    return check(1);
  session.reset(opened);
  printSessionsNote();
  return Error::success();
}

void Run::printNote(const std::string &text) const {
  tofu::tools::Progress::clear();
  if (isFirst())
    std::fprintf(stderr, "tofu-run: note: %s\n",
                 tofu::files::makePrintable(text).c_str());
}

void Run::printSessionsNote() {
  const char *there = tofu_session_get_note(session.get());
  if (note == there)
    return;
  note = there;
  printNote(note);
}

bool Run::areStepsAlike() const {
  return std::ranges::none_of(
             getResults(),
             [](const tofu_value &result) { return result.replaces >= 0; }) &&
         std::ranges::none_of(
             arguments, [](const StepArray &array) { return array.isPerStep; });
}

Error Run::readArguments() {
  std::span values = getArguments();
  if (options.seed) {
    arguments = makeRandomArguments(*data, *options.seed, options.randomLimit);
  } else if (!options.inputs.empty()) {
    Wait wait(session.get(), options.inputs);
    auto reader = numpy::NpzReader::open(options.inputs);
    if (!reader)
      return reader.getError();
    reader->takeResults(argumentNames);
    auto read =
        readArrays(*reader, argumentNames, *data, values, options.steps);
    if (!read)
      return read.getError();
    arguments = std::move(*read);
    for (const std::string &each :
         reader->listNotes(argumentNames, resultNames))
      printNote(each);
    if (options.steps > 1 && areStepsAlike())
      printNote("each step computes the same: no result replaces an argument "
                "(--tie), and no array is one for each step");
  } else if (!values.empty()) {
    return Error("the program has " + std::to_string(values.size()) +
                 " arguments; give their arrays with --inputs, or --random");
  }
  if (options.expect.empty())
    return Error::success();
  Wait wait(session.get(), {&options.expect, 1});
  auto reader = numpy::NpzReader::open(options.expect);
  if (!reader)
    return reader.getError();
  auto read =
      readArrays(*reader, resultNames, *data, getResults(), options.steps);
  if (!read)
    return read.getError();
  expected = std::move(*read);
  return Error::success();
}

/// Gives what this step needs anew: all at first, then what is per step.
Error Run::setArguments(int64_t step) {
  if (step > 0)
    if (Error error = check(tofu_feed(session.get())))
      return error;
  for (size_t i = 0; i != arguments.size(); ++i) {
    int64_t bytes = getBytes(getBuffer(*data, data->arguments[i]));
    if (step == 0 || arguments[i].isPerStep)
      if (Error error = check(tofu_set_argument(
              session.get(), i, arguments[i].getStep(step, bytes))))
        return error;
  }
  return Error::success();
}

/// Of the last step all results, of others those that are compared.
Error Run::getResults(int64_t step) {
  if (results.empty())
    for (int64_t i = 0; i < data->num_results; ++i) {
      const tofu_buffer &buffer = getBuffer(*data, data->results[i]);
      std::span<const int64_t> extents = getExtents(buffer);
      bool isPerStep = !expected.empty() && expected[i].isPerStep;
      numpy::Array array{buffer.type,
                         {extents.begin(), extents.end()},
                         {},
                         data->results[i].numbers};
      array.bytes.resize(getBytes(buffer) * (isPerStep ? options.steps : 1));
      if (isPerStep)
        array.extents.insert(array.extents.begin(), options.steps);
      results.push_back({std::move(array), isPerStep});
    }
  for (size_t i = 0; i != results.size(); ++i) {
    StepArray &result = results[i];
    if (step + 1 < options.steps && !result.isPerStep)
      continue;
    int64_t bytes = getBytes(getBuffer(*data, data->results[i]));
    char *place =
        result.array.bytes.data() + (result.isPerStep ? step * bytes : 0);
    if (Error error = check(tofu_get_result(session.get(), i, place)))
      return error;
  }
  return Error::success();
}

/// Libraries, and room for messages, are of some ranks only.
Error Run::sumCounters() {
  std::vector<int64_t> numbers(1 + (launch ? launch->size : 1));
  std::span<int64_t> peaks = std::span(numbers).subspan(1);
  numbers[0] = counters.bytes_moved;
  peaks[launch ? launch->rank : 0] = counters.arena_bytes;
  if (Error error =
          check(tofu_sum(session.get(), numbers.data(), numbers.size())))
    return error;
  counters.bytes_moved = numbers[0];
  counters.arena_bytes = *std::ranges::max_element(peaks);
  return Error::success();
}

Error Run::runStep(int64_t step) {
  if (Error error = setArguments(step))
    return error;
  if (Error error = check(tofu_step(session.get())))
    return error;
  printSessionsNote();
  if (int64_t call = options.session.fail_call)
    return Error("option --fail asks for a failure of call " +
                 std::to_string(call) + " of rank " +
                 std::to_string(options.session.fail_rank) +
                 ", which makes fewer in a step");
  tofu_get_counters(session.get(), &counters);
  seconds.push_back(counters.seconds);
  if (Error error = sumCounters())
    return error;
  if (step == 0 && !data->bytes_known &&
      counters.bytes_moved != data->bytes_moved)
    printNote("the ranks moved " + std::to_string(counters.bytes_moved) +
              " bytes, but the plan counts " +
              std::to_string(data->bytes_moved) +
              ": it does not know how often each loop runs, or which branches "
              "are taken; tofu-compile --trips says how often loops run");
  if (data->bytes_known && isFirst() &&
      counters.bytes_moved != data->bytes_moved)
    return Error("bytes moved: the program states " +
                 std::to_string(data->bytes_moved) + ", but the ranks moved " +
                 std::to_string(counters.bytes_moved) +
                 "; this is a fault of the compiler");
  return getResults(step);
}

Error Run::checkOptions() {
  if (!launch)
    return Error::success();
  // Of these all get the results after each step.
  uint32_t perStep = 0; // a hash
  for (const StepArray &array : expected)
    perStep = perStep * 31 + array.isPerStep;
  struct Option {
    const char *name;
    int64_t number; // -1: not given
    bool isFile = false;
  };
  const Option all[] = {{"--steps", options.steps},
                        {"--random", options.seed.value_or(-1)},
                        {"--random-limit", options.randomLimit},
                        {"--expect", perStep, true}};
  auto describe = [](const Option &option, int64_t number) {
    return number < 0 ? std::string("no ") + option.name
                      : option.name + ("=" + std::to_string(number));
  };
  int64_t size = launch->size;
  std::vector<int64_t> given(size * std::size(all));
  for (size_t i = 0; i != std::size(all); ++i)
    given[i * size + launch->rank] = all[i].number;
  if (Error error = check(tofu_sum(session.get(), given.data(), given.size())))
    return error;
  for (size_t i = 0; isFirst() && i != given.size(); ++i) {
    const Option &option = all[i / size];
    if (given[i] == option.number)
      continue;
    std::string process = "process " + std::to_string(i % size) + " has ";
    return Error(process +
                 (option.isFile
                      ? "another " + std::string(option.name) +
                            " than process 0, of results that are "
                            "compared after each step"
                      : describe(option, given[i]) + ", but process 0 has " +
                            describe(option, option.number)) +
                 "; give all of them the same");
  }
  return Error::success();
}

Error Run::runSteps() {
  if (Error error = readArguments())
    return error;
  if (Error error = checkOptions())
    return error;
  tofu::tools::Progress::begin("steps");
  for (int64_t step = 0; step != options.steps; ++step)
    if (Error error = runStep(step))
      return error;
  return Error::success();
}

std::vector<numpy::ArrayView> Run::getLastResults() const {
  std::vector<numpy::ArrayView> views;
  for (size_t i = 0; i != results.size(); ++i) {
    const tofu_buffer &buffer = getBuffer(*data, data->results[i]);
    views.push_back({buffer.type, getExtents(buffer),
                     results[i].getStep(options.steps - 1, getBytes(buffer)),
                     data->results[i].numbers});
  }
  return views;
}

/// The middle one of all but the first, which finds caches cold.
static double getMedian(std::vector<double> seconds) {
  if (seconds.size() > 1)
    seconds.erase(seconds.begin());
  auto middle = seconds.begin() + seconds.size() / 2;
  std::nth_element(seconds.begin(), middle, seconds.end());
  return *middle;
}

Error Run::report(std::FILE *to) {
  numpy::Comparison comparison{"", Error::success(), {}};
  if (!expected.empty()) {
    std::vector<numpy::ArrayView> actual, wanted;
    for (size_t i = 0; i != expected.size(); ++i) {
      actual.push_back(results[i].array);
      wanted.push_back(expected[i].array);
    }
    std::vector<int64_t> computed;
    for (int64_t i = 0; i != data->num_buffers; ++i)
      computed.push_back(data->buffers[i].type);
    comparison = options.units
                     ? numpy::compareResults(actual, wanted, *options.units,
                                             numpy::Measure::Units, resultNames)
                     : numpy::compareResults(
                           actual, wanted, options.tolerance.value_or(1e-5),
                           numpy::Measure::Relative, resultNames, computed,
                           options.floor);
  }
  for (const std::string &each : comparison.notes)
    printNote(each);
  tofu::tools::Progress::clear();
  std::fprintf(to,
               "%sbytes moved: %" PRId64 "\npeak bytes per rank: %" PRId64
               "\nseconds per step: %.3g\n",
               comparison.text.c_str(), counters.bytes_moved,
               counters.arena_bytes, getMedian(seconds));
  bool hasLast = std::ranges::any_of(
      expected, [](const StepArray &array) { return !array.isPerStep; });
  if (comparison.error && options.steps > 1 && hasLast)
    return Error(comparison.error.getMessage() +
                 "; compared are those of step " +
                 std::to_string(options.steps) +
                 ", the last one, where --expect has not one array for each "
                 "step");
  return comparison.error;
}

Error Run::save() const {
  if (!options.save.empty())
    if (Error error = numpy::writeNpz(
            options.save,
            numpy::getWrittenNames(resultNames, options.savesAsSource),
            getLastResults()))
      return error;
  if (!options.saveInputs.empty()) {
    std::vector<numpy::ArrayView> views;
    for (const StepArray &argument : arguments)
      views.push_back(argument.array);
    if (Error error = numpy::writeNpz(
            options.saveInputs,
            numpy::getWrittenNames(argumentNames, options.savesAsSource),
            views))
      return error;
  }
  return options.trace.empty() ? Error::success() : saveTrace();
}

/// Into a temporary file: the runtime replaces what it is given at once.
Error Run::saveTrace() const {
  tofu::files::OutputFile trace(options.trace);
  if (Error error = trace.open())
    return error;
  if (tofu_write_trace(session.get(), trace.getTemporary().c_str()))
    return inUsersWords(tofu_error(), trace.getTemporary(), options.trace);
  return trace.keep();
}

/// Their functions are looked up by name, also by the program's loader.
static Error openLibraries(const std::vector<std::string> &paths) {
  for (const std::string &path : paths) {
    // A name without a slash would be searched for in the system's folders.
    bool isPlain = path.find('/') == std::string::npos;
    std::string reason =
        tofu::files::whyNotFile(tofu::files::Wanted::Library, path);
    if (!reason.empty())
      return Error("cannot load the library '" + path + "': it " + reason);
    if (!dlopen((isPlain ? "./" + path : path).c_str(), RTLD_NOW | RTLD_GLOBAL))
      return Error("cannot load the library '" + path + "': " + dlerror());
  }
  return Error::success();
}

Error Run::run() {
  if (Error error = openLibraries(options.libraries))
    return error;
  tofu::tools::Progress::begin("load");
  if (Error error = load())
    return error;
  if (options.printPlan) {
    std::printf("%s\n", data->plan ? data->plan : "");
    return Error::success();
  }
  if (Error error = open())
    return error;
  if (Error error = guard([&] { return runSteps(); }))
    return check(tofu_give_up(session.get(), error.getMessage().c_str()));
  if (!isFirst())
    return Error::success();
  tofu::tools::Progress::begin("save");
  // What is saved may be on the standard output.
  bool isTaken = false;
  for (const std::string &path :
       {options.save, options.saveInputs, options.trace})
    isTaken |= tofu::files::OutputFile::isSame(path, "-");
  if (!isTaken)
    tofu::tools::Progress::keepOnUnread();
  tofu::files::Outputs outputs;
  if (Error error = save())
    return error;
  Error difference = report(isTaken ? stderr : stdout);
  // Who has read enough of what is printed wants files all the same.
  bool isUnread = std::fflush(stdout) && errno == EPIPE;
  Error unwritten = tofu::files::checkStandardOutput();
  if (unwritten && !isUnread)
    return unwritten;
  if (Error error = outputs.keep())
    return error;
  if (isUnread)
    tofu::tools::Progress::endUnread();
  return difference ? difference : unwritten;
}

std::string Run::getRank() const {
  return data && data->target == TOFU_CUDA
             ? "rank " + std::to_string(launch ? launch->rank : 0)
             : "";
}

static int fail(const std::string &message) {
  std::fflush(stdout);
  tofu::tools::Progress::clear();
  std::fprintf(stderr, "tofu-run: error: %s\n",
               tofu::files::makeLine(message).c_str());
  return 1;
}

/// One of several processes ends whether somebody reads that or not.
static int failAsOne(const std::string &message) {
  tofu::files::sayLast([message] { fail(message); });
  return 1;
}

/// Before the processes have met, if there are several: the others, who would
/// wait for this one, hear why.
static int failEarly(const std::string &message, std::string &rank) {
  auto launch = readLaunch(/*isForGpus=*/true);
  if (!launch || !*launch)
    return fail(message);
  const Launch &found = **launch;
  rank = "rank " + std::to_string(found.rank);
  failAsOne(rank + ": " + message);
  tofu_processes processes = {found.rank, found.size, found.address.c_str(),
                              found.localRank};
  return tofu_stay_away(&processes, message.c_str());
}

/// Returns when all of it is given back.
static int run(const Options &options, std::string &rank) {
  bool isTold = options.printPlan; // for which nobody waits
  bool isOneOfSeveral = false;
  Error error = Error::success();
  {
    Run run(options);
    error = guard([&] { return run.run(); });
    rank = run.getRank();
    isTold |= run.isToldToOthers();
    isOneOfSeveral = run.isOneOfSeveral();
  }
  if (!error)
    return 0;
  if (!isTold)
    return failEarly(error.getMessage(), rank);
  return isOneOfSeveral ? failAsOne(error.getMessage())
                        : fail(error.getMessage());
}

static int runTool(int argc, char **argv, std::string &rank) {
  // The runtime has files of its own to remove.
  tofu::tools::Progress progress("tofu-run", tofu_remove_temporary_files);
  try {
    numpy::Result<Options> options = parseOptions(argc, argv);
    if (!options)
      return failEarly(options.getError().getMessage(), rank);
    if (options->help)
      std::printf("%s", kUsage);
    else if (options->version)
      std::printf("%s", tofu::tools::describeVersion("tofu-run").c_str());
    else if (int status = run(*options, rank))
      return status;
    if (Error error = tofu::files::checkStandardOutput())
      return fail(error.getMessage());
  } catch (const std::exception &exception) {
    return fail(tofu::runtime::describe(exception));
  }
  return 0;
}

/// What is opened gets the number of an output that is closed, and what is
/// printed would go there: so what cannot be written takes its place.
static void fillClosedOutputs() {
  int file = 0;
  while (file >= 0 && file <= STDERR_FILENO)
    file = open("/dev/null", O_RDONLY | O_CLOEXEC);
  if (file > STDERR_FILENO)
    close(file);
}

int main(int argc, char **argv) {
  fillClosedOutputs();
  std::string rank;
  int status = runTool(argc, argv, rank);
  if (!rank.empty())
    tofu::run::limitExit(status != 0, rank);
  return status;
}
