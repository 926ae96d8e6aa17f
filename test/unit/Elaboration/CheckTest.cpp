//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Support.h"
#include "gtest/gtest.h"

using namespace tofu::syntax;
using namespace tofu::syntax::test;

/// What is wrong with `body`, in line 2, over indices i and j.
static std::string body(llvm::StringRef body) {
  return errors(("op f(data: [n, m], x: [n], ids: [n] of int; s = 1, e = 0.5) "
                 "-> [n, m] = lambda i, j:\n" +
                 body)
                    .str());
}

TEST(Check, Names) {
  EXPECT_EQ(body("data[i, jj]"),
            "2:9: error: unknown index 'jj'; did you mean 'j'?\n");
  EXPECT_EQ(body("dat[i, j]"),
            "2:1: error: unknown tensor 'dat'; did you mean 'data'?\n");
  EXPECT_EQ(body("nothing[i, j]"), "2:1: error: unknown tensor 'nothing'\n");
  EXPECT_EQ(body("z[i]"), "2:1: error: unknown tensor 'z'\n");
  EXPECT_EQ(body("i[j]"), "2:1: error: 'i' is an index, not a tensor\n");
  EXPECT_EQ(body("s[j]"),
            "2:1: error: 's' is an attribute, not a tensor; one that is a list "
            "is 's of ints'\n");
  EXPECT_EQ(body("x"),
            "2:1: error: tensor 'x' is read without indices; write 'x[...]'\n");
  EXPECT_EQ(errors("op f(x: []) -> [] = lambda: x"),
            "1:29: error: tensor 'x' is read without indices; write 'x[]'\n");
  EXPECT_EQ(errors("op f(x: []) -> [] = lambda: x()"),
            "1:29: error: 'x' is a tensor; read it with 'x[]'\n");
  EXPECT_EQ(body("if(i < j, e, 1)"),
            "2:1: error: unknown function 'if'; write 'select(condition, a, "
            "b)'\n");
  EXPECT_EQ(body("zzzz * e"), "2:1: error: unknown name 'zzzz'\n");
  EXPECT_EQ(body("expp(e)"),
            "2:1: error: unknown function 'expp'; did you mean 'exp'?\n");
  EXPECT_EQ(body("x(i)"),
            "2:1: error: 'x' is a tensor; read it with 'x[...]'\n");
  EXPECT_EQ(body("f(e)"),
            "2:1: error: 'f' is an operator, which gives a tensor; write 'let "
            "y = f(...)' before the lambda, and 'y[...]' here\n");
  EXPECT_EQ(errors("op f(a: [n]) -> [mm] = lambda i: 1"),
            "1:18: error: unknown dimension or attribute 'mm'\n");
  EXPECT_EQ(errors("op f(a: [n, 2*c]) -> [n, c] = lambda i, j: a[i, 2*j]"),
            "1:15: error: unknown dimension or attribute 'c'; a formula is of "
            "dimensions that are extents themselves: name this one, as 'c', "
            "and write the others by it, as 'c floordiv 2'\n");
}

TEST(Check, Duplicates) {
  EXPECT_EQ(errors("op f(a: [n], a: [n]) -> [n] = lambda i: 1"),
            "1:14: error: 'a' is already a tensor\n1:6: note: "
            "declared here\n");
  EXPECT_EQ(errors("op f(a: [n]; a = 1) -> [n] = lambda i: 1"),
            "1:14: error: 'a' is already a tensor\n1:6: note: "
            "declared here\n");
  EXPECT_EQ(
      errors("op f(a: [s]; s = 1) -> [s] = lambda i: 1"),
      "1:10: error: 's' is already an attribute\n1:14: note: declared here\n");
  EXPECT_EQ(
      errors("op f(a: [n, n]) -> [n, n] = lambda i, i: a[i, i]"),
      "1:39: error: 'i' is already an index\n1:36: note: declared here\n");
  EXPECT_EQ(body("sum(i: data[i, j]) + x[i]"),
            "2:5: error: 'i' is already an index\n1:80: note: declared here\n");
  EXPECT_EQ(body("sum(x: data[x, j])"),
            "2:5: error: 'x' is already a tensor\n1:20: note: "
            "declared here\n");
  EXPECT_EQ(errors("op f() -> [] = lambda: 1\nop f() -> [] = lambda: 1"),
            "2:4: error: operator 'f' is defined twice\n1:4: note: defined "
            "here first\n");
}

