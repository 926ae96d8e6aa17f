//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/UnnamedTies.h"

#include "tofu/Partition/InPlace.h"
#include "tofu/TDL/TDL.h"

using namespace mlir;
using namespace tofu;

namespace {
class Chooser {
public:
  Chooser(const TieCandidates &candidates, TieFacts &facts,
          TieCandidates::MayBe mayBe)
      : candidates(candidates), facts(facts), mayBe(mayBe),
        isScalar(isOfOneElement(

            facts.getFunction()
                .getArgumentTypes()[candidates.arguments.front()])) {}

  UnnamedTies choose() {
    UnnamedTies ties;
    ties.sure = findSure();
    auto mayFollow = [&](unsigned result, unsigned argument) {
      return mayBe(result, argument) && isPlausible(result, argument);
    };
    ties.usual = candidates.complete(facts, {}, mayFollow);
    if (isScalar && contradict(ties.usual, ties.sure))
      ties.sure.clear();
    bool isUsual = hasAll(ties.usual, ties.sure);
    ties.chosen =
        isUsual ? ties.usual : candidates.complete(facts, ties.sure, mayFollow);
    if (!isUsual && isRotation(ties))
      ties.chosen = ties.usual;
    else if (!areAsMany(ties.sure))
      ties.chosen = chooseTold(std::move(ties.chosen), ties.sure);
    candidates.thaw(
        facts, ties.chosen, ties.sure, [&](unsigned result, unsigned argument) {
          return mayBe(result, argument) && facts.isSupported(result, argument);
        });
    noteGuesses(ties);
    return ties;
  }

private:
  /// Of which elements tell, or the program.
  bool isTold(unsigned result, unsigned argument) {
    return facts.donations[argument] == int64_t(result) ||
           facts.isSupported(result, argument);
  }

  /// From the only element of a scalar a loss is computed, too, of the weight
  /// that something has in it: but not if it is computed from no tensor, or
  /// another scalar is left to be the loss.
  TiePairs findSure() {
    TiePairs sure = candidates.findSure(facts, mayBe);
    if (isScalar && !hasLoss())
      std::erase_if(sure, [&](auto pair) {
        return isComputedFromTensors(facts.getFunction(), pair.first);
      });
    return sure;
  }

  /// A scalar that is none of the arguments.
  bool hasLoss() {
    return llvm::any_of(candidates.results, [&](unsigned result) {
      return llvm::none_of(candidates.arguments, [&](unsigned argument) {
        return isTold(result, argument);
      });
    });
  }

  /// Whether it is worth a guess: a loss is not the learning rate, nor are
  /// predictions the labels.
  bool isPlausible(unsigned result, unsigned argument) {
    if (isTold(result, argument))
      return true;
    return !isScalar && (!candidates.isPair() ||
                         isComputedFrom(facts.getFunction(), result, argument));
  }

  static bool hasAll(const TiePairs &pairs, const TiePairs &others) {
    return llvm::all_of(others,
                        [&](auto pair) { return hasPair(pairs, pair); });
  }

  static bool contradict(const TiePairs &pairs, const TiePairs &others) {
    return llvm::any_of(others, [&](auto pair) {
      return pairs.count(pair.first) && !hasPair(pairs, pair);
    });
  }

  /// Whether what is chosen are the usual arguments in another order, and not
  /// all of them computed, as of a step from (before, now) to (now, next),
  /// which hands one on.
  bool isRotation(const UnnamedTies &ties) {
    llvm::BitVector arguments = facts.getArguments(ties.usual);
    bool areSame = llvm::all_of(ties.chosen, [&](auto pair) {
      return !facts.isOffered[pair.second] ||
             (ties.usual.count(pair.first) && arguments[pair.second]);
    });
    return areSame && !llvm::all_of(ties.chosen, [&](auto pair) {
             return hasPair(ties.usual, pair) ||
                    (hasPair(ties.sure, pair) && facts.isOffered[pair.second] &&
                     !facts.isHandedOn(pair.first, pair.second));
           });
  }

