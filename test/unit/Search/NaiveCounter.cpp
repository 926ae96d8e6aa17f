//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "NaiveCounter.h"

using namespace tofu;
using namespace tofu::search;
using llvm::ArrayRef;

NaiveCounter::NaiveCounter(const Graph &graph, ArrayRef<int64_t> mesh,
                           const PlanOptions &options)
    : graph(graph), mesh(mesh.begin(), mesh.end()), options(options) {
  devices.push_back({});
  for (int64_t extent : mesh) {
    std::vector<Device> longer;
    for (const Device &device : devices)
      for (int64_t c = 0; c < extent; ++c) {
        longer.push_back(device);
        longer.back().push_back(c);
      }
    devices = longer;
  }
}

Span NaiveCounter::part(int64_t extent, const std::vector<unsigned> &axes,
                        const Device &device) const {
  int64_t parts = 1, q = 0;
  for (unsigned axis : axes) {
    q = q * mesh[axis] + device[axis];
    parts *= mesh[axis];
  }
  return {q * extent / parts, (q + 1) * extent / parts};
}

/// The axes of each dimension by their digits.
static std::vector<std::vector<unsigned>> makeLists(const Layout &layout,
                                                    size_t count) {
  std::vector<std::vector<unsigned>> lists(count);
  for (unsigned digit = 0; digit < layout.getNumAxes(); ++digit)
    for (unsigned axis = 0; axis < layout.getNumAxes(); ++axis)
      if (layout.getValue(axis) >= 0 && layout.getChoice(axis).digit == digit)
        lists[layout.getValue(axis)].push_back(axis);
  return lists;
}

static std::set<std::vector<int64_t>> fill(const std::vector<Span> &box) {
  std::set<std::vector<int64_t>> elements{{}};
  for (const Span &interval : box) {
    std::set<std::vector<int64_t>> longer;
    for (std::vector<int64_t> element : elements) {
      element.push_back(0);
      for (int64_t i = interval.lo; i < interval.hi; ++i) {
        element.back() = i;
        longer.insert(element);
      }
    }
    elements = longer;
  }
  return elements;
}

std::vector<NaiveCounter::Elements>
NaiveCounter::getBoxes(ArrayRef<int64_t> extents, const Lists &lists) const {
  std::vector<Elements> boxes;
  for (const Device &device : devices) {
    Box box;
    for (size_t d = 0; d < extents.size(); ++d)
      box.push_back(part(extents[d], lists[d], device));
    boxes.push_back(fill(box));
  }
  return boxes;
}

static int64_t common(const std::set<std::vector<int64_t>> &a,
                      const std::set<std::vector<int64_t>> &b) {
  int64_t count = 0;
  for (const auto &element : a)
    count += b.count(element);
  return count;
}

bool NaiveCounter::agree(const Device &a, const Device &b,
                         const std::set<unsigned> &except) const {
  for (unsigned axis = 0; axis < mesh.size(); ++axis)
    if (a[axis] != b[axis] && !except.count(axis))
      return false;
  return true;
}

int64_t NaiveCounter::groupSize(const std::set<unsigned> &axes) const {
  int64_t size = 1;
  for (unsigned axis : axes)
    size *= mesh[axis];
  return size;
}

/// Sender by sender. Along `copies` the sum is copied from coordinate 0.
int64_t NaiveCounter::countReduce(const std::vector<Elements> &from,
                                  const std::vector<Elements> &to,
                                  const std::set<unsigned> &mayDiffer,
                                  bool reduces,
                                  const std::set<unsigned> &copies) const {
  int64_t moved = 0;
  for (size_t i = 0; i < devices.size(); ++i) {
    if (!reduces) {
      moved += int64_t(to[i].size()) - common(to[i], from[i]);
      continue;
    }
    bool isCopy = false;
    for (unsigned axis : copies)
      isCopy |= devices[i][axis] != 0;
    if (isCopy) {
      moved += int64_t(to[i].size());
      continue;
    }
    for (size_t j = 0; j < devices.size(); ++j)
      if (i != j && agree(devices[i], devices[j], mayDiffer))
        moved += common(to[i], from[j]);
  }
  return moved;
}

