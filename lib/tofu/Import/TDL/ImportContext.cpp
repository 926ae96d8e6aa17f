//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/ImportContext.h"
#include "tofu/Syntax/Parser.h"
#include "llvm/ADT/STLExtras.h"

using namespace mlir;
using namespace tofu;

ImportContext::ImportContext(llvm::StringRef whole, StringAttr file)
    : text(whole), file(file) {
  text.consume_front(syntax::byteOrderMark);
  addFile(text, file);
}

void ImportContext::addFile(llvm::StringRef text, StringAttr file) {
  files.push_back({text, file, {}});
  for (const char &c : text)
    if (c == '\n')
      files.back().ends.push_back(&c);
}

FileLineColLoc ImportContext::getLoc(llvm::SMLoc loc) const {
  const char *at = loc.getPointer();
  std::less_equal<const char *> isUpTo;
  const Lines *found = &files.front();
  for (const Lines &each : llvm::drop_begin(files))
    if (isUpTo(each.text.begin(), at) && isUpTo(at, each.text.end()))
      found = &each;
  auto end = llvm::lower_bound(found->ends, at);
  const char *start =
      end == found->ends.begin() ? found->text.begin() : end[-1] + 1;
  return FileLineColLoc::get(found->file, end - found->ends.begin() + 1,
                             at - start + 1);
}

NameLoc ImportContext::getLoc(syntax::Name name) const {
  return NameLoc::get(StringAttr::get(getContext(), name.text),
                      getLoc(name.loc()));
}

void ImportContext::say(llvm::SourceMgr::DiagKind kind, llvm::SMLoc loc,
                        const llvm::Twine &message) {
  if (kind == llvm::SourceMgr::DK_Note && pending) {
    pending->attachNote(getLoc(loc)) << message;
    return;
  }
  pending.reset();
  pending.emplace(emitError(loc) << message);
  if (user)
    pending->attachNote(*user) << "applied here";
}

InFlightDiagnostic ImportContext::emitError(llvm::SMLoc loc) {
  failed = true;
  return mlir::emitError(getLoc(loc));
}
