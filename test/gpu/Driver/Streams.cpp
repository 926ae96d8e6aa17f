//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Streams, events, and functions of the host in streams.
#include "Driver.h"

#include "../StandIn.h"

#include <algorithm>

using namespace tofu::gpu;

//===----------------------------------------------------------------------===//
// Streams
//===----------------------------------------------------------------------===//

CU_API cuStreamCreateWithPriority(CUstream *stream, unsigned flags,
                                  int priority) {
  return call("cuStreamCreate", [&](Driver &d) -> CUresult {
    if (flags > 1)
      return CUDA_ERROR_INVALID_VALUE;
    auto made = std::make_unique<Stream>();
    made->context = d.current();
    made->line = d.schedule.newLine();
    made->number = ++d.streamNumber;
    made->isBlocking = flags == 0;
    made->priority = priority;
    *stream = made.get();
    d.streams[*stream] = std::move(made);
    return CUDA_SUCCESS;
  });
}

CU_API cuStreamCreate(CUstream *stream, unsigned flags) {
  return cuStreamCreateWithPriority(stream, flags, 0);
}

CU_API cuStreamDestroy_v2(CUstream stream) {
  return call("cuStreamDestroy_v2", [&](Driver &d) -> CUresult {
    if (!d.knows(stream) || !stream->number)
      return CUDA_ERROR_INVALID_HANDLE;
    if (stream->capture) {
      stream->capture->isValid = false;
      stream->capture->streams.erase(stream);
    }
    d.streams.erase(stream); // its work goes on
    return CUDA_SUCCESS;
  });
}

CU_API cuStreamSynchronize(CUstream stream) {
  return call("cuStreamSynchronize", [&](Driver &d) -> CUresult {
    Stream *s = d.streamOf(stream);
    return s ? d.waitFor(*s) : CUDA_ERROR_INVALID_HANDLE;
  });
}

static bool isOver(Driver &d, const OperationRef &operation) {
  if (!operation)
    return true;
  if (!operation->isDone)
    d.schedule.step(); // a poll is a chance to go on
  if (!operation->isDone)
    return false;
  d.schedule.wait(operation); // what the host knows now
  return true;
}

CU_API cuStreamQuery(CUstream stream) {
  return call("cuStreamQuery", [&](Driver &d) -> CUresult {
    Stream *s = d.streamOf(stream);
    if (!s)
      return CUDA_ERROR_INVALID_HANDLE;
    if (s->capture) {
      s->capture->isValid = false;
      return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    }
    for (const OperationRef &wait : s->waits)
      if (!isOver(d, wait))
        return CUDA_ERROR_NOT_READY;
    if (!isOver(d, s->last))
      return CUDA_ERROR_NOT_READY;
    return s->context->sticky;
  });
}

CU_API cuStreamGetFlags(CUstream stream, unsigned *flags) {
  return call("cuStreamGetFlags", [&](Driver &d) -> CUresult {
    Stream *s = d.streamOf(stream);
    if (!s)
      return CUDA_ERROR_INVALID_HANDLE;
    *flags = !s->isBlocking;
    return CUDA_SUCCESS;
  });
}

CU_API cuStreamGetPriority(CUstream stream, int *priority) {
  return call("cuStreamGetPriority", [&](Driver &d) -> CUresult {
    Stream *s = d.streamOf(stream);
    if (!s)
      return CUDA_ERROR_INVALID_HANDLE;
    *priority = s->priority;
    return CUDA_SUCCESS;
  });
}

CU_API cuStreamGetCtx(CUstream stream, CUcontext *context) {
  return call("cuStreamGetCtx", [&](Driver &d) -> CUresult {
    Stream *s = d.streamOf(stream);
    if (!s)
      return CUDA_ERROR_INVALID_HANDLE;
    *context = s->context;
    return CUDA_SUCCESS;
  });
}

//===----------------------------------------------------------------------===//
// Events
//===----------------------------------------------------------------------===//

static bool isEvent(Driver &d, CUevent event) {
  return d.events.count(event) != 0;
}

