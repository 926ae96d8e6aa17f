//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What is legal of opaque functions, each check labelled with the constraint of
// TDLOps.td it keeps.
//
//===----------------------------------------------------------------------===//
#include "tofu/TDL/Extents.h"
#include "tofu/TDL/TDL.h"

#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tofu::tdl;

/// C1: the coordinates of a slice.
static LogicalResult verifySlice(OpaqueOp op, unsigned number) {
  AffineMap map = cast<AffineMapAttr>(op.getMaps()[number]).getValue();
  ArrayRef<int64_t> dims = op.getGivenDims(number);
  auto type = cast<RankedTensorType>(op.getSources()[number].getType());
  if (map.getNumResults() != dims.size())
    return op.emitOpError()
           << "slices " << type << " in " << dims.size() << " dimensions with "
           << map.getNumResults() << " coordinates";
  int64_t last = -1;
  for (int64_t dim : dims) {
    if (dim <= last || dim >= type.getRank())
      return op.emitOpError() << "slices dimension " << dim << " of " << type
                              << (last < 0 ? "" : ", after dimension ")
                              << (last < 0 ? "" : std::to_string(last));
    last = dim;
  }
  if (map.getNumDims() != op.getIndices().size() || map.getNumSymbols())
    return op.emitOpError()
           << "map has " << map.getNumInputs() << " inputs, but "
           << op.getIndices().size() << " are given";
  return success();
}

static bool isFunctionAttribute(Attribute value) {
  if (auto number = dyn_cast<IntegerAttr>(value))
    return number.getType().isInteger(64) || number.getType().isInteger(1);
  if (auto number = dyn_cast<FloatAttr>(value))
    return number.getType().isF64();
  return isa<StringAttr, DenseI64ArrayAttr>(value);
}

static bool isCName(StringRef name) {
  return !name.empty() && !llvm::isDigit(name.front()) &&
         llvm::all_of(name,
                      [](char c) { return llvm::isAlnum(c) || c == '_'; });
}

namespace {
/// A function that every program has: docs/Embedding.md.
struct OwnFunction {
  StringLiteral name, attributes; // separated by blanks
};
} // namespace

static constexpr OwnFunction kOwnFunctions[] = {
    {"tofu_sort", "canonical descending keys unsigned"},
    {"tofu_fft", "inverse"},
    {"tofu_cholesky", ""},
    {"tofu_triangular_solve", "unit"},
    {"tofu_lu", ""},
    {"tofu_qr", ""},
    {"tofu_pivoted_qr", ""},
    {"tofu_householder", ""},
    {"tofu_reflect", "left transpose"},
    {"tofu_eigh", "upper vectors"},
    {"tofu_svd", "vectors"},
    {"tofu_eig", "left right"},
    {"tofu_schur", "vectors"},
    {"tofu_hessenberg", "high low"},
    {"tofu_tridiagonal", "upper"},
    {"tofu_tridiagonal_solve", "perturbed"},
    {"tofu_cholesky_update", ""}};

/// C6: an attribute that nobody reads would be a silent wrong result. Names
/// with tofu_ in front are Tofu's.
static LogicalResult verifyOwnFunction(OpaqueOp op) {
  StringRef name = op.getCallee();
  if (!name.starts_with("tofu_") || op.getMeaning())
    return success();
  const auto *own =
      llvm::find_if(kOwnFunctions, [&](const OwnFunction &function) {
        return function.name == name;
      });
  if (own == std::end(kOwnFunctions)) {
    InFlightDiagnostic diag = op.emitOpError();
    diag << "there is no function '" << name << "' of Tofu; there are ";
    llvm::interleaveComma(
        kOwnFunctions, diag,
        [&](const OwnFunction &function) { diag << function.name; });
    return diag;
  }
  SmallVector<StringRef> known;
  own->attributes.split(known, ' ', -1, /*KeepEmpty=*/false);
  SmallVector<StringRef> given;
  for (NamedAttribute attribute : op.getOpAttributes())
    given.push_back(attribute.getName());
  for (auto parameter : op.getParameterNames().getAsRange<StringAttr>())
    if (!isExtentParameter(parameter))
      given.push_back(parameter);
  for (StringRef attribute : given) {
    if (llvm::is_contained(known, attribute))
      continue;
    InFlightDiagnostic diag = op.emitOpError();
    diag << "'" << name << "' has no attribute '" << attribute << "'; it has ";
    if (known.empty())
      diag << "none";
    llvm::interleaveComma(known, diag,
                          [&](StringRef each) { diag << "'" << each << "'"; });
    return diag;
  }
  return success();
}

LogicalResult OpaqueOp::verify() {
  if (!isCName(getCallee())) // C6
    return emitOpError() << "applies " << getCalleeAttr()
                         << ", which is not the name of a C function";
  if (failed(verifyOwnFunction(*this))) // C6
    return failure();
  for (auto [what, count] :
       {std::pair("maps", getMaps().size()),
        std::pair("lists of dimensions", getDims().size())})
    if (count != getSources().size()) // C1
      return emitOpError() << "has " << getSources().size() << " sources, but "
                           << count << ' ' << what;
  for (unsigned number = 0; number != getSources().size(); ++number)
    if (failed(verifySlice(*this, number)))
      return failure();
  if (getSlices().empty()) // C2
    return emitOpError() << "has no result";
  for (NamedAttribute attribute : getOpAttributes()) // C3
    if (!isFunctionAttribute(attribute.getValue()))
      return emitOpError() << "attribute " << attribute.getName() << " is "
                           << attribute.getValue()
                           << ", but must be an i64, a bool, an f64, a string "
                              "or a list of i64";
  if (getParameterNames().size() != getParameters().size())
    return emitOpError() << "has " << getParameters().size()
                         << " parameters, but " << getParameterNames().size()
                         << " names";
  SmallVector<Attribute> names;
  for (auto [name, value] : llvm::zip(getParameterNames(), getParameters())) {
    if (getOpAttributes().contains(cast<StringAttr>(name)) ||
        llvm::is_contained(names, name))
      return emitOpError() << "has two attributes " << name;
    names.push_back(name);
    if (!value.getType().isIndex() && !isa<FloatType>(value.getType())) // C4
      return emitOpError() << "parameter " << name << " has type "
                           << value.getType()
                           << ", but must be an index or a float";
  }
  return success();
}

LogicalResult OpaqueOp::verifySymbolUses(SymbolTableCollection &symbols) {
  FlatSymbolRefAttr name = getMeaningAttr();
  if (!name)
    return success();
  // As of an application, a file may still define it.
  auto meaning = symbols.lookupNearestSymbolFrom<OpOp>(*this, name); // C5
  if (!meaning)
    return success();
  if (meaning.getOperandShapes().size() != getSources().size() ||
      meaning.getResultShapes().size() != getNumResults())
    return emitOpError() << "takes " << getSources().size()
                         << " slices and gives " << getNumResults() << ", but '"
                         << name.getValue() << "' takes "
                         << meaning.getOperandShapes().size() << " and gives "
                         << meaning.getResultShapes().size();
  return success();
}
