//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Opaque.h"

#include "tofu/Interpreter/Diagnostics.h"
#include "tofu/Interpreter/OpaqueBodies.h"
#include "tofu/Runtime/OwnFunctions.h"
#include "tofu/TDL/IndexValues.h"
#include "tofu/TDL/PointSet.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/PrettyStackTrace.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::interpreter;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

static llvm::StringMap<OpaqueFunction> &getRegistry() {
  static llvm::StringMap<OpaqueFunction> registry{
      {"tofu_sort", sortStably},
      {"tofu_fft", transformFourier},
      {"tofu_cholesky", factorCholesky},
      {"tofu_triangular_solve", solveTriangular},
      {"tofu_lu", factorLU},
      {"tofu_qr", factorQR},
      {"tofu_householder", multiplyReflections},
      // Of these LAPACK's results are some of many: signs, order, pivots.
      {"tofu_reflect", getCBody(tofu_reflect)},
      {"tofu_pivoted_qr", getCBody(tofu_pivoted_qr)},
      {"tofu_eigh", getCBody(tofu_eigh)},
      {"tofu_svd", getCBody(tofu_svd)},
      {"tofu_eig", getCBody(tofu_eig)},
      {"tofu_schur", getCBody(tofu_schur)},
      {"tofu_hessenberg", getCBody(tofu_hessenberg)},
      {"tofu_tridiagonal", getCBody(tofu_tridiagonal)},
      {"tofu_tridiagonal_solve", getCBody(tofu_tridiagonal_solve)},
      {"tofu_cholesky_update", getCBody(tofu_cholesky_update)}};
  return registry;
}

void tofu::interpreter::registerOpaque(StringRef name,
                                       OpaqueFunction function) {
  if (function)
    getRegistry()[name] = std::move(function);
  else
    getRegistry().erase(name);
}

/// The function's body, or none.
static OpaqueFunction findBody(tdl::OpaqueOp op) {
  if (op.getMeaning())
    return getDefinedBody(op);
  auto known = getRegistry().find(op.getCallee());
  return known != getRegistry().end() ? known->second
                                      : getCBody(op.getCallee());
}

std::string tofu::interpreter::whyNoBody(tdl::OpaqueOp op) {
  if (!op.getParameters().empty())
    return "has a parameter that is not known; run -tdl-instantiate first";
  if (op.getMeaning() || getRegistry().contains(op.getCallee()) ||
      getCBody(op.getCallee()))
    return "";
  return ("the interpreter has no body for the opaque function '" +
          op.getCallee() +
          "'; give the library that has it with --library, or say in MLIR "
          "with 'means' which operator it is")
      .str();
}

/// Copies a slice; an error if a part of it is not held here.
static Expected<Tensor> getSlice(const View &view,
                                 ArrayRef<AffineExpr> coordinates,
                                 ArrayRef<int64_t> indices) {
  Box box;
  SmallVector<int64_t> shape;
  for (auto [dim, extent] : llvm::enumerate(view.shape)) {
    Range range = {0, extent};
    if (coordinates[dim]) {
      int64_t at = evaluate(coordinates[dim], indices);
      range = {at, at + 1};
    } else {
      shape.push_back(extent);
    }
    box.push_back(range);
  }
  Tensor slice(view.elementType, shape);
  for (auto [dim, range] : llvm::enumerate(box))
    if (slice.getNumElements() && (range.first < view.box[dim].first ||
                                   range.second > view.box[dim].second))
      return createStringError("a slice needs %s of dimension %zu, but this "
                               "device holds only %s",
                               describe(Box{range}).c_str(), dim,
                               describe(view.box).c_str());
  copyBox(box, view, {view.elementType, view.shape, box, slice.bytes.data()});
  return slice;
}

/// Puts a result where the indices say.
static void putSlice(Tensor &slice, const View &view,
                     ArrayRef<int64_t> indices) {
  Box box;
  for (int64_t index : indices)
    box.push_back({index, index + 1});
  for (int64_t extent : slice.shape)
    box.push_back({0, extent});
  copyBox(box, {view.elementType, view.shape, box, slice.bytes.data()}, view);
}

Error tofu::interpreter::applyOpaque(tdl::OpaqueOp op, ArrayRef<Range> ranges,
                                     ArrayRef<Operand> inputs,
                                     ArrayRef<View> outputs, StringRef where) {
  auto lambda = cast<tdl::LambdaOp>(op->getParentOp());
  tdl::IndexValues values(lambda);
  SmallVector<SmallVector<AffineExpr>> coordinates;
  SmallVector<View> sources;
  for (auto [number, source] : llvm::enumerate(op.getSources())) {
    SmallVector<AffineExpr> &own = coordinates.emplace_back();
    for (AffineExpr expr : op.getCoordinates(number)) {
      own.push_back(expr ? values.substitute(expr, op.getIndices()) : expr);
      if (expr && !own.back())
        return errorAt(op.getLoc(), "a slice depends on data");
    }
    unsigned input =
        cast<BlockArgument>(source).getArgNumber() - lambda.getRank();
    sources.push_back(inputs[input].view);
  }
  OpaqueFunction body = findBody(op);
  // Said if it ends the program.
  std::string running = ("the function '" + op.getCallee() + "'").str();
  llvm::PrettyStackTraceString frame(running.c_str());
  Error error = Error::success();
  forEachCoordinate(ranges, [&](ArrayRef<int64_t> indices) {
    if (error)
      return;
    SmallVector<Tensor, 0> operands, results;
    for (auto [view, own] : llvm::zip(sources, coordinates)) {
      Expected<Tensor> slice = getSlice(view, own, indices);
      if (!slice) {
        error = slice.takeError();
        return;
      }
      operands.push_back(std::move(*slice));
    }
    for (Type type : op.getSlices().getTypes()) {
      auto slice = cast<RankedTensorType>(type);
      results.emplace_back(slice.getElementType(), slice.getShape());
    }
    error = body({operands, results, op.getOpAttributes()});
    if (error)
      return;
    for (auto [slice, view] : llvm::zip(results, outputs))
      putSlice(slice, view, indices);
  });
  if (!error)
    return Error::success();
  return errorAt(op.getLoc(), where + "'" + op.getCallee() +
                                  "': " + llvm::toString(std::move(error)));
}
