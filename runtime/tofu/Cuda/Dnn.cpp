//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/Dnn.h"

using namespace tofu::cuda;
using namespace tofu::cuda::dnn;
using namespace tofu::runtime;

/// Of the library's own memory for one convolution; engines that want more are
/// not taken.
static constexpr int64_t kMaxEngineBytes = 256 << 20;

/// Of what is in the workspace, as of all that is allocated.
static int64_t align(int64_t bytes) { return (bytes + 255) / 256 * 256; }

int64_t PreparedConvolution::getPlace(const Tensor &tensor) const {
  int64_t place = align(plan->getWorkspaceBytes());
  for (const Tensor *one :
       {&operation.image, &operation.filter, &operation.outputs}) {
    if (one == &tensor)
      break;
    place += one->isCopied ? align(one->getTakenBytes()) : 0;
  }
  return place;
}

Convolutions::~Convolutions() {
  plans.clear();
  if (handle)
    library->destroy(handle);
}

Error Convolutions::open() {
  if (handle || !whyNot.empty())
    return Error::success();
  if (Error error = library->check(library->create(&handle), "cudnnCreate")) {
    handle = nullptr;
    whyNot = error.getMessage();
    wantsLibrary = true;
    return Error::success();
  }
  return library->check(library->setStream(handle, stream), "cudnnSetStream");
}

Error Convolutions::prepare(const tofu_program_data &program,
                            const tofu_operation &op,
                            const int64_t *coordinates,
                            std::optional<PreparedConvolution> &prepared) {
  prepared.reset();
  std::optional<LocalContraction> local = localize(program, op, coordinates);
  std::optional<Convolution> convolution =
      local ? recognizeConvolution(*local) : std::nullopt;
  if (!convolution)
    return Error::success();
  std::vector<Operation> ways = describe(*convolution, *local);
  library = Cudnn::get();
  wantsLibrary |= !library && !ways.empty();
  if (!library || ways.empty())
    return Error::success();
  if (Error error = open(); error || !handle)
    return error;
  for (const Operation &way : ways) {
    auto [found, isNew] = plans.try_emplace(way.getKey());
    if (isNew)
      if (Error error = Plan::create(*library, handle, way, tf32,
                                     kMaxEngineBytes, found->second))
        return error;
    if (!found->second)
      continue;
    prepared = PreparedConvolution{way, found->second.get(), 0};
    const Operation &taken = prepared->operation;
    const Tensor &last = taken.outputs;
    prepared->bytes = prepared->getPlace(last) +
                      (last.isCopied ? align(last.getTakenBytes()) : 0);
    break;
  }
  return Error::success();
}

Error Convolutions::execute(const PreparedConvolution &prepared, Address image,
                            Address filter, Address outputs,
                            Address workspace) const {
  return prepared.plan->execute(handle, image, filter, outputs, workspace);
}
