//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// cuDNN's graphs, as far as they are one convolution: descriptors are checked
// as the library's documentation says what they have to be, and what is wrong
// with one is a finding. Of its engines only one does what is asked of a
// careful caller: engines whose notes say that they are not exact compute one
// too much, but that tensor cores take f32 as TF32. Calls.h lets calls fail.
#include "Calls.h"
#include "CudnnDescriptor.h"

#include <memory>

using namespace tofu::gpu;
using namespace tofu::gpu::cudnn;

#define CUDNN_API extern "C" __attribute__((visibility("default")))

namespace {
/// How many engines there are, in the heuristic's order, and their notes.
enum Engine { Changing, Rounding, Refused, Right, NumEngines };

struct Handle {
  void *stream = nullptr;
};

/// An operation that a stream is going to compute.
struct Work {
  std::map<int, Descriptor> tensors; // by attributes of the operation
  Descriptor convolution, operation;
  unsigned long long places[3], workspace;
  int64_t workspaceBytes;
  Precision precision;
};
} // namespace

static Calls &getCalls() {
  static Calls *calls = new Calls("cudnn");
  return *calls;
}

#define COUNT(name)                                                            \
  if (int status = getCalls().count(name))                                     \
  return status

static bool isAlive(void *object) { return getCalls().isAlive(object); }

static bool isOperation(int kind) {
  return kind == kForward || kind == kBackwardData || kind == kBackwardFilter;
}

//===----------------------------------------------------------------------===//
// Handles
//===----------------------------------------------------------------------===//

CUDNN_API size_t cudnnGetVersion() {
  const char *version = std::getenv("TOFU_CUDNN_VERSION");
  return version ? size_t(std::atoll(version)) : 91000;
}

CUDNN_API const char *cudnnGetErrorString(int status) {
  return status == kBadParameter   ? "CUDNN_STATUS_BAD_PARAM"
         : status == kNotSupported ? "CUDNN_STATUS_NOT_SUPPORTED"
         : status == 4000          ? "CUDNN_STATUS_INTERNAL_ERROR"
                                   : "CUDNN_STATUS_EXECUTION_FAILED";
}

CUDNN_API int cudnnCreate(Handle **handle) {
  COUNT("cudnnCreate");
  *handle = getCalls().add(new Handle);
  return kSuccess;
}

CUDNN_API int cudnnDestroy(Handle *handle) {
  if (!getCalls().remove(handle))
    return complain("no handle is destroyed");
  delete handle;
  return kSuccess;
}

CUDNN_API int cudnnSetStream(Handle *handle, void *stream) {
  COUNT("cudnnSetStream");
  if (!isAlive(handle))
    return complain("no handle is given a stream");
  handle->stream = stream;
  return kSuccess;
}

//===----------------------------------------------------------------------===//
// Descriptors
//===----------------------------------------------------------------------===//

CUDNN_API int cudnnBackendCreateDescriptor(int kind, Descriptor **descriptor) {
  COUNT("cudnnBackendCreateDescriptor");
  *descriptor = getCalls().add(new Descriptor{kind, false, {}});
  return kSuccess;
}

CUDNN_API int cudnnBackendDestroyDescriptor(Descriptor *descriptor) {
  if (!getCalls().remove(descriptor))
    return complain("no descriptor is destroyed");
  delete descriptor;
  return kSuccess;
}

CUDNN_API int cudnnBackendSetAttribute(Descriptor *descriptor, int attribute,
                                       int type, int64_t count,
                                       const void *values) {
  COUNT("cudnnBackendSetAttribute");
  if (!isAlive(descriptor) || descriptor->isFinal || !values)
    return complain("what is no descriptor or final is set");
  std::string name = "attribute " + std::to_string(attribute);
  const Rule *rule = findRule(descriptor->kind, attribute);
  if (!rule || !rule->least)
    return complain(name + " cannot be set");
  if (rule->type != type || count < rule->least || count > rule->most)
    return complain(name + " is of another type or count");
  const char *bytes = static_cast<const char *>(values);
  descriptor->values[attribute].assign(bytes, bytes + count * getBytes(type));
  if (type == cudnn::kHandle &&
      !isAlive(descriptor->get<Handle *>(attribute)[0]))
    return complain(name + " is no handle");
  if (type != cudnn::kDescriptor)
    return kSuccess;
  for (Descriptor *other : descriptor->get<Descriptor *>(attribute)) {
    bool fits = isAlive(other) && other->isFinal &&
                (rule->refers == -2 ? isOperation(other->kind)
                                    : other->kind == rule->refers);
    if (!fits)
      return complain(name + " is another descriptor, or none that is final");
  }
  return kSuccess;
}

