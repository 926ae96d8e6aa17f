//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Arrays.h"

#include "tofu/Interpreter/Execute.h"
#include "tofu/Interpreter/Npz.h"
#include "tofu/Numpy/Random.h"
#include "tofu/TDL/Border.h"
#include "tofu/TDL/Locations.h"
#include "tofu/TDL/TDL.h"

using namespace mlir;
using namespace tofu::interpreter;
namespace numpy = tofu::numpy;

static std::vector<tofu::numpy::ArrayName>
nameArrays(const char *prefix, unsigned count,
           llvm::function_ref<std::string(unsigned)> getSource) {
  std::vector<std::string> sources;
  for (unsigned i = 0; i != count; ++i)
    sources.push_back(getSource(i));
  return numpy::nameArrays(prefix, sources);
}

std::vector<tofu::numpy::ArrayName>
tofu::interpreter::nameArguments(FunctionOpInterface function) {
  return ::nameArrays("arg", function.getNumArguments(), [&](unsigned i) {
    return tdl::getArgumentSource(function, i);
  });
}

std::vector<tofu::numpy::ArrayName>
tofu::interpreter::nameResults(FunctionOpInterface function) {
  return ::nameArrays("out", function.getNumResults(), [&](unsigned i) {
    return tdl::getResultSource(function, i);
  });
}

llvm::Expected<std::vector<Tensor>>
tofu::interpreter::readArrays(const numpy::NpzReader &reader,
                              ArrayRef<numpy::ArrayName> names, TypeRange types,
                              MLIRContext *context) {
  llvm::Expected<std::vector<Tensor>> tensors = readNpz(
      reader, names, context,
      [&](size_t number, const numpy::NpzReader::Place &found, Type given,
          ArrayRef<int64_t> extents, const numpy::NpyHeader &) -> llvm::Error {
        auto [element, shape] = getGlobalShape(types[number]);
        if (extents == ArrayRef(shape) &&
            numpy::canBe(getArrayType(given), getArrayType(element)))
          return llvm::Error::success();
        return llvm::createStringError(
            "%s", numpy::complainOfArray(reader, found, names[number],
                                         describe(given, extents),
                                         describe(element, shape))
                      .getMessage()
                      .c_str());
      });
  if (tensors)
    for (auto [tensor, type] : llvm::zip_equal(*tensors, types))
      tensor.elementType = getGlobalShape(type).first;
  return tensors;
}

std::vector<Tensor> tofu::interpreter::makeRandomArrays(TypeRange types,
                                                        int64_t seed,
                                                        int64_t limit,
                                                        MLIRContext *context) {
  numpy::RandomArrays random(seed, limit);
  std::vector<Tensor> tensors;
  for (Type type : types) {
    auto [element, shape] = getGlobalShape(type);
    tensors.push_back(
        makeTensor(random.make(getArrayType(element), shape), context));
    tensors.back().elementType = element;
  }
  return tensors;
}

std::vector<tofu::numpy::ArrayView>
tofu::interpreter::getArrays(ArrayRef<Tensor> tensors, ArrayAttr border) {
  std::vector<numpy::ArrayView> arrays;
  for (auto [number, tensor] : llvm::enumerate(tensors)) {
    arrays.push_back(getArray(tensor));
    if (!border)
      continue;
    auto said = cast<DictionaryAttr>(border[number]);
    arrays.back().numbers = said.contains(tdl::kComplex)    ? TOFU_COMPLEX
                            : said.contains(tdl::kUnsigned) ? TOFU_UNSIGNED
                                                            : TOFU_AS_TYPED;
  }
  return arrays;
}

SmallVector<int64_t>
tofu::interpreter::getComputedTypes(func::FuncOp function) {
  llvm::SmallSetVector<Type, 4> elements;
  function.walk([&](Operation *op) {
    for (Type type : op->getResultTypes())
      if (RankedTensorType tensor = tdl::getGlobalType(type))
        elements.insert(tensor.getElementType());
  });
  return llvm::map_to_vector(
      llvm::make_filter_range(elements,
                              [](Type type) { return type.isIntOrFloat(); }),
      getArrayType);
}
