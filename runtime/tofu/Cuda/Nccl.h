//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// NCCL, found when it is needed (FindLibrary.h says where). What is called of
// it is declared here, as its documentation says.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_CUDA_NCCL_H
#define TOFU_CUDA_NCCL_H

#include "tofu/Cuda/Driver.h"

#include <climits>

namespace tofu::cuda {

using NcclHandle = struct NcclCommunicatorHandle *;
struct NcclId {
  char bytes[128];
};
/// Values of its enumerations.
enum : int { kNcclInProgress = 7, kNcclInt8 = 0 };

/// The fields that all versions from 2.14 on have.
struct NcclConfig {
  size_t size = sizeof(NcclConfig);
  unsigned magic = 0xcafebeef;
  unsigned version = 21400;
  int isBlocking = 0;
  int fill = INT_MIN; // not set
};

#define TOFU_NCCL_FUNCTIONS(X)                                                 \
  X(getId, "ncclGetUniqueId", (NcclId * id))                                   \
  X(create, "ncclCommInitRankConfig",                                          \
    (NcclHandle * handle, int size, NcclId id, int rank,                       \
     const NcclConfig *config))                                                \
  X(abort, "ncclCommAbort", (NcclHandle handle))                               \
  X(getState, "ncclCommGetAsyncError", (NcclHandle handle, Result * state))    \
  X(beginGroup, "ncclGroupStart", ())                                          \
  X(endGroup, "ncclGroupEnd", ())                                              \
  X(send, "ncclSend",                                                          \
    (Address from, size_t count, int type, int peer, NcclHandle handle,        \
     Stream stream))                                                           \
  X(receive, "ncclRecv",                                                       \
    (Address to, size_t count, int type, int peer, NcclHandle handle,          \
     Stream stream))                                                           \
  X(allGather, "ncclAllGather",                                                \
    (Address from, Address to, size_t count, int type, NcclHandle handle,      \
     Stream stream))                                                           \
  X(reduceScatter, "ncclReduceScatter",                                        \
    (Address from, Address to, size_t count, int type, int combiner,           \
     NcclHandle handle, Stream stream))                                        \
  X(allReduce, "ncclAllReduce",                                                \
    (Address from, Address to, size_t count, int type, int combiner,           \
     NcclHandle handle, Stream stream))

class Nccl {
public:
  /// Loaded once; an error if it is not there.
  static Error get(const Nccl *&nccl);

  /// What a call of `name` gave, as an error; that it is not done yet is none.
  Error check(Result result, const char *name) const;

#define TOFU_NCCL_DECLARE(name, symbol, parameters)                            \
  runtime::Watched<Result parameters> name{symbol};
  TOFU_NCCL_FUNCTIONS(TOFU_NCCL_DECLARE)
#undef TOFU_NCCL_DECLARE
  const char *(*getText)(Result result) = nullptr;

private:
  Error load();
};

} // namespace tofu::cuda

#endif // TOFU_CUDA_NCCL_H