static Status finalizePack(const Descriptor &pack) {
  auto numbers = pack.get<int64_t>(1000);
  std::set<int64_t> unique(numbers.begin(), numbers.end());
  return unique.size() == numbers.size() &&
                 pack.get<void *>(1001).size() == numbers.size()
             ? kSuccess
             : complain("a pack has not a pointer for each number");
}

static Status finalizePlan(Descriptor &plan) {
  const Descriptor &engine = plan.refer(401).refer(300);
  int number = engine.get<int>(-1)[0];
  plan.set<int64_t>(402, {number == Right ? 1000 : 0});
  return number == Refused ? kNotSupported : kSuccess;
}

CUDNN_API int cudnnBackendFinalize(Descriptor *descriptor) {
  COUNT("cudnnBackendFinalize");
  if (!isAlive(descriptor) || descriptor->isFinal)
    return complain("what is no descriptor or final is finalised");
  for (int attribute = 0; attribute != 1400; ++attribute) {
    const Rule *rule = findRule(descriptor->kind, attribute);
    if (rule && rule->least && !descriptor->values.count(attribute))
      return complain("attribute " + std::to_string(attribute) +
                      " of a descriptor is not set");
  }
  Status status = kSuccess;
  if (descriptor->kind == kPack)
    status = finalizePack(*descriptor);
  else if (descriptor->kind == kPlan)
    status = finalizePlan(*descriptor);
  else if (descriptor->kind == kHeuristic)
    status = checkSupport(descriptor->refer(201).refer(801));
  else
    status = check(*descriptor);
  descriptor->isFinal = status == kSuccess;
  return status;
}

//===----------------------------------------------------------------------===//
// Heuristics and engines
//===----------------------------------------------------------------------===//

/// Of mode A where there are three dimensions: none that a caller takes.
static std::vector<int> getEngines(const Descriptor &heuristic) {
  const Descriptor &operation = heuristic.refer(201).refer(801);
  if (heuristic.get<int>(200)[0] == 2)
    return {Right};
  if (getResult(operation).get<int64_t>(902).size() == 5)
    return {Changing, Rounding};
  return {Changing, Rounding, Refused, Right};
}

static std::vector<int> getNotes(int engine, bool isNarrow) {
  if (engine == Changing)
    return {4};
  if (engine == Rounding)
    return isNarrow ? std::vector<int>{0, 2} : std::vector<int>{0};
  return isNarrow ? std::vector<int>{0} : std::vector<int>{};
}

static bool isNarrow(const Descriptor &operation) {
  return getElement(operation.refer(getTensors(operation).filter)) !=
         Element::F32;
}

/// Fills descriptors of the caller's.
static int fill(const Descriptor &from, int attribute, int64_t room,
                int64_t *count, Descriptor **values) {
  std::vector<int> engines =
      from.kind == kHeuristic ? getEngines(from) : from.get<int>(-1);
  *count = int64_t(engines.size());
  const Rule *rule = findRule(from.kind, attribute);
  for (int64_t i = 0; i < std::min(room, *count); ++i) {
    Descriptor *to = values[i];
    if (!isAlive(to) || to->kind != rule->refers || to->isFinal)
      return complain("results are read into other descriptors");
    to->set<int>(-1, {engines[size_t(i)]});
    to->set<const Descriptor *>(
        -2, {from.kind == kHeuristic ? &from.refer(201).refer(801)
                                     : from.get<const Descriptor *>(-2)[0]});
    to->isFinal = true;
    if (to->kind == kConfiguration) {
      // The engine that it refers to is its own.
      static std::mutex mutex;
      static std::map<int, Descriptor> own;
      std::lock_guard<std::mutex> lock(mutex);
      Descriptor &engine = own[engines[size_t(i)]];
      engine.kind = kEngine;
      engine.set<int>(-1, {engines[size_t(i)]});
      to->set<const Descriptor *>(300, {&engine});
    }
  }
  return kSuccess;
}

