//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/Combiners.h"

using namespace mlir;
using namespace tofu::tdl;

TypedAttr tofu::tdl::getNeutral(Combiner combiner, Type type) {
  if (combiner == Combiner::sum && isa<FloatType>(type))
    return FloatAttr::get(type, -0.0);
  return getIdentity(combiner, type);
}

std::string tofu::tdl::describeCombiner(Attribute combiner) {
  if (auto builtin = dyn_cast<CombinerAttr>(combiner))
    return stringifyCombiner(builtin.getValue()).str();
  return ("@" + cast<FlatSymbolRefAttr>(combiner).getValue()).str();
}

Type tofu::tdl::getFoldType(Combiner combiner, Type type) {
  bool rounds = combiner == Combiner::sum || combiner == Combiner::prod;
  return rounds && isa<FloatType>(type) && type.getIntOrFloatBitWidth() < 32
             ? Float32Type::get(type.getContext())
             : type;
}

Type tofu::tdl::getAccumulatorType(ReduceOp reduce, Type type) {
  if (std::optional<Type> stated = reduce.getAccumulator())
    return *stated;
  return getFoldType(*reduce.getBuiltin(), type);
}