/// Least and greatest value over all points of the device's parts that satisfy
/// the guards (those that name one of the variables involved).
Span NaiveCounter::hullOf(const Operator &op, const Operand &operand,
                          const IndexExpr &expr, const Lists &lists,
                          const Device &device) const {
  auto exprVariables = expr.getVariables();
  std::set<unsigned> involved(exprVariables.begin(), exprVariables.end());
  std::vector<const Guard *> guards;
  for (const Guard &guard : operand.guards) { // the tests use one at most
    bool connected = false;
    for (unsigned v : guard.expr.getVariables())
      connected |= involved.count(v) > 0;
    if (!connected)
      continue;
    guards.push_back(&guard);
    for (unsigned v : guard.expr.getVariables())
      involved.insert(v);
  }
  Box box;
  for (unsigned v = 0; v < op.variables.size(); ++v)
    box.push_back(involved.count(v)
                      ? part(op.variables[v].extent, lists[v], device)
                      : Span{0, 1});
  Span hull;
  for (const std::vector<int64_t> &point : fill(box)) {
    bool holds = true;
    for (const Guard *guard : guards) {
      int64_t value = guard->expr.evaluate(point);
      holds &= guard->equality ? value == 0 : value >= 0;
    }
    if (!holds)
      continue;
    int64_t value = expr.evaluate(point);
    hull = hull.empty()
               ? Span{value, value + 1}
               : Span{std::min(hull.lo, value), std::max(hull.hi, value + 1)};
  }
  return hull;
}

/// The interval of a coordinate, not clipped.
Span NaiveCounter::getInterval(const Operator &op, const Operand &operand,
                               IndexExpr expr, const Lists &lists,
                               const Device &device) const {
  auto [base, constant] = expr.splitConstant();
  if (base.empty())
    return hullOf(op, operand, expr, lists, device);
  expr.nodes.truncate(base.size());
  Span region = hullOf(op, operand, expr, lists, device);
  if (expr.nodes.back().kind == IndexExpr::Kind::Mod) {
    int64_t m = expr.nodes.pop_back_val().value;
    bool oneBlock = true;
    for (const Device &other : devices) {
      Span e = hullOf(op, operand, expr, lists, other);
      oneBlock &= e.empty() || e.lo / m == (e.hi - 1) / m;
    }
    if (!oneBlock && !region.empty())
      region = {0, m};
  }
  return region.empty() ? Span()
                        : Span{region.lo + constant, region.hi + constant};
}

/// What `b` adds to each coordinate of `a`, in one place and with one audience.
static std::optional<std::vector<int64_t>>
getOffsets(const Operator &op, const Operand &a, const Operand &b) {
  if (a.tensor != b.tensor || a.place != b.place || a.audience != b.audience ||
      !(a.guards == b.guards))
    return std::nullopt;
  std::vector<int64_t> offsets;
  for (unsigned d = 0; d < a.access.size(); ++d) {
    auto [first, from] = a.access[d].splitConstant();
    auto [second, to] = b.access[d].splitConstant();
    auto getFixed = [&](llvm::ArrayRef<IndexExpr::Node> nodes) {
      return nodes.size() == 1 && a.guards.empty() &&
                     nodes[0].kind == IndexExpr::Kind::Variable &&
                     op.variables[nodes[0].value].kind == VariableKind::Fixed
                 ? op.variables[nodes[0].value].extent
                 : -1;
    };
    if (first != second &&
        (getFixed(first) < 0 || getFixed(first) != getFixed(second)))
      return std::nullopt;
    offsets.push_back(to - from);
  }
  return offsets;
}