CU_API cuEventCreate(CUevent *event, unsigned flags) {
  return call("cuEventCreate", [&](Driver &d) -> CUresult {
    if (flags & 4)
      return CUDA_ERROR_NOT_SUPPORTED; // between processes
    auto made = std::make_unique<Event>();
    made->context = d.current();
    made->isTimed = !(flags & 2);
    *event = made.get();
    d.events[*event] = std::move(made);
    return CUDA_SUCCESS;
  });
}

CU_API cuEventDestroy_v2(CUevent event) {
  return call("cuEventDestroy_v2", [&](Driver &d) -> CUresult {
    return d.events.erase(event) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_HANDLE;
  });
}

CU_API cuEventRecordWithFlags(CUevent event, CUstream stream, unsigned) {
  return call("cuEventRecord", [&](Driver &d) -> CUresult {
    Stream *s = d.streamOf(stream);
    if (!s || !isEvent(d, event))
      return CUDA_ERROR_INVALID_HANDLE;
    if (d.isPlanted("no-record", *s))
      return CUDA_SUCCESS;
    if (s->capture) {
      if (!s->capture->isValid)
        return CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
      event->capture = s->capture;
      event->captured = s->captured;
      event->recorded = nullptr;
      return CUDA_SUCCESS;
    }
    event->capture = nullptr;
    return d.enqueue(stream, "event", [](Operation &) {}, &event->recorded);
  });
}

CU_API cuEventRecord(CUevent event, CUstream stream) {
  return cuEventRecordWithFlags(event, stream, 0);
}

CU_API cuEventQuery(CUevent event) {
  return call("cuEventQuery", [&](Driver &d) -> CUresult {
    if (!isEvent(d, event))
      return CUDA_ERROR_INVALID_HANDLE;
    if (event->capture)
      return CUDA_ERROR_CAPTURED_EVENT;
    if (!isOver(d, event->recorded))
      return CUDA_ERROR_NOT_READY;
    return event->context->sticky;
  });
}

CU_API cuEventSynchronize(CUevent event) {
  return call("cuEventSynchronize", [&](Driver &d) -> CUresult {
    if (!isEvent(d, event))
      return CUDA_ERROR_INVALID_HANDLE;
    if (event->capture)
      return CUDA_ERROR_CAPTURED_EVENT;
    d.schedule.wait(event->recorded);
    return event->context->sticky;
  });
}

CU_API cuEventElapsedTime(float *milliseconds, CUevent start, CUevent end) {
  return call("cuEventElapsedTime", [&](Driver &d) -> CUresult {
    if (!isEvent(d, start) || !isEvent(d, end) || !start->isTimed ||
        !end->isTimed || !start->recorded || !end->recorded)
      return CUDA_ERROR_INVALID_HANDLE;
    if (!start->recorded->isDone || !end->recorded->isDone)
      return CUDA_ERROR_NOT_READY;
    *milliseconds = 1e3 * (end->recorded->finished - start->recorded->finished);
    return CUDA_SUCCESS;
  });
}
CU_ALSO(cuEventElapsedTime_v2, cuEventElapsedTime)

/// A stream that waits for what another captured takes part in the capture.
static CUresult joinCapture(Stream &s, Event &event) {
  if (!event.capture->graph)
    return CUDA_ERROR_CAPTURED_EVENT; // the capture has ended
  if (s.capture && s.capture != event.capture) {
    s.capture->isValid = event.capture->isValid = false;
    return CUDA_ERROR_STREAM_CAPTURE_MERGE;
  }
  if (!s.capture) {
    s.capture = event.capture;
    s.capture->streams.insert(&s);
    s.chain = s.capture->graph->chains++;
    s.captured = event.captured;
    return CUDA_SUCCESS;
  }
  for (size_t node : event.captured)
    if (std::find(s.captured.begin(), s.captured.end(), node) ==
        s.captured.end())
      s.captured.push_back(node);
  return CUDA_SUCCESS;
}

CU_API cuStreamWaitEvent(CUstream stream, CUevent event, unsigned) {
  return call("cuStreamWaitEvent", [&](Driver &d) -> CUresult {
    Stream *s = d.streamOf(stream);
    if (!s || !isEvent(d, event))
      return CUDA_ERROR_INVALID_HANDLE;
    if (d.isPlanted("no-wait", *s)) {
      std::vector<OperationRef> after = s->waits;
      after.push_back(s->last);
      if (!event->capture && d.schedule.isBehind(after, event->recorded))
        d.planted = "it changes nothing: the stream is behind the event anyway";
      return CUDA_SUCCESS;
    }
    if (event->capture)
      return joinCapture(*s, *event);
    if (s->capture && event->recorded) {
      s->capture->isValid = false;
      return CUDA_ERROR_STREAM_CAPTURE_ISOLATION;
    }
    if (event->recorded)
      s->waits.push_back(event->recorded);
    return CUDA_SUCCESS;
  });
}

