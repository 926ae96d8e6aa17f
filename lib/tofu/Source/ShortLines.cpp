//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Source/ShortLines.h"

#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>

using namespace llvm;

static constexpr StringLiteral kLeftOut = "...";

static raw_ostream &printKind(SourceMgr::DiagKind kind, raw_ostream &os) {
  switch (kind) {
  case SourceMgr::DK_Error:
    return WithColor::error(os);
  case SourceMgr::DK_Warning:
    return WithColor::warning(os);
  case SourceMgr::DK_Remark:
    return WithColor::remark(os);
  case SourceMgr::DK_Note:
    return WithColor::note(os);
  }
  llvm_unreachable("all kinds are above");
}

static std::string shorten(StringRef message) {
  if (message.size() <= tofu::maxShownMessage)
    return message.str();
  size_t room = (tofu::maxShownMessage - kLeftOut.size()) / 2;
  return (message.take_front(room) + kLeftOut + message.take_back(room)).str();
}

void tofu::printShort(const SMDiagnostic &diagnostic, raw_ostream &os) {
  if (diagnostic.getMessage().size() > maxShownMessage)
    return printShort(
        SMDiagnostic(*diagnostic.getSourceMgr(), diagnostic.getLoc(),
                     diagnostic.getFilename(), diagnostic.getLineNo(),
                     diagnostic.getColumnNo(), diagnostic.getKind(),
                     shorten(diagnostic.getMessage()),
                     diagnostic.getLineContents(), diagnostic.getRanges(),
                     diagnostic.getFixIts()),
        os);
  StringRef line = diagnostic.getLineContents();
  if (line.size() <= maxShownLine)
    return diagnostic.print(nullptr, os);
  os << diagnostic.getFilename() << ':' << diagnostic.getLineNo() << ':'
     << diagnostic.getColumnNo() + 1 << ": ";
  printKind(diagnostic.getKind(), os) << diagnostic.getMessage() << '\n';
  // As much before the column as behind it, as far as there is any.
  size_t room = maxShownLine - 2 * kLeftOut.size();
  size_t column = std::clamp<size_t>(diagnostic.getColumnNo(), 0, line.size());
  size_t begin =
      std::min(column - std::min(column, room / 2), line.size() - room);
  StringRef before = begin > 0 ? kLeftOut : "";
  os << before << line.substr(begin, room)
     << (begin + room < line.size() ? kLeftOut : "") << '\n';
  os.indent(before.size() + column - begin) << "^\n";
}

void tofu::showShortLines(SourceMgr &sources) {
  sources.setDiagHandler([](const SMDiagnostic &diagnostic, void *) {
    printShort(diagnostic, errs());
  });
}
