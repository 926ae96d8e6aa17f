//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Every fetch and reduce between some layouts on every small mesh: where it is
// found to be a collective, that is carried out as libraries define it, and
// gives what the ranks' own exchanges give. All ranks find the same.
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Collective.h"
#include "TestProgram.h"
#include "tofu/Runtime/LoadedProgram.h"

#include <algorithm>
#include <memory>

using namespace tofu::runtime;
using Elements = std::vector<int64_t>;

namespace {
/// One transfer, that has run.
class Transfer {
public:
  Transfer(const Axes &mesh, const Axes &extents, BoxFn held, BoxFn needed,
           Axes partial, Axes kept, Axes copied)
      : program(mesh) {
    from = program.addBuffer(TOFU_I64, extents, held, partial);
    to = program.addBuffer(TOFU_I64, extents, needed, kept);
    if (partial == kept)
      program.addFetch("op0", from, to);
    else
      program.addReduce("op0", from, to, copied);
    session = std::make_unique<TestSession>(program);
    EXPECT_EQ(session->getError(), "");
    for (int64_t rank = 0; rank != getNumRanks(); ++rank)
      forEachPoint(program.getBox(from, rank), [&](const Coordinates &at,
                                                   int64_t offset) {
        int64_t value = 1;
        for (int64_t coordinate : at)
          value = value * 100 + coordinate;
        for (int64_t axis : partial)
          value = value * 10 + program.getMesh().getCoordinates(rank)[axis];
        session->getPiece<int64_t>(rank, from)[offset] = value;
      });
    EXPECT_EQ(tofu_step(*session), 0) << tofu_error();
  }

  int64_t getNumRanks() const { return program.getMesh().getNumRanks(); }
  std::optional<Collective> find(int64_t rank) {
    tofu_program loaded(program.getData());
    Holdings holdings(loaded);
    Neighbours neighbours(holdings);
    return findCollective(neighbours, program.getOperation(0), rank);
  }
  Elements get(int64_t rank, bool isResult) const {
    int64_t buffer = isResult ? to : from;
    auto *piece = session->getPiece<int64_t>(rank, buffer);
    return {piece, piece + getVolume(program.getBox(buffer, rank))};
  }
  /// In the collective's order.
  std::vector<int64_t> getMembers(const Collective &collective,
                                  int64_t rank) const {
    std::vector<int64_t> group, members;
    const Mesh &mesh = program.getMesh();
    mesh.forEachPoint(
        mesh.getCoordinates(rank), collective.axes,
        [&](const Coordinates &at) { group.push_back(mesh.getRank(at)); });
    for (int64_t number : collective.order)
      members.push_back(group[number]);
    return members;
  }
  Elements carryOut(const Collective &collective, int64_t rank) const;
  /// What is found, the same on all ranks and right.
  std::optional<Collective> check();

private:
  TestProgram program;
  int64_t from, to;
  std::unique_ptr<TestSession> session;
};
} // namespace

/// Elements of a box of a piece, one behind the other; or the reverse.
static void copyPart(const StridedBox &box, Elements &piece, int64_t *packed,
                     bool isOut) {
  StridedBox row = box.pack(0);
  auto *at = reinterpret_cast<char *>(packed);
  auto *all = reinterpret_cast<char *>(piece.data());
  if (isOut)
    copyBox(box, all, row, at, 8);
  else
    copyBox(row, at, box, all, 8);
}

Elements Transfer::carryOut(const Collective &collective, int64_t rank) const {
  std::vector<int64_t> members = getMembers(collective, rank);
  Elements result(get(rank, true).size());
  int64_t own =
      std::find(members.begin(), members.end(), rank) - members.begin();
  for (size_t i = 0; i != members.size(); ++i) {
    Elements theirs = get(members[i], false), part(collective.count);
    switch (collective.kind) {
    case Collective::AllGather:
      EXPECT_EQ(int64_t(theirs.size()), collective.count);
      copyPart(collective.boxes[i], result, theirs.data(), /*isOut=*/false);
      break;
    case Collective::ReduceScatter:
      copyPart(collective.boxes[own], theirs, part.data(), /*isOut=*/true);
      for (size_t e = 0; e != part.size(); ++e)
        result[e] += part[e];
      break;
    case Collective::AllReduce:
      for (size_t e = 0; e != theirs.size(); ++e)
        result[e] += theirs[e];
      break;
    case Collective::AllToAll:
      break;
    }
  }
  return result;
}

