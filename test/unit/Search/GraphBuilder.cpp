//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "GraphBuilder.h"

#include "tofu/Search/Needs.h"

using namespace tofu;
using namespace tofu::search;
using llvm::ArrayRef;

static IndexExpr var(unsigned number) { return IndexExpr::variable(number); }

unsigned GraphBuilder::addTensor(ArrayRef<int64_t> extents) {
  graph.tensors.push_back({});
  graph.tensors.back().extents.assign(extents.begin(), extents.end());
  graph.tensors.back().elementBytes = 1;
  return unsigned(graph.tensors.size() - 1);
}

unsigned GraphBuilder::argument(ArrayRef<int64_t> extents) {
  unsigned tensor = addTensor(extents);
  graph.tensors[tensor].boundary = true;
  return tensor;
}

unsigned GraphBuilder::matmul(unsigned lhs, unsigned rhs, bool transposeLhs,
                              bool transposeRhs) {
  const auto &a = graph.tensors[lhs].extents, &b = graph.tensors[rhs].extents;
  int64_t m = a[transposeLhs], k = a[!transposeLhs], n = b[!transposeRhs];
  Operator op;
  op.variables = {{m, VariableKind::Output, true, ""},
                  {n, VariableKind::Output, true, ""},
                  {k, VariableKind::Reduction, true, ""}};
  op.operands.push_back({lhs, {var(0), var(2)}, {}});
  op.operands.push_back({rhs, {var(2), var(1)}, {}});
  if (transposeLhs)
    op.operands[0].access = {var(2), var(0)};
  if (transposeRhs)
    op.operands[1].access = {var(1), var(2)};
  op.linearSets = {1, 2};
  op.results = {addTensor({m, n})};
  graph.operators.push_back(op);
  return op.results[0];
}

unsigned GraphBuilder::elementwise(ArrayRef<unsigned> operands, bool linear) {
  Operator op;
  std::vector<int64_t> extents(graph.tensors[operands[0]].extents.begin(),
                               graph.tensors[operands[0]].extents.end());
  for (int64_t extent : extents)
    op.variables.push_back({extent, VariableKind::Output, true, ""});
  for (unsigned operand : operands) {
    op.operands.push_back({operand, {}, {}});
    for (unsigned d = 0; d < extents.size(); ++d)
      op.operands.back().access.push_back(var(d));
  }
  if (linear)
    op.linearSets = {(uint64_t(1) << operands.size()) - 1};
  op.results = {addTensor(extents)};
  graph.operators.push_back(op);
  return op.results[0];
}

static IndexExpr makeRandomExpr(const Operator &op, std::mt19937 &random) {
  unsigned count = unsigned(op.variables.size());
  IndexExpr x = var(random() % count);
  switch (random() % 9) {
  case 0: {
    IndexExpr y = var(random() % count);
    if (y == x)
      return x + IndexExpr::constant(-1);
    return x * (1 + random() % 2) + y + IndexExpr::constant(-1);
  }
  case 1:
    return x.floorDiv(2);
  case 2:
    return (x + IndexExpr::constant(random() % 3)).mod(2 + random() % 2);
  case 3:
    return x * -1 + IndexExpr::constant(3);
  case 4:
    return IndexExpr::constant(int64_t(random() % 3));
  default:
    return x;
  }
}

static Guard makeRandomGuard(const Operator &op, std::mt19937 &random) {
  unsigned count = unsigned(op.variables.size());
  unsigned a = random() % count, b = random() % count;
  IndexExpr bound = IndexExpr::constant(int64_t(random() % 4) - 3);
  switch (random() % 4) {
  case 0:
    return {var(a) * -1 + IndexExpr::constant(2), false};
  case 1:
    return {var(a) + bound, true};
  case 2:
    return {var(a) + bound, false};
  default:
    return a == b ? Guard{var(a) + bound, false}
                  : Guard{var(a) + var(b) * -1 + bound, false};
  }
}

static Operand makeRandomOperand(GraphBuilder &builder, const Operator &op,
                                 std::mt19937 &random) {
  Operand operand;
  if (random() % 2 && !builder.graph.tensors.empty()) {
    operand.tensor = random() % builder.graph.tensors.size();
    const Tensor &tensor = builder.graph.tensors[operand.tensor];
    for (int64_t extent : tensor.extents) {
      operand.access.push_back(makeRandomExpr(op, random));
      for (unsigned v = 0; v < op.variables.size() && random() % 4; ++v)
        if (op.variables[v].extent == extent)
          operand.access.back() = var(v);
    }
  } else {
    std::vector<int64_t> extents;
    for (unsigned d = random() % 3; d > 0; --d) {
      unsigned v = random() % op.variables.size();
      bool plain = random() % 3;
      operand.access.push_back(plain ? var(v) : makeRandomExpr(op, random));
      extents.push_back(plain ? op.variables[v].extent
                              : int64_t(1 + random() % 5));
    }
    operand.tensor = builder.argument(extents);
    builder.graph.tensors[operand.tensor].free = random() % 10 == 0;
  }
  if (random() % 6 == 0)
    operand.guards.push_back(makeRandomGuard(op, random));
  return operand;
}

