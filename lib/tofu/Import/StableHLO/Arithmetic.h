//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Scalar code for the functions of StableHLO. Values are signless; the element
// type that the source states says whether integers are unsigned. A null value
// means that the function is not covered for the type.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_ARITHMETIC_H
#define TOFU_IMPORT_STABLEHLO_ARITHMETIC_H

#include "mlir/IR/Builders.h"
#include "llvm/ADT/StringRef.h"

namespace tofu {

/// Where scalar code is written and for which element type of the source.
struct Scalar {
  mlir::OpBuilder &builder;
  mlir::Location loc;
  mlir::Type type;

  bool isFloat() const { return llvm::isa<mlir::FloatType>(type); }
  bool isBoolean() const { return type.isInteger(1); }
  /// A boolean compares and extends as unsigned.
  bool isUnsigned() const { return type.isUnsignedInteger() || isBoolean(); }
  /// A constant of the type, signless.
  mlir::Value constant(double value) const;
};

/// A function of one or two arguments of one type, with a result of that type.
using UnaryFunction = mlir::Value (*)(const Scalar &, mlir::Value);
using BinaryFunction = mlir::Value (*)(const Scalar &, mlir::Value,
                                       mlir::Value);

/// The functions by names without the dialect's: `add`; null if there is none.
UnaryFunction getUnaryFunction(llvm::StringRef name);
BinaryFunction getBinaryFunction(llvm::StringRef name);
llvm::SmallVector<llvm::StringRef> getUnaryNames();
llvm::SmallVector<llvm::StringRef> getBinaryNames();

/// Converts a value of element type `scalar.type` to another, as
/// stablehlo.convert does.
mlir::Value convert(const Scalar &scalar, mlir::Value value, mlir::Type to);

/// An integer value as an index.
mlir::Value toIndex(const Scalar &scalar, mlir::Value value);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_ARITHMETIC_H