TEST(Check, OpaqueFunctions) {
  EXPECT_EQ(errors("op f(a: [n, m]; k) -> [n, k], [n, k] of int = "
                   "lambda i: opaque g(a[i, :]; k = k, m = m, e = -0.5)"),
            "");
  EXPECT_EQ(errors("op f(a: [n]) -> [n], [n] = lambda i: a[i]"),
            "1:38: error: this gives 1 value, but there are 2 results; write "
            "one lambda each, or a reduction with a combiner of as many "
            "values\n");
  EXPECT_EQ(errors("op f(a: [n]) -> [n] = lambda i, j: opaque g(a)"),
            "1:30: error: result has 1 dimension, but the lambda has 2 "
            "indices\n1:17: note: result declared here\n");
  EXPECT_EQ(errors("op f(a: [n, m]) -> [m, n] = lambda i: opaque g(a[i, :])"),
            "1:50: error: index 'i' ranges over 'm', but reads a dimension "
            "'n'; name both alike, or add 'else'\n1:21: note: ranges over "
            "'m'\n");
  EXPECT_EQ(body("1 + opaque f(x)"),
            "2:12: error: an opaque function gives slices, not an element: it "
            "is all of a lambda's body\n");
  EXPECT_EQ(body("opaque f(x; k = 1, k = 2)"),
            "2:20: error: attribute 'k' is given twice\n");
  EXPECT_EQ(body("opaque f(x; k = kk)"),
            "2:17: error: 'kk' is no attribute and no dimension\n");
  EXPECT_EQ(body("opaque f(x; k = x)"),
            "2:17: error: 'x' is no attribute and no dimension\n");
}

TEST(Check, DefinedOperations) {
  EXPECT_EQ(errors("op f for \"my.f\"(a: [n]) -> [n] = lambda i: a[i]\n"
                   "op g for \"my.f\"(a: [n]) -> [n] = lambda i: a[i]"),
            "2:10: error: operation 'my.f' is defined twice\n"
            "1:10: note: defined here first\n");
}

TEST(Check, Ranks) {
  EXPECT_EQ(body("data[i]"),
            "2:1: error: 'data' has 2 dimensions, but is read with 1 index\n"
            "1:6: note: declared here\n");
  EXPECT_EQ(body("x[i, j]"),
            "2:1: error: 'x' has 1 dimension, but is read with 2 indices\n"
            "1:20: note: declared here\n");
  EXPECT_EQ(body("opaque f(data[:])"),
            "2:10: error: 'data' has 2 dimensions, but is read with 1 index\n"
            "1:6: note: declared here\n");
  EXPECT_EQ(errors("op f(a: [n]) -> [n, n] = lambda i: a[i]"),
            "1:33: error: result has 2 dimensions, but the lambda has 1 index\n"
            "1:17: note: result declared here\n");
  EXPECT_EQ(body("pow(e)"), "2:1: error: 'pow' takes 2 arguments, but has 1\n");
  EXPECT_EQ(body("exp(e, e)"),
            "2:1: error: 'exp' takes 1 argument, but has 2\n");
}

TEST(Check, Indices) {
  EXPECT_EQ(body("data[i*j, 0]"),
            "2:7: error: product of two indices is not affine; multiply "
            "by integers, attributes and dimensions\n");
  EXPECT_EQ(body("data[n*i + s*j, ids[i]*2]"), "");
  EXPECT_EQ(body("x[i floordiv 0]"),
            "2:14: error: divisor of 'floordiv' is 0, but must be positive\n");
  EXPECT_EQ(body("x[i mod (1 - 3)]"),
            "2:12: error: divisor of 'mod' is -2, but must be positive\n");
  EXPECT_EQ(body("x[i mod j]"),
            "2:9: error: divisor of 'mod' depends on an index; divide by "
            "integers, attributes and dimensions\n");
  EXPECT_EQ(body("x[i / 2]"),
            "2:5: error: '/' divides numbers; write 'floordiv' to divide "
            "integers\n");
  EXPECT_EQ(body("x[1.5]"),
            "2:3: error: number '1.5' cannot stand in an index\n");
  EXPECT_EQ(body("x[e]"),
            "2:3: error: an index takes an integer, but this is a number\n");
  EXPECT_EQ(body("x[max(i, j) - min(0, i)]"), "");
  EXPECT_EQ(body("x[int(e * 2.0)]"), "");
  EXPECT_EQ(body("x[exp(e)]"),
            "2:3: error: function 'exp' cannot stand in an index\n");
  EXPECT_EQ(body("x[sum(k: ids[k])]"),
            "2:3: error: a reduction cannot stand in an index\n");
  EXPECT_EQ(body("x[opaque f(x)]"),
            "2:10: error: an opaque function cannot stand in an index\n");
  EXPECT_EQ(body("x[x[i]]"),
            "2:3: error: 'x' is read in an index, but is not 'of int'; write "
            "'int(...)' around it\n1:20: note: declared here\n");
  EXPECT_EQ(errors("op f(x: [m, n]) -> [m] of int = lambda b: "
                   "min(i: select(x[b, i] == max(k: x[b, k]), i, n))"),
            "");
  // Other conditions choose values.
  EXPECT_EQ(body("sum(k where x[k] > 0: x[k])"), "");
  EXPECT_EQ(body("x[i] where i != j else 0"), "");
  EXPECT_EQ(body("x[i] where e < 1 or not i < j else 0"), "");
  EXPECT_EQ(body("x[i] where i else 0"),
            "2:12: error: expected a comparison, as 'i < j'\n");
  EXPECT_EQ(errors("op f(a: [n]) -> [a[0]] = lambda i: 1"),
            "1:18: error: a read cannot stand in an extent\n");
  EXPECT_EQ(body("sum(k in i: x[k])"), "2:10: error: extent depends on index "
                                       "'i'; bound the index with 'where'\n");
}

