//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// mlir-translate with Tofu's languages, which writes its output as our other
// tools do.
//
//===----------------------------------------------------------------------===//
#include "mlir/Tools/mlir-translate/MlirTranslateMain.h"
#include "tofu/Files/OutputFile.h"
#include "tofu/Import/TDL/ImportTDL.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>
#include <vector>

using namespace tofu;

static int check(const files::Error &error) {
  if (!error)
    return 0;
  llvm::WithColor::error(llvm::errs(), "tofu-translate")
      << error.getMessage() << '\n';
  return 1;
}

/// Where the file's name is in the text of an argument: behind `-o=`, or all of
/// it behind `-o`.
static std::optional<size_t> findOutput(llvm::ArrayRef<std::string> texts,
                                        size_t i) {
  llvm::StringRef text = texts[i], before = texts[i - 1];
  if (before == "-o" || before == "--o")
    return 0;
  if (text.starts_with("-o=") || text.starts_with("--o="))
    return text.find('=') + 1;
  return std::nullopt;
}

int main(int argc, char **argv) {
  registerImportTDL();
  // MLIR would cut the file before it has something to write, and remove it
  // after an error: it is given another one instead.
  std::vector<std::string> texts(argv, argv + argc);
  static std::optional<files::OutputFile> file; // is removed by exit(), too
  for (size_t i = 1; i < texts.size() && texts[i] != "--"; ++i) {
    std::optional<size_t> at = findOutput(texts, i);
    if (!at || texts[i].substr(*at) == "-")
      continue;
    file.emplace(texts[i].substr(*at));
    if (int status = check(file->open()))
      return status;
    texts[i].replace(*at, std::string::npos, file->getTemporary());
  }
  std::vector<char *> arguments;
  for (std::string &text : texts)
    arguments.push_back(text.data());
  if (failed(mlir::mlirTranslateMain(argc, arguments.data(),
                                     "Tofu's translator\n")))
    return 1;
  if (int status = check(files::checkStandardOutput(llvm::outs())))
    return status;
  return file ? check(file->keep()) : 0;
}
