//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Compare.h"

#include "llvm/Support/Format.h"
#include <cmath>
#include <cstring>

using namespace tofu;
using namespace tofu::test;
using interpreter::Tensor;

static bool isAlike(const Tensor &actual, const Tensor &expected, int64_t i,
                    double error) {
  int64_t size = interpreter::getByteSize(actual.elementType);
  if (!std::memcmp(actual.bytes.data() + i * size,
                   expected.bytes.data() + i * size, size))
    return true;
  if (!mlir::isa<mlir::FloatType>(actual.elementType))
    return false;
  double a = actual.getNumber(i), b = expected.getNumber(i);
  if (std::isnan(a) || std::isnan(b))
    return std::isnan(a) && std::isnan(b);
  return std::fabs(a - b) <= error && error > 0;
}

std::string tofu::test::findDifference(llvm::ArrayRef<Tensor> actual,
                                       llvm::ArrayRef<Tensor> expected,
                                       llvm::ArrayRef<Known> known) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (size_t result = 0; result != expected.size(); ++result) {
    const Tensor &a = actual[result], &b = expected[result];
    if (a.bytes == b.bytes)
      continue;
    for (int64_t i = 0, count = b.getNumElements(); i != count; ++i)
      if (!isAlike(a, b, i, 2 * known[result].error)) {
        os << "element " << i << " of result " << result << " is "
           << llvm::format("%.9g", a.getNumber(i)) << ", but should be "
           << llvm::format("%.9g", b.getNumber(i));
        return text;
      }
  }
  return text;
}