TEST(Check, Types) {
  EXPECT_EQ(
      body("i"),
      "2:1: error: a result of float takes a number, but this is an integer; "
      "write 'float(...)' around it\n");
  EXPECT_EQ(body("float(i) + 1"), "");
  EXPECT_EQ(body("x[i] * i"),
            "2:6: error: '*' mixes an integer with a number; write "
            "'float(...)' around the integer\n");
  EXPECT_EQ(body("exp(i)"),
            "2:5: error: 'exp' takes a number, but this is an integer; write "
            "'float(...)' around it\n");
  EXPECT_EQ(body("float(e) + float(i < j)"), "");
  EXPECT_EQ(body("x[i] < 1"),
            "2:6: error: a comparison is not a number; write 'select(..., "
            "1, 0)' around it\n");
  EXPECT_EQ(body("(i < j) + e"),
            "2:4: error: a comparison is not a number; write "
            "'select(..., 1, 0)' around it\n");
  EXPECT_EQ(body("select(e, 1, 2)"),
            "2:8: error: expected a comparison, as 'i < j'\n");
  EXPECT_EQ(body("select(i < j and e, 1, 2)"),
            "2:18: error: 'and' joins comparisons, but this is none\n");
  EXPECT_EQ(body("select(i < e, 1, 2)"),
            "2:10: error: '<' mixes an integer with a number; "
            "write 'float(...)' around the integer\n");
  EXPECT_EQ(body("e mod 2.0"),
            "2:3: error: 'mod' takes integers, but these are numbers\n");
  EXPECT_EQ(
      errors("op f(a: [n]) -> [n] of int = lambda i: a[i]"),
      "1:40: error: a result of int takes an integer, but this is a number\n");
  EXPECT_EQ(body("x[i] else i"),
            "2:11: error: 'else' of this read takes a number, but this is "
            "an integer; write 'float(...)' around it\n");
}

TEST(Check, LiteralsTakeTheTypeOfTheirUse) {
  llvm::StringRef text =
      "op f(x: [n]) -> [n] = lambda i: select(i < n + 1, x[i], 2 * -x[i])";
  Checked outcome = check(text);
  ASSERT_TRUE(outcome.module) << outcome.messages;
  for (const Expr &expr : outcome.operators[0]->exprs) {
    const auto *literal = expr.getIf<IntegerLiteral>();
    EXPECT_NE(expr.type, Type::Literal);
    if (literal)
      EXPECT_EQ(expr.type, literal->value == 1 ? Type::Integer : Type::Number);
  }
}

TEST(Check, LiteralsThatAreReducedTakeTheTypeOfTheReductionsUse) {
  EXPECT_EQ(errors("op f(x: [n]) -> [n] of int = lambda i: "
                   "sum(j in n where j <= i: 1)"),
            "");
  EXPECT_EQ(errors("op f(x: [n]) -> [n] = lambda i: x[i] * "
                   "max(j in n: sum(k in n: 2)) / float(sum(j in n: 1))"),
            "");
  EXPECT_EQ(errors("op f(x: [n]) -> [n] = lambda i: "
                   "select(sum(j in n where j < i: 1) <= i, x[i], 0)"),
            "");
  EXPECT_EQ(errors("op f(x: [n]) -> [n] of int = lambda i: sum(j in n: 1.5)"),
            "1:40: error: a result of int takes an integer, but this is a "
            "number\n");
}

