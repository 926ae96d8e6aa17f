//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/Formula.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace tofu;

/// What leaves 64 bits stays at their end.
static int64_t multiply(int64_t a, int64_t b) {
  int64_t result;
  if (!llvm::MulOverflow(a, b, result))
    return result;
  return (a < 0) == (b < 0) ? INT64_MAX : INT64_MIN + 1;
}

static int64_t add(int64_t a, int64_t b) {
  int64_t result;
  if (!llvm::AddOverflow(a, b, result))
    return result;
  return a < 0 ? INT64_MIN + 1 : INT64_MAX;
}

Formula::Formula(int64_t value) {
  if (value)
    products.push_back({value, {}});
}

Formula Formula::name(llvm::StringRef name) {
  Formula result;
  result.products.push_back({1, {{Atom::Kind::Name, name.str(), {}, {}}}});
  return result;
}

Formula Formula::scaledName(llvm::StringRef name) {
  Formula result;
  result.products.push_back({1, {{Atom::Kind::Scaled, name.str(), {}, {}}}});
  return result;
}

Formula Formula::last(const Formula &value) {
  bool isName = value.products.size() == 1 && value.products[0].factor == 1 &&
                value.products[0].atoms.size() == 1 &&
                (value.products[0].atoms[0].kind == Atom::Kind::Name ||
                 value.products[0].atoms[0].kind == Atom::Kind::Scaled);
  if (!isName)
    return value - 1;
  Formula result;
  result.products.push_back({1,
                             {{Atom::Kind::Last,
                               "(" + value.toString() + " - 1)",
                               std::make_shared<Formula>(value),
                               {}}}});
  return result;
}

Formula Formula::floorDiv(const Formula &value, const Formula &divisor) {
  if (divisor.getConstant() == 1 || value.getConstant() == 0)
    return value;
  if (auto known = value.getConstant(), by = divisor.getConstant();
      known && by && *by > 0)
    return llvm::divideFloorSigned(*known, *by);
  if (auto by = divisor.getConstant();
      by && *by > 0 && llvm::all_of(value.products, [&](const Product &part) {
        return part.factor % *by == 0;
      })) {
    Formula result = value;
    for (Product &part : result.products)
      part.factor /= *by;
    return result;
  }
  std::string by = divisor.toFactor();
  if (by.find('*') != std::string::npos && by[0] != '(')
    by = "(" + by + ")";
  Formula result;
  result.products.push_back(
      {1,
       {{Atom::Kind::Quotient, "(" + value.toFactor() + " floordiv " + by + ")",
         std::make_shared<Formula>(value),
         std::make_shared<Formula>(divisor)}}});
  return result;
}

/// What it is a product of, in one order for all that are alike.
static llvm::SmallVector<StringRef, 8> getKey(const Formula::Product &product) {
  llvm::SmallVector<StringRef, 8> texts;
  for (const Formula::Atom &atom : product.atoms)
    texts.push_back(atom.text);
  llvm::sort(texts, std::less<>()); // without an order of its own: qsort
  return texts;
}

void Formula::add(Product product) {
  auto key = getKey(product);
  auto isAlike = [&](const Product &known) {
    return known.atoms.size() == key.size() && getKey(known) == key;
  };
  auto known = llvm::find_if(products, isAlike);
  if (known == products.end()) {
    if (product.factor)
      products.push_back(std::move(product));
    return;
  }
  known->factor = ::add(known->factor, product.factor);
  llvm::erase_if(products, [](const Product &p) { return p.factor == 0; });
}

Formula Formula::operator+(const Formula &other) const {
  Formula sum = *this;
  for (const Product &product : other.products)
    sum.add(product);
  return sum;
}

Formula Formula::operator-(const Formula &other) const {
  return *this + other * Formula(-1);
}

Formula Formula::operator*(const Formula &other) const {
  Formula result;
  for (const Product &left : products)
    for (const Product &right : other.products) {
      Product product{multiply(left.factor, right.factor), left.atoms};
      llvm::append_range(product.atoms, right.atoms);
      // Attributes and extents stand before what they scale.
      llvm::stable_sort(product.atoms, [](const Atom &a, const Atom &b) {
        return (a.kind != Atom::Kind::Name) < (b.kind != Atom::Kind::Name);
      });
      result.add(std::move(product));
    }
  return result;
}

std::optional<int64_t> Formula::getConstant() const {
  if (products.empty())
    return 0;
  if (products.size() == 1 && products[0].atoms.empty())
    return products[0].factor;
  return std::nullopt;
}

bool Formula::isNegative() const {
  return products.size() == 1 && products[0].factor < 0;
}

Formula Formula::expand() const {
  Formula result;
  for (const Product &product : products) {
    Formula part(product.factor);
    for (const Atom &atom : product.atoms) {
      Formula factor;
      factor.products.push_back({1, {atom}});
      part = part * (atom.kind == Atom::Kind::Last ? *atom.value - 1 : factor);
    }
    result = result + part;
  }
  return result;
}

bool Formula::isEqual(const Formula &other) const {
  return (*this - other).expand().getConstant() == 0;
}

