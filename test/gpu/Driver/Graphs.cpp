//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Captures of streams, and the graphs that come of them.
#include "Driver.h"

#include <algorithm>

using namespace tofu::gpu;

CU_API cuStreamBeginCapture_v2(CUstream stream, int mode) {
  return call("cuStreamBeginCapture_v2", [&](Driver &d) -> CUresult {
    static uint64_t serial = 0;
    Stream *s = d.streamOf(stream);
    if (!s)
      return CUDA_ERROR_INVALID_HANDLE;
    if (!s->number) // the default stream cannot be captured
      return CUDA_ERROR_STREAM_CAPTURE_UNSUPPORTED;
    if (s->capture)
      return CUDA_ERROR_INVALID_VALUE;
    auto capture = std::make_shared<Capture>();
    capture->graph = std::make_unique<Graph>();
    capture->graph->chains = 1;
    capture->origin = s;
    capture->mode = mode;
    capture->id = ++serial;
    capture->streams.insert(s);
    s->capture = capture;
    s->captured.clear();
    s->chain = 0;
    d.captures.push_back(capture);
    return CUDA_SUCCESS;
  });
}

/// Whether all that the other streams captured comes before `tail`.
static bool isJoined(const Graph &graph, const std::vector<size_t> &tail,
                     const Capture &capture) {
  std::vector<bool> reached(graph.nodes.size());
  std::vector<size_t> list = tail;
  while (!list.empty()) {
    size_t node = list.back();
    list.pop_back();
    if (reached[node])
      continue;
    reached[node] = true;
    list.insert(list.end(), graph.nodes[node].after.begin(),
                graph.nodes[node].after.end());
  }
  for (const Stream *stream : capture.streams)
    for (size_t node : stream->captured)
      if (!reached[node])
        return false;
  return true;
}

CU_API cuStreamEndCapture(CUstream stream, CUgraph *graph) {
  return call("cuStreamEndCapture", [&](Driver &d) -> CUresult {
    *graph = nullptr;
    Stream *s = d.streamOf(stream);
    if (!s)
      return CUDA_ERROR_INVALID_HANDLE;
    if (!s->capture)
      return CUDA_ERROR_INVALID_VALUE;
    std::shared_ptr<Capture> capture = s->capture;
    if (capture->origin != s) {
      capture->isValid = false;
      return CUDA_ERROR_STREAM_CAPTURE_UNMATCHED;
    }
    CUresult error = CUDA_SUCCESS;
    if (!capture->isValid)
      error = CUDA_ERROR_STREAM_CAPTURE_INVALIDATED;
    else if (!isJoined(*capture->graph, s->captured, *capture))
      error = CUDA_ERROR_STREAM_CAPTURE_UNJOINED;
    for (Stream *other : capture->streams) {
      other->capture = nullptr;
      other->captured.clear();
    }
    std::erase(d.captures, capture);
    std::unique_ptr<Graph> made = std::move(capture->graph);
    if (error)
      return error;
    *graph = made.get();
    d.graphs[*graph] = std::move(made);
    return CUDA_SUCCESS;
  });
}

CU_API cuStreamIsCapturing(CUstream stream, int *status) {
  return call("cuStreamIsCapturing", [&](Driver &d) -> CUresult {
    Stream *s = d.streamOf(stream);
    if (!s)
      return CUDA_ERROR_INVALID_HANDLE;
    *status = !s->capture ? 0 : s->capture->isValid ? 1 : 2;
    return CUDA_SUCCESS;
  });
}

CU_API cuStreamGetCaptureInfo_v2(CUstream stream, int *status, uint64_t *id,
                                 CUgraph *graph, const CUgraphNode **nodes,
                                 size_t *count) {
  return call("cuStreamGetCaptureInfo_v2", [&](Driver &d) -> CUresult {
    Stream *s = d.streamOf(stream);
    if (!s)
      return CUDA_ERROR_INVALID_HANDLE;
    *status = !s->capture ? 0 : s->capture->isValid ? 1 : 2;
    if (id)
      *id = s->capture ? s->capture->id : 0;
    if (graph)
      *graph = s->capture ? s->capture->graph.get() : nullptr;
    if (nodes)
      *nodes = nullptr;
    if (count)
      *count = 0;
    return CUDA_SUCCESS;
  });
}

