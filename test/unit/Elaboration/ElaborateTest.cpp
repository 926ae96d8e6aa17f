//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What definitions are for operands of given ranks and element types: the
// lambdas that are left once lists, functions and calls are written out.
//
//===----------------------------------------------------------------------===//
#include "Support.h"
#include "tofu/Syntax/Functions.h"
#include "gtest/gtest.h"

using namespace tofu::syntax;
using namespace tofu::syntax::test;

namespace {
/// Operands written as `f32[2]`: an element type and a rank.
class Use {
public:
  Use(llvm::StringRef text, std::vector<std::pair<const char *, size_t>> types)
      : text(text.str()) {
    for (auto [name, rank] : types)
      instance.operands.push_back({*findElementType(name), rank});
  }
  /// Which extents are 1, of each operand.
  Use &whereOne(std::vector<std::vector<bool>> each) {
    for (auto [operand, isOne] : llvm::zip(instance.operands, each))
      operand.isOne = std::move(isOne);
    return *this;
  }
  Use &with(const char *name, StaticValue value) {
    instance.attributes[name] = std::move(value);
    return *this;
  }

  /// The last definition's lambdas, one a line, or what is wrong.
  std::string show() {
    Checked outcome = check(text);
    if (!outcome.module)
      return outcome.messages;
    auto report = outcome.report(text);
    Diagnostics diagnostics(report);
    std::optional<Operator> op =
        elaborate(*outcome.module, outcome.module->definitions.back(),
                  &instance, diagnostics);
    return op ? print(*op) : outcome.messages;
  }

private:
  static std::string print(const Operator &op) {
    std::string result;
    llvm::raw_string_ostream os(result);
    auto list = [&](const auto &ids) {
      for (auto [i, id] : llvm::enumerate(ids)) {
        os << (i ? ", " : "");
        tofu::syntax::print(op, id, os);
      }
    };
    for (const Constraint &constraint : op.constraints) {
      os << "require ";
      tofu::syntax::print(op, constraint.condition, os);
      os << '\n';
    }
    for (const Stage &stage : op.stages) {
      for (unsigned tensor : stage.tensors)
        os << op.tensors[tensor].name.text << ' '
           << spell(op.tensors[tensor].element) << ' ';
      for (const Name &index : stage.indices)
        os << index.text << ' ';
      os << "in [";
      list(stage.extents);
      os << "]: ";
      tofu::syntax::print(op, stage.body, os);
      os << '\n';
    }
    return result;
  }

  std::string text;
  Instance instance;
};
} // namespace

TEST(Elaborate, LeadingDimensions) {
  const char *text = "op f(x: [..., n] of T) -> [..., n] of T = "
                     "lambda ..., j: x[..., j] / sum(k: x[..., k])";
  EXPECT_EQ(Use(text, {{"f32", 1}}).show(),
            "f f32 j in [n]: x[j] / sum(k: x[k])\n");
  EXPECT_EQ(Use(text, {{"bf16", 3}}).show(),
            "f bf16 d0 d1 j in [d0, d1, n]: x[d0, d1, j] / sum(k: x[d0, d1, "
            "k])\n");
  EXPECT_EQ(Use(text, {{"f32", 0}}).show(),
            "1:6: error: 'x' has 0 dimensions here, but 'f' states [..., n]\n");
}

