//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Steps that are fed with the results of the step before, against a whole
// program that is interpreted again and again: whatever layouts arguments and
// results have, in whatever places they are.
//
//===----------------------------------------------------------------------===//
#include "Compiled.h"

#include "../Partition/Operators.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "tofu/Import/Entry.h"
#include "tofu/Interpreter/Arrays.h"
#include "tofu/Partition/Passes.h"
#include "tofu/Pipeline/Pipelines.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::test;

namespace {
/// Per result the argument that it is in the next step, or -1.
using Ties = std::vector<int64_t>;

class Feeding : public Compiled {
protected:
  static constexpr int kSteps = 3;

  /// Runs the text's function as the passes leave it.
  void check(const std::string &text, const Ties &ties,
             function_ref<void(PassManager &)> addPasses) {
    auto whole = parseSourceString<ModuleOp>(text, &context),
         parts = parseSourceString<ModuleOp>(text, &context);
    ASSERT_TRUE(whole && parts) << text;
    PassManager manager(&context);
    addPasses(manager);
    ASSERT_TRUE(succeeded(manager.run(*parts))) << text;
    func::FuncOp function = findEntry(*whole);
    function->removeAttr(plan::kMesh); // on one device
    std::vector<interpreter::Tensor> values = makeInputs(function);
    tofu_program *program = load(findEntry(*parts));
    ASSERT_TRUE(program);
    tofu_session *session = nullptr;
    ASSERT_EQ(tofu_session_open(program, nullptr, &session), 0) << tofu_error();
    for (auto [number, value] : llvm::enumerate(values))
      ASSERT_EQ(tofu_set_argument(session, number, value.bytes.data()), 0);
    for (int step = 0; step != kSteps; ++step) {
      SCOPED_TRACE("step " + std::to_string(step) + " of " + text);
      if (step)
        ASSERT_EQ(tofu_feed(session), 0) << tofu_error();
      auto expected = interpreter::execute(function, values);
      ASSERT_TRUE(bool(expected)) << llvm::toString(expected.takeError());
      ASSERT_EQ(tofu_step(session), 0) << tofu_error();
      ASSERT_NO_FATAL_FAILURE(compare(session, expected->results));
      for (auto [result, argument] : llvm::enumerate(ties))
        if (argument >= 0)
          values[argument] = expected->results[result];
    }
    tofu_session_close(session);
    tofu_program_unload(program);
  }

private:
  void compare(tofu_session *session, ArrayRef<interpreter::Tensor> expected) {
    for (auto [number, want] : llvm::enumerate(expected)) {
      interpreter::Tensor got(want.elementType, want.shape);
      ASSERT_EQ(tofu_get_result(session, number, got.bytes.data()), 0)
          << tofu_error();
      EXPECT_EQ(got.bytes, want.bytes) << "result " << number;
    }
  }
};

/// Two arguments, and as results two values of these: x and y, which are the
/// arguments, p = x + y and q = y - x. `ties` are as the text says.
struct Program {
  const char *results[2];
  Ties ties;
  const char *donations[2] = {"", ""};
};
} // namespace

static const Program kPrograms[] = {
    {{"p", "q"}, {0, 1}},
    {{"q", "p"}, {0, 1}},
    {{"p", "p"}, {0, 1}},
    {{"y", "x"}, {0, 1}},
    {{"x", "x"}, {0, 1}},
    {{"y", "q"}, {0, 1}},
    {{"p", "y"}, {0, 1}},
    {{"q", "p"},
     {1, 0},
     {"tf.aliasing_output = 1 : i32", "tf.aliasing_output = 0 : i32"}},
    {{"p", "q"}, {-1, 0}, {"tf.aliasing_output = 1 : i32", ""}},
};

static const char *const kLayouts[] = {"[[0], []]", "[[], [0]]", "[[], []]"};

/// `layouts` are those of x, y, p and q; empty: none is written.
static std::string print(const Program &program, int64_t devices,
                         ArrayRef<const char *> layouts) {
  const std::string tensor = "tensor<6x5xf32>";
  auto getLayout = [&](const std::string &value) -> std::string {
    if (layouts.empty())
      return "";
    size_t number = std::string("xypq").find(value);
    return "plan.layout = #plan.layout<" + std::string(layouts[number]) + ">";
  };
  auto getDict = [](const std::string &a, const std::string &b) {
    return a.empty() && b.empty()
               ? ""
               : " {" + a + (a.empty() || b.empty() ? "" : ", ") + b + "}";
  };
  auto getLambda = [&](const std::string &name, const std::string &sum) {
    std::string attributes;
    if (!layouts.empty()) {
      std::string own = layouts[name == "p" ? 2 : 3];
      attributes = "attributes {plan.split = #plan.split<" + own +
                   ">, plan.layouts = [#plan.layout<" + own + ">]}";
    }
    return "%" + name +
           " = tdl.lambda (%i, %j) in [6, 5] on (%a = %x, %b = " + "%y) " +
           attributes + " : (" + tensor + ", " + tensor + ") -> " + tensor +
           " {\n%v = tdl.read %a[%i, %j] : " + tensor +
           "\n%w = tdl.read %b[%i, %j] : " + tensor + "\n%r = " + sum +
           " : f32\ntdl.yield %r : f32\n}\n";
  };
  std::string first = program.results[0], second = program.results[1];
  std::string text = "func.func @main(";
  text += "%x: " + tensor + getDict(getLayout("x"), program.donations[0]);
  text += ", %y: " + tensor + getDict(getLayout("y"), program.donations[1]);
  text += ") -> (" + tensor + getDict(getLayout(first), "") + ", " + tensor +
          getDict(getLayout(second), "") + ")";
  if (!layouts.empty())
    text += " attributes {plan.mesh = array<i64: " + std::to_string(devices) +
            ">, plan.options = {}}";
  text += " {\n" + getLambda("p", "arith.addf %v, %w") +
          getLambda("q", "arith.subf %w, %v");
  return text + "return %" + first + ", %" + second + " : " + tensor + ", " +
         tensor + "\n}\n";
}

// The search chooses the layouts.
TEST_F(Feeding, AsPlanned) {
  for (const char *options : {"", " form=paper"})
    for (const Program &program : kPrograms)
      for (int64_t devices : {1, 2, 4})
        ASSERT_NO_FATAL_FAILURE(
            check(print(program, devices, {}), program.ties,
                  [&](PassManager &manager) {
                    auto error = [](const Twine &) { return failure(); };
                    ASSERT_TRUE(succeeded(buildCompilePipeline(
                        manager, "devices=" + std::to_string(devices) + options,
                        error)));
                  }));
}

// Results in other layouts than the arguments that they replace, and in the
// layouts of others.
TEST_F(Feeding, InAnyLayouts) {
  std::mt19937 random(1);
  for (const Program &program : kPrograms)
    for (int64_t devices : {1, 2, 3, 4})
      for (int i = 0; i != (devices == 1 ? 1 : 3); ++i) {
        SmallVector<const char *> layouts;
        for (int value = 0; value != 4; ++value)
          layouts.push_back(kLayouts[random() % std::size(kLayouts)]);
        ASSERT_NO_FATAL_FAILURE(check(print(program, devices, layouts),
                                      program.ties, [](PassManager &manager) {
                                        manager.addPass(createExpandPass());
                                        addSchedulePasses(manager);
                                      }));
      }
}
