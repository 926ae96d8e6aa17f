//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Operators that are the same in other words, and those that differ in one
// place.
//
//===----------------------------------------------------------------------===//
#include "tofu/Export/SameOperator.h"
#include "tofu/Import/TDL/ImportTDL.h"
#include "llvm/Support/SourceMgr.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace tofu;

namespace {
class SameOperator : public testing::Test {
protected:
  bool isSame(StringRef a, StringRef b) {
    OwningOpRef<ModuleOp> first = read(a), second = read(b);
    if (!first || !second) {
      ADD_FAILURE() << a.str() << '\n' << b.str();
      return false;
    }
    auto get = [](ModuleOp module) {
      return *module.getOps<tdl::OpOp>().begin();
    };
    return isSameOperator(get(*first), get(*second));
  }

private:
  OwningOpRef<ModuleOp> read(StringRef text) {
    llvm::SourceMgr sources;
    sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBufferCopy(text), {});
    return importTDL(sources, &context);
  }

  MLIRContext context;
};
} // namespace

TEST_F(SameOperator, NamesAndOrderDoNotCount) {
  EXPECT_TRUE(isSame("op f(x: [n]) -> [n] = lambda i: x[i] * exp(x[i])",
                     "op g(y: [m]) -> [m] = lambda k: let t = y[k] in t * "
                     "exp(t)"));
  EXPECT_TRUE(
      isSame("op f(x: [n, m]) -> [n] = lambda i: sum(j where j <= i and "
             "1 <= j: x[i, j])",
             "op f(x: [n, m]) -> [n] = lambda i: sum(j where j >= 1 and "
             "i >= j: x[i, j])"));
  EXPECT_TRUE(isSame("op f(x: [n], m: [k]) -> [n] = lambda i: "
                     "(x[(i + (k - i floordiv k)) * (n + k) - 1] else 0)",
                     "op f(x: [n], m: [k]) -> [n] = lambda i: "
                     "(x[(k + n) * (k + i - i floordiv k) - 1] else 0)"));
  EXPECT_FALSE(isSame("op f(x: [n], m: [k]) -> [n] = lambda i: "
                      "(x[(i + k floordiv 2) * (n + k)] else 0)",
                      "op f(x: [n], m: [k]) -> [n] = lambda i: "
                      "(x[(i + k floordiv 3) * (n + k)] else 0)"));
  EXPECT_TRUE(
      isSame("op f(x: [n]) -> [n] where n > 1: \"a\" = lambda i: x[i]",
             "op f(x: [n]) -> [n] where n > 1: \"b\" = lambda i: x[i]"));
}

TEST_F(SameOperator, EverythingElseDoes) {
  const char *const sum =
      "op f(x: [n, m]; s = 1) -> [n] = lambda i: sum(j: x[i, j])";
  for (const char *other :
       {"op f(x: [n, m]; s = 2) -> [n] = lambda i: sum(j: x[i, j])",
        "op f(x: [n, m]; t = 1) -> [n] = lambda i: sum(j: x[i, j])",
        "op f(x: [n, m]; s = 1) -> [m] = lambda j: sum(i: x[i, j])",
        "op f(x: [n, m]; s = 1) -> [n] = lambda i: max(j: x[i, j])",
        "op f(x: [n, m]; s = 1) -> [n] = lambda i: sum(j: -x[i, j])",
        "op f(x: [n, m]; s = 1) -> [n] = lambda i: sum(j in 3: x[i, j])",
        "op f(x: [n, m]; s = 1) -> [n] = lambda i: sum(j where j > i: x[i, j])",
        "op f(x: [n, m]; s = 1) -> [n] = lambda i: sum(j: (x[i, j] else 0))",
        "op f(x: [n, m]; s = 1) -> [n] = lambda i: sum(j in m: (x[i, j - "
        "1] else 0))",
        "op f(x: [n, m]; s = 1) -> [n] = lambda i: sum(j: x[i, j]) + 0.5",
        "op f(x: [n, m] of int; s = 1) -> [n] of int = lambda i: sum(j: x[i, "
        "j])",
        "op f(x: [n, m]; s = 1) -> [n] where n == m = lambda i: sum(j: x[i, "
        "j])",
        "op f for \"a.b\"(x: [n, m]; s = 1) -> [n] = lambda i: sum(j: x[i, "
        "j])"})
    EXPECT_FALSE(isSame(sum, other)) << other;
  EXPECT_FALSE(
      isSame("op f(x: [n]) -> [n] = lambda i: (x[i] where i >= 1 else 0)",
             "op f(x: [n]) -> [n] = lambda i: (x[i] where i == 1 else "
             "0)"));
  EXPECT_FALSE(isSame("op f(x: [n, n]) -> [n, n] = lambda i, j: x[i, j]",
                      "op f(x: [n, n]) -> [n, n] = lambda i, j: x[j, i]"));
}
