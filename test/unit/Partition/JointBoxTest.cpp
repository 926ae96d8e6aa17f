//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What is said of all devices at once, against a walk over them.
//
//===----------------------------------------------------------------------===//
#include "tofu/Partition/JointBox.h"

#include "tofu/Analysis/LambdaAnalysis.h"
#include "tofu/Partition/Boxes.h"
#include "tofu/Partition/ProgramBytes.h"
#include "tofu/TDL/BoxAxes.h"

#include "mlir/IR/MLIRContext.h"
#include "gtest/gtest.h"
#include <random>

using namespace mlir;
using namespace tofu;
using tdl::BoxAttr;

namespace {
class JointBoxTest : public testing::Test {
protected:
  JointBoxTest() { context.loadDialect<tdl::TDLDialect>(); }

  int64_t pick(int64_t count) { return int64_t(random() % count); }

  SmallVector<int64_t> pickMesh() {
    SmallVector<int64_t> mesh;
    for (int64_t axes = 1 + pick(4); axes > 0; --axes)
      mesh.push_back(1 + pick(3));
    return mesh;
  }
  /// Dimensions that the axes cut, each of them at most one.
  SmallVector<tdl::VariableSplit> pickSplits(size_t numAxes) {
    SmallVector<tdl::VariableSplit> splits(1 + pick(2));
    for (tdl::VariableSplit &split : splits)
      split.extent = 2 + pick(11);
    SmallVector<unsigned> axes = llvm::to_vector(llvm::seq<unsigned>(numAxes));
    llvm::shuffle(axes.begin(), axes.end(), random);
    for (unsigned axis : axes)
      if (pick(4))
        splits[pick(splits.size())].axes.push_back(axis);
    return splits;
  }
  /// Whose ranges are not empty, as masks are written.
  BoxAttr withConditions(BoxAttr box) {
    SmallVector<AffineExpr> conditions;
    for (auto [lower, upper] : llvm::zip(box.getLowers(), box.getUppers()))
      conditions.push_back(upper.getResult(0) - lower.getResult(0) - 1);
    return BoxAttr::get(
        &context, box.getNumAxes(), box.getLowers(), box.getUppers(),
        AffineMap::get(box.getNumAxes(), 0, conditions, &context));
  }
  /// A bound moves on some devices.
  BoxAttr disturb(BoxAttr box) {
    SmallVector<AffineMap> lowers(box.getLowers()), uppers(box.getUppers());
    AffineMap &bound = (pick(2) ? lowers : uppers)[pick(box.getRank())];
    AffineExpr at = getAffineDimExpr(pick(box.getNumAxes()), &context);
    bound =
        AffineMap::get(box.getNumAxes(), 0,
                       bound.getResult(0) + at * (pick(3) - 1) + (pick(3) - 1));
    return BoxAttr::get(&context, box.getNumAxes(), lowers, uppers,
                        box.getConditions());
  }

  static int64_t getVolume(const Ranges &box) {
    int64_t volume = 1;
    for (Range range : box)
      volume *= std::max<int64_t>(range.second - range.first, 0);
    return volume;
  }
  /// Each element of `joint` is in one of the boxes that the axes tell apart.
  static void expectJoint(BoxAttr joint, BoxAttr box, llvm::SmallBitVector axes,
                          ArrayRef<int64_t> mesh) {
    axes &= tdl::getAxes(box);
    forEachDevice(getMeshOf(mesh, llvm::SmallBitVector(axes).flip()),
                  [&](ArrayRef<int64_t> at) {
                    Ranges whole = joint.evaluate(at);
                    SmallVector<Ranges> held;
                    int64_t volume = 0;
                    forEachDevice(
                        getMeshOf(mesh, axes), [&](ArrayRef<int64_t> other) {
                          SmallVector<int64_t> device(at);
                          for (unsigned axis : axes.set_bits())
                            device[axis] = other[axis];
                          Ranges own = box.evaluate(device);
                          EXPECT_TRUE(isInside(own, whole));
                          for (const Ranges &seen : held)
                            EXPECT_EQ(getVolume(intersect(own, seen)), 0);
                          held.push_back(own);
                          volume += getVolume(own);
                        });
                    EXPECT_EQ(volume, getVolume(whole));
                  });
  }

  MLIRContext context;
  std::mt19937 random{5};
};
} // namespace

// Of what is cut in order, axes whose digits are the last ones are joined.
TEST_F(JointBoxTest, PartsAreJoined) {
  for (int round = 0; round != 2000; ++round) {
    SmallVector<int64_t> mesh = pickMesh();
    SmallVector<tdl::VariableSplit> splits = pickSplits(mesh.size());
    BoxAttr box = tdl::getPartBox(&context, splits, mesh);
    if (pick(2))
      box = withConditions(box);
    llvm::SmallBitVector last(mesh.size());
    for (tdl::VariableSplit &split : splits)
      for (int64_t count = pick(split.axes.size() + 1); count > 0; --count)
        last.set(split.axes.pop_back_val());
    std::optional<BoxAttr> joint = getJointBox(box, last, mesh);
    ASSERT_TRUE(joint);
    expectJoint(*joint, box, last, mesh);
    // What the first digits alone cut.
    EXPECT_TRUE(
        isInside(*joint, tdl::getPartBox(&context, splits, mesh), mesh));
    EXPECT_TRUE(
        isInside(tdl::getPartBox(&context, splits, mesh), *joint, mesh));
    EXPECT_TRUE(isInside(box, *joint, mesh));
  }
}

// Whatever the boxes are: what is said is so.
TEST_F(JointBoxTest, NothingWrongIsSaid) {
  int64_t joined = 0, inside = 0, outside = 0;
  for (int round = 0; round != 4000; ++round) {
    SmallVector<int64_t> mesh = pickMesh();
    SmallVector<tdl::VariableSplit> splits = pickSplits(mesh.size());
    BoxAttr box = tdl::getPartBox(&context, splits, mesh);
    BoxAttr other = disturb(box);
    if (pick(3) == 0)
      other = withConditions(other);
    llvm::SmallBitVector axes(mesh.size());
    for (unsigned axis = 0; axis != mesh.size(); ++axis)
      if (pick(2))
        axes.set(axis);
    if (std::optional<BoxAttr> joint = getJointBox(other, axes, mesh)) {
      expectJoint(*joint, other, axes, mesh);
      ++joined;
    }
    bool isReally = true;
    forEachDevice(mesh, [&](ArrayRef<int64_t> at) {
      isReally &= isInside(box.evaluate(at), other.evaluate(at));
    });
    if (isInside(box, other, mesh)) {
      EXPECT_TRUE(isReally);
      ++inside;
    }
    outside += !isReally;
  }
  EXPECT_GE(joined, 500);
  EXPECT_GE(inside, 500);
  EXPECT_GE(outside, 500);
}
