//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Shardings.h"

#include "mlir/Interfaces/FunctionInterfaces.h"
#include "tofu/TDL/Locations.h"

using namespace mlir;
using namespace tofu;

static constexpr StringRef kNames[] = {"mhlo.sharding", "sdy.sharding"};

/// What JAX says of values without a mesh: `<@empty_mesh, [{}, {?}]>`.
static bool isOpen(Attribute sharding) {
  std::string text;
  llvm::raw_string_ostream(text) << sharding;
  StringRef rest = text;
  if (rest.starts_with("#sdy.sharding_per_value<")) // of an operation's results
    return !rest.contains('"');
  if (!rest.consume_front("#sdy.sharding<@"))
    return false;
  auto [mesh, dims] = rest.split(',');
  return mesh == "empty_mesh" || !dims.contains('"');
}

/// `get` gives the attribute of a name, or null.
static bool hasSharding(function_ref<Attribute(StringRef)> get) {
  return llvm::any_of(kNames, [&](StringRef name) {
    Attribute sharding = get(name);
    return sharding && !isOpen(sharding);
  });
}

/// The numbers of the results that have one.
static SmallVector<unsigned> listShardings(FunctionOpInterface function) {
  SmallVector<unsigned> results;
  if (ArrayAttr all = function.getAllResultAttrs())
    for (auto [number, attributes] :
         llvm::enumerate(all.getAsRange<DictionaryAttr>()))
      if (hasSharding([&](StringRef name) { return attributes.get(name); }))
        results.push_back(number);
  return results;
}

/// `, of out1 (result[0]['w'])`, as the option pin calls it.
static std::string describeResult(FunctionOpInterface function,
                                  unsigned number) {
  std::string source = tdl::getResultSource(function, number);
  return ", of out" + std::to_string(number) +
         (source.empty() ? "" : " (" + source + ")");
}

/// An operation that is a sharding, or that says one of its results.
static bool isSharded(Operation *op) {
  if (hasSharding([&](StringRef name) { return op->getAttr(name); }))
    return true;
  if (op->getName().getStringRef() == "sdy.sharding_constraint") {
    Attribute sharding = op->getAttr("sharding");
    return !sharding || !isOpen(sharding);
  }
  auto target = op->getAttrOfType<StringAttr>("call_target_name");
  return op->getName().getStringRef() == "stablehlo.custom_call" && target &&
         target.getValue() == "Sharding";
}

void tofu::warnOfShardings(ModuleOp module) {
  unsigned number = 0;
  Operation *first = nullptr;
  std::string whose;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    unsigned found = isSharded(op);
    SmallVector<unsigned> results;
    auto function = dyn_cast<FunctionOpInterface>(op);
    if (function)
      results = listShardings(function);
    found += results.size();
    if (found != 0 && !first) {
      first = op;
      if (!results.empty())
        whose = describeResult(function, results.front());
    }
    number += found;
  });
  if (first)
    first->emitWarning() << (number == 1
                                 ? std::string("a sharding that is")
                                 : "the first of " + std::to_string(number) +
                                       " shardings that are")
                         << " not taken over" << whose
                         << "; give arguments and results layouts instead: "
                            "--pin, or plan.layout";
}
