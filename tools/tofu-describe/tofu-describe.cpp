//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What operators that somebody has written can be split into, and whether that
// is so.
//
//===----------------------------------------------------------------------===//
#include "common/CommandLine.h"
#include "common/Progress.h"
#include "common/Resources.h"
#include "common/ToolContext.h"

#include "tofu/Files/OutputFile.h"
#include "tofu/Import/TDL/ImportTDL.h"
#include "tofu/Operators/Digest.h"
#include "tofu/Operators/GradientPage.h"
#include "tofu/Operators/OperatorProof.h"
#include "tofu/Operators/Page.h"
#include "tofu/Pipeline/Load.h"
#include "tofu/Source/FileKind.h"
#include "tofu/Source/Nearest.h"
#include "tofu/Source/ShortLines.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace tofu;
namespace cl = llvm::cl;

static cl::OptionCategory category("tofu-describe");
static cl::list<std::string> inputs(cl::Positional, cl::OneOrMore,
                                    cl::desc("<operators.tdl> ..."),
                                    cl::cat(category));
static cl::list<std::string>
    names("op", cl::value_desc("name"),
          cl::desc("Only this operator; may be repeated"), cl::cat(category));
static tools::Option<bool>
    prove("prove",
          cl::desc("Prove that every strategy is sound, and print how many "
                   "were; status 1 if one is not"),
          cl::cat(category));
static tools::Option<int64_t> settings(
    "settings", cl::init(4), cl::value_desc("N"),
    cl::desc("With --prove: at how many shapes and attributes; default: 4"),
    cl::cat(category));
static cl::list<std::string>
    uses("uses", cl::value_desc("program.mlir"),
         cl::desc("A program that applies generic definitions, which are "
                  "described at the ranks, element types and attributes there; "
                  "may be repeated"),
         cl::cat(category));
static tools::Option<bool>
    excess("excess",
           cl::desc("With --prove: list what fetches more than it has to"),
           cl::cat(category));

static tools::ImportFolders folders(category);
static cl::opt<bool>
    gradients("gradient",
              cl::desc("Print the gradient of each operator by each of its "
                       "parameters, as a definition"),
              cl::cat(category));
static cl::opt<bool>
    countsGradients("count-gradients",
                    cl::desc("Print how many operators have gradients, and "
                             "why others have none"),
                    cl::cat(category));

static cl::opt<bool>
    summary("summary",
            cl::desc("Print a table in Markdown, an operator a line"),
            cl::cat(category));

static int fail(const llvm::Twine &message) {
  return tools::fail("tofu-describe", message);
}

namespace {
/// What all files come to.
struct Outcome {
  SmallVector<std::pair<std::string, ProofCounts>> families;
  llvm::StringSet<> found; // names of operators
  std::vector<GradientCounts> gradients;
  std::string combiner; // the first one
  unsigned pages = 0;
  llvm::StringSet<> printed; // functions and combiners that gradients use
  bool failed = false;
};
} // namespace

static void proveFamily(Instances &instances, ArrayRef<Operation *> definitions,
                        StringRef path, Outcome &outcome) {
  ProofCounts counts;
  for (Operation *definition : definitions) {
    OperatorProof proof = proveDefinition(instances, definition, settings);
    counts += proof.counts;
    StringRef name = getDefinitionName(definition);
    for (const std::string &fault : proof.faults) {
      definition->emitError() << "'" << name << "': " << fault;
      outcome.failed = true;
    }
    if (excess)
      for (const std::string &text : proof.excesses)
        llvm::outs() << name << ": " << text << '\n';
  }
  outcome.families.push_back({llvm::sys::path::stem(path).str(), counts});
}

/// The lines of `///` right before the definition, without the slashes.
static std::string getDoc(Operation *definition, StringRef text) {
  auto place = definition->getLoc()->findInstanceOf<FileLineColLoc>();
  SmallVector<StringRef> lines;
  text.split(lines, '\n');
  if (!place || place.getLine() > lines.size())
    return "";
  size_t end = place.getLine() - 1, begin = end;
  while (begin > 0 && lines[begin - 1].trim().starts_with("///"))
    --begin;
  std::string doc;
  for (StringRef line : ArrayRef(lines).slice(begin, end - begin))
    doc += line.trim().drop_front(3).trim().str() + "\n";
  return doc;
}

static std::string renderPage(const OperatorInstance &instance, StringRef doc) {
  std::string page;
  llvm::raw_string_ostream os(page);
  printPage(instance, doc, os);
  return page;
}

