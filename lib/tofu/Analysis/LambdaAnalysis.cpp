//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/LambdaAnalysis.h"
#include "tofu/Analysis/AccessCollector.h"
#include "tofu/Analysis/CombinerLaws.h"
#include "tofu/Analysis/Linearity.h"
#include "tofu/Analysis/Prefix.h"
#include "tofu/TDL/Combiners.h"
#include "tofu/TDL/IndexValues.h"
#include "tofu/TDL/Locations.h"

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
        variables.push_back({IndexVariable::Kind::Fixed, extent, Attribute(),
                             Value(), "s" + std::to_string(dim)});
}

std::optional<Combiner> IndexVariable::getBuiltin() const {
  auto builtin = dyn_cast_or_null<CombinerAttr>(combiner);
  return builtin ? std::optional(builtin.getValue()) : std::nullopt;
}

unsigned LambdaAnalysis::getPrefixVariable() const {
  ReduceOp reduction = prefix->reduction;
  auto *index = llvm::find_if(variables, [&](const IndexVariable &variable) {
    return variable.value == reduction.getIndices()[0];
  });
  return unsigned(index - variables.begin());
}

/// Where a term of an exclusive cumulative reduction is read, that of the
/// element's own place is read, too: it is needed by those behind.
void LambdaAnalysis::includeOwnTerms() {
  MLIRContext *context = getOp().getContext();
  AffineExpr distance = getAffineDimExpr(prefix->along, context) -
                        getAffineDimExpr(getPrefixVariable(), context);
  AffineExpr exclusive = prefix->isReverse ? -distance - 1 : distance - 1;
  for (Access &access : accesses) {
    if (!access.guard)
      continue;
    SmallVector<AffineExpr> constraints;
    for (AffineExpr constraint : access.guard.getConstraints()) {
      AffineExpr rest = simplifyAffineExpr(constraint - exclusive,
                                           variables.size(), /*numSymbols=*/0);
      bool isExclusive = rest == getAffineConstantExpr(0, context);
      constraints.push_back(isExclusive ? constraint + 1 : constraint);
    }
    access.guard = IntegerSet::get(access.guard.getNumDims(), 0, constraints,
                                   access.guard.getEqFlags());
  }
}

LambdaAnalysis::LambdaAnalysis(LambdaOp op, bool finite)
    : op(op), prefix(matchPrefix(op)) {
  IndexValues values(op);
  auto add = [&](ValueRange indices, ArrayRef<int64_t> extents,
                 IndexVariable::Kind kind, Attribute combiner, char prefix) {
    for (auto [index, extent] : llvm::zip(indices, extents)) {
      bool isFixed = ShapedType::isDynamic(extent);
      variables.push_back(
          {isFixed ? IndexVariable::Kind::Fixed : kind, extent, combiner, index,
           getName(index, Twine(prefix) + Twine(variables.size()))});
    }
  };
  add(op.getIndices(), op.getStaticExtents(), IndexVariable::Kind::Output,
      Attribute(), 'i');
  for (ReduceOp reduction : op.getReductions()) {
    bool isSplit = canSplit(reduction, op, finite);
    // Chunks of a prefix stay in the type in which they are accumulated.
    bool isRounded = !prefix || prefix->reduction != reduction;
    if (isSplit && (isRounded || !reduction.getBuiltin()))
      if (std::string reason = whyNotInParts(reduction); !reason.empty()) {
        unordered.push_back({reduction, std::move(reason)});
        isSplit = false;
      }
    add(reduction.getIndices(), reduction.getStaticExtents(),
        isSplit ? IndexVariable::Kind::Reduction : IndexVariable::Kind::Fixed,
        reduction.getCombiner(), 'r');
  }
  if (prefix && variables[getPrefixVariable()].kind ==
                    IndexVariable::Kind::Fixed) // its combiner's laws
    prefix.reset();
  if (prefix) {
    IndexVariable &index = variables[getPrefixVariable()];
    index.kind = IndexVariable::Kind::Prefix;
    index.along = prefix->along;
  }
  if (OpaqueOp opaque = op.getOpaque())
    addSliceVariables(opaque, variables);
  llvm::append_range(linearSets, findLinearSets(op, finite));
  accesses = AccessCollector(op, values, linearSets, variables).takeAccesses();
  if (prefix && prefix->isExclusive)
    includeOwnTerms();
}

static StringRef stringify(IndexVariable::Kind kind) {
  switch (kind) {
  case IndexVariable::Kind::Output:
    return "output";
  case IndexVariable::Kind::Reduction:
    return "reduction";
  case IndexVariable::Kind::Prefix:
    return "prefix";
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
    if (variable.kind == IndexVariable::Kind::Reduction ||
        variable.kind == IndexVariable::Kind::Prefix)
      os << " " << describeCombiner(variable.combiner);
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
