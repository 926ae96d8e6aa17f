//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Support.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

using namespace tofu::syntax;
using namespace tofu::syntax::test;

static std::string reprint(llvm::StringRef text) {
  Outcome outcome = run(text);
  return outcome.module ? outcome.printed() : outcome.messages;
}

/// Prints the body of a definition with `body`, which it brings to its
/// canonical form.
static std::string reprintBody(llvm::StringRef body) {
  std::string text = ("op f(a: [n]) -> [n] = lambda i: " + body).str();
  std::string printed = reprint(text);
  EXPECT_EQ(reprint(printed), printed);
  llvm::StringRef rest = printed;
  return rest.substr(rest.find("lambda i: ") + 10).rtrim().str();
}

TEST(Parser, PrintsTheCanonicalForm) {
  const char *text = R"(// A comment.
/// 1-D convolution, NCW.
///
/// With padding.
op conv1d(data:[b,ci,w],filter:[co,ci,3];stride=1,scale of float=2,low of int=-1, high)
  ->[b,co,(w+2*high) floordiv stride]=lambda b,co,x:sum(ci,dx:(data[b,ci,stride*x+dx-low] else 0)*filter[co,ci,dx])
op iota(;n)->[n] of int=lambda i:i
op one(ids: [n] of int) -> [] = lambda : 1)";
  EXPECT_EQ(reprint(text), R"(/// 1-D convolution, NCW.
///
/// With padding.
op conv1d(data: [b, ci, w], filter: [co, ci, 3]; stride = 1, scale of float = 2, low = -1, high)
    -> [b, co, (w + 2 * high) floordiv stride] =
  lambda b, co, x: sum(ci, dx: (data[b, ci, stride * x + dx - low] else 0) * filter[co, ci, dx])

op iota(; n)
    -> [n] of int =
  lambda i: i

op one(ids: [n] of int)
    -> [] =
  lambda: 1
)");
  EXPECT_EQ(reprint(reprint(text)), reprint(text));
}

TEST(Parser, KeepsOnlyTheDocCommentRightBefore) {
  Outcome outcome = run("/// far\n\n/// near\n  /// and next\nop f() -> [] = "
                        "lambda: 1 // no\n//// no\nop g() -> [] = lambda: 1");
  ASSERT_TRUE(outcome.module);
  EXPECT_EQ(outcome.module->definitions[0].doc, "near\nand next");
  EXPECT_EQ(outcome.module->definitions[1].doc, "");
}

TEST(Parser, BindsOperatorsByPrecedence) {
  EXPECT_EQ(reprintBody("a[i]-(b-c)-d*(e/f)*g"),
            "a[i] - (b - c) - d * (e / f) * g");
  EXPECT_EQ(reprintBody("((a-b)-c)*(d*e)"), "(a - b - c) * (d * e)");
  EXPECT_EQ(reprintBody("-a*-(b+c) - --d"), "-a * -(b + c) - --d");
  EXPECT_EQ(reprintBody("i floordiv 4 mod 3 + (i mod (2*3))"),
            "i floordiv 4 mod 3 + i mod (2 * 3)");
  EXPECT_EQ(reprintBody("select((i<j) and k==l and m!=n, 1, 2e-3)"),
            "select(i < j and k == l and m != n, 1, 2e-3)");
}

TEST(Parser, ReadsGuards) {
  EXPECT_EQ(reprintBody("(a[i] where i<j and j<=2 else -1) + 2"),
            "(a[i] where i < j and j <= 2 else -1) + 2");
  EXPECT_EQ(reprintBody("a[i] where ids[i] == 2 else (b[i] else 0)"),
            "(a[i] where ids[i] == 2 else (b[i] else 0))");
  EXPECT_EQ(reprintBody("a[(ids[i] else 0)] else inf"),
            "(a[(ids[i] else 0)] else inf)");
}

