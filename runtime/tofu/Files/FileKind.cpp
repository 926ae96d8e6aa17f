//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Files/FileKind.h"

#include <algorithm>
#include <cctype>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

using namespace tofu::files;

static constexpr std::pair<std::string_view, FileKind> kMagic[] = {
    {"PK\3\4", FileKind::Arrays},
    {"PK\5\6", FileKind::Arrays},
    {"\x93NUMPY", FileKind::Array},
    {"\x7f"
     "ELF",
     FileKind::Object},
    {"!<arch>\n", FileKind::Object},
    {"ML\xefR", FileKind::Bytecode},
    {"\xfd"
     "7zXZ",
     FileKind::Xz},
    {"\x1f\x8b", FileKind::Gzip},
    {"\x28\xb5\x2f\xfd", FileKind::Zstd},
    {"BZh", FileKind::Bzip2}};

/// So many first bytes tell nearly all formats apart.
static constexpr size_t kMagicBytes = 4;

/// How texts begin, behind comments. MLIR's resources come before JSON.
static constexpr std::pair<std::string_view, FileKind> kBeginnings[] = {
    {"op ", FileKind::Operators},
    {"import \"", FileKind::Operators}, // not of Python
    {"combiner ", FileKind::Operators},
    {"HloModule", FileKind::Hlo},
    {"module", FileKind::Program},
    {"builtin.", FileKind::Program},
    {"func.", FileKind::Program},
    {"\"\"\"", FileKind::Python},
    {"\"", FileKind::Program},
    {"{-#", FileKind::Program},
    {"{ lambda ", FileKind::Jaxpr},
    {"{", FileKind::Json}};

std::string_view tofu::files::skipComments(std::string_view text) {
  auto skip = [&](size_t end) {
    text.remove_prefix(std::min(end, text.size()));
  };
  if (text.starts_with("\xef\xbb\xbf")) // a byte order mark
    skip(3);
  while (true) {
    skip(text.find_first_not_of(" \t\n\v\f\r"));
    if (!text.starts_with("//"))
      return text;
    skip(text.find('\n'));
  }
}

/// `#loc1 = `, of MLIR; not a comment of another language.
static bool isAlias(std::string_view text) {
  if (!text.starts_with('#'))
    return false;
  size_t end = 1;
  while (
      end != text.size() &&
      (std::isalnum(static_cast<unsigned char>(text[end])) || text[end] == '_'))
    ++end;
  end = text.find_first_not_of(' ', end);
  return end != text.npos && text[end] == '=';
}

/// `def f(x, y) =`, of TDL; a function of Python has ':' behind its head.
static bool isFunction(std::string_view text) {
  size_t end = text.find_first_of("=:");
  std::string_view head = text.substr(0, end);
  return head.starts_with("def ") && end != text.npos && text[end] == '=' &&
         std::ranges::count(head, '(') == std::ranges::count(head, ')');
}

/// What is neither of these, behind comments of Python's.
static bool isPython(std::string_view text) {
  while (text.starts_with('#'))
    text = skipComments(text.substr(std::min(text.find('\n'), text.size())));
  constexpr std::string_view beginnings[] = {"import ", "from ", "def ",
                                             "class ",  "@",     "\"\"\""};
  return std::ranges::any_of(beginnings, [&](std::string_view beginning) {
    return text.starts_with(beginning);
  });
}

