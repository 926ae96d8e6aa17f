//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Operations that write what they mean. What a project outside does is in
// test/package/consumer.
//
//===----------------------------------------------------------------------===//
#include "tofu/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace tofu::tdl;

namespace {
/// What `test.means` says: `how` is `self` (it again), `named` (an operation
/// that is defined by name), `nothing`, or `fails`.
class MeansOp : public Op<MeansOp, OpTrait::OneResult, OpTrait::OneOperand,
                          OpTrait::ZeroRegions, OperatorOpInterface::Trait> {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(MeansOp)
  using Op::Op;
  static StringRef getOperationName() { return "test.means"; }
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
  FailureOr<SmallVector<Value>> buildMeaning(OpBuilder &builder) {
    StringRef how = (*this)->getAttrOfType<StringAttr>("how").getValue();
    if (how == "fails")
      return emitError("means nothing that can be said");
    if (how == "nothing")
      return SmallVector<Value>();
    OperationState state(getLoc(), how == "self" ? "test.means" : "my.copy");
    state.addOperands(getOperand());
    state.addTypes((*this)->getResultTypes());
    if (how == "self")
      state.addAttributes((*this)->getAttrs());
    return SmallVector<Value>(builder.create(state)->getResults());
  }
};

class TestDialect : public Dialect {
public:
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestDialect)
  static StringRef getDialectNamespace() { return "test"; }
  explicit TestDialect(MLIRContext *context)
      : Dialect("test", context, TypeID::get<TestDialect>()) {
    addOperations<MeansOp>();
  }
};
} // namespace

/// The program after -tdl-instantiate, or the first error.
static std::string instantiate(StringRef how) {
  std::string text = R"(
tdl.op @copy for "my.copy" dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf32>, %n: index):
  %r = tdl.lambda (%i) in [%n] on (%y = %x) : (tensor<?xf32>) -> tensor<?xf32> {
    %v = tdl.read %y[%i] : tensor<?xf32>
    tdl.yield %v : f32
  }
  tdl.yield %r : tensor<?xf32>
}
func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = "test.means"(%x) {how = ")" +
                     how.str() +
                     R"("} : (tensor<8xf32>) -> tensor<8xf32>
  return %y : tensor<8xf32>
})";
  DialectRegistry registry;
  registry.insert<TestDialect, TDLDialect, arith::ArithDialect,
                  func::FuncDialect>();
  MLIRContext context(registry);
  context.allowUnregisteredDialects();
  auto module = parseSourceString<ModuleOp>(text, &context);
  std::string result;
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &diagnostic) {
    if (result.empty())
      result = diagnostic.str();
    return success();
  });
  PassManager manager(&context);
  manager.addPass(createInstantiatePass());
  if (succeeded(manager.run(*module)))
    llvm::raw_string_ostream(result) << *module->lookupSymbol("main");
  return result;
}

TEST(Meaning, MayHaveAMeaningInTurn) {
  std::string program = instantiate("named");
  EXPECT_NE(program.find("tdl.lambda (%arg1) in [8]"), program.npos) << program;
  EXPECT_EQ(program.find("my.copy"), program.npos) << program;
}

TEST(Meaning, FailuresAreErrors) {
  EXPECT_EQ(instantiate("fails"), "means nothing that can be said");
  EXPECT_EQ(instantiate("nothing"),
            "'test.means' op says that it means values of types , but has "
            "results of types 'tensor<8xf32>'");
  EXPECT_EQ(instantiate("self"),
            "'test.means' means operations that mean operations, and so on, "
            "more than 64 times");
}