/// Pairs of boxes of which one is moved along one dimension and overlaps the
/// other one on each device become one, dimension by dimension, again and
/// again. Per dimension where the one with the operand's own starts and ends.
NaiveCounter::Box NaiveCounter::getMargins(const Operator &op, unsigned number,
                                           const Layout &split) const {
  const Operand &operand = op.operands[number];
  unsigned rank = operand.access.size();
  auto getCarried = [&](unsigned other) {
    std::set<unsigned> axes;
    for (unsigned axis = 0; axis < mesh.size(); ++axis)
      if (int value = split.getValue(axis);
          isCarry(value) && op.linearSets[carriedSet(value)] >> other & 1)
        axes.insert(axis);
    return axes;
  };
  std::vector<Box> boxes{Box(rank, Span{0, 1})};
  for (unsigned other = 0; other < op.operands.size(); ++other) {
    auto offsets = getOffsets(op, operand, op.operands[other]);
    if (other == number || !offsets || getCarried(other) != getCarried(number))
      continue;
    boxes.emplace_back();
    for (int64_t offset : *offsets)
      boxes.back().push_back({offset, offset + 1});
  }
  if (!graph.strict && op.isSum && !getCarried(number).empty())
    boxes.resize(1);
  Lists lists = makeLists(split, op.variables.size());
  auto overlap = [&](const Box &a, const Box &b, unsigned dim) {
    for (const Device &device : devices) {
      Span own = getInterval(op, operand, operand.access[dim], lists, device);
      if (!own.empty() && (own.hi + a[dim].hi - 1 <= own.lo + b[dim].lo ||
                           own.hi + b[dim].hi - 1 <= own.lo + a[dim].lo))
        return false;
    }
    return true;
  };
  auto unite = [&](unsigned dim) {
    for (size_t i = 0; i < boxes.size(); ++i)
      for (size_t j = i + 1; j < boxes.size(); ++j) {
        Box moved = boxes[j];
        moved[dim] = boxes[i][dim];
        if (moved != boxes[i] || !overlap(boxes[i], boxes[j], dim))
          continue;
        Span &span = boxes[i][dim];
        span = {std::min(span.lo, boxes[j][dim].lo),
                std::max(span.hi, boxes[j][dim].hi)};
        boxes.erase(boxes.begin() + j);
        return true; // the operand's own stays the first
      }
    return false;
  };
  for (bool isNew = true; isNew;) {
    isNew = false;
    for (unsigned dim = 0; dim < rank; ++dim)
      while (unite(dim))
        isNew = true;
  }
  return boxes[0];
}

NaiveCounter::Box NaiveCounter::hull(const Operator &op, unsigned number,
                                     const Lists &lists, const Box &margins,
                                     const Device &device) const {
  const Operand &operand = op.operands[number];
  Box box;
  for (unsigned d = 0; d < operand.access.size(); ++d) {
    int64_t extent = graph.tensors[operand.tensor].extents[d];
    Span region = getInterval(op, operand, operand.access[d], lists, device);
    if (!region.empty())
      region = {std::max<int64_t>(region.lo + margins[d].lo, 0),
                std::min(region.hi + margins[d].hi - 1, extent)};
    box.push_back(region);
  }
  return box;
}

std::vector<NaiveCounter::Elements>
NaiveCounter::getNeed(const Operator &op, unsigned number, const Layout &split,
                      const Lists &masks) const {
  const Operand &operand = op.operands[number];
  Lists lists = makeLists(split, op.variables.size());
  Box margins = getMargins(op, number, split);
  for (unsigned d = 0; d < masks.size(); ++d) {
    if (masks[d].empty())
      continue;
    std::vector<unsigned> &list = lists[operand.access[d].getPlainVariable()];
    list.insert(list.end(), masks[d].begin(), masks[d].end());
  }
  std::vector<Elements> need;
  for (const Device &device : devices) {
    bool idle = false;
    for (unsigned v = 0; v < op.variables.size(); ++v)
      idle |= part(op.variables[v].extent, lists[v], device).empty();
    need.push_back(idle ? Elements()
                        : fill(hull(op, number, lists, margins, device)));
  }
  return need;
}

/// Variables that leave devices without work.
std::string NaiveCounter::describeIdle(const Operator &op,
                                       const Lists &lists) const {
  std::multiset<std::string> idle;
  for (unsigned v = 0; v < op.variables.size(); ++v) {
    int64_t parts = 1;
    std::string list = std::to_string(op.variables[v].extent) + "/";
    for (unsigned axis : lists[v]) {
      parts *= mesh[axis];
      list += std::to_string(axis) + ".";
    }
    if (parts > op.variables[v].extent)
      idle.insert(list);
  }
  std::string text;
  for (const std::string &list : idle)
    text += "!" + list;
  return text;
}

/// What is read and how it is split, by expressions: of what may be masked.
std::string NaiveCounter::describeAccess(const Operator &op, unsigned operand,
                                         const Layout &split) const {
  std::map<int64_t, int> names;
  std::string text;
  auto name = [&](int64_t v) {
    int number = names.try_emplace(v, int(names.size())).first->second;
    return std::to_string(number) + ":" +
           std::to_string(op.variables[v].extent);
  };
  auto add = [&](const IndexExpr &expr) {
    for (const IndexExpr::Node &node : expr.nodes)
      text += node.kind == IndexExpr::Kind::Variable
                  ? "v" + name(node.value) + " "
                  : std::to_string(int(node.kind)) + "," +
                        std::to_string(node.value) + " ";
    text += ";";
  };
  for (const IndexExpr &expr : op.operands[operand].access)
    add(expr);
  for (const Guard &guard : op.operands[operand].guards) {
    text += guard.equality ? "==" : ">=";
    add(guard.expr);
  }
  for (unsigned axis = 0; axis < mesh.size(); ++axis) {
    auto [value, digit] = split.getChoice(axis);
    text += value >= 0 && names.count(value)
                ? "|" + name(value) + "@" + std::to_string(digit)
                : "|-";
  }
  return text;
}

