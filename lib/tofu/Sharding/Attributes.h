//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The shardings that a program has in attributes, whose dialects may be
// registered or not.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SHARDING_ATTRIBUTES_H
#define TOFU_SHARDING_ATTRIBUTES_H

#include "mlir/IR/BuiltinOps.h"
#include "tofu/Sharding/Sharding.h"

namespace tofu {

/// What an attribute says, of each value that it is of.
struct SaidSharding {
  std::string text;
  std::vector<Sharding> values;

  bool cutsNothing() const;
  /// In quotes, of a long one the beginning.
  std::string quote() const;
};

/// `sdy.sharding`, else `xla.sdy.sharding` of `mhlo.frontend_attributes`, else
/// `mhlo.sharding`, of which `get` gives what there is, of an operation, an
/// argument or a result of the module. Says nothing if there is none. One that
/// cuts nothing is taken, too: another one beside it that cuts is refused.
SaidSharding
readSharding(mlir::ModuleOp module,
             llvm::function_ref<mlir::Attribute(llvm::StringRef)> get);
SaidSharding readSharding(mlir::ModuleOp module, mlir::Attribute sharding);

} // namespace tofu

#endif // TOFU_SHARDING_ATTRIBUTES_H
