//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Driver.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <unistd.h>

using namespace tofu::gpu;

Driver::Driver() : schedule(findings, lock, settings.seed) {
  used.resize(settings.devices);
  primaries.resize(settings.devices);
  for (int i = 0; i < settings.devices; ++i)
    pools.push_back(std::make_unique<Pool>(Pool{i}));
}

Driver &Driver::get() {
  // Never destroyed: threads may call until the very end.
  static Driver *driver = new Driver;
  return *driver;
}

static thread_local std::vector<Context *> stack;

namespace tofu::gpu {
std::vector<Context *> &contextStack() { return stack; }
} // namespace tofu::gpu

Context *Driver::current() { return stack.empty() ? nullptr : stack.back(); }

void Driver::setCurrent(Context *context) {
  if (!stack.empty())
    stack.pop_back();
  if (context)
    stack.push_back(context);
}

Stream *Driver::streamOf(CUstream handle) {
  if (reinterpret_cast<uintptr_t>(handle) > 2)
    return knows(handle) ? handle : nullptr;
  Context *context = current();
  Stream *&stream = defaults[context];
  if (!stream) {
    auto made = std::make_unique<Stream>();
    made->context = context;
    made->line = schedule.newLine();
    stream = made.get();
    streams[stream] = std::move(made);
  }
  return stream;
}

bool Driver::captureForbids() const {
  for (const auto &capture : captures)
    if (capture->mode != 2)
      return true;
  return false;
}

static std::string onStream(const Stream &stream) {
  return stream.number ? " on stream " + std::to_string(stream.number)
                       : " on the default stream";
}

CUresult Driver::enqueue(CUstream handle, const std::string &what,
                         std::function<void(Operation &)> make,
                         OperationRef *added) {
  Stream *stream = streamOf(handle);
  if (!stream)
    return CUDA_ERROR_INVALID_HANDLE;
  bool isDefault = defaults[stream->context] == stream;
  if (stream->capture) {
    if (!stream->capture->isValid)
      return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    Graph &graph = *stream->capture->graph;
    graph.nodes.push_back({what + onStream(*stream), std::move(make),
                           stream->captured, stream->chain});
    stream->captured = {graph.nodes.size() - 1};
    return CUDA_SUCCESS;
  }
  if (isDefault)
    for (const auto &capture : captures)
      if (capture->mode != 2 && capture->origin->isBlocking) {
        capture->isValid = false;
        return CUDA_ERROR_STREAM_CAPTURE_IMPLICIT;
      }
  auto operation = std::make_shared<Operation>();
  operation->what = what + onStream(*stream);
  operation->owner = stream->context;
  make(*operation);
  std::vector<OperationRef> after = std::move(stream->waits);
  stream->waits.clear();
  after.push_back(stream->last);
  // The default stream and those that block come one after the other.
  if (isDefault) {
    for (auto &[other, owned] : streams)
      if (other->context == stream->context && other->isBlocking &&
          !other->capture) {
        after.push_back(other->last);
        after.insert(after.end(), other->waits.begin(), other->waits.end());
      }
  } else if (stream->isBlocking) {
    auto found = defaults.find(stream->context);
    if (found != defaults.end() && found->second)
      after.push_back(found->second->last);
  }
  schedule.add(operation, stream->line, after);
  stream->last = operation;
  if (added)
    *added = operation;
  return CUDA_SUCCESS;
}

bool Driver::isPlanted(const char *kind, uint32_t stream) {
  uint64_t nth = ++plantable[{stream, kind}];
  bool isHere = settings.plantKind == kind && settings.plantStream == stream &&
                settings.plantCall == nth;
  if (isHere)
    planted = "it was";
  return isHere;
}

void Driver::launchGraph(GraphExec &exec, Stream &stream) {
  // Between an operation that begins and one that ends it, both of the stream.
  OperationRef begin, end;
  enqueue(&stream, "graph begins", [](Operation &) {}, &begin);
  std::vector<OperationRef> made, leaves = {exec.last};
  std::vector<bool> isLeaf(exec.graph.nodes.size(), true);
  for (const Node &node : exec.graph.nodes) {
    auto operation = std::make_shared<Operation>();
    operation->what = node.what + " (graph)";
    operation->owner = stream.context;
    node.make(*operation);
    std::vector<OperationRef> after = {begin, exec.last};
    for (size_t before : node.after) {
      after.push_back(made[before]);
      isLeaf[before] = false;
    }
    schedule.add(operation, exec.lines[node.chain], after);
    made.push_back(operation);
  }
  for (size_t i = 0; i < made.size(); ++i)
    if (isLeaf[i])
      stream.waits.push_back(made[i]);
  enqueue(&stream, "graph ends", [](Operation &) {}, &end);
  exec.last = end;
}

CUresult Driver::waitFor(Stream &stream) {
  if (stream.capture) {
    stream.capture->isValid = false;
    return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
  }
  for (const OperationRef &wait : stream.waits)
    schedule.wait(wait);
  schedule.wait(stream.last);
  return stream.context ? stream.context->sticky : CUDA_SUCCESS;
}

Allocation *Driver::allocate(uint64_t bytes, int ordinal, CUresult &error,
                             bool ofModule) {
  error = CUDA_ERROR_OUT_OF_MEMORY;
  if (bytes > settings.memory || used[ordinal] + bytes > settings.memory)
    return nullptr;
  Allocation *result = memory.allocate(bytes, ordinal);
  if (!result)
    return nullptr;
  result->ofModule = ofModule;
  used[ordinal] += bytes;
  if (!ofModule)
    mostHeld = std::max(mostHeld, held += bytes);
  error = CUDA_SUCCESS;
  return result;
}

