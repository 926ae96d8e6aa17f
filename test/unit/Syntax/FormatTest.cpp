//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Format.h"
#include "Support.h"
#include "tofu/Syntax/Tokens.h"
#include "llvm/ADT/StringExtras.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include <random>

using namespace tofu::syntax;
using namespace tofu::syntax::test;
using testing::Each;
using testing::SizeIs;

static std::string formatted(llvm::StringRef text) {
  auto result = format(text, [](auto, auto, auto &) {});
  return result.value_or("does not parse");
}

static std::vector<std::string> linesOf(llvm::StringRef text) {
  llvm::SmallVector<llvm::StringRef, 0> lines;
  text.split(lines, '\n');
  return {lines.begin(), lines.end()};
}

/// Whether something that may have a doc comment begins with it.
static bool begins(const Token &token) {
  return token.is("op") || token.is("def") || token.is("combiner") ||
         token.is("import");
}

/// The same tokens, with other blanks and line breaks between them.
static std::string scramble(llvm::StringRef text, std::mt19937 &random) {
  std::string result;
  bool isSign = false; // belongs to its number, as the point of `.1` does
  for (const Token &token : tokenize(text)) {
    if (isSign) {
    } else if (begins(token) || token.kind == Token::Comment) {
      if (!llvm::StringRef(result).ends_with("\n"))
        result += "\n";
      result += token.newlines > 1 ? "\n" : "";
    } else {
      result += std::array{" ", "  ", "\n", "\t", " \n   "}[random() % 5];
    }
    result += token.text;
    if (token.kind == Token::Comment)
      result += "\n";
    isSign = token.is("-") || token.is(".");
    if (!isSign && token.kind != Token::Comment && random() % 40 == 0)
      result += " // why not\n";
  }
  return result;
}

class Format : public testing::TestWithParam<const char *> {
protected:
  void SetUp() override {
    auto buffer = llvm::MemoryBuffer::getFile(std::string(TDL_STDLIB "/") +
                                              GetParam() + ".tdl");
    ASSERT_TRUE(buffer) << buffer.getError().message();
    text = (*buffer)->getBuffer();
  }
  std::string text;
};

TEST_P(Format, LeavesTheLibraryAsItIs) { EXPECT_EQ(formatted(text), text); }

TEST_P(Format, KeepsWhatATextSays) {
  std::string meaning = run(text).printed();
  std::mt19937 random(1);
  for (int i = 0; i != 50; ++i) {
    std::string scrambled = scramble(text, random);
    std::string once = formatted(scrambled);
    ASSERT_EQ(run(once).printed(), meaning) << scrambled;
    ASSERT_EQ(formatted(once), once) << scrambled;
  }
}

TEST_P(Format, BreaksOneLine) {
  std::string line;
  bool isSign = false;
  for (const Token &token : tokenize(text)) {
    bool isAlone = token.kind == Token::Comment || begins(token);
    line += (isAlone ? "\n" : isSign ? "" : " ") + token.text.str();
    isSign = token.is("-") || token.is(".");
  }
  line = formatted(line);
  for (const std::string &each : linesOf(line))
    EXPECT_LE(each.size(), maxColumns) << each;
  EXPECT_EQ(run(line).printed(), run(text).printed());
}

INSTANTIATE_TEST_SUITE_P(Files, Format,
                         testing::Values("activate", "attention", "broadcast",
                                         "choose", "contract", "convolve",
                                         "elementwise", "graph", "image",
                                         "index", "linalg", "loss", "norm",
                                         "optimize", "pool", "random", "reduce",
                                         "scalar", "scan", "semiring", "shared",
                                         "sequence", "update"));

TEST(Format, PutsBlanksByMeaning) {
  EXPECT_EQ(formatted("op f(a:[n,m]of int;k=-1)->[n*m,2*n+1]=lambda i,j:"
                      "-a[2*i+1,-j]*( - 3 )+a[i,(j+1)*2]"),
            "op f(a: [n, m] of int; k = -1) -> [n * m, 2*n + 1] =\n"
            "  lambda i, j: -a[2*i + 1, -j] * (-3) + a[i, (j + 1) * 2]\n");
}

TEST(Format, KeepsComments) {
  EXPECT_EQ(
      formatted("\n\n//  head\n\n\n/// doc\nop f(a: [n]) -> [n] = // one  "
                "\n  lambda i: // two\n// three\na[i]// four\n//five"),
      "//  head\n\n/// doc\nop f(a: [n]) -> [n] = // one\n"
      "  lambda i: // two\n    // three\n    a[i] // four\n//five\n");
}

