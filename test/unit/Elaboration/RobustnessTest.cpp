//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// No text crashes the front end: deep, long, cut off, or with a wrong
// character.
//
//===----------------------------------------------------------------------===//
#include "Support.h"
#include "tofu/Syntax/Scanner.h"
#include "gtest/gtest.h"

using namespace tofu::syntax;
using namespace tofu::syntax::test;

static std::string repeat(llvm::StringRef text, unsigned count) {
  std::string result;
  for (unsigned i = 0; i < count; ++i)
    result += text;
  return result;
}

static const char heading[] =
    "op f(a: [n], ids: [n] of int) -> [n] = lambda i: ";

TEST(Robustness, BoundsNesting) {
  std::string deepest =
      heading + repeat("(", maxNesting) + "1" + repeat(")", maxNesting);
  EXPECT_EQ(errors(deepest), "");
  std::string deeper =
      heading + repeat("(", maxNesting + 1) + "1" + repeat(")", maxNesting + 1);
  EXPECT_EQ(errors(deeper), "1:306: error: expression nests deeper than 256 "
                            "levels; split the operator in two\n");
}

TEST(Robustness, RefusesDeepText) {
  for (llvm::StringRef piece :
       {"(", "[", "-", "a[", "exp(", "sum(j: ", "opaque f(a[", "(-", "- // -\n",
        "(a[i] where i < ", "(a[i] else "}) {
    std::string messages = errors(heading + repeat(piece, 100000));
    EXPECT_NE(messages.find("nests deeper than 256"), std::string::npos)
        << piece.str();
    EXPECT_EQ(llvm::StringRef(messages).count('\n'), 1u);
  }
}

TEST(Robustness, DeepestFormsPassAndPrint) {
  for (auto [open, close] : {std::pair("-", ""),
                             {"exp(", ")"},
                             {"max(a[i], ", ")"},
                             {"(1 + a[i] * ", ")"},
                             {"(a[i] else ", ")"}}) {
    std::string text = heading + repeat(open, 250) + "1.0" + repeat(close, 250);
    Checked outcome = check(text);
    EXPECT_EQ(outcome.messages, "");
    EXPECT_EQ(check(outcome.printed()).messages, "");
  }
}

TEST(Robustness, ReadsLongFlatText) {
  for (llvm::StringRef piece :
       {" + a[i]", " * a[i]", " - (a[i] else 0)", " + -a[i]", " / 2"}) {
    std::string text = heading + ("a[i]" + repeat(piece, 100000));
    Checked outcome = check(text);
    EXPECT_EQ(outcome.messages, "");
    EXPECT_EQ(check(outcome.printed()).messages, "");
  }
  std::string guard = repeat(" and i < 2", 100000);
  EXPECT_EQ(errors(heading + ("a[i] where i < 1" + guard + " else 0")), "");
  std::string literals = repeat(" + 1", 100000);
  EXPECT_EQ(errors(heading + ("a[1" + literals + "]")), "");
  EXPECT_EQ(errors(heading + ("1" + literals)), "");
}

TEST(Robustness, BoundsLets) {
  EXPECT_EQ(errors(heading + repeat("let t = 1 in ", 512) + "a[i]"), "");
  EXPECT_NE(errors(heading + repeat("let t = 1 in ", 513) + "a[i]")
                .find("more than 512 'let' in one definition; split it in two"),
            std::string::npos);
  // Functions that are called twice in one another double each time.
  std::string text = "def g0(x) = x + x\n";
  for (int i = 1; i != 40; ++i)
    text += "def g" + std::to_string(i) + "(x) = g" + std::to_string(i - 1) +
            "(x) + g" + std::to_string(i - 1) + "(x)\n";
  EXPECT_NE(errors(text + "op g(a: [n]) -> [n] = lambda i: g39(a[i])")
                .find("the functions that the operator calls have more than "),
            std::string::npos);
}

TEST(Robustness, EndsSoonOnLongLists) {
  std::string names = "x" + repeat(", x", 20000);
  EXPECT_NE(errors("op f(" + names + ")"), "");
  EXPECT_NE(errors(heading + ("max(" + names + ")")), "");
  EXPECT_NE(errors(heading + ("sum(" + names + ": 1)")), "");
  EXPECT_NE(errors(heading + repeat("max(x, ", 100000)), "");
}

