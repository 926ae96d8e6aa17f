//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Options.h"

#include "tofu/Files/OutputFile.h"

#include <algorithm>
#include <cfloat>
#include <charconv>
#include <cstring>
#include <getopt.h>
#include <numeric>
#include <set>
#include <tuple>
#include <utility>

using namespace tofu::run;
using tofu::files::quote;
using tofu::numpy::Error;
using tofu::numpy::Result;
namespace files = tofu::files;

const char *const tofu::run::kUsage =
    R"(usage: tofu-run step.so [options]
Runs a compiled program on its ranks, as threads of this process; a program for
GPUs also as one of several processes, if mpirun, srun or torchrun starts a
process for each rank: process 0 compares, saves and prints. `-` is the standard
input.

  --inputs=FILE.npz      arguments: arg0, arg1, ..., or as the source calls them,
                         or what --save wrote: results of the step before; an
                         array with one more dimension, of the number of steps,
                         in front is taken step by step; may be repeated: the
                         last file that has an argument gives it
  --random=SEED          small random arguments instead; integers are 0
  --random-limit=N       random integers below N
  --steps=N              how often; arguments that results replace are fed from
                         the step before
  --expect=FILE.npz      compares results with out0, out1, ..., or what the
                         source calls them
  --tolerance=T          largest error, relative to the largest value of the
                         tensor; default 1e-5
  --floor=A              absolute errors up to A are none, as those of what is 0
                         but for rounding; default 0
  --units=N              largest error in units in the last place, instead
  --save=FILE.npz        writes the last step's results: out0, out1, ...
  --save-inputs=FILE.npz writes the arguments: arg0, arg1, ...
  --names=program|source what arrays that are written are called; default:
                         program
  --trace=FILE.json      writes what each rank did when, for Chrome or Perfetto:
                         the last steps, of a million operations
  --print-plan           prints the plan that the program was compiled from, and
                         runs nothing
  --library=FILE.so      has functions that the program applies; may be repeated
  --ranks=K              fails if the program is for another number of ranks
  --threads-per-rank=N   default: the cores over the ranks
  --rank-threads=N       how many threads run the ranks, in turn; default: one
                         a rank, of more than 64 ranks one a core, or one
                         for all where steps are so short that it is quicker
  --timeout=SECONDS      how long a rank waits for another; default, and
                         what 0 says: 60
  --silence=SECONDS      for how long another process may show no sign of life,
                         which it does twice a second; default, and what 0
                         says: 5. So long, but at most 3, calls of a GPU's
                         driver and libraries may stand still after a failure
  --no-libraries         kernels also where a library could compute
  --flush-subnormals     on CPUs, arithmetic takes floats below the least normal
                         one for zeros, as XLA's does; with them it is some
                         hundred times as slow
  --tf32                 on GPUs, libraries multiply f32 as TF32: faster, to 3
                         digits; else as f32
  --any-order            between processes NCCL may add floats in its own order
  --peer-memory          on GPUs, processes of one machine read what they fetch
                         in each other's memory, and not by NCCL
  --no-graphs            on GPUs, each step asks for one operation after the
                         other, and not for a graph that was captured once
  --wait-each            on GPUs, a rank waits for each operation before it asks
                         for the next one: slow, but an error of the GPU's is
                         said of the operation that made it
  --fail=RANK:CALL       lets a call of the runtime fail, for tests
  -h, --help             prints this
  --version              prints the versions of Tofu and of what it was built with
)";

/// A whole number in [least, most].
static Result<int64_t> parseInteger(const char *name, std::string_view text,
                                    int64_t least, int64_t most) {
  int64_t number = 0;
  auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc() && end == text.data() + text.size() &&
      number >= least && number <= most)
    return number;
  return Error("option --" + std::string(name) + " is " +
               quote(std::string(text)) + "; expected a number from " +
               std::to_string(least) + " to " + std::to_string(most));
}

/// One in [0, most], which are `wanted`.
static Result<double> parseNumber(const char *name, std::string_view text,
                                  double most, const char *wanted) {
  double number = 0;
  auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc() && end == text.data() + text.size() && number >= 0 &&
      number <= most)
    return number;
  return Error("option --" + std::string(name) + " is " +
               quote(std::string(text)) + "; expected " + wanted);
}

static constexpr const char *kReal = "a finite number that is not negative";

