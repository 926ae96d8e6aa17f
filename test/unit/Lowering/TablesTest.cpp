//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A shared object in whose tables any field is something else is refused. (What
// the runtime does with tables by hand is test/unit/Runtime/TablesTest.cpp.)
//
//===----------------------------------------------------------------------===//
#include "../Runtime/Tables.h"
#include "Compiled.h"

#include "tofu/Lowering/Compile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include <dlfcn.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace tofu;
using namespace tofu::test;

/// A product of two matrices and the sum of its columns, plus a constant, in a
/// branch of a loop: with a fetch and a reduce.
static const char *const kProgram = R"(
func.func @main(%a: tensor<16x12xf32>, %b: tensor<12x14xf32>) -> (tensor<16x14xf32>, tensor<14xf32>) {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0, 12.0, 13.0, 14.0]> : tensor<14xf32>
  %y = tdl.lambda (%i, %j) in [16, 14] on (%p = %a, %q = %b)
      : (tensor<16x12xf32>, tensor<12x14xf32>) -> tensor<16x14xf32> {
    %s = tdl.reduce sum (%k) in [12] : f32 {
      %v = tdl.read %p[%i, %k] : tensor<16x12xf32>
      %w = tdl.read %q[%k, %j] : tensor<12x14xf32>
      %t = arith.mulf %v, %w : f32
      tdl.yield %t : f32
    }
    tdl.yield %s : f32
  }
  %z = tdl.lambda (%j) in [14] on (%p = %y, %q = %c)
      : (tensor<16x14xf32>, tensor<14xf32>) -> tensor<14xf32> {
    %s = tdl.reduce sum (%i) in [16] : f32 {
      %v = tdl.read %p[%i, %j] : tensor<16x14xf32>
      tdl.yield %v : f32
    }
    %w = tdl.read %q[%j] : tensor<14xf32>
    %t = arith.addf %s, %w : f32
    tdl.yield %t : f32
  }
  %p = arith.constant dense<true> : tensor<i1>
  %n = arith.constant dense<0> : tensor<i32>
  %r, %q = tdl.while (%s = %z, %t = %p) : tensor<14xf32>, tensor<i1> trips 1
  cond {
    tdl.yield %t : tensor<i1>
  } do {
    %v = tdl.case %n : tensor<i32> -> tensor<14xf32> {
      tdl.yield %s : tensor<14xf32>
    } {
      tdl.yield %c : tensor<14xf32>
    }
    %w = arith.constant dense<false> : tensor<i1>
    tdl.yield %v, %w : tensor<14xf32>, tensor<i1>
  }
  return %y, %r : tensor<16x14xf32>, tensor<14xf32>
})";

/// Makes the page of a constant writable.
static void unlock(void *place) {
  uintptr_t size = getpagesize(), at = reinterpret_cast<uintptr_t>(place);
  ASSERT_EQ(mprotect(reinterpret_cast<void *>(at / size * size), size,
                     PROT_READ | PROT_WRITE),
            0);
}

TEST_F(Compiled, ChangedTablesAreRefused) {
  mlir::func::FuncOp function = split(kProgram, 4);
  ASSERT_TRUE(function);
  llvm::SmallString<128> path;
  ASSERT_FALSE(llvm::sys::fs::createTemporaryFile("tables", "so", path));
  llvm::FileRemover remover(path);
  lowering::Phases phases;
  ASSERT_TRUE(succeeded(lowering::compileToFile(function, {}, path, phases)));
  auto load = [&]() -> std::string {
    tofu_program *program = nullptr;
    if (tofu_program_load(path.c_str(), &program))
      return tofu_error();
    tofu_program_unload(program);
    return "";
  };
  ASSERT_EQ(load(), "");
  // While it is open here, loading it again gives the same memory.
  void *object = dlopen(path.c_str(), RTLD_NOW);
  ASSERT_TRUE(object) << dlerror();
  auto *data = static_cast<const tofu_program_data *>(
      dlsym(object, TOFU_PROGRAM_SYMBOL));
  ASSERT_TRUE(data);
  EXPECT_NE(data->fingerprint, 0);
  EXPECT_GT(data->bytes_moved, 0);
  runtime::FieldList list(*data);
  for (const runtime::Field &field : list.fields) {
    unlock(field.place);
    for (int64_t other : field.getOthers()) {
      SCOPED_TRACE(field.name + " is " + std::to_string(other) +
                   " instead of " + std::to_string(field.get()));
      int64_t right = field.get();
      field.set(other);
      std::string error = load();
      field.set(right);
      EXPECT_NE(error, "");
      EXPECT_EQ(error.find('\n'), error.npos) << error;
    }
  }
  EXPECT_EQ(load(), "");
  dlclose(object);
}
