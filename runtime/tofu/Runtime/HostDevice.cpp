//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/HostDevice.h"

#include "tofu/Runtime/Compute.h"
#include "tofu/Runtime/FunctionCall.h"
#include "tofu/Runtime/Library.h"
#include "tofu/Runtime/Put.h"

#include <cstring>

using namespace tofu::runtime;

Error HostDevice::allocate(int64_t bytes, char *&place) {
  Arena &arena = arenas.emplace_back();
  Error error = arena.allocate(bytes);
  place = arena.getData();
  return error;
}

Error HostDevice::getConstant(int64_t buffer, char *&place) {
  const void *data = holdings.getBuffer(buffer).constant;
  place = const_cast<char *>(static_cast<const char *>(data));
  return Error::success();
}

namespace {
class KernelRun : public Computation {
public:
  KernelRun(const tofu_program_data &program, const tofu_operation &op,
            const Coordinates &coordinates,
            std::unique_ptr<LibraryCall> library, Team &workers)
      : program(program), op(op), coordinates(coordinates),
        library(std::move(library)), workers(workers) {}

  Error run(char *const *buffers) override {
    if (library && library->run(buffers, workers))
      return Error::success();
    return runKernel(program, op, coordinates.data(), buffers, workers);
  }

private:
  const tofu_program_data &program;
  const tofu_operation &op;
  const Coordinates &coordinates;
  std::unique_ptr<LibraryCall> library;
  Team &workers;
};

class FunctionRun : public Computation {
public:
  explicit FunctionRun(Team &workers) : workers(workers) {}
  Error run(char *const *buffers) override {
    return call.run(buffers, workers);
  }

  FunctionCall call;

private:
  Team &workers;
};
} // namespace

Error HostDevice::prepare(const tofu_operation &op,
                          std::unique_ptr<Computation> &computation) {
  if (op.call) {
    auto function = std::make_unique<FunctionRun>(workers);
    Error error =
        function->call.prepare(holdings.getProgram(), op, coordinates.data());
    computation = std::move(function);
    return error;
  }
  std::unique_ptr<LibraryCall> library;
  if (op.contraction && useLibraries)
    library = prepareContraction(holdings.getProgram(), op, coordinates.data());
  computation = std::make_unique<KernelRun>(
      holdings.getProgram(), op, coordinates, std::move(library), workers);
  return Error::success();
}

Error HostDevice::write(char *to, const void *from, int64_t bytes) {
  if (bytes)
    std::memcpy(to, from, bytes);
  return Error::success();
}

Error HostDevice::read(void *to, const char *from, int64_t bytes) {
  if (bytes)
    std::memcpy(to, from, bytes);
  return Error::success();
}

Error HostDevice::copy(char *to, const char *from, int64_t bytes) {
  return write(to, from, bytes);
}

Error HostDevice::fold(char *to, const char *from, int64_t count, int64_t type,
                       int64_t combiner) {
  getFold(type, combiner).add(to, from, count);
  return Error::success();
}

Error HostDevice::fillNeutral(char *to, int64_t count, int64_t type,
                              int64_t combiner) {
  runtime::fillNeutral(to, count, type, combiner);
  return Error::success();
}

Error HostDevice::finish(const tofu_fold &fold, char *to, const char *from,
                         int64_t count) {
  runtime::finish(fold, to, from, count);
  return Error::success();
}

Error HostDevice::put(const Exchange &exchange, const Message &message,
                      const std::vector<StridedBox> &boxes, const char *data,
                      Event there) {
  for (size_t i = 0; i != message.boxes.size(); ++i)
    putBox(exchange.fold, message.put, boxes[i], data, message.boxes[i],
           exchange.destination);
  return Error::success();
}
