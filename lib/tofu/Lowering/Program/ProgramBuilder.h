//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A partitioned function as the tables of runtime/tofu/Runtime/Program.h, in
// plain values that name the functions of the code.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_PROGRAM_PROGRAMBUILDER_H
#define TOFU_LOWERING_PROGRAM_PROGRAMBUILDER_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tofu/Lowering/Loops/Contraction.h"
#include "tofu/Lowering/Program/Kernels.h"
#include "llvm/Support/Error.h"

namespace tofu::lowering {

/// One struct per struct of Program.h, with the same fields.
struct Program {
  struct Buffer {
    int64_t type;
    llvm::SmallVector<int64_t> extents;
    std::string box;
    int64_t offset = 0;
    std::string constant; // the bytes, if it is one
    llvm::SmallVector<int64_t> partialAxes;
    int64_t combiner = 0;
    llvm::SmallVector<int64_t> boxAxes; // per dimension, a set of bits
    int64_t space = 0;                  // TOFU_HOST
  };
  using Access = lowering::Contraction::Access;
  struct Contraction : lowering::Contraction {
    std::string part;
  };
  struct Attribute {
    std::string name;
    int64_t kind, integer = 0;
    double number = 0;
    std::string text;
    llvm::SmallVector<int64_t> integers;
  };
  struct Call {
    std::string name;
    int64_t numIndices;
    std::string part;
    std::vector<llvm::SmallVector<int64_t>> slices;
    std::vector<Attribute> attributes;
  };
  struct Block {
    int64_t begin = 0, end = 0;
    llvm::SmallVector<int64_t> arguments, yields;
  };
  struct Launch {
    std::string kernel; // in the device's code
    std::string size;   // the function that says how large it is
  };
  struct Image {
    int64_t kind, architecture;
    std::string bytes;
  };
  struct Operation {
    int64_t kind;
    std::string name, location;
    llvm::SmallVector<int64_t> operands, results;
    std::string kernel; // "" for communication
    int64_t cost = 0;
    // Of a compute: bytes of a rank's pieces of its operands and results, and
    // operations on floats, about; of the rank that has most.
    int64_t bytes = 0, flops = 0;
    std::optional<Contraction> contraction;
    std::optional<Call> call;
    llvm::SmallVector<int64_t> copiedAxes;
    int64_t stream = 0;
    int64_t started = 0; // of a wait
    // Of a scan:
    int64_t combiner = 0;
    llvm::SmallVector<int64_t> scannedAxes;
    bool isReverse = false;
    std::vector<Block> blocks;
    int64_t trips = -1;
    std::vector<Launch> launches;
  };
  struct Value {
    std::string name;
    int64_t buffer, replaces = -1;
    std::string source;
    int64_t numbers = 0; // TOFU_AS_TYPED
  };
  std::string name;
  std::string cpu;  // x86-64-v3
  std::string plan; // JSON
  llvm::SmallVector<int64_t> mesh;
  std::vector<Buffer> buffers;
  std::vector<Operation> operations;
  std::vector<Value> arguments, results;
  int64_t arenaBytes = 0, bytesMoved = 0;
  bool areBytesKnown = true;
  int64_t target = 0; // TOFU_CPU
  std::vector<Image> images;
  int64_t scratchBytes = 0;
};

/// Reads a function of lambdas, fetches and reduces, and adds what it runs to
/// `kernels`. Fails, with a diagnostic, at what cannot be compiled.
mlir::FailureOr<Program> buildProgram(mlir::func::FuncOp function,
                                      Kernels &kernels);

} // namespace tofu::lowering

#endif // TOFU_LOWERING_PROGRAM_PROGRAMBUILDER_H
