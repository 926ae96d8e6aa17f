//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The proofs of strategies: they hold, and each kind of error that is planted
// is found.
//
//===----------------------------------------------------------------------===//
#include "tofu/Operators/StrategyProof.h"
#include "../Analysis/ParsedLambda.h"
#include "tofu/Operators/PartReads.h"
#include "tofu/Operators/TermRule.h"
#include "tofu/Transforms/NormalizeInputs.h"

using namespace mlir;
using namespace tofu;
using tdl::BoxAttr;
using tdl::IndexVariable;

namespace {
class Proofs {
public:
  Proofs(StringRef inputs, StringRef lambda, const ExpansionRules &rules = {})
      : parsed(inputs, lambda) {
    tdl::normalizeInputs(parsed.analyse().getOp());
    tdl::LambdaAnalysis analysis = parsed.analyse();
    proofs = proveStrategies(analysis, rules);
  }

  StrategyProof get(const std::string &name) {
    for (const StrategyProof &proof : proofs)
      if (proof.name == name)
        return proof;
    ADD_FAILURE() << "no strategy " << name;
    return {};
  }
  Verdict getWorst() {
    Verdict worst = Verdict::Proved;
    for (const StrategyProof &proof : proofs)
      worst = std::max(worst, proof.verdict);
    return worst;
  }
  /// Of the first one that is unsound.
  std::string getReason() {
    for (const StrategyProof &proof : proofs)
      if (proof.verdict == Verdict::Unsound)
        return proof.reason;
    return "";
  }

private:
  ParsedLambda parsed;
  SmallVector<StrategyProof> proofs;
};

const char *const kWindowInputs = "%x: tensor<17xf32>, %w: tensor<3xf32>";
const char *const kWindow = R"(
  %y = tdl.lambda (%i) in [8] on (%a = %x, %b = %w)
      : (tensor<17xf32>, tensor<3xf32>) -> tensor<8xf32> {
    %s = tdl.reduce sum (%d) in [3] : f32 {
      %v = tdl.read %a[2 * %i + %d] : tensor<17xf32>
      %f = tdl.read %b[%d] : tensor<3xf32>
      %p = arith.mulf %v, %f : f32
      tdl.yield %p : f32
    }
    tdl.yield %s : f32
  })";
/// A bias stands beside the sum.
const char *const kBiased = R"(
  %y = tdl.lambda (%i) in [8] on (%a = %x, %b = %w)
      : (tensor<17xf32>, tensor<3xf32>) -> tensor<8xf32> {
    %s = tdl.reduce sum (%d) in [3] : f32 {
      %v = tdl.read %a[2 * %i + %d] : tensor<17xf32>
      tdl.yield %v : f32
    }
    %c = arith.constant 1 : index
    %f = tdl.read %b[symbol(%c)] : tensor<3xf32>
    %t = arith.addf %s, %f : f32
    tdl.yield %t : f32
  })";

/// The box with each range's ends moved, other than those of whole dimensions.
BoxAttr moveEnds(BoxAttr box, int64_t lower, int64_t upper) {
  auto move = [](ArrayRef<AffineMap> maps, int64_t by) {
    SmallVector<AffineMap> moved;
    for (AffineMap map : maps) {
      SmallVector<AffineExpr> exprs;
      for (AffineExpr expr : map.getResults())
        exprs.push_back(expr + by);
      moved.push_back(
          AffineMap::get(map.getNumDims(), 0, exprs, map.getContext()));
    }
    return moved;
  };
  return BoxAttr::get(box.getContext(), box.getNumAxes(),
                      move(box.getLowers(), lower),
                      move(box.getUppers(), upper), box.getConditions());
}

ExpansionRules moveRegions(int64_t lower, int64_t upper) {
  ExpansionRules rules;
  rules.getRegion = [=](const tdl::Access &access, ArrayRef<int64_t> shape,
                        ArrayRef<tdl::VariableSplit> splits,
                        ArrayRef<int64_t> mesh) {
    return moveEnds(tdl::getRegion(access, shape, splits, mesh), lower, upper);
  };
  return rules;
}

ExpansionRules moveSymbolicRegions(int64_t lower, int64_t upper) {
  ExpansionRules rules;
  rules.getSymbolicRegion =
      [=](const tdl::Access &access, ArrayRef<int64_t> shape,
          ArrayRef<int64_t> extents, const llvm::BitVector &split) {
        auto region = tdl::getSymbolicRegion(access, shape, extents, split);
        for (auto &ends : region.lowers)
          for (AffineExpr &end : ends)
            end = end + lower;
        for (auto &ends : region.uppers)
          for (AffineExpr &end : ends)
            end = end + upper;
        return region;
      };
  return rules;
}

