//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Ties.h"

#include "tofu/Partition/InPlace.h"
#include "tofu/Partition/Names.h"
#include "tofu/Partition/Paths.h"
#include "tofu/Plan/Plan.h"
#include "tofu/TDL/Locations.h"
#include "llvm/ADT/StringSwitch.h"
#include <map>

using namespace mlir;
using namespace tofu;

/// A donation for one result, and one for any: what JAX writes where it leaves
/// the choice to the compiler.
static constexpr llvm::StringLiteral kDonation = "tf.aliasing_output";
static constexpr llvm::StringLiteral kDonor = "jax.buffer_donor";

/// What a result and the argument that it replaces have in common: pieces of
/// one tensor may differ.
static Type getTensorType(Type type) {
  RankedTensorType tensor = tdl::getGlobalType(type);
  return tensor ? Type(tensor) : type;
}

static bool isScalar(Type type) {
  RankedTensorType tensor = tdl::getGlobalType(type);
  return !tensor || tensor.getNumElements() == 1;
}

std::optional<TieOption> tofu::parseTies(StringRef text) {
  TieOption option;
  SmallVector<StringRef> entries;
  text.split(entries, ';');
  for (StringRef entry : entries) {
    auto rule = llvm::StringSwitch<std::optional<TieRule>>(entry.trim())
                    .Case("none", TieRule::None)
                    .Case("donated", TieRule::Donated)
                    .Case("order", TieRule::Order)
                    .Default(std::nullopt);
    auto [argument, result] = entry.split('=');
    argument = argument.trim();
    result = result.trim();
    if (rule)
      option.rule = *rule;
    else if (argument.empty() || result.empty())
      return std::nullopt;
    else
      option.pairs.emplace_back(argument == "none" ? "" : argument.str(),
                                result == "none" ? "" : result.str());
  }
  return option;
}

static bool isDonor(func::FuncOp function, unsigned argument) {
  auto donor = function.getArgAttrOfType<BoolAttr>(argument, kDonor);
  return donor && donor.getValue();
}

bool tofu::isDonated(func::FuncOp function, unsigned argument) {
  return function.getArgAttr(argument, kDonation) ||
         isDonor(function, argument);
}

static bool hasDonations(func::FuncOp function) {
  return llvm::any_of(function.getArguments(), [&](BlockArgument argument) {
    return isDonated(function, argument.getArgNumber());
  });
}

static StringRef whyTied(func::FuncOp function, TieRule rule) {
  if (plan::getReplaces(function))
    return plan::kReplaces;
  if (rule == TieRule::None)
    return "none";
  return rule == TieRule::Donated || hasDonations(function) ? "donated"
                                                            : "order";
}

int64_t Ties::getMeant(unsigned result) const {
  for (auto [other, argument] : kept)
    if (other == int64_t(result))
      return argument;
  return arguments[result];
}

namespace {
/// Finds them, what is surest first; nothing that is decided is changed.
class TieFinder {
public:
  TieFinder(func::FuncOp function, const TieOption &option)
      : function(function), option(option), isTaken(function.getNumArguments()),
        isOffered(function.getNumArguments(), true),
        isDecided(function.getNumResults()), updates(function.getNumResults()) {
    ties.why = whyTied(function, option.rule);
    ties.arguments.assign(function.getNumResults(), -1);
    ties.by.assign(function.getNumResults(), "");
    for (unsigned i = 0; i != function.getNumArguments(); ++i)
      names.push_back(tdl::getArgumentSource(function, i));
    for (unsigned i = 0; i != function.getNumResults(); ++i)
      names.push_back(tdl::getResultSource(function, i));
    auto all = ArrayRef(names);
    for (StringRef name : all.take_front(function.getNumArguments()))
      argumentPaths.push_back(getPath(name));
    for (StringRef name : all.drop_front(function.getNumArguments()))
      resultPaths.push_back(getResultPath(name));
  }

