//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// An operation as cuDNN is going to compute it: the first engine of its
// heuristic's that always gives the same bits, and in the precision of the
// types, or in TF32 if that is asked for.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_CUDA_DNNPLAN_H
#define TOFU_CUDA_DNNPLAN_H

#include "tofu/Cuda/DnnConvolution.h"

#include <memory>

namespace tofu::cuda::dnn {

/// Descriptors, which are destroyed with this.
class Descriptors {
public:
  explicit Descriptors(const Cudnn &library) : library(library) {}
  Descriptors(const Descriptors &) = delete;
  ~Descriptors();

  /// What has failed is said, and nothing more is called.
  Descriptor create(Kind kind);
  template <class Value>
  void set(Descriptor descriptor, Attribute attribute, Type type,
           const std::vector<Value> &values) {
    setValues(descriptor, attribute, type, values.size(), values.data());
  }
  /// Up to as many values as there is room for.
  template <class Value>
  void get(Descriptor descriptor, Attribute attribute, Type type,
           std::vector<Value> &values) {
    int64_t count = 0;
    getValues(descriptor, attribute, type, values.size(), count, values.data());
    values.resize(std::min<size_t>(std::max<int64_t>(count, 0), values.size()));
  }
  int64_t count(Descriptor descriptor, Attribute attribute, Type type) {
    int64_t count = 0;
    getValues(descriptor, attribute, type, 0, count, nullptr);
    return count;
  }
  void finalize(Descriptor descriptor);

  /// Of the first call that failed; 0: none did.
  Status getStatus() const { return status; }
  Error getError() const { return library.check(status, failed); }

private:
  void setValues(Descriptor descriptor, Attribute attribute, Type type,
                 int64_t count, const void *values);
  void getValues(Descriptor descriptor, Attribute attribute, Type type,
                 int64_t room, int64_t &count, void *values);

  const Cudnn &library;
  std::vector<Descriptor> descriptors;
  Status status = 0;
  const char *failed = "";
};

class Plan {
public:
  /// Null, without an error, if the library does not compute it with so much
  /// memory beside the tensors.
  static Error create(const Cudnn &library, Handle handle,
                      const Operation &operation, bool tf32, int64_t maxBytes,
                      std::unique_ptr<Plan> &plan);

  /// Beside the tensors.
  int64_t getWorkspaceBytes() const { return workspaceBytes; }
  /// On the handle's stream.
  Error execute(Handle handle, Address image, Address filter, Address outputs,
                Address workspace) const;

private:
  explicit Plan(const Cudnn &library)
      : library(library), descriptors(library) {}
  Descriptor addTensor(const Tensor &tensor, int64_t number);
  Descriptor addGraph(Handle handle, const Operation &operation);
  /// Sets `plan` to that of the first engine that will do.
  Error choose(Handle handle, Descriptor graph, bool tensorCores, int mode,
               int64_t maxBytes);

  const Cudnn &library;
  Descriptors descriptors; // the graph
  std::unique_ptr<Descriptors> configured, chosen;
  Descriptor plan = nullptr;
  int64_t workspaceBytes = 0;
};

} // namespace tofu::cuda::dnn

#endif // TOFU_CUDA_DNNPLAN_H