std::optional<Collective> Transfer::check() {
  std::optional<Collective> first = find(0);
  bool isByMessages = !first || first->kind == Collective::AllToAll;
  for (int64_t rank = 0; rank != getNumRanks(); ++rank) {
    std::optional<Collective> found = find(rank);
    if (isByMessages) { // of what is sent in any case a rank may think so alone
      EXPECT_TRUE(!found || found->kind == Collective::AllToAll);
      continue;
    }
    EXPECT_TRUE(found && found->kind == first->kind &&
                found->axes == first->axes && found->order == first->order);
    if (found) {
      EXPECT_EQ(carryOut(*found, rank), get(rank, true));
    }
  }
  return first;
}

/// Of each list of axes of the mesh, on either dimension.
static std::vector<BoxFn> getSplits(const Axes &mesh, const Axes &extents) {
  std::vector<Axes> lists = {{}, {0}};
  if (mesh.size() == 2)
    lists.insert(lists.end(), {{1}, {0, 1}, {1, 0}});
  std::vector<BoxFn> layouts;
  for (const Axes &rows : lists)
    for (const Axes &columns : lists) {
      bool isTwice = std::any_of(rows.begin(), rows.end(), [&](int64_t axis) {
        return std::find(columns.begin(), columns.end(), axis) != columns.end();
      });
      if (isTwice)
        continue;
      layouts.push_back(split(mesh, extents, {rows, columns}));
      layouts.push_back(grow(layouts.back(), extents, 1));
    }
  return layouts;
}

TEST(Collective, GivesWhatExchangesGive) {
  std::map<Collective::Kind, int> counts;
  int none = 0;
  auto check = [&](const Axes &mesh, const Axes &extents, const BoxFn &held,
                   const BoxFn &needed, Axes partial, Axes kept, Axes copied) {
    auto found =
        Transfer(mesh, extents, held, needed, partial, kept, copied).check();
    if (found)
      ++counts[found->kind];
    none += !found;
  };
  for (const Axes &extents : {Axes{12, 8}, Axes{7, 5}})
    for (const Axes &mesh : {Axes{2}, Axes{4}, Axes{2, 2}, Axes{2, 3}}) {
      std::vector<BoxFn> layouts = getSplits(mesh, extents);
      for (const BoxFn &held : layouts)
        for (const BoxFn &needed : layouts)
          check(mesh, extents, held, needed, {}, {}, {});
    }
  for (const Axes &extents : {Axes{12, 8}, Axes{7, 5}})
    for (const BoxFn &held : getSplits({2, 2}, extents))
      for (const BoxFn &needed : getSplits({2, 2}, extents)) {
        // Terms along axis 1: the operand is split along axis 0 at most.
        if (held({0, 0}) != held({0, 1}) || held({1, 0}) != held({1, 1}))
          continue;
        check({2, 2}, extents, held, needed, {1}, {}, {});
        if (needed({0, 0}) == needed({0, 1}) &&
            needed({1, 0}) == needed({1, 1}))
          check({2, 2}, extents, held, needed, {1}, {}, {1});
      }
  for (auto kind : {Collective::AllGather, Collective::ReduceScatter,
                    Collective::AllReduce, Collective::AllToAll})
    EXPECT_GT(counts[kind], 4) << kind;
  EXPECT_GT(none, 100);
}

TEST(Collective, IsOfEvenPieces) {
  auto find = [](Axes mesh, Axes extents, std::vector<Axes> held,
                 std::vector<Axes> needed) {
    return Transfer(mesh, extents, split(mesh, extents, held),
                    split(mesh, extents, needed), {}, {}, {})
        .check();
  };
  EXPECT_TRUE(find({3}, {6, 5}, {{0}, {}}, {{}, {}}));
  EXPECT_FALSE(find({3}, {7, 5}, {{0}, {}}, {{}, {}}));
  // Columns do not lie one behind the other; b, then a is another order.
  EXPECT_TRUE(find({3}, {6, 5}, {{0}, {}}, {{}, {}})->isDense);
  EXPECT_FALSE(find({2}, {6, 4}, {{}, {0}}, {{}, {}})->isDense);
  auto found = find({2, 2}, {8, 3}, {{1, 0}, {}}, {{}, {}});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->order, (std::vector<int64_t>{0, 2, 1, 3}));
  EXPECT_TRUE(found->isDense);
  // Groups of one axis.
  found = find({2, 2}, {8, 3}, {{0, 1}, {}}, {{0}, {}});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->axes, AxisSet(2));
  // What each has of its rows for each is as much.
  found = find({2}, {8, 4}, {{0}, {}}, {{}, {0}});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->kind, Collective::AllToAll);
}