  FailureOr<Ties> find() {
    if (failed(addPairs()))
      return failure();
    if (DenseI64ArrayAttr known = plan::getReplaces(function)) {
      for (auto [result, argument] : llvm::enumerate(known.asArrayRef()))
        if (argument >= 0 && isFree(result, argument))
          tie(result, argument, ties.why);
      return std::move(ties);
    }
    if (option.rule == TieRule::None)
      return std::move(ties);
    if (failed(readDonations()))
      return failure();
    if (ties.why == "donated")
      for (unsigned i = 0; i != function.getNumArguments(); ++i)
        isOffered[i] = isDonated(function, i);
    if (option.rule == TieRule::Donated)
      addDonations();
    addNamed();
    addUnnamed();
    noteContradictions();
    return std::move(ties);
  }

private:
  bool isFree(unsigned result, unsigned argument) const {
    return !isDecided[result] && !isTaken[argument];
  }

  void tie(unsigned result, unsigned argument, StringRef by) {
    isDecided.set(result);
    isTaken.set(argument);
    ties.by[result] = by;
    if (isOffered[argument])
      ties.arguments[result] = argument;
    else
      ties.kept.emplace_back(result, argument);
  }

  Type getArgumentType(unsigned argument) {
    return getTensorType(function.getArgumentTypes()[argument]);
  }
  Type getResultType(unsigned result) {
    return getTensorType(function.getResultTypes()[result]);
  }

  InFlightDiagnostic complain() {
    return function.emitError() << option.owner.describe("tie") << ' ';
  }

  LogicalResult addPairs() {
    if (option.pairs.empty())
      return success();
    Names names(function);
    for (const auto &[argument, result] : option.pairs) {
      auto from = names.find(argument, Names::Argument);
      auto to = names.find(result, Names::Result);
      if (from.empty() && to.empty() &&
          !names.find(argument, Names::Result).empty() &&
          !names.find(result, Names::Argument).empty())
        return complain() << "has '" << argument << '=' << result
                          << "' the wrong way round; write '" << result << '='
                          << argument << "', the argument first";
      if (from.empty() && !argument.empty())
        return complain() << names.explain(argument, Names::Argument);
      if (to.empty() && !result.empty())
        return complain() << names.explain(result, Names::Result);
      if (argument.empty() || result.empty()) {
        for (const Named *one : from)
          isTaken.set(one->number);
        for (const Named *one : to) {
          isDecided.set(one->number);
          ties.by[one->number] = "option";
        }
      } else if (StringRef(argument).contains('*') &&
                 StringRef(argument).count('*') ==
                     StringRef(result).count('*')) {
        if (failed(addPairs(argument, result, from, to)))
          return failure();
      } else if (from.size() != 1 || to.size() != 1) {
        return complain() << "has '" << argument << '=' << result
                          << "', which names several; each has its own, or "
                             "both names as many '*', which stand for one text";
      } else if (failed(addPair(*from.front(), *to.front()))) {
        return failure();
      }
    }
    return success();
  }

  /// Those of which the patterns' `*` stand for the same text.
  LogicalResult addPairs(StringRef argument, StringRef result,
                         ArrayRef<const Named *> from,
                         ArrayRef<const Named *> to) {
    auto complainOf = [&](const Named &one, StringRef pattern) {
      return complain() << "has '" << argument << '=' << result << "', but '"
                        << pattern << "' has nothing that is " << one.describe()
                        << " with the same text for '*'";
    };
    std::map<Names::Stars, const Named *> results;
    for (const Named *one : to)
      results.emplace(*Names::match(result, *one), one);
    for (const Named *one : from) {
      auto found = results.find(*Names::match(argument, *one));
      if (found == results.end())
        return complainOf(*one, result);
      if (failed(addPair(*one, *found->second)))
        return failure();
      results.erase(found);
    }
    if (!results.empty())
      return complainOf(*results.begin()->second, argument);
    return success();
  }

