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
#include "llvm/Support/FormatVariadic.h"
#include "gtest/gtest.h"

using namespace mlir;
using namespace tofu::tdl;

namespace {
/// What `test.means` says: `how` is `self` (it again), `named` (an operation
/// that is defined by name), `operand`, or what is wrong: `fails`, `silent` (it
/// fails and does not say why), `nothing`, `null`, `own` (its own result),
/// `number`, `unset` (a definition is applied, but no attributes are given),
/// `extra` (it is applied with an attribute that it has not).
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
    if (how == "silent")
      return failure();
    if (how == "null")
      return SmallVector<Value>{Value()};
    if (how == "own")
      return SmallVector<Value>{(*this)->getResult(0)};
    if (how == "number")
      return SmallVector<Value>{arith::ConstantOp::create(
          builder, getLoc(), builder.getF32FloatAttr(1))};
    if (how == "unset" || how == "extra") {
      DictionaryAttr attributes;
      if (how == "extra")
        attributes = builder.getDictionaryAttr(
            builder.getNamedAttr("axis", builder.getI64IntegerAttr(0)));
      return SmallVector<Value>(
          ApplyOp::create(builder, getLoc(), (*this)->getResultTypes(), "copy",
                          (*this)->getOperands(), attributes)
              .getResults());
    }
    if (how == "operand")
      return SmallVector<Value>{getOperand()};
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

/// The program after -tdl-instantiate, or the first error. In it is one
/// operation after the other, one for each word of `hows`, and with it as the
/// note `my.how`, and with others. The definition of a copy is for `defined`.
static std::string instantiate(StringRef hows, StringRef notes = "",
                               StringRef defined = "my.copy") {
  std::string text =
      "tdl.op @copy for \"" + defined.str() +
      R"(" dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>] gives [affine_map<(d0) -> (d0)>] {
^bb0(%x: tensor<?xf32>, %n: index):
  %r = tdl.lambda (%i) in [%n] on (%y = %x) : (tensor<?xf32>) -> tensor<?xf32> {
    %v = tdl.read %y[%i] : tensor<?xf32>
    tdl.yield %v : f32
  }
  tdl.yield %r : tensor<?xf32>
}
func.func @main(%0: tensor<8xf32>) -> tensor<8xf32> {
)";
  unsigned last = 0;
  for (StringRef how : llvm::split(hows, ' ')) {
    text += llvm::formatv("  %{1} = \"test.means\"(%{0}) {{how = \"{2}\", "
                          "my.how = \"{2}\"{3}} "
                          ": (tensor<8xf32>) -> tensor<8xf32>\n",
                          last, last + 1, how, notes);
    ++last;
  }
  text += llvm::formatv("  return %{0} : tensor<8xf32>\n}", last);
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

TEST(Meaning, KeepsNotes) {
  // Also where the meaning has a meaning; what is given is not noted on.
  std::string program = instantiate("named operand");
  EXPECT_NE(program.find("attributes {my.how = \"named\"}"), program.npos)
      << program;
}

TEST(Meaning, ADefinitionByNameComesFirst) {
  std::string program = instantiate("fails", "", "test.means");
  EXPECT_EQ(program, "'test.means' has the attribute \"how\", but its "
                     "definition 'copy' has none of that name");
}

TEST(Meaning, StaysIntact) {
  // The operand is that of the operation, also where its meaning has a meaning.
  std::string program = instantiate("named", ", tdl.intact");
  EXPECT_NE(program.find("{my.how = \"named\", tdl.operands = array<i64: 0>}"),
            program.npos)
      << program;
  EXPECT_EQ(
      instantiate("operand", ", tdl.intact"),
      "'test.means' has 'tdl.intact', but means no operator: nothing computes "
      "its results");
}

TEST(Meaning, FailuresAreErrors) {
  EXPECT_EQ(instantiate("fails"), "means nothing that can be said");
  EXPECT_EQ(instantiate("silent"), "'test.means' could not say what it means");
  EXPECT_EQ(instantiate("nothing"),
            "'test.means' op says that it means 0 values, but has 1 result");
  EXPECT_EQ(instantiate("null"),
            "'test.means' op says of its result 0 that it means no value: it "
            "is null");
  EXPECT_EQ(instantiate("own"),
            "'test.means' op says of its result 0 that it means the "
            "operation's own result 0");
  EXPECT_EQ(instantiate("number"),
            "'test.means' op says that it means values of types 'f32', but has "
            "results of types 'tensor<8xf32>'");
  EXPECT_EQ(instantiate("unset"),
            "'tdl.apply' of 'copy' has a null dictionary of attributes; of "
            "none it is empty");
  // What it applies is what the program calls it.
  EXPECT_EQ(instantiate("extra"),
            "'test.means' gives 'axis', but 'copy' has no attribute of that "
            "name");
  EXPECT_EQ(instantiate("self"),
            "'test.means' means operations that mean operations, and so on, "
            "more than 64 times");
}
