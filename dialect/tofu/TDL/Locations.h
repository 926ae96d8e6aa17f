//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Places in the source, as reports and compiled programs say them.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_LOCATIONS_H
#define TOFU_TDL_LOCATIONS_H

#include "mlir/IR/Value.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include <string>

namespace tofu::tdl {

/// A name as programs and reports can hold it: UTF-8, and nothing behind a
/// null. All that is said below is such.
std::string getText(llvm::StringRef name);

/// `step.mlir:12:8`; else the name that the source gives, `step/layer/mul` of
/// JAX's `jit(step)/jvp(layer)/mul`; or "". Of what a definition says where it
/// is used, both, the use first: `step.mlir:12:8, ops.tdl:3:5`.
std::string describe(mlir::Location loc);

/// The name of a block argument, if it has a location of its own with one, else
/// `fallback`.
std::string getName(mlir::Value value, const llvm::Twine &fallback);

/// What the source calls the operation: `dot_general`, of the name
/// `jit(step)/jvp()/dot_general` or of the operation that was imported; or "".
std::string getSourceName(mlir::Location loc);

/// What the source calls an argument or a result of a function: the name in the
/// argument's location, `params['embed']`, or the result's `jax.result_info`,
/// `result[0]['embed']`; or "".
std::string getArgumentSource(mlir::FunctionOpInterface function, unsigned i);
std::string getResultSource(mlir::FunctionOpInterface function, unsigned i);

/// The location with the name of an operation, unless it has one.
mlir::Location addSourceName(mlir::Location loc, llvm::StringRef name);

/// Of what a definition says, where it is used: the name is the definition's,
/// the line is that of the use, or its name if it has no line; behind it the
/// definition's. Of a use that has neither nothing is added.
mlir::Location addUse(mlir::Location said, mlir::Location use);

/// True if the location says a line of a file.
bool hasLine(mlir::Location loc);

/// Where the source has a value of the function, an argument or what an
/// operation returns; the function's place if it says no line for it.
mlir::Location getPlace(mlir::FunctionOpInterface function, mlir::Value value);

/// The location, at the line of the place unless it says one.
mlir::Location addLine(mlir::Location loc, mlir::Location place);

} // namespace tofu::tdl

#endif // TOFU_TDL_LOCATIONS_H