  LogicalResult addPair(const Named &argument, const Named &result) {
    auto complainOf = [&] {
      return complain() << "says that " << result.describe() << " is "
                        << argument.describe() << " in the next step, but ";
    };
    if (argument.type != result.type)
      return complainOf() << "they are of types " << result.type << " and "
                          << argument.type;
    if (!isFree(result.number, argument.number))
      return complainOf() << "one of them is tied otherwise already";
    tie(result.number, argument.number, "option");
    return success();
  }

  LogicalResult readDonations() {
    donations.assign(function.getNumArguments(), -1);
    for (unsigned i = 0; i != function.getNumArguments(); ++i)
      if (Attribute donation = function.getArgAttr(i, kDonation))
        if (failed(readDonation(i, donation)))
          return failure();
    return success();
  }

  LogicalResult readDonation(unsigned argument, Attribute attribute) {
    auto complain = [&] {
      return function.emitError() << "argument " << argument << " has "
                                  << kDonation << " = " << attribute;
    };
    auto number = dyn_cast<IntegerAttr>(attribute);
    std::optional<int64_t> result =
        number ? number.getValue().trySExtValue() : std::nullopt;
    if (!result || *result < 0 || *result >= int64_t(ties.arguments.size()))
      return complain() << ", but the function has " << ties.arguments.size()
                        << " results";
    Type from = getResultType(*result), to = getArgumentType(argument);
    if (from != to)
      return complain() << ", but that result is of another type, " << from
                        << " instead of " << to;
    // What the option says comes first.
    if (isTaken[argument] || isDecided[*result])
      return success();
    if (auto other = llvm::find(donations, *result); other != donations.end())
      return complain() << ", as argument " << other - donations.begin()
                        << " has";
    donations[argument] = *result;
    return success();
  }

  /// Those of the program that nothing surer has decided otherwise.
  void addDonations() {
    for (auto [argument, result] : llvm::enumerate(donations))
      if (result >= 0 && isFree(result, argument))
        tie(result, argument, ties.why);
  }

  /// Of equal types those whose names have most words in common at their ends.
  void addNamed() {
    size_t most = 0;
    for (const Path &path : resultPaths)
      most = std::max(most, path.size());
    for (size_t words = most; words != 0; --words) {
      // What ends alike and is of one type, results and arguments.
      std::map<std::pair<std::string, const void *>, Alike> groups;
      auto getGroup = [&](const Path &path, Type type) -> Alike * {
        std::string end = getEnd(path, words);
        return end.empty() ? nullptr
                           : &groups[{end, type.getAsOpaquePointer()}];
      };
      for (unsigned i = 0; i != function.getNumArguments(); ++i)
        if (Alike *group = isTaken[i]
                               ? nullptr
                               : getGroup(argumentPaths[i], getArgumentType(i)))
          group->arguments.push_back(i);
      for (unsigned i = 0; i != function.getNumResults(); ++i)
        if (Alike *group = isDecided[i]
                               ? nullptr
                               : getGroup(resultPaths[i], getResultType(i)))
          group->results.push_back(i);
      for (const auto &[end, group] : groups)
        if (!group.results.empty() && !group.arguments.empty())
          addAlike(group, group.isPair() ? Pairs{{group.results.front(),
                                                  group.arguments.front()}}
                                         : findUpdates(group));
    }
  }

  /// What names say nothing of: by elements only what has no name.
  void addUnnamed() {
    Alike rest{{}, {}, false};
    llvm::MapVector<Type, Alike> unnamed;
    for (unsigned i = 0; i != function.getNumResults(); ++i) {
      if (isDecided[i])
        continue;
      rest.results.push_back(i);
      if (resultPaths[i].empty())
        unnamed[getResultType(i)].results.push_back(i);
    }
    for (unsigned i = 0; i != function.getNumArguments(); ++i) {
      if (isTaken[i])
        continue;
      rest.arguments.push_back(i);
      if (auto group = unnamed.find(getArgumentType(i)); group != unnamed.end())
        group->second.arguments.push_back(i);
    }
    // From the only element of a scalar a loss is computed, too.
    Pairs sure;
    for (const auto &[type, group] : unnamed)
      if (!group.isPair() && !isScalar(type))
        sure.merge(findUpdates(group));
    addAlike(rest, sure);
  }

