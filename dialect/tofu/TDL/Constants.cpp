//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/Constants.h"

#include "mlir/IR/DialectResourceBlobManager.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;

static DenseIntOrFPElementsAttr getResource(DenseResourceElementsAttr resource,
                                            std::string &fault) {
  ShapedType type = resource.getType();
  StringRef key = resource.getRawHandle().getKey();
  AsmResourceBlob *blob = resource.getRawHandle().getBlob();
  if (!blob) {
    fault = key == "__elided__"
                ? "has a value that was left out when the text was written "
                  "('__elided__'); write it in full"
                : ("has the resource '" + key +
                   "' as its value, which the file does not hold")
                      .str();
    return {};
  }
  ArrayRef<char> data = blob->getData();
  int64_t count = type.getNumElements();
  int64_t bytes = count * llvm::divideCeil(type.getElementTypeBitWidth(), 8);
  if (int64_t(data.size()) != bytes) {
    fault = ("has the resource '" + key + "' of " + Twine(data.size()) +
             " bytes as its value, but its type takes " + Twine(bytes))
                .str();
    return {};
  }
  if (type.getElementType().isInteger(1)) // a byte each
    return cast<DenseIntOrFPElementsAttr>(DenseElementsAttr::get(
        type, SmallVector<bool>(data.begin(), data.end())));
  return cast<DenseIntOrFPElementsAttr>(
      DenseElementsAttr::getFromRawBuffer(type, data));
}

DenseIntOrFPElementsAttr tofu::tdl::getDense(ElementsAttr elements,
                                             std::string &fault) {
  if (auto dense = dyn_cast<DenseIntOrFPElementsAttr>(elements))
    return dense;
  ShapedType type = elements.getShapedType();
  if (type.getElementType().isIntOrIndexOrFloat()) {
    if (auto resource = dyn_cast<DenseResourceElementsAttr>(elements))
      return getResource(resource, fault);
    if (auto sparse = dyn_cast<SparseElementsAttr>(elements))
      return cast<DenseIntOrFPElementsAttr>(DenseElementsAttr::get(
          type, llvm::to_vector(sparse.getValues<Attribute>())));
  }
  fault = "has a value that is no array of numbers; write it as 'dense'";
  return {};
}
