//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/ImportContext.h"
#include "mlir/IR/BuiltinAttributes.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace mlir;
using namespace tofu;

FileLineColLoc ImportContext::getLoc(llvm::SMLoc loc) const {
  unsigned buffer = sources.FindBufferContainingLoc(loc);
  // SourceMgr::getLineAndColumn takes the time of the line's length.
  unsigned line = sources.FindLineNumber(loc, buffer);
  const char *start =
      sources.FindLocForLineAndColumn(buffer, line, 1).getPointer();
  return FileLineColLoc::get(
      context, sources.getMemoryBuffer(buffer)->getBufferIdentifier(), line,
      loc.getPointer() - start + 1);
}

NameLoc ImportContext::getLoc(syntax::Name name) const {
  return NameLoc::get(StringAttr::get(context, name.text), getLoc(name.loc()));
}

InFlightDiagnostic ImportContext::emitError(llvm::SMLoc loc) {
  failed = true;
  return mlir::emitError(getLoc(loc));
}
