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
    int64_t kind = program.operations[operation].kind;
    return kind == TOFU_FETCH || kind == TOFU_REDUCE || kind == TOFU_SCAN;
  }
  bool hasBlocks(size_t operation) const {
    return !program.operations[operation].blocks.empty();
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
  /// What moves passes another item only if neither disturbs the other; no loop
  /// or branch, of which nobody looks what is in it.
  bool canPass(const Item &moves, const Item &other) const {
    if (hasBlocks(other.operation))
      return false;
    if (moves.isWait == other.isWait && isTransfer(other.operation))
      return true; // they are under way at the same time already, or not at all
    return !disturbs(other.operation, moves.operation) &&
           (!isTransfer(other.operation) ||
            !disturbs(moves.operation, other.operation));
  }
  using Items = std::vector<Item>;
  Items getItems(size_t begin, size_t end) const;
  void move(Items &items, size_t at, int step) const;
  void add(size_t begin, size_t end);
  void add(const Item &item);

  Program &program;
  llvm::ArrayRef<int64_t> bytes;
  std::vector<Program::Operation> ordered;
  std::vector<int64_t> places; // of operations, among those
};
} // namespace

/// To behind or before the last computation that it can pass.
void WaitPlacer::move(Items &items, size_t at, int step) const {
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

/// The operations of a block, without those of blocks in it, each transfer
/// followed by its wait.
WaitPlacer::Items WaitPlacer::getItems(size_t begin, size_t end) const {
  Items items;
  for (size_t i = begin; i != end; ++i) {
    items.push_back({i, false});
    if (isTransfer(i))
      items.push_back({i, true});
    if (hasBlocks(i))
      i = program.operations[i].blocks.back().end - 1;
  }
  return items;
}

void WaitPlacer::add(const Item &item) {
  const Program::Operation &op = program.operations[item.operation];
  if (item.isWait) {
    Program::Operation wait;
    wait.kind = TOFU_WAIT;
    wait.name = op.name;
    wait.location = op.location;
    wait.started = places[item.operation];
    ordered.push_back(std::move(wait));
    return;
  }
  size_t place = ordered.size();
  places[item.operation] = place;
  ordered.push_back(op);
  for (auto [number, block] : llvm::enumerate(op.blocks)) {
    ordered[place].blocks[number].begin = ordered.size();
    add(block.begin, block.end);
    ordered[place].blocks[number].end = ordered.size();
  }
}

/// A block.
void WaitPlacer::add(size_t begin, size_t end) {
  Items items = getItems(begin, end);
  // Waits from the end on, starts from the beginning on: those in whose way
  // they are have moved.
  for (size_t i = items.size(); i-- > 0;)
    if (items[i].isWait)
      move(items, i, 1);
  for (size_t i = 0; i != items.size(); ++i)
    if (!items[i].isWait && isTransfer(items[i].operation))
      move(items, i, -1);
  for (const Item &item : items)
    add(item);
}

void WaitPlacer::run() {
  places.resize(program.operations.size());
  add(0, program.operations.size());
  program.operations = std::move(ordered);
}

void tofu::lowering::placeWaits(Program &program,
                                llvm::ArrayRef<int64_t> bytes) {
  WaitPlacer(program, bytes).run();
}
