//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Source/ShortLines.h"

#include "tofu/Files/Printable.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/Unicode.h"
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

/// Takes a character off the text; how many columns it has where it is shown.
static unsigned takeCharacter(StringRef &text) {
  const auto *begin = text.bytes_begin(), *at = begin;
  UTF32 character = 0;
  bool isLegal = convertUTF8Sequence(&at, text.bytes_end(), &character,
                                     strictConversion) == conversionOK;
  StringRef bytes = text.take_front(isLegal ? at - begin : 1);
  text = text.drop_front(bytes.size());
  int width = sys::unicode::columnWidthUTF8(bytes);
  if (width >= 0)
    return width;
  // What joins characters, or says in which direction they go, has none.
  return isLegal && sys::unicode::isFormatting(character) ? 0 : 1;
}

/// Blanks as wide as the text is where it is shown.
static std::string blank(StringRef text) {
  std::string blanks;
  while (!text.empty())
    if (text.consume_front("\t"))
      blanks += '\t';
    else
      blanks.append(takeCharacter(text), ' ');
  return blanks;
}

static const SourceMgr &getSources(const SMDiagnostic &diagnostic) {
  static const SourceMgr none; // of what has no place
  return diagnostic.getSourceMgr() ? *diagnostic.getSourceMgr() : none;
}

/// The same with nothing that a terminal takes for more than text.
static SMDiagnostic makePrintable(const SMDiagnostic &diagnostic) {
  StringRef line = diagnostic.getLineContents();
  size_t column = std::clamp<int>(diagnostic.getColumnNo(), 0, line.size());
  std::string before = tofu::files::makePrintable(line.take_front(column)),
              behind = tofu::files::makePrintable(line.drop_front(column));
  bool isSame = before + behind == line;
  return SMDiagnostic(
      getSources(diagnostic), diagnostic.getLoc(),
      tofu::files::makeLine(diagnostic.getFilename()), diagnostic.getLineNo(),
      isSame ? diagnostic.getColumnNo() : int(before.size()),
      diagnostic.getKind(), tofu::files::makePrintable(diagnostic.getMessage()),
      before + behind,
      isSame ? diagnostic.getRanges()
             : ArrayRef<std::pair<unsigned, unsigned>>(),
      isSame ? diagnostic.getFixIts() : ArrayRef<SMFixIt>());
}

/// `column` is that of the source, of which the diagnostic's line shows more.
static void print(const SMDiagnostic &diagnostic, int column, raw_ostream &os) {
  if (diagnostic.getMessage().size() > tofu::maxShownMessage)
    return print(SMDiagnostic(getSources(diagnostic), diagnostic.getLoc(),
                              diagnostic.getFilename(), diagnostic.getLineNo(),
                              diagnostic.getColumnNo(), diagnostic.getKind(),
                              shorten(diagnostic.getMessage()),
                              diagnostic.getLineContents(),
                              diagnostic.getRanges(), diagnostic.getFixIts()),
                 column, os);
  StringRef line = diagnostic.getLineContents();
  bool isLong = line.size() > tofu::maxShownLine;
  if (!isLong && column == diagnostic.getColumnNo() &&
      all_of(line, [](char c) { return isASCII(c); }))
    return diagnostic.print(nullptr, os);
  os << diagnostic.getFilename() << ':' << diagnostic.getLineNo() << ':'
     << column + 1 << ": ";
  printKind(diagnostic.getKind(), os) << diagnostic.getMessage() << '\n';
  size_t shown = std::clamp<size_t>(diagnostic.getColumnNo(), 0, line.size());
  size_t begin = 0, end = line.size();
  if (isLong) { // as much before the column as behind it, if there is any
    size_t room = tofu::maxShownLine - 2 * kLeftOut.size();
    begin = std::min(shown - std::min(shown, room / 2), end - room);
    end = begin + room;
  }
  auto isInside = [&](size_t at) { // of a character of several bytes
    return at < line.size() && (line[at] & 0xC0) == 0x80;
  };
  while (isInside(begin))
    ++begin;
  while (isInside(end))
    --end;
  StringRef before = begin > 0 ? kLeftOut : "";
  os << before << line.slice(begin, end) << (end < line.size() ? kLeftOut : "")
     << '\n'
     << std::string(before.size(), ' ') << blank(line.slice(begin, shown))
     << "^\n";
}

void tofu::printShort(const SMDiagnostic &diagnostic, raw_ostream &os) {
  print(makePrintable(diagnostic), diagnostic.getColumnNo(), os);
}

void tofu::showShortLines(SourceMgr &sources) {
  sources.setDiagHandler([](const SMDiagnostic &diagnostic, void *) {
    printShort(diagnostic, errs());
  });
}
