//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/SimplePlans.h"
#include "tofu/Index/Saturating.h"

#include "GraphBuilder.h"
#include "gtest/gtest.h"

using namespace tofu;
using namespace tofu::search;

namespace {
/// y = x w with rows of x, the weights' gradient, and the update: elements of
/// one byte.
struct Step {
  GraphBuilder b;
  unsigned x, w, y, gradient, updated;
  Step() {
    x = b.argument({12, 8});
    w = b.argument({8, 6});
    y = b.matmul(x, w);
    gradient = b.matmul(x, y, /*transposeLhs=*/true);
    updated = b.elementwise({w, gradient}, /*linear=*/true);
    b.result(updated);
  }
};
} // namespace

// Activations are split as the data are; a gradient of 48 elements is added up
// on one of 4 devices and handed to the others, 3 times each.
TEST(SimplePlans, DataParallelStepsMoveTheirGradients) {
  Step step;
  for (llvm::SmallVector<int64_t> mesh :
       {llvm::SmallVector<int64_t>{4}, llvm::SmallVector<int64_t>{2, 2}}) {
    Plan plan =
        *getDataParallelPlan(step.b.graph, mesh, {step.x}, {step.x}, {});
    EXPECT_EQ(plan.tensors[step.x].getValue(0), 0);
    EXPECT_EQ(plan.tensors[step.y].getValue(0), 0);
    for (unsigned whole : {step.w, step.updated})
      EXPECT_EQ(plan.tensors[whole].getValue(0), Whole);
    EXPECT_EQ(evaluate(step.b.graph, plan, {}).total, 2 * 3 * 48);
  }
}

// What has no dimension of the batch's extent is whole.
TEST(SimplePlans, OneBatchIsSplit) {
  GraphBuilder b;
  unsigned x = b.argument({12, 8}), labels = b.argument({12}),
           key = b.argument({2}), number = b.argument({});
  b.elementwise({x});
  Plan plan = *getDataParallelPlan(b.graph, {4}, {x, labels, key, number},
                                   {x, labels, key, number}, {});
  EXPECT_EQ(plan.tensors[x].getValue(0), 0);
  EXPECT_EQ(plan.tensors[labels].getValue(0), 0);
  EXPECT_EQ(plan.tensors[key].getValue(0), Whole);
  EXPECT_EQ(plan.tensors[number].getValue(0), Whole);
}

// A sequence that is unrolled: of x[t, b, i] each step reads one t, and only b
// divides the work. Where every dimension is read like that, there is no batch.
TEST(SimplePlans, TheBatchDividesTheWork) {
  GraphBuilder b;
  unsigned x = b.argument({3, 4, 5}), y = 0;
  for (int64_t t = 0; t != 3; ++t) {
    y = b.elementwise({b.argument({4, 5})});
    Operand &read = b.graph.operators.back().operands[0];
    read.tensor = x;
    read.access = {IndexExpr::constant(t), IndexExpr::variable(0),
                   IndexExpr::variable(1)};
  }
  std::optional<Plan> plan = getDataParallelPlan(b.graph, {2}, {x}, {x}, {});
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->tensors[x].getValue(0), 1);
  EXPECT_EQ(plan->tensors[y].getValue(0), 0);
  // What would cut a state is none.
  EXPECT_FALSE(getDataParallelPlan(b.graph, {2}, {x}, {x}, {}, {y}));
  for (Operator &op : b.graph.operators)
    op.operands[0].access = {IndexExpr::constant(0), IndexExpr::constant(0),
                             IndexExpr::constant(0)};
  EXPECT_FALSE(getDataParallelPlan(b.graph, {2}, {x}, {x}, {}));
  EXPECT_FALSE(getDataParallelPlan(b.graph, {2}, {}, {}, {}));
}

// Of h * 3 + c, read of rows, the parts of h are rows next to each other.
TEST(SimplePlans, MergedRowsAreFollowed) {
  GraphBuilder b;
  unsigned x = b.argument({12, 8}), y = b.elementwise({b.argument({4, 3})});
  Operand &read = b.graph.operators[0].operands[0];
  read.tensor = x;
  read.access = {IndexExpr::variable(0) * 3 + IndexExpr::variable(1),
                 IndexExpr::constant(0)};
  Plan plan = *getDataParallelPlan(b.graph, {2}, {x}, {x}, {});
  EXPECT_EQ(plan.tensors[y].getValue(0), 0);
  EXPECT_EQ(evaluate(b.graph, plan, {}).total, 0);
}

