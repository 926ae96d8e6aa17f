//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Ties.h"

#include "tofu/Partition/Names.h"
#include "tofu/Partition/Paths.h"
#include "tofu/Plan/Plan.h"
#include "tofu/TDL/Locations.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSwitch.h"

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
    addDonations();
    for (unsigned i = 0; i != function.getNumArguments(); ++i)
      if (donations[i] >= 0)
        isTaken.set(i);
    addInOrder();
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
      } else if (from.size() != 1 || to.size() != 1) {
        return complain() << "has '" << argument << '=' << result
                          << "', which names several; each has its own";
      } else if (failed(addPair(*from.front(), *to.front()))) {
        return failure();
      }
    }
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

  /// Of equal types those whose names have most words in common at their ends;
  /// of these, as the program donates, then the first ones.
  void addNamed() {
    size_t most = 0;
    for (const Path &path : resultPaths)
      most = std::max(most, path.size());
    for (size_t words = most; words != 0; --words) {
      for (auto [argument, result] : llvm::enumerate(donations))
        if (result >= 0 && isFree(result, argument) &&
            countCommon(result, argument) == words)
          tie(result, argument);
      llvm::StringMap<SmallVector<unsigned>> found;
      for (unsigned i = 0; i != function.getNumArguments(); ++i)
        if (std::string end = getEnd(argumentPaths[i], words);
            !isTaken[i] && !end.empty())
          found[end].push_back(i);
      for (unsigned i = 0; i != function.getNumResults(); ++i) {
        auto candidates = found.find(getEnd(resultPaths[i], words));
        if (isDecided[i] || candidates == found.end())
          continue;
        SmallVector<unsigned> &arguments = candidates->second;
        auto argument = llvm::find_if(arguments, [&](unsigned j) {
          return !isTaken[j] && getArgumentType(j) == getResultType(i);
        });
        if (argument == arguments.end())
          continue;
        tie(i, *argument);
        ties.named.push_back(i);
        if (donations[*argument] >= 0)
          ties.overruled.emplace_back(donations[*argument], *argument);
      }
    }
    llvm::sort(ties.named);
    llvm::sort(ties.overruled);
  }

  /// The words that both names end with.
  size_t countCommon(unsigned result, unsigned argument) const {
    return countCommonWords(resultPaths[result], argumentPaths[argument]);
  }

  /// Each result the next argument of its type: where names of the program tell
  /// what is one thing, not of another name.
  void addInOrder() {
    auto isOffered = [&](unsigned result, unsigned argument) {
      return !isTaken[argument] &&
             getArgumentType(argument) == getResultType(result) &&
             (ties.named.empty() || resultPaths[result].empty() ||
              argumentPaths[argument].empty());
    };
    unsigned numArguments = function.getNumArguments(), next = 0;
    for (unsigned i = 0; i != function.getNumResults(); ++i) {
      if (isDecided[i])
        continue;
      unsigned found = next;
      while (found != numArguments && !isOffered(i, found))
        ++found;
      if (found == numArguments)
        continue;
      tie(i, found);
      next = found + 1;
    }
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

/// A result whose donated place goes to another by their names.
static void warnOfDonations(func::FuncOp function, const Ties &ties,
                            const OptionOwner &owner) {
  if (ties.overruled.empty())
    return;
  auto [result, argument] = ties.overruled.front();
  auto tied = llvm::find(ties.arguments, argument) - ties.arguments.begin();
  InFlightDiagnostic warning = function.emitWarning();
  warning << "the memory of " << tdl::getArgumentSource(function, argument)
          << " is donated to " << tdl::getResultSource(function, result)
          << ", but by their names it is "
          << tdl::getResultSource(function, tied)
          << " that is this argument in the next step, and that counts";
  if (size_t others = ties.overruled.size() - 1)
    warning << ", and so with " << others << " more";
  warning << "; to go by donations, say " << owner.spell("tie", "donated");
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
  warnOfTwins(function, ties, owner);
  if (ties.why != "order" || !ties.named.empty())
    return;
  std::string first, argument;
  unsigned others = 0;
  for (auto [i, number] : llvm::enumerate(ties.arguments)) {
    if (number < 0 || llvm::is_contained(ties.given, int64_t(i)))
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
