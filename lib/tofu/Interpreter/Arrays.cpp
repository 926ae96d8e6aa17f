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
  return readNpz(
      path, names, context,
      [&](size_t number, Type given, ArrayRef<int64_t> extents) -> llvm::Error {
        auto [element, shape] = getGlobalShape(types[number]);
        if (extents == ArrayRef(shape) &&
            getScalarType(element) == getScalarType(given))
          return llvm::Error::success();
        return llvm::createStringError(
            "%s: array '%s' is %s, but the program's is %s", path.str().c_str(),
            names[number].c_str(), describe(given, extents).c_str(),
            describe(element, shape).c_str());
      });
}

tofu::numpy::Comparison
tofu::interpreter::compareResults(ArrayRef<Tensor> actual,
                                  ArrayRef<Tensor> expected, double tolerance,
                                  numpy::Measure measure) {
  return numpy::compareResults(llvm::map_to_vector(actual, getArray),
                               llvm::map_to_vector(expected, getArray),
                               tolerance, measure);
}