/// Uses are the same if each device needs the same interval of each dimension,
/// and what it needs is carried along the same axes.
std::string NaiveCounter::describeUse(const Operator &op, unsigned number,
                                      const Layout &split) const {
  Lists lists = makeLists(split, op.variables.size());
  Box margins = getMargins(op, number, split);
  std::string text;
  for (const Device &device : devices)
    for (Span span : hull(op, number, lists, margins, device))
      text += span.empty() ? "none "
                           : std::to_string(span.lo) + ".." +
                                 std::to_string(span.hi) + " ";
  text += describeIdle(op, lists);
  bool isCarried = false;
  for (unsigned axis = 0; axis < mesh.size(); ++axis) {
    int value = split.getValue(axis);
    if (!isCarry(value) || !(op.linearSets[carriedSet(value)] >> number & 1))
      continue;
    text += "|c" + std::to_string(axis);
    isCarried = true;
  }
  return isCarried && !graph.strict && op.isSum
             ? text + describeAccess(op, number, split)
             : text;
}

NaiveCounter::Piece NaiveCounter::countOperand(const Operator &op,
                                               unsigned number,
                                               const Layout &split,
                                               const Layout &layout) {
  const Operand &operand = op.operands[number];
  const Tensor &tensor = graph.tensors[operand.tensor];
  Piece piece;
  size_t rank = tensor.extents.size();
  Lists own = makeLists(layout, rank), masks(rank);
  std::set<unsigned> partial, terms;
  for (unsigned axis = 0; axis < mesh.size(); ++axis) {
    if (layout.getValue(axis) == Partial)
      partial.insert(axis);
    if (!isCarry(split.getValue(axis)))
      continue;
    uint64_t set = op.linearSets[carriedSet(split.getValue(axis))];
    for (unsigned i = 0; i < op.operands.size(); ++i)
      if (set >> i & 1 && graph.tensors[op.operands[i].tensor].free)
        return {-1, ""};
    if (!(set >> number & 1) || layout.getValue(axis) == Partial || tensor.free)
      continue;
    if (layout.getValue(axis) == Whole)
      return {-1, ""};
    int v = operand.access[layout.getValue(axis)].getPlainVariable();
    if (v < 0 ||
        op.variables[v].extent != tensor.extents[layout.getValue(axis)])
      return {-1, ""};
    masks[layout.getValue(axis)].push_back(axis);
  }
  if (tensor.free)
    return piece;
  for (unsigned axis : partial)
    if (!isCarry(split.getValue(axis)) ||
        !(op.linearSets[carriedSet(split.getValue(axis))] >> number & 1))
      terms.insert(axis);
  piece.use = describeUse(op, number, split);
  std::vector<Elements> need = getNeed(op, number, split, masks);
  std::vector<Elements> have = getBoxes(tensor.extents, own);
  auto missing = [&](const std::vector<Elements> &boxes) {
    int64_t count = 0;
    for (size_t i = 0; i < devices.size(); ++i)
      count += int64_t(need[i].size()) - common(need[i], boxes[i]);
    return count;
  };
  if (terms.empty()) {
    piece.bytes = tensor.elementBytes * missing(have);
    return piece;
  }
  int64_t best = -1;
  bool bestIsRoomy = false;
  for (unsigned d = 0; d < rank; ++d) {
    if (tensor.extents[d] < 2)
      continue;
    Lists reduced = own;
    reduced[d].insert(reduced[d].end(), terms.begin(), terms.end());
    std::set<unsigned> all(reduced[d].begin(), reduced[d].end());
    int64_t parts = groupSize(all);
    bool roomy = (tensor.extents[d] + parts - 1) / parts >= 2;
    std::vector<Elements> boxes = getBoxes(tensor.extents, reduced);
    int64_t cost = countReduce(have, boxes, terms, true, {}) + missing(boxes);
    if (best < 0 || roomy > bestIsRoomy ||
        (roomy == bestIsRoomy && cost < best)) {
      best = cost;
      bestIsRoomy = roomy;
    }
  }
  if (best < 0) { // all-reduce in every group
    best = missing(have);
    for (size_t i = 0; i < devices.size(); ++i) {
      bool first = true;
      for (unsigned axis : terms)
        first &= devices[i][axis] == 0;
      if (first)
        best += 2 * (groupSize(terms) - 1) * int64_t(have[i].size());
    }
  }
  piece.bytes = tensor.elementBytes * best;
  return piece;
}