TEST(Elaborate, ListsOfDimensionsAndAxes) {
  const char *sum =
      "op f(x: [d...]; axes of ints) -> [remove(d, axes)...] = "
      "lambda i...: sum(k... in d[axes]...: x[insert(i, axes, k)...])";
  EXPECT_EQ(
      Use(sum, {{"f32", 3}}).with("axes", std::vector<int64_t>{2, 0}).show(),
      "f f32 i0 in [d1]: sum(k0 in d2, k1 in d0: x[k1, i0, k0])\n");
  EXPECT_EQ(
      Use(sum, {{"f32", 2}}).with("axes", std::vector<int64_t>{-1}).show(),
      "f f32 i0 in [d0]: sum(k0 in d1: x[i0, k0])\n");
  EXPECT_EQ(Use(sum, {{"f32", 1}}).with("axes", std::vector<int64_t>{}).show(),
            "f f32 i0 in [d0]: x[i0]\n");
  EXPECT_EQ(Use(sum, {{"f32", 2}}).with("axes", std::vector<int64_t>{2}).show(),
            "1:17: error: position 2 is not in the list of 'remove', which has "
            "2 elements\n");
  EXPECT_EQ(
      Use(sum, {{"f32", 2}}).with("axes", std::vector<int64_t>{0, -2}).show(),
      "1:17: error: position 0 is given to 'remove' twice\n");
  EXPECT_EQ(Use("op f(x: [d...]; axes of ints) -> [d[axes]...] = "
                "lambda i...: x[i[inverse(axes)]...]",
                {{"f32", 3}})
                .with("axes", std::vector<int64_t>{2, 0, 1})
                .show(),
            "f f32 i0 i1 i2 in [d2, d0, d1]: x[i1, i2, i0]\n");
  EXPECT_EQ(Use("op f(x: [d...]; low of ints, high of ints) -> [(d + low + "
                "high)...] = lambda i...: x[(i - low)...] else 0",
                {{"f32", 2}})
                .with("low", std::vector<int64_t>{1, 0})
                .with("high", std::vector<int64_t>{-1, 2})
                .show(),
            "f f32 i0 i1 in [d0 + 1 + -1, d1 + 0 + 2]: (x[i0 - 1, i1 - 0] else "
            "0)\n");
  EXPECT_EQ(Use("op f(x: [d...]; low of ints) -> [(d + low)...] = "
                "lambda i...: x[i...] else 0",
                {{"f32", 2}})
                .with("low", std::vector<int64_t>{1})
                .show(),
            "1:35: error: 'd' has 2 elements, but 'low', which is repeated "
            "with it, has 1\n");
}

TEST(Elaborate, FunctionsOfLists) {
  const char *text =
      "def filled(list, n, value) = replace(repeat(value, n), "
      "range(rank(list)), list)\n"
      "def steps(list, n) = select(n == 0, [], filled(list, n, 1))\n"
      "def twice(x) = x + x\n"
      "op f(x: [d...]; by of ints = []) -> [(d floordiv steps(by, "
      "rank(d)))...] = lambda i...: x[(i * steps(by, rank(d)))...] * x[(i - "
      "i + twice(by[0]))...]";
  EXPECT_EQ(
      Use(text, {{"f32", 2}}).with("by", std::vector<int64_t>{3}).show(),
      "f f32 i0 i1 in [d0 floordiv 3, d1 floordiv 1]: x[i0 * 3, i1 * 1] * "
      "x[i0 - i0 + 6, i1 - i1 + 6]\n");
  EXPECT_EQ(
      Use(text, {{"f32", 1}}).with("by", std::vector<int64_t>{3, 4}).show(),
      "1:56: error: position 1 is not in the list of 'replace', which has 1 "
      "element\n");
}

TEST(Elaborate, ListsThatAreChosen) {
  const char *sum =
      "op f(x: [d...]; axes of ints, keep = false) -> [select(keep, "
      "replace(d, axes, 1), remove(d, axes))...] = lambda i...: sum(k... in "
      "d[axes]...: x[select(keep, replace(i, axes, k), insert(i, axes, "
      "k))...])";
  EXPECT_EQ(Use(sum, {{"f32", 2}}).with("axes", std::vector<int64_t>{0}).show(),
            "f f32 i0 in [d1]: sum(k0 in d0: x[k0, i0])\n");
  EXPECT_EQ(Use(sum, {{"f32", 2}})
                .with("axes", std::vector<int64_t>{0})
                .with("keep", true)
                .show(),
            "f f32 i0 i1 in [1, d1]: sum(k0 in d0: x[k0, i1])\n");
  // One choice for each element.
  EXPECT_EQ(Use("op f(x: [d...]; n of ints) -> [select(n == 0, d, n)...] = "
                "lambda i...: x[i...] else 0",
                {{"f32", 2}})
                .with("n", std::vector<int64_t>{0, 3})
                .show(),
            "f f32 i0 i1 in [d0, 3]: (x[i0, i1] else 0)\n");
}

