//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// custom_call: targets that JAX and XLA write and that mean something here.
// Others are defined by name.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/LinearAlgebra.h"
#include "tofu/Import/StableHLO/Rules.h"
#include "tofu/Import/StableHLO/Sort.h"
#include "tofu/Import/StableHLO/Sparse.h"

using namespace mlir;
using namespace tofu;

/// What only says where a value is to be.
static void importIdentity(SourceOp &op) {
  op.expect(1);
  if (op.failed())
    return;
  op.require(op.getType() == op.getOperandType(0),
             "has a result that is not of its operand's type");
  if (!op.failed())
    op.setFlatResults(op.getFlatOperands());
}

/// `mhlo.NAME` is how XLA writes an operation of CHLO that StableHLO does not
/// have: the attributes are in a dictionary of their own. Empty: it is none.
static std::string findChloName(StringRef target) {
  if (!target.consume_front("mhlo."))
    return "";
  std::string name = target == "topk" ? "chlo.top_k" : ("chlo." + target).str();
  return getRules().contains(name) ? name : "";
}

static void importChlo(SourceOp &op, StringRef name) {
  Operation *call = op.getOperation();
  OperationState state(call->getLoc(), name, call->getOperands(),
                       call->getResultTypes());
  if (auto attributes =
          dyn_cast_or_null<DictionaryAttr>(op.getAttr("mhlo.attributes")))
    state.addAttributes(attributes.getValue());
  op.importAs(state);
}

/// An assertion of what follows from shapes holds or does not before anything
/// runs. `{0}` in its message is the number behind the condition.
static void importShapeAssertion(SourceOp &op) {
  op.expect(std::max(op.getNumOperands(), 1u), 0);
  if (op.failed())
    return;
  auto condition = dyn_cast_or_null<IntegerAttr>(op.getSplat(0));
  op.require(bool(condition), "asserts what does not follow from shapes alone; "
                              "export the step without the assertion");
  if (op.failed() || !condition.getValue().isZero())
    return;
  auto given = dyn_cast_or_null<StringAttr>(op.getAttr("error_message"));
  std::string message = given ? given.str() : "";
  for (unsigned i = 1; i != op.getNumOperands(); ++i) {
    auto number = dyn_cast_or_null<IntegerAttr>(op.getSplat(i));
    std::string place = "{" + std::to_string(i - 1) + "}";
    for (size_t at = 0; number && (at = message.find(place)) != message.npos;)
      message.replace(at, place.size(),
                      std::to_string(number.getValue().getSExtValue()));
  }
  op.fail("asserts what does not hold: " + message);
}

static Rule findTarget(StringRef target) {
  return llvm::StringSwitch<Rule>(target)
      .Cases({"Sharding", "annotate_device_placement"}, importIdentity)
      .Case("ApproxTopK", importApproxTopK)
      .Case("shape_assertion", importShapeAssertion)
      .Case("cpu_csr_sparse_dense_ffi", importCompressedRows)
      .Default(findLapack(target));
}

static void importCustomCall(SourceOp &op) {
  auto target = dyn_cast_or_null<StringAttr>(op.getAttr("call_target_name"));
  op.require(bool(target), "needs the attribute 'call_target_name', a string");
  if (op.failed())
    return;
  if (Rule rule = findTarget(target.getValue()))
    return rule(op);
  if (std::string name = findChloName(target.getValue()); !name.empty())
    return importChlo(op, name);
  // What shard_map is without Shardy.
  for (auto [name, what] : {std::pair("SPMDFullToShardShape", "begins"),
                            std::pair("SPMDShardToFullShape", "ends")})
    if (target.getValue() == name)
      return op.fail("calls '" + target.getValue() + "', which " + what +
                     " what " +
                     getRejections().lookup("sdy.manual_computation"));
  // xla_ffi_python_cpu_callback and its like.
  if (target.getValue().contains("python") &&
      target.getValue().contains("callback"))
    return op.fail("calls '" + target.getValue() +
                   "', which runs Python within the step, as jax.debug.print "
                   "and jax.pure_callback do; export the step without it");
  bool isKernel = target.getValue() == "tpu_custom_call" ||
                  target.getValue().starts_with("mosaic_gpu") ||
                  target.getValue().contains("triton");
  op.fail(
      "calls '" + target.getValue() + "', which is " +
      (isKernel ? "a kernel, as Pallas makes them, of which the text does not "
                  "say what it means"
                : "not known") +
      "; define an operator for \"stablehlo."
      "custom_call." +
      target.getValue() +
      "\" in a file that --operators or the pass tofu-load-operators loads");
}

void tofu::addCustomCallRules(RuleTable &rules) {
  rules["stablehlo.custom_call"] = importCustomCall;
}
