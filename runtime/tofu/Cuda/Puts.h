//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The kernels that move and fold boxes (tofu_put_record): their records are
// written to the device once, and used in each step again.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_CUDA_PUTS_H
#define TOFU_CUDA_PUTS_H

#include "tofu/Cuda/Gpu.h"
#include "tofu/Runtime/StridedBox.h"

#include <functional>
#include <map>
#include <tuple>

namespace tofu::cuda {

using Records = std::vector<tofu_put_record>;

/// A box in one piece that is put into a box of another one.
struct Copying {
  const runtime::StridedBox *fromBox;
  const char *from; // where the pieces begin
  const runtime::StridedBox *toBox;
  char *to;
  int64_t fromBytes, toBytes; // of an element
};

/// Appends what a kernel is told of it, in elements.
void addRecords(const Copying &copying, Records &records);

/// Elements of this size are the largest that can be copied in the stead of
/// those of `bytes`; turns the record into one of them.
int64_t widen(tofu_put_record &record, int64_t bytes);

/// What kernels are told, in the device's memory for as long as that is there.
class Tables {
public:
  explicit Tables(Gpu &gpu) : gpu(gpu) {}
  Error add(const void *table, int64_t bytes, Address &address);

private:
  Gpu &gpu;
  Address room = 0;
  int64_t left = 0; // bytes of it
};

class Puts {
public:
  /// What is put: by which kernel, whose boxes, from where and to where, how
  /// much of it.
  using Key = std::tuple<std::string, std::vector<const void *>, int64_t>;
  /// A kernel for some of the records.
  struct Launch {
    std::string kernel;
    Records records;
  };

  explicit Puts(Gpu &gpu) : gpu(gpu), tables(gpu) {}

  /// Starts the launches of this key, which `make` tells the first time. They
  /// do nothing if the word at `over` is not 0 then.
  Error run(const Key &key, Stream stream,
            const std::function<std::vector<Launch>()> &make, Address over = 0);
  Error fill(Address to, uint64_t value, int64_t count, Stream stream);

private:
  struct Prepared {
    Function function;
    Address records;
    int64_t count;
    unsigned blocks; // along x
  };
  Error prepare(const Launch &launch, std::vector<Prepared> &prepared);

  Gpu &gpu;
  std::map<Key, std::vector<Prepared>> known;
  Function fillFunction = nullptr;
  Tables tables; // of records
};

} // namespace tofu::cuda

#endif // TOFU_CUDA_PUTS_H
