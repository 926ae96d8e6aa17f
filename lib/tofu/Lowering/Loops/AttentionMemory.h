//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_LOWERING_LOOPS_ATTENTIONMEMORY_H
#define TOFU_LOWERING_LOOPS_ATTENTIONMEMORY_H

namespace tofu::lowering {

/// Of a training step, where scores and weights are that its backward pass
/// reads: nowhere, computed again wherever kernels can; in memory; or the one
/// or the other, by how large they are and what computing them again takes.
enum class AttentionMemory { Auto, Stream, Store };

} // namespace tofu::lowering

#endif // TOFU_LOWERING_LOOPS_ATTENTIONMEMORY_H
