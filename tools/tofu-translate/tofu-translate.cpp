//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Reads other languages as MLIR: .tdl files. Writes these again, and formats
// them.
//
//===----------------------------------------------------------------------===//
#include "common/Chunks.h"
#include "common/CommandLine.h"
#include "common/Progress.h"
#include "common/Resources.h"
#include "mlir/IR/AsmState.h"
#include "tofu/Export/ExportTDL.h"
#include "tofu/Files/OutputFile.h"
#include "tofu/Import/TDL/FormatTDL.h"
#include "tofu/Import/TDL/ImportTDL.h"
#include "tofu/Pipeline/Load.h"
#include "llvm/Support/InitLLVM.h"

using namespace mlir;
using namespace tofu;
namespace cl = llvm::cl;

/// The exit status.
static int runTool(int argc, char **argv) {
  static cl::OptionCategory category("tofu-translate");
  static tools::TextOptions options(category, "<operators.tdl|.mlir>");
  static tools::Option<bool> importsTDL(
      "import-tdl", cl::cat(category),
      cl::desc("Writes the operators that a .tdl file defines, as MLIR"));
  static tools::Option<bool> exportsTDL(
      "export-tdl", cl::cat(category),
      cl::desc("Writes the operators that MLIR defines, as a .tdl file"));
  static tools::Option<bool> formats(
      "format-tdl", cl::cat(category),
      cl::desc("Writes a .tdl file as it should look; -o may name it again"));
  static tools::Option<bool> checks(
      "check", cl::cat(category),
      cl::desc("With --format-tdl: writes nothing, and fails if the file looks "
               "otherwise"));
  static tools::ImportFolders folders(category);
  registerAsmPrinterCLOptions();
  registerMLIRContextCLOptions();
  tools::parseCommandLine(argc, argv, "tofu-translate", category,
                          "Translates .tdl files to MLIR and back, and formats "
                          "them\n");
  SmallVector<StringRef> asked;
  for (const auto *each : {&importsTDL, &exportsTDL, &formats})
    if (*each)
      asked.push_back(each->ArgStr);
  if (asked.empty())
    return tools::fail("tofu-translate",
                       "nothing to do; say what to translate: --import-tdl, "
                       "--export-tdl or --format-tdl");
  if (asked.size() > 1)
    return tools::fail("tofu-translate", "--" + asked[0] + " and --" +
                                             asked[1] +
                                             " both say what to do; leave one "
                                             "out");
  if (checks && !formats)
    return tools::fail("tofu-translate", "--check goes with --format-tdl");
  if (checks && options.output.getNumOccurrences())
    return tools::fail("tofu-translate",
                       "--check writes nothing, for which -o is; leave one "
                       "out");
  // Another language does not replace its source.
  if (!formats)
    if (int status = tools::check(
            "tofu-translate",
            files::OutputFile::check(options.output, {options.input})))
      return status;
  tools::Progress progress("tofu-translate");
  return tools::runOnChunks(
      "tofu-translate", options, /*isQuiet=*/checks,
      [](tools::ToolContext &tool, raw_ostream &os) {
        // One thread does nearly all of it, and need not lock what is unique.
        tool.context.disableMultithreading();
        if (formats) {
          auto text = formatTDL(tool.sources, &tool.context, checks);
          os << text.value_or("");
          return success(text.has_value());
        }
        if (exportsTDL) {
          tool.module = parseModule(tool.sources, &tool.context);
          auto text = tool.module ? exportTDL(*tool.module) : std::nullopt;
          os << text.value_or("");
          return success(text.has_value());
        }
        tool.sources.setIncludeDirs(folders.get());
        tool.module = importTDL(tool.sources, &tool.context);
        if (!tool.module)
          return failure();
        // It was verified: printing does not have to. To find what maps would
        // be named `#map`, all would be printed twice.
        tool.module->print(os,
                           OpPrintingFlags().assumeVerified().useLocalScope());
        return success();
      });
}

int main(int argc, char **argv) {
  tools::keepFreedMemory();
  llvm::InitLLVM init(argc, argv);
  return tools::runOnStack([&] { return runTool(argc, argv); });
}
