//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Elaboration/Read.h"
#include "tofu/Elaboration/Check.h"
#include "tofu/Syntax/Parser.h"
#include <algorithm>

using namespace tofu::syntax;
using llvm::SMLoc;
using llvm::StringRef;

std::optional<Module>
tofu::syntax::read(StringRef text, Report report, unsigned limit,
                   std::vector<std::optional<Operator>> *operators,
                   Importer *importer) {
  struct Said {
    llvm::SourceMgr::DiagKind kind;
    SMLoc loc;
    std::string message;
  };
  std::vector<std::vector<Said>> errors; // each with its notes
  auto collect = [&](llvm::SourceMgr::DiagKind kind, SMLoc loc,
                     const llvm::Twine &message) {
    if (kind == llvm::SourceMgr::DK_Error)
      errors.emplace_back();
    errors.back().push_back({kind, loc, message.str()});
  };
  Diagnostics diagnostics(collect, limit);
  Module module = parse(text, diagnostics, importer);
  if (check(module, diagnostics, operators))
    return module;
  // That there are more comes last.
  auto last = diagnostics.full() ? std::prev(errors.end()) : errors.end();
  auto getPlace = [&](const std::vector<Said> &error) {
    const char *at = error[0].loc.getPointer();
    return std::pair(module.getFile(at), at);
  };
  std::stable_sort(errors.begin(), last,
                   [&](const auto &left, const auto &right) {
                     return getPlace(left) < getPlace(right);
                   });
  for (const std::vector<Said> &error : errors) {
    for (const Said &said : error)
      report(said.kind, said.loc, said.message);
    for (unsigned file = getPlace(error).first; file != 0;
         file = module.files[file].importer)
      report(llvm::SourceMgr::DK_Note, module.files[file].importedAt,
             "imported here");
  }
  return std::nullopt;
}
