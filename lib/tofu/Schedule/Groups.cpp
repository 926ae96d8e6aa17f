//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// One pass over the operations, each as late as memory allows. A group stands
// where its last founder stood, and a lambda may join only if all else that it
// reads stands before: then groups in the order of their places are in
// topological order, and no cycle can arise. A group may also move to the place
// of a later one, if nobody in between reads it.
//
//===----------------------------------------------------------------------===//
#include "tofu/Schedule/Groups.h"

#include "mlir/IR/Builders.h"
#include "tofu/Analysis/Pointwise.h"
#include "tofu/Analysis/Prefix.h"
#include "tofu/Schedule/MergeLambdas.h"
#include "tofu/Schedule/Walk.h"
#include "tofu/Transforms/Dedup.h"

using namespace mlir;
using namespace tofu;
using tdl::LambdaOp;

/// Readers of a group, or users of a value, that are looked at one by one.
static constexpr size_t kMaxReaders = 64;

/// A lambda that may be part of a larger loop: of constant extents, not for a
/// library, not kept by the user.
static bool canMerge(LambdaOp lambda) {
  return lambda.getDynamicExtents().empty() && !isPinned(lambda) &&
         !tdl::hasOwnCode(lambda) && lambda.getNumResults() != 0 &&
         llvm::all_of(lambda.getReductions(), [](tdl::ReduceOp reduce) {
           return reduce.getDynamicExtents().empty();
         });
}

namespace {
class Grouping {
public:
  explicit Grouping(const ProgramGraph &graph)
      : graph(graph), groupOf(graph.ops.size(), -1) {}

  Groups run() {
    SmallVector<unsigned, 0> late = graph.getLateOrder();
    int64_t barriers = 0;
    for (auto [place, op] : llvm::enumerate(late)) {
      barriersBefore.push_back(barriers += graph.ops[op].isBarrier);
      add(op, place);
    }
    return collect();
  }

private:
  struct Group {
    unsigned place;                      // in the late order
    std::pair<Attribute, Attribute> box; // extents, part; null: stays alone
    unsigned bodySize = 0;
    unsigned numReductions = 0;
    bool isCumulative = false;
    Walk walk = Walk::None;
    SmallVector<unsigned, 2> members;
    SmallVector<int, 4> readers; // groups
    int mergedInto = -1;

    void absorb(const Group &other) {
      bodySize += other.bodySize;
      numReductions += other.numReductions;
      isCumulative |= other.isCumulative;
      if (walk == Walk::None)
        walk = other.walk;
    }
  };

  int find(int group) {
    while (groups[group].mergedInto >= 0) {
      int next = groups[group].mergedInto;
      if (groups[next].mergedInto >= 0)
        groups[group].mergedInto = groups[next].mergedInto;
      group = next;
    }
    return group;
  }
  /// The group that makes an operand, or -1.
  int getMaker(unsigned value) {
    int maker = graph.values[value].maker;
    return maker < 0 ? -1 : find(groupOf[maker]);
  }

  /// True if no library call or transfer stands between: what lives there is
  /// small against what those need.
  bool areClose(unsigned a, unsigned b) const {
    return barriersBefore[std::min(a, b)] == barriersBefore[std::max(a, b)];
  }

  bool readsAtIdentity(unsigned op, unsigned value) const {
    auto lambda = cast<LambdaOp>(graph.ops[op].op);
    mlir::Value input = graph.values[value].value;
    for (unsigned i = 0; i != lambda.getInputs().size(); ++i)
      if (lambda.getInputs()[i] == input && !isa<UnitAttr>(getMask(lambda, i)))
        return false;
    return tdl::isReadAtIdentity(lambda, input);
  }

  /// The accumulators of a cumulative reduction are kept from one result to the
  /// next if its loop has no other reduction; else each result is folded anew.
  /// Reductions along what they read, and others across, are loops in another
  /// order.
  static bool areOneLoop(const Group &a, const Group &b) {
    bool isOneWalk =
        a.walk == Walk::None || b.walk == Walk::None || a.walk == b.walk;
    return isOneWalk && ((!a.isCumulative && !b.isCumulative) ||
                         a.numReductions + b.numReductions == 1);
  }

  void add(unsigned op, unsigned place);
  bool canJoin(unsigned op, unsigned place, int group);
  bool sparesBuffers(unsigned op, int group);
  void unite(int group, int home);
  SmallVector<int> findCandidates(unsigned op);
  Groups collect();

  const ProgramGraph &graph;
  std::vector<Group> groups;
  SmallVector<int, 0> groupOf;
  SmallVector<int64_t, 0> barriersBefore;
  /// A value and the box that reads it: the last group to do so.
  DenseMap<std::pair<unsigned, std::pair<Attribute, Attribute>>, int>
      lastReader;
};
} // namespace

