//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/CudaDevice.h"

#include "tofu/Cuda/BlasLt.h"
#include "tofu/Cuda/DnnCall.h"
#include "tofu/Runtime/Compute.h"
#include "tofu/Runtime/Fold.h"
#include "tofu/Runtime/FunctionCall.h"
#include "tofu/Runtime/Patience.h"
#include "tofu/Runtime/Put.h"
#include "tofu/Runtime/Types.h"

#include <algorithm>
#include <cstring>

using namespace tofu::cuda;
using namespace tofu::runtime;

static Address getAddress(const void *place) {
  return reinterpret_cast<Address>(place);
}

CudaDevice::~CudaDevice() {
  if (!stream || gpu->use())
    return;
  driver.synchronizeStream(stream);
  convolutions.reset();
  for (Event event : events)
    driver.destroyEvent(event);
  timings.clear();
  for (void *pinned :
       {static_cast<void *>(failed), static_cast<void *>(decided)})
    if (pinned)
      driver.releaseHost(pinned);
  if (moves)
    driver.destroyStream(moves);
  driver.destroyStream(stream);
}

Error CudaDevice::open() {
  const tofu_program_data &program = holdings.getProgram();
  if (Error error = gpu->use())
    return error;
  for (Stream *one : {&stream, &moves})
    if (Error error = driver.check(driver.createStream(one, kStreamNonBlocking),
                                   "cuStreamCreate"))
      return error;
  convolutions.emplace(stream, libraries == Libraries::TF32);
  if (Error error = makeEvent(finished))
    return error;
  char *words = nullptr;
  if (Error error = allocate(getFailureBytes(), words))
    return error;
  failures = getAddress(words);
  void *pinned = nullptr;
  if (Error error = driver.check(
          driver.allocateHost(&pinned, std::max<int64_t>(getFailureBytes(), 1)),
          "cuMemAllocHost"))
    return error;
  failed = static_cast<int64_t *>(pinned);
  return program.scratch_bytes ? gpu->allocate(program.scratch_bytes,
                                               "its scratch memory", scratch)
                               : Error::success();
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

Error CudaDevice::allocate(int64_t bytes, char *&place) {
  Address address = 0;
  if (Error error = gpu->allocate(bytes, "its memory", address))
    return error;
  place = reinterpret_cast<char *>(address);
  if (bytes)
    if (Error error = driver.check(driver.fill8(address, 0, bytes, stream),
                                   "cuMemsetD8Async"))
      return error;
  return synchronizeStream();
}

/// Smaller allocations may be parts of one, of which the handle would be.
static constexpr int64_t kSharedGranule = int64_t(2) << 20;

Error CudaDevice::allocateShared(int64_t bytes, char *&place) {
  int64_t granules = (std::max<int64_t>(bytes, 1) - 1) / kSharedGranule + 1;
  return allocate(granules * kSharedGranule, place);
}

Error CudaDevice::allocateArena(int64_t bytes, char *&place) {
  if (!isShared)
    return allocate(bytes, place);
  Error error = allocateShared(getBehindArena() + sizeof(uint64_t), place);
  sharedArena = place;
  return error;
}

Error CudaDevice::getConstant(int64_t buffer, char *&place) {
  Address address = 0;
  Error error = gpu->getConstant(buffer, address);
  place = reinterpret_cast<char *>(address);
  return error;
}

Error CudaDevice::write(char *to, const void *from, int64_t bytes) {
  if (!bytes)
    return Error::success();
  if (Error error = gpu->use())
    return error;
  if (Error error =
          driver.check(driver.copyToDevice(getAddress(to), from, bytes, stream),
                       "cuMemcpyHtoDAsync"))
    return error;
  return synchronizeStream();
}

Error CudaDevice::read(void *to, const char *from, int64_t bytes) {
  if (!bytes)
    return Error::success();
  if (Error error = gpu->use())
    return error;
  // The copy to memory that is not pinned waits for the stream by itself, and
  // would wait for ever for a process that is gone.
  if (Error error = synchronizeStream())
    return error;
  if (Error error =
          driver.check(driver.copyToHost(to, getAddress(from), bytes, stream),
                       "cuMemcpyDtoHAsync"))
    return error;
  return synchronizeStream();
}

Error CudaDevice::copy(char *to, const char *from, int64_t bytes) {
  if (!bytes)
    return Error::success();
  if (Error error = gpu->use())
    return error;
  isUnordered = true;
  return driver.check(
      driver.copy(getAddress(to), getAddress(from), bytes, stream),
      "cuMemcpyDtoDAsync");
}

Error CudaDevice::fillNeutral(char *to, int64_t count, int64_t type,
                              int64_t combiner) {
  if (!count)
    return Error::success();
  if (Error error = gpu->use())
    return error;
  uint64_t value = 0; // the first bytes are those of the element
  char *element = reinterpret_cast<char *>(&value);
  runtime::fillNeutral(element, 1, type, combiner);
  Address address = getAddress(to);
  switch (getTypeBytes(type)) {
  case 1:
    return driver.check(driver.fill8(address, value, count, stream),
                        "cuMemsetD8Async");
  case 2:
    return driver.check(driver.fill16(address, value, count, stream),
                        "cuMemsetD16Async");
  case 4:
    return driver.check(driver.fill32(address, value, count, stream),
                        "cuMemsetD32Async");
  default:
    return puts.fill(address, value, count, stream);
  }
}

//===----------------------------------------------------------------------===//
// Boxes
//===----------------------------------------------------------------------===//

static std::string getFoldKernel(int64_t type, int64_t combiner) {
  static constexpr const char *names[] = {"sum", "prod", "max",
                                          "min", "all",  "any"};
  return std::string("tofu_fold_") + getTypeName(type) + "_" + names[combiner];
}

/// Of `count` elements one behind the other.
static Records getRecords(char *to, int64_t toBytes, const char *from,
                          int64_t fromBytes, int64_t count) {
  StridedBox box({{0, count}}, {{0, count}});
  Records records;
  addRecords({&box, from, &box, to, fromBytes, toBytes}, records);
  return records;
}

Error CudaDevice::fold(char *to, const char *from, int64_t count, int64_t type,
                       int64_t combiner) {
  if (Error error = gpu->use())
    return error;
  std::string kernel = getFoldKernel(type, combiner);
  int64_t bytes = getTypeBytes(type);
  return puts.run({kernel, {from, to}, count}, stream, [&] {
    return std::vector<Puts::Launch>{
        {kernel, getRecords(to, bytes, from, bytes, count)}};
  });
}

Error CudaDevice::finish(const tofu_fold &fold, char *to, const char *from,
                         int64_t count) {
  if (Error error = gpu->use())
    return error;
  std::string kernel = std::string("tofu_finish_") + getTypeName(fold.type);
  // With the moves: what is folded lies where the next exchange is folded, too.
  // The result may lie where the rank has computed something else until now.
  if (Error error = record(finished))
    return error;
  if (Error error = waitToMove(finished))
    return error;
  if (Error error = puts.run({kernel, {from, to}, count}, moves, [&] {
        return std::vector<Puts::Launch>{
            {kernel, getRecords(to, getTypeBytes(fold.type), from,
                                getTypeBytes(fold.wide), count)}};
      }))
    return error;
  if (Error error =
          driver.check(driver.recordEvent(finished, moves), "cuEventRecord"))
    return error;
  return wait(finished);
}

/// A launch for each size of elements.
static std::vector<Puts::Launch>
getCopies(const std::vector<Copying> &copyings) {
  std::map<int64_t, Records> bySize;
  for (const Copying &copying : copyings) {
    Records records;
    addRecords(copying, records);
    for (tofu_put_record &record : records) {
      int64_t bytes = widen(record, copying.toBytes);
      bySize[bytes].push_back(record);
    }
  }
  std::vector<Puts::Launch> launches;
  for (auto &[bytes, records] : bySize)
    launches.push_back(
        {"tofu_copy_" + std::to_string(bytes), std::move(records)});
  return launches;
}

Error CudaDevice::put(const Exchange &exchange, const Message &message,
                      const std::vector<StridedBox> &boxes, const char *data,
                      Event there) {
  for (Event event : {exchange.offered, there})
    if (Error error = waitToMove(event))
      return error;
  if (Error error = timings.beginMove(moves))
    return error;
  int64_t bytes = getTypeBytes(exchange.fold.type),
          wide = getTypeBytes(exchange.fold.wide);
  bool isFold = message.put == TOFU_PUT_FOLD;
  bool isCopy = !isFold && (message.put == TOFU_PUT_COPY || !exchange.isWide());
  std::vector<Copying> copyings;
  for (size_t i = 0; i != message.boxes.size(); ++i)
    copyings.push_back({&boxes[i], data, &message.boxes[i],
                        exchange.destination, bytes, isCopy ? bytes : wide});
  if (message.put == TOFU_PUT_COPY) {
    pending.insert(pending.end(), copyings.begin(), copyings.end());
    return Error::success();
  }
  if (Error error = gpu->use())
    return error;
  std::string kernel =
      isCopy   ? "tofu_copy"
      : isFold ? getFoldKernel(exchange.fold.type, exchange.fold.combiner)
               : std::string("tofu_first_") + getTypeName(exchange.fold.type);
  return puts.run({kernel, {&message, data}, 0}, moves, [&] {
    if (isCopy)
      return getCopies(copyings);
    Puts::Launch launch{kernel, {}};
    for (const Copying &copying : copyings)
      addRecords(copying, launch.records);
    return std::vector<Puts::Launch>{std::move(launch)};
  });
}

Error CudaDevice::endPuts(const Exchange &exchange) {
  std::vector<Copying> copyings = std::move(pending);
  pending.clear();
  if (Error error = gpu->use())
    return error;
  std::vector<const void *> key = {&exchange};
  for (const Copying &copying : copyings)
    key.push_back(copying.from);
  if (!copyings.empty())
    if (Error error = puts.run({"tofu_copy", std::move(key), 0}, moves,
                               [&] { return getCopies(copyings); }))
      return error;
  if (Error error = timings.endMove(moves))
    return error;
  if (Error error = driver.check(driver.recordEvent(exchange.taken, moves),
                                 "cuEventRecord"))
    return error;
  return wait(exchange.taken);
}

Error CudaDevice::waitToMove(Event event) {
  if (!event)
    return Error::success();
  if (Error error = gpu->use())
    return error;
  return driver.check(driver.waitForEvent(moves, event, 0),
                      "cuStreamWaitEvent");
}

Error CudaDevice::copyBoxes(const void *owner, Address place,
                            const std::vector<Copying> &copyings, Stream on,
                            Address over) {
  if (copyings.empty())
    return Error::success();
  if (Error error = gpu->use())
    return error;
  return puts.run(
      {"pack", {owner, reinterpret_cast<const void *>(place)}, 0}, on,
      [&] { return getCopies(copyings); }, over);
}

//===----------------------------------------------------------------------===//
// Computations
//===----------------------------------------------------------------------===//

namespace tofu::cuda {
/// The kernels of an operation, with their parameters.
class CudaDevice::Launches : public Computation {
public:
  Launches(CudaDevice &device, const tofu_operation &op)
      : device(device), op(op) {}

  Error prepare() {
    Coordinates coordinates =
        device.holdings.getMesh().getCoordinates(device.rank);
    for (int64_t i = 0; i != op.num_launches; ++i) {
      Launch launch{};
      op.launches[i].size(coordinates.data(), launch.sizes);
      if (Error error =
              device.gpu->getFunction(op.launches[i].kernel, launch.function))
        return error;
      auto isPositive = [](int64_t size) { return size > 0; };
      if (!std::all_of(launch.sizes, launch.sizes + 3, isPositive))
        continue;
      if (launch.sizes[6] > kStaticSharedBytes)
        if (Error error = device.driver.check(
                device.driver.setFunctionAttribute(
                    launch.function, kMaxDynamicSharedBytes, launch.sizes[6]),
                "cuFuncSetAttribute"))
          return error;
      launches.push_back(launch);
    }
    int64_t number = &op - device.holdings.getProgram().operations;
    arguments.assign(op.num_operands + op.num_results, 0);
    arguments.push_back(device.scratch);
    arguments.push_back(device.failures + number * sizeof(int64_t));
    arguments.insert(arguments.end(), coordinates.begin(), coordinates.end());
    for (uint64_t &argument : arguments)
      parameters.push_back(&argument);
    return Error::success();
  }

  Error run(char *const *buffers) override {
    for (int64_t i = 0; i != op.num_operands + op.num_results; ++i)
      arguments[i] = getAddress(buffers[i]);
    if (Error error = device.gpu->use())
      return error;
    for (const Launch &launch : launches) {
      const int64_t *size = launch.sizes;
      if (Error error = device.driver.check(
              device.driver.launchKernel(
                  launch.function, size[0], size[1], size[2], size[3], size[4],
                  size[5], size[6], device.stream, parameters.data(), nullptr),
              "cuLaunchKernel"))
        return error;
    }
    return Error::success();
  }

private:
  /// More have to be asked for.
  static constexpr int64_t kStaticSharedBytes = 48 << 10;
  struct Launch {
    Function function;
    int64_t sizes[7];
  };
  CudaDevice &device;
  const tofu_operation &op;
  std::vector<Launch> launches;
  std::vector<uint64_t> arguments;
  std::vector<void *> parameters; // where they are
};

/// Matrix products of a library.
class CudaDevice::Products : public Computation {
public:
  Products(CudaDevice &device, std::unique_ptr<MatrixProducts> products)
      : device(device), products(std::move(products)) {}

  Error prepare(size_t numBuffers) {
    places.resize(numBuffers);
    return device.reserveWorkspace(kWorkspaceBytes);
  }

  Error run(char *const *buffers) override {
    for (size_t i = 0; i != places.size(); ++i)
      places[i] = getAddress(buffers[i]);
    if (Error error = device.gpu->use())
      return error;
    return products->run(places.data(), device.workspace, device.stream);
  }
  const char *getLibrary() const override { return "cuBLASLt"; }

private:
  CudaDevice &device;
  std::unique_ptr<MatrixProducts> products;
  std::vector<uint64_t> places;
};

/// A function of the host: its operands are copied there, its results back.
class CudaDevice::HostCall : public Computation {
public:
  HostCall(CudaDevice &device, const tofu_operation &op)
      : device(device), op(op) {}

  Error prepare() {
    Coordinates coordinates =
        device.holdings.getMesh().getCoordinates(device.rank);
    for (auto [buffers, count] : {std::pair(op.operands, op.num_operands),
                                  std::pair(op.results, op.num_results)})
      for (int64_t i = 0; i != count; ++i)
        pieces.emplace_back(device.holdings.getBytes(buffers[i], device.rank));
    for (std::vector<char> &piece : pieces)
      places.push_back(piece.data());
    return call.prepare(device.holdings.getProgram(), op, coordinates.data());
  }

  Error run(char *const *buffers) override {
    for (int64_t i = 0; i != op.num_operands; ++i)
      if (Error error =
              device.read(pieces[i].data(), buffers[i], pieces[i].size()))
        return error;
    if (Error error = call.run(places.data(), device.team))
      return error;
    for (size_t i = op.num_operands; i != pieces.size(); ++i)
      if (Error error =
              device.write(buffers[i], pieces[i].data(), pieces[i].size()))
        return error;
    return Error::success();
  }

private:
  CudaDevice &device;
  const tofu_operation &op;
  FunctionCall call;
  std::vector<std::vector<char>> pieces; // of the operands, then the results
  std::vector<char *> places;
};
} // namespace tofu::cuda

Error CudaDevice::reserveWorkspace(int64_t bytes) {
  if (bytes <= workspaceBytes)
    return Error::success();
  if (workspace)
    if (Error error = gpu->release(workspaceBytes, workspace))
      return error;
  workspace = 0;
  workspaceBytes = 0;
  if (Error error =
          gpu->allocate(bytes, "what libraries compute with", workspace,
                        "option no_libraries (tofu-run --no-libraries) does "
                        "without it"))
    return error;
  workspaceBytes = bytes;
  return Error::success();
}

Error CudaDevice::prepareByLibrary(const tofu_operation &op,
                                   std::unique_ptr<Computation> &computation) {
  if (Error error = gpu->use())
    return error;
  Coordinates at = holdings.getMesh().getCoordinates(rank);
  std::optional<dnn::PreparedConvolution> convolution;
  if (Error error = convolutions->prepare(holdings.getProgram(), op, at.data(),
                                          convolution))
    return error;
  if (convolution) {
    int64_t bytes = convolution->bytes;
    computation = std::make_unique<dnn::ConvolutionCall>(
        *this, *convolutions, std::move(*convolution));
    return reserveWorkspace(bytes);
  }
  if (auto found = prepareMatrixProducts(holdings.getProgram(), op, at.data(),
                                         libraries == Libraries::TF32)) {
    auto products = std::make_unique<Products>(*this, std::move(found));
    Error error = products->prepare(op.num_operands + op.num_results);
    computation = std::move(products);
    return error;
  }
  wantsLibrary |= !hasBlasLt();
  return Error::success();
}

Error CudaDevice::prepare(const tofu_operation &op,
                          std::unique_ptr<Computation> &computation) {
  if (op.call) {
    auto call = std::make_unique<HostCall>(*this, op);
    Error error = call->prepare();
    computation = std::move(call);
    return error;
  }
  if (op.contraction && libraries != Libraries::None)
    if (Error error = prepareByLibrary(op, computation); error || computation)
      return error;
  auto launches = std::make_unique<Launches>(*this, op);
  Error error = launches->prepare();
  computation = std::move(launches);
  return error;
}

//===----------------------------------------------------------------------===//
// Order
//===----------------------------------------------------------------------===//

Error CudaDevice::synchronizeStream(const char *when) {
  isUnordered = false;
  Patience patience(timeout);
  // No call of the driver's waits for what may take any time.
  while (true) {
    Result result = driver.queryStream(stream);
    if (result != kNotReady)
      return result ? Error(when +
                            driver.check(result, "cuStreamQuery").getMessage())
                    : Error::success();
    if (Error error = poll ? poll(patience.isOver()) : Error::success())
      return Error(explain() + error.getMessage());
    std::this_thread::yield();
  }
}

Error CudaDevice::makeEvent(Event &event) {
  if (Error error = gpu->use())
    return error;
  if (Error error = driver.check(
          driver.createEvent(&event, kEventDisableTiming), "cuEventCreate"))
    return error;
  events.push_back(event);
  return Error::success();
}

Error CudaDevice::record(Event event) {
  if (Error error = gpu->use())
    return error;
  return driver.check(driver.recordEvent(event, stream), "cuEventRecord");
}

Error CudaDevice::wait(Event event) {
  if (!event)
    return Error::success();
  if (Error error = gpu->use())
    return error;
  return driver.check(driver.waitForEvent(stream, event, 0),
                      "cuStreamWaitEvent");
}

Error CudaDevice::settle() {
  if (!isWaiting)
    return Error::success();
  if (Error error = gpu->use())
    return error;
  return synchronizeStream();
}

Error CudaDevice::beginOperation(const tofu_operation &op) {
  if (Error error = gpu->use())
    return error;
  return timings.beginOperation(op, stream);
}

Error CudaDevice::endOperation(int64_t bytes) {
  if (Error error = gpu->use())
    return error;
  return timings.endOperation(bytes, stream);
}

Error CudaDevice::endStep(std::vector<Timing> &to) {
  if (Error error = gpu->use())
    return error;
  if (getFailureBytes())
    if (Error error = driver.check(
            driver.copyToHost(failed, failures, getFailureBytes(), stream),
            "cuMemcpyDtoHAsync"))
      return error;
  if (isCapturing)
    return Error::success();
  if (Error error = synchronizeStream("the end of the step: "))
    return error;
  if (Error error = checkOperations())
    return error;
  return timings.take(to);
}

Error CudaDevice::checkOperations() {
  int64_t *end = failed + holdings.getProgram().num_operations;
  int64_t *bad =
      std::find_if(failed, end, [](int64_t word) { return word != 0; });
  if (bad == end)
    return Error::success();
  if (Error error = gpu->use())
    return error;
  isUnordered = true;
  if (Error error =
          driver.check(driver.fill8(failures, 0, getFailureBytes(), stream),
                       "cuMemsetD8Async"))
    return error;
  const tofu_operation &op = holdings.getProgram().operations[bad - failed];
  return complain(op, getKernelError(holdings.getProgram(), op, *bad));
}

Error CudaDevice::complain(const tofu_operation &op, const Error &error) const {
  std::string location = op.location;
  return Error(op.name + (location.empty() ? "" : " (" + location + ")") +
               ": " + error.getMessage());
}

Error CudaDevice::reserveDecisions(int64_t count) {
  if (!count)
    return Error::success();
  if (Error error = gpu->use())
    return error;
  void *pinned = nullptr;
  Error error =
      driver.check(driver.allocateHost(&pinned, count), "cuMemAllocHost");
  decided = static_cast<char *>(pinned);
  return error;
}

Error CudaDevice::expect(const tofu_operation &loop, int64_t trips, bool goesOn,
                         const char *place) {
  if (Error error = gpu->use())
    return error;
  char *to = decided + expected.size();
  expected.push_back({&loop, trips, goesOn});
  return driver.check(driver.copyToHost(to, getAddress(place), 1, stream),
                      "cuMemcpyDtoHAsync");
}

Error CudaDevice::checkDecisions() const {
  for (size_t i = 0; i != expected.size(); ++i) {
    auto [loop, trips, goesOn] = expected[i];
    if ((decided[i] != 0) != goesOn)
      return complain(*loop, getTripsError(*loop, trips, !goesOn));
  }
  return Error::success();
}

void CudaDevice::synchronize() {
  pending.clear();
  if (!gpu->use())
    (void)synchronizeStream();
}

std::string CudaDevice::getNote() const {
  auto join = [](std::string &to, const std::string &text, const char *word) {
    to += (to.empty() ? "" : word) + text;
  };
  std::string missing, computed, note;
  auto add = [&](bool isWanted, const std::string &whyNot, const char *library,
                 const char *what) {
    if (!isWanted)
      return;
    if (!whyNot.empty())
      return join(note,
                  whyNot + ", so the program's own kernels compute " + what +
                      ", which takes longer",
                  "; ");
    join(missing, std::string("no ") + library, ", ");
    join(computed, what, " and ");
  };
  add(wantsLibrary, getWhyNoBlasLt(), "libcublasLt of CUDA 12 or 13",
      "matrix products");
  if (convolutions)
    add(convolutions->isWanted(), convolutions->getWhyNot(),
        "libcudnn 8.9 or later", "convolutions");
  if (!missing.empty())
    join(note,
         "there is " + missing +
             " in the loader's path, in $CUDA_HOME or in Python's nvidia "
             "packages, so the program's own kernels compute " +
             computed + ", which takes longer",
         "; ");
  return note;
}
