//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Numbers in closed form as text, with as few parentheses as may be.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/PrintLoops.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

std::string lowering::getName(const LoopVariables &variables,
                              unsigned variable) {
  unsigned index = variables.getVariables()[variable].index;
  unsigned rank = variables.getRank();
  std::string name = index < rank ? "i" + std::to_string(index)
                                  : "r" + std::to_string(index - rank);
  ArrayRef<unsigned> digits = variables.getDigits(index);
  if (digits.size() == 1)
    return name;
  return name + "." +
         std::to_string(llvm::find(digits, variable) - digits.begin());
}

//===----------------------------------------------------------------------===//
// Texts that bind: of sums, of quotients, of products, of others
//===----------------------------------------------------------------------===//

namespace {
enum Binding { kSum, kQuotient, kProduct, kAtom };
struct Text {
  std::string text;
  Binding binding = kAtom;

  /// In parentheses where it binds less than `least`.
  std::string in(Binding least) const {
    return binding < least ? "(" + text + ")" : text;
  }
};
} // namespace

static Text add(const Text &left, const Text &right) {
  if (right.text.starts_with("-"))
    return {left.text + " - " + right.text.substr(1), kSum};
  return {left.text + " + " + right.text, kSum};
}

static Text multiply(const Text &left, const Text &right) {
  if (right.text == "-1")
    return {"-" + left.in(kAtom), kProduct};
  return {left.in(kProduct) + " * " + right.in(kAtom), kProduct};
}

static Text divide(const Text &left, StringRef word, const Text &right) {
  return {left.in(kAtom) + " " + word.str() + " " + right.in(kAtom), kQuotient};
}

//===----------------------------------------------------------------------===//
// Forms
//===----------------------------------------------------------------------===//

static Text getText(const LoopVariables &variables, Index index);

/// x ceildiv y is made as -(-x floordiv y): the quotient, if that is what it
/// is.
static const Index::Form *matchCeilDiv(const Index::Form &form) {
  using Kind = Index::Form::Kind;
  const Index::Form *quotient = form.left.form;
  if (form.kind != Kind::Mul || !form.right.is(-1) ||
      quotient->kind != Kind::FloorDiv)
    return nullptr;
  const Index::Form *dividend = quotient->left.form;
  bool isNegated = dividend->kind == Kind::Mul &&
                   dividend->right.isConstant() && dividend->right.constant < 0;
  return isNegated ? quotient : nullptr;
}

static Text getText(const LoopVariables &variables, Index index) {
  using Kind = Index::Form::Kind;
  if (index.isConstant())
    return {std::to_string(index.constant)};
  const Index::Form &form = *index.form;
  auto call = [&](StringRef name) -> Text {
    return {name.str() + "(" + getText(variables, form.left).text + ", " +
            getText(variables, form.right).text + ")"};
  };
  switch (form.kind) {
  case Kind::Coordinate:
    return {"d" + std::to_string(form.number)};
  case Kind::Begin:
    return {"begin"};
  case Kind::End:
    return {"end"};
  case Kind::Variable:
    return {getName(variables, form.number)};
  case Kind::Tile:
    return {"first(" + getName(variables, form.number) + ")"};
  case Kind::TileEnd:
    return {"end(" + getName(variables, form.number) + ")"};
  case Kind::Cut:
    return {(form.number % 2 ? "to" : "from") +
            std::to_string(form.number / 2)};
  case Kind::Data:
    return {"data" + std::to_string(form.number)};
  case Kind::Opaque:
    return {"opaque"};
  case Kind::Add:
    return add(getText(variables, form.left), getText(variables, form.right));
  case Kind::Sub: {
    std::string right = getText(variables, form.right).in(kProduct);
    if (form.left.is(0))
      return {"-" + getText(variables, form.right).in(kProduct), kProduct};
    return {getText(variables, form.left).text + " - " + right, kSum};
  }
  case Kind::Mul:
    if (const Index::Form *quotient = matchCeilDiv(form)) {
      const Index::Form &dividend = *quotient->left.form;
      Text left = getText(variables, dividend.left);
      if (!dividend.right.is(-1))
        left = multiply(left, getText(variables, -dividend.right.constant));
      return divide(left, "ceildiv", getText(variables, quotient->right));
    }
    return multiply(getText(variables, form.left),
                    getText(variables, form.right));
  case Kind::Min:
    return call("min");
  case Kind::Max:
    return call("max");
  case Kind::FloorDiv:
    return divide(getText(variables, form.left), "floordiv",
                  getText(variables, form.right));
  }
  llvm_unreachable("all kinds are listed");
}

std::string lowering::toString(const LoopVariables &variables, Index index) {
  return getText(variables, index).text;
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

static Text getText(AffineExpr expr, ArrayRef<std::string> dims,
                    ArrayRef<std::string> symbols) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return {std::to_string(constant.getValue())};
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return {dims[dim.getPosition()]};
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return {symbols[symbol.getPosition()]};
  auto binary = cast<AffineBinaryOpExpr>(expr);
  Text left = getText(binary.getLHS(), dims, symbols);
  Text right = getText(binary.getRHS(), dims, symbols);
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return add(left, right);
  case AffineExprKind::Mul:
    return multiply(left, right);
  case AffineExprKind::FloorDiv:
    return divide(left, "floordiv", right);
  case AffineExprKind::CeilDiv:
    return divide(left, "ceildiv", right);
  default:
    return divide(left, "mod", right);
  }
}

std::string lowering::toString(AffineExpr expr, ArrayRef<std::string> dims,
                               ArrayRef<std::string> symbols) {
  return getText(expr, dims, symbols).text;
}
