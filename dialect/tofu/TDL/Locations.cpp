//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/Locations.h"

#include "mlir/IR/Operation.h"
#include "llvm/Support/JSON.h"

using namespace mlir;

std::string tofu::tdl::getText(StringRef name) {
  name = name.split('\0').first;
  return llvm::json::isUTF8(name) ? name.str() : llvm::json::fixUTF8(name);
}

std::string tofu::tdl::describe(Location loc) {
  if (auto file = loc->findInstanceOf<FileLineColLoc>())
    return getText((file.getFilename().getValue() + ":" +
                    Twine(file.getLine()) + ":" + Twine(file.getColumn()))
                       .str());
  // Exporters name arguments, and operations that no line of the source wrote.
  if (auto name = loc->findInstanceOf<NameLoc>())
    return getText(name.getName().getValue().rtrim(':'));
  return "";
}

std::string tofu::tdl::getName(Value value, const Twine &fallback) {
  // What has the location of its operation was not named.
  auto name = dyn_cast<NameLoc>(value.getLoc());
  Operation *parent = value.getParentBlock()->getParentOp();
  if (!name || (parent && name == parent->getLoc()))
    return fallback.str();
  return getText(name.getName());
}

std::string tofu::tdl::getSourceName(Location loc) {
  auto name = loc->findInstanceOf<NameLoc>();
  if (!name)
    return "";
  // JAX ends the names of operations of its own with a colon.
  StringRef path = name.getName().getValue().rtrim(':');
  return getText(path.substr(path.rfind('/') + 1));
}

std::string tofu::tdl::getArgumentSource(FunctionOpInterface function,
                                         unsigned i) {
  auto name = function.getArgument(i).getLoc()->findInstanceOf<NameLoc>();
  return name ? getText(name.getName()) : "";
}

std::string tofu::tdl::getResultSource(FunctionOpInterface function,
                                       unsigned i) {
  auto info = function.getResultAttrOfType<StringAttr>(i, "jax.result_info");
  return info ? getText(info) : "";
}

Location tofu::tdl::addSourceName(Location loc, StringRef name) {
  if (loc->findInstanceOf<NameLoc>())
    return loc;
  return NameLoc::get(StringAttr::get(loc.getContext(), name), loc);
}
