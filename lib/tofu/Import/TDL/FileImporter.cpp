//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/FileImporter.h"

#include "tofu/Source/FileKind.h"
#include "tofu/Source/Nearest.h"
#include "tofu/Syntax/Parser.h"
#include "tofu/Syntax/Tokens.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include <dlfcn.h>

using namespace tofu;
using llvm::StringRef;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

/// Of a program that is built with an installed Tofu, which may be anywhere,
/// the folder: its package (TofuConfig.cmake) has the program define it.
extern "C" [[gnu::weak]] const char tofu_standard_library[];

static std::string under(StringRef folder, StringRef name) {
  llvm::SmallString<128> joined(folder);
  path::append(joined, name);
  path::remove_dots(joined);
  return joined.empty() ? "." : joined.str().str();
}

/// Beside the program, or the plugin, that this is part of: both are in a
/// folder of the one that was installed or built.
std::string tofu::findStandardLibrary() {
  auto address = reinterpret_cast<void *>(&findStandardLibrary);
  std::vector<std::string> programs{fs::getMainExecutable("", address)};
  Dl_info info;
  if (dladdr(address, &info) && info.dli_fname)
    programs.push_back(info.dli_fname);
  for (StringRef program : programs) {
    StringRef root = path::parent_path(path::parent_path(program));
    std::string folder = under(root, "share/tofu/tdl-stdlib");
    if (!root.empty() && fs::is_directory(folder))
      return folder;
  }
  const char *known = tofu_standard_library;
  for (StringRef folder :
       {StringRef(known ? known : ""), StringRef(TOFU_STDLIB)})
    if (fs::is_directory(folder))
      return folder.str();
  return "";
}

syntax::Importer::Opened FileImporter::getMain() {
  const llvm::MemoryBuffer *main =
      sources.getMemoryBuffer(sources.getMainFileID());
  std::string name = main->getBufferIdentifier().str();
  llvm::SmallString<128> real;
  if (fs::real_path(name, real))
    real = name;
  return {name, real.str().str(), main->getBuffer()};
}

/// `; did you mean 'tofu/norm.tdl'?`: of the files in the folders that have
/// what is written, the nearest; or nothing.
static std::string hintFile(StringRef written,
                            llvm::ArrayRef<std::string> candidates) {
  std::vector<std::string> names;
  for (StringRef candidate : candidates) {
    StringRef folder = path::parent_path(candidate);
    std::error_code error;
    for (fs::directory_iterator file(folder.empty() ? "." : folder, error), end;
         file != end && !error; file.increment(error))
      if (path::extension(file->path()) == ".tdl")
        names.push_back(path::stem(file->path()).str());
  }
  llvm::sort(names); // folders have no order
  StringRef own = path::filename(written);
  own.consume_back(".tdl");
  Nearest nearest(own);
  for (const std::string &name : names)
    nearest.add(name);
  StringRef best = nearest.get();
  return best.empty() ? ""
                      : "; did you mean '" +
                            under(path::parent_path(written), best) + ".tdl'?";
}

/// The file of the library that defines `op name` or `def name`, of several the
/// first.
static llvm::StringMap<std::string> readLibrary() {
  std::vector<std::string> files;
  std::error_code error;
  for (fs::directory_iterator file(findStandardLibrary(), error), end;
       file != end && !error; file.increment(error))
    if (path::extension(file->path()) == ".tdl")
      files.push_back(file->path());
  llvm::sort(files); // folders have no order
  llvm::StringMap<std::string> names;
  for (const std::string &file : files) {
    auto text = llvm::MemoryBuffer::getFile(file);
    if (!text)
      continue;
    for (llvm::line_iterator line(**text); !line.is_at_eof(); ++line) {
      auto [word, rest] = line->split(' ');
      StringRef name = rest.take_while(syntax::isWord);
      if (word == "op" || word == "def")
        names.try_emplace((word + " " + name).str(),
                          ("tofu/" + path::filename(file)).str());
    }
  }
  return names;
}

syntax::LibrarySearch FileImporter::getLibrarySearch() {
  return [](StringRef word, StringRef name) {
    static const llvm::StringMap<std::string> names = readLibrary();
    return names.lookup((word + " " + name).str());
  };
}

std::optional<std::string>
FileImporter::find(StringRef written, StringRef importer, std::string &why) {
  std::vector<std::string> candidates;
  std::string standard = findStandardLibrary();
  if (path::is_absolute(written)) {
    candidates.push_back(written.str());
  } else {
    candidates.push_back(under(path::parent_path(importer), written));
    for (StringRef folder : sources.getIncludeDirs())
      candidates.push_back(under(folder, written));
    StringRef rest = written;
    if (!standard.empty() && rest.consume_front("tofu/"))
      candidates.push_back(under(standard, rest));
  }
  for (const std::string &candidate : candidates) {
    fs::file_status status;
    if (fs::status(candidate, status))
      continue;
    if (fs::is_regular_file(status))
      return candidate;
    why = "'" + candidate + "' is " +
          (fs::is_directory(status) ? "a folder; name a file in it"
                                    : "no file that can be imported");
    return std::nullopt;
  }
  why = ("file '" + written + "' is not found" +
         (path::is_absolute(written)
              ? ""
              : " beside this one" +
                    StringRef(sources.getIncludeDirs().empty()
                                  ? ""
                                  : ", nor in the folders of -I")))
            .str();
  if (!standard.empty() && fs::exists(under(standard, written)))
    why += ("; did you mean 'tofu/" + written + "'?").str();
  else if (std::string hint = hintFile(written, candidates); !hint.empty())
    why += hint;
  else if (!path::is_absolute(written))
    why += "; name its folder with -I";
  return std::nullopt;
}

std::optional<syntax::Importer::Opened>
FileImporter::open(const syntax::File &importer, size_t number,
                   std::string &why) {
  StringRef written = importer.imports[number].path;
  if (written.empty() || written.contains('\0')) {
    why = "expected the name of a file in the quotes";
    return std::nullopt;
  }
  std::optional<std::string> found = find(written, importer.path, why);
  if (!found)
    return std::nullopt;
  llvm::SmallString<128> real;
  if (fs::real_path(*found, real))
    real = *found;
  std::string identity = real.str().str();
  auto make = [&](unsigned buffer) {
    return Opened{*found, identity,
                  sources.getMemoryBuffer(buffer)->getBuffer()};
  };
  for (unsigned i = 1; i <= sources.getNumBuffers(); ++i)
    if (i != sources.getMainFileID() &&
        sources.getMemoryBuffer(i)->getBufferIdentifier() == *found)
      return make(i);
  std::unique_ptr<llvm::MemoryBuffer> buffer;
  if (std::optional<std::string> text =
          getText ? getText(identity) : std::nullopt) {
    buffer = llvm::MemoryBuffer::getMemBufferCopy(*text, *found);
  } else {
    auto read = llvm::MemoryBuffer::getFile(*found);
    if (!read) {
      why =
          "file '" + *found + "' cannot be read: " + read.getError().message();
      return std::nullopt;
    }
    buffer = std::move(*read);
  }
  StringRef text = buffer->getBuffer();
  text.consume_front(syntax::byteOrderMark);
  if (std::string reason = whyNotTDL(text); !reason.empty()) {
    why = "'" + *found + "' " + reason;
    return std::nullopt;
  }
  return make(sources.AddNewSourceBuffer(std::move(buffer), llvm::SMLoc()));
}
