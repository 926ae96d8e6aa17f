//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Plans that one would write without a search, to hold a searched one against.
// They are legal for `evaluate`, keep ties but know of no pins, and take time
// linear in the graph.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_SIMPLEPLANS_H
#define TOFU_SEARCH_SIMPLEPLANS_H

#include "tofu/Search/Plan.h"

namespace tofu::search {

/// A dimension of the largest of the tensors `from` is the batch: the first
/// with which a device computes at most half more than with any other one. Each
/// of the arguments `data` is split along its first dimension of that extent;
/// what is computed of them is split alike, and everything else is on every
/// device: a dimension that would cut one of `whole` is no batch. Terms of a
/// sum over the batch are added up at once, or pending as long as what reads
/// them is linear, all of them or those that one operator reads alone,
/// whichever moves less. Nothing if a device would compute more than 3/4 of it
/// all: then there is no batch.
std::optional<Plan> getDataParallelPlan(const Graph &graph,
                                        llvm::ArrayRef<int64_t> mesh,
                                        llvm::ArrayRef<unsigned> data,
                                        llvm::ArrayRef<unsigned> from,
                                        const PlanOptions &options,
                                        llvm::ArrayRef<unsigned> whole = {});

/// Every tensor is split along its largest dimension, every operator along its
/// largest index variable, the first of equals.
Plan getLargestDimensionPlan(const Graph &graph, llvm::ArrayRef<int64_t> mesh);

/// Whether the search may choose the plan, pins aside: it stores
/// nothing in copies, and computes nothing twice, that can be split.
bool isMinimal(const Graph &graph, const Plan &plan,
               const PlanOptions &options);

/// Whether all tensors have the layouts that they are pinned to.
bool keepsPins(const Graph &graph, const Plan &plan);

/// Bytes that the device with the largest piece of the tensor stores of it.
int64_t getPieceBytes(const Tensor &tensor, const Layout &layout,
                      llvm::ArrayRef<int64_t> mesh);

} // namespace tofu::search

#endif // TOFU_SEARCH_SIMPLEPLANS_H
