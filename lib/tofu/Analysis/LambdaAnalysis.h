//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Facts about one tdl.lambda: its index variables, which coordinates of each
// operand it reads, and in which operands and reductions it is linear.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_LAMBDAANALYSIS_H
#define TOFU_ANALYSIS_LAMBDAANALYSIS_H

#include "tofu/Analysis/Prefix.h"

#include "mlir/IR/IntegerSet.h"
#include "llvm/ADT/BitVector.h"

namespace tofu::tdl {

/// An index variable; it ranges over [0, extent).
struct IndexVariable {
  enum class Kind {
    Output,    // an index of the results: parts are concatenated
    Reduction, // an index of a tdl.reduce whose value reaches the results
               // linearly (or is the result): parts are combined
    Prefix,    // the index of a cumulative reduction: is cut together with an
               // index of the results, and parts are scanned
    Data, // a coordinate computed from data (a gather's row): a part of the
          // tensor's dimension gives one term of a sum
    Fixed // never split: an index of any other reduction, a dimension that
          // is read as a whole
  };
  Kind kind;
  int64_t extent;
  /// Reduction, Prefix, Data: how parts are combined: a built-in combiner, or
  /// the name of one (whyNotInParts() knows nothing against it).
  mlir::Attribute combiner;
  mlir::Value value; // block argument; null for Data, slices
  std::string name;  // as printed in reports

  unsigned along = 0; // Prefix: number of the results' index that is cut alike

  /// The combiner, if it is built in.
  std::optional<Combiner> getBuiltin() const;
};

/// The coordinates at which one input is read.
struct Access {
  unsigned input; // number among the lambda's inputs
  /// From all index variables (dimensions, in their order) to the input's
  /// coordinates; no symbols: a coordinate computed from data is its own Data
  /// or Fixed variable.
  mlir::AffineMap map;
  /// Constraints over the index variables under which it is read; or null.
  mlir::IntegerSet guard;
  /// Variables of reductions that are not around it, and data variables of
  /// other accesses: it is read even where the part of one is empty.
  llvm::SmallVector<unsigned, 2> outside = {};
};

/// Variables are numbered: indices of the results, then those of each
/// tdl.reduce in the order of LambdaOp::getReductions() (these are the ranges
/// of `part`), then dimensions of an opaque function's results, Data variables,
/// and dimensions that are read as a whole.
class LambdaAnalysis {
public:
  /// `finite` promises that no value is infinite or NaN and that no sign of a
  /// zero matters: there are more linear sets then.
  explicit LambdaAnalysis(LambdaOp op, bool finite = false);

  LambdaOp getOp() const { return op; }
  llvm::ArrayRef<IndexVariable> getVariables() const { return variables; }
  /// Distinct accesses, ordered by input, then by place in the body. An input
  /// that is never read has none.
  llvm::ArrayRef<Access> getAccesses() const { return accesses; }
  /// Sets of inputs (bit i = input i) in which all results are jointly and
  /// homogeneously linear: if each is one term of a sum per device, so is each
  /// result. Ordered, no duplicates. Inputs from 64 on are in no set.
  llvm::ArrayRef<uint64_t> getLinearSets() const { return linearSets; }

  /// A reduction that is not split, as its combiner does not fold parts alike,
  /// and why.
  struct Unordered {
    ReduceOp reduction;
    std::string reason; // as whyNotInParts() says it
  };
  llvm::ArrayRef<Unordered> getUnordered() const { return unordered; }

  /// How the lambda is a cumulative reduction, if it is one.
  const std::optional<Prefix> &getPrefix() const { return prefix; }

  void print(llvm::raw_ostream &os) const;

private:
  /// The number of its index among the variables.
  unsigned getPrefixVariable() const;
  void includeOwnTerms();

  LambdaOp op;
  std::optional<Prefix> prefix;
  llvm::SmallVector<IndexVariable> variables;
  llvm::SmallVector<Access> accesses;
  llvm::SmallVector<uint64_t> linearSets;
  llvm::SmallVector<Unordered, 0> unordered;
};

/// How a variable is split over the mesh: part q of [0, extent), q the
/// mixed-radix number of the coordinates on `axes` (first = most significant),
/// is [floor(q extent / K), floor((q+1) extent / K)), K the product of the
/// axes.
struct VariableSplit {
  int64_t extent;
  llvm::SmallVector<unsigned> axes;
};

/// The boxes of a part, in closed form in the mesh coordinates.
BoxAttr getPartBox(mlir::MLIRContext *context,
                   llvm::ArrayRef<VariableSplit> variables,
                   llvm::ArrayRef<int64_t> mesh);

/// The region of an operand of `shape` that the part reads through `access`:
/// the least box that its closed-form interval rules give, clipped to the
/// tensor. Sound: it contains every coordinate that the part reads. Empty where
/// the part of a variable is that the access is not outside of.
BoxAttr getRegion(const Access &access, llvm::ArrayRef<int64_t> shape,
                  llvm::ArrayRef<VariableSplit> variables,
                  llvm::ArrayRef<int64_t> mesh);

/// A region as a function of the ends of a part, lo (d0) and hi (d1): per
/// dimension from the largest of some expressions to the smallest of others.
struct SymbolicRegion {
  llvm::SmallVector<llvm::SmallVector<mlir::AffineExpr, 2>, 4> lowers, uppers;
};

/// The same rules with the ends of a part in the place of a device's: the
/// variables of `split` range over [lo, hi), which is not empty, the others
/// over all of their extents. What differs is what needs a device's numbers: no
/// end that never decides is left out, and a remainder is anything below its
/// divisor.
SymbolicRegion getSymbolicRegion(const Access &access,
                                 llvm::ArrayRef<int64_t> shape,
                                 llvm::ArrayRef<int64_t> extents,
                                 const llvm::BitVector &split);

} // namespace tofu::tdl

#endif // TOFU_ANALYSIS_LAMBDAANALYSIS_H
