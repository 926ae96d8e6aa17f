//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Recursion.h"

#include "GraphBuilder.h"
#include "tofu/Index/Saturating.h"
#include "tofu/Search/Legal.h"
#include "tofu/Search/SimplePlans.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace tofu::search;
using tofu::IndexExpr;
using namespace tofu::solver;

/// Bytes of the cheapest step of a graph, every level proved best.
static PlanResult search(const Graph &graph, int64_t devices,
                         PlanOptions options = {}) {
  EXPECT_EQ(graph.check(), "");
  PlanResult result = searchPlan(graph, devices, options);
  int64_t sum = 0;
  for (const LevelResult &level : result.levels) {
    EXPECT_TRUE(level.isProved());
    sum += level.delta;
  }
  EXPECT_EQ(result.cost.total + result.refineGain, sum);
  return result;
}

TEST(Recursion, FactorsAreLargestFirst) {
  EXPECT_EQ(factorize(1), (llvm::SmallVector<int64_t, 4>{}));
  EXPECT_EQ(factorize(12), (llvm::SmallVector<int64_t, 4>{3, 2, 2}));
  EXPECT_EQ(factorize(7), (llvm::SmallVector<int64_t, 4>{7}));
}

TEST(Recursion, MeshesOfFewAxesFirst) {
  using Mesh = llvm::SmallVector<int64_t, 4>;
  EXPECT_EQ(listMeshes(1, 16), (std::vector<Mesh>{{}}));
  EXPECT_EQ(listMeshes(7, 16), (std::vector<Mesh>{{7}}));
  EXPECT_EQ(listMeshes(12, 16), (std::vector<Mesh>{{3, 2, 2},
                                                   {12},
                                                   {2, 6},
                                                   {3, 4},
                                                   {4, 3},
                                                   {6, 2},
                                                   {2, 2, 3},
                                                   {2, 3, 2}}));
  EXPECT_EQ(listMeshes(12, 3), (std::vector<Mesh>{{3, 2, 2}, {12}, {2, 6}}));
  EXPECT_EQ(listMeshes(65536, 16).size(), 16u);
}

TEST(Recursion, TheTwoCutMatrixProductMovesTwoSquares) {
  GraphBuilder b;
  int64_t n = 16;
  b.result(b.matmul(b.argument({n, n}), b.argument({n, n})));
  PlanResult result = search(b.graph, 4);
  EXPECT_EQ(result.levels[0].delta, n * n);
  EXPECT_EQ(result.levels[1].delta, n * n);
  EXPECT_EQ(result.cost.total, 2 * n * n);
}

TEST(Recursion, OfPlansOfEqualBytesPartsAreEven) {
  GraphBuilder b;
  unsigned x = b.argument({3, 4});
  b.result(b.elementwise({x}));
  PlanResult two = search(b.graph, 2);
  EXPECT_EQ(two.cost.total, 0);
  EXPECT_EQ(two.plan.tensors[x].getValue(0), 1); // 3 x 2, not 2 x 4
  EXPECT_EQ(two.plan.operators[0].getValue(0), 1);
  PlanResult three = search(b.graph, 3);
  EXPECT_EQ(three.cost.total, 0);
  EXPECT_EQ(three.plan.tensors[x].getValue(0), 0); // 1 x 4, not 3 x 2
}

TEST(Recursion, OneDeviceMovesNothing) {
  GraphBuilder b;
  b.result(b.matmul(b.argument({3, 5}), b.argument({5, 7})));
  PlanResult result = search(b.graph, 1);
  EXPECT_EQ(result.cost.total, 0);
  EXPECT_TRUE(result.plan.mesh.empty());
}

/// q, k and v of one x[t, f] that is stored split on its features, where the
/// devices split the weights' columns: each product needs all of x.
static PlanCost countThreeProducts(int64_t devices, bool shareFetches) {
  GraphBuilder b;
  int64_t tokens = 4, features = 16;
  unsigned x = b.argument({tokens, features});
  for (int i = 0; i < 3; ++i)
    b.matmul(x, b.argument({features, features}));
  Plan plan;
  plan.mesh = {devices};
  plan.tensors.assign(b.graph.tensors.size(), Layout{1});
  plan.operators.assign(3, Layout{1});
  PlanOptions options;
  options.shareFetches = shareFetches;
  return evaluate(b.graph, plan, options);
}

TEST(Recursion, QueriesKeysAndValuesGatherTheirInputOnce) {
  for (int64_t k : {2, 4, 8}) {
    EXPECT_EQ(countThreeProducts(k, true).total, (k - 1) * 64);
    EXPECT_EQ(countThreeProducts(k, false).total, 3 * (k - 1) * 64);
  }
  PlanCost cost = countThreeProducts(2, true);
  EXPECT_EQ(cost.operands[0][0].group, cost.operands[2][0].group);
  EXPECT_NE(cost.operands[0][1].group, cost.operands[1][1].group);
}