/// Whether the first bytes are no text's: not UTF-8, or control characters.
/// UTF-16 is text, of which a parser says how to save it.
static bool isBinary(std::string_view text) {
  if (text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff"))
    return false;
  int left = 0; // of a character of several bytes
  for (char c : text.substr(0, kMagicBytes)) {
    unsigned char byte = c;
    bool isNext = (byte & 0xc0) == 0x80;
    if (isNext != (left != 0) || byte == 0x7f || byte >= 0xf5 || byte == 0xc0 ||
        byte == 0xc1 || (byte < ' ' && !std::isspace(byte)))
      return true;
    left = isNext         ? left - 1
           : byte >= 0xf0 ? 3
           : byte >= 0xe0 ? 2
           : byte >= 0xc0 ? 1
                          : 0;
  }
  return false;
}

FileKind tofu::files::getFileKind(std::string_view beginning) {
  if (beginning.empty())
    return FileKind::Empty;
  for (auto [magic, kind] : kMagic)
    if (beginning.starts_with(magic))
      return kind;
  std::string_view text = skipComments(beginning);
  for (auto [start, kind] : kBeginnings)
    if (text.starts_with(start))
      return kind;
  return isBinary(text)     ? FileKind::Binary
         : isFunction(text) ? FileKind::Operators
         : isAlias(text)    ? FileKind::Program
         : isPython(text)   ? FileKind::Python
                            : FileKind::Unknown;
}

static bool isWanted(Wanted wanted, FileKind kind) {
  switch (wanted) {
  case Wanted::Program:
    return kind == FileKind::Program || kind == FileKind::Bytecode ||
           kind == FileKind::Empty;
  case Wanted::Operators: // of which what looks like Python may be a faulty one
    return kind == FileKind::Operators || kind == FileKind::Empty ||
           kind == FileKind::Python;
  case Wanted::Arrays: // whose readers say more of what is no text either
    return kind == FileKind::Arrays || kind == FileKind::Binary;
  case Wanted::Compiled:
  case Wanted::Library:
    return kind == FileKind::Object || kind == FileKind::Binary;
  case Wanted::Graph:
    return kind == FileKind::Json;
  }
  return false;
}

static const char *getName(Wanted wanted) {
  switch (wanted) {
  case Wanted::Program:
    return "a program";
  case Wanted::Operators:
    return "definitions of operators (.tdl)";
  case Wanted::Arrays:
    return "an archive of arrays (.npz)";
  case Wanted::Compiled:
    return "a compiled program";
  case Wanted::Library:
    return "a library";
  case Wanted::Graph:
    return "a graph (.json)";
  }
  return "";
}

namespace {
/// What a file is, and what to do with it.
struct Description {
  std::string is, advice;
  bool isOpaque = false; // it says nothing of what is inside
};
} // namespace

static constexpr const char *kReadsMLIR =
    "tofu-opt, tofu-compile and tofu-interpret read it";

static Description describe(FileKind kind) {
  switch (kind) {
  case FileKind::Unknown:
    break;
  case FileKind::Empty:
    return {"is empty", ""};
  case FileKind::Binary:
    return {"is not text", "", true};
  case FileKind::Arrays:
    return {"is an archive of arrays (.npz)",
            "give it to tofu-run or tofu-interpret, as --inputs or --expect"};
  case FileKind::Array:
    return {"is an array (.npy)",
            "write arg0, arg1, ... into one .npz for --inputs"};
  case FileKind::Object:
    return {"is machine code",
            "run what tofu-compile wrote with tofu-run, and give functions of "
            "your own as --link or --library"};
  case FileKind::Program:
    return {"is MLIR", kReadsMLIR};
  case FileKind::Bytecode:
    return {"is MLIR bytecode", kReadsMLIR};
  case FileKind::Operators:
    return {"has definitions of operators (.tdl)",
            "give it as --operators beside a program, or read it with "
            "tofu-translate --import-tdl"};
  case FileKind::Python:
    return {"is Python",
            "export a function of it with export-jax (docs/HowTo-JAX.md)"};
  case FileKind::Hlo:
    return {"is XLA's HLO", "export StableHLO (docs/HowTo-JAX.md)"};
  case FileKind::Jaxpr:
    return {"is a jaxpr of JAX's",
            "export the function with export-jax (docs/HowTo-JAX.md)"};
  case FileKind::Json:
    return {"is JSON", "tofu-solve reads graphs that are JSON"};
  case FileKind::Xz:
    return {"is compressed", "unpack it with xz -d", true};
  case FileKind::Gzip:
    return {"is compressed", "unpack it with gzip -d", true};
  case FileKind::Zstd:
    return {"is compressed", "unpack it with zstd -d", true};
  case FileKind::Bzip2:
    return {"is compressed", "unpack it with bzip2 -d", true};
  }
  return {};
}

std::string tofu::files::whyNot(Wanted wanted, std::string_view beginning) {
  FileKind kind = getFileKind(beginning);
  if (kind == FileKind::Unknown || isWanted(wanted, kind))
    return "";
  Description file = describe(kind);
  return file.is +
         (file.isOpaque ? std::string()
                        : ", not " + std::string(getName(wanted))) +
         (file.advice.empty() ? "" : "; " + file.advice);
}

std::string tofu::files::whyNotFile(Wanted wanted, const std::string &path) {
  struct stat there;
  if (stat(path.c_str(), &there))
    return "";
  if (S_ISDIR(there.st_mode))
    return "is a directory, not " + std::string(getName(wanted));
  if (!S_ISREG(there.st_mode)) // what is read of it is gone
    return "";
  int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0)
    return "";
  char beginning[kKindBytes];
  ssize_t count = ::read(file, beginning, sizeof(beginning));
  ::close(file);
  return count < 0 ? "" : whyNot(wanted, {beginning, size_t(count)});
}