void Driver::retire(Allocation *allocation) {
  if (allocation->kind == Allocation::device)
    used[allocation->ordinal] -= allocation->bytes;
  if (allocation->kind == Allocation::device && !allocation->ofModule)
    held -= allocation->bytes;
  memory.free(allocation);
}

void Driver::release(Allocation *allocation) {
  schedule.forget(allocation);
  retire(allocation);
}

void Driver::findLeaks(Context *context) {
  for (const auto &[address, allocation] : memory.all())
    if (!allocation->freed && !allocation->ofModule &&
        (!context || allocation->ordinal == context->ordinal))
      findings.add("leak", allocation->label, "it was not freed");
  for (const auto &[stream, owned] : streams)
    if (stream->number && (!context || stream->context == context))
      findings.add("leak", "stream " + std::to_string(stream->number),
                   "it was not destroyed");
  uint64_t count = 0;
  for (const auto &[event, owned] : events)
    count += !context || event->context == context;
  auto several = [&](uint64_t n, const char *what) {
    if (n)
      findings.add("leak", std::to_string(n) + " " + what,
                   "not all were destroyed");
  };
  several(count, "events");
  if (context)
    return;
  several(execs.size(), "executable graphs");
  several(graphs.size(), "graphs");
}

void Driver::atExit(int status) {
  std::lock_guard<std::recursive_mutex> guard(lock);
  if (isReported)
    return;
  isReported = true;
  while (settings.failHangs && settings.failName == "exit")
    pause();
  schedule.abandon();
  // Who failed and ends is not asked to tidy up, unless the test asks.
  if (status == 0 || settings.findLeaks)
    findLeaks(nullptr);
  std::string text = findings.report();
  std::string counts = failed.empty() ? "" : "gpu: failed: " + failed + "\n";
  auto count = [&](const std::string &what, uint64_t number) {
    counts += "gpu: " + what + ": " + std::to_string(number) + "\n";
  };
  for (const auto &[name, number] : callsOf)
    count("calls of " + name, number);
  count("most bytes allocated", mostHeld);
  count("bytes copied to devices", bytesToDevice);
  count("bytes copied to the host", bytesToHost);
  for (const auto &[key, number] : plantable)
    counts += "gpu: plantable: " + key.second + ":" +
              std::to_string(key.first) + ":" + std::to_string(number) + "\n";
  if (!settings.plantKind.empty())
    counts += "gpu: planted: " + planted + "\n";
  count("calls", calls);
  std::fflush(nullptr); // what was said before stands before
  if (findings.count())
    std::fputs(text.c_str(), stderr);
  if (!settings.report.empty())
    if (FILE *file = std::fopen(settings.report.c_str(), "a")) {
      // One write: several processes may share the file.
      std::string all = text + counts;
      std::fwrite(all.data(), 1, all.size(), file);
      std::fclose(file);
    }
  if (findings.count() && status == 0 && settings.exitStatus) {
    std::fflush(nullptr);
    _exit(86);
  }
}

std::string Driver::beginAnew(uint64_t seed) {
  std::lock_guard<std::recursive_mutex> guard(lock);
  schedule.abandon();
  findLeaks(nullptr);
  std::string text = findings.count() ? findings.report() : "";
  // Contexts stay: other threads may have them on their stacks.
  stack.clear();
  std::fill(primaries.begin(), primaries.end(), nullptr);
  execs.clear();
  graphs.clear();
  captures.clear();
  modules.clear();
  events.clear();
  defaults.clear();
  streams.clear();
  peers.clear();
  callsOf.clear();
  std::fill(used.begin(), used.end(), 0);
  calls = streamNumber = 0;
  settings.seed = seed;
  schedule.clear(seed);
  memory.clear();
  findings.clear();
  return text;
}

extern "C" __attribute__((visibility("default"))) const char *
tofuGpuBeginAnew(uint64_t seed) {
  static std::string text;
  text = Driver::get().beginAnew(seed);
  return text.c_str();
}

CUresult tofu::gpu::call(const char *name,
                         const std::function<CUresult(Driver &)> &body,
                         bool needsContext) {
  Driver &driver = Driver::get();
  std::lock_guard<std::recursive_mutex> guard(driver.lock);
  ++driver.calls;
  uint64_t nth = ++driver.callsOf[name];
  const Settings &s = driver.settings;
  if ((s.failCode || s.failHangs) &&
      (s.failName.empty() ? driver.calls == s.failCall
                          : s.failName == name && nth == s.failCall)) {
    driver.failed = name;
    if (!s.failHangs)
      return s.failCode;
    if (!s.report.empty())
      if (FILE *file = std::fopen(s.report.c_str(), "a")) {
        std::fprintf(file, "gpu: failed: %s\n", name); // there is no end of it
        std::fclose(file);
      }
    while (true) // and all others that want the lock wait, too
      pause();
  }
  if (!driver.isInitialised && needsContext)
    return CUDA_ERROR_NOT_INITIALIZED;
  if (needsContext) {
    Context *context = driver.current();
    if (!context)
      return CUDA_ERROR_INVALID_CONTEXT;
    if (context->sticky)
      return context->sticky;
  }
  try {
    return body(driver);
  } catch (const std::bad_alloc &) {
    return CUDA_ERROR_OUT_OF_MEMORY;
  }
}
