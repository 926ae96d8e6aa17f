//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Tofu in a stock mlir-opt:
//   mlir-opt --load-dialect-plugin=TofuPlugin.so
//   --load-pass-plugin=TofuPlugin.so
//
//===----------------------------------------------------------------------===//
#include "mlir/Tools/Plugins/DialectPlugin.h"
#include "mlir/Tools/Plugins/PassPlugin.h"
#include "tofu/Pipeline/Register.h"

extern "C" LLVM_ATTRIBUTE_WEAK mlir::DialectPluginLibraryInfo
mlirGetDialectPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "Tofu", TOFU_VERSION,
          [](mlir::DialectRegistry *registry) {
            tofu::registerAllDialects(*registry);
          }};
}

extern "C" LLVM_ATTRIBUTE_WEAK mlir::PassPluginLibraryInfo
mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "Tofu", TOFU_VERSION,
          [] { tofu::registerAllPasses(); }};
}