TEST(Check, AttributesAreIntegersUnlessTheySayOtherwise) {
  EXPECT_EQ(errors("op f(; s, t of float) -> [s] = lambda i: t * float(s)"),
            "");
  EXPECT_EQ(errors("op f(; s, t of float) -> [t] = lambda i: s * t"),
            "1:27: error: an extent takes an integer, but this is a number\n"
            "1:44: error: '*' mixes an integer with a number; write "
            "'float(...)' around the integer, or declare the attribute 's of "
            "float'\n");
  EXPECT_EQ(errors("op f(; s) -> [2] = lambda i: s"),
            "1:30: error: a result of float takes a number, but this is an "
            "integer; write 'float(...)' around it, or declare the attribute "
            "'s of float'\n");
}

/// The ranges that the first reduction of `text` gets.
static std::string ranges(llvm::StringRef text) {
  Checked outcome = check(text);
  if (!outcome.module)
    return outcome.messages;
  const Operator &definition = *outcome.operators[0];
  std::string result;
  llvm::raw_string_ostream os(result);
  for (const Expr &expr : definition.exprs)
    if (const auto *reduce = expr.getIf<Reduce>()) {
      for (const BoundName &index : reduce->indices) {
        os << index.name.text << " in ";
        print(definition, index.range, os);
        os << (index.inferred ? ";" : "!");
      }
      break;
    }
  return result;
}

TEST(Ranges, FollowFromReadsAtTheIndexAlone) {
  EXPECT_EQ(ranges("op f(a: [b, c, w], g: [c, 3]) -> [b, w] = lambda b, x: "
                   "sum(c, dx: (a[b, c, x + dx] else 0) * g[c, dx])"),
            "c in c;dx in 3;");
  EXPECT_EQ(ranges("op f(a: [n]; s) -> [n] = lambda x: sum(k in s + 1: a[x + "
                   "k] else 0)"),
            "k in s + 1!");
  EXPECT_EQ(ranges("op f(t: [n, 4], ids: [m] of int) -> [] = lambda: sum(i, j: "
                   "t[ids[i], j])"),
            "i in m;j in 4;");
}

TEST(Ranges, ReadsWithElseTellOnlyWhenAlone) {
  EXPECT_EQ(
      ranges(
          "op f(a: [n], b: [m]) -> [] = lambda: sum(j: (a[j] else 0) * b[j])"),
      "j in m;");
  EXPECT_EQ(
      ranges("op f(a: [n]) -> [] = lambda: sum(j: (a[j] where j > 2 else 0))"),
      "j in n;");
}

// What is wrong once is said once, wherever it is written out.
TEST(Ranges, ErrorsOfWhatIsWrittenOutTwice) {
  EXPECT_EQ(errors("def f(x) = x + sum(t: 1.0)\n"
                   "op g(b: [m]) -> [m] = lambda i: f(b[i]) * f(2 * b[i])\n"
                   "op h(b: [m]) -> [m] = lambda i: f(b[i])"),
            "1:20: error: index 't' is not used in any access; write 't in' "
            "and its extent\n");
  EXPECT_EQ(errors("op f(a: [n]) -> [n] = lambda i: sum(t: a[i])\n"
                   "op g(a: [n]) -> [n] = f(a)\n"),
            "1:37: error: index 't' is not used in any access; write 't in' "
            "and its extent\n");
  EXPECT_EQ(errors("op f(a: [n], b: [m]) -> [n] =\nlambda i: a[i] + b[i]\n"
                   "op g(a: [n]) -> [n] = f(a, a)\n"),
            "2:20: error: index 'i' ranges over 'n', but reads a dimension "
            "'m'; name both alike, or add 'else'\n"
            "1:26: note: ranges over 'n'\n");
}

