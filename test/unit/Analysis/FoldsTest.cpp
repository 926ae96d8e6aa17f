//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which folds other than sums results keep, and of which inputs.
//
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/Folds.h"
#include "ParsedLambda.h"

using namespace tofu::tdl;
using Sets = std::vector<uint64_t>;

/// Of a lambda over (%i, %j) in [8, 4] whose inputs %x0 .. %x2 have these
/// extents, elements %v0 .. %v2 at [%i, %j], the result %r and, as another
/// input, %n at [%i, %j] of %index.
static ParsedLambda getLambda(llvm::StringRef type, llvm::StringRef body,
                              llvm::StringRef result) {
  std::string from = ("tensor<8x4x" + type + ">").str();
  std::string to = ("tensor<8x4x" + result + ">").str(), arguments, bindings,
              types, reads;
  for (char n : {'0', '1', '2'}) {
    arguments += std::string("%a") + n + ": " + from + ", ";
    bindings += std::string("%x") + n + " = %a" + n + ", ";
    types += from + ", ";
    reads += std::string("%v") + n + " = tdl.read %x" + n +
             "[%i, %j] : " + from + "\n";
  }
  return ParsedLambda(
      arguments + "%where: tensor<8x4xi32>",
      "%y = tdl.lambda (%i, %j) in [8, 4] on (" + bindings +
          "%index = %where) : (" + types + "tensor<8x4xi32>) -> " + to +
          " {\n%n = tdl.read %index[%i, %j] : tensor<8x4xi32>\n" + reads +
          body.str() + "\ntdl.yield %r : " + result.str() + " }");
}

static Sets getSets(Combiner combiner, llvm::StringRef body,
                    llvm::StringRef type = "f32", llvm::StringRef result = "") {
  ParsedLambda lambda = getLambda(type, body, result.empty() ? type : result);
  llvm::SmallVector<uint64_t, 2> sets =
      findFoldSets(lambda.analyse().getOp(), combiner);
  return {sets.begin(), sets.end()};
}

TEST(Folds, TheGreaterAndTheLesserOfTwo) {
  for (bool isMax : {true, false}) {
    Combiner combiner = isMax ? Combiner::max : Combiner::min;
    const char *same = isMax ? "%r = arith.maximumf %v0, %v1 : f32"
                             : "%r = arith.minimumf %v0, %v1 : f32";
    const char *other = isMax ? "%r = arith.minimumf %v0, %v1 : f32"
                              : "%r = arith.maximumf %v0, %v1 : f32";
    EXPECT_EQ(getSets(combiner, same), (Sets{0b01, 0b10, 0b11}));
    // min(max(a, a'), max(b, b')) is not max(min(a, b), min(a', b')).
    EXPECT_EQ(getSets(combiner, other), (Sets{0b01, 0b10}));
  }
  EXPECT_EQ(getSets(Combiner::max, "%r = arith.maxsi %v0, %v1 : i32", "i32"),
            (Sets{0b01, 0b10, 0b11}));
  // Integers are folded as signed ones.
  EXPECT_EQ(getSets(Combiner::max, "%r = arith.maxui %v0, %v1 : i32", "i32"),
            Sets{});
  EXPECT_EQ(getSets(Combiner::prod, "%r = arith.maximumf %v0, %v1 : f32"),
            Sets{});
}

TEST(Folds, Booleans) {
  EXPECT_EQ(getSets(Combiner::any, "%r = arith.ori %v0, %v1 : i1", "i1"),
            (Sets{0b01, 0b10, 0b11}));
  EXPECT_EQ(getSets(Combiner::any, "%r = arith.andi %v0, %v1 : i1", "i1"),
            (Sets{0b01, 0b10}));
  EXPECT_EQ(getSets(Combiner::all, "%r = arith.andi %v0, %v1 : i1", "i1"),
            (Sets{0b01, 0b10, 0b11}));
  EXPECT_EQ(getSets(Combiner::all, "%r = arith.xori %v0, %v1 : i1", "i1"),
            Sets{});
}

TEST(Folds, WhatIsNotMonotoneIsNone) {
  const char *const bodies[] = {"%r = arith.negf %v0 : f32",
                                "%r = arith.mulf %v0, %v0 : f32",
                                // -inf + inf
                                "%r = arith.addf %v0, %v1 : f32"};
  for (const char *body : bodies)
    for (Combiner combiner : {Combiner::max, Combiner::min, Combiner::prod})
      EXPECT_EQ(getSets(combiner, body), Sets{}) << body;
  EXPECT_EQ(getSets(Combiner::max,
                    "%o = arith.constant 1 : i32\n"
                    "%r = arith.addi %v0, %o : i32", // wraps
                    "i32"),
            Sets{});
}

