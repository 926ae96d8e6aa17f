//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Ties.h"

#include "tofu/Partition/InPlace.h"
#include "tofu/Partition/Names.h"
#include "tofu/Partition/Paths.h"
#include "tofu/Plan/Plan.h"
#include "tofu/TDL/Locations.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"
#include <array>
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

namespace {
/// Finds them, what is surest first; nothing that is decided is changed.
class TieFinder {
public:
  TieFinder(func::FuncOp function, const TieOption &option)
      : function(function), option(option), isTaken(function.getNumArguments()),
        isDecided(function.getNumResults()) {
    ties.why = whyTied(function, option.rule);
    ties.arguments.assign(function.getNumResults(), -1);
    unsigned numArguments = function.getNumArguments();
    for (unsigned i = 0; i != numArguments; ++i)
      names.push_back(tdl::getArgumentSource(function, i));
    for (unsigned i = 0; i != function.getNumResults(); ++i)
      names.push_back(tdl::getResultSource(function, i));
    for (StringRef name : ArrayRef(names).take_front(numArguments))
      argumentPaths.push_back(getPath(name));
    for (StringRef name : ArrayRef(names).drop_front(numArguments))
      resultPaths.push_back(getResultPath(name));
  }

  FailureOr<Ties> find() {
    if (failed(addPairs()))
      return failure();
    if (DenseI64ArrayAttr known = plan::getReplaces(function)) {
      for (auto [result, argument] : llvm::enumerate(known.asArrayRef()))
        if (argument >= 0 && isFree(result, argument))
          tie(result, argument);
      return std::move(ties);
    }
    if (option.rule == TieRule::None)
      return std::move(ties);
    if (failed(readDonations()))
      return failure();
    bool onlyDonors = option.rule == TieRule::Donated || hasDonations(function);
    for (unsigned i = 0; onlyDonors && i != function.getNumArguments(); ++i)
      if (!isDonated(function, i))
        isTaken.set(i);
    if (option.rule == TieRule::Donated)
      addDonations();
    addNamed();
    addUnnamed();
    return std::move(ties);
  }

private:
  bool isGiven(unsigned result) const {
    return isDecided[result] && (ties.arguments[result] < 0 ||
                                 llvm::is_contained(ties.given, result));
  }
  bool isFree(unsigned result, unsigned argument) const {
    return !isDecided[result] && !isTaken[argument];
  }

  void tie(unsigned result, unsigned argument) {
    ties.arguments[result] = argument;
    isDecided.set(result);
    isTaken.set(argument);
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
          ties.refused.push_back(one->number);
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
    tie(result.number, argument.number);
    ties.given.push_back(result.number);
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
    if (isTaken[argument] || isGiven(*result))
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
        tie(result, argument);
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
          addAlike(group);
    }
    llvm::sort(ties.named);
    llvm::sort(ties.overruled);
    llvm::sort(ties.open);
  }

  /// Results and arguments, by number, each of which may be each.
  struct Alike {
    SmallVector<unsigned> results, arguments;
  };
  using Pairs = std::map<unsigned, unsigned>; // results and arguments

  static bool hasArgument(const Pairs &pairs, unsigned argument) {
    return llvm::any_of(pairs,
                        [&](auto pair) { return pair.second == argument; });
  }

  /// Those whose names say nothing more: as elements are computed, else as the
  /// program donates, else in order.
  void addAlike(const Alike &group) {
    Pairs donated;
    for (unsigned argument : group.arguments)
      if (int64_t result = donations[argument];
          result >= 0 && llvm::is_contained(group.results, unsigned(result)))
        donated[result] = argument;
    Pairs updated = findUpdates(group), usual = pairInOrder(group, donated);
    Pairs chosen =
        choose(updated, usual, [&] { return pairInOrder(group, updated); });
    for (auto [result, argument] : chosen) {
      tie(result, argument);
      if (donations[argument] == result)
        continue; // a reason of its own
      ties.named.push_back(result);
      if (donations[argument] >= 0)
        ties.overruled.emplace_back(donations[argument], argument);
    }
    SmallVector<unsigned> left;
    for (unsigned argument : group.arguments)
      if (!hasArgument(updated, argument) && !hasArgument(donated, argument))
        left.push_back(argument);
    for (auto [result, argument] : chosen)
      if (!updated.count(result) && !donated.count(result) && left.size() > 1)
        ties.open.emplace_back(result, left[left[0] == argument]);
  }

