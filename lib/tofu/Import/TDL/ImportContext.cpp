//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/ImportContext.h"
#include "tofu/Source/FileKind.h"
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

LogicalResult ImportContext::checkKind() {
  std::string reason = whyNotTDL(text);
  if (reason.empty())
    return success();
  return mlir::emitError(FileLineColLoc::get(file, 0, 0)) << reason;
}

/// Many operations after each other stand at one place.
FileLineColLoc ImportContext::getLoc(llvm::SMLoc loc) const {
  if (!last || lastPlace != loc) {
    last = findLoc(loc);
    lastPlace = loc;
  }
  return last;
}

FileLineColLoc ImportContext::findLoc(llvm::SMLoc loc) const {
  std::less_equal<const char *> isUpTo;
  auto isIn = [&](StringRef text, const char *at) {
    return isUpTo(text.begin(), at) && isUpTo(at, text.end());
  };
  auto find = [&](const char *at) {
    return llvm::find_if(
        files, [&](const Lines &each) { return isIn(each.text, at); });
  };
  const char *at = loc.getPointer();
  // Of what was derived of a derived text, where the first of them is asked
  // for.
  for (auto [text, asked] : llvm::reverse(derived))
    if (isIn(text, at))
      at = asked.getPointer();
  auto found = find(at);
  if (found == files.end()) {
    at = elsewhere.isValid() ? elsewhere.getPointer() : text.begin();
    found = find(at);
  }
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
}

InFlightDiagnostic ImportContext::emitError(llvm::SMLoc loc) {
  failed = true;
  InFlightDiagnostic diag = mlir::emitError(getLoc(loc));
  if (user)
    diag.attachNote(*user) << "applied here";
  return diag;
}
