//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/TieCandidates.h"

#include "tofu/Partition/InPlace.h"

using namespace mlir;
using namespace tofu;

bool tofu::hasPair(const TiePairs &pairs, std::pair<unsigned, unsigned> pair) {
  auto found = pairs.find(pair.first);
  return found != pairs.end() && found->second == pair.second;
}

TieFacts::TieFacts(func::FuncOp function)
    : donations(function.getNumArguments(), -1),
      isOffered(function.getNumArguments(), true),
      isFrozen(function.getNumArguments()), function(function),
      updates(function.getNumResults()) {}

const llvm::BitVector &TieFacts::getUpdated(unsigned result) {
  if (updates[result].empty())
    updates[result] = findUpdated(function, result);
  return updates[result];
}

bool TieFacts::isHandedOn(unsigned result, unsigned argument) {
  Value returned = getReturned(function, result);
  return returned && returned == function.getArgument(argument);
}

bool TieFacts::isSupported(unsigned result, unsigned argument) {
  return getUpdated(result)[argument] || isHandedOn(result, argument);
}

llvm::BitVector TieFacts::getArguments(const TiePairs &pairs) const {
  llvm::BitVector arguments(isOffered.size());
  for (auto [result, argument] : pairs)
    arguments.set(argument);
  return arguments;
}

TiePairs TieCandidates::complete(const TieFacts &facts, TiePairs pairs,
                                 MayBe mayBe) const {
  llvm::BitVector taken = facts.getArguments(pairs);
  for (unsigned argument : arguments)
    if (int64_t result = facts.donations[argument];
        result >= 0 && !taken[argument] &&
        llvm::binary_search(results, unsigned(result)) &&
        pairs.try_emplace(result, argument).second)
      taken.set(argument);
  SmallVector<unsigned> left;
  for (unsigned argument : arguments)
    if (facts.isOffered[argument] && !taken[argument])
      left.push_back(argument);
  auto next = left.begin();
  for (unsigned result : results) {
    if (pairs.count(result))
      continue;
    auto found = std::find_if(next, left.end(), [&](unsigned argument) {
      return mayBe(result, argument);
    });
    if (found == left.end())
      continue;
    pairs[result] = *found;
    next = std::next(found);
  }
  return pairs;
}

void TieCandidates::thaw(const TieFacts &facts, TiePairs &pairs,
                         const TiePairs &sure, MayBe mayBe) const {
  llvm::BitVector taken = facts.getArguments(pairs);
  for (auto &[result, argument] : pairs) {
    if (!facts.isFrozen[argument] || hasPair(sure, {result, argument}) ||
        facts.donations[argument] == int64_t(result))
      continue;
    auto other = llvm::find_if(arguments, [&, result = result](unsigned other) {
      return facts.canReplace(other) && !taken[other] &&
             facts.donations[other] < 0 && mayBe(result, other);
    });
    if (other == arguments.end())
      continue;
    argument = *other;
    taken.set(argument);
  }
}

TiePairs TieCandidates::findSure(TieFacts &facts, MayBe mayBe) const {
  TiePairs found;
  std::map<unsigned, llvm::BitVector> open; // of results not yet found
  for (unsigned result : results) {
    llvm::BitVector &candidates =
        open.try_emplace(result, facts.isOffered.size()).first->second;
    for (unsigned argument : arguments)
      candidates[argument] =
          facts.getUpdated(result)[argument] && mayBe(result, argument);
  }
  while (true) {
    DenseMap<unsigned, SmallVector<unsigned>> claims; // of each argument
    for (auto &[result, candidates] : open)
      if (candidates.count() == 1)
        claims[candidates.find_first()].push_back(result);
    llvm::BitVector taken(facts.isOffered.size());
    for (const auto &[argument, claiming] : claims)
      if (claiming.size() == 1) {
        found[claiming.front()] = argument;
        taken.set(argument);
        open.erase(claiming.front());
      }
    if (taken.none())
      return found;
    for (auto &[result, candidates] : open)
      candidates.reset(taken);
  }
}
