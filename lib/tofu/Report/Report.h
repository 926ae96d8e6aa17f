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
#include "tofu/Partition/OptionText.h"
#include "tofu/Plan/Plan.h"

namespace tofu {

/// Sizes are in bytes; those of one rank are of the rank that needs most.
struct Report {
  struct Tensor {
    std::string name;     // arg3, op12
    std::string source;   // of an argument, what the source calls it, or ""
    std::string location; // where the source defines it
    std::string type;     // 784x2048xf32
    std::string layout;   // 784/a x 2048/b
    int64_t bytesPerRank;
    int64_t emptyRanks; // which hold nothing of it: it has more parts
    bool isArgument;
    std::vector<int64_t> shape;
    std::vector<std::vector<int64_t>> axes; // that cut each dimension
  };
  struct Operator {
    std::string name;   // op12
    std::string kind;   // contraction (getKind)
    std::string source; // dot_general: what the source calls it, or ""
    std::string location;
    std::string type;   // of its results
    std::string split;  // i/a, k/b (terms); "" if it is free
    int64_t bytes;      // moved for its operands and results, in a step
    double points;      // that it computes, of all its variables
    int64_t emptyRanks; // which compute nothing
    std::optional<unsigned> loop; // the innermost that it stands in
    /// Of a gather or movement, the argument or state of a loop that it takes
    /// its elements from: arg3, or "".
    std::string of;
    const std::string &getLabel() const {
      return source.empty() ? kind : source;
    }
  };
  struct Loop {
    std::string name, location;
    int64_t trips;
    bool isKnown;                   // else taken to be so many
    std::optional<unsigned> within; // the loop around it
  };
  struct Transfer {
    std::string kind;              // fetch, reduce
    std::string tensor;            // what moves
    std::string type;              // of it
    std::string from;              // the layout in which it is
    std::optional<unsigned> maker; // the operator that makes it
    /// The operator that needs or makes it, and the number of that; else what
    /// is given it: out0, loop1, case2.
    std::string op;
    std::optional<unsigned> number;
    std::optional<unsigned> result; // of the function, out0
    std::string location;           // of that operator
    int64_t bytes;                  // in a step
  };
  /// What the search knew of one mesh axis.
  struct Level {
    int64_t extent;
    int64_t bytes; // added by this axis
    int64_t bound; // no choice adds less, the axes before it as they are
  };

  /// A plan that one would write without a search (search/SimplePlans.h).
  struct SimplePlan {
    std::string name; // data parallel
    int64_t bytes;    // that it moves
    int64_t argumentBytes;
    bool isStart;   // the plan was found from it
    bool isMinimal; // else it stores or computes more than memory= allows
    bool keepsPins;
  };
  /// A mesh for which a plan was searched (mesh=auto).
  struct Mesh {
    llvm::SmallVector<int64_t> extents;
    int64_t bytes;  // Forbidden: every plan moves too many
    int64_t points; // that its busiest rank computes
  };
  /// A result, and the argument that it is in the next step: because an option
  /// says so, or their names do, else for `whyTied`.
  struct Tie {
    unsigned result, argument;
    std::string by; // option, elements, name, donated, order, plan.replaces
  };

  std::string function;
  llvm::SmallVector<int64_t> mesh;
  std::vector<Level> levels; // none if the plan is not what was searched for
  std::vector<SimplePlan> simplePlans;
  std::vector<Mesh> meshes;    // none if one was given
  bool hasOtherMeshes = false; // not given, and others not tried
  bool isChosenOnce = false;   // each axis, and not again in the end
  std::vector<Tie> ties;
  std::string whyTied;                   // plan.options: donated, order, ...
  std::vector<unsigned> unusedDonations; // arguments
  std::vector<unsigned> pinnedArguments, pinnedResults;
  std::vector<std::string> resultLayouts; // one per result
  std::vector<std::string> resultSources; // what the source calls it, or ""
  unsigned numArguments = 0;
  std::vector<Tensor> tensors; // arguments first
  std::vector<Operator> operators;
  std::vector<Loop> loops;
  std::vector<Transfer> transfers; // most bytes first
  memory::Peaks rank;              // of every rank
  /// Of the program as it will be compiled, if this is one before that.
  std::optional<memory::Peaks> compiled;
  bool isForGpus = false;                 // which need memory beside the arena
  std::optional<memory::Peaks> oneDevice; // of the program before it was split
  int64_t bytesMoved = 0;                 // all devices together
  int64_t bytesInBranches = 0; // of these, which move if one is taken
  /// GB (10^9 bytes) that a device receives in a second while it sends as much;
  /// of links that nobody said anything of, nothing.
  std::optional<double> bandwidth;

  /// What the source calls it, else `arg3`, `out0`.
  std::string describeArgument(unsigned number) const;
  std::string describeResult(unsigned number) const;

  /// The least time in which so many bytes move, with that bandwidth: in which
  /// they do where each device receives as many.
  double getSeconds(int64_t bytes) const;
};

/// Whether it can be a Report's: from a byte a second on, so that seconds are
/// numbers. And the same in words.
bool isBandwidth(double gigabytes);
inline constexpr llvm::StringLiteral kBandwidths = "GB/s, from 1e-9 to 1e9";

/// Reads a function that -tofu-expand wrote; fails, with a diagnostic, of
/// another one.
mlir::FailureOr<Report> collectReport(mlir::func::FuncOp function);

/// Of names in these what no terminal shows is said by the numbers of its
/// bytes. What matters, in about a page, whatever the size of the program; what
/// other options would do is said of those of `owner`.
void printSummary(const Report &report, llvm::raw_ostream &os,
                  const OptionOwner &owner = {});
/// A line per tensor, operator and transfer.
void printDetails(const Report &report, llvm::raw_ostream &os);
void printJson(llvm::ArrayRef<Report> reports, llvm::raw_ostream &os);

} // namespace tofu

#endif // TOFU_REPORT_REPORT_H