/// RANK:CALL
static Error parseFailure(const std::string &text, tofu_options &session) {
  size_t colon = text.find(':');
  if (colon == text.npos)
    return Error("option --fail is " + quote(text) +
                 "; expected the numbers of a rank and of a call, as in 1:3");
  for (auto [part, least, number] :
       {std::tuple(text.substr(0, colon), 0, &session.fail_rank),
        std::tuple(text.substr(colon + 1), 1, &session.fail_call)}) {
    Result<int64_t> parsed = parseInteger("fail", part, least, INT32_MAX);
    if (!parsed)
      return Error("option --fail is " + quote(text) +
                   "; expected the numbers of a rank, from 0, and of a call, "
                   "from 1, as in 1:3");
    *number = *parsed;
  }
  return Error::success();
}

enum Code {
  Inputs = 256,
  Random,
  RandomLimit,
  Steps,
  Expect,
  Tolerance,
  Floor,
  Units,
  Save,
  SaveInputs,
  Names,
  TraceFile,
  PrintPlan,
  Library,
  Ranks,
  Threads,
  RankThreads,
  Timeout,
  Silence,
  NoLibraries,
  FlushSubnormals,
  TF32,
  AnyOrder,
  PeerMemory,
  NoGraphs,
  WaitEach,
  Fail,
  Help,
  Version
};

static const option kOptions[] = {
    {"inputs", required_argument, nullptr, Inputs},
    {"random", required_argument, nullptr, Random},
    {"random-limit", required_argument, nullptr, RandomLimit},
    {"steps", required_argument, nullptr, Steps},
    {"expect", required_argument, nullptr, Expect},
    {"tolerance", required_argument, nullptr, Tolerance},
    {"floor", required_argument, nullptr, Floor},
    {"units", required_argument, nullptr, Units},
    {"save", required_argument, nullptr, Save},
    {"save-inputs", required_argument, nullptr, SaveInputs},
    {"names", required_argument, nullptr, Names},
    {"trace", required_argument, nullptr, TraceFile},
    {"print-plan", no_argument, nullptr, PrintPlan},
    {"library", required_argument, nullptr, Library},
    {"ranks", required_argument, nullptr, Ranks},
    {"threads-per-rank", required_argument, nullptr, Threads},
    {"rank-threads", required_argument, nullptr, RankThreads},
    {"timeout", required_argument, nullptr, Timeout},
    {"silence", required_argument, nullptr, Silence},
    {"no-libraries", no_argument, nullptr, NoLibraries},
    {"flush-subnormals", no_argument, nullptr, FlushSubnormals},
    {"tf32", no_argument, nullptr, TF32},
    {"any-order", no_argument, nullptr, AnyOrder},
    {"peer-memory", no_argument, nullptr, PeerMemory},
    {"no-graphs", no_argument, nullptr, NoGraphs},
    {"wait-each", no_argument, nullptr, WaitEach},
    {"fail", required_argument, nullptr, Fail},
    {"help", no_argument, nullptr, Help},
    {"version", no_argument, nullptr, Version},
    {nullptr, 0, nullptr, 0}};