/// Groups with this lambda's box that share data with it, the last one first.
SmallVector<int> Grouping::findCandidates(unsigned op) {
  std::pair<Attribute, Attribute> box = groups[groupOf[op]].box;
  SmallVector<int> found;
  auto consider = [&](int group) {
    if (group >= 0 && groups[group].box == box && group != groupOf[op] &&
        !llvm::is_contained(found, group))
      found.push_back(group);
  };
  int64_t least = graph.values[graph.ops[op].results[0]].bytes;
  for (unsigned operand : graph.ops[op].operands) {
    consider(getMaker(operand));
    auto known = lastReader.find({operand, box});
    if (known != lastReader.end() && graph.values[operand].bytes >= least)
      consider(find(known->second));
  }
  llvm::sort(found,
             [&](int a, int b) { return groups[a].place > groups[b].place; });
  return found;
}

/// True if a buffer of the group goes when the lambda joins that is not smaller
/// than its results, which are made earlier then.
bool Grouping::sparesBuffers(unsigned op, int group) {
  int64_t spared = 0;
  for (unsigned operand : graph.ops[op].operands) {
    const ProgramGraph::Value &value = graph.values[operand];
    if (getMaker(operand) == group && !value.isReturned &&
        value.users.size() <= kMaxReaders &&
        llvm::all_of(value.users, [&](unsigned user) {
          return user == op ||
                 (groupOf[user] >= 0 && find(groupOf[user]) == group);
        }))
      spared += value.bytes;
  }
  return spared >= graph.getResultBytes(op);
}

bool Grouping::canJoin(unsigned op, unsigned place, int group) {
  const Group &home = groups[group];
  if (home.bodySize + groups[groupOf[op]].bodySize > kMaxBodySize ||
      !areOneLoop(home, groups[groupOf[op]]))
    return false;
  for (unsigned operand : graph.ops[op].operands) {
    int maker = getMaker(operand);
    if (maker == group ? !readsAtIdentity(op, operand)
                       : maker >= 0 && groups[maker].place >= home.place)
      return false;
  }
  return areClose(home.place, place) || sparesBuffers(op, group);
}

/// Moves a group to the place of a later one that it shares data with.
void Grouping::unite(int group, int home) {
  Group &from = groups[group], &to = groups[home];
  if (from.place >= to.place || !areClose(from.place, to.place) ||
      from.bodySize + to.bodySize > kMaxBodySize ||
      from.readers.size() > kMaxReaders || !areOneLoop(from, to))
    return;
  for (int reader : from.readers)
    if (find(reader) != home && groups[find(reader)].place <= to.place)
      return;
  for (unsigned member : to.members)
    for (unsigned operand : graph.ops[member].operands)
      if (getMaker(operand) == group && !readsAtIdentity(member, operand))
        return;
  from.mergedInto = home;
  to.absorb(from);
  llvm::append_range(to.members, from.members);
  for (int reader : from.readers)
    if (find(reader) != home)
      to.readers.push_back(reader);
}

void Grouping::add(unsigned op, unsigned place) {
  int own = groups.size();
  groupOf[op] = own;
  Group &group = groups.emplace_back();
  group.place = place;
  group.members.push_back(op);
  auto lambda = dyn_cast<LambdaOp>(graph.ops[op].op);
  if (lambda && canMerge(lambda)) {
    group.box = {lambda.getStaticExtentsAttr(), tdl::getOutputPart(lambda)};
    group.bodySize = lambda.getBodySize();
    group.numReductions = lambda.getReductions().size();
    group.isCumulative = tdl::isCumulative(lambda);
    group.walk = getWalk(lambda);
    SmallVector<int> candidates = findCandidates(op);
    for (int candidate : candidates)
      if (canJoin(op, place, candidate)) {
        Group &home = groups[candidate];
        groups[own].mergedInto = candidate;
        home.absorb(groups[own]);
        home.members.push_back(op);
        own = candidate;
        break;
      }
    for (int candidate : candidates)
      if (find(candidate) == candidate && candidate != own)
        unite(candidate, own);
    for (unsigned operand : graph.ops[op].operands)
      lastReader[{operand, groups[own].box}] = own;
  }
  for (unsigned operand : graph.ops[op].operands)
    if (int maker = getMaker(operand); maker >= 0 && maker != own) {
      auto &readers = groups[maker].readers;
      if (readers.size() <= kMaxReaders && !llvm::is_contained(readers, own))
        readers.push_back(own);
    }
}

Groups Grouping::collect() {
  Groups result;
  SmallVector<unsigned, 0> byPlace(graph.ops.size());
  for (unsigned op = 0; op != graph.ops.size(); ++op)
    byPlace[groups[groupOf[op]].place] = op; // places are the late order
  std::vector<SmallVector<unsigned, 2>> members(graph.ops.size());
  for (unsigned op : byPlace)
    members[groups[find(groupOf[op])].place].push_back(op);
  for (SmallVector<unsigned, 2> &group : members) {
    llvm::append_range(result.order, group);
    if (group.size() > 1)
      result.groups.emplace_back(group.begin(), group.end());
  }
  return result;
}

Groups tofu::findGroups(const ProgramGraph &graph) {
  return Grouping(graph).run();
}
