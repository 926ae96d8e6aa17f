//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Operations that mean nothing here, and why.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Rules.h"

using namespace tofu;

const llvm::StringMap<llvm::StringRef> &tofu::getRejections() {
  constexpr llvm::StringRef host =
      "exchanges values with a host or another program while it runs; take "
      "them as arguments and return them as results";
  constexpr llvm::StringRef quantised =
      "is of quantised types; export the program with the integers and scales "
      "that they stand for";
  constexpr llvm::StringRef shapes =
      "computes a shape while the program runs; export the program with "
      "concrete shapes";
  static const llvm::StringMap<llvm::StringRef> rejections{
      {"stablehlo.infeed", host},
      {"stablehlo.outfeed", host},
      {"stablehlo.send", host},
      {"stablehlo.recv", host},
      {"stablehlo.async_start", "runs beside the program; call what it runs"},
      {"stablehlo.async_done", "waits for what runs beside the program; call "
                               "what that runs"},
      {"stablehlo.uniform_quantize", quantised},
      {"stablehlo.uniform_dequantize", quantised},
      {"stablehlo.set_dimension_size", shapes},
      {"stablehlo.compute_reshape_shape", shapes},
      {"stablehlo.cstr_reshapable", shapes},
      {"stablehlo.rng",
       "draws numbers that no specification says, others in each run; draw "
       "them with 'stablehlo.rng_bit_generator' or code of your own"},
      {"stablehlo.composite",
       "does not name what it is composed of as its 'decomposition'"},
      {"stablehlo.trace", "is deprecated, and says nothing"},
      {"sdy.manual_computation",
       "is a function that is split by hand already (shard_map or pmap of "
       "JAX); export it without that, for one device, as Tofu splits it"}};
  return rejections;
}
