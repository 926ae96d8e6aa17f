//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Schedule/ListSchedule.h"

#include "tofu/Plan/Plan.h"
#include <set>

using namespace mlir;
using namespace tofu;

namespace {
class ListScheduler {
public:
  ListScheduler(const ProgramGraph &graph, ArrayRef<int> replaced,
                ArrayRef<unsigned> base, ListOptions options)
      : graph(graph), replaced(replaced), base(base), options(options),
        ops(graph.ops.size()), usersLeft(graph.values.size()),
        replacerOf(graph.values.size(), -1) {
    for (auto [turn, op] : llvm::enumerate(base))
      ops[op].turn = turn;
    for (auto [number, value] : llvm::enumerate(graph.values)) {
      usersLeft[number] = value.users.size();
      if (value.maker >= 0)
        ops[value.maker].isLazy = isLazy(value.maker);
    }
    for (auto [number, value] : llvm::enumerate(graph.values)) {
      if (replaced[number] < 0)
        continue;
      replacerOf[replaced[number]] = value.maker;
      for (unsigned user : graph.values[replaced[number]].users)
        ops[value.maker].waitsFor += user != unsigned(value.maker);
    }
  }

  SmallVector<unsigned, 0> run() {
    for (unsigned op : base) {
      ops[op].hadTurn = true;
      if (!ops[op].isDone && !ops[op].isLazy && !mustWait(op))
        execute(op);
      drain();
    }
    options.waits = false;
    for (unsigned op : base) // what waits for each other; unused fetches
      if (!ops[op].isDone)
        execute(op);
    return std::move(order);
  }

private:
  struct State {
    unsigned turn = 0;
    unsigned waitsFor = 0; // other users of the arguments that it replaces
    bool isLazy = false, isDone = false, hadTurn = false;
  };

  /// Transfers to one device's memory that start only when they are needed; one
  /// of what another fetched is not, so that no chain of them forms.
  bool isLazy(unsigned op) const {
    if (!isa<plan::FetchOp>(graph.ops[op].op))
      return false;
    int maker = graph.values[graph.ops[op].operands[0]].maker;
    return maker < 0 || !isa<plan::FetchOp>(graph.ops[maker].op);
  }

  bool isAvailable(unsigned value) const {
    int maker = graph.values[value].maker;
    return maker < 0 || ops[maker].isDone;
  }
  /// True if all operands are there, or can be fetched.
  bool canRun(unsigned op) const {
    return llvm::all_of(graph.ops[op].operands, [&](unsigned value) {
      return isAvailable(value) ||
             (ops[graph.values[value].maker].isLazy &&
              isAvailable(graph.ops[graph.values[value].maker].operands[0]));
    });
  }
  bool mustWait(unsigned op) const {
    return options.waits && (ops[op].waitsFor || !canRun(op));
  }

  /// True if it leaves less memory in use, of what is there already.
  bool frees(unsigned op) const {
    int64_t delta = 0;
    for (unsigned value : graph.ops[op].operands) {
      if (!isAvailable(value))
        return false;
      if (usersLeft[value] == 1 && !graph.values[value].persists &&
          !graph.values[value].isReturned)
        delta -= graph.values[value].bytes;
    }
    for (unsigned value : graph.ops[op].results)
      if (replaced[value] < 0 || ops[op].waitsFor)
        delta += graph.values[value].bytes;
    return delta < 0;
  }

  void execute(unsigned op) {
    for (unsigned value : graph.ops[op].operands)
      if (!isAvailable(value))
        emit(graph.values[value].maker);
    emit(op);
  }

  void emit(unsigned op) {
    ops[op].isDone = true;
    order.push_back(op);
    for (unsigned value : graph.ops[op].operands) {
      // The last user may free it now.
      if (--usersLeft[value] == 1)
        for (unsigned user : graph.values[value].users)
          consider(user);
      if (int replacer = replacerOf[value];
          replacer >= 0 && replacer != int(op) && --ops[replacer].waitsFor == 0)
        consider(replacer);
    }
    for (unsigned value : graph.ops[op].results)
      for (unsigned user : graph.values[value].users)
        consider(user);
  }

  void consider(unsigned op) {
    if (!ops[op].isDone && !ops[op].isLazy)
      ready.insert({ops[op].turn, op});
  }

  /// Runs what waited, and what frees memory.
  void drain() {
    while (!ready.empty()) {
      unsigned op = ready.begin()->second;
      ready.erase(ready.begin());
      if (ops[op].isDone || !canRun(op) || mustWait(op))
        continue;
      if (ops[op].hadTurn || (options.isEager && frees(op)))
        execute(op);
    }
  }

  const ProgramGraph &graph;
  ArrayRef<int> replaced;
  ArrayRef<unsigned> base;
  ListOptions options;
  std::vector<State> ops;
  SmallVector<unsigned, 0> usersLeft;
  SmallVector<int, 0> replacerOf; // of an argument: operation, or -1
  std::set<std::pair<unsigned, unsigned>> ready; // turn, operation
  SmallVector<unsigned, 0> order;
};
} // namespace

SmallVector<unsigned, 0> tofu::getListOrder(const ProgramGraph &graph,
                                            ArrayRef<int> replaced,
                                            ArrayRef<unsigned> base,
                                            ListOptions options) {
  return ListScheduler(graph, replaced, base, options).run();
}
