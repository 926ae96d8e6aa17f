//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Any bytes as a .tdl file: errors, or definitions that print, format and
// become IR that verifies.
//
//===----------------------------------------------------------------------===//
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"
#include "tofu/Import/TDL/ImportTDL.h"
#include "tofu/Syntax/Format.h"
#include "tofu/Syntax/Parser.h"
#include "tofu/Syntax/Printer.h"
#include "llvm/Support/SourceMgr.h"

using namespace tofu;
using llvm::StringRef;

static void ignore(llvm::SourceMgr::DiagKind, llvm::SMLoc,
                   const llvm::Twine &) {}

static std::optional<std::string> print(StringRef text) {
  std::optional<syntax::Module> module = syntax::parse(text, ignore);
  if (!module)
    return std::nullopt;
  std::string printed;
  llvm::raw_string_ostream os(printed);
  print(*module, os);
  return printed;
}

static void require(bool holds, const char *what) {
  if (holds)
    return;
  llvm::errs() << what << '\n';
  __builtin_trap();
}

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  StringRef text(reinterpret_cast<const char *>(data), size);
  std::optional<std::string> printed = print(text);
  if (printed) {
    std::optional<std::string> again = print(*printed);
    require(again && *again == *printed, "the printed text prints otherwise");
    std::optional<std::string> formatted = syntax::format(text, ignore);
    require(formatted.has_value(), "what parses is not formatted");
    auto twice = syntax::format(*formatted, ignore);
    require(twice && *twice == *formatted,
            "formatted twice, it looks otherwise");
  }
  mlir::MLIRContext context(mlir::MLIRContext::Threading::DISABLED);
  mlir::ScopedDiagnosticHandler quiet(&context, [](mlir::Diagnostic &) {});
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(text, "f.tdl"), llvm::SMLoc());
  mlir::OwningOpRef<mlir::ModuleOp> module = importTDL(sources, &context);
  require(!module || succeeded(mlir::verify(*module)),
          "what is imported does not verify");
  return 0;
}