TEST(Ranges, Errors) {
  EXPECT_EQ(ranges("op f(a: [m, p], b: [q, n]) -> [m, n] = lambda i, j:\n"
                   "sum(k: a[i, k] * b[k, j])"),
            "2:20: error: index 'k' ranges over 'q' here, but over 'p' there\n"
            "2:13: note: ranges over 'p'\n");
  EXPECT_EQ(body("sum(k: x[i])"),
            "2:5: error: index 'k' is not used in any access; write 'k "
            "in' and its extent\n");
  EXPECT_EQ(body("sum(k: x[i + k])"),
            "2:5: error: range of index 'k' does not follow from a compound "
            "access; read a "
            "tensor at 'k' alone, or write 'k in' and its extent\n");
  EXPECT_EQ(errors("op f(a: [n, m]) -> [m, n] = lambda i, j:\na[i, j]"),
            "2:3: error: index 'i' ranges over 'm', but reads a dimension 'n'; "
            "name both alike, "
            "or add 'else'\n1:21: note: ranges over 'm'\n"
            "2:6: error: index 'j' ranges over 'n', but reads a dimension 'm'; "
            "name both alike, "
            "or add 'else'\n1:24: note: ranges over 'n'\n");
  EXPECT_EQ(errors("op f(a: [4]) -> [3] = lambda i: a[i]"), "");
  // What is required to be one formula, or so says a constraint, is one extent.
  EXPECT_EQ(errors("op f(a: [4*n], b: [4*n], c: [n]) -> [n, 4*n] = lambda i, "
                   "j: a[j] * sum(k: a[k] * b[k]) * c[i]"),
            "");
  EXPECT_EQ(errors("op f(a: [p], b: [q]) -> [] where p == q = lambda: sum(k: "
                   "a[k] * b[k])"),
            "");
  EXPECT_EQ(errors("op f(a: [n]) -> [n] =\nlet t[j in 4*n] = a[j mod n]\n"
                   "lambda i: sum(k: a[k] * t[k])"),
            "3:27: error: index 'k' ranges over '4 * n' here, but over 'n' "
            "there\n3:20: note: ranges over 'n'\n");
  // So do reductions, where their range is the name of a dimension.
  EXPECT_EQ(
      errors("op f(x: [n, m]) -> [n] = lambda i:\nsum(k in n: x[i, k])"),
      "2:18: error: index 'k' ranges over 'n', but reads a dimension 'm'; "
      "name both alike, or add 'else'\n2:10: note: ranges over 'n'\n");
  for (llvm::StringRef fold :
       {"sum(k in m: x[i, k])", "sum(k in n: x[i, k] else 0)",
        "sum(k in 3: x[i, k])", "sum(k in n - 1: x[i, k])",
        "sum(k in s: x[i, k])", "sum(k in n where k < m: x[i, k])"})
    EXPECT_EQ(
        errors(("op f(x: [n, m]; s = 2) -> [n] = lambda i: " + fold).str()), "")
        << fold.str();
}

TEST(Check, SaysWhatIsWrongWithGenericDefinitionsInEveryCase) {
  EXPECT_EQ(
      errors("op f(x: [...]) -> [...] = lambda ...: y[...] + expp(x[...])"),
      "1:39: error: unknown tensor 'y'\n"
      "1:48: error: unknown function 'expp'; did you mean 'exp'?\n");
  EXPECT_EQ(errors("op f(x: [...] of T) -> [...] of T =\n"
                   "  let y = g(x)\n"
                   "  lambda ...: y[...]"),
            "2:11: error: unknown operator 'g'\n");
  EXPECT_EQ(errors("def g(a) = a\n"
                   "op f(x: [...]) -> [...] = lambda ...: g(x[...], 1)"),
            "2:39: error: 'g' takes 1 argument, but has 2\n"
            "1:5: note: defined here\n");
  // Also where only one of the words chooses it.
  EXPECT_EQ(errors("op f(x: [n]; mode of \"a\" | \"b\" = \"a\") -> [n] = "
                   "lambda i: select(mode == \"b\", z[i], x[i])"),
            "1:78: error: unknown tensor 'z'\n");
  // Once, also if others apply it.
  EXPECT_EQ(errors("op f(x: [...]) -> [...] = lambda ...: y[...]\n"
                   "op g(x: [...]) -> [...] = f(x)"),
            "1:39: error: unknown tensor 'y'\n");
  EXPECT_EQ(errors("op f(x: [n] of T, y: [n]) -> [n] of bf16 = lambda i: "
                   "f32(y[i])"),
            "1:54: error: a result of bf16 takes bf16, but this is f32; write "
            "'bf16(...)' around it\n");
}

TEST(Check, IsSilentWhereAnApplicationMakesSense) {
  EXPECT_EQ(errors("op f(x: [d...] of T; axes of ints) -> [d[axes]...] of T\n"
                   "  where rank(d) > 6: \"few\" = "
                   "lambda i...: x[i[inverse(axes)]...]"),
            "");
  EXPECT_EQ(errors("op f(x: [n] of int) -> [n] of i64 = lambda i: x[i]"), "");
  EXPECT_EQ(errors("op f(x: [n] of S, y: [n] of T) -> [n] of S = "
                   "lambda i: select(y[i], x[i], -x[i])"),
            "");
  EXPECT_EQ(errors("op f(x: [..., k], y: [m, k], z...: [m]) -> [..., m] = "
                   "lambda ..., j: sum(l: x[..., l] * y[j, l]) + (z[j] + ...)"),
            "");
}