TEST(Parser, TellsReducersFromFunctions) {
  EXPECT_EQ(reprintBody("max(a[i],min(j:b[j]))"), "max(a[i], min(j: b[j]))");
  EXPECT_EQ(reprintBody("max(j , k in n-1 where j<k:1)"),
            "max(j, k in n - 1 where j < k: 1)");
  EXPECT_EQ(reprintBody("sum(j:prod(k:a[j,k]))"), "sum(j: prod(k: a[j, k]))");
}

TEST(Parser, ReadsOpaqueFunctions) {
  EXPECT_EQ(reprintBody("opaque f(a[i,:,:],b,c[])"),
            "opaque f(a[i, :, :], b, c[])");
  EXPECT_EQ(reprintBody("opaque f(a[:,2*i];k=n,e=-1.5,m = 3)"),
            "opaque f(a[:, 2 * i]; k = n, e = -1.5, m = 3)");
}

TEST(Parser, LocatesNodes) {
  llvm::StringRef text = "op f(a: [n]) -> [n] = lambda i: 1 + a[i]";
  Outcome outcome = run(text);
  ASSERT_TRUE(outcome.module);
  const Definition &definition = outcome.module->definitions[0];
  EXPECT_EQ(definition.name.loc().getPointer(), text.data() + 3);
  EXPECT_EQ(definition[definition.bodies[0].body].loc.getPointer(),
            text.data() + 34);
}

static std::string heading(llvm::StringRef text) {
  return parseErrors(("op " + text).str());
}

TEST(Parser, ReadsNamesOfOperations) {
  Outcome outcome = run("op f for \"my.op\"() -> [] = lambda: 1\n"
                        "op g for \"op.op\"() -> [] = lambda: 1");
  ASSERT_TRUE(outcome.module) << outcome.messages;
  EXPECT_EQ(outcome.module->definitions[0].operation, "my.op");
  EXPECT_EQ(outcome.module->definitions[1].operation, "op.op");
}

TEST(ParserErrors, Headings) {
  EXPECT_EQ(
      parseErrors("let x = 1\nop"),
      "1:1: error: expected 'op', but found 'let'\n"
      "2:3: error: expected an operator name, but found the end of the file\n");
  EXPECT_EQ(heading("(a: [n])"),
            "1:4: error: expected an operator name, but found '('\n");
  EXPECT_EQ(heading("sum()"),
            "1:4: error: 'sum' is a word of the language, and no name; write "
            "another, as 'sum_'\n");
  EXPECT_EQ(heading("f ->"), "1:6: error: expected '(', but found '->'\n");
  EXPECT_EQ(heading("f for \"a b\"()"),
            "1:10: error: expected the name of an operation in quotes, but "
            "found '\"a b\"'\n");
  EXPECT_EQ(parseErrors("op f for \"my.op() -> []\nop g for \"\"()"),
            "1:10: error: the closing '\"' is missing in this line\n"
            "1:16: error: expected an operator name, but found '('\n"
            "2:10: error: expected the name of an operation in quotes, but "
            "found '\"\"'\n");
  EXPECT_EQ(heading("f(1)"),
            "1:6: error: expected a parameter name, but found '1'\n");
  EXPECT_EQ(heading("f(a [n])"),
            "1:8: error: the dimensions of a parameter stand behind ':', as in "
            "'x: [n]'\n");
  EXPECT_EQ(heading("f(a + b)"),
            "1:8: error: expected ':' and the dimensions of the "
            "parameter, but found '+'\n");
  EXPECT_EQ(heading("f(a: n)"), "1:9: error: expected '[', but found 'n'\n");
  EXPECT_EQ(heading("f(a: [n +])"),
            "1:13: error: expected an expression, but found ']'\n");
  EXPECT_EQ(heading("f(a: [=])"),
            "1:10: error: expected a dimension name or an integer, "
            "but found '='\n");
  EXPECT_EQ(heading("f(a: [n] of 3) -> [] = lambda: 1"),
            "1:16: error: expected an element type, but found '3'\n");
  EXPECT_EQ(heading("f(a: [n]; )"),
            "1:14: error: expected an attribute name, but found ')'\n");
  EXPECT_EQ(heading("f(; s = x)"),
            "1:12: error: expected a value, but found 'x'\n");
  EXPECT_EQ(heading("f(; s of int = 1.5) -> [] = lambda: 1"),
            "1:19: error: 's' is of int, but its default is '1.5'\n");
  EXPECT_EQ(heading("f(a: [n]"),
            "1:12: error: expected ',', ';' or ')', but found the end "
            "of the file\n");
  EXPECT_EQ(heading("f() = lambda: 1"),
            "1:8: error: the extents of the results stand behind '->', as in "
            "'-> [n]'\n");
  EXPECT_EQ(heading("f() -> (n)"),
            "1:11: error: results have no brackets around them, as in '-> [n], "
            "[n, m]'\n");
  EXPECT_EQ(heading("f() -> [] lambda: 1"),
            "1:14: error: expected '=' and a lambda, but found 'lambda'\n");
  EXPECT_EQ(heading("f() -> [] = 1"),
            "1:16: error: expected 'lambda', but found '1'\n");
  EXPECT_EQ(heading("f() -> [] = lambda 1: 1"),
            "1:23: error: expected an index name, but found '1'\n");
  EXPECT_EQ(heading("f() -> [] = lambda i 1"),
            "1:25: error: expected ',' or ':', but found '1'\n");
}