CU_API cuThreadExchangeStreamCaptureMode(int *mode) {
  return call("cuThreadExchangeStreamCaptureMode", [&](Driver &) {
    static thread_local int current = 0;
    std::swap(*mode, current);
    return CUDA_SUCCESS;
  });
}

CU_API cuGraphCreate(CUgraph *graph, unsigned) {
  return call("cuGraphCreate", [&](Driver &d) {
    auto made = std::make_unique<Graph>();
    made->chains = 1;
    *graph = made.get();
    d.graphs[*graph] = std::move(made);
    return CUDA_SUCCESS;
  });
}

CU_API cuGraphDestroy(CUgraph graph) {
  return call("cuGraphDestroy", [&](Driver &d) -> CUresult {
    return d.graphs.erase(graph) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
  });
}

CU_API cuGraphGetNodes(CUgraph graph, CUgraphNode *nodes, size_t *count) {
  return call("cuGraphGetNodes", [&](Driver &d) -> CUresult {
    if (!d.graphs.count(graph))
      return CUDA_ERROR_INVALID_VALUE;
    if (nodes)
      for (size_t i = 0; i < *count && i < graph->nodes.size(); ++i)
        nodes[i] = &graph->nodes[i];
    *count = graph->nodes.size();
    return CUDA_SUCCESS;
  });
}

static CUresult instantiate(Driver &d, CUgraphExec *exec, CUgraph graph) {
  if (!d.graphs.count(graph))
    return CUDA_ERROR_INVALID_VALUE;
  auto made = std::make_unique<GraphExec>();
  made->graph = *graph;
  for (uint32_t i = 0; i < graph->chains; ++i)
    made->lines.push_back(d.schedule.newLine());
  *exec = made.get();
  d.execs[*exec] = std::move(made);
  return CUDA_SUCCESS;
}

CU_API cuGraphInstantiateWithFlags(CUgraphExec *exec, CUgraph graph,
                                   unsigned long long) {
  return call("cuGraphInstantiateWithFlags",
              [&](Driver &d) { return instantiate(d, exec, graph); });
}
CU_API cuGraphInstantiate_v2(CUgraphExec *exec, CUgraph graph, CUgraphNode *,
                             char *, size_t) {
  return call("cuGraphInstantiate_v2",
              [&](Driver &d) { return instantiate(d, exec, graph); });
}
CU_API cuGraphInstantiateWithParams(CUgraphExec *exec, CUgraph graph,
                                    CUDA_GRAPH_INSTANTIATE_PARAMS *params) {
  return call("cuGraphInstantiateWithParams", [&](Driver &d) {
    params->hErrNode_out = nullptr;
    params->result_out = 0;
    return instantiate(d, exec, graph);
  });
}

CU_API cuGraphUpload(CUgraphExec exec, CUstream) {
  return call("cuGraphUpload", [&](Driver &d) -> CUresult {
    return d.execs.count(exec) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
  });
}

CU_API cuGraphLaunch(CUgraphExec exec, CUstream stream) {
  return call("cuGraphLaunch", [&](Driver &d) -> CUresult {
    Stream *s = d.streamOf(stream);
    if (!s)
      return CUDA_ERROR_INVALID_HANDLE;
    if (!d.execs.count(exec))
      return CUDA_ERROR_INVALID_VALUE;
    if (s->capture)
      return CUDA_ERROR_NOT_SUPPORTED; // graphs in graphs
    d.schedule.waitForRoom(d.settings.queue);
    d.launchGraph(*exec, *s);
    return CUDA_SUCCESS;
  });
}

CU_API cuGraphExecDestroy(CUgraphExec exec) {
  return call("cuGraphExecDestroy", [&](Driver &d) -> CUresult {
    // Nothing says that the driver does not wait for one that is under way.
    if (d.execs.count(exec))
      d.schedule.wait(exec->last);
    return d.execs.erase(exec) ? CUDA_SUCCESS : CUDA_ERROR_INVALID_VALUE;
  });
}

CU_ALSO(cuStreamBeginCapture_v2_ptsz, cuStreamBeginCapture_v2)
CU_ALSO(cuStreamEndCapture_ptsz, cuStreamEndCapture)
CU_ALSO(cuStreamIsCapturing_ptsz, cuStreamIsCapturing)
CU_ALSO(cuStreamGetCaptureInfo_v2_ptsz, cuStreamGetCaptureInfo_v2)
CU_ALSO(cuGraphLaunch_ptsz, cuGraphLaunch)
CU_ALSO(cuGraphUpload_ptsz, cuGraphUpload)
