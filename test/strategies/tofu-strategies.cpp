//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// tofu-strategies FILE.tdl...: runs every strategy of every operator, at some
// settings and numbers of parts, interpreted and compiled, and compares with
// the whole operator. With --gradients, of every gradient of every operator.
//
//===----------------------------------------------------------------------===//
#include "Trials.h"

#include "mlir/IR/MLIRContext.h"
#include "support/Gradients.h"
#include "tofu/Import/TDL/ImportTDL.h"
#include "tofu/Operators/OperatorProof.h"
#include "tofu/Pipeline/Load.h"
#include "tofu/Pipeline/Register.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::test;
namespace cl = llvm::cl;

static cl::list<std::string> inputs(cl::Positional, cl::OneOrMore,
                                    cl::desc("<operators.tdl> ..."));
static cl::list<int64_t> parts("parts", cl::CommaSeparated,
                               cl::desc("Numbers of devices; 2,3,4"));
static cl::opt<unsigned> settings("settings", cl::init(3),
                                  cl::desc("Shapes and attributes; 3"));
static cl::opt<unsigned> batch("batch", cl::init(40),
                               cl::desc("Trials in a compiled program; 40"));
static cl::opt<unsigned>
    every("compile-every", cl::init(1),
          cl::desc("Compile one of so many trials of an operator, another one "
                   "of the next operator; 1: all"));
static cl::opt<unsigned> runEvery("every", cl::init(1),
                                  cl::desc("Run one of so many trials; 1: "
                                           "all"));
static cl::opt<bool>
    inTurn("in-turn",
           cl::desc("Run each strategy at each setting on one number "
                    "of devices, in turn, and compile it at one"));
static cl::opt<bool> optimizes("optimize",
                               cl::desc("Compile as tofu-compile does"));
static cl::list<std::string> uses("uses", cl::desc("Programs that apply them"));
static cl::opt<bool> proves("prove", cl::desc("Prove them, too"));
static cl::opt<bool> gradients("gradients",
                               cl::desc("Their gradients in their place"));
static cl::opt<bool> interpretOnly("interpret", cl::desc("Compile nothing"));

static cl::opt<Plant>
    kind("plant", cl::init(Plant::None),
         cl::desc("Plants errors; all are to show"),
         cl::values(clEnumValN(Plant::Offset, "offset", "fetched one too late"),
                    clEnumValN(Plant::Halo, "halo", "fetched one too few"),
                    clEnumValN(Plant::Twice, "twice", "a term counts twice"),
                    clEnumValN(Plant::Fill, "fill", "another value outside"),
                    clEnumValN(Plant::Bias, "bias", "added on each device")));