//===----------------------------------------------------------------------===//
// The host in a stream
//===----------------------------------------------------------------------===//

CU_API cuLaunchHostFunc(CUstream stream, CUhostFn function, void *data) {
  return call("cuLaunchHostFunc", [&](Driver &d) {
    return d.enqueue(stream, "host function", [=](Operation &operation) {
      operation.isForeign = true;
      operation.run = [=](Operation &) {
        function(data);
        return Progress::done;
      };
    });
  });
}

CU_API cuStreamAddCallback(CUstream stream, CUstreamCallback function,
                           void *data, unsigned) {
  return call("cuStreamAddCallback", [&](Driver &d) {
    Context *context = d.current();
    return d.enqueue(stream, "callback", [=](Operation &operation) {
      operation.isForeign = true;
      operation.run = [=](Operation &) {
        function(stream, context->sticky, data);
        return Progress::done;
      };
    });
  });
}

/// What a value in memory is compared with: 0 at least, 1 equal, 2 a common
/// bit, 3 no bit missing from either.
template <class T> static bool holds(T seen, T wanted, unsigned how) {
  using Signed = std::make_signed_t<T>;
  switch (how & 3) {
  case 0:
    return Signed(seen - wanted) >= 0;
  case 1:
    return seen == wanted;
  case 2:
    return (seen & wanted) != 0;
  default:
    return T(~(seen | wanted)) != 0;
  }
}

template <class T>
static CUresult valueOperation(const char *name, CUstream stream,
                               CUdeviceptr address, T value, unsigned flags,
                               bool isWait) {
  return call(name, [&](Driver &d) -> CUresult {
    Allocation *a = d.memory.find(address);
    if (!a || !a->contains(address, sizeof(T)) || a->freed ||
        address % sizeof(T))
      return CUDA_ERROR_INVALID_VALUE;
    return d.enqueue(stream, name, [=](Operation &operation) {
      operation.run = [=](Operation &) {
        T *at = reinterpret_cast<T *>(a->at(address));
        if (isWait)
          return holds(__atomic_load_n(at, __ATOMIC_ACQUIRE), value, flags)
                     ? Progress::done
                     : Progress::later;
        __atomic_store_n(at, value, __ATOMIC_RELEASE);
        a->markWritten(address - a->address, sizeof(T));
        return Progress::done;
      };
    });
  });
}

CU_API cuStreamWaitValue32_v2(CUstream stream, CUdeviceptr address,
                              uint32_t value, unsigned flags) {
  return valueOperation("cuStreamWaitValue32_v2", stream, address, value, flags,
                        true);
}
CU_API cuStreamWaitValue64_v2(CUstream stream, CUdeviceptr address,
                              uint64_t value, unsigned flags) {
  return valueOperation("cuStreamWaitValue64_v2", stream, address, value, flags,
                        true);
}
CU_API cuStreamWriteValue32_v2(CUstream stream, CUdeviceptr address,
                               uint32_t value, unsigned flags) {
  return valueOperation("cuStreamWriteValue32_v2", stream, address, value,
                        flags, false);
}
CU_API cuStreamWriteValue64_v2(CUstream stream, CUdeviceptr address,
                               uint64_t value, unsigned flags) {
  return valueOperation("cuStreamWriteValue64_v2", stream, address, value,
                        flags, false);
}

//===----------------------------------------------------------------------===//
// For the stand-ins of libraries
//===----------------------------------------------------------------------===//

static Allocation *living(Driver &d, const char *what, uint64_t address,
                          size_t bytes) {
  Allocation *a = d.memory.find(address);
  if (a && a->freed)
    d.findings.add("use-after-free", what, a->label + " is freed");
  else if (a ? !a->contains(address, bytes) : d.memory.isDevice(address))
    d.findings.add("out-of-bounds", what,
                   std::to_string(bytes) + " bytes" +
                       (a ? " at offset " +
                                std::to_string(address - a->address) + " of " +
                                a->label
                          : " where nothing is allocated"));
  else
    return a;
  throw CUDA_ERROR_ILLEGAL_ADDRESS;
}

