//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Ties.h"

#include "tofu/TDL/Locations.h"
#include <array>

using namespace mlir;
using namespace tofu;

/// As the program calls it if the source does not.
static std::string nameArgument(func::FuncOp function, unsigned number) {
  std::string name = tdl::getArgumentSource(function, number);
  return name.empty() ? "arg" + std::to_string(number) : name;
}
static std::string nameResult(func::FuncOp function, unsigned number) {
  std::string name = tdl::getResultSource(function, number);
  return name.empty() ? "out" + std::to_string(number) : name;
}

/// A result whose donated place goes to another, or that is another argument.
static void warnOfDonations(func::FuncOp function, const Ties &ties,
                            const OptionOwner &owner) {
  if (ties.overruled.empty())
    return;
  auto [result, argument] = ties.overruled.front();
  auto tied = llvm::find(ties.arguments, argument) - ties.arguments.begin();
  bool isTied = tied != int64_t(ties.arguments.size());
  InFlightDiagnostic warning = function.emitWarning();
  warning << "the memory of " << nameArgument(function, argument)
          << " is donated to " << nameResult(function, result)
          << ", but by their "
          << (ties.by[isTied ? tied : result] == "name" ? "names" : "elements");
  if (isTied)
    warning << " it is " << nameResult(function, tied)
            << " that is this argument in the next step";
  else
    warning << " that is " << nameArgument(function, ties.getMeant(result))
            << " in the next step";
  warning << ", and that counts";
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
  if (ties.reordered.empty())
    return;
  auto [result, usual] = ties.reordered.front();
  std::string name = nameResult(function, result);
  InFlightDiagnostic warning = function.emitWarning();
  warning << name << " is taken for "
          << nameArgument(function, ties.arguments[result])
          << " in the next step, as it is computed from it element by element";
  if (usual >= 0)
    warning << ", although in order it is " << nameArgument(function, usual);
  else
    warning << ", although in order it is none";
  if (size_t others = ties.reordered.size() - 1)
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
  if (ties.twins.empty())
    return;
  auto [result, twin] = ties.twins.front();
  std::string argument = nameArgument(function, ties.arguments[result]),
              other = nameResult(function, twin);
  function.emitWarning() << nameResult(function, result) << " is taken for "
                         << argument << " in the next step, but " << other
                         << " ends alike; if it is that one, say "
                         << owner.spell("tie", argument + "=" + other)
                         << ", and if not, "
                         << owner.spell("tie", "none=" + other);
}

/// Results that only order ties, although both have names.
static void warnOfUnlike(func::FuncOp function, const Ties &ties,
                         const OptionOwner &owner) {
  if (ties.unlike.empty())
    return;
  auto [result, argument] = ties.unlike.front();
  std::string name = nameResult(function, result);
  InFlightDiagnostic warning = function.emitWarning();
  warning << name << " is taken for " << nameArgument(function, argument)
          << " in the next step, the next argument of its type, but their "
             "names differ";
  if (size_t others = ties.unlike.size() - 1)
    warning << ", and so do those of " << others << " more";
  warning << "; if it is not, say " << owner.spell("tie", "none=" + name)
          << ", and if no result is an argument, "
          << owner.spell("tie", "none");
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
  warnOfUnlike(function, ties, owner);
}