/// Sets one option from its text, null if it has none.
static Error setOption(Options &options, const option &which,
                       const char *text) {
  Error error = Error::success();
  auto integer = [&](auto &to, int64_t least, int64_t most) {
    Result<int64_t> parsed = parseInteger(which.name, text, least, most);
    if (parsed)
      to = *parsed;
    else
      error = parsed.getError();
  };
  auto number = [&](double &to, double most, const char *wanted) {
    Result<double> parsed = parseNumber(which.name, text, most, wanted);
    if (parsed)
      to = *parsed;
    else
      error = parsed.getError();
  };
  auto file = [&](std::string &to) {
    to = text;
    if (to.empty())
      error = Error("option --" + std::string(which.name) +
                    " is empty; expected a file");
  };
  switch (which.val) {
  case Inputs:
    file(options.inputs.emplace_back());
    break;
  case Expect:
    file(options.expect);
    break;
  case Save:
    file(options.save);
    break;
  case SaveInputs:
    file(options.saveInputs);
    break;
  case Names:
    options.savesAsSource = text == std::string_view("source");
    if (!options.savesAsSource && text != std::string_view("program"))
      return Error("option --names is " + quote(text) +
                   "; expected program or source");
    break;
  case Library:
    file(options.libraries.emplace_back());
    break;
  case TraceFile:
    file(options.trace);
    options.session.trace = 1;
    break;
  case Random:
    integer(options.seed, 0, INT64_MAX);
    break;
  case RandomLimit:
    integer(options.randomLimit, 0, INT64_MAX);
    break;
  case Steps:
    integer(options.steps, 1, INT32_MAX);
    break;
  case Ranks:
    integer(options.ranks, 1, INT32_MAX);
    break;
  case Threads:
    integer(options.session.threads_per_rank, 1, 1024);
    break;
  case RankThreads:
    integer(options.session.rank_threads, 1, INT32_MAX);
    break;
  case Tolerance:
    number(options.tolerance.emplace(), DBL_MAX, kReal);
    break;
  case Floor:
    number(options.floor, DBL_MAX, kReal);
    break;
  case Units:
    number(options.units.emplace(), DBL_MAX, kReal);
    break;
  case Timeout:
    number(options.session.timeout, 1e6,
           "a number of seconds, from 0 to 1000000");
    break;
  case Silence:
    number(options.session.silence, 1e6,
           "a number of seconds, from 1 to 1000000, or 0");
    break;
  case PrintPlan:
    options.printPlan = true;
    break;
  case NoLibraries:
    options.session.no_libraries = 1;
    break;
  case FlushSubnormals:
    options.session.flush_subnormals = 1;
    break;
  case TF32:
    options.session.tf32 = 1;
    break;
  case AnyOrder:
    options.session.any_order = 1;
    break;
  case PeerMemory:
    options.session.peer_memory = 1;
    break;
  case NoGraphs:
    options.session.no_graphs = 1;
    break;
  case WaitEach:
    options.session.wait_each = 1;
    break;
  case Fail:
    return parseFailure(text, options.session);
  case Help:
    options.help = true;
    break;
  case Version:
    options.version = true;
    break;
  }
  return error;
}