int64_t NaiveCounter::countResult(const Operator &op, unsigned number,
                                  const Layout &split, const Layout &layout) {
  const Tensor &tensor = graph.tensors[number];
  if (tensor.free)
    return 0;
  Lists stored = makeLists(layout, tensor.extents.size()),
        lists = makeLists(split, op.variables.size());
  std::set<unsigned> mayDiffer, copies;
  bool reduces = false;
  for (unsigned axis = 0; axis < mesh.size(); ++axis) {
    bool sum = isCarry(split.getValue(axis)), terms = sum;
    if (split.getValue(axis) >= 0) {
      const IndexVariable &variable = op.variables[split.getValue(axis)];
      terms = variable.kind == VariableKind::Reduction;
      sum = terms && variable.isPending;
      if (!terms)
        mayDiffer.insert(axis);
    }
    if (layout.getValue(axis) == Whole && terms)
      copies.insert(axis);
    if (layout.getValue(axis) == Partial && (!sum || tensor.boundary))
      return -1;
    if (terms && layout.getValue(axis) != Partial) {
      reduces = true;
      mayDiffer.insert(axis);
    }
  }
  return tensor.elementBytes * countReduce(getBoxes(tensor.extents, lists),
                                           getBoxes(tensor.extents, stored),
                                           mayDiffer, reduces, copies);
}

int64_t NaiveCounter::count(const Plan &plan) {
  int64_t total = 0;
  std::set<std::string> paid;
  auto remember = [&](unsigned o, int what, unsigned tensor,
                      auto compute) -> const Piece & {
    std::vector<int64_t> key{o, what};
    plan.operators[o].appendTo(key);
    plan.tensors[tensor].appendTo(key);
    auto [it, isNew] = pieces.try_emplace(key);
    if (isNew)
      it->second = compute();
    return it->second;
  };
  for (unsigned o = 0; o < graph.operators.size(); ++o) {
    const Operator &op = graph.operators[o];
    bool free = true;
    for (unsigned t : op.results)
      free &= graph.tensors[t].free;
    if (free)
      continue;
    bool mayMask = !graph.strict && op.isSum;
    for (unsigned axis = 0; !mayMask && axis < mesh.size(); ++axis) {
      int value = plan.operators[o].getValue(axis);
      for (unsigned i = 0; isCarry(value) && i < op.operands.size(); ++i)
        if (op.linearSets[carriedSet(value)] >> i & 1 &&
            plan.tensors[op.operands[i].tensor].getValue(axis) != Partial)
          return -1;
    }
    for (unsigned i = 0; i < op.operands.size(); ++i) {
      unsigned t = op.operands[i].tensor;
      const Piece &piece = remember(o, int(i), t, [&] {
        return countOperand(op, i, plan.operators[o], plan.tensors[t]);
      });
      if (piece.bytes < 0)
        return -1;
      std::string use = std::to_string(t) + "@" +
                        std::to_string(op.operands[i].place) + "@" + piece.use;
      if (!options.shareFetches)
        use += "@" + std::to_string(o);
      if (paid.insert(use).second)
        total += piece.bytes * op.operands[i].times;
    }
    for (unsigned r = 0; r < op.results.size(); ++r) {
      unsigned t = op.results[r];
      const Piece &piece = remember(o, -1 - int(r), t, [&] {
        return Piece{countResult(op, t, plan.operators[o], plan.tensors[t]),
                     ""};
      });
      if (piece.bytes < 0)
        return -1;
      total += piece.bytes * op.times;
    }
  }
  for (unsigned t = 0; t < graph.tensors.size(); ++t)
    if (std::optional<unsigned> other = graph.tensors[t].sameAs)
      for (unsigned axis = 0; axis < mesh.size(); ++axis)
        if (!(plan.tensors[t].getChoice(axis) ==
              plan.tensors[*other].getChoice(axis)))
          return -1;
  for (unsigned t = 0; t < graph.tensors.size(); ++t) {
    bool produced = false;
    for (const Operator &op : graph.operators)
      for (unsigned result : op.results)
        produced |= result == t;
    for (int value : plan.tensors[t].getValues())
      if (value == Partial && !graph.tensors[t].free &&
          (graph.tensors[t].boundary ||
           (!produced && !graph.tensors[t].handed)))
        return -1;
  }
  return total;
}