extern "C" __attribute__((visibility("default"))) int
tofuGpuEnqueue(void *stream, const char *what, const TofuGpuRange *ranges,
               size_t count, int (*step)(void *, uint64_t),
               void (*drop)(void *), void *state) {
  std::shared_ptr<void> owned(state, [drop](void *s) {
    if (drop)
      drop(s);
  });
  std::vector<TofuGpuRange> list(ranges, ranges + count);
  std::string name = what;
  return call("tofuGpuEnqueue", [&](Driver &d) {
    Context *context = d.current();
    return d.enqueue(
        static_cast<CUstream>(stream), name, [=, &d](Operation &operation) {
          auto attempt = std::make_shared<uint64_t>(0);
          operation.isForeign = true;
          operation.run = [=, &d](Operation &self) {
            if (context->sticky)
              return Progress::done;
            int said;
            try {
              if (*attempt == 0) {
                std::lock_guard<std::recursive_mutex> guard(d.lock);
                for (const TofuGpuRange &r : list) {
                  Allocation *a =
                      living(d, self.what.c_str(), r.address, r.bytes);
                  if (!a)
                    continue;
                  uint64_t at = r.address - a->address;
                  self.touch(a, at, at + r.bytes, r.isWrite);
                  if (!r.isWrite && d.settings.checkUnwritten &&
                      !a->isWritten(at, r.bytes))
                    d.findings.add("unwritten", self.what,
                                   "it reads bytes of " + a->label +
                                       " that nobody wrote");
                }
              }
              said = step(owned.get(), (*attempt)++);
            } catch (CUresult error) {
              said = -error;
            }
            if (said > 0)
              return Progress::later;
            std::lock_guard<std::recursive_mutex> guard(d.lock);
            if (said < 0)
              context->sticky = -said;
            for (const TofuGpuRange &r : list)
              if (Allocation *a = d.memory.find(r.address);
                  r.isWrite && a && !a->freed && !said)
                a->markWritten(r.address - a->address, r.bytes);
            return Progress::done;
          };
        });
  });
}

extern "C" __attribute__((visibility("default"))) void *
tofuGpuHost(unsigned long long address, size_t bytes) {
  Driver &d = Driver::get();
  std::lock_guard<std::recursive_mutex> guard(d.lock);
  try {
    Allocation *a = living(d, "tofuGpuHost", address, bytes);
    return a ? a->at(address) : reinterpret_cast<void *>(address);
  } catch (CUresult) {
    return nullptr;
  }
}

extern "C" __attribute__((visibility("default"))) void
tofuGpuFinding(const char *kind, const char *place, const char *text) {
  Driver::get().findings.add(kind, place, text);
}

CU_ALSO(cuStreamSynchronize_ptsz, cuStreamSynchronize)
CU_ALSO(cuStreamQuery_ptsz, cuStreamQuery)
CU_ALSO(cuStreamWaitEvent_ptsz, cuStreamWaitEvent)
CU_ALSO(cuStreamGetFlags_ptsz, cuStreamGetFlags)
CU_ALSO(cuStreamGetPriority_ptsz, cuStreamGetPriority)
CU_ALSO(cuStreamGetCtx_ptsz, cuStreamGetCtx)
CU_ALSO(cuStreamAddCallback_ptsz, cuStreamAddCallback)
CU_ALSO(cuEventRecord_ptsz, cuEventRecord)
CU_ALSO(cuEventRecordWithFlags_ptsz, cuEventRecordWithFlags)
CU_ALSO(cuLaunchHostFunc_ptsz, cuLaunchHostFunc)
CU_ALSO(cuStreamWaitValue32_v2_ptsz, cuStreamWaitValue32_v2)
CU_ALSO(cuStreamWaitValue64_v2_ptsz, cuStreamWaitValue64_v2)
CU_ALSO(cuStreamWriteValue32_v2_ptsz, cuStreamWriteValue32_v2)
CU_ALSO(cuStreamWriteValue64_v2_ptsz, cuStreamWriteValue64_v2)
