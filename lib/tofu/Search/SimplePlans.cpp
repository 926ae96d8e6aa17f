//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/SimplePlans.h"

#include "tofu/Index/Saturating.h"
#include "tofu/Search/Choices.h"
#include "tofu/Search/Legal.h"
#include "llvm/ADT/IntEqClasses.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/Support/MathExtras.h"

using namespace tofu;
using namespace tofu::search;

namespace {
/// A plan in which all axes of the mesh do the same to a tensor or operator.
class UniformPlan {
public:
  UniformPlan(const Graph &graph, llvm::ArrayRef<int64_t> mesh)
      : graph(graph), shared(graph.tensors.size()) {
    // Not always a tree: what swaps two states ties each to the other.
    for (auto [number, tensor] : llvm::enumerate(graph.tensors))
      for (std::optional<unsigned> other : {tensor.sameAs, tensor.tiedTo})
        if (other)
          shared.join(number, *other);
    shared.compress();
    values.resize(shared.getNumClasses());
    for (auto [number, tensor] : llvm::enumerate(graph.tensors))
      if (tensor.whole)
        values[shared[number]] = Whole;
    plan.mesh.assign(mesh.begin(), mesh.end());
    plan.operators.assign(graph.operators.size(),
                          Layout::getUniform(mesh.size(), Everywhere));
  }

  /// The first value stays, of all tensors that must share a layout; returns
  /// whether this is it. What has none is whole.
  bool setTensor(unsigned tensor, int value) {
    std::optional<int> &own = values[shared[tensor]];
    if (own)
      return false;
    own = value;
    return true;
  }
  int getTensor(unsigned tensor) const {
    return values[shared[tensor]].value_or(Whole);
  }
  bool isKnown(unsigned tensor) const {
    return values[shared[tensor]].has_value();
  }

  /// What the operator cannot be split along, it computes everywhere.
  int getLegal(unsigned number, int value) const {
    return isLegal(graph, graph.operators[number],
                   Layout::getUniform(plan.mesh.size(), value))
               ? value
               : Everywhere;
  }
  void setOperator(unsigned number, int value) {
    plan.operators[number] =
        Layout::getUniform(plan.mesh.size(), getLegal(number, value));
  }

  Plan take() {
    for (unsigned tensor = 0; tensor != graph.tensors.size(); ++tensor)
      plan.tensors.push_back(
          Layout::getUniform(plan.mesh.size(), getTensor(tensor)));
    return std::move(plan);
  }

private:
  const Graph &graph;
  llvm::IntEqClasses shared; // the tensors that must share a layout
  std::vector<std::optional<int>> values;
  Plan plan;
};
} // namespace

static bool isOutput(const Operator &op, int variable) {
  return variable >= 0 && op.variables[variable].kind == VariableKind::Output;
}

static bool canSplit(const IndexVariable &variable) {
  return variable.kind == VariableKind::Output ||
         variable.kind == VariableKind::Reduction;
}

/// The variable that moves an access furthest, so that its parts are rows next
/// to each other: of `i * 64 + j` it is i. -1 if none can be split.
static int getLeadingVariable(const Operator &op, const IndexExpr &access) {
  llvm::SmallVector<int64_t, 8> point(op.variables.size(), 0);
  int64_t origin = access.evaluate(point), most = 0;
  int found = -1;
  for (unsigned variable : access.getVariables()) {
    int64_t extent = op.variables[variable].extent;
    if (!canSplit(op.variables[variable]) || extent < 2)
      continue;
    point[variable] = extent - 1;
    int64_t distance = std::abs(access.evaluate(point) - origin);
    point[variable] = 0;
    if (distance <= most)
      continue;
    most = distance;
    found = int(variable);
  }
  return found;
}

/// Along which variable an operator is split whose operands are: one of its
/// results if there is any, else of a reduction, else -1.
static int followOperands(const Operator &op, const UniformPlan &plan) {
  int found = -1;
  for (const Operand &operand : op.operands) {
    int dim = plan.getTensor(operand.tensor);
    if (dim < 0)
      continue;
    int variable = getLeadingVariable(op, operand.access[dim]);
    if (isOutput(op, variable))
      return variable;
    if (found < 0)
      found = variable;
  }
  return found;
}

static int64_t getBytes(const Tensor &tensor) {
  int64_t bytes = tensor.elementBytes;
  for (int64_t extent : tensor.extents)
    bytes = multiplyCost(bytes, extent);
  return bytes;
}

/// Points that the operator computes.
static double getWork(const Operator &op) {
  double points = 1;
  for (const IndexVariable &variable : op.variables)
    points *= double(variable.extent);
  return points * double(op.times);
}