static std::string body(llvm::StringRef text) {
  return parseErrors(("op f() -> [] = lambda:\n" + text).str());
}

TEST(ParserErrors, Expressions) {
  EXPECT_EQ(
      body("1 +"),
      "2:4: error: expected an expression, but found the end of the file\n");
  EXPECT_EQ(body("(1 + 2"),
            "2:7: error: expected ')', but found the end of the file\n");
  EXPECT_EQ(body("a[i)"), "2:4: error: expected ',' or ']', but found ')'\n");
  EXPECT_EQ(body("f(i]"), "2:4: error: expected ',' or ')', but found ']'\n");
  EXPECT_EQ(body("1 2"),
            "2:3: error: expected the end of the definition, but found '2'\n");
  EXPECT_EQ(body("2x"), "2:1: error: expected an expression, but found '2x'\n");
  EXPECT_EQ(body("\xc3\xa9 + 1"),
            "2:1: error: expected an expression, but found '\xc3\xa9'\n");
  EXPECT_EQ(body("\x01"),
            "2:1: error: expected an expression, but found byte 0x01\n");
  EXPECT_EQ(body("i < j < k"),
            "2:7: error: 'and' joins comparisons; write '0 < i and i < n' for "
            "'0 < i < n'\n");
  EXPECT_EQ(body("2 else 3"), "2:3: error: 'else' follows only the read of a "
                              "tensor, as in 'a[i] else 0'\n");
  EXPECT_EQ(body("(a[i]) where i < n else 0"),
            "2:8: error: 'where' follows only the read of a tensor, as in "
            "'a[i] where i < n "
            "else 0'\n");
  EXPECT_EQ(body("sum(a[i])"),
            "2:1: error: a reduction names its indices; write 'sum(i: "
            "a[i])'\n");
  EXPECT_EQ(body("sum(i a[i])"),
            "2:7: error: expected ',' or ':' after the indices of a "
            "reduction, but found 'a'\n");
  EXPECT_EQ(body("sum(1)"),
            "2:5: error: a reduction names its indices, with conditions behind "
            "'where', as in 'sum(j where 1 <= j: x[j])'\n");
  EXPECT_EQ(body("sum(+)"),
            "2:5: error: expected an index name, but found '+'\n");
  EXPECT_EQ(body("max + 1"), "2:5: error: expected '(', but found '+'\n");
  EXPECT_EQ(body("opaque f(1)"),
            "2:10: error: expected a tensor, but found '1'\n");
  EXPECT_EQ(
      body("opaque 1"),
      "2:8: error: expected the name of an opaque function, but found '1'\n");
  EXPECT_EQ(body("opaque f(a; 1)"),
            "2:13: error: expected the name of an attribute, but found '1'\n");
  EXPECT_EQ(body("opaque f(a; k)"),
            "2:14: error: expected '=' and a value, but found ')'\n");
  EXPECT_EQ(body("opaque f(a; k = +)"),
            "2:17: error: expected a name or a value, but found '+'\n");
  EXPECT_EQ(body("opaque f(a[+])"),
            "2:12: error: expected an expression or ':', but found '+'\n");
  EXPECT_EQ(
      body("99999999999999999999"),
      "2:1: error: integer '99999999999999999999' does not fit in 64 bits\n");
}

