//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/Locations.h"

using namespace mlir;

std::string tofu::tdl::describe(Location loc) {
  if (auto file = loc->findInstanceOf<FileLineColLoc>())
    return (file.getFilename().getValue() + ":" + Twine(file.getLine()) + ":" +
            Twine(file.getColumn()))
        .str();
  // Exporters name arguments, and operations that no line of the source wrote.
  if (auto name = loc->findInstanceOf<NameLoc>())
    return name.getName().getValue().rtrim(':').str();
  return "";
}
