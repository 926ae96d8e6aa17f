//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/LambdaAnalysis.h"
#include "tofu/Analysis/AccessCollector.h"
#include "tofu/Analysis/Linearity.h"
#include "tofu/TDL/IndexValues.h"

using namespace mlir;
using namespace tofu::tdl;

/// The dimensions that a function's results have beside the indices: the
/// function computes all of them.
static void addSliceVariables(OpaqueOp opaque,
                              SmallVector<IndexVariable> &variables) {
  size_t first = variables.size();
  for (Type type : opaque.getSlices().getTypes())
    for (auto [dim, extent] :
         llvm::enumerate(cast<RankedTensorType>(type).getShape()))
      if (first + dim == variables.size())
        variables.push_back({IndexVariable::Kind::Fixed, extent, Combiner::sum,
                             Value(), "s" + std::to_string(dim)});
}

LambdaAnalysis::LambdaAnalysis(LambdaOp op, bool finite) : op(op) {
  IndexValues values(op);
  auto add = [&](ValueRange indices, ArrayRef<int64_t> extents,
                 IndexVariable::Kind kind, Combiner combiner, char prefix) {
    for (auto [index, extent] : llvm::zip(indices, extents)) {
      bool isFixed = ShapedType::isDynamic(extent);
      variables.push_back(
          {isFixed ? IndexVariable::Kind::Fixed : kind, extent, combiner, index,
           getName(index, Twine(prefix) + Twine(variables.size()))});
    }
  };
  add(op.getIndices(), op.getStaticExtents(), IndexVariable::Kind::Output,
      Combiner::sum, 'i');
  for (ReduceOp reduction : op.getReductions())
    add(reduction.getIndices(), reduction.getStaticExtents(),
        canSplit(reduction, op, finite) ? IndexVariable::Kind::Reduction
                                        : IndexVariable::Kind::Fixed,
        reduction.getBuiltin().value_or(Combiner::sum), 'r');
  if (OpaqueOp opaque = op.getOpaque())
    addSliceVariables(opaque, variables);
  llvm::append_range(linearSets, findLinearSets(op, finite));
  accesses = AccessCollector(op, values, linearSets, variables).takeAccesses();
}

static StringRef stringify(IndexVariable::Kind kind) {
  switch (kind) {
  case IndexVariable::Kind::Output:
    return "output";
  case IndexVariable::Kind::Reduction:
    return "reduction";
  case IndexVariable::Kind::Data:
    return "data";
  case IndexVariable::Kind::Fixed:
    return "fixed";
  }
  llvm_unreachable("unknown kind");
}

void LambdaAnalysis::print(raw_ostream &os) const {
  for (auto [number, variable] : llvm::enumerate(variables)) {
    os << "d" << number << " '" << variable.name << "' "
       << stringify(variable.kind);
    if (variable.kind == IndexVariable::Kind::Reduction)
      os << " " << stringifyCombiner(variable.combiner);
    if (ShapedType::isDynamic(variable.extent))
      os << " [0, ?)\n";
    else
      os << " [0, " << variable.extent << ")\n";
  }
  for (const Access &access : accesses) {
    os << "input " << access.input << " at " << access.map;
    if (IntegerSet guard = access.guard) {
      os << " where ";
      guard.print(os);
    }
    os << "\n";
  }
  for (uint64_t set : linearSets) {
    SmallVector<unsigned> inputs;
    for (unsigned input = 0; input != 64; ++input)
      if (set >> input & 1)
        inputs.push_back(input);
    os << "linear in {";
    llvm::interleaveComma(inputs, os);
    os << "}\n";
  }
}