/// A definition of this body has this error, after 'error: '.
static void expectHint(llvm::StringRef text, llvm::StringRef place,
                       llvm::StringRef message) {
  EXPECT_EQ(body(text), (place + ": error: " + message + "\n").str());
}

TEST(ParserErrors, WhatOtherLanguagesWrite) {
  expectHint("a[i % 2]", "2:5", "'%' is no operator; write 'mod'");
  expectHint("a[i] ** 2", "2:6", "'**' is no operator; write 'pow(a, b)'");
  expectHint("a[i] ^ 2", "2:6", "'^' is no operator; write 'pow(a, b)'");
  expectHint("a @ b", "2:3",
             "'@' is no operator; write a product of matrices as 'sum(k: a[i, "
             "k] * b[k, j])'");
  expectHint("select(i < 1 && j < 1, 1, 0)", "2:14",
             "'&&' is no operator; write 'and'");
  expectHint("select(i < 1 & j < 1, 1, 0)", "2:14",
             "'&' is no operator; write 'and' between conditions, and 'x mod "
             "4' for 'x & 3'");
  expectHint("select(i < 1 || j < 1, 1, 0)", "2:14",
             "'||' is no operator; write 'or'");
  expectHint("select(i < 1 | j < 1, 1, 0)", "2:14",
             "'|' is no operator; write 'or' between conditions; what "
             "integers are is computed by '+', '-', '*', 'floordiv' and 'mod'");
  expectHint("select(!(i < 1), 1, 0)", "2:8",
             "'!' is no operator; write 'not'");
  expectHint("a[i] where i = 2 else 0", "2:14",
             "'=' is no comparison; write '=='");
  expectHint("select(i = 2, 1, 0)", "2:10", "'=' is no comparison; write '=='");
  expectHint("select(i === 2, 1, 0)", "2:12",
             "expected an expression, but found '='");
  expectHint("select(i => 2, 1, 0)", "2:10",
             "'=>' is no comparison; write '>='");
  expectHint("select(i =< 2, 1, 0)", "2:10",
             "'=<' is no comparison; write '<='");
  expectHint("select(i <> 2, 1, 0)", "2:10",
             "'<>' is no comparison; write '!='");
  expectHint("opaque f(a, k = 1)", "2:15",
             "attributes of an opaque function stand behind ';', as in 'opaque "
             "f(x; k = 1)'");
  for (const char *text : {"a[i] if i < 2 else 0", "a[i] if i < 2"})
    expectHint(text, "2:6",
               "'if' is no word of the language; write 'select(condition, a, "
               "b)'");
  expectHint("if i < 2: 1", "2:1",
             "'if' is no word of the language; write 'select(condition, a, "
             "b)'");
  expectHint("i < 2 ? 1 : 0", "2:7",
             "'?' is no operator; write 'select(condition, a, b)'");
  expectHint("a[i] # one", "2:6",
             "'#' begins no comment; comments begin with '//'");
  expectHint("a[i] /* one */", "2:6",
             "'/*' begins no comment; comments begin with '//'");
  expectHint("a[i][j]", "2:5",
             "a read has its indices in one bracket; write 'x[i, j]' for "
             "'x[i][j]'");
  expectHint("a[i];", "2:5", "nothing ends with ';'; leave it out");
  expectHint("a[i] += 1", "2:6",
             "'+=' is no operator: no value changes; a reduction adds up, as "
             "in 'sum(k: x[k])'");
  expectHint("0.5f", "2:1", "'0.5f' is no number; write '0.5'");
  expectHint("a[i] * .5", "2:8", "'.5' is no number; write '0.5'");
  expectHint("f(a[i], 'x')", "2:9", "words stand in double quotes; write '\"'");
  for (const char *text :
       {"a[i] where i < j", "(a[i] where b[i] < 1)", "f(a[i] where i < 1, 2)"})
    expectHint(text,
               text[0] == 'a'   ? "2:1"
               : text[0] == '(' ? "2:2"
                                : "2:3",
               "a read with 'where' needs 'else' and a value, behind the "
               "condition");
  expectHint("a[i] where i j else 0", "2:14",
             "expected 'else' and a value, but found 'j'");
  EXPECT_EQ(parseErrors("op my.conv() -> [] = lambda: 1"),
            "1:6: error: an operator's name has no '.'; write the name of the "
            "operation in quotes, as in 'op f for \"a.f\"('\n");
  EXPECT_EQ(parseErrors("op f(float x[n]) -> [] = lambda: 1"),
            "1:6: error: a type stands behind the dimensions; write 'x: [n] of "
            "f32'\n");
  EXPECT_EQ(parseErrors("op f(x: [n], k) -> [k] = lambda i: 1"),
            "1:14: error: a parameter is a tensor, 'k: [n]'; attributes stand "
            "behind ';', as in '(...; k)'\n");
  EXPECT_EQ(parseErrors("op f(x: [n], k = 2) -> [k] = lambda i: 1"),
            "1:14: error: a parameter is a tensor, 'k: [n]'; attributes stand "
            "behind ';', as in '(...; k)'\n");
  EXPECT_EQ(parseErrors("op f(x: float[n]) -> [] = lambda: 1"),
            "1:9: error: a type stands behind the dimensions; write '[n] of "
            "f32'\n");
  EXPECT_EQ(parseErrors("op f(x: [n]) -> n = lambda i: 1"),
            "1:17: error: the extents of a result stand in brackets; write '-> "
            "[n]', and '-> []' for a scalar\n");
  EXPECT_EQ(parseErrors("op f(x: [n]) -> [n] = lambda (b): 1"),
            "1:30: error: the indices of a lambda have no brackets; write "
            "'lambda i, j:'\n");
  EXPECT_EQ(parseErrors("# one\nop f() -> [] = lambda: 1"),
            "1:1: error: '#' begins no comment; comments begin with '//'\n");
  EXPECT_EQ(
      parseErrors("op f() => [] = lambda: 1"),
      "1:8: error: the extents of the results stand behind '->', as in '-> "
      "[n]'\n");
}