TEST(StrategyProofTest, WindowsAreProvedAndTight) {
  Proofs proofs(kWindowInputs, kWindow);
  for (const char *name : {"i", "d"}) {
    StrategyProof proof = proofs.get(name);
    EXPECT_EQ(proof.verdict, Verdict::Proved) << proof.reason;
    EXPECT_TRUE(proof.isSymbolic);
    EXPECT_EQ(proof.excess, 0) << name;
  }
}

TEST(StrategyProofTest, FindsAnOffsetThatIsOffByOne) {
  EXPECT_EQ(Proofs(kWindowInputs, kWindow, moveRegions(1, 1)).getReason(),
            "part 0 of 2 reads 'in0' at [0, 9) of dimension 0, but fetches "
            "[1, 10)");
  EXPECT_EQ(
      Proofs(kWindowInputs, kWindow, moveSymbolicRegions(1, 1)).getReason(),
      "a part [lo, hi) reads 'in0' in dimension 0 before its region");
  EXPECT_EQ(
      Proofs(kWindowInputs, kWindow, moveSymbolicRegions(-1, -1)).getReason(),
      "a part [lo, hi) reads 'in0' in dimension 0 behind its region");
}

TEST(StrategyProofTest, FindsAHaloThatIsTooShort) {
  EXPECT_EQ(Proofs(kWindowInputs, kWindow, moveRegions(0, -1)).getReason(),
            "part 0 of 2 reads 'in0' at [0, 9) of dimension 0, but fetches "
            "[0, 8)");
}

TEST(StrategyProofTest, CountsWhatIsFetchedInVain) {
  Proofs proofs(kWindowInputs, kWindow, moveRegions(0, 1));
  EXPECT_EQ(proofs.getWorst(), Verdict::Proved);
  // 2, 3 and 4 parts with one element more of each operand.
  EXPECT_EQ(proofs.get("i").excess, 2 * (2 + 3 + 4));
}

TEST(StrategyProofTest, FindsARegionThatIsEmpty) {
  ExpansionRules rules;
  rules.getRegion = [](const tdl::Access &access, ArrayRef<int64_t> shape,
                       ArrayRef<tdl::VariableSplit> splits,
                       ArrayRef<int64_t> mesh) {
    BoxAttr box = tdl::getRegion(access, shape, splits, mesh);
    AffineExpr isFirst = -getAffineDimExpr(0, box.getContext());
    return BoxAttr::get(box.getContext(), box.getNumAxes(), box.getLowers(),
                        box.getUppers(), AffineMap::get(1, 0, isFirst));
  };
  EXPECT_EQ(Proofs(kWindowInputs, kWindow, rules).getReason(),
            "part 1 of 2 reads 'in0', but its region is empty");
}

TEST(StrategyProofTest, FindsTermsThatAreCountedTwiceOrLeftOut) {
  for (auto [by, words] : {std::pair(1, "some points count twice"),
                           std::pair(-1, "some points are left out")}) {
    ExpansionRules rules;
    rules.getPartBox = [by = by](MLIRContext *context,
                                 ArrayRef<tdl::VariableSplit> splits,
                                 ArrayRef<int64_t> mesh) {
      return moveEnds(tdl::getPartBox(context, splits, mesh), 0, by);
    };
    std::string reason = Proofs(kWindowInputs, kWindow, rules).getReason();
    EXPECT_TRUE(StringRef(reason).contains(words)) << reason;
  }
}

TEST(StrategyProofTest, FindsPointsBehindTheLastPart) {
  ExpansionRules rules;
  rules.getPartBox = [](MLIRContext *context,
                        ArrayRef<tdl::VariableSplit> splits,
                        ArrayRef<int64_t> mesh) {
    SmallVector<tdl::VariableSplit> shorter(splits);
    for (tdl::VariableSplit &split : shorter)
      split.extent -= 1;
    return tdl::getPartBox(context, shorter, mesh);
  };
  EXPECT_EQ(Proofs(kWindowInputs, kWindow, rules).getReason(),
            "the last of 2 parts ends at 7, but the extent is 8");
}

TEST(StrategyProofTest, FindsAWrongFillValue) {
  for (double value : {1.0, 0.0}) { // +0.0 makes a zero of -0.0
    ExpansionRules rules;
    rules.getNeutral = [=](tdl::Combiner, Type type) -> TypedAttr {
      return FloatAttr::get(type, value);
    };
    std::string reason = Proofs(kWindowInputs, kWindow, rules).getReason();
    EXPECT_TRUE(StringRef(reason).starts_with(
        "a device without a term does not contribute nothing: sum of"))
        << reason;
  }
}

