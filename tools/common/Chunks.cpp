//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "common/Chunks.h"

#include "common/CommandLine.h"
#include "common/Progress.h"
#include "mlir/Support/ToolUtilities.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/BuryPointer.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tools;
namespace cl = llvm::cl;

TextOptions::TextOptions(cl::OptionCategory &category, const char *inputName)
    : input(cl::Positional, cl::init("-"), cl::desc(inputName),
            cl::cat(category)),
      output("o", cl::init("-"), cl::value_desc("file"),
             cl::desc("Output; default: the standard output"),
             cl::cat(category)),
      split("split-input-file", cl::cat(category),
            cl::desc("Each part between lines of `// -----` is a file")),
      verify("verify-diagnostics", cl::cat(category),
             cl::desc("Succeeds if diagnostics are those that comments of the "
                      "source expect: `// expected-error {{...}}`")) {}

int tools::runOnChunks(llvm::StringRef tool, const TextOptions &options,
                       bool isQuiet, ChunkFunction run) {
  bool isPrinted = options.output == "-";
  if (!isPrinted)
    if (int status = check(tool, files::OutputFile::check(options.output)))
      return status;
  files::Outputs outputs; // also those of passes
  // Whoever has read enough of what is printed wants files all the same.
  if (isPrinted || !files::OutputFile::isSame(options.output, "-"))
    Progress::keepOnUnread();
  Progress::begin("read");
  auto file = openInput(tool, options.input);
  if (!file)
    return 1;
  llvm::SmallString<0> text; // a std::string would be copied as it grows
  llvm::raw_svector_ostream stream(text);
  raw_ostream &os = stream;
  os.SetBufferSize(1 << 16); // it has none, and MLIR writes word by word
  auto runOnChunk = [&](std::unique_ptr<llvm::MemoryBuffer> chunk,
                        raw_ostream &os) {
    auto context =
        std::make_unique<ToolContext>(std::move(chunk), options.verify);
    LogicalResult result = context->finish(run(*context, os));
    // What a file became is not taken apart: the process ends.
    if (!options.split)
      llvm::BuryPointer(std::move(context));
    return result;
  };
  StringRef marker = options.split ? kDefaultSplitMarker : "";
  LogicalResult result =
      splitAndProcessBuffer(std::move(file), runOnChunk, os, marker, marker);
  os.flush();
  if (failed(result))
    return 1;
  Progress::clear();
  if (isPrinted && !isQuiet)
    llvm::outs() << text;
  else if (!isQuiet)
    if (int status = check(tool, files::writeFile(options.output, text.str())))
      return status;
  if (int status = keepOutputs(tool, outputs))
    return status;
  return finishOutput(tool);
}
