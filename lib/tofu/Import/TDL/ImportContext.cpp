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
  for (const char &c : text)
    if (c == '\n')
      lineEnds.push_back(&c);
}

FileLineColLoc ImportContext::getLoc(llvm::SMLoc loc) const {
  if (loc.getPointer() < text.begin() || loc.getPointer() > text.end())
    loc = derivedAt; // it stands in no file
  auto end = llvm::lower_bound(lineEnds, loc.getPointer());
  const char *start = end == lineEnds.begin() ? text.begin() : end[-1] + 1;
  return FileLineColLoc::get(file, end - lineEnds.begin() + 1,
                             loc.getPointer() - start + 1);
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