TEST(Folds, CastsThatKeepInfinitiesAndNaNs) {
  auto getCast = [](llvm::StringRef op, llvm::StringRef from,
                    llvm::StringRef to) {
    std::string body =
        ("%r = arith." + op + " %v0 : " + from + " to " + to).str();
    return getSets(Combiner::max, body, from, to);
  };
  EXPECT_EQ(getCast("extf", "bf16", "f32"), Sets{0b1});
  EXPECT_EQ(getCast("truncf", "f32", "bf16"), Sets{0b1});
  // -1000 is a NaN there, which is greater than anything.
  EXPECT_EQ(getCast("truncf", "f32", "f8E4M3FN"), Sets{});
  EXPECT_EQ(getCast("fptosi", "f32", "i32"), Sets{});
  EXPECT_EQ(getSets(Combiner::prod, "%r = arith.truncf %v0 : f32 to bf16",
                    "f32", "bf16"),
            Sets{});
}

TEST(Folds, ReadsAtPlacesThatDoNotDependOnTerms) {
  const char *transposed = "%k = arith.index_cast %n : i32 to index\n"
                           "%r = tdl.read %x0[symbol(%k), %j] "
                           ": tensor<8x4xf32>";
  for (Combiner combiner : {Combiner::max, Combiner::min, Combiner::prod})
    EXPECT_EQ(getSets(combiner, transposed), Sets{0b1});
  EXPECT_EQ(getSets(Combiner::max,
                    "%k = arith.index_cast %v0 : i32 to index\n"
                    "%r = tdl.read %x1[symbol(%k), %j] "
                    ": tensor<8x4xi32>",
                    "i32"),
            Sets{0b10});
}

TEST(Folds, Choices) {
  const char *choice = "%z = arith.constant 0 : i32\n"
                       "%c = arith.cmpi sgt, %n, %z : i32\n"
                       "%r = arith.select %c, %v0, %v1 : f32";
  EXPECT_EQ(getSets(Combiner::max, choice), (Sets{0b01, 0b10, 0b11}));
  // Copies of a factor are no factor.
  EXPECT_EQ(getSets(Combiner::prod, choice), Sets{0b11});
  EXPECT_EQ(getSets(Combiner::max, "%c = arith.cmpf ogt, %v0, %v1 : f32\n"
                                   "%r = arith.select %c, %v0, %v2 : f32"),
            Sets{0b100});
}

static std::string getReduction(llvm::StringRef combiner,
                                llvm::StringRef then) {
  return ("%m = tdl.reduce " + combiner +
          " (%k) in [4] : f32 {\n%e = tdl.read %x0[%i, %k] : tensor<8x4xf32>\n"
          "tdl.yield %e : f32\n}\n" +
          then)
      .str();
}

TEST(Folds, TheSameFoldOnceMore) {
  std::string greatest =
      getReduction("max", "%r = arith.maximumf %m, %v1 : f32");
  EXPECT_EQ(getSets(Combiner::max, greatest), (Sets{0b01, 0b10, 0b11}));
  std::string least = getReduction("min", "%r = arith.maximumf %m, %v1 : f32");
  EXPECT_EQ(getSets(Combiner::max, least), Sets{0b10});
}

/// Whether %k is cut where `then` follows the greatest over it.
static bool isSplit(llvm::StringRef then) {
  std::string body = getReduction("max", then);
  return getLambda("f32", body, "f32").getKinds()[2] == 'r';
}

/// Terms are of one fold: of max(max(x), min(y)), cut along two axes, they
/// would be of two.
TEST(Folds, PartsOfTwoFoldsAreNoTerms) {
  for (const char *second : {"min", "max"}) {
    std::string then = (llvm::Twine("%q = tdl.reduce ") + second +
                        " (%l) in [4] : f32 {\n%f = tdl.read %x1[%i, %l] : "
                        "tensor<8x4xf32>\ntdl.yield %f : f32\n}\n"
                        "%r = arith.maximumf %m, %q : f32")
                           .str();
    EXPECT_EQ(getLambda("f32", getReduction("max", then), "f32").getKinds(),
              second == llvm::StringRef("min") ? "ooff" : "oorr");
  }
}

TEST(Folds, WhatMayFollowASplitReduction) {
  EXPECT_TRUE(isSplit("%r = arith.maximumf %m, %v1 : f32"));
  EXPECT_TRUE(isSplit("%r = arith.minimumf %v1, %m : f32"));
  EXPECT_FALSE(isSplit("%r = arith.addf %m, %v1 : f32"));
  EXPECT_FALSE(isSplit("%r = arith.subf %v1, %m : f32"));
  // The lesser of two that both depend on it is not looked into.
  EXPECT_FALSE(isSplit("%r = arith.minimumf %m, %m : f32"));
  EXPECT_TRUE(isSplit("%r = arith.maximumf %m, %m : f32"));
}
