//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/CombinerTable.h"

using namespace mlir;
using namespace tofu;

bool CombinerTable::isTaken(StringRef name) const {
  return SymbolTable::lookupSymbolIn(module, name) ||
         llvm::any_of(combiners, [&](const auto &combiner) {
           return combiner.get().getSymName() == name;
         });
}

FlatSymbolRefAttr CombinerTable::add(OwningOpRef<tdl::CombinerOp> combiner,
                                     StringRef name) {
  combiner->setSymName("_");
  std::string text;
  llvm::raw_string_ostream(text) << *combiner.get();
  FlatSymbolRefAttr &known = byText[text];
  if (known)
    return known;
  std::string free = name.str();
  for (unsigned i = 1; isTaken(free); ++i)
    free = name.str() + "_" + std::to_string(i);
  combiner->setSymName(free);
  known = FlatSymbolRefAttr::get(combiner->getSymNameAttr());
  combiners.push_back(std::move(combiner));
  return known;
}

void CombinerTable::insert() {
  OpBuilder builder = OpBuilder::atBlockBegin(module.getBody());
  for (OwningOpRef<tdl::CombinerOp> &combiner : combiners)
    builder.insert(combiner.release());
  combiners.clear();
}