TEST(StrategyProofTest, FindsABiasThatIsAddedToAPendingSum) {
  Proofs plain(kWindowInputs, kBiased);
  EXPECT_EQ(plain.getWorst(), Verdict::Proved); // it is not split
  ExpansionRules rules;
  rules.getKind = [](const IndexVariable &variable) {
    return variable.kind == IndexVariable::Kind::Fixed
               ? IndexVariable::Kind::Reduction
               : variable.kind;
  };
  EXPECT_EQ(Proofs(kWindowInputs, kBiased, rules).getReason(),
            "what parts give is no term: the lambda gives result 0, of which "
            "the parts are no terms");
  ParsedLambda biased(kWindowInputs, kBiased);
  tdl::LambdaOp op = biased.analyse().getOp();
  EXPECT_NE(whyNoTerms(op, 1), ""); // nor is the first operand alone
  EXPECT_EQ(whyNoTerms(op, 3), "");
}

TEST(StrategyProofTest, FindsWhatEveryPartHasAsAWhole) {
  ParsedLambda biased(kWindowInputs, kBiased);
  EXPECT_EQ(whyNoTerms(biased.analyse().getOp(), 0),
            "gives result 0, which every part has as a whole");
}

TEST(StrategyProofTest, SplitsDataByRows) {
  Proofs proofs("%t: tensor<9x4xf32>, %ids: tensor<5xi32>", R"(
    %y = tdl.lambda (%i, %j) in [5, 4] on (%a = %t, %b = %ids)
        : (tensor<9x4xf32>, tensor<5xi32>) -> tensor<5x4xf32> {
      %n = tdl.read %b[%i] : tensor<5xi32>
      %k = arith.index_cast %n : i32 to index
      %v = tdl.read %a[symbol(%k), %j] : tensor<9x4xf32>
      tdl.yield %v : f32
    })");
  EXPECT_EQ(proofs.getWorst(), Verdict::Proved) << proofs.getReason();
  EXPECT_TRUE(proofs.get("in0.0").isSymbolic);
  EXPECT_EQ(proofs.get("in0.0").excess, 0);
  EXPECT_TRUE(proofs.get("partial in {in0}").isPending);
}

TEST(StrategyProofTest, ScansFoldWholeBlocks) {
  for (const char *guard : {"%i - %k >= 0", "%i - %k - 1 >= 0"}) {
    Proofs proofs("%x: tensor<7xf32>",
                  (Twine("%y = tdl.lambda (%i) in [7] on (%a = %x) : "
                         "(tensor<7xf32>) -> tensor<7xf32> {\n"
                         "%s = tdl.reduce sum (%k) in [7] where (") +
                   guard +
                   ") : f32 {\n%v = tdl.read %a[%k] : tensor<7xf32>\n"
                   "tdl.yield %v : f32\n}\ntdl.yield %s : f32\n}")
                      .str());
    EXPECT_EQ(proofs.getWorst(), Verdict::Proved) << proofs.getReason();
    EXPECT_EQ(proofs.get("k").excess, 0);
  }
}

// A product of two indices is no set that the library knows.
TEST(StrategyProofTest, EnumeratesProductsOfIndices) {
  Proofs proofs("%x: tensor<40xf32>", R"(
    %y = tdl.lambda (%i, %j) in [5, 4] on (%a = %x)
        : (tensor<40xf32>) -> tensor<5x4xf32> {
      %z = arith.constant 0.0 : f32
      %p = arith.muli %i, %j : index
      %v = tdl.read %a[symbol(%p)] else %z : tensor<40xf32>
      tdl.yield %v : f32
    })");
  EXPECT_EQ(proofs.getWorst(), Verdict::Enumerated) << proofs.getReason();
  StrategyProof proof = proofs.get("i");
  EXPECT_FALSE(proof.isSymbolic);
  // All of x is fetched, of which rows 0 to 4 read as far as 12.
  EXPECT_GT(proof.excess, 0);
}