namespace {
/// Which terms of a sum over the batch stay terms, as long as what reads them
/// is linear: none, those that one operator reads alone, or all. What several
/// read would be added up for each that is not linear: a gradient, for both of
/// Adam's averages.
enum class Pending { None, OneReader, All };

/// Splits a program along the batch, operator by operator.
class BatchSplitter {
public:
  BatchSplitter(const Graph &graph, llvm::ArrayRef<int64_t> mesh,
                Pending pending)
      : graph(graph), plan(graph, mesh), pending(pending),
        readers(graph.tensors.size()), isMade(graph.tensors.size()) {
    for (const Operator &op : graph.operators) {
      for (unsigned result : op.results)
        isMade[result] = true;
      llvm::SmallSetVector<unsigned, 8> read;
      for (const Operand &operand : op.operands)
        read.insert(operand.tensor);
      for (unsigned tensor : read)
        ++readers[tensor];
    }
    for (int64_t extent : mesh)
      devices *= double(extent);
  }

  Plan split(llvm::ArrayRef<unsigned> data, int64_t batch) {
    for (unsigned tensor : data) {
      llvm::ArrayRef<int64_t> extents = graph.tensors[tensor].extents;
      if (auto found = llvm::find(extents, batch); found != extents.end())
        plan.setTensor(tensor, int(found - extents.begin()));
    }
    // The state of a loop begins as what knows nothing of a batch: zeros. So
    // what is read in a loop may be known after what reads it.
    while (forEach([&](unsigned number) { return spread(number); }))
      ;
    forEach([&](unsigned number) { return set(number); });
    return plan.take();
  }
  /// Of all work, that of one device.
  double getShare() const { return all > 0 ? own / all : 1; }

private:
  /// True if it is true of any.
  bool forEach(llvm::function_ref<bool(unsigned)> visit) {
    bool isAny = false;
    for (unsigned number = 0; number != graph.operators.size(); ++number)
      if (!graph.isFree(graph.operators[number]))
        isAny |= visit(number);
    return isAny;
  }

  /// What the operator does with operands and results that are split.
  int choose(unsigned number) const {
    const Operator &op = graph.operators[number];
    int value = followOperands(op, plan);
    if (value < 0)
      value = findCarry(op);
    if (value != Everywhere)
      value = plan.getLegal(number, value);
    return value == Everywhere ? plan.getLegal(number, followResults(op))
                               : value;
  }

  /// What is made without a batch, noise, is made for the parts that read it.
  bool spreadBack(const Operator &op, int value) {
    bool isNew = false;
    for (const Operand &operand : op.operands) {
      const Tensor &tensor = graph.tensors[operand.tensor];
      if (!isMade[operand.tensor] || tensor.boundary || tensor.free)
        continue;
      for (auto [dim, access] : llvm::enumerate(operand.access))
        if (getLeadingVariable(op, access) == value)
          isNew |= plan.setTensor(operand.tensor, int(dim));
    }
    return isNew;
  }

  /// Splits its results as its operands are; true if that is new of any.
  bool spread(unsigned number) {
    const Operator &op = graph.operators[number];
    int value = choose(number);
    bool isTerm = isCarry(value) || (value >= 0 && !isOutput(op, value) &&
                                     op.variables[value].isPending);
    bool isNew = isOutput(op, value) && spreadBack(op, value);
    for (unsigned result : op.results) {
      bool stays = isTerm && !graph.tensors[result].boundary &&
                   (pending == Pending::All ||
                    (pending == Pending::OneReader && readers[result] == 1));
      if (isOutput(op, value) || stays)
        isNew |= plan.setTensor(result, stays ? int(Partial) : value);
    }
    return isNew;
  }

  /// Where all tensors are known.
  bool set(unsigned number) {
    const Operator &op = graph.operators[number];
    int value = choose(number);
    plan.setOperator(number, value);
    all += getWork(op);
    own += value >= 0 ? getWork(op) / devices : getWork(op);
    return false;
  }

  /// Of what its operands say nothing: the index along which a result is
  /// split; or terms, of what is zero.
  int followResults(const Operator &op) const {
    for (unsigned result : op.results) {
      int value = plan.getTensor(result);
      if (isOutput(op, value))
        return value;
      for (auto [number, set] : llvm::enumerate(op.linearSets))
        if (value == Partial && set == 0)
          return carry(number);
    }
    return Everywhere;
  }

  /// To hand on terms: of the linear set of all operands that are terms, to
  /// which states may be added that become terms by that.
  int findCarry(const Operator &op) const {
    for (auto [number, set] : llvm::enumerate(op.linearSets)) {
      bool isSet = true, hasTerm = false;
      for (auto [i, operand] : llvm::enumerate(op.operands)) {
        bool isTerm = plan.getTensor(operand.tensor) == Partial;
        bool mayBe = graph.tensors[operand.tensor].handed &&
                     !plan.isKnown(operand.tensor);
        isSet &= isInSet(set, i) ? isTerm || mayBe : !isTerm;
        hasTerm |= isTerm;
      }
      if (isSet && hasTerm)
        return carry(number);
    }
    return Everywhere;
  }

  const Graph &graph;
  UniformPlan plan;
  Pending pending;
  std::vector<unsigned> readers; // of each tensor, operators
  std::vector<bool> isMade;      // of each tensor, by an operator
  double devices = 1, all = 0, own = 0;
};
} // namespace

static bool keepsWhole(const Plan &plan, llvm::ArrayRef<unsigned> tensors) {
  return llvm::all_of(tensors, [&](unsigned tensor) {
    return llvm::all_of(plan.tensors[tensor].getValues(),
                        [](int value) { return value == Whole; });
  });
}

