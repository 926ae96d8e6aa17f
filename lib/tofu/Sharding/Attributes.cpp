//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Sharding/Attributes.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "tofu/Sharding/Texts.h"

using namespace mlir;
using namespace tofu;

static std::string print(Attribute attribute) {
  std::string text;
  llvm::raw_string_ostream(text) << attribute;
  return text;
}

/// The `sdy.mesh` of that name, or "".
static std::string getMeshText(ModuleOp module, StringRef name) {
  for (Operation &op : *module.getBody()) {
    auto symbol = op.getAttrOfType<StringAttr>("sym_name");
    if (op.getName().getStringRef() == "sdy.mesh" && symbol &&
        symbol.getValue() == name && op.getAttr("mesh"))
      return print(op.getAttr("mesh"));
  }
  return "";
}

bool SaidSharding::cutsNothing() const {
  return llvm::all_of(
      values, [](const Sharding &value) { return value.cutsNothing(); });
}

std::string SaidSharding::quote() const {
  constexpr size_t mostShown = 60;
  return "'" +
         (text.size() <= mostShown ? text : text.substr(0, mostShown) + "...") +
         "'";
}

SaidSharding tofu::readSharding(ModuleOp module, Attribute sharding) {
  if (!sharding)
    return {};
  if (auto text = dyn_cast<StringAttr>(sharding))
    return {text.getValue().str(), parseXlaShardings(text.getValue())};
  std::string text = print(sharding);
  return {text, parseShardyShardings(text, [&](StringRef name) {
            return getMeshText(module, name);
          })};
}

SaidSharding tofu::readSharding(ModuleOp module,
                                function_ref<Attribute(StringRef)> get) {
  for (StringRef name : {"sdy.sharding", "mhlo.sharding"})
    if (Attribute sharding = get(name))
      return readSharding(module, sharding);
  return {};
}
