//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Constant.h"

#include "mlir/IR/DialectResourceBlobManager.h"

using namespace mlir;
using namespace tofu::interpreter;

Tensor tofu::interpreter::getTensor(TypedAttr attribute) {
  auto type = dyn_cast<ShapedType>(attribute.getType());
  if (!type) {
    Tensor scalar(attribute.getType(), {});
    scalar.set(0, getConstant(attribute));
    return scalar;
  }
  Tensor tensor(type.getElementType(), type.getShape());
  if (auto elements = dyn_cast<DenseIntOrFPElementsAttr>(attribute)) {
    int64_t offset = 0, count = tensor.getNumElements();
    if (elements.isSplat()) {
      Register value = getConstant(elements.getSplatValue<Attribute>());
      while (offset != count)
        tensor.set(offset++, value);
    } else {
      for (Attribute element : elements.getValues<Attribute>())
        tensor.set(offset++, getConstant(element));
    }
  } else if (auto resource = dyn_cast<DenseResourceElementsAttr>(attribute)) {
    if (AsmResourceBlob *blob = resource.getRawHandle().getBlob()) {
      ArrayRef<char> data = blob->getData();
      std::copy_n(data.data(), std::min(data.size(), tensor.bytes.size()),
                  tensor.bytes.data());
    }
  }
  return tensor;
}
