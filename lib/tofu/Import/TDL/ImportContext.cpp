//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/ImportContext.h"
#include "tofu/Syntax/Parser.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace tofu;

ImportContext::ImportContext(const llvm::SourceMgr &sources,
                             MLIRContext *context)
    : context(context) {
  const llvm::MemoryBuffer *buffer =
      sources.getMemoryBuffer(sources.getMainFileID());
  text = buffer->getBuffer();
  text.consume_front(syntax::byteOrderMark);
  file = StringAttr::get(context, buffer->getBufferIdentifier());
  for (const char &c : text)
    if (c == '\n')
      lineEnds.push_back(&c);
}

FileLineColLoc ImportContext::getLoc(llvm::SMLoc loc) const {
  auto end = llvm::lower_bound(lineEnds, loc.getPointer());
  const char *start = end == lineEnds.begin() ? text.begin() : end[-1] + 1;
  return FileLineColLoc::get(file, end - lineEnds.begin() + 1,
                             loc.getPointer() - start + 1);
}

NameLoc ImportContext::getLoc(syntax::Name name) const {
  return NameLoc::get(StringAttr::get(context, name.text), getLoc(name.loc()));
}

InFlightDiagnostic ImportContext::emitError(llvm::SMLoc loc) {
  failed = true;
  return mlir::emitError(getLoc(loc));
}