/// The library and a walk over all points find the same elements.
TEST(StrategyProofTest, BoundsAreThoseOfAllPoints) {
  for (const char *coordinate :
       {"%i + %j", "3 * %i - 2 * %j + 1", "(%i + %j) floordiv 3",
        "(2 * %i + %j) mod 5", "%i - %j floordiv 2", "-%i + %j"})
    for (const char *guard :
         {"%i - %j >= 0", "%i + %j - 4 == 0", "(%i + %j) mod 2 == 0"}) {
      ParsedLambda parsed(
          "%x: tensor<6xf32>",
          (Twine("%y = tdl.lambda (%i, %j) in [7, 5] on (%a = %x) : "
                 "(tensor<6xf32>) -> tensor<7x5xf32> {\n"
                 "%z = arith.constant 0.0 : f32\n%v = tdl.read %a[") +
           coordinate + "] else %z where (" + guard +
           ") : tensor<6xf32>\ntdl.yield %v : f32\n}")
              .str());
      tdl::LambdaOp op = parsed.analyse().getOp();
      auto reads = findReads(op);
      ASSERT_EQ(reads.size(), 1u);
      for (int64_t first = 0; first != 7; ++first)
        for (int64_t last = first - 1; last != 7; ++last) {
          PartReads part(reads[0], {{{first, last}, {0, 4}}, {{0, 5}}});
          auto all = part.enumerate();
          auto found = part.findBounds({{0, 5}});
          ASSERT_EQ(all.has_value(), found.has_value()) << coordinate << guard;
          if (!all)
            continue;
          ASSERT_EQ((*all)[0].lower, (*found)[0].lower) << coordinate << guard;
          ASSERT_EQ((*all)[0].upper, (*found)[0].upper) << coordinate << guard;
        }
    }
}

// A mirrored index: `not` of a truth, and an absolute value.
TEST(StrategyProofTest, EnumeratesMirroredIndices) {
  Proofs proofs("%x: tensor<5xf32>", R"(
    %y = tdl.lambda (%i) in [9] on (%a = %x)
        : (tensor<5xf32>) -> tensor<9xf32> {
      %four = arith.constant 4 : index
      %yes = arith.constant true
      %d = arith.subi %four, %i : index
      %m = math.absi %d : index
      %k = arith.subi %four, %m : index
      %c = arith.cmpi slt, %k, %four : index
      %n = arith.xori %c, %yes : i1
      %e = arith.select %n, %four, %k : index
      %v = tdl.read %a[symbol(%e)] : tensor<5xf32>
      tdl.yield %v : f32
    })");
  EXPECT_EQ(proofs.getWorst(), Verdict::Enumerated) << proofs.getReason();
  // 0 to 4 and back: of 3 parts the middle one reads 3 and 4 alone.
  EXPECT_GT(proofs.get("i").excess, 0);
}

// Nothing is folded: the result is 0, whatever the operand holds.
TEST(StrategyProofTest, SumsOfNothingAreTerms) {
  Proofs proofs("%x: tensor<5xf32>", R"(
    %y = tdl.lambda (%i) in [4] on (%a = %x)
        : (tensor<5xf32>) -> tensor<4xf32> {
      %s = tdl.reduce sum (%d) in [0] : f32 {
        %v = tdl.read %a[%i + %d] : tensor<5xf32>
        tdl.yield %v : f32
      }
      tdl.yield %s : f32
    })");
  EXPECT_EQ(proofs.getWorst(), Verdict::Proved) << proofs.getReason();
}

TEST(StrategyProofTest, UnknownPlacesAreNotProved) {
  Proofs proofs("%x: tensor<40xf32>", R"(
    %y = tdl.lambda (%i) in [5] on (%a = %x)
        : (tensor<40xf32>) -> tensor<5xf32> {
      %p = math.ctpop %i : index
      %v = tdl.read %a[symbol(%p)] : tensor<40xf32>
      tdl.yield %v : f32
    })");
  EXPECT_EQ(proofs.getWorst(), Verdict::Assumed);
  EXPECT_EQ(proofs.get("i").reason,
            "the points that read 'in0' are not known: an index is computed "
            "with an operation that is not looked into");
}

TEST(StrategyProofTest, TooManyPointsAreNotProved) {
  Proofs proofs("%x: tensor<40xf32>", R"(
    %y = tdl.lambda (%i, %j) in [5000, 4000] on (%a = %x)
        : (tensor<40xf32>) -> tensor<5000x4000xf32> {
      %z = arith.constant 0.0 : f32
      %p = arith.muli %i, %j : index
      %v = tdl.read %a[symbol(%p)] else %z : tensor<40xf32>
      tdl.yield %v : f32
    })");
  EXPECT_EQ(proofs.getWorst(), Verdict::Assumed);
  EXPECT_EQ(proofs.get("i").reason,
            "the points that read 'in0' are too many to look at");
}
} // namespace
