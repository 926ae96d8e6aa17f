//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What a partitioned program stores and moves, in plain values: collected once,
// printed as text or as JSON.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_REPORT_REPORT_H
#define TOFU_REPORT_REPORT_H

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "tofu/Memory/Peaks.h"
#include "tofu/Plan/Plan.h"

namespace tofu {

/// Sizes are in bytes; those of one rank are of the rank that needs most.
struct Report {
  struct Tensor {
    std::string name;     // arg3, op12
    std::string location; // where the source defines it
    std::string type;     // 784x2048xf32
    std::string layout;   // 784/2 x 2048/2
    int64_t bytesPerRank;
  };
  struct Operator {
    std::string name, location;
    std::string split; // i0/2, k/2 (sum)
    int64_t bytes;     // moved for its operands and results, in a step
  };
  struct Loop {
    std::string name, location;
    int64_t trips;
    bool isKnown; // else taken to be so many
  };
  struct Transfer {
    std::string kind;     // fetch, reduce
    std::string tensor;   // what moves
    std::string op;       // the operator that needs or makes it
    std::string location; // of that operator
    int64_t bytes;        // in a step
  };
  /// What the search knew of one mesh axis.
  struct Level {
    int64_t extent;
    int64_t bytes; // added by this axis
    int64_t bound; // no choice adds less, the axes before it as they are
  };

  std::string function;
  llvm::SmallVector<int64_t> mesh;
  std::vector<Level> levels; // none if the plan is not what was searched for
  std::vector<Tensor> tensors;
  std::vector<Operator> operators;
  std::vector<Loop> loops;
  std::vector<Transfer> transfers;        // most bytes first
  memory::Peaks rank;                     // of every rank
  std::optional<memory::Peaks> oneDevice; // of the program before it was split
  int64_t bytesMoved = 0;                 // all devices together
};

/// Reads a function that -tofu-expand wrote.
Report collectReport(mlir::func::FuncOp function);

void printText(const Report &report, llvm::raw_ostream &os);
void printJson(llvm::ArrayRef<Report> reports, llvm::raw_ostream &os);

} // namespace tofu

#endif // TOFU_REPORT_REPORT_H