TEST(Elaborate, ExtentsOfOne) {
  const char *add = "def at(i, d) = select(d == 1, 0, i)\n"
                    "op f(a: [d...], b: [e...]) -> [select(d == 1, e, d)...] "
                    "where ((d == e or d == 1 or e == 1) and ...) = "
                    "lambda i...: a[at(i, d)...] + b[at(i, e)...]";
  EXPECT_EQ(
      Use(add, {{"f32", 1}, {"f32", 1}}).whereOne({{false}, {false}}).show(),
      "require d0 == e0\nf f32 i0 in [d0]: a[i0] + b[i0]\n");
  EXPECT_EQ(Use(add, {{"f32", 2}, {"f32", 2}})
                .whereOne({{true, false}, {false, true}})
                .show(),
            "f f32 i0 i1 in [e0, d1]: a[0, i1] + b[i0, 0]\n");
  // Where extents are not known the choice is none.
  EXPECT_EQ(Use(add, {{"f32", 1}, {"f32", 1}}).show(),
            "2:32: error: function 'select' cannot stand in an extent\n");
}

TEST(Elaborate, FormulasOfListsOfOperands) {
  EXPECT_EQ(Use("op f(x: [n], ys...: [2 * n]) -> [n] = lambda i: x[i] + "
                "(ys[2 * i] + ...)",
                {{"f32", 1}, {"f32", 1}, {"f32", 1}})
                .show(),
            "require ys0_0 == 2 * n\nrequire ys1_0 == 2 * n\n"
            "f f32 i in [n]: x[i] + (ys0[2 * i] + ys1[2 * i])\n");
  EXPECT_EQ(Use("op f(x: [d...]) -> [(d * ...)] = lambda i: x[(i floordiv "
                "strides(d) mod d)...]",
                {{"f32", 3}})
                .show(),
            "f f32 i in [d0 * d1 * d2]: x[i floordiv (d1 * d2) mod d0, i "
            "floordiv d2 mod d1, i floordiv 1 mod d2]\n");
  EXPECT_EQ(errors("op f(x: [..., n, n]) -> [..., n, n] = lambda ...: opaque "
                   "g(x[..., :, :])"),
            "");
}

TEST(Elaborate, AnyNumberOfOperands) {
  EXPECT_EQ(Use("op f(xs...: [d...] of T) -> [d...] of T = "
                "lambda i...: (xs[i...] + ...)",
                {{"i32", 1}, {"i32", 1}, {"i32", 1}})
                .show(),
            "f i32 i0 in [d0]: xs0[i0] + xs1[i0] + xs2[i0]\n");
  EXPECT_EQ(Use("op f(xs...: [each n, m]) -> [(n + ...), m] = "
                "lambda i, j: (xs[i - before(n), j] else ...)",
                {{"f32", 2}, {"f32", 2}})
                .show(),
            "f f32 i j in [n0 + n1, m]: (xs0[i - 0, j] else xs1[i - n0, j])\n");
  EXPECT_EQ(Use("op f(xs...: [n]) -> [n] = lambda i: max(xs[i]...)",
                {{"f32", 1}, {"f32", 1}, {"f32", 1}})
                .show(),
            "f f32 i in [n]: max(max(xs0[i], xs1[i]), xs2[i])\n");
  EXPECT_EQ(Use("op f(x: [n], ys...: [n]) -> [n] = lambda i: x[i]", {}).show(),
            "1:4: error: 'f' takes at least 1 operand, but has 0\n");
}