static bool isName(const Formula::Atom &atom) {
  return atom.kind == Formula::Atom::Kind::Name ||
         atom.kind == Formula::Atom::Kind::Scaled;
}

static bool mentions(const Formula::Product &product, llvm::StringRef name) {
  return llvm::any_of(product.atoms, [&](const Formula::Atom &atom) {
    return isName(atom) ? atom.text == name
                        : atom.value->mentions(name) ||
                              (atom.divisor && atom.divisor->mentions(name));
  });
}

Formula Formula::replace(llvm::StringRef name, const Formula &by) const {
  Formula result;
  for (const Product &product : products) {
    if (!::mentions(product, name)) {
      result.add(product);
      continue;
    }
    Formula part(product.factor);
    for (const Atom &atom : product.atoms) {
      Formula factor;
      if (isName(atom) && atom.text == name)
        factor = by;
      else if (isName(atom))
        factor.products.push_back({1, {atom}});
      else if (atom.kind == Atom::Kind::Last)
        factor = last(atom.value->replace(name, by));
      else
        factor = floorDiv(atom.value->replace(name, by),
                          atom.divisor->replace(name, by));
      part = part * factor;
    }
    result = result + part;
  }
  return result;
}

void Formula::collectNames(llvm::StringSet<> &names) const {
  for (const Product &product : products)
    for (const Atom &atom : product.atoms) {
      if (isName(atom))
        names.insert(atom.text);
      else
        atom.value->collectNames(names);
      if (atom.divisor)
        atom.divisor->collectNames(names);
    }
}

bool Formula::mentions(llvm::StringRef name) const {
  return llvm::any_of(products, [&](const Product &product) {
    return ::mentions(product, name);
  });
}

std::optional<Formula> Formula::getFactor(llvm::StringRef name) const {
  Formula sum = expand(), none = sum.replace(name, 0);
  Formula factor = (sum.replace(name, 1) - none).expand();
  bool isLinear = (none + factor * scaledName(name)).isEqual(sum);
  return isLinear ? std::optional(factor) : std::nullopt;
}

bool Formula::isNeverNegative() const {
  llvm::StringSet<> names;
  collectNames(names);
  Formula sum = *this;
  for (llvm::StringRef own : names.keys())
    sum = sum.replace(own, name(own) + 1);
  return llvm::all_of(sum.expand().products, [](const Product &product) {
    return product.factor >= 0 && llvm::all_of(product.atoms, isName);
  });
}

/// With v - d + 1 <= d*(v floordiv d) <= v, all times d. A number is negative
/// if, times d, it is less than 1 - d.
Formula Formula::dropQuotients() const {
  constexpr unsigned kMost = 8;
  Formula sum = expand(), scale = 1;
  auto isQuotient = [](const Atom &atom) {
    return atom.kind == Atom::Kind::Quotient;
  };
  for (unsigned i = 0; i != kMost; ++i) {
    auto found = llvm::find_if(sum.products, [&](const Product &product) {
      return llvm::any_of(product.atoms, isQuotient);
    });
    if (found == sum.products.end())
      break;
    Atom quotient = *llvm::find_if(found->atoms, isQuotient);
    Formula scaled;
    for (Product product : sum.products) {
      auto at = llvm::find_if(product.atoms, [&](const Atom &atom) {
        return atom.text == quotient.text;
      });
      Formula by = *quotient.divisor;
      if (at != product.atoms.end()) {
        by = product.factor < 0 ? *quotient.value
                                : *quotient.value - *quotient.divisor + 1;
        product.atoms.erase(at);
      }
      Formula part;
      part.products.push_back(std::move(product));
      scaled = scaled + part * by;
    }
    sum = scaled.expand();
    scale = scale * *quotient.divisor;
  }
  return (sum + scale - 1).expand();
}

unsigned Formula::countTerms() const {
  std::string text = toString();
  unsigned terms = 1, depth = 0;
  for (llvm::StringRef left = text; !left.empty(); left = left.drop_front()) {
    depth += left[0] == '(';
    depth -= left[0] == ')';
    terms += depth == 0 && (left.starts_with(" + ") || left.starts_with(" - "));
  }
  return terms;
}

