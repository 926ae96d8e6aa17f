//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What is legal of opaque functions, each check labelled with the constraint of
// TDLOps.td it keeps.
//
//===----------------------------------------------------------------------===//
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

LogicalResult OpaqueOp::verify() {
  if (!isCName(getCallee())) // C6
    return emitOpError() << "applies " << getCalleeAttr()
                         << ", which is not the name of a C function";
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
  auto meaning = symbols.lookupNearestSymbolFrom<OpOp>(*this, name); // C5
  if (!meaning)
    return emitOpError() << "'" << name.getValue()
                         << "' is not the name of a tdl.op";
  if (meaning.getOperandShapes().size() != getSources().size() ||
      meaning.getResultShapes().size() != getNumResults())
    return emitOpError() << "takes " << getSources().size()
                         << " slices and gives " << getNumResults() << ", but '"
                         << name.getValue() << "' takes "
                         << meaning.getOperandShapes().size() << " and gives "
                         << meaning.getResultShapes().size();
  return success();
}