TEST(ParserErrors, CommentsThatWereToDivide) {
  llvm::StringRef message = "'//' begins a comment; write 'floordiv' to divide";
  expectHint("a[i // 2]", "2:5", message);
  expectHint("a[(i + 1)//n] + 2\nop g() -> [] = lambda: 1", "2:10", message);
  expectHint("(a[i // 2]\n + a[i])", "2:6", message);
  expectHint("select(i // 2 < j,\n 1, 0)", "2:10", message);
  expectHint("a[i // 2]\n * b[i]", "2:5", message);
  EXPECT_EQ(parseErrors("op f(a: [n]) -> [n // 2] = lambda i: 1"),
            "1:20: error: '//' begins a comment; write 'floordiv' to divide\n");
  // Comments.
  expectHint("f(1 // the first\n 2)", "2:4",
             "expected ',' or ')' here, but found '2' behind it\n"
             "2:2: note: opened here");
  expectHint("f(1, // (b) is next)\n 2", "3:3",
             "expected ',' or ')' here, but found the end of the definition\n"
             "2:2: note: opened here");
}

TEST(ParserErrors, Text) {
  EXPECT_EQ(parseErrors("\xef\xbb\xbfop f() -> [] = lambda: 1"), "");
  EXPECT_EQ(parseErrors("\xef\xbb\xbf"), "");
  EXPECT_EQ(
      parseErrors("op f() -> [] = lambda: 1\n\xef\xbb\xbfop g()"),
      "2:1: error: expected the end of the definition, but found a byte "
      "order mark (U+FEFF)\n"
      "2:10: error: expected '->' and the extents of the result, but found "
      "the end of the file\n");
  expectHint("\xc2\xa0"
             "1",
             "2:1",
             "expected an expression, but found a no-break space (U+00A0)");
  expectHint("caf\xe9", "2:4",
             "byte 0xe9 is not UTF-8; save the file as UTF-8");
  expectHint("\xc3\xa9\xe9 + \xe9", "2:3",
             "byte 0xe9 is not UTF-8; save the file as UTF-8");
  EXPECT_EQ(body("1 // caf\xe9 + ("), "");
  EXPECT_EQ(body(llvm::StringRef("1 +\0 2 \0\0", 9)),
            "2:4: error: byte 0x00 is not text\n");
  EXPECT_EQ(parseErrors(llvm::StringRef("\xff\xfeo\0p\0 \0f\0", 10)),
            "1:1: error: byte 0xff is not UTF-8; save the file as UTF-8\n");
  // Once in each definition; what follows is read.
  EXPECT_EQ(
      parseErrors("op f() -> [] = lambda: \xe9 \xe9\nop g() -> [] = "
                  "lambda: \xe9\nop h()"),
      "1:24: error: byte 0xe9 is not UTF-8; save the file as UTF-8\n"
      "2:24: error: byte 0xe9 is not UTF-8; save the file as UTF-8\n"
      "3:7: error: expected '->' and the extents of the result, but found "
      "the end of the file\n");
}

