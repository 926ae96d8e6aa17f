//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Ties.h"

#include "tofu/Partition/Names.h"
#include "tofu/Partition/Paths.h"
#include "tofu/Partition/UnnamedTies.h"
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

std::optional<TieOption> tofu::parseTies(StringRef text) {
  TieOption option;
  for (StringRef entry : splitNames(text, ';')) {
    auto rule = llvm::StringSwitch<std::optional<TieRule>>(entry.trim())
                    .Case("none", TieRule::None)
                    .Case("donated", TieRule::Donated)
                    .Case("order", TieRule::Order)
                    .Default(std::nullopt);
    StringRef argument = splitNames(entry, '=').front(),
              result = entry.drop_front(argument.size());
    result.consume_front("=");
    argument = argument.trim();
    result = result.trim();
    if (rule)
      option.rule = *rule;
    else if (argument.empty() || result.empty() ||
             (argument == "none" && result == "none"))
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
        isDecided(function.getNumResults()), facts(function) {
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
        facts.isOffered[i] = isDonated(function, i);
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
    if (facts.canReplace(argument))
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
      std::string tree = names.getTree(argument, Names::Argument),
                  replacing = names.getTree(result, Names::Result);
      if (from.empty() && to.empty() && !tree.empty() && !replacing.empty())
        return complain() << "names the trees '" << argument << "' and '"
                          << result << "'; write '" << tree << '=' << replacing
                          << "', which pairs their arrays";
      if (from.empty() && !argument.empty())
        return complain() << names.explain(argument, Names::Argument);
      if (to.empty() && !result.empty())
        return complain() << names.explain(result, Names::Result);
      std::string pair = (argument.empty() ? "none" : argument) + "=" +
                         (result.empty() ? "none" : result);
      if (argument.empty() || result.empty()) {
        const Named *tied = nullptr;
        for (const Named *one : from)
          if (llvm::is_contained(ties.arguments, int64_t(one->number)))
            tied = one;
        for (const Named *one : to)
          if (ties.arguments[one->number] >= 0)
            tied = one;
        if (tied && from.size() + to.size() == 1)
          return complainOfTwo(*tied, pair);
        for (const Named *one : from)
          if (!isTaken[one->number]) {
            isTaken.set(one->number);
            facts.isFrozen.set(one->number);
            said[one] = pair;
          }
        for (const Named *one : to) {
          isDecided.set(one->number);
          ties.by[one->number] = "option";
          said.try_emplace(one, pair);
        }
      } else if (StringRef(argument).contains('*') &&
                 StringRef(argument).count('*') ==
                     StringRef(result).count('*')) {
        if (failed(addPairs(argument, result, from, to, pair)))
          return failure();
      } else if (from.size() != 1 || to.size() != 1) {
        return complain() << "has '" << pair
                          << "', which names several; each has its own, or "
                             "both names as many '*', which stand for one text";
      } else if (failed(addPair(*from.front(), *to.front(), pair))) {
        return failure();
      }
    }
    // What they are is asked all the same: then a result is them, and no other.
    isTaken.reset(facts.isFrozen);
    return success();
  }

  /// Those of which the patterns' `*` stand for the same text.
  LogicalResult addPairs(StringRef argument, StringRef result,
                         ArrayRef<const Named *> from,
                         ArrayRef<const Named *> to, const std::string &pair) {
    auto complainOf = [&](const Named &one, StringRef pattern) {
      return complain() << "has '" << pair << "', but '" << pattern
                        << "' has nothing that is " << one.describe()
                        << " with the same text for '*'";
    };
    std::map<Names::Stars, const Named *> results;
    for (const Named *one : to)
      results.emplace(*Names::match(result, *one), one);
    for (const Named *one : from) {
      auto found = results.find(*Names::match(argument, *one));
      if (found == results.end())
        return complainOf(*one, result);
      if (failed(addPair(*one, *found->second, pair)))
        return failure();
      results.erase(found);
    }
    if (!results.empty())
      return complainOf(*results.begin()->second, argument);
    return success();
  }

  LogicalResult addPair(const Named &argument, const Named &result,
                        const std::string &pair) {
    if (argument.type != result.type)
      return complain() << "says that " << result.describe() << " is "
                        << argument.describe()
                        << " in the next step, but they are of types "
                        << result.type << " and " << argument.type;
    if (ties.arguments[result.number] == int64_t(argument.number))
      return success(); // said twice
    if (isDecided[result.number])
      return complainOfTwo(result, pair);
    if (isTaken[argument.number])
      return complainOfTwo(argument, pair);
    tie(result.number, argument.number, "option");
    said[&argument] = said[&result] = pair;
    return success();
  }

  /// Of an argument or a result, which is one thing in the next step.
  LogicalResult complainOfTwo(const Named &one, const std::string &pair) {
    return complain() << "has '" << said.lookup(&one) << "' and '" << pair
                      << "', which are both of " << one.describe()
                      << "; leave one out";
  }

  LogicalResult readDonations() {
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
    // What the option says comes first.
    if (isTaken[argument] || isDecided[*result])
      return success();
    // Compilers take a donation as memory, which is of no type.
    if (getResultType(*result) != getArgumentType(argument)) {
      ties.misfits.emplace_back(*result, argument);
      return success();
    }
    if (auto other = llvm::find(facts.donations, *result);
        other != facts.donations.end())
      return complain() << ", as argument " << other - facts.donations.begin()
                        << " has";
    facts.donations[argument] = *result;
    return success();
  }

  /// Those of the program that nothing surer has decided otherwise.
  void addDonations() {
    for (auto [argument, result] : llvm::enumerate(facts.donations))
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
      std::map<std::pair<std::string, const void *>, TieCandidates> groups;
      auto getGroup = [&](const Path &path, Type type) -> TieCandidates * {
        std::string end = getEnd(path, words);
        return end.empty() ? nullptr
                           : &groups[{end, type.getAsOpaquePointer()}];
      };
      for (unsigned i = 0; i != function.getNumArguments(); ++i)
        if (TieCandidates *group =
                isTaken[i] ? nullptr
                           : getGroup(argumentPaths[i], getArgumentType(i)))
          group->arguments.push_back(i);
      for (unsigned i = 0; i != function.getNumResults(); ++i)
        if (TieCandidates *group =
                isDecided[i] ? nullptr
                             : getGroup(resultPaths[i], getResultType(i)))
          group->results.push_back(i);
      for (const auto &[end, group] : groups)
        if (!group.results.empty() && !group.arguments.empty())
          addAlike(group);
    }
  }

  /// What names say nothing of, of each type.
  void addUnnamed() {
    llvm::MapVector<Type, TieCandidates> types;
    for (unsigned i = 0; i != function.getNumResults(); ++i)
      if (!isDecided[i])
        types[getResultType(i)].results.push_back(i);
    for (unsigned i = 0; i != function.getNumArguments(); ++i)
      if (auto group = types.find(getArgumentType(i));
          !isTaken[i] && group != types.end())
        group->second.arguments.push_back(i);
    for (const auto &[type, group] : types)
      if (!group.arguments.empty())
        addUnnamed(group);
  }

  void addUnnamed(const TieCandidates &group) {
    auto may = [&](unsigned result, unsigned argument) {
      return mayBe(result, argument);
    };
    UnnamedTies unnamed = chooseUnnamed(group, facts, may);
    take(unnamed.chosen, unnamed.usual, group.isPair() ? Pairs() : unnamed.sure,
         ties.why);
    for (const TieGuess &guess : unnamed.guesses)
      if (!areUnlike(guess.result, guess.argument))
        ties.guesses.push_back(guess);
    for (auto pair : unnamed.chosen)
      if (!hasPair(unnamed.sure, pair) && !facts.isFrozen[pair.second] &&
          areUnlike(pair.first, pair.second))
        ties.unlike.push_back(pair);
  }

  using Pairs = TiePairs;

  /// Where names of the program tell what is one thing, it is not of another
  /// name.
  bool mayBe(unsigned result, unsigned argument) const {
    return !haveNames || resultPaths[result].empty() ||
           argumentPaths[argument].empty();
  }

  /// Whether only order has one for the other, although both have names.
  bool areUnlike(unsigned result, int64_t argument) const {
    return argument >= 0 && !haveNames && ties.why == "order" &&
           !resultPaths[result].empty() && !argumentPaths[argument].empty();
  }

  /// Those whose names end alike: what is sure, by a name that is alone or by
  /// elements, whether the program donates it or not; else as it donates, else
  /// in order.
  void addAlike(const TieCandidates &group) {
    auto any = [](unsigned, unsigned) { return true; };
    Pairs sure = group.isPair()
                     ? Pairs{{group.results.front(), group.arguments.front()}}
                     : group.findSure(facts, any);
    Pairs usual = group.complete(facts, {}, any), chosen = usual;
    if (!llvm::all_of(sure, [&](auto pair) { return hasPair(usual, pair); }))
      chosen = group.complete(facts, sure, any);
    group.thaw(facts, chosen, sure, any);
    take(chosen, usual, group.isPair() ? Pairs() : sure, "name");
    haveNames = true;
    noteChoice(group, chosen, sure);
  }

  void take(const Pairs &chosen, const Pairs &usual, const Pairs &sure,
            StringRef why) {
    for (auto pair : chosen) {
      auto [result, argument] = pair;
      bool isUpdate = hasPair(sure, pair) && !hasPair(usual, pair);
      if (isUpdate && facts.canReplace(argument)) {
        auto other = usual.find(result);
        bool isNone = other == usual.end() || facts.isFrozen[other->second];
        ties.reordered.emplace_back(result,
                                    isNone ? -1 : int64_t(other->second));
      }
      tie(result, argument,
          isUpdate                                       ? "elements"
          : facts.donations[argument] == int64_t(result) ? ties.why
                                                         : why);
    }
  }

  /// What else may be meant where only order tells.
  void noteChoice(const TieCandidates &group, const Pairs &chosen,
                  const Pairs &sure) {
    SmallVector<unsigned> left;
    llvm::BitVector isSure = facts.getArguments(sure);
    for (unsigned argument : group.arguments)
      if (facts.canReplace(argument) && !isSure[argument] &&
          facts.donations[argument] < 0)
        left.push_back(argument);
    std::optional<unsigned> first;
    for (auto pair : chosen) {
      auto [result, argument] = pair;
      if (hasPair(sure, pair) || facts.donations[argument] >= 0 ||
          facts.isFrozen[argument])
        continue;
      if (!first)
        first = result;
      if (left.size() > 1)
        ties.open.emplace_back(result, left[left[0] == argument]);
    }
    if (first)
      for (unsigned result : group.results)
        if (!chosen.count(result))
          ties.twins.emplace_back(*first, result);
  }

  /// What the warnings are about, the first result first.
  void noteContradictions() {
    for (auto [argument, result] : llvm::enumerate(facts.donations))
      if (result >= 0 && !facts.isFrozen[argument] &&
          ties.getMeant(result) != int64_t(argument))
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
                        &ties.twins, &ties.unlike, &ties.kept})
      llvm::sort(*pairs);
    llvm::sort(ties.guesses, [](const TieGuess &one, const TieGuess &other) {
      return one.result < other.result;
    });
  }

  func::FuncOp function;
  const TieOption &option;
  Ties ties;
  /// While pairs of the option are added: which one decided it.
  DenseMap<const Named *, std::string> said;
  SmallVector<std::string> names;
  SmallVector<Path> argumentPaths, resultPaths; // of `names`
  llvm::BitVector isTaken;                      // arguments
  llvm::BitVector isDecided;                    // results
  TieFacts facts;
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