  /// What elements say is sure, the usual pairs are as they happen to be: these
  /// where both agree, else those of `repair`.
  Pairs choose(const Pairs &updated, const Pairs &usual,
               llvm::function_ref<Pairs()> repair) {
    bool agree = true;
    for (auto [result, argument] : updated) {
      ties.updated.push_back(result);
      auto other = usual.find(result);
      if (other != usual.end() && other->second == argument)
        continue;
      agree = false;
      ties.reordered.emplace_back(
          result, other == usual.end() ? -1 : int64_t(other->second));
    }
    return agree ? usual : repair();
  }

  /// The pairs, and of the other results each the next one of the other
  /// arguments.
  static Pairs pairInOrder(const Alike &group, Pairs pairs) {
    SmallVector<unsigned> left;
    for (unsigned argument : group.arguments)
      if (!hasArgument(pairs, argument))
        left.push_back(argument);
    auto next = left.begin();
    for (unsigned result : group.results)
      if (next != left.end() && pairs.try_emplace(result, *next).second)
        ++next;
    return pairs;
  }

  /// What can be told from elements: a result whose elements are computed from
  /// those of one of the arguments, as no other result's are, is that one.
  Pairs findUpdates(const Alike &group) {
    Pairs found;
    if (group.results.size() == 1 && group.arguments.size() == 1)
      return found;
    llvm::BitVector isOpen(function.getNumArguments());
    for (unsigned argument : group.arguments)
      isOpen.set(argument);
    std::map<unsigned, llvm::BitVector> updates; // of results not yet found
    for (unsigned result : group.results)
      updates[result] = findUpdated(function, result);
    while (true) {
      DenseMap<unsigned, SmallVector<unsigned>> claims; // of each argument
      for (auto &[result, arguments] : updates) {
        arguments &= isOpen;
        if (arguments.count() == 1)
          claims[arguments.find_first()].push_back(result);
      }
      size_t before = found.size();
      for (const auto &[argument, results] : claims)
        if (results.size() == 1) {
          found[results.front()] = argument;
          updates.erase(results.front());
          isOpen.reset(argument);
        }
      if (found.size() == before)
        return found;
    }
  }

  /// Whether it may be the argument: where names of the program tell what is
  /// one thing, not of another name.
  bool isOffered(unsigned result, unsigned argument) {
    return isFree(result, argument) &&
           getArgumentType(argument) == getResultType(result) &&
           (ties.named.empty() || resultPaths[result].empty() ||
            argumentPaths[argument].empty());
  }

  /// What names say nothing of: as elements are computed, if that is more than
  /// the arguments of the usual pairs in another order; else as the program
  /// donates, else in order.
  void addUnnamed() {
    llvm::MapVector<Type, Alike> groups;
    for (unsigned i = 0; i != function.getNumResults(); ++i)
      if (!isDecided[i] && resultPaths[i].empty())
        groups[getResultType(i)].results.push_back(i);
    for (unsigned i = 0; i != function.getNumArguments(); ++i)
      if (auto group = groups.find(getArgumentType(i));
          !isTaken[i] && group != groups.end())
        group->second.arguments.push_back(i);
    Pairs updated;
    for (const auto &[type, group] : groups)
      updated.merge(findUpdates(group));
    Pairs usual = pairUnnamed({}), repaired = pairUnnamed(updated);
    // A step from (before, now) to (now, next) hands its arguments on.
    bool isRotation = llvm::all_of(repaired, [&](auto pair) {
      return usual.count(pair.first) && hasArgument(usual, pair.second);
    });
    Pairs chosen =
        isRotation ? usual : choose(updated, usual, [&] { return repaired; });
    if (isRotation && llvm::none_of(usual, [&](auto pair) {
          return isa<BlockArgument>(
              function.getBody().front().getTerminator()->getOperand(
                  pair.first));
        }))
      for (auto [result, argument] : updated)
        if (auto other = usual.find(result);
            other != usual.end() && other->second != argument)
          ties.doubted.emplace_back(result, argument);
    for (auto [result, argument] : chosen)
      tie(result, argument);
  }

