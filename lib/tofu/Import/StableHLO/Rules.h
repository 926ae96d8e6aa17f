//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// One rule per operation: a function that says the operation in tdl. Rules come
// in families, one file each.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_RULES_H
#define TOFU_IMPORT_STABLEHLO_RULES_H

#include "tofu/Import/StableHLO/SourceOp.h"

#include "llvm/ADT/StringMap.h"

namespace tofu {

/// Sets all results of the operation, or fails it. Operands and results are
/// tensors of static shape (of what is of tuples also these), and operands have
/// been imported.
using Rule = void (*)(SourceOp &);
using RuleTable = llvm::StringMap<Rule>;

/// All rules by the names of operations.
const RuleTable &getRules();

/// Why operations are not imported, by their names.
const llvm::StringMap<llvm::StringRef> &getRejections();

void addConstantRules(RuleTable &rules);
void addElementwiseRules(RuleTable &rules);
void addConversionRules(RuleTable &rules);
void addCompareRules(RuleTable &rules);
void addBitRules(RuleTable &rules);
void addComplexRules(RuleTable &rules);
void addMovementRules(RuleTable &rules);
void addReshapeRules(RuleTable &rules);
void addJoinRules(RuleTable &rules);
void addDynamicSliceRules(RuleTable &rules);
void addContractionRules(RuleTable &rules);
void addConvolutionRules(RuleTable &rules);
void addReductionRules(RuleTable &rules);
void addGatherRules(RuleTable &rules);
void addScatterRules(RuleTable &rules);
void addSelectAndScatterRules(RuleTable &rules);
void addSortRules(RuleTable &rules);
void addFourierRules(RuleTable &rules);
void addBatchNormRules(RuleTable &rules);
void addFlowRules(RuleTable &rules);
void addMapRules(RuleTable &rules);
void addScanRules(RuleTable &rules);
void addLinearAlgebraRules(RuleTable &rules);
void addParticipantRules(RuleTable &rules);
void addStaticFormRules(RuleTable &rules);
void addCustomCallRules(RuleTable &rules);
void addRandomBitsRules(RuleTable &rules);
void addTupleRules(RuleTable &rules);
void addEinsumRules(RuleTable &rules);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_RULES_H
