//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Constant.h"

#include "tofu/TDL/Constants.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::interpreter;

llvm::Expected<Tensor> tofu::interpreter::getTensor(TypedAttr attribute) {
  auto elements = dyn_cast<ElementsAttr>(attribute);
  if (!elements) {
    Tensor scalar(attribute.getType(), {});
    scalar.set(0, getConstant(attribute));
    return scalar;
  }
  ShapedType type = elements.getShapedType();
  std::string fault;
  DenseIntOrFPElementsAttr dense = tdl::getDense(elements, fault);
  if (!dense)
    return llvm::createStringError(fault);
  Tensor tensor(type.getElementType(), type.getShape());
  int64_t offset = 0, count = tensor.getNumElements();
  if (dense.isSplat()) {
    Register value = getConstant(dense.getSplatValue<Attribute>());
    while (offset != count)
      tensor.set(offset++, value);
  } else {
    for (Attribute element : dense.getValues<Attribute>())
      tensor.set(offset++, getConstant(element));
  }
  return tensor;
}