  /// The pairs, then donations, then each result the next argument of its type.
  Pairs pairUnnamed(Pairs pairs) {
    for (auto [argument, result] : llvm::enumerate(donations))
      if (result >= 0 && isFree(result, argument) &&
          !hasArgument(pairs, argument))
        pairs.try_emplace(result, argument);
    llvm::BitVector isLeft(function.getNumArguments(), true);
    for (auto [result, argument] : pairs)
      isLeft.reset(argument);
    for (auto [argument, result] : llvm::enumerate(donations))
      if (result >= 0)
        isLeft.reset(argument);
    unsigned numArguments = function.getNumArguments(), next = 0;
    for (unsigned i = 0; i != function.getNumResults(); ++i) {
      if (isDecided[i] || pairs.count(i))
        continue;
      unsigned found = next;
      while (found != numArguments && !(isLeft[found] && isOffered(i, found)))
        ++found;
      if (found == numArguments)
        continue;
      pairs[i] = found;
      next = found + 1;
    }
    return pairs;
  }

  func::FuncOp function;
  const TieOption &option;
  Ties ties;
  SmallVector<std::string> names;
  SmallVector<Path> argumentPaths, resultPaths; // of `names`
  SmallVector<int64_t> donations;     // for each argument the result, or -1
  llvm::BitVector isTaken, isDecided; // arguments, results
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

/// As the program calls it if the source does not.
static std::string nameArgument(func::FuncOp function, unsigned number) {
  std::string name = tdl::getArgumentSource(function, number);
  return name.empty() ? "arg" + std::to_string(number) : name;
}
static std::string nameResult(func::FuncOp function, unsigned number) {
  std::string name = tdl::getResultSource(function, number);
  return name.empty() ? "out" + std::to_string(number) : name;
}

/// A result whose donated place goes to another by their names.
static void warnOfDonations(func::FuncOp function, const Ties &ties,
                            const OptionOwner &owner) {
  if (ties.overruled.empty())
    return;
  auto [result, argument] = ties.overruled.front();
  auto tied = llvm::find(ties.arguments, argument) - ties.arguments.begin();
  InFlightDiagnostic warning = function.emitWarning();
  warning << "the memory of " << nameArgument(function, argument)
          << " is donated to " << nameResult(function, result)
          << ", but by their "
          << (llvm::is_contained(ties.updated, tied) ? "elements" : "names")
          << " it is " << nameResult(function, tied)
          << " that is this argument in the next step, and that counts";
  if (size_t others = ties.overruled.size() - 1)
    warning << ", and so with " << others << " more";
  warning << "; to go by donations, say " << owner.spell("tie", "donated");
}

/// The pair, with a `*` for what both end with: trees go together.
static std::string spellPair(StringRef argument, StringRef result) {
  size_t common = 0;
  while (common != std::min(argument.size(), result.size()) &&
         argument.drop_back(common).back() == result.drop_back(common).back())
    ++common;
  StringRef end = argument.take_back(common);
  end = end.drop_front(std::min(end.find_first_of("[."), end.size()));
  StringRef star = end.empty() ? "" : end.front() == '.' ? ".*" : "[*]";
  if (!end.ends_with(star.take_back()))
    star = "*";
  return (argument.drop_back(end.size()) + star + "=" +
          result.drop_back(end.size()) + star)
      .str();
}

/// A result that is not the argument that order, or a donation, has for it.
static void warnOfReordered(func::FuncOp function, const Ties &ties,
                            const OptionOwner &owner) {
  SmallVector<std::pair<int64_t, int64_t>> reordered(ties.reordered);
  llvm::erase_if(reordered, [&](auto pair) { // told with the donation
    return llvm::is_contained(llvm::make_second_range(ties.overruled),
                              ties.arguments[pair.first]);
  });
  if (reordered.empty())
    return;
  auto [result, usual] = reordered.front();
  std::string name = nameResult(function, result);
  InFlightDiagnostic warning = function.emitWarning();
  warning << name << " is taken for "
          << nameArgument(function, ties.arguments[result])
          << " in the next step, as it is computed from it element by element";
  if (usual >= 0)
    warning << ", although in order it is " << nameArgument(function, usual);
  else
    warning << ", although in order another result is";
  if (size_t others = reordered.size() - 1)
    warning << ", and so with " << others << " more";
  warning << "; to say so, "
          << owner.spell("tie", spellPair(nameArgument(function,
                                                       ties.arguments[result]),
                                          name));
  if (usual >= 0)
    warning << ", and else "
            << owner.spell("tie",
                           spellPair(nameArgument(function, usual), name));
  else
    warning << ", and else " << owner.spell("tie", "none=" + name);
}

/// The first of results that may be other arguments than they are taken for;
/// what it says stands around the other argument, and before the two pairs.
static void warnOfOther(func::FuncOp function, const Ties &ties,
                        ArrayRef<std::pair<int64_t, int64_t>> pairs,
                        std::array<StringRef, 4> words,
                        const OptionOwner &owner) {
  if (pairs.empty())
    return;
  auto [result, other] = pairs.front();
  std::string name = nameResult(function, result),
              argument = nameArgument(function, ties.arguments[result]),
              another = nameArgument(function, other);
  InFlightDiagnostic warning = function.emitWarning();
  warning << name << " is taken for " << argument << " in the next step, "
          << words[0] << another << words[1];
  if (size_t others = pairs.size() - 1)
    warning << ", and so with " << others << " more";
  warning << words[2] << owner.spell("tie", spellPair(argument, name))
          << words[3] << owner.spell("tie", spellPair(another, name));
}

/// Two results that are one argument by their names, of which the first is
/// taken.
static void warnOfTwins(func::FuncOp function, const Ties &ties,
                        const OptionOwner &owner) {
  auto getKey = [&](unsigned result, size_t words) {
    std::string name = tdl::getResultSource(function, result), key;
    llvm::raw_string_ostream os(key);
    os << getEnd(getResultPath(name), words) << '\n'
       << getTensorType(function.getResultTypes()[result]);
    return key;
  };
  llvm::StringMap<unsigned> left; // tied to none; by each end of their names
  for (auto [result, argument] : llvm::enumerate(ties.arguments)) {
    if (argument >= 0 || llvm::is_contained(ties.refused, int64_t(result)))
      continue;
    std::string name = tdl::getResultSource(function, result);
    for (size_t words = getResultPath(name).size(); words != 0; --words)
      left.try_emplace(getKey(result, words), result);
  }
  for (int64_t result : ties.named) {
    if (llvm::is_contained(ties.updated, result))
      continue; // it is no matter of names
    std::string name = tdl::getResultSource(function, result);
    std::string argument =
        tdl::getArgumentSource(function, ties.arguments[result]);
    size_t words = countCommonWords(getResultPath(name), getPath(argument));
    auto twin = left.find(getKey(result, words));
    if (twin == left.end())
      continue;
    std::string other = tdl::getResultSource(function, twin->second);
    function.emitWarning() << name << " is taken for " << argument
                           << " in the next step, but " << other
                           << " ends alike; if it is that one, say "
                           << owner.spell("tie", argument + "=" + other)
                           << ", and if not, "
                           << owner.spell("tie", "none=" + other);
    return;
  }
}

void tofu::warnOfTies(func::FuncOp function, const Ties &ties,
                      const OptionOwner &owner) {
  warnOfDonations(function, ties, owner);
  warnOfReordered(function, ties, owner);
  warnOfOther(function, ties, ties.doubted,
              {"although it is computed from ", " element by element",
               "; to say so, ", ", and else "},
              owner);
  warnOfOther(function, ties, ties.open,
              {"the first whose name ends alike, but it may as well be ", "",
               "; say which: ", " or "},
              owner);
  warnOfTwins(function, ties, owner);
  if (ties.why != "order" || !ties.named.empty())
    return;
  std::string first, argument;
  unsigned others = 0;
  for (auto [i, number] : llvm::enumerate(ties.arguments)) {
    if (number < 0 || llvm::is_contained(ties.given, int64_t(i)) ||
        llvm::is_contained(ties.updated, int64_t(i)))
      continue;
    std::string from = tdl::getResultSource(function, i);
    std::string to = tdl::getArgumentSource(function, number);
    if (to.empty() || getResultPath(from).empty())
      continue;
    if (!first.empty())
      ++others;
    else
      std::tie(first, argument) = std::pair(from, to);
  }
  if (first.empty())
    return;
  InFlightDiagnostic warning = function.emitWarning();
  warning << first << " is taken for " << argument
          << " in the next step, the next argument of its type, but their "
             "names differ";
  if (others)
    warning << ", and so do those of " << others << " more";
  warning << "; if it is not, say " << owner.spell("tie", "none=" + first)
          << ", and if no result is an argument, "
          << owner.spell("tie", "none");
}