TEST(Elaborate, ElementTypes) {
  const char *two = "op f(a: [n] of T, b: [n] of T) -> [n] of T = "
                    "lambda i: a[i] + 0.5 * b[i]";
  EXPECT_EQ(Use(two, {{"f32", 1}, {"bf16", 1}}).show(),
            "1:19: error: 'b' has elements of type bf16, but T is f32\n");
  EXPECT_EQ(Use(two, {{"i32", 1}, {"i32", 1}}).show(),
            "1:67: error: '*' mixes an integer with a number; write "
            "'float(...)' around the integer\n");
  EXPECT_EQ(Use("op f(g: [n] of bf16, m: [n] of f32) -> [n] of f32 = "
                "lambda i: 0.9 * m[i] + f32(g[i])",
                {{"bf16", 1}, {"f32", 1}})
                .show(),
            "f f32 i in [n]: 0.9 * m[i] + f32(g[i])\n");
  EXPECT_EQ(Use("op f(g: [n] of bf16, m: [n] of f32) -> [n] of f32 = "
                "lambda i: m[i] + g[i]",
                {{"bf16", 1}, {"f32", 1}})
                .show(),
            "1:68: error: '+' mixes f32 with bf16; write 'f32(...)' or "
            "'bf16(...)' around one of them\n");
  EXPECT_EQ(
      Use("op f(x: [n] of f32) -> [n] of bf16 = lambda i: x[i]", {{"f32", 1}})
          .show(),
      "1:48: error: a result of bf16 takes bf16, but this is f32; write "
      "'bf16(...)' around it\n");
  EXPECT_EQ(
      Use("op f(x: [n] of f32) -> [n] of S = lambda i: x[i]", {{"f32", 1}})
          .show(),
      "1:24: error: no parameter has elements of type 'S'; there are "
      "int, float, bool, f16, bf16, f32, f64, i8, i16, i32, i64\n");
  EXPECT_EQ(Use("op f(x: [n] of bool) -> [n] of bool = lambda i: not x[i] or i "
                "== 0",
                {{"bool", 1}})
                .show(),
            "f bool i in [n]: not x[i] or i == 0\n");
}

TEST(Elaborate, ChoicesThatAreKnown) {
  const char *text =
      "op f(x: [n, n]; mode of \"rows\" | \"all\" = \"rows\", flip = false) -> "
      "[n] = lambda i: select(mode == \"rows\", sum(j: select(flip, x[j, i], "
      "x[i, j])), max(j, k: x[j, k]))";
  EXPECT_EQ(Use(text, {{"f32", 2}}).show(),
            "f f32 i in [n]: sum(j: x[i, j])\n");
  EXPECT_EQ(Use(text, {{"f32", 2}}).with("flip", true).show(),
            "f f32 i in [n]: sum(j: x[j, i])\n");
  EXPECT_EQ(Use(text, {{"f32", 2}}).with("mode", std::string("all")).show(),
            "f f32 i in [n]: max(j, k: x[j, k])\n");
  EXPECT_EQ(Use(text, {{"f32", 2}}).with("mode", std::string("row")).show(),
            "1:17: error: 'mode' is \"row\", but may be \"rows\" | \"all\"\n");
  EXPECT_EQ(Use(text, {{"f32", 2}}).with("mode", int64_t(1)).show(),
            "1:17: error: 'mode' of 'f' is of \"rows\" | \"all\", but is given "
            "an integer\n");
  EXPECT_EQ(Use(text, {{"f32", 2}}).with("flop", true).show(),
            "1:4: error: 'f' has no attribute 'flop'; did you mean 'flip'?\n");
}

TEST(Elaborate, FunctionsAndConstants) {
  EXPECT_EQ(Use("def half = 0.5\n"
                "def twice(x) = x + x\n"
                "op f(x: [...]) -> [...] = lambda ...: twice(half * x[...])",
                {{"f32", 1}})
                .show(),
            "f f32 d0 in [d0]: let x_2 = 0.5 * x[d0] in x_2 + x_2\n");
  EXPECT_EQ(Use("def at(t, i) = t[i + 1] else 0\n"
                "op f(x: [...]) -> [...] = lambda ...: at(x, ...)",
                {{"f32", 1}})
                .show(),
            "f f32 d0 in [d0]: (x[d0 + 1] else 0)\n");
  EXPECT_EQ(errors("def f(x) = g(x)\ndef g(x) = f(x)\n"
                   "op h(a: [n]) -> [n] = lambda i: f(a[i])"),
            "2:12: error: 'f' calls itself; a function stands for its body "
            "wherever it is called, so that only a 'select' ends this whose "
            "condition is known there, as 'n[0] == 0' of 'n of ints'\n");
  std::string chain = "def g0(x) = x\n";
  for (unsigned i = 1; i != 66; ++i)
    chain += "def g" + std::to_string(i) + "(x) = g" + std::to_string(i - 1) +
             "(x)\n";
  EXPECT_EQ(errors(chain + "op h(a: [n]) -> [n] = lambda i: g65(a[i])"),
            "3:13: error: 'g1' calls functions that call functions, and so on, "
            "more than 64 times\n");
  EXPECT_EQ(errors("def f(x) = x\nop h(a: [n]) -> [n] = lambda i: f(a[i], 1)"),
            "2:33: error: 'f' takes 1 argument, but has 2\n"
            "1:5: note: defined here\n");
  EXPECT_EQ(errors("def exp(x) = x"), "1:5: error: 'exp' is a function of the "
                                      "language; choose another name\n");
}