/// Weights used in three steps: dW = dW1 + dW2 + dW3, each x_i^T dy_i, with
/// long batches, so that splitting the batch is best.
static Graph makeWeightGradients(int64_t batch) {
  GraphBuilder b;
  llvm::SmallVector<unsigned, 3> terms;
  for (int i = 0; i < 3; ++i)
    terms.push_back(b.matmul(b.argument({batch, 8}), b.argument({batch, 8}),
                             /*transposeLhs=*/true));
  unsigned sum = b.elementwise({terms[0], terms[1]}, /*linear=*/true);
  b.result(b.elementwise({sum, terms[2]}, /*linear=*/true));
  return b.graph;
}

TEST(Recursion, AWeightsGradientIsReducedOnce) {
  Graph graph = makeWeightGradients(1000);
  PlanOptions whole;
  whole.partial = false;
  EXPECT_EQ(search(graph, 2).cost.total, 64);
  EXPECT_EQ(search(graph, 2, whole).cost.total, 3 * 64);
  EXPECT_EQ(search(graph, 4).cost.total, 3 * 64);
  EXPECT_EQ(search(graph, 4, whole).cost.total, 9 * 64);
}

TEST(Recursion, AWholeOperandOfASumIsMasked) {
  // (dW1 + y) + dW2: the argument y joins the pending sum where it is stored,
  // so that there is one reduction and not two.
  GraphBuilder b;
  unsigned dw1 = b.matmul(b.argument({1000, 8}), b.argument({1000, 8}), true);
  unsigned sum = b.elementwise({dw1, b.argument({8, 8})}, /*linear=*/true);
  unsigned dw2 = b.matmul(b.argument({1000, 8}), b.argument({1000, 8}), true);
  b.result(b.elementwise({sum, dw2}, /*linear=*/true));
  PlanResult result = search(b.graph, 2);
  EXPECT_EQ(result.cost.total, 64);
  EXPECT_EQ(result.plan.operators[1].getValue(0), carry(0));
  EXPECT_EQ(result.cost.operands[1][1].mask.size(), 1u);
  // Where terms begin in reductions alone, there are two.
  b.graph.strict = true;
  EXPECT_EQ(search(b.graph, 2).cost.total, 2 * 64);
}

TEST(Recursion, TermsBeginInAReduction) {
  for (bool strict : {false, true}) {
    GraphBuilder b;
    unsigned x = b.argument({8, 8}), y = b.argument({8, 8});
    unsigned both = b.elementwise({x, y}, /*linear=*/true);
    b.result(b.elementwise({both}));
    b.graph.strict = strict;
    Plan plan = search(b.graph, 2).plan;
    plan.operators[0] = {carry(0)};
    plan.tensors[both] = {Partial};
    PlanCost masked = evaluate(b.graph, plan, {});
    EXPECT_EQ(masked.total >= Forbidden, strict);
  }
}

// Each row of a table in parts is one device's; added to another term it would
// be rounded with it at the end.
TEST(Recursion, NothingIsAddedToWhatIsGathered) {
  GraphBuilder b;
  unsigned x = b.argument({8, 8}), y = b.argument({8, 8});
  unsigned sum = b.elementwise({x, y}, /*linear=*/true);
  b.result(b.elementwise({sum}, /*linear=*/true));
  b.graph.tensors[x].gathered = b.graph.tensors[sum].gathered = true;
  const Operator &both = b.graph.operators[0], &alone = b.graph.operators[1];
  EXPECT_TRUE(isLegal(b.graph, both, {carry(0)}));
  b.graph.strict = true;
  EXPECT_FALSE(isLegal(b.graph, both, {carry(0)}));
  EXPECT_TRUE(isLegal(b.graph, alone, {carry(0)}));
}

TEST(Recursion, TiedTensorsShareALayout) {
  // The step stores w transposed: untied that is free.
  GraphBuilder b;
  unsigned w = b.argument({8, 8});
  unsigned result = b.elementwise({w});
  b.result(result);
  b.graph.operators[0].operands[0].access = {IndexExpr::variable(1),
                                             IndexExpr::variable(0)};
  EXPECT_EQ(search(b.graph, 2).cost.total, 0);
  b.graph.tensors[result].tiedTo = w;
  EXPECT_EQ(search(b.graph, 2).cost.total, 32);
  PlanOptions untied;
  untied.tie = false;
  EXPECT_EQ(search(b.graph, 2, untied).cost.total, 0);
}

