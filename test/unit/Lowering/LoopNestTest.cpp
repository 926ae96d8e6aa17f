//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a target says changes what is decided, and nothing else does: the same
// lambda for one that wants no copies of a body and no tiles.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/PrintLoops.h"

#include "mlir/Parser/Parser.h"
#include "tofu/Pipeline/Register.h"
#include "gmock/gmock.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;
using testing::HasSubstr;
using testing::Not;

namespace {
class LoopNests : public testing::Test {
protected:
  LoopNests() {
    DialectRegistry registry;
    registerAllDialects(registry);
    context.appendDialectRegistry(registry);
  }

  /// The text of the nest of a function's only lambda.
  std::string decide(const std::string &text, const LoopOptions &options) {
    OwningOpRef<ModuleOp> module =
        parseSourceString<ModuleOp>(text, ParserConfig(&context));
    std::string result;
    module->walk([&](tdl::LambdaOp op) {
      SmallVector<unsigned> places;
      for (unsigned i = 0; i != op.getInputs().size() + op->getNumResults();
           ++i)
        places.push_back(i);
      llvm::raw_string_ostream os(result);
      printLoops(decideLoops(op, places, options), "nest", os);
    });
    return result;
  }

  MLIRContext context;
};
} // namespace

static const char *const kPadded = R"(
  func.func @f(%a: tensor<9xf32>) -> tensor<11xf32> {
    %y = tdl.lambda (%i) in [11] on (%x = %a) : (tensor<9xf32>) -> tensor<11xf32> {
      %zero = arith.constant 0.0 : f32
      %v = tdl.read %x[%i - 1] else %zero : tensor<9xf32>
      tdl.yield %v : f32
    }
    return %y : tensor<11xf32>
  })";

TEST_F(LoopNests, SegmentsOrTests) {
  EXPECT_THAT(decide(kPadded, {}), HasSubstr("cut i0 at from0"));
  std::string tested = decide(kPadded, {.maxCopies = 1});
  EXPECT_THAT(tested, Not(HasSubstr("cut")));
  EXPECT_THAT(tested, HasSubstr("out0[i0] = (x0 if c0 else 0)"));
}

static const char *const kGather = R"(
  func.func @f(%a: tensor<9x4xf32>, %b: tensor<5xi32>) -> tensor<5x4xf32> {
    %y = tdl.lambda (%i, %j) in [5, 4] on (%x = %a, %n = %b)
        : (tensor<9x4xf32>, tensor<5xi32>) -> tensor<5x4xf32> {
      %id = tdl.read %n[%i] : tensor<5xi32>
      %row = arith.index_cast %id : i32 to index
      %v = tdl.read %x[symbol(%row), %j] : tensor<9x4xf32>
      tdl.yield %v : f32
    }
    return %y : tensor<5x4xf32>
  })";

TEST_F(LoopNests, AskedBeforeALoopOrInIt) {
  EXPECT_THAT(decide(kGather, {}), HasSubstr("if c0\n"));
  for (unsigned copies : {0, 1})
    EXPECT_THAT(decide(kGather, {.maxCopies = copies}),
                HasSubstr("out0[i0 * 4 + i1] = (x1 if c0)"));
}

static const char *const kColumns = R"(
  func.func @f(%a: tensor<20x64xf32>) -> tensor<64xf32> {
    %y = tdl.lambda (%j) in [64] on (%x = %a) : (tensor<20x64xf32>) -> tensor<64xf32> {
      %s = tdl.reduce sum (%i) in [20] : f32 {
        %v = tdl.read %x[%i, %j] : tensor<20x64xf32>
        tdl.yield %v : f32
      }
      tdl.yield %s : f32
    }
    return %y : tensor<64xf32>
  })";

TEST_F(LoopNests, Tiles) {
  std::string text = decide(kColumns, {.accumulators = 32});
  EXPECT_THAT(text, HasSubstr("t0 = tile of 32 f32"));
  EXPECT_THAT(text, HasSubstr("shared tiles of 32 of i0"));
}

static const char *const kWindow = R"(
  func.func @f(%a: tensor<66xf32>) -> tensor<64xf32> {
    %y = tdl.lambda (%i) in [64] on (%x = %a) : (tensor<66xf32>) -> tensor<64xf32> {
      %s = tdl.reduce max (%d) in [3] : f32 {
        %v = tdl.read %x[%i + %d] : tensor<66xf32>
        %w = math.exp %v : f32
        tdl.yield %w : f32
      }
      %t = arith.addf %s, %s : f32
      tdl.yield %t : f32
    }
    return %y : tensor<64xf32>
  })";

TEST_F(LoopNests, Windows) {
  EXPECT_THAT(decide(kWindow, {}), HasSubstr("r0 = 0, 1, 2\n"));
  EXPECT_THAT(decide(kWindow, {.maxUnrolled = 2}),
              HasSubstr("reduce r0 in [0, 3)\n"));
}