  /// Of what elements leave as many results as arguments: each is somebody, and
  /// only the order is a guess.
  bool areAsMany(const TiePairs &sure) const {
    llvm::BitVector taken = facts.getArguments(sure);
    size_t results = 0, arguments = 0;
    for (unsigned result : candidates.results)
      results += !sure.count(result);
    for (unsigned argument : candidates.arguments)
      arguments += facts.isOffered[argument] && !taken[argument];
    return results == arguments;
  }

  /// What is in order, if anything tells of some of it and of no more of those
  /// that something tells of; else only these.
  TiePairs chooseTold(TiePairs chosen, const TiePairs &sure) {
    TiePairs told = candidates.complete(
        facts, sure, [&](unsigned result, unsigned argument) {
          return mayBe(result, argument) && isTold(result, argument);
        });
    size_t some = llvm::count_if(
        chosen, [&](auto pair) { return isTold(pair.first, pair.second); });
    return some > sure.size() && some >= told.size() ? chosen : told;
  }

  /// Taken, or not, although something else may be meant.
  void noteGuesses(UnnamedTies &ties) {
    known = hasAll(ties.chosen, ties.sure) ? ties.sure : TiePairs();
    isKnown = facts.getArguments(known);
    isTaken = facts.getArguments(ties.chosen);
    for (unsigned result : candidates.results) {
      if (known.count(result))
        continue;
      auto found = ties.chosen.find(result);
      if (found == ties.chosen.end())
        noteUntaken(ties, result);
      else if (!facts.isFrozen[found->second])
        noteTaken(ties, result, found->second);
    }
  }

  /// Whether elements tell of it, but for what surely is another result's.
  bool isOpen(unsigned result, unsigned argument) {
    return mayBe(result, argument) && facts.isSupported(result, argument) &&
           !isKnown[argument];
  }
  bool isOpen(unsigned result) {
    return llvm::any_of(candidates.arguments, [&](unsigned argument) {
      return isOpen(result, argument);
    });
  }

  void noteTaken(UnnamedTies &ties, unsigned result, unsigned argument) {
    auto note = [&](TieGuess::Kind kind, int64_t other) {
      ties.guesses.push_back({kind, result, int64_t(argument), other});
    };
    bool hasSome = isOpen(result), isSome = isOpen(result, argument);
    for (unsigned other : candidates.arguments) {
      bool isOffered = facts.isOffered[other];
      if (other == argument || isKnown[other] || facts.isFrozen[other] ||
          !mayBe(result, other) || (hasSome && !isOpen(result, other)) ||
          (!isOffered && (isSome || !hasSome)))
        continue;
      return note(isSome || !hasSome                ? TieGuess::OtherArgument
                  : facts.isHandedOn(result, other) ? TieGuess::HandedOn
                                                    : TieGuess::OtherElements,
                  other);
    }
    for (unsigned other : candidates.results)
      if (other != result && !known.count(other) && mayBe(other, argument) &&
          (isOpen(other, argument) || (!isSome && !isOpen(other) && !isScalar)))
        return note(TieGuess::OtherResult, other);
    bool isOnly =
        candidates.isPair() && facts.getFunction().getNumResults() == 1;
    bool isLikeLoss = isScalar && !hasLoss() &&
                      isComputedFromTensors(facts.getFunction(), result);
    if (!isDonated(facts.getFunction(), argument) &&
        (isLikeLoss || (!isSome && !isOnly)))
      note(TieGuess::NoArgument, -1);
  }

  /// A scalar of which nothing tells is a loss.
  void noteUntaken(UnnamedTies &ties, unsigned result) {
    for (unsigned argument : candidates.arguments)
      if (facts.canReplace(argument) && !isTaken[argument] &&
          mayBe(result, argument) && !isScalar && !candidates.isPair()) {
        ties.guesses.push_back(
            {TieGuess::Untaken, result, -1, int64_t(argument)});
        return;
      }
  }

  const TieCandidates &candidates;
  TieFacts &facts;
  TieCandidates::MayBe mayBe;
  bool isScalar;
  TiePairs known;                   // sure and taken
  llvm::BitVector isKnown, isTaken; // arguments of these, and of all
};
} // namespace

UnnamedTies tofu::chooseUnnamed(const TieCandidates &candidates,
                                TieFacts &facts, TieCandidates::MayBe mayBe) {
  return Chooser(candidates, facts, mayBe).choose();
}