/// How many letters are to be put in, taken out or replaced to make one of the
/// other.
static size_t countEdits(std::string_view from, std::string_view to) {
  std::vector<size_t> row(to.size() + 1); // of what was seen of `from`
  std::iota(row.begin(), row.end(), 0);
  for (size_t i = 0; i != from.size(); ++i) {
    size_t diagonal = std::exchange(row[0], i + 1);
    for (size_t j = 0; j != to.size(); ++j) {
      size_t replaced = diagonal + (from[i] != to[j]);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

/// `; did you mean '--timeout'?`: the first option that begins so, or that
/// differs in the fewest letters, if these are few; or "".
static std::string suggest(std::string_view name) {
  const char *nearest = nullptr;
  size_t least = std::min(name.size(), name.size() / 3 + 2);
  for (const option *each = kOptions; each->name; ++each) {
    bool begins =
        !name.empty() && std::string_view(each->name).starts_with(name);
    size_t edits = begins ? 0 : countEdits(name, each->name);
    if (edits < least) {
      least = edits;
      nearest = each->name;
    }
  }
  return nearest ? "; did you mean '--" + std::string(nearest) + "'?" : "";
}

/// That the argument is an option, by its whole name: getopt takes the
/// beginning of one, too.
static Error checkName(std::string_view argument) {
  std::string_view name = argument.substr(0, argument.find('='));
  if (!name.starts_with("--"))
    return Error("there is no option " + quote(std::string(name)) +
                 "; see --help" +
                 (name.size() > 2 ? suggest(name.substr(1)) : ""));
  name.remove_prefix(2);
  if (std::any_of(
          std::begin(kOptions), std::end(kOptions),
          [&](const option &each) { return each.name && name == each.name; }))
    return Error::success();
  return Error("there is no option '--" + std::string(name) + "'; see --help" +
               suggest(name));
}

/// That no two files that are written are one, nor one of those that are read.
static Error checkFiles(const Options &options) {
  const std::pair<const char *, const std::string &> outputs[] = {
      {"--save", options.save},
      {"--save-inputs", options.saveInputs},
      {"--trace", options.trace}};
  for (auto second = std::begin(outputs); second != std::end(outputs); ++second)
    for (auto first = std::begin(outputs); first != second; ++first)
      if (!first->second.empty() && !second->second.empty() &&
          files::OutputFile::isSame(first->second, second->second))
        return Error("options " + std::string(first->first) + " and " +
                     second->first + " name one file, " +
                     quote(second->second) + "; give each its own");
  std::vector<std::string> inputs{options.program, options.expect};
  inputs.insert(inputs.end(), options.inputs.begin(), options.inputs.end());
  if (std::count(inputs.begin(), inputs.end(), "-") > 1)
    return Error("the standard input, '-', is to be read for more than one of "
                 "the program, --inputs and --expect; give files");
  inputs.insert(inputs.end(), options.libraries.begin(),
                options.libraries.end());
  for (const std::string &file : {options.save, options.saveInputs})
    if (Error error = files::OutputFile::checkTerminal(file))
      return error;
  for (const auto &[name, file] : outputs)
    if (!file.empty())
      if (Error error = files::OutputFile::check(file, inputs))
        return error;
  return Error::success();
}

/// `--save`
static std::string getName(int code) {
  for (const option &each : kOptions)
    if (each.val == code)
      return "--" + std::string(each.name);
  return "";
}

/// That no option stands without what it is of, nor beside what excludes it.
static Error checkTogether(const std::set<int> &given) {
  auto isGiven = [&](int code) { return given.contains(code); };
  for (auto [one, other, reason] :
       {std::tuple(TF32, NoLibraries,
                   "option --tf32 is of what libraries compute, and "
                   "--no-libraries leaves them out"),
        std::tuple(Random, Inputs,
                   "arguments are either from --inputs or --random, not both"),
        std::tuple(Tolerance, Units,
                   "options --tolerance and --units both say how large errors "
                   "may be; give one"),
        std::tuple(Floor, Units,
                   "option --floor is of errors as they are, and not in units: "
                   "give it or --units")})
    if (isGiven(one) && isGiven(other))
      return Error(reason);
  if (isGiven(PrintPlan))
    for (int code : given) // but for what is looked at when a program is loaded
      if (code != PrintPlan && code != Ranks && code != Library)
        return Error("option --print-plan runs nothing, for which " +
                     getName(code) + " is; leave one out");
  for (auto [part, whole, other] :
       {std::tuple(RandomLimit, Random, Random),
        std::tuple(Tolerance, Expect, Expect),
        std::tuple(Floor, Expect, Expect), std::tuple(Units, Expect, Expect),
        std::tuple(Names, Save, SaveInputs)})
    if (isGiven(part) && !isGiven(whole) && !isGiven(other))
      return Error("option " + getName(part) + " is of " + getName(whole) +
                   (whole == other ? "" : " or " + getName(other)) +
                   ", which is not given");
  return Error::success();
}

Result<Options> tofu::run::parseOptions(int argc, char **argv) {
  Options options;
  std::set<int> given;
  opterr = 0; // the messages are ours
  while (true) {
    int index = -1;
    int code = getopt_long(argc, argv, ":h", kOptions, &index);
    if (code == -1)
      break;
    if (code == 'h') {
      options.help = true;
      continue;
    }
    if (code == '?' && optopt > 0 && optopt < 256) {
      // getopt goes on to the next argument behind the last letter.
      bool isLast = std::string_view(argv[optind - 1]) ==
                    "-" + std::string(1, char(optopt));
      return checkName(argv[optind - isLast]);
    }
    bool isApart = code != ':' && code != '?' && optarg == argv[optind - 1];
    if (Error error = checkName(argv[optind - 1 - isApart]))
      return error;
    if (code == ':')
      return Error("option " + quote(argv[optind - 1]) + " needs a value");
    if (code == '?')
      return Error("option " + quote(argv[optind - 1]) +
                   " has a value, but takes none; see --help");
    if (isApart && std::string_view(optarg).starts_with("--") &&
        !checkName(optarg))
      return Error("option " + quote(argv[optind - 2]) +
                   " needs a value, but is followed by the option " +
                   quote(optarg));
    if (Error error = setOption(options, kOptions[index], optarg))
      return error;
    given.insert(code);
  }
  if (options.help || options.version)
    return options;
  if (argc - optind != 1)
    return Error("expected one program, but " + std::to_string(argc - optind) +
                 " are given; see --help");
  options.program = argv[optind];
  if (Error error = checkTogether(given))
    return error;
  if (Error error = checkFiles(options))
    return error;
  return options;
}
