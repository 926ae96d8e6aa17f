//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Arrays.h"

#include "tofu/Interpreter/Execute.h"
#include "tofu/Interpreter/Npz.h"

using namespace mlir;
using namespace tofu::interpreter;

std::vector<std::string> tofu::interpreter::getArrayNames(StringRef prefix,
                                                          size_t count) {
  std::vector<std::string> names;
  for (size_t i = 0; i != count; ++i)
    names.push_back((prefix + Twine(i)).str());
  return names;
}

llvm::Expected<std::vector<Tensor>>
tofu::interpreter::readArrays(StringRef path, StringRef prefix, TypeRange types,
                              MLIRContext *context) {
  std::vector<std::string> names = getArrayNames(prefix, types.size());
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

Difference tofu::interpreter::compare(const Tensor &actual,
                                      const Tensor &expected) {
  Difference difference;
  double largest = 0;
  for (int64_t i = 0, e = expected.getNumElements(); i != e; ++i) {
    double got = actual.getNumber(i), want = expected.getNumber(i);
    if (std::isfinite(want))
      largest = std::max(largest, std::fabs(want));
    if (got == want || (std::isnan(got) && std::isnan(want)))
      continue;
    double error = std::fabs(got - want);
    if (std::isnan(error))
      error = INFINITY;
    if (error > difference.error)
      difference = {error, i};
  }
  if (largest > 0)
    difference.error /= largest;
  return difference;
}