/// The same, moved: by little, and mostly along one dimension.
static Operand makeMovedOperand(Operand operand, std::mt19937 &random) {
  for (IndexExpr &expr : operand.access) {
    auto [base, constant] = expr.splitConstant();
    constant += int64_t(random() % 2) * (random() % 3);
    expr.nodes.truncate(base.size());
    if (expr.nodes.empty())
      expr = IndexExpr::constant(constant);
    else if (constant)
      expr = expr + IndexExpr::constant(constant);
  }
  return operand;
}

/// As if operators stood in blocks that run often or never, and ties were
/// states of loops.
static void addTimes(Graph &graph, std::mt19937 &random) {
  int64_t times[3] = {1};
  for (int64_t &count : llvm::MutableArrayRef(times).drop_front())
    count = random() % 5;
  for (Operator &op : graph.operators) {
    op.times = times[random() % 3];
    for (Operand &operand : op.operands) {
      operand.place = random() % 3;
      operand.times = times[operand.place];
    }
  }
  for (Tensor &tensor : graph.tensors)
    if (tensor.tiedTo && !tensor.free && !graph.tensors[*tensor.tiedTo].free &&
        random() % 2)
      tensor.sameAs = std::exchange(tensor.tiedTo, std::nullopt);
  std::vector<bool> produced(graph.tensors.size());
  for (const Operator &op : graph.operators)
    for (unsigned result : op.results)
      produced[result] = true;
  for (const Tensor &tensor : graph.tensors)
    if (tensor.sameAs && !produced[*tensor.sameAs] && random() % 4)
      graph.tensors[*tensor.sameAs].handed = true;
}

Graph tofu::search::makeRandomGraph(unsigned seed, unsigned maxOperators) {
  std::mt19937 random(seed);
  GraphBuilder builder;
  for (unsigned o = 1 + random() % maxOperators; o > 0; --o) {
    Operator op;
    unsigned rank = random() % 3;
    std::vector<int64_t> extents;
    for (unsigned d = 0; d < rank + random() % 2; ++d) {
      bool fixed = random() % 10 == 0;
      VariableKind kind =
          d < rank ? VariableKind::Output : VariableKind::Reduction;
      op.variables.push_back({int64_t(1 + random() % 5),
                              fixed ? VariableKind::Fixed : kind,
                              random() % 4 != 0, ""});
      if (d < rank)
        extents.push_back(op.variables.back().extent);
    }
    if (extents.size() < rank) // the loop's bound is drawn every time
      continue;
    if (op.variables.empty())
      op.variables.push_back({3, VariableKind::Reduction, true, ""});
    for (unsigned i = 1 + random() % 2; i > 0; --i)
      op.operands.push_back(makeRandomOperand(builder, op, random));
    for (unsigned i = random() % 4 ? 0 : random() % 4; i > 0; --i)
      op.operands.push_back(
          makeMovedOperand(op.operands[random() % op.operands.size()], random));
    for (uint64_t set = random() % 2; set < uint64_t(1) << op.operands.size();
         ++set)
      if (random() % 3 == 0)
        op.linearSets.push_back(set);
    op.isSum = random() % 8;
    for (unsigned r = random() % 6 == 0 ? 2 : 1; r > 0; --r) {
      op.results.push_back(builder.addTensor(extents));
      Tensor &tensor = builder.graph.tensors.back();
      tensor.boundary = random() % 4 == 0;
      tensor.elementBytes = 1 + random() % 2;
      for (unsigned t = 0; t + 1 < builder.graph.tensors.size(); ++t)
        if (random() % 4 == 0 &&
            builder.graph.tensors[t].extents == tensor.extents)
          tensor.tiedTo = t;
    }
    builder.graph.operators.push_back(op);
  }
  builder.graph.strict = random() % 2;
  if (random() % 2)
    findAudiences(builder.graph);
  else
    linkOperands(builder.graph);
  if (random() % 2)
    addTimes(builder.graph, random);
  return builder.graph;
}

Plan tofu::search::makeRandomPlan(const Graph &graph, ArrayRef<int64_t> mesh,
                                  std::mt19937 &random) {
  Plan plan;
  plan.mesh.assign(mesh.begin(), mesh.end());
  // Each axis as any digit among those that cut the same dimension.
  auto add = [&](Layout &layout, unsigned axis, int value) {
    layout.addAxis();
    layout.set(axis, {value, unsigned(random() %
                                      (layout.countOthers(axis, value) + 1))});
  };
  for (const Tensor &tensor : graph.tensors) {
    plan.tensors.emplace_back();
    for (unsigned a = 0; a < mesh.size(); ++a) {
      int value = int(random() % (tensor.extents.size() + 2)) - 2;
      if (tensor.free || (tensor.boundary && value == Partial))
        value = Whole;
      add(plan.tensors.back(), a, value);
    }
    // Mostly what can be carried out.
    if (tensor.sameAs && random() % 8)
      plan.tensors.back() = plan.tensors[*tensor.sameAs];
  }
  for (const Operator &op : graph.operators) {
    plan.operators.emplace_back();
    for (unsigned a = 0; a < mesh.size(); ++a) {
      int value = int(random() % (op.variables.size() + 1)) - 1;
      if (value >= 0 && op.variables[value].kind == VariableKind::Fixed)
        value = Everywhere;
      if (!op.linearSets.empty() && random() % 3 == 0)
        value = carry(random() % op.linearSets.size());
      add(plan.operators.back(), a, value);
    }
  }
  return plan;
}