  /// Results and arguments, by number, ascending, that may be each other: those
  /// whose names end alike, and in the end all that are left.
  struct Alike {
    SmallVector<unsigned> results, arguments;
    bool areNamed = true;

    /// Nothing is left to choose.
    bool isPair() const { return results.size() == 1 && arguments.size() == 1; }
  };
  using Pairs = std::map<unsigned, unsigned>; // results and arguments

  static bool hasArgument(const Pairs &pairs, unsigned argument) {
    return llvm::any_of(pairs,
                        [&](auto pair) { return pair.second == argument; });
  }
  static bool hasPair(const Pairs &pairs, std::pair<unsigned, unsigned> pair) {
    auto found = pairs.find(pair.first);
    return found != pairs.end() && found->second == pair.second;
  }

  /// Where names of the program tell what is one thing, it is not of another
  /// name.
  bool mayBe(const Alike &group, unsigned result, unsigned argument) {
    return group.areNamed ||
           (getArgumentType(argument) == getResultType(result) &&
            (!haveNames || resultPaths[result].empty() ||
             argumentPaths[argument].empty()));
  }

  /// What is sure, by a name that is alone or by elements, whether the program
  /// donates it or not; else as it donates, else in order.
  void addAlike(const Alike &group, const Pairs &sure) {
    Pairs usual = complete(group, {}), chosen = usual;
    if (!llvm::all_of(sure, [&](auto pair) { return hasPair(usual, pair); }))
      chosen = complete(group, sure);
    if (!group.areNamed && isRotation(usual, chosen)) {
      noteRotation(usual, sure);
      chosen = usual;
    }
    for (auto pair : chosen) {
      auto [result, argument] = pair;
      bool isUpdate =
          !group.isPair() && hasPair(sure, pair) && !hasPair(usual, pair);
      if (isUpdate && isOffered[argument])
        ties.reordered.emplace_back(
            result, usual.count(result) ? int64_t(usual[result]) : -1);
      tie(result, argument,
          isUpdate ? "elements"
          : group.areNamed && donations[argument] != int64_t(result)
              ? "name"
              : ties.why);
    }
    haveNames |= group.areNamed;
    noteChoice(group, chosen, sure);
  }

  /// The pairs, then what the program donates, then of each result the next
  /// argument that it may be.
  Pairs complete(const Alike &group, Pairs pairs) {
    for (unsigned argument : group.arguments)
      if (int64_t result = donations[argument];
          result >= 0 && llvm::is_contained(group.results, unsigned(result)) &&
          !hasArgument(pairs, argument))
        pairs.try_emplace(result, argument);
    SmallVector<unsigned> left;
    for (unsigned argument : group.arguments)
      if (isOffered[argument] && !hasArgument(pairs, argument))
        left.push_back(argument);
    auto next = left.begin();
    for (unsigned result : group.results) {
      if (pairs.count(result))
        continue;
      auto found = std::find_if(next, left.end(), [&](unsigned argument) {
        return mayBe(group, result, argument);
      });
      if (found == left.end())
        continue;
      pairs[result] = *found;
      next = std::next(found);
    }
    return pairs;
  }

  /// What can be told from elements: a result whose elements are computed from
  /// those of one of the arguments, as no other result's are, is that one.
  Pairs findUpdates(const Alike &group) {
    Pairs found;
    std::map<unsigned, llvm::BitVector> open; // of results not yet found
    for (unsigned result : group.results) {
      llvm::BitVector &arguments =
          open.try_emplace(result, function.getNumArguments()).first->second;
      for (unsigned argument : group.arguments)
        arguments[argument] = getUpdated(result)[argument];
    }
    while (true) {
      DenseMap<unsigned, SmallVector<unsigned>> claims; // of each argument
      for (auto &[result, arguments] : open)
        if (arguments.count() == 1)
          claims[arguments.find_first()].push_back(result);
      size_t before = found.size();
      for (const auto &[argument, results] : claims)
        if (results.size() == 1) {
          found[results.front()] = argument;
          open.erase(results.front());
        }
      if (found.size() == before)
        return found;
      for (auto &[result, arguments] : open)
        for (auto [other, argument] : found)
          arguments.reset(argument);
    }
  }

