//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/ElementTypes.h"

using namespace mlir;
using namespace tofu;

Type tofu::getElementType(const syntax::ElementType &element,
                          Builder &builder) {
  using syntax::Scalar;
  switch (element.scalar) {
  case Scalar::Generic:
    return element.kind == syntax::Type::Integer ? Type(builder.getI32Type())
                                                 : builder.getF64Type();
  case Scalar::F16:
    return builder.getF16Type();
  case Scalar::BF16:
    return builder.getBF16Type();
  case Scalar::F32:
    return builder.getF32Type();
  case Scalar::F64:
    return builder.getF64Type();
  case Scalar::I8:
    return builder.getI8Type();
  case Scalar::I16:
    return builder.getI16Type();
  case Scalar::I32:
    return builder.getI32Type();
  case Scalar::I64:
    return builder.getI64Type();
  case Scalar::Bool:
    return builder.getI1Type();
  }
  llvm_unreachable("all element types are listed");
}

std::optional<syntax::ElementType> tofu::getWritten(Type type) {
  using syntax::Scalar;
  auto number = [](Scalar scalar) {
    return syntax::ElementType{syntax::Type::Number, scalar, {}};
  };
  auto integer = [](Scalar scalar) {
    return syntax::ElementType{syntax::Type::Integer, scalar, {}};
  };
  if (type.isF16())
    return number(Scalar::F16);
  if (type.isBF16())
    return number(Scalar::BF16);
  if (type.isF32())
    return number(Scalar::F32);
  if (type.isF64())
    return number(Scalar::F64);
  if (type.isInteger(1))
    return syntax::ElementType{syntax::Type::Condition, Scalar::Bool, {}};
  if (type.isSignlessInteger(8))
    return integer(Scalar::I8);
  if (type.isSignlessInteger(16))
    return integer(Scalar::I16);
  if (type.isSignlessInteger(32))
    return integer(Scalar::I32);
  if (type.isSignlessInteger(64))
    return integer(Scalar::I64);
  return std::nullopt;
}
