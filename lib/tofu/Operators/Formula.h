//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Numbers as formulas of a definition's dims and attributes and of the ends of
// a part: sums of products of names, which print as one writes them.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_FORMULA_H
#define TOFU_OPERATORS_FORMULA_H

#include "mlir/IR/AffineExpr.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tofu {

class Formula {
public:
  /// What a product is made of: a name, perhaps of what is scaled by others; a
  /// number minus 1, which prints as `(k - 1)`; or a quotient, rounded down.
  struct Atom {
    enum class Kind { Name, Scaled, Last, Quotient } kind;
    std::string text;
    std::shared_ptr<const Formula> value, divisor;
  };
  struct Product {
    int64_t factor;
    std::vector<Atom> atoms; // names first
  };

  Formula(int64_t value = 0);
  static Formula name(llvm::StringRef name);
  /// A name that stands behind others in a product.
  static Formula scaledName(llvm::StringRef name);
  /// `value - 1`: the last element of an extent.
  static Formula last(const Formula &value);
  static Formula floorDiv(const Formula &value, const Formula &divisor);
  /// Of the names of its dimensions and symbols.
  static Formula fromAffine(mlir::AffineExpr expr,
                            llvm::ArrayRef<std::string> dims,
                            llvm::ArrayRef<std::string> symbols);

  Formula operator+(const Formula &other) const;
  Formula operator-(const Formula &other) const;
  Formula operator*(const Formula &other) const;

  std::optional<int64_t> getConstant() const;
  const std::vector<Product> &getProducts() const { return products; }
  /// The sign of its factor, where it is one product.
  bool isNegative() const;
  /// Every `(k - 1)` as a difference: then equal sums print alike.
  Formula expand() const;
  /// True if both are the same sum of products, in whatever order.
  bool isEqual(const Formula &other) const;
  /// Without a name: another formula stands in its place.
  Formula replace(llvm::StringRef name, const Formula &by) const;
  /// The factor of a name that stands in sums and products only; else none.
  std::optional<Formula> getFactor(llvm::StringRef name) const;
  bool mentions(llvm::StringRef name) const;
  /// True if it is seen to be 0 or more whatever its names are, from 1 on.
  bool isNeverNegative() const;
  /// Without quotients: negative wherever this one is, divisors being positive.
  Formula dropQuotients() const;
  /// How many products are added up as it is printed.
  unsigned countTerms() const;
  std::string toString() const;
  /// One name for all of a sum: `(n + 1)`.
  Formula toName() const;
  /// As a factor: in brackets if it is a sum.
  std::string toFactor() const;
  /// None if a name has no value, or a divisor none that is positive.
  std::optional<int64_t> evaluate(const llvm::StringMap<int64_t> &values) const;
  /// Where some names are dimensions, and the others constants; null if that is
  /// not quasi-affine.
  mlir::AffineExpr getAffine(const llvm::StringMap<mlir::AffineExpr> &values,
                             mlir::MLIRContext *context) const;

private:
  void add(Product product);
  void collectNames(llvm::StringSet<> &names) const;
  std::vector<Product> products; // no two with the same atoms
};

} // namespace tofu

#endif // TOFU_OPERATORS_FORMULA_H