  const llvm::BitVector &getUpdated(unsigned result) {
    if (updates[result].empty())
      updates[result] = findUpdated(function, result);
    return updates[result];
  }

  /// Whether what is chosen are the usual arguments in another order, as of a
  /// step from (before, now) to (now, next), which hands its arguments on.
  bool isRotation(const Pairs &usual, const Pairs &chosen) const {
    return llvm::all_of(chosen, [&](auto pair) {
      return !isOffered[pair.second] ||
             (usual.count(pair.first) && hasArgument(usual, pair.second));
    });
  }

  void noteRotation(const Pairs &usual, const Pairs &sure) {
    Operation *terminator = function.getBody().front().getTerminator();
    if (llvm::any_of(usual, [&](auto pair) {
          return isa<BlockArgument>(terminator->getOperand(pair.first));
        }))
      return;
    for (auto [result, argument] : sure)
      if (usual.count(result) && !hasPair(usual, {result, argument}))
        ties.doubted.emplace_back(result, argument);
  }

  /// What else may be meant where only order tells.
  void noteChoice(const Alike &group, const Pairs &chosen, const Pairs &sure) {
    SmallVector<unsigned> left;
    for (unsigned argument : group.arguments)
      if (isOffered[argument] && !hasArgument(sure, argument) &&
          donations[argument] < 0)
        left.push_back(argument);
    std::optional<unsigned> first;
    for (auto pair : chosen) {
      auto [result, argument] = pair;
      if (hasPair(sure, pair) || donations[argument] >= 0)
        continue;
      if (!first)
        first = result;
      if (group.areNamed && left.size() > 1)
        ties.open.emplace_back(result, left[left[0] == argument]);
      if (!haveNames && ties.why == "order" && !resultPaths[result].empty() &&
          !argumentPaths[argument].empty())
        ties.unlike.emplace_back(result, argument);
    }
    if (first && group.areNamed)
      for (unsigned result : group.results)
        if (!chosen.count(result))
          ties.twins.emplace_back(*first, result);
  }

  /// What the warnings are about, the first result first.
  void noteContradictions() {
    for (auto [argument, result] : llvm::enumerate(donations))
      if (result >= 0 && ties.arguments[result] != int64_t(argument))
        ties.overruled.emplace_back(result, argument);
    // A result that is tied after all is nobody's twin, and what is told with
    // a donation is not told again.
    llvm::erase_if(ties.twins,
                   [&](auto pair) { return isDecided[pair.second]; });
    llvm::erase_if(ties.reordered, [&](auto pair) {
      return llvm::is_contained(llvm::make_second_range(ties.overruled),
                                ties.arguments[pair.first]);
    });
    for (auto *pairs : {&ties.overruled, &ties.reordered, &ties.open,
                        &ties.twins, &ties.kept})
      llvm::sort(*pairs);
  }

  func::FuncOp function;
  const TieOption &option;
  Ties ties;
  SmallVector<std::string> names;
  SmallVector<Path> argumentPaths, resultPaths; // of `names`
  SmallVector<int64_t> donations;       // for each argument the result, or -1
  llvm::BitVector isTaken, isOffered;   // arguments
  llvm::BitVector isDecided;            // results
  SmallVector<llvm::BitVector> updates; // of results: `findUpdated`, or empty
  bool haveNames = false; // some result and argument are named alike
};
} // namespace

FailureOr<Ties> tofu::findTies(func::FuncOp function, const TieOption &option) {
  return TieFinder(function, option).find();
}

FailureOr<Ties> tofu::keepTies(func::FuncOp function, const TieOption &option) {
  FailureOr<Ties> ties = findTies(function, option);
  if (succeeded(ties))
    function->setAttr(
        plan::kReplaces,
        DenseI64ArrayAttr::get(function.getContext(), ties->arguments));
  return ties;
}