static bool runFile(MLIRContext &context, StringRef path, Counts &counts,
                    ProofCounts &proofs, std::vector<std::string> &faults) {
  llvm::SourceMgr sources;
  auto file = llvm::MemoryBuffer::getFileOrSTDIN(path);
  if (!file) {
    llvm::errs() << path << ": " << file.getError().message() << '\n';
    return false;
  }
  llvm::StringSet<> asked;
  if (gradients) {
    WithGradients written = addGradients(path, (*file)->getBuffer());
    for (const AskedGradient &each : written.gradients)
      asked.insert(each.name);
    file = llvm::MemoryBuffer::getMemBufferCopy(written.text, path);
  }
  sources.AddNewSourceBuffer(std::move(*file), {});
  SourceMgrDiagnosticHandler handler(sources, &context);
  OwningOpRef<ModuleOp> module = importTDL(sources, &context);
  if (!module)
    return false;
  std::vector<Trial> trials; // that are compiled
  Instances instances(*module);
  for (const std::string &program : uses) {
    llvm::SourceMgr programs;
    OwningOpRef<ModuleOp> used = loadModule(program, programs, context);
    if (!used)
      return false;
    instances.addUses(*used);
  }
  TrialOptions options{settings,
                       SmallVector<int64_t>(parts.begin(), parts.end()), inTurn,
                       std::max(1u, runEvery.getValue()), kind};
  for (Operation *definition : instances.getDefinitions()) {
    if (gradients && !asked.contains(getDefinitionName(definition)))
      continue;
    ++counts.operators;
    if (proves) {
      OperatorProof proof = proveDefinition(instances, definition, settings);
      proofs += proof.counts;
      for (const std::string &fault : proof.faults)
        faults.push_back(
            ("'" + getDefinitionName(definition) + "' " + fault).str());
    }
    std::string why;
    auto found = instances.find(definition, &why);
    if (found.empty())
      llvm::outs() << getDefinitionName(definition) << ": "
                   << describeNoInstance(why) << '\n';
    for (const OperatorInstance &instance : found) {
      std::vector<Trial> all = makeTrials(instance.op, options, counts, faults);
      llvm::erase_if(all, [](const Trial &each) { return !each.isCompiled; });
      size_t step = std::min<size_t>(every, all.size());
      for (size_t i = step ? counts.instances % step : 0; i < all.size();
           i += step)
        trials.push_back(std::move(all[i]));
    }
  }
  if (interpretOnly || kind != Plant::None)
    return true;
  for (int64_t count : parts) {
    std::string suffix = ", " + std::to_string(count) + " parts";
    std::vector<Trial *> alike;
    for (Trial &trial : trials)
      if (StringRef(trial.name).ends_with(suffix))
        alike.push_back(&trial);
    for (size_t i = 0; i < alike.size(); i += batch)
      runCompiled(
          ArrayRef(alike).slice(i, std::min<size_t>(batch, alike.size() - i)),
          optimizes, counts, faults);
  }
  return true;
}

namespace {
struct Row {
  std::string name;
  Counts counts;
  ProofCounts proofs;
  size_t failed = 0;
};
} // namespace

static void print(const Row &row) {
  const Counts &counts = row.counts;
  llvm::outs() << llvm::format("%-12s  %9u  %9u  ", row.name.c_str(),
                               counts.operators, counts.instances);
  if (proves)
    llvm::outs() << llvm::format(
        "%6u  %10u  %7u  ", row.proofs.get(Verdict::Proved),
        row.proofs.get(Verdict::Enumerated), row.proofs.get(Verdict::Assumed));
  llvm::outs() << llvm::format("%8u  %10u  %11u  %8u  %6u  %7u  %6zu\n",
                               counts.settings, counts.strategies,
                               counts.interpreted, counts.compiled,
                               counts.exact, counts.notRun, row.failed);
}

int main(int argc, char **argv) {
  cl::ParseCommandLineOptions(argc, argv);
  if (parts.empty())
    for (int64_t count : {2, 3, 4})
      parts.push_back(count);
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  context.allowUnregisteredDialects();
  SmallVector<Row, 0> rows;
  Row all{"all", {}, {}};
  for (const std::string &path : inputs) {
    Row &row = rows.emplace_back();
    row.name = llvm::sys::path::stem(path).str();
    std::vector<std::string> faults;
    if (!runFile(context, path, row.counts, row.proofs, faults))
      return 1;
    for (const std::string &fault : faults)
      llvm::outs() << "failed: " << fault << '\n';
    row.failed = faults.size();
    all.counts += row.counts;
    all.proofs += row.proofs;
    all.failed += row.failed;
  }
  if (kind != Plant::None) {
    llvm::outs() << "planted " << all.counts.planted << ", found "
                 << all.counts.found << '\n';
    return all.failed != 0;
  }
  llvm::outs() << "family        operators  instances  "
               << (proves ? "proved  enumerated  assumed  " : "")
               << "settings  strategies  interpreted  compiled   exact  "
                  "not run  failed\n";
  for (const Row &row : rows)
    print(row);
  if (rows.size() > 1)
    print(all);
  return all.failed != 0;
}