// Two gradients of one weight: their terms are added first, and moved once.
TEST(SimplePlans, TermsArePendingWhereThatMovesLess) {
  GraphBuilder b;
  unsigned x = b.argument({12, 8}), w = b.argument({8, 6});
  unsigned y = b.matmul(x, w);
  unsigned sum = b.elementwise({b.matmul(x, y, /*transposeLhs=*/true),
                                b.matmul(x, y, /*transposeLhs=*/true)},
                               /*linear=*/true);
  b.result(b.elementwise({w, sum}, /*linear=*/true));
  Plan pending = *getDataParallelPlan(b.graph, {4}, {x}, {x}, {});
  EXPECT_EQ(pending.tensors[sum].getValue(0), Partial);
  EXPECT_EQ(evaluate(b.graph, pending, {}).total, 2 * 3 * 48);
  PlanOptions options;
  options.partial = false;
  Plan atOnce = *getDataParallelPlan(b.graph, {4}, {x}, {x}, options);
  EXPECT_EQ(atOnce.tensors[sum].getValue(0), Whole);
  EXPECT_EQ(evaluate(b.graph, atOnce, options).total, 2 * 2 * 3 * 48);
}

// Of one weight that is read twice, as of an embedding that is the last layer,
// too, the terms are added first; and the sum, which both of Adam's averages
// read, is moved once, not for each.
TEST(SimplePlans, WhatSeveralReadIsAddedUpOnce) {
  GraphBuilder b;
  unsigned x = b.argument({12, 8}), w = b.argument({8, 6}),
           mean = b.argument({8, 6}), square = b.argument({8, 6});
  unsigned y = b.matmul(x, w);
  unsigned sum = b.elementwise({b.matmul(x, y, /*transposeLhs=*/true),
                                b.matmul(x, y, /*transposeLhs=*/true)},
                               /*linear=*/true);
  unsigned scaled = b.elementwise({sum}, /*linear=*/true);
  b.result(b.elementwise({mean, scaled}));
  b.result(b.elementwise({square, sum}));
  Plan plan = *getDataParallelPlan(b.graph, {4}, {x}, {x}, {});
  EXPECT_EQ(plan.tensors[sum].getValue(0), Whole);
  EXPECT_EQ(evaluate(b.graph, plan, {}).total, 2 * 3 * 48);
}

TEST(SimplePlans, TheLargestDimensionOfEach) {
  Step step;
  Plan plan = getLargestDimensionPlan(step.b.graph, {4});
  EXPECT_EQ(plan.tensors[step.x].getValue(0), 0);
  EXPECT_EQ(plan.tensors[step.gradient].getValue(0), 0);
  // 12 rows are the largest variable of both products.
  EXPECT_EQ(plan.operators[0].getValue(0), 0);
  EXPECT_EQ(plan.operators[1].getValue(0), 2);
}

TEST(SimplePlans, AnyGraphHasThem) {
  for (unsigned seed = 0; seed != 300; ++seed) {
    Graph graph = makeRandomGraph(seed, 5);
    for (llvm::SmallVector<int64_t> mesh :
         {llvm::SmallVector<int64_t>{}, llvm::SmallVector<int64_t>{3, 2}}) {
      std::vector<Plan> plans{getLargestDimensionPlan(graph, mesh)};
      if (std::optional<Plan> data =
              getDataParallelPlan(graph, mesh, {0}, {0}, {}))
        plans.push_back(*data);
      for (const Plan &plan : plans) {
        int64_t bytes = evaluate(graph, plan, {}).total;
        EXPECT_LT(bytes, Forbidden) << seed;
        EXPECT_TRUE(!mesh.empty() || bytes == 0) << seed;
      }
    }
  }
}

// A step that returns its states in each other's place ties each to the other.
TEST(SimplePlans, StatesThatChangePlacesHaveOneLayout) {
  GraphBuilder b;
  unsigned before = b.argument({8, 12}), now = b.argument({8, 12}),
           next = b.elementwise({before, now});
  b.graph.tensors[before].tiedTo = now;
  b.graph.tensors[now].tiedTo = before;
  Plan plan = *getDataParallelPlan(b.graph, {4}, {now}, {now}, {});
  for (unsigned tensor : {before, now, next})
    EXPECT_EQ(plan.tensors[tensor].getValue(0), 0);
  plan = getLargestDimensionPlan(b.graph, {4});
  for (unsigned tensor : {before, now, next})
    EXPECT_EQ(plan.tensors[tensor].getValue(0), 1);
}

TEST(SimplePlans, BytesOfThePiece) {
  Tensor tensor;
  tensor.extents = {10, 6};
  EXPECT_EQ(getPieceBytes(tensor, {Whole, Whole}, {2, 2}), 240);
  EXPECT_EQ(getPieceBytes(tensor, {0, 0}, {2, 2}), 3 * 6 * 4);
  EXPECT_EQ(getPieceBytes(tensor, {0, 1}, {2, 2}), 5 * 3 * 4);
}