std::string Formula::toString() const {
  // `hi - 1 + 1` is `hi`: what is scaled by nothing needs no brackets.
  Formula simple;
  for (const Product &product : products) {
    bool isAlone = product.atoms.size() == 1 && std::abs(product.factor) == 1 &&
                   product.atoms[0].kind == Atom::Kind::Last;
    if (isAlone)
      simple = simple + (*product.atoms[0].value - 1) * product.factor;
    else
      simple.add(product);
  }
  if (simple.products.empty())
    return "0";
  // Positive products first; numbers last, or first before what is taken away.
  std::vector<const Product *> ordered;
  for (const Product &product : simple.products)
    if (!product.atoms.empty() && product.factor > 0)
      ordered.push_back(&product);
  bool isNumberFirst = ordered.empty();
  for (bool isNumber : {isNumberFirst, !isNumberFirst})
    for (const Product &product : simple.products)
      if (isNumber == product.atoms.empty() && (isNumber || product.factor < 0))
        ordered.push_back(&product);
  std::string text;
  for (const Product *product : ordered) {
    int64_t factor = product->factor;
    if (!text.empty())
      text += factor < 0 ? " - " : " + ";
    else if (factor < 0)
      text += "-";
    uint64_t size = factor < 0 ? 0 - uint64_t(factor) : uint64_t(factor);
    std::vector<std::string> parts;
    if (size != 1 || product->atoms.empty())
      parts.push_back(std::to_string(size));
    for (const Atom &atom : product->atoms)
      parts.push_back(atom.text);
    std::string joined = llvm::join(parts, "*");
    // A quotient alone needs no brackets; `-a floordiv b` is one of `-a`.
    if (parts.size() == 1 && product->atoms.size() == 1 &&
        product->atoms[0].kind == Atom::Kind::Quotient && text != "-")
      joined = joined.substr(1, joined.size() - 2);
    text += joined;
  }
  return text;
}

Formula Formula::toName() const {
  std::string text = toFactor();
  return llvm::StringRef(text).starts_with("(") ? scaledName(text) : *this;
}

std::string Formula::toFactor() const {
  std::string text = toString();
  bool isSum = llvm::StringRef(text).contains(' ');
  return isSum ? "(" + text + ")" : text;
}

std::optional<int64_t>
Formula::evaluate(const llvm::StringMap<int64_t> &values) const {
  int64_t sum = 0;
  for (const Product &product : products) {
    int64_t value = product.factor;
    for (const Atom &atom : product.atoms) {
      std::optional<int64_t> factor;
      if (atom.kind == Atom::Kind::Name || atom.kind == Atom::Kind::Scaled) {
        auto found = values.find(atom.text);
        if (found == values.end())
          return std::nullopt;
        factor = found->second;
      } else {
        factor = atom.value->evaluate(values);
        if (!factor)
          return std::nullopt;
        if (atom.kind == Atom::Kind::Last) {
          factor = ::add(*factor, -1);
        } else {
          auto divisor = atom.divisor->evaluate(values);
          if (!divisor || *divisor <= 0)
            return std::nullopt;
          factor = llvm::divideFloorSigned(*factor, *divisor);
        }
      }
      value = multiply(value, *factor);
    }
    sum = ::add(sum, value);
  }
  return sum;
}

mlir::AffineExpr
Formula::getAffine(const llvm::StringMap<mlir::AffineExpr> &values,
                   mlir::MLIRContext *context) const {
  mlir::AffineExpr sum = mlir::getAffineConstantExpr(0, context);
  for (const Product &product : products) {
    mlir::AffineExpr value =
        mlir::getAffineConstantExpr(product.factor, context);
    for (const Atom &atom : product.atoms) {
      mlir::AffineExpr factor = isName(atom)
                                    ? values.lookup(atom.text)
                                    : atom.value->getAffine(values, context);
      if (factor && atom.kind == Atom::Kind::Last)
        factor = factor - 1;
      if (factor && atom.kind == Atom::Kind::Quotient) {
        mlir::AffineExpr divisor = atom.divisor->getAffine(values, context);
        auto by = mlir::dyn_cast_or_null<mlir::AffineConstantExpr>(divisor);
        factor = by && by.getValue() > 0 ? factor.floorDiv(by.getValue())
                                         : mlir::AffineExpr();
      }
      bool isAffine = factor && (value.isSymbolicOrConstant() ||
                                 factor.isSymbolicOrConstant());
      if (!isAffine)
        return {};
      value = value * factor;
    }
    sum = sum + value;
  }
  return sum;
}

Formula Formula::fromAffine(mlir::AffineExpr expr,
                            llvm::ArrayRef<std::string> dims,
                            llvm::ArrayRef<std::string> symbols) {
  if (auto constant = mlir::dyn_cast<mlir::AffineConstantExpr>(expr))
    return constant.getValue();
  if (auto dim = mlir::dyn_cast<mlir::AffineDimExpr>(expr))
    return name(dims[dim.getPosition()]);
  if (auto symbol = mlir::dyn_cast<mlir::AffineSymbolExpr>(expr))
    return name(symbols[symbol.getPosition()]);
  auto binary = mlir::cast<mlir::AffineBinaryOpExpr>(expr);
  Formula left = fromAffine(binary.getLHS(), dims, symbols);
  Formula right = fromAffine(binary.getRHS(), dims, symbols);
  switch (expr.getKind()) {
  case mlir::AffineExprKind::Add:
    return left + right;
  case mlir::AffineExprKind::Mul:
    // `dilation*(k - 1)` stays as it is written.
    return left.getConstant() || right.getConstant() ? left * right
                                                     : right * left.toName();
  case mlir::AffineExprKind::FloorDiv:
    return floorDiv(left, right);
  case mlir::AffineExprKind::CeilDiv:
    return floorDiv(left + right - 1, right);
  default:
    return name("(" + left.toFactor() + " mod " + right.toFactor() + ")");
  }
}
