//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Arrays.h"

#include "tofu/Interpreter/Execute.h"
#include "tofu/Interpreter/Npz.h"
#include "tofu/Numpy/Npz.h"

using namespace mlir;
using namespace tofu::interpreter;

llvm::Expected<std::vector<Tensor>>
tofu::interpreter::readArrays(StringRef path, StringRef prefix, TypeRange types,
                              MLIRContext *context) {
  std::vector<std::string> names =
      numpy::getArrayNames(prefix.str(), types.size());
  llvm::Expected<std::vector<Tensor>> arrays = readNpz(path, names, context);
  if (!arrays)
    return arrays.takeError();
  for (auto [name, type, array] : llvm::zip(names, types, *arrays)) {
    auto [element, shape] = getGlobalShape(type);
    if (shape != array.shape ||
        getScalarType(element) != getScalarType(array.elementType))
      return llvm::createStringError(
          "%s: array '%s' is %s, but the program's is %s", path.str().c_str(),
          name.c_str(), describe(array.elementType, array.shape).c_str(),
          describe(element, shape).c_str());
  }
  return arrays;
}

tofu::numpy::Comparison
tofu::interpreter::compareResults(ArrayRef<Tensor> actual,
                                  ArrayRef<Tensor> expected, double tolerance) {
  return numpy::compareResults(llvm::map_to_vector(actual, getArray),
                               llvm::map_to_vector(expected, getArray),
                               tolerance);
}