static int describe(StringRef path, Outcome &outcome) {
  auto file = tools::openInput("tofu-describe", path);
  if (!file)
    return 1;
  tools::ToolContext tool(std::move(file));
  tool.sources.setIncludeDirs(folders.get());
  OwningOpRef<ModuleOp> module = importTDL(tool.sources, &tool.context);
  if (!module)
    return 1; // told already
  Instances instances(*module);
  for (const std::string &program : uses) {
    llvm::SourceMgr sources;
    showShortLines(sources);
    SourceMgrDiagnosticHandler handler(sources, &tool.context);
    OwningOpRef<ModuleOp> used = loadModule(program, sources, tool.context);
    if (!used)
      return 1; // told already
    instances.addUses(*used);
  }
  SmallVector<Operation *> definitions;
  for (Operation *definition : instances.getDefinitions()) {
    StringRef name = getDefinitionName(definition);
    outcome.found.insert(name);
    if (names.empty() || llvm::is_contained(names, name))
      definitions.push_back(definition);
  }
  if (prove) {
    proveFamily(instances, definitions, path, outcome);
    return 0;
  }
  StringRef text =
      tool.sources.getMemoryBuffer(tool.sources.getMainFileID())->getBuffer();
  llvm::SourceMgr again; // with the files that it imports
  std::optional<syntax::Module> written = readDefinitions(tool.sources, again);
  if (outcome.combiner.empty() && !written->combiners.empty())
    outcome.combiner = written->combiners.front().name.text.str();
  if (countsGradients) {
    outcome.gradients.push_back(
        countGradients(llvm::sys::path::stem(path), *written, names));
    return 0;
  }
  if (gradients) {
    for (Operation *definition : definitions)
      printGradients(instances, definition, *written, outcome.pages,
                     outcome.printed, llvm::outs());
    return 0;
  }
  if (summary) {
    if (!outcome.pages++)
      printDigestHeading(llvm::outs());
    printDigest(llvm::sys::path::stem(path), instances, definitions, *written,
                llvm::outs());
    return 0;
  }
  for (Operation *definition : definitions) {
    std::string why, doc = getDoc(definition, text);
    auto found = instances.find(definition, &why);
    llvm::StringSet<> said; // some instances differ in nothing that is seen
    for (const OperatorInstance &instance : found) {
      std::string page = renderPage(instance, doc), seen = page;
      std::string gradients = describeGradients(instances, instance, *written);
      if (size_t given = seen.find(instance.given); given != seen.npos)
        seen.erase(given, instance.given.size());
      if (!said.insert(seen + gradients).second)
        continue;
      if (outcome.pages++)
        llvm::outs() << '\n';
      llvm::outs() << page << gradients;
    }
    if (found.empty()) {
      warnOfNoInstance(definition, why);
      if (outcome.pages++)
        llvm::outs() << '\n';
      llvm::outs() << getDefinitionName(definition) << ": "
                   << describeNoInstance(why) << '\n';
    }
  }
  return 0;
}

/// `conv, glu and 3 more`.
static std::string listNames(const llvm::StringSet<> &names) {
  constexpr size_t mostNames = 10;
  SmallVector<StringRef> sorted(names.keys());
  llvm::sort(sorted);
  size_t number = std::min(sorted.size(), mostNames);
  std::string list = llvm::join(ArrayRef(sorted).take_front(number), ", ");
  if (number != sorted.size())
    list += " and " + std::to_string(sorted.size() - number) + " more";
  return list.empty() ? "none" : list;
}

/// What a combiner folds in parts depends on what it is applied to.
static std::string hintCombiner(StringRef name) {
  return name.empty() ? ""
                      : ("; whether '" + name +
                         "' may fold parts by themselves is on the page of an "
                         "operator that folds by it")
                            .str();
}

/// The exit status.
static int runTool(int argc, char **argv) {
  tools::parseCommandLine(
      argc, argv, "tofu-describe", category,
      "Says of operators in TDL how they can be split, and why not\n");
  if (settings < 1 || settings > 100)
    settings.refuse("a whole number from 1 to 100");
  for (const cl::Option *option : {static_cast<const cl::Option *>(&settings),
                                   static_cast<const cl::Option *>(&excess)})
    if (int status =
            tools::requireFor("tofu-describe", *option, "--prove", prove))
      return status;
  if (prove + gradients + countsGradients + summary > 1)
    return fail("options --prove, --gradient, --count-gradients and --summary "
                "each say what to print; give one");
  for (const std::string &program : uses) // before all work
    if (auto file = llvm::MemoryBuffer::getFile(program); !file)
      return fail("cannot open --uses=" + program + ": " +
                  file.getError().message());
    else if (std::string why = whyNotMLIR((*file)->getBuffer()); !why.empty())
      return fail("--uses=" + program + ": " + why);
  tools::Progress progress("tofu-describe");
  Outcome outcome;
  for (const std::string &path : inputs)
    if (int status = describe(path, outcome))
      return status;
  if (outcome.found.empty())
    return fail("there is no operator in " +
                (inputs.size() == 1 ? "'" + inputs[0] + "'"
                                    : std::string("these files")) +
                "; expected definitions, as in 'op f(x: [n]) -> [n] = "
                "lambda i: x[i]'" +
                hintCombiner(outcome.combiner));
  for (const std::string &name : names)
    if (!outcome.found.contains(name)) {
      Nearest nearest(name);
      for (StringRef each : outcome.found.keys())
        nearest.add(each);
      return fail("no operator is named '" + name + "'" + nearest.hint() +
                  "; there are " + listNames(outcome.found));
    }
  if (prove)
    printProofs(outcome.families, llvm::outs());
  if (countsGradients)
    printGradientCounts(outcome.gradients, llvm::outs());
  if (int status = tools::check("tofu-describe",
                                files::checkStandardOutput(llvm::outs())))
    return status;
  return outcome.failed;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  return tools::runOnStack([&] { return runTool(argc, argv); });
}