/// The extent of the batch, of the largest of the tensors `from`; nothing if no
/// dimension divides the work.
static std::optional<int64_t> findBatch(const Graph &graph,
                                        llvm::ArrayRef<int64_t> mesh,
                                        llvm::ArrayRef<unsigned> data,
                                        llvm::ArrayRef<unsigned> from,
                                        llvm::ArrayRef<unsigned> whole) {
  const Tensor *largest = nullptr;
  for (unsigned tensor : from)
    if (const Tensor &other = graph.tensors[tensor];
        !largest || getBytes(other) > getBytes(*largest))
      largest = &other;
  constexpr double most = 0.75;
  llvm::SmallVector<double> shares;
  double least = most;
  if (largest)
    for (int64_t extent : largest->extents) {
      BatchSplitter splitter(graph, mesh, Pending::None);
      bool isBatch = keepsWhole(splitter.split(data, extent), whole);
      shares.push_back(isBatch ? splitter.getShare() : 1);
      least = std::min(least, shares.back());
    }
  for (auto [dim, share] : llvm::enumerate(shares))
    if (share <= most && share <= 1.5 * least)
      return largest->extents[dim];
  return std::nullopt;
}

std::optional<Plan> tofu::search::getDataParallelPlan(
    const Graph &graph, llvm::ArrayRef<int64_t> mesh,
    llvm::ArrayRef<unsigned> data, llvm::ArrayRef<unsigned> from,
    const PlanOptions &options, llvm::ArrayRef<unsigned> whole) {
  std::optional<int64_t> batch = findBatch(graph, mesh, data, from, whole);
  if (!batch)
    return std::nullopt;
  std::optional<Plan> best;
  int64_t least = 0;
  for (Pending pending : {Pending::None, Pending::OneReader, Pending::All}) {
    if (pending != Pending::None && !options.partial)
      break;
    Plan plan = BatchSplitter(graph, mesh, pending).split(data, *batch);
    int64_t bytes = evaluate(graph, plan, options).total;
    if ((best && bytes >= least) || !keepsWhole(plan, whole))
      continue;
    best = std::move(plan);
    least = bytes;
  }
  return best;
}

Plan tofu::search::getLargestDimensionPlan(const Graph &graph,
                                           llvm::ArrayRef<int64_t> mesh) {
  UniformPlan plan(graph, mesh);
  for (const auto &[number, tensor] : llvm::enumerate(graph.tensors)) {
    auto largest = llvm::max_element(tensor.extents);
    if (!tensor.free && largest != tensor.extents.end() && *largest > 1)
      plan.setTensor(number, int(largest - tensor.extents.begin()));
  }
  for (const auto &[number, op] : llvm::enumerate(graph.operators)) {
    int found = -1;
    int64_t most = 1;
    for (const auto &[place, variable] : llvm::enumerate(op.variables))
      if (canSplit(variable) && variable.extent > most) {
        most = variable.extent;
        found = int(place);
      }
    if (found >= 0 && !graph.isFree(op))
      plan.setOperator(number, found);
  }
  return plan.take();
}

bool tofu::search::isMinimal(const Graph &graph, const Plan &plan,
                             const PlanOptions &options) {
  auto isChoice = [&](const Layout &layout, auto getChoices) {
    for (unsigned axis = 0; axis != plan.mesh.size(); ++axis)
      if (Layout prefix = layout.takeAxes(axis + 1);
          plan.mesh[axis] != 1 &&
          !llvm::is_contained(getChoices(prefix, axis),
                              prefix.getChoice(axis)) &&
          !(options.partial && layout.getValue(axis) == Partial))
        return false;
    return true;
  };
  for (auto [tensor, layout] : llvm::zip(graph.tensors, plan.tensors))
    if (!tensor.free &&
        !isChoice(layout, [&](const Layout &prefix, unsigned axis) {
          return getTensorChoices(tensor, prefix, axis, plan.mesh, options);
        }))
      return false;
  for (auto [op, layout] : llvm::zip(graph.operators, plan.operators))
    if (!graph.isFree(op) &&
        !isChoice(layout, [&](const Layout &prefix, unsigned axis) {
          return getOperatorChoices(graph, op, prefix, axis, plan.mesh,
                                    options);
        }))
      return false;
  return true;
}

bool tofu::search::keepsPins(const Graph &graph, const Plan &plan) {
  return llvm::all_of(llvm::zip(graph.tensors, plan.tensors), [](auto pair) {
    auto &[tensor, layout] = pair;
    return !tensor.pin || *tensor.pin == layout;
  });
}

int64_t tofu::search::getPieceBytes(const Tensor &tensor, const Layout &layout,
                                    llvm::ArrayRef<int64_t> mesh) {
  int64_t bytes = tensor.elementBytes;
  for (auto [extent, axes] :
       llvm::zip(tensor.extents, layout.getLists(tensor.extents.size()))) {
    int64_t parts = 1;
    for (unsigned axis : axes)
      parts *= mesh[axis];
    bytes = multiplyCost(bytes, llvm::divideCeil(extent, parts));
  }
  return bytes;
}
