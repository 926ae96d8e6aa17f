//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Ties.h"

#include "tofu/TDL/Locations.h"

using namespace mlir;
using namespace tofu;

/// As the program calls it if the source does not, or calls others so, too.
static std::string nameArgument(func::FuncOp function, unsigned number) {
  std::string name = tdl::getArgumentSource(function, number);
  for (unsigned i = 0; i != function.getNumArguments(); ++i)
    if (i != number && tdl::getArgumentSource(function, i) == name)
      name.clear();
  return name.empty() ? "arg" + std::to_string(number) : name;
}
static std::string nameResult(func::FuncOp function, unsigned number) {
  std::string name = tdl::getResultSource(function, number);
  for (unsigned i = 0; i != function.getNumResults(); ++i)
    if (i != number && tdl::getResultSource(function, i) == name)
      name.clear();
  return name.empty() ? "out" + std::to_string(number) : name;
}

/// Memory that the program gives to what is not of its type.
static void warnOfMisfits(func::FuncOp function, const Ties &ties) {
  if (ties.misfits.empty())
    return;
  auto [result, argument] = ties.misfits.front();
  InFlightDiagnostic warning = function.emitWarning();
  warning << "the memory of " << nameArgument(function, argument)
          << " is donated to " << nameResult(function, result)
          << ", which is of another type, " << function.getResultTypes()[result]
          << " instead of " << function.getArgumentTypes()[argument];
  if (size_t others = ties.misfits.size() - 1)
    warning << ", and so with " << others << " more";
  warning << "; it is taken as donated to any result of its own type";
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

/// A result whose name ends as those of several arguments.
static void warnOfOpen(func::FuncOp function, const Ties &ties,
                       const OptionOwner &owner) {
  if (ties.open.empty())
    return;
  auto [result, other] = ties.open.front();
  std::string name = nameResult(function, result),
              argument = nameArgument(function, ties.arguments[result]),
              another = nameArgument(function, other);
  InFlightDiagnostic warning = function.emitWarning();
  warning << name << " is taken for " << argument
          << " in the next step, the first whose name ends alike, but it may "
             "as well be "
          << another;
  if (size_t others = ties.open.size() - 1)
    warning << ", and so with " << others << " more";
  warning << "; say which: " << owner.spell("tie", spellPair(argument, name))
          << " or " << owner.spell("tie", spellPair(another, name));
}

/// A result that names do not tell of, and what else it may be.
static void warnOfGuesses(func::FuncOp function, const Ties &ties,
                          const OptionOwner &owner) {
  if (ties.guesses.empty())
    return;
  const TieGuess &guess = ties.guesses.front();
  std::string result = nameResult(function, guess.result);
  std::string argument =
      guess.argument < 0 ? "none" : nameArgument(function, guess.argument);
  std::string other = guess.other < 0 ? "none"
                      : guess.kind == TieGuess::OtherResult
                          ? nameResult(function, guess.other)
                          : nameArgument(function, guess.other);
  auto say = [&](StringRef argument, StringRef result) {
    return owner.spell("tie", spellPair(argument, result));
  };
  InFlightDiagnostic warning = function.emitWarning();
  warning << result << " is taken for "
          << (guess.argument < 0 ? "no argument" : argument)
          << " in the next step, ";
  switch (guess.kind) {
  case TieGuess::OtherArgument:
    warning << "but it may as well be " << other;
    break;
  case TieGuess::OtherElements:
    warning << "although it is computed from " << other
            << " element by element";
    break;
  case TieGuess::HandedOn:
    warning << "although it is " << other << ", unchanged";
    break;
  case TieGuess::OtherResult:
    warning << "but " << other << " may be it as well";
    break;
  case TieGuess::NoArgument:
    warning << "but it may be none of the arguments";
    break;
  case TieGuess::Untaken:
    warning << "as nothing tells which, or whether it is any of its type";
    break;
  }
  if (size_t others = ties.guesses.size() - 1)
    warning << ", and so with " << others << " more";
  warning << "; say which: ";
  if (guess.kind == TieGuess::OtherResult)
    warning << say(argument, result) << " or " << say(argument, other);
  else if (guess.other < 0 || guess.argument < 0)
    warning << say(guess.other < 0 ? argument : other, result) << " or "
            << owner.spell("tie", "none=" + result);
  else
    warning << say(argument, result) << " or " << say(other, result);
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
  warnOfMisfits(function, ties);
  warnOfDonations(function, ties, owner);
  warnOfReordered(function, ties, owner);
  warnOfOpen(function, ties, owner);
  warnOfTwins(function, ties, owner);
  warnOfGuesses(function, ties, owner);
  warnOfUnlike(function, ties, owner);
}