TEST(Recursion, PartsMayBeUnevenOrEmpty) {
  for (int64_t k : {1, 2, 3, 4, 6, 8}) {
    GraphBuilder b;
    b.result(b.matmul(b.matmul(b.argument({5, 3}), b.argument({3, 2})),
                      b.argument({2, 7})));
    PlanResult result = search(b.graph, k);
    EXPECT_EQ(result.plan.getNumDevices(), k);
    EXPECT_EQ(result.cost.total == 0, k == 1);
  }
}

/// Layers of y = f(x w) forward and backward with an update of w.
static Graph makeTrainingStep(unsigned layers, int64_t batch, int64_t width) {
  GraphBuilder b;
  std::vector<unsigned> x{b.argument({batch, width})}, w;
  for (unsigned i = 0; i < layers; ++i) {
    w.push_back(b.argument({width, width}));
    x.push_back(b.elementwise({b.matmul(x.back(), w.back())}));
  }
  unsigned dy = b.argument({batch, width});
  for (unsigned i = layers; i-- > 0;) {
    unsigned dz = b.elementwise({dy, x[i + 1]});
    unsigned dw = b.matmul(x[i], dz, /*transposeLhs=*/true);
    unsigned updated = b.elementwise({w[i], dw}, /*linear=*/true);
    b.graph.tensors[updated].tiedTo = w[i];
    b.result(updated);
    dy = b.matmul(dz, w[i], false, /*transposeRhs=*/true);
  }
  return b.graph;
}

TEST(Recursion, TheSameGraphHasTheSamePlan) {
  Graph graph = makeTrainingStep(3, 12, 8);
  PlanResult first = search(graph, 6), second = search(graph, 6);
  EXPECT_EQ(first.plan.tensors, second.plan.tensors);
  EXPECT_EQ(first.plan.operators, second.plan.operators);
}

TEST(Recursion, RefiningNeverCostsMore) {
  for (int64_t batch : {8, 32, 128}) {
    Graph graph = makeTrainingStep(3, batch, 32);
    PlanOptions refined;
    refined.refine = true;
    PlanResult plain = search(graph, 8), better = search(graph, 8, refined);
    EXPECT_EQ(plain.cost.total - better.refineGain, better.cost.total);
    EXPECT_GE(better.refineGain, 0);
  }
}

TEST(Recursion, PlansAThousandOperatorsForEightDevices) {
  Graph graph = makeTrainingStep(170, 256, 512);
  EXPECT_GT(graph.operators.size(), 1000u);
  search(graph, 8);
}

/// `layers` recurrent layers over `steps` steps, forward and backward.
static Graph makeRecurrentNet(unsigned layers, unsigned steps, int64_t batch,
                              int64_t width) {
  GraphBuilder b;
  std::vector<unsigned> x;
  for (unsigned t = 0; t < steps; ++t)
    x.push_back(b.argument({batch, width}));
  std::vector<std::vector<unsigned>> inputs, states;
  std::vector<unsigned> w, u;
  for (unsigned l = 0; l < layers; ++l) {
    w.push_back(b.argument({width, width}));
    u.push_back(b.argument({width, width}));
    inputs.push_back(x);
    states.push_back({b.argument({batch, width})});
    for (unsigned t = 0; t < steps; ++t) {
      unsigned z = b.elementwise(
          {b.matmul(x[t], w[l]), b.matmul(states[l][t], u[l])}, true);
      x[t] = b.elementwise({z});
      states[l].push_back(x[t]);
    }
  }
  std::vector<unsigned> dx;
  for (unsigned t = 0; t < steps; ++t)
    dx.push_back(b.argument({batch, width}));
  for (unsigned l = layers; l-- > 0;) {
    unsigned dw = ~0u, du = ~0u, dh = ~0u;
    for (unsigned t = steps; t-- > 0;) {
      unsigned dy = dh == ~0u ? dx[t] : b.elementwise({dx[t], dh}, true);
      unsigned dz = b.elementwise({dy, states[l][t + 1]});
      unsigned dwt = b.matmul(inputs[l][t], dz, true);
      unsigned dut = b.matmul(states[l][t], dz, true);
      dw = dw == ~0u ? dwt : b.elementwise({dw, dwt}, true);
      du = du == ~0u ? dut : b.elementwise({du, dut}, true);
      dx[t] = b.matmul(dz, w[l], false, true);
      dh = b.matmul(dz, u[l], false, true);
    }
    for (auto [weight, gradient] : {std::pair{w[l], dw}, {u[l], du}}) {
      unsigned updated = b.elementwise({weight, gradient});
      b.graph.tensors[updated].tiedTo = weight;
      b.result(updated);
    }
  }
  return b.graph;
}

