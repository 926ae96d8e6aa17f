//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/Entry.h"

using namespace mlir;

func::FuncOp tofu::findEntry(ModuleOp module) {
  auto found = module.lookupSymbol<func::FuncOp>("main");
  if (!found) {
    for (auto function : module.getOps<func::FuncOp>()) {
      if (!function.isPublic() || function.isDeclaration())
        continue;
      if (found) {
        emitError(function.getLoc())
            << "module has no 'main', and '" << found.getSymName() << "' and '"
            << function.getSymName() << "' are both public; name one 'main'";
        return nullptr;
      }
      found = function;
    }
  }
  if (found && !found.isDeclaration())
    return found;
  if (found)
    emitError(found.getLoc()) << "function '" << found.getSymName()
                              << "' is only declared; give it a body";
  else if (module.getBody()->empty())
    emitError(module.getLoc())
        << "module is empty; expected a function 'main' to import";
  else if (Operation &first = module.getBody()->front();
           first.getName().getDialectNamespace() == "vhlo")
    emitError(first.getLoc())
        << "'" << first.getName()
        << "' is of VHLO, StableHLO's portable form, which is not read; "
           "stablehlo-opt --vhlo-legalize-to-stablehlo "
           "--mlir-print-op-generic writes the generic form "
           "(docs/HowTo-JAX.md)";
  else
    emitError(module.getLoc()) << "module has no function 'main' to import";
  return nullptr;
}