TEST(Elaborate, LetsAndCalls) {
  EXPECT_EQ(Use("op mean(x: [b, n]) -> [b] = lambda b: sum(j: x[b, j]) / "
                "float(n)\n"
                "op f(x: [r, c] of float, w: [c, k]) -> [r, k] =\n"
                "  let m = mean(x)\n"
                "  let y[i, j] = x[i, j] - m[i]\n"
                "  let z[i, ... in [r]...] = y[i, 0]\n"
                "  lambda i, k: sum(j: y[i, j] * w[j, k])",
                {{"f32", 2}, {"f32", 2}})
                .show(),
            "m f32 b in [r]: sum(j_2: x[b, j_2]) / float(c)\n"
            "y f32 i j in [r, c]: x[i, j] - m[i]\n"
            "z f32 i i0 in [r, r]: y[i, 0]\n"
            "f f32 i k in [r, k]: sum(j: y[i, j] * w[j, k])\n");
  EXPECT_EQ(errors("op g(x: [n, n]) -> [n] = lambda i: x[i, i]\n"
                   "op f(x: [n]) -> [n] = g(x)"),
            "2:23: error: 'x' has 1 dimension here, but 'g' states [n, n]\n"
            "2:23: note: applied here\n");
  EXPECT_EQ(errors("op f(x: [n]) -> [n] = h(x)"),
            "1:23: error: unknown operator 'h'\n");
  EXPECT_EQ(errors("op f(x: [n]) -> [n] = f(x)"),
            "1:23: error: 'f' applies itself\n");
  EXPECT_EQ(errors("op f(x: [n]) -> [n] = g(x)\nop g(x: [n]) -> [n] = f(x)"),
            "1:23: error: 'f' applies itself, by way of 'g'\n"
            "2:23: error: 'g' applies itself, by way of 'f'\n");
  std::string deep;
  for (unsigned i = 0; i != 66; ++i)
    deep += "op f" + std::to_string(i) + "(x: [n]) -> [n] = f" +
            std::to_string(i + 1) + "(x)\n";
  deep += "op f66(x: [n]) -> [n] = lambda i: x[i]";
  EXPECT_EQ(errors(deep).substr(0, 89),
            "65:25: error: 'f65' applies operators that apply operators, and "
            "so on, more than 64 times");
}

TEST(Elaborate, NamedFormulas) {
  EXPECT_EQ(Use("op f(x: [n, d], g: [n] of bf16; scale = 0.5) -> [n, d] =\n"
                "  let half = d floordiv 2\n"
                "  let rest = 1 - scale\n"
                "  lambda i, d: rest * (x[i, d + half] where d < half else "
                "x[i, d - half])",
                {{"f32", 2}, {"bf16", 1}})
                .show(),
            "f f32 i d in [n, d]: (1 - 0.5) * (x[i, d + d floordiv 2] where d "
            "< d floordiv 2 else x[i, d - d floordiv 2])\n");
  EXPECT_EQ(errors("op f(x: [n]) -> [n] =\n  let y = 2 * x[0]\n  lambda i: "
                   "x[i] * y"),
            "2:13: error: 'y' is no formula of dimensions and attributes; "
            "write 'y[]' before '=', or the indices that it depends on\n");
  EXPECT_EQ(errors("op f(x: [n]) -> [n] =\n  let (y, z) = 2 * n\n  lambda i: "
                   "x[i] * y"),
            "2:8: error: one formula has one name\n");
  EXPECT_EQ(errors("op f(x: [n]) -> [n] =\n  let n = 2 * n\n  lambda i: "
                   "x[i]"),
            "2:7: error: 'n' has a meaning already\n"
            "1:10: note: which it has here\n");
  EXPECT_EQ(errors("op f(x: [n], m: [n]) -> [n] =\n  let m[i] = x[i]\n  "
                   "lambda i: m[i]"),
            "2:7: error: 'm' has a meaning already\n"
            "1:14: note: which it has here\n");
}