TEST(Recursion, ARecurrentNetGathersItsWeightsOnce) {
  // Long batches aside, splitting the batch moves every weight once forward
  // and backward together, and reduces its gradient once: 2 |w| per weight.
  Graph graph = makeRecurrentNet(2, 10, 256, 512);
  PlanResult result = searchPlan(graph, 2);
  EXPECT_LE(result.cost.total, 4 * 2 * 512 * 512);
}

TEST(Recursion, PlansForSixtyFiveThousandDevices) {
  GraphBuilder b;
  int64_t n = 4096;
  b.result(b.matmul(b.argument({n, n}), b.argument({n, n})));
  PlanResult result = search(b.graph, 65536);
  EXPECT_EQ(result.plan.getNumDevices(), 65536);
}

TEST(Recursion, PlansAChainOfAHundredThousandOperators) {
  GraphBuilder b;
  unsigned x = b.argument({64, 64});
  for (int i = 0; i < 100000; ++i)
    x = b.elementwise({x});
  b.result(x);
  EXPECT_EQ(search(b.graph, 2).cost.total, 0);
}

// With the first factor's columns split the product needs the other one whole.
TEST(Recursion, PinnedTensorsKeepTheirLayout) {
  GraphBuilder b;
  unsigned x = b.argument({8, 8}), y = b.argument({8, 8});
  unsigned z = b.matmul(x, y);
  b.result(z);
  b.graph.tensors[x].pin = Layout{1, Whole};
  b.graph.tensors[z].pin = Layout{Whole, 0};
  PlanResult result = search(b.graph, 4);
  EXPECT_EQ(result.plan.tensors[x], (Layout{1, Whole}));
  EXPECT_EQ(result.plan.tensors[z], (Layout{Whole, 0}));
  EXPECT_EQ(evaluate(b.graph, result.plan, {}).total, result.cost.total);
  // The second axis before the first one is another layout.
  Layout turned{1, 1};
  turned.set(1, {1, 0});
  for (bool freeOrder : {true, false}) {
    b.graph.tensors[x].pin = turned;
    PlanOptions options;
    options.freeOrder = freeOrder;
    EXPECT_EQ(search(b.graph, 4, options).plan.tensors[x], turned);
    b.graph.tensors[x].pin = Layout{1, Whole};
  }
  // A tied tensor has the pin of its class; untied it is free to choose.
  b.graph.tensors[z].pin.reset();
  b.graph.tensors[z].tiedTo = x;
  result = search(b.graph, 4);
  EXPECT_EQ(result.plan.tensors[z], result.plan.tensors[x]);
  b.graph.tensors[x].pin = Layout{2, 0};
  EXPECT_EQ(b.graph.check(),
            "tensor 0: pinned to a dimension that does not exist");
}

// A sum that is read whole is never stored as terms, nor may a plan say so.
TEST(Recursion, WholeTensorsAreNotPending) {
  GraphBuilder b;
  unsigned x = b.argument({1, 64}), y = b.argument({64, 1});
  unsigned s = b.matmul(x, y);
  PlanResult pending = search(b.graph, 2);
  EXPECT_EQ(pending.plan.tensors[s].getValue(0), int(Partial));
  b.graph.tensors[s].whole = true;
  PlanResult whole = search(b.graph, 2);
  EXPECT_EQ(whole.plan.tensors[s].getValue(0), int(Whole));
  EXPECT_EQ(whole.cost.total, pending.cost.total + 2);
  EXPECT_GE(evaluate(b.graph, pending.plan, {}).total, Forbidden);
}

// The axes of a nested plan may be chosen with free order, too, but a better
// second axis can lead to a worse third one.
TEST(Recursion, APlanIsAtMostAsDearAsItsStarts) {
  unsigned started = 0;
  for (unsigned seed = 0; seed != 1000; ++seed) {
    Graph graph = makeRandomGraph(seed, 4);
    PlanOptions nested;
    nested.freeOrder = false;
    Plan start = searchPlan(graph, 8, nested).plan;
    int64_t bytes = evaluate(graph, start, {}).total;
    PlanResult alone = searchPlan(graph, 8);
    PlanResult result = searchPlan(graph, start.mesh, {}, {start});
    EXPECT_LE(result.cost.total, bytes) << seed;
    EXPECT_EQ(evaluate(graph, result.plan, {}).total, result.cost.total);
    EXPECT_EQ(result.start.has_value(), bytes < alone.cost.total) << seed;
    started += result.start.has_value();
    Plan largest = getLargestDimensionPlan(graph, start.mesh);
    if (evaluate(graph, largest, {}).total < alone.cost.total) {
      PlanResult r = searchPlan(graph, start.mesh, {}, {largest});
    }
  }
  EXPECT_GT(started, 0u);
}
