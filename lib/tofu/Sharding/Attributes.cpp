//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Sharding/Attributes.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "tofu/Sharding/Texts.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tofu;

static std::string print(Attribute attribute) {
  std::string text;
  llvm::raw_string_ostream(text) << attribute;
  return text;
}

/// What Shardy says where only XLA's own attributes are kept: text of its own
/// in a dictionary, whose quotes may be escaped. "": nothing.
static std::string getKeptText(Attribute kept, StringRef name) {
  auto dictionary = dyn_cast_or_null<DictionaryAttr>(kept);
  auto text = dictionary ? dictionary.getAs<StringAttr>(name) : StringAttr();
  if (!text)
    return "";
  return llvm::join(llvm::split(text.getValue(), "\\\""), "\"");
}

static constexpr char kKept[] = "mhlo.frontend_attributes";

/// The `sdy.mesh` of that name, and what stands behind it, or "".
static std::string getMeshText(ModuleOp module, StringRef name) {
  for (Operation &op : *module.getBody()) {
    auto symbol = op.getAttrOfType<StringAttr>("sym_name");
    if (op.getName().getStringRef() == "sdy.mesh" && symbol &&
        symbol.getValue() == name && op.getAttr("mesh"))
      return print(op.getAttr("mesh"));
  }
  // `{mesh = #sdy.mesh<["x"=2]>, other = ...}`
  std::string meshes = getKeptText(module->getAttr(kKept), "xla.sdy.meshes");
  StringRef left = meshes;
  left.consume_front("{");
  while (!left.empty()) {
    auto [key, text] = left.split('=');
    if (key.trim() == name)
      return text.trim().str();
    left = text.split(">,").second;
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

static SaidSharding readShardy(ModuleOp module, std::string text) {
  Shardings values = parseShardyShardings(
      text, [&](StringRef name) { return getMeshText(module, name); });
  return {std::move(text), std::move(values)};
}

SaidSharding tofu::readSharding(ModuleOp module, Attribute sharding) {
  if (!sharding)
    return {};
  if (auto text = dyn_cast<StringAttr>(sharding))
    return {text.getValue().str(), parseXlaShardings(text.getValue())};
  return readShardy(module, print(sharding));
}

/// One beside another that is taken.
static SaidSharding leave(SaidSharding sharding, StringRef taken) {
  return {std::move(sharding.text),
          {Sharding::refuse(
              ("stands beside '" + taken + "', which is taken and cuts nothing")
                  .str())}};
}

SaidSharding tofu::readSharding(ModuleOp module,
                                function_ref<Attribute(StringRef)> get) {
  SmallVector<std::pair<StringRef, SaidSharding>> said;
  constexpr StringRef shardy = "sdy.sharding", kept = "xla.sdy.sharding",
                      xla = "mhlo.sharding";
  if (Attribute sharding = get(shardy))
    said.push_back({shardy, readSharding(module, sharding)});
  if (std::string text = getKeptText(get(kKept), kept); !text.empty())
    said.push_back({kept, readShardy(module, std::move(text))});
  if (Attribute sharding = get(xla))
    said.push_back({xla, readSharding(module, sharding)});
  if (said.empty())
    return {};
  auto &[name, taken] = said.front();
  if (taken.cutsNothing())
    for (auto &[other, sharding] : llvm::drop_begin(said))
      if (!sharding.cutsNothing())
        return leave(std::move(sharding), name);
  return std::move(taken);
}