TEST(Elaborate, ConstraintsAndFormulas) {
  EXPECT_EQ(Use("op f(x: [b, groups * c], w: [c, k]; groups = 2) -> [b, k]\n"
                "  where k mod groups == 0: \"groups divide k\" =\n"
                "  lambda b, k: sum(c: x[b, 2 * c] * w[c, k])",
                {{"f32", 2}, {"f32", 2}})
                .show(),
            "require k mod 2 == 0\nrequire x_1 == 2 * c\n"
            "f f32 b k in [b, k]: sum(c: x[b, 2 * c] * w[c, k])\n");
  EXPECT_EQ(
      Use("op f(x: [d...]; axes of ints) -> [d...] where rank(d) > 2: "
          "\"too few\" = lambda i...: x[i...]",
          {{"f32", 2}})
          .with("axes", std::vector<int64_t>{})
          .show(),
      "1:55: error: too few: 'f' requires rank(d) > 2, but here is 2 > 2\n");
}

TEST(Elaborate, Combiners) {
  const char *best = "combiner best(a, i; b, j) from (-inf, -1) = (select(a > "
                     "b, a, b), select(a > b, i, j))\n";
  EXPECT_EQ(Use(std::string(best) + "op f(x: [b, n]) -> [b], [b] of i64 = "
                                    "lambda b: best(j: x[b, j], j)",
                {{"f16", 2}})
                .show(),
            "f f16 f i64 b in [b]: best(j: x[b, j], j)\n");
  EXPECT_EQ(Use(std::string(best) +
                    "op f(x: [b, n]) -> [b] = lambda b: best(j: x[b, j], j)",
                {{"f16", 2}})
                .show(),
            "2:36: error: this gives 2 values, but there is 1 result; write "
            "one lambda each, or a reduction with a combiner of as many "
            "values\n");
  EXPECT_EQ(Use(std::string(best) + "op f(x: [b, n]) -> [b] = lambda b: 1 + "
                                    "best(j: x[b, j], j)",
                {{"f16", 2}})
                .show(),
            "2:40: error: 'best' gives several values; write '.0' behind it "
            "for the first\n");
  EXPECT_EQ(
      Use("op f(x: [n]) -> [] = lambda: mean(j: x[j])", {{"f32", 1}}).show(),
      "1:30: error: unknown reduction 'mean'; there are sum, prod, max, "
      "min, all, any; write 'sum(...) / float(n)', with the extents of "
      "the indices\n");
  EXPECT_EQ(
      Use("op f(x: [n]) -> [] of int = lambda: argmin(j: x[j])", {{"f32", 1}})
          .show(),
      "1:37: error: unknown reduction 'argmin'; there are sum, prod, "
      "max, min, all, any; write a 'combiner' of values and places, or "
      "'min(i: select(x[i] == min(k: x[k]), i, n))'\n");
  EXPECT_EQ(errors("combiner c(a; b, d) from (0) = (a)"),
            "1:10: error: combiner 'c' gives 1 value, but has 2 names after "
            "';'\n");
  EXPECT_EQ(errors("combiner c(a; b) from (0, 1) = (a, b)"),
            "1:10: error: combiner 'c' gives 2 values, but has 1 name before "
            "';'\n"
            "1:10: error: combiner 'c' gives 2 values, but has 1 name after "
            "';'\n");
}