TEST(Format, KeepsTheAuthorsBreaks) {
  llvm::StringRef text = "op f(a: [n],\n    b: [n])\n    -> [n] =\n"
                         "  lambda i:\n    a[i]\n      + sum(j:\n"
                         "        a[j])\n";
  EXPECT_EQ(formatted(text), text);
  // But none where no line is broken.
  EXPECT_EQ(
      formatted("op f\n(\na\n:\n[n\n])\n->\n[\nn]\n=\nlambda\ni\n:a\n[i\n]"),
      "op f(a: [n])\n    -> [n] =\n  lambda i: a[i]\n");
}

TEST(Tokens, AreAllOfTheText) {
  auto words = [](llvm::StringRef text) {
    std::string joined;
    for (const Token &token : tokenize(text))
      joined += token.text.str() + "|";
    return joined;
  };
  EXPECT_EQ(words("\xef\xbb\xbfop\0a"), "op|");
  EXPECT_EQ(words("a[1.5e-3,2e,3.x]->\"b c\"//d \n\"e\n..."),
            "a|[|1.5e-3|,|2e|,|3|.|x|]|->|\"b c\"|//d|\"|e|...|");
}

TEST(Format, RefusesWhatDoesNotParse) {
  EXPECT_EQ(formatted("op f(a: [n]) -> [n] = lambda i: a[i"), "does not parse");
}

TEST(Format, TakesAnyLength) {
  std::string chain = "op f(a: [n]) -> [n] = lambda i: ";
  for (int i = 0; i != 100000; ++i)
    chain += "a[i] * a[i] + ";
  std::string once = formatted(chain + "1");
  EXPECT_THAT(linesOf(once), Each(SizeIs(testing::Le(maxColumns))));
  EXPECT_EQ(formatted(once), once);
  EXPECT_EQ(formatted(""), "");
  std::string name(1000, 'x');
  std::string wide = formatted("op " + name + "(" + name +
                               ": [n]) -> [n] = "
                               "lambda i: " +
                               name + "[i]");
  EXPECT_EQ(formatted(wide), wide);
}

// A `let` that begins with one of scalars is broken where that one begins and
// ends.
TEST(Format, WritesLetsOfScalars) {
  llvm::StringRef text =
      "def f(x, y) =\n"
      "  let t = tanh(x * y + x * y + x * y + x * y) in let u = exp(x) in\n"
      "  select(t * t * (1 - t * t) * u > 0, t * t * (1 - t * t) * u, 0)\n"
      "op g(x: [n, m], c: [n, m]) -> [n, m] =\n"
      "  let d_c[b, j] =\n"
      "    let t = tanh(c[b, j] * c[b, j] + x[b, j] * c[b, j] + x[b, j]) in\n"
      "    t * t * (1 - t * t) * x[b, j]\n"
      "  lambda b, j: d_c[b, j]\n";
  EXPECT_EQ(formatted(text), text);
}

TEST(Format, WritesListsLetsAndFunctions) {
  llvm::StringRef text =
      "/// Half.\n"
      "def half(x) = x * scale\n"
      "combiner best(a, i; b, j) from (-inf, -1) = (select(a > b, a, b), "
      "select(a > b, i, j))\n"
      "op f(x: [d..., n] of T, xs...: [each k, m]; axes of ints = [0, 1], mode "
      "of \"sum\" | \"mean\" = \"sum\")\n"
      "    -> [d...] of T, [d...] of i64\n"
      "    where n > 0: \"none\", ((d > 1) and ...) =\n"
      "  let m = mean(x; mode = \"sum\") // why\n"
      "  let (a, b)[d...] = best(j: x[d..., j], j)\n"
      "  let y[d..., j in n] = let t = x[d..., j] in half(t)\n"
      "  lambda ..., i: i32(best(j: x[..., j], j).1),\n"
      "  g(y; k = 2)\n"
      "op h(x: [n]) -> [n] = f(x)\n";
  EXPECT_EQ(formatted(text), text);
  std::mt19937 random(1);
  std::string meaning = run(text).printed();
  for (int i = 0; i != 100; ++i) {
    std::string scrambled = scramble(text, random);
    std::string once = formatted(scrambled);
    ASSERT_EQ(run(once).printed(), meaning) << scrambled;
    ASSERT_EQ(formatted(once), once) << scrambled;
  }
}