TEST(ParserErrors, Steps) {
  EXPECT_EQ(parseErrors("op f() -> [] = let 1"),
            "1:20: error: expected a tensor name, but found '1'\n");
  EXPECT_EQ(parseErrors("op f() -> [] = let m = 1"),
            "1:25: error: expected 'lambda', but found the end of the file\n");
  EXPECT_EQ(parseErrors("op f() -> [] = let m[i] 1"),
            "1:25: error: expected '=' and an element, but found '1'\n");
  EXPECT_EQ(parseErrors("op f() -> [] = let m[i] = 1"),
            "1:28: error: expected 'lambda', but found the end of the file\n");
  EXPECT_EQ(parseErrors("op f() -> [] = g(x y)"),
            "1:20: error: expected ',', ';' or ')', but found 'y'\n");
  EXPECT_EQ(parseErrors("op f() -> [] = g(x; k 1)"),
            "1:23: error: expected '=' and a value, but found '1'\n");
  EXPECT_EQ(body("let t = 1 t"),
            "2:11: error: expected 'in' and what the name is used in, but "
            "found 't'\n");
  EXPECT_EQ(parseErrors("op f() -> ([n], [m]) = lambda i: 1"),
            "1:11: error: results have no brackets around them, as in '-> [n], "
            "[n, m]'\n");
  EXPECT_EQ(parseErrors("op f(a: [n]) -> [n] where n < 2: 3 = lambda i: 1"),
            "1:34: error: expected a message in quotes, but found '3'\n");
}

