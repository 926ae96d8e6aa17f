//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// C functions, called as compiled programs do.
//
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Npz.h"
#include "tofu/Interpreter/OpaqueBodies.h"
#include "tofu/Runtime/CallError.h"
#include "tofu/Runtime/SliceSignature.h"

#include <dlfcn.h>

using namespace mlir;
using namespace tofu;
using namespace tofu::interpreter;
using llvm::Error;
using llvm::Expected;

namespace {
/// A tensor as a dense slice.
struct CSlices {
  SmallVector<SmallVector<int64_t, 4>> strides;
  SmallVector<tofu_slice> slices;

  void add(const Tensor &tensor) {
    View view = getView(const_cast<Tensor &>(tensor));
    strides.push_back(view.getStrides());
    slices.push_back({view.data, getArrayType(tensor.elementType),
                      int64_t(tensor.shape.size()), tensor.shape.data(),
                      strides.back().data()});
  }
  const tofu_slice *finish() { // strides that are inline have moved
    for (auto [slice, own] : llvm::zip(slices, strides))
      slice.strides = own.data();
    return slices.data();
  }
};
} // namespace

static tofu_attribute getAttribute(NamedAttribute named) {
  tofu_attribute attribute{
      named.getName().data(), TOFU_INTEGER, 0, 0, nullptr, 0, nullptr};
  Attribute value = named.getValue();
  if (auto number = dyn_cast<IntegerAttr>(value)) {
    attribute.integer = number.getType().isInteger(1)
                            ? int64_t(number.getValue().getZExtValue())
                            : number.getInt();
  } else if (auto number = dyn_cast<FloatAttr>(value)) {
    attribute.kind = TOFU_NUMBER;
    attribute.number = number.getValueAsDouble();
  } else if (auto text = dyn_cast<StringAttr>(value)) {
    attribute.kind = TOFU_TEXT;
    attribute.text = text.data();
  } else {
    auto list = cast<DenseI64ArrayAttr>(value);
    attribute.kind = TOFU_INTEGERS;
    attribute.num_integers = list.size();
    attribute.integers = list.asArrayRef().data();
  }
  return attribute;
}

OpaqueFunction tofu::interpreter::getCBody(tofu_function function) {
  return [function](const OpaqueCall &call) -> Error {
    CSlices operands, results;
    for (const Tensor &operand : call.operands)
      operands.add(operand);
    for (const Tensor &result : call.results)
      results.add(result);
    SmallVector<tofu_attribute> attributes;
    for (NamedAttribute attribute : call.attributes)
      attributes.push_back(getAttribute(attribute));
    runtime::CallError error;
    tofu_arguments arguments{int64_t(call.operands.size()),
                             operands.finish(),
                             int64_t(call.results.size()),
                             results.finish(),
                             int64_t(attributes.size()),
                             attributes.data(),
                             error.getRoom(),
                             error.getSize()};
    return function(&arguments)
               ? llvm::createStringError("%s", error.getText().c_str())
               : Error::success();
  };
}

OpaqueFunction tofu::interpreter::getCBody(StringRef name) {
  void *symbol = dlsym(RTLD_DEFAULT, name.str().c_str());
  return symbol ? getCBody(reinterpret_cast<tofu_function>(symbol))
                : OpaqueFunction();
}

Expected<bool> tofu::interpreter::checkSlices(const OpaqueCall &call,
                                              StringRef signature) {
  CSlices operands, results;
  for (const Tensor &operand : call.operands)
    operands.add(operand);
  for (const Tensor &result : call.results)
    results.add(result);
  for (bool isComplex : {false, true})
    if (runtime::SliceSignature(signature).matches(
            isComplex, operands.finish(), call.operands.size(),
            results.finish(), call.results.size()))
      return isComplex;
  return llvm::createStringError(
      "is given or gives other slices than " + signature +
      " of f32 or f64, or of their real and imaginary parts");
}
