//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/Combiners.h"

#include "tofu/TDL/Rounding.h"

using namespace mlir;
using namespace tofu::tdl;

TypedAttr tofu::tdl::getNeutral(Combiner combiner, Type type) {
  if (combiner == Combiner::sum && isa<FloatType>(type))
    return FloatAttr::get(
        type,
        roundTo(APFloat(-0.0), cast<FloatType>(type).getFloatSemantics()));
  return getIdentity(combiner, type);
}

Value tofu::tdl::combine(OpBuilder &builder, Location loc, Combiner combiner,
                         Value a, Value b, arith::FastMathFlags flags) {
  bool isFloat = isa<FloatType>(a.getType());
  switch (combiner) {
  case Combiner::sum:
    if (isFloat)
      return arith::AddFOp::create(builder, loc, a, b, flags);
    return arith::AddIOp::create(builder, loc, a, b);
  case Combiner::prod:
    if (isFloat)
      return arith::MulFOp::create(builder, loc, a, b, flags);
    return arith::MulIOp::create(builder, loc, a, b);
  case Combiner::max:
    if (isFloat)
      return arith::MaximumFOp::create(builder, loc, a, b);
    return arith::MaxSIOp::create(builder, loc, a, b);
  case Combiner::min:
    if (isFloat)
      return arith::MinimumFOp::create(builder, loc, a, b);
    return arith::MinSIOp::create(builder, loc, a, b);
  case Combiner::all:
    return arith::AndIOp::create(builder, loc, a, b);
  case Combiner::any:
    return arith::OrIOp::create(builder, loc, a, b);
  }
  llvm_unreachable("all combiners are listed");
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

CombinerOp tofu::tdl::getNamedCombiner(ReduceOp reduce) {
  return SymbolTable::lookupNearestSymbolFrom<CombinerOp>(
      reduce, cast<FlatSymbolRefAttr>(reduce.getCombiner()));
}

TypedAttr tofu::tdl::getIdentity(ReduceOp reduce, unsigned number, Type type) {
  if (std::optional<Combiner> builtin = reduce.getBuiltin())
    return getIdentity(*builtin, type);
  return cast<TypedAttr>(getNamedCombiner(reduce).getIdentity()[number]);
}

Type tofu::tdl::getAccumulatorType(ReduceOp reduce, Type type) {
  if (std::optional<Type> stated = reduce.getAccumulator())
    return *stated;
  std::optional<Combiner> builtin = reduce.getBuiltin();
  return builtin ? getFoldType(*builtin, type) : type;
}
