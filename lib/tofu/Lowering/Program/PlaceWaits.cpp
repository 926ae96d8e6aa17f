//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Program/PlaceWaits.h"

#include "tofu/Runtime/Program.h"

using namespace tofu::lowering;

/// How many places a half moves at most: so that all takes linear time.
static constexpr size_t kMostPlaces = 256;

namespace {
class WaitPlacer {
public:
  WaitPlacer(Program &program, llvm::ArrayRef<int64_t> bytes)
      : program(program), bytes(bytes) {}

  void run();

private:
  /// An operation, or the wait of one.
  struct Item {
    size_t operation;
    bool isWait;
  };

  bool overlap(int64_t a, int64_t b) const {
    const Program::Buffer &left = program.buffers[a],
                          &right = program.buffers[b];
    return left.offset < right.offset + bytes[b] &&
           right.offset < left.offset + bytes[a];
  }
  bool anyOverlaps(llvm::ArrayRef<int64_t> buffers, int64_t buffer) const {
    return llvm::any_of(buffers,
                        [&](int64_t other) { return overlap(other, buffer); });
  }
  bool isTransfer(size_t operation) const {
    return program.operations[operation].kind != TOFU_COMPUTE;
  }
  /// True if the operation may not run between the halves of the transfer.
  bool disturbs(size_t operation, size_t transfer) const {
    const Program::Operation &op = program.operations[operation];
    return anyOverlaps(op.results, program.operations[transfer].operands[0]) ||
           llvm::any_of(program.operations[transfer].results,
                        [&](int64_t filled) {
                          return anyOverlaps(op.results, filled) ||
                                 anyOverlaps(op.operands, filled);
                        });
  }
  /// What moves passes another item only if neither disturbs the other.
  bool canPass(const Item &moves, const Item &other) const {
    if (moves.isWait == other.isWait && isTransfer(other.operation))
      return true; // they are under way at the same time already, or not at all
    return !disturbs(other.operation, moves.operation) &&
           (!isTransfer(other.operation) ||
            !disturbs(moves.operation, other.operation));
  }
  void move(size_t at, int step);

  Program &program;
  llvm::ArrayRef<int64_t> bytes;
  std::vector<Item> items;
};
} // namespace

/// To behind or before the last computation that it can pass.
void WaitPlacer::move(size_t at, int step) {
  size_t distance = 0;
  for (size_t i = 1; i <= kMostPlaces; ++i) {
    size_t next = at + step * i; // before the first one it is huge
    if (next >= items.size() || !canPass(items[at], items[next]))
      break;
    if (!isTransfer(items[next].operation))
      distance = i;
  }
  for (size_t i = 0; i != distance; ++i, at += step)
    std::swap(items[at], items[at + step]);
}

void WaitPlacer::run() {
  size_t numOperations = program.operations.size();
  for (size_t i = 0; i != numOperations; ++i) {
    items.push_back({i, false});
    if (isTransfer(i))
      items.push_back({i, true});
  }
  // Waits from the end on, starts from the beginning on: those in whose way
  // they are have moved.
  for (size_t i = items.size(); i-- > 0;)
    if (items[i].isWait)
      move(i, 1);
  for (size_t i = 0; i != items.size(); ++i)
    if (!items[i].isWait && isTransfer(items[i].operation))
      move(i, -1);

  std::vector<Program::Operation> ordered;
  std::vector<int64_t> places(numOperations);
  for (const Item &item : items) {
    const Program::Operation &op = program.operations[item.operation];
    if (!item.isWait) {
      places[item.operation] = ordered.size();
      ordered.push_back(op);
      continue;
    }
    Program::Operation wait;
    wait.kind = TOFU_WAIT;
    wait.name = op.name;
    wait.location = op.location;
    wait.started = places[item.operation];
    ordered.push_back(std::move(wait));
  }
  program.operations = std::move(ordered);
}

void tofu::lowering::placeWaits(Program &program,
                                llvm::ArrayRef<int64_t> bytes) {
  WaitPlacer(program, bytes).run();
}