TEST(ParserErrors, AttributesOfAllKinds) {
  EXPECT_EQ(heading("f(; m of x) -> [] = lambda: 1"),
            "1:13: error: expected 'int', 'float', 'bool', 'ints', 'floats' or "
            "words in quotes after 'of', as 'm of \"one\" | \"other\"', but "
            "found 'x'\n");
  EXPECT_EQ(heading("f(; m of \"a\" | b) -> [] = lambda: 1"),
            "1:19: error: expected a word in quotes, but found 'b'\n");
  EXPECT_EQ(heading("f(; m = \"a\") -> [] = lambda: 1"),
            "1:12: error: say what else 'm' may be, as in 'm of \"a\" | "
            "\"...\"'\n");
  EXPECT_EQ(heading("f(; m of \"a\" | \"b\" = \"c\") -> [] = lambda: 1"),
            "1:25: error: 'm' may be \"a\" | \"b\", but its default is "
            "\"c\"\n");
  EXPECT_EQ(heading("f(; m of bool = 1) -> [] = lambda: 1"),
            "1:20: error: 'm' is of bool, but its default is not\n");
  EXPECT_EQ(heading("f(; m of ints = [1.5]) -> [] = lambda: 1"),
            "1:20: error: 'm' is of ints, but its default is not\n");
  EXPECT_EQ(heading("f(; m = [n]) -> [] = lambda: 1"),
            "1:13: error: expected a number, but found 'n'\n");
}

TEST(ParserErrors, FunctionsAndCombiners) {
  EXPECT_EQ(parseErrors("def 1"),
            "1:5: error: expected a function's name, but found '1'\n");
  EXPECT_EQ(parseErrors("def f(1) = 1"),
            "1:7: error: expected a parameter, but found '1'\n");
  EXPECT_EQ(parseErrors("def f(x) 1"),
            "1:10: error: expected '=' and a value, but found '1'\n");
  EXPECT_EQ(parseErrors("combiner f(a b; c) from (0) = (a)"),
            "1:14: error: expected ',' or ';', but found 'b'\n");
  EXPECT_EQ(
      parseErrors("combiner f(a, b) from (0) = (a)"),
      "1:16: error: a combiner takes the names of one side, ';' and those "
      "of the other, as in 'combiner c(a; b)'\n");
  EXPECT_EQ(parseErrors("combiner f(a; b) = (a)"),
            "1:18: error: expected 'from' and what folds nothing, but found "
            "'='\n");
}

TEST(Parser, ReadsWhatElaborates) {
  for (const char *text :
       {"def silu(x) = x / (1 + exp(-x))\n",
        "combiner argmax(a, i; b, j) from (-inf, -1) = (select(a > b, a, b), "
        "select(a > b or a == b and i < j, i, j))\n",
        "op f(xs...: [each n, d...] of T; axes of ints, keep = false, mode of "
        "\"a\" | \"b\" = \"a\", pads of ints = [1, -1])\n    -> [(n + ...), "
        "remove(d, axes)...] of T, [] of bool\n    where rank(d) > 2: "
        "\"more\", "
        "not keep =\n  let (m, v)[i, k... in d[axes]...] = best(j in 4 where "
        "j < i or not keep: xs[i, k...], j)\n  let y = g(xs..., h(m); s = 2 * "
        "rank(d), l = [1, axes...])\n  lambda ..., i: let t = y[..., i] in t * "
        "t + (xs[i - before(n), ...] else ...),\n  v\n"}) {
    Outcome outcome = run(text);
    EXPECT_EQ(outcome.messages, "");
    EXPECT_EQ(outcome.printed(), text);
  }
}

TEST(ParserErrors, GoesOnAtTheNextOperator) {
  EXPECT_EQ(parseErrors(
                "op f( -> \nop g() -> [] = lambda: 1\nop h() in = lambda: 1\n"),
            "1:7: error: expected a parameter name, but found '->'\n"
            "3:8: error: expected '->' and the extents of the result, but "
            "found 'in'\n");
}

TEST(ParserErrors, StopsAfterTwenty) {
  std::string text;
  for (int i = 0; i < 50; ++i)
    text += "op 1\n";
  std::string messages = parseErrors(text);
  EXPECT_EQ(llvm::StringRef(messages).count('\n'), maxErrors + 1);
  EXPECT_TRUE(llvm::StringRef(messages).ends_with(
      "21:4: error: more than 20 errors; the rest is not shown\n"));
}
