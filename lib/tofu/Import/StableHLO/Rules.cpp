//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Rules.h"

using namespace tofu;

static RuleTable makeRules() {
  RuleTable rules;
  addConstantRules(rules);
  addElementwiseRules(rules);
  addConversionRules(rules);
  addCompareRules(rules);
  addBitRules(rules);
  addComplexRules(rules);
  addMovementRules(rules);
  addReshapeRules(rules);
  addJoinRules(rules);
  addDynamicSliceRules(rules);
  addContractionRules(rules);
  addConvolutionRules(rules);
  addReductionRules(rules);
  addGatherRules(rules);
  addScatterRules(rules);
  addSelectAndScatterRules(rules);
  addSortRules(rules);
  addFourierRules(rules);
  addBatchNormRules(rules);
  addFlowRules(rules);
  addMapRules(rules);
  addScanRules(rules);
  addLinearAlgebraRules(rules);
  addParticipantRules(rules);
  addStaticFormRules(rules);
  addCustomCallRules(rules);
  addRandomBitsRules(rules);
  addTupleRules(rules);
  addEinsumRules(rules);
  return rules;
}

const RuleTable &tofu::getRules() {
  static const RuleTable rules = makeRules();
  return rules;
}
