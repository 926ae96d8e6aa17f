//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Where the files come from that a file imports: this folder opens none.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SYNTAX_IMPORTER_H
#define TOFU_SYNTAX_IMPORTER_H

#include "tofu/Syntax/Module.h"
#include <optional>

namespace tofu::syntax {

class Importer {
public:
  struct Opened {
    std::string path;     // as messages say it
    std::string identity; // one of each file, however it is named
    llvm::StringRef text; // outlives the module
  };
  virtual ~Importer() = default;

  /// The file whose imports these are; its text is known.
  virtual Opened getMain() = 0;
  /// The file that `importer` names in its import `number`; or says `why` not.
  virtual std::optional<Opened> open(const File &importer, size_t number,
                                     std::string &why) = 0;
  /// How to find what the library defines.
  virtual LibrarySearch getLibrarySearch() { return nullptr; }
};

} // namespace tofu::syntax

#endif // TOFU_SYNTAX_IMPORTER_H