static std::string repeatNumbered(llvm::StringRef before,
                                  llvm::StringRef middle,
                                  llvm::StringRef after) {
  std::string text;
  for (int i = 0; i != 20000; ++i)
    text +=
        (before + llvm::Twine(i) + middle + llvm::Twine(i + 1) + after + "\n")
            .str();
  return text;
}

// No item looks at all others, also not of those with errors.
TEST(Robustness, EndsSoonOnManyItems) {
  EXPECT_EQ(
      errors(repeatNumbered("op f", "(a: [n]) -> [n] = lambda i: a[i] + ", "")),
      "");
  EXPECT_EQ(errors(repeatNumbered("def of", "(x) = of", "(x)") +
                   "def of20000(x) = x"),
            "");
  EXPECT_EQ(
      errors(repeatNumbered("combiner c", "(a; b) from (", ") = (a + b)")), "");
  auto countLines = [](const std::string &text) {
    return llvm::StringRef(text).count('\n');
  };
  EXPECT_EQ(countLines(errors(repeatNumbered(
                "op f", "(a: [n]) -> [n] = lambda i: g", "(a[i])"))),
            21u);
  EXPECT_EQ(countLines(errors(repeatNumbered("def f", "(x) = g", "(x)"))), 21u);
  // What is generic spreads from the last to the first.
  EXPECT_NE(errors(repeatNumbered("op f", "(a: [n]) -> [n] = f", "(a)") +
                   "op f20000(a: [...]) -> [...] = lambda ...: a[...]")
                .find("more than 64 times"),
            std::string::npos);
}

/// Everything the language has, in little text.
static const char sample[] = R"(/// Doc.
op f(a: [n, 3], ids: [n] of int; s = 1, e = -2.5e-1, t of float) -> [(n + 2*s) floordiv s, n mod 2] =
  lambda i, j: sum(k, l in n where k <= i and l > 2: (a[k, s*l - 1] where l == ids[k] else -inf)
    * exp(a[ids[k], 0])) / (e - float(i)) // end
op g for "my.g-1"(a: [b, n, n]; k = 2) -> [b, n] of int, [b] =
  lambda b: opaque c(a[b, :, :], a; k = k, e = -1.5)
def h(x) = let t = x in t + s2
def s2 = 2
combiner c(a, i; b, j) from (0, 1) = (a + b, i * j)
op l(x: [d..., n] of T, xs...: [each k]; m of "a" | "b" = "a", ax of ints = [0]) -> [d...] of T
  where rank(d) < 9: "no", ((d > 0) and ...) =
  let y = z(x; q = true) let (u, v)[..., i in 3] = c(j: x[d..., j], j) w, lambda ...: c(j: x[..., j], 1).0
op w(xs...: [n]) -> [(n + ...)] = lambda i: select(m == "a", (xs[i] else ...), h(1)) - remove(d, [0])[1]
)";

TEST(Robustness, SurvivesTruncation) {
  llvm::StringRef text = sample;
  for (size_t size = 0; size <= text.size(); ++size) {
    std::string prefix = text.take_front(size).str();
    Checked outcome = check(prefix);
    EXPECT_EQ(outcome.module.has_value(), outcome.messages.empty());
  }
}

TEST(Robustness, SurvivesMutation) {
  llvm::StringRef text = sample,
                  characters = "([)]:;,.-+*/<=>!aopi019 \n\"\xff";
  for (size_t at = 0; at < text.size(); ++at) {
    for (char character : characters.str() + '\0') {
      std::string mutant = text.str();
      mutant[at] = character;
      Checked outcome = check(mutant);
      EXPECT_EQ(outcome.module.has_value(), outcome.messages.empty());
      if (outcome.module) {
        std::string printed = outcome.printed();
        EXPECT_EQ(check(printed).printed(), printed) << mutant;
      }
    }
    std::string shorter = text.str();
    shorter.erase(at, 1);
    check(shorter);
  }
}
