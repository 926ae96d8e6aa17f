//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/CheckProgram.h"

using namespace tofu::runtime;

/// More of them than this are in no program that we wrote.
static constexpr int64_t kMaxImages = 64;
static constexpr int64_t kMaxLaunches = 64; // of one operation

static Error checkImage(const tofu_image &image, const ProgramMemory &memory) {
  if (image.kind != TOFU_PTX && image.kind != TOFU_CUBIN)
    return Error("the program has device code of the unknown kind " +
                 std::to_string(image.kind));
  if (image.architecture < 10 || image.architecture > 10000)
    return Error("the program has code for the unknown device architecture " +
                 std::to_string(image.architecture));
  if (image.bytes < 1 || !memory.holds(image.data, image.bytes))
    return Error("the program has " + std::to_string(image.bytes) +
                 " bytes of device code, which are not there");
  const char *bytes = static_cast<const char *>(image.data);
  if (image.kind == TOFU_PTX && bytes[image.bytes - 1])
    return Error("the program's PTX does not end");
  return Error::success();
}

Error tofu::runtime::checkImages(const tofu_program_data &data,
                                 const ProgramMemory &memory) {
  if (data.target != TOFU_CPU && data.target != TOFU_CUDA)
    return Error("the program is for the unknown target " +
                 std::to_string(data.target));
  if (Error error = checkTable(memory, "the program", "images", data.images,
                               data.num_images, kMaxImages))
    return error;
  for (int64_t i = 0; i < data.num_images; ++i)
    if (Error error = checkImage(data.images[i], memory))
      return error;
  if (data.scratch_bytes < 0)
    return Error("the program's scratch memory has " +
                 std::to_string(data.scratch_bytes) + " bytes");
  bool isForCpu = data.target == TOFU_CPU;
  if (isForCpu && (data.num_images || data.scratch_bytes))
    return Error("the program is for CPUs, but has code or scratch memory for "
                 "devices");
  if (!isForCpu && !data.num_images)
    return Error("the program is for CUDA devices, but has no code for them");
  return Error::success();
}

Error tofu::runtime::checkLaunches(const tofu_program_data &data,
                                   const tofu_operation &op,
                                   const ProgramMemory &memory) {
  if (Error error = checkTable(memory, "it", "launches", op.launches,
                               op.num_launches, kMaxLaunches))
    return error;
  bool isKernel = op.kind == TOFU_COMPUTE && !op.call;
  if (data.target == TOFU_CPU || !isKernel)
    return op.num_launches ? Error("it has launches, but computes nothing on a "
                                   "device")
                           : Error::success();
  if (op.kernel || op.extent)
    return Error("it has a kernel for CPUs, but the program is for CUDA "
                 "devices");
  for (int64_t i = 0; i < op.num_launches; ++i)
    if (!memory.holdsText(op.launches[i].kernel) ||
        !memory.holdsCode(reinterpret_cast<const void *>(op.launches[i].size)))
      return Error("it has a launch without a kernel or without a size");
  return Error::success();
}
