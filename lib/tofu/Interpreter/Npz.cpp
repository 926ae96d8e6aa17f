//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Npz.h"

#include "mlir/IR/Builders.h"
#include "tofu/Numpy/Npz.h"

using namespace mlir;
using namespace tofu::interpreter;
namespace numpy = tofu::numpy;
using llvm::Error;
using llvm::Expected;

static Error convert(const numpy::Error &error) {
  if (error)
    return llvm::createStringError("%s", error.getMessage().c_str());
  return Error::success();
}

static Type getElementType(int64_t type, MLIRContext *context) {
  Builder b(context);
  switch (type) {
  case TOFU_F16:
    return b.getF16Type();
  case TOFU_BF16:
    return b.getBF16Type();
  case TOFU_F32:
    return b.getF32Type();
  case TOFU_F64:
    return b.getF64Type();
  case TOFU_I1:
    return b.getI1Type();
  default:
    return b.getIntegerType(8 * tofu::runtime::getTypeBytes(type));
  }
}

int64_t tofu::interpreter::getArrayType(Type type) {
  switch (getScalarType(type)->kind) {
  case Kind::F16:
    return TOFU_F16;
  case Kind::BF16:
    return TOFU_BF16;
  case Kind::F32:
    return TOFU_F32;
  case Kind::F64:
    return TOFU_F64;
  case Kind::F8:
    return TOFU_F8E5M2 + getScalarType(type)->width;
  case Kind::Int:
    break;
  }
  if (type.isInteger(1))
    return TOFU_I1;
  switch (getByteSize(type)) {
  case 1:
    return TOFU_I8;
  case 2:
    return TOFU_I16;
  case 4:
    return TOFU_I32;
  default:
    return TOFU_I64;
  }
}

numpy::ArrayView tofu::interpreter::getArray(const Tensor &tensor) {
  return {getArrayType(tensor.elementType), tensor.shape, tensor.bytes.data()};
}

Tensor tofu::interpreter::makeTensor(numpy::Array array, MLIRContext *context) {
  Tensor tensor;
  tensor.elementType = getElementType(array.type, context);
  tensor.shape.assign(array.extents.begin(), array.extents.end());
  tensor.bytes = std::move(array.bytes);
  return tensor;
}

Expected<std::vector<Tensor>>
tofu::interpreter::readNpz(const numpy::NpzReader &reader,
                           ArrayRef<numpy::ArrayName> names,
                           MLIRContext *context, HeaderCheck check) {
  std::vector<Tensor> tensors;
  numpy::NpzReader::Place found;
  auto checkHeader = [&](const numpy::NpyHeader &header) {
    if (check)
      if (Error error =
              check(tensors.size(), found, getElementType(header.type, context),
                    header.extents, header))
        return numpy::Error(llvm::toString(std::move(error)));
    return numpy::Error::success();
  };
  for (const numpy::ArrayName &name : names) {
    numpy::Result<numpy::NpzReader::Place> known = reader.find(name);
    if (!known)
      return convert(known.getError());
    found = *known;
    numpy::Result<numpy::Array> array = reader.read(found, checkHeader);
    if (!array)
      return convert(array.getError());
    tensors.push_back(makeTensor(std::move(*array), context));
  }
  return tensors;
}