CUDNN_API int cudnnBackendGetAttribute(Descriptor *descriptor, int attribute,
                                       int type, int64_t room, int64_t *count,
                                       void *values) {
  COUNT("cudnnBackendGetAttribute");
  const Rule *rule =
      isAlive(descriptor) ? findRule(descriptor->kind, attribute) : nullptr;
  if (!rule || !descriptor->isFinal || rule->type != type || room < 0 ||
      (room && !values))
    return complain("attribute " + std::to_string(attribute) +
                    " cannot be read, or is of another type");
  if (type == cudnn::kDescriptor)
    return fill(*descriptor, attribute, room, count,
                static_cast<Descriptor **>(values));
  std::vector<char> bytes;
  if (attribute == 1303) {
    Descriptor notes{kEngine, true, {}};
    notes.set<int>(
        1303, getNotes(descriptor->get<int>(-1)[0],
                       isNarrow(*descriptor->get<const Descriptor *>(-2)[0])));
    bytes = notes.values[1303];
  } else {
    bytes = descriptor->values[attribute];
  }
  size_t size = getBytes(type);
  *count = int64_t(bytes.size() / size);
  std::memcpy(values, bytes.data(), size_t(std::min(room, *count)) * size);
  return kSuccess;
}

//===----------------------------------------------------------------------===//
// Executing
//===----------------------------------------------------------------------===//

static int run(void *state, uint64_t) {
  const Work &work = *static_cast<Work *>(state);
  char *at[3];
  int number = 0;
  for (const auto &[attribute, tensor] : work.tensors) {
    at[number] =
        static_cast<char *>(getHost()(work.places[number], getSpan(tensor)));
    if (!at[number++])
      return -700; // an illegal address
  }
  if (work.workspaceBytes) {
    void *workspace = getHost()(work.workspace, size_t(work.workspaceBytes));
    if (!workspace)
      return -700;
    std::memset(workspace, 0x5a, size_t(work.workspaceBytes));
  }
  // In the order of the attributes: the filter, then image and outputs.
  char *result = work.operation.kind == kForward        ? at[2]
                 : work.operation.kind == kBackwardData ? at[1]
                                                        : at[0];
  compute(work.operation, at[1], at[0], at[2], result, work.precision);
  return 0;
}

static void drop(void *state) { delete static_cast<Work *>(state); }

CUDNN_API int cudnnBackendExecute(Handle *handle, Descriptor *plan,
                                  Descriptor *pack) {
  COUNT("cudnnBackendExecute");
  for (auto [descriptor, kind] : {std::pair(plan, kPlan), {pack, kPack}})
    if (!isAlive(descriptor) || !descriptor->isFinal ||
        descriptor->kind != kind)
      return complain("what is executed is no plan or pack that is final");
  if (!isAlive(handle) || plan->get<Handle *>(400)[0] != handle)
    return complain("a plan is executed with another handle");
  int engine = plan->refer(401).get<int>(-1)[0];
  const Descriptor &operation =
      *plan->refer(401).get<const Descriptor *>(-2)[0];
  auto work = std::make_unique<Work>();
  work->operation = operation;
  work->convolution = getConvolution(operation);
  work->workspaceBytes = plan->get<int64_t>(402)[0];
  work->precision = engine == Right ? Precision::Right
                    : engine == Rounding && !isNarrow(operation)
                        ? Precision::TF32
                        : Precision::Wrong;
  int first = getTensors(operation).filter;
  work->operation.set<const Descriptor *>(first - 1, {&work->convolution});
  auto numbers = pack->get<int64_t>(1000);
  auto pointers = pack->get<unsigned long long>(1001);
  if (numbers.size() != 3)
    return complain("a pack has not three tensors");
  std::vector<TofuGpuRange> ranges;
  for (int i = 0; i != 3; ++i) {
    Descriptor &tensor = work->tensors[first + i] = operation.refer(first + i);
    work->operation.set<const Descriptor *>(first + i, {&tensor});
    size_t at = 0;
    while (at != 3 && numbers[at] != tensor.get<int64_t>(906)[0])
      ++at;
    if (at == 3)
      return complain("a pack has no pointer for a tensor");
    if (pointers[at] % (unsigned long long)tensor.get<int64_t>(900)[0])
      return complain("a pointer is not aligned as its tensor");
    work->places[i] = pointers[at];
    bool isResult = &getResult(operation) == &operation.refer(first + i);
    ranges.push_back({pointers[at], getSpan(tensor), isResult});
  }
  work->workspace = pack->get<unsigned long long>(1003)[0];
  if (work->workspaceBytes)
    ranges.push_back({work->workspace, size_t(work->workspaceBytes), 1});
  return getEnqueue()(handle->stream, "cuDNN convolution", ranges.data(),
                      ranges.size(), run, drop, work.release())
             ? kExecutionFailed
             : kSuccess;
}
