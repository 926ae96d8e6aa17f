//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Convolutions by oneDNN, in the layouts that it is fast in: operands are
// reordered before, and the result behind.
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Convolution.h"
#include "tofu/Runtime/Scratch.h"

#include <cstdlib>
#include <cstring>
#include <new>
#include <oneapi/dnnl/dnnl.hpp>

using namespace tofu::runtime;
using dnnl::convolution_forward;
using dnnl::memory;

/// Of libgomp, which oneDNN uses; its header is not found by every compiler.
extern "C" void omp_set_num_threads(int);
extern "C" int omp_get_max_threads();

/// Products below which reordering costs more than it saves; measured
/// (docs/Execution.md).
static constexpr double kSmallConvolution = 1 << 17;

namespace {
/// How many threads oneDNN uses when the calling thread calls it.
class ThreadCount {
public:
  explicit ThreadCount(int threads) : before(omp_get_max_threads()) {
    omp_set_num_threads(threads);
  }
  ~ThreadCount() { omp_set_num_threads(before); }

private:
  int before;
};

class ConvolutionCall : public LibraryCall {
public:
  /// Throws dnnl::error.
  explicit ConvolutionCall(const Convolution &convolution);

  /// Chooses the implementation; throws dnnl::error.
  void build(int threads);
  bool isFast() const {
    return !std::strstr(description.impl_info_str(), "ref");
  }

  bool run(char *const *buffers, Team &workers) override;

private:
  void execute(char *const *buffers);
  float *reverseWeights(const float *weights, Scratch &scratch) const;

  Convolution convolution;
  bool isReversed = false;              // weights have to be copied first
  memory::desc source, weights, result; // as the operands are
  dnnl::engine engine;
  dnnl::stream stream;
  convolution_forward::primitive_desc description;
  convolution_forward primitive;
  int threads = 0;
};
} // namespace

ConvolutionCall::ConvolutionCall(const Convolution &c)
    : convolution(c), engine(dnnl::engine::kind::cpu, 0), stream(engine) {
  const Channel &group = c.group;
  memory::dims sourceDims{c.batch.extent, group.extent * c.in.extent},
      weightDims{group.extent, c.out.extent, c.in.extent},
      resultDims{c.batch.extent, group.extent * c.out.extent},
      sourceStrides{c.batch.source,
                    c.in.extent == 1 ? group.source : c.in.source},
      weightStrides{group.weights, c.out.weights, c.in.weights},
      resultStrides{c.batch.result,
                    c.out.extent == 1 ? group.result : c.out.result};
  for (const Window &window : c.windows) {
    sourceDims.push_back(window.sources);
    weightDims.push_back(window.weights);
    resultDims.push_back(window.outputs);
    sourceStrides.push_back(window.sourceStride);
    weightStrides.push_back(window.weightStride);
    resultStrides.push_back(window.resultStride);
    isReversed |= window.weightStride < 0;
  }
  if (isReversed) {
    int64_t stride = 1;
    for (size_t dim = weightDims.size(); dim-- > 0; stride *= weightDims[dim])
      weightStrides[dim] = stride;
  }
  if (group.extent == 1) {
    weightDims.erase(weightDims.begin());
    weightStrides.erase(weightStrides.begin());
  }
  auto describe = [](const memory::dims &dims, memory::dims strides) {
    for (size_t dim = 0; dim != dims.size(); ++dim)
      if (dims[dim] == 1) // never taken, but has to be plausible
        strides[dim] = 1;
    return memory::desc(dims, memory::data_type::f32, strides);
  };
  source = describe(sourceDims, sourceStrides);
  weights = describe(weightDims, weightStrides);
  result = describe(resultDims, resultStrides);
}

void ConvolutionCall::build(int newThreads) {
  ThreadCount count(newThreads);
  memory::dims steps, dilations, padLo, padHi;
  for (const Window &window : convolution.windows) {
    steps.push_back(window.step);
    dilations.push_back(window.dilation - 1); // oneDNN counts the gaps
    padLo.push_back(window.padLo);
    padHi.push_back(window.padHi);
  }
  auto any = [](const memory::desc &desc) {
    return memory::desc(desc.dims(), memory::data_type::f32,
                        memory::format_tag::any);
  };
  dnnl::primitive_attr attributes;
  attributes.set_scratchpad_mode(dnnl::scratchpad_mode::user);
  description = convolution_forward::primitive_desc(
      {dnnl::prop_kind::forward_training, dnnl::algorithm::convolution_direct,
       any(source), any(weights), any(result), steps, dilations, padLo, padHi},
      attributes, engine);
  primitive = convolution_forward(description);
  threads = newThreads;
}

/// A dense copy of the weights, row-major as group, out, in, windows.
float *ConvolutionCall::reverseWeights(const float *from,
                                       Scratch &scratch) const {
  auto *to = reinterpret_cast<float *>(scratch.take(weights.get_size()));
  std::vector<std::pair<int64_t, int64_t>> loops; // extent, stride
  for (const Channel *channel :
       {&convolution.group, &convolution.out, &convolution.in})
    loops.push_back({channel->extent, channel->weights});
  for (const Window &window : convolution.windows)
    loops.push_back({window.weights, window.weightStride});
  int64_t count = 1;
  for (auto [extent, stride] : loops)
    count *= extent;
  for (int64_t i = 0; i != count; ++i) {
    int64_t at = 0, rest = i;
    for (size_t dim = loops.size(); dim-- > 0; rest /= loops[dim].first)
      at += rest % loops[dim].first * loops[dim].second;
    to[i] = from[at];
  }
  return to;
}

void ConvolutionCall::execute(char *const *buffers) {
  size_t bytes = Scratch::align(weights.get_size());
  for (const memory::desc &desc :
       {description.src_desc(), description.weights_desc(),
        description.dst_desc(), description.scratchpad_desc()})
    bytes += Scratch::align(desc.get_size());
  Scratch scratch(Scratch::Reordering, bytes);
  auto get = [&](int64_t slot, int64_t origin) {
    return reinterpret_cast<float *>(buffers[slot]) + origin;
  };
  auto reorder = [&](const memory::desc &from, float *data,
                     const memory::desc &to) {
    memory operand(from, engine, data);
    if (from == to)
      return operand;
    memory reordered(to, engine, scratch.take(to.get_size()));
    dnnl::reorder(operand, reordered).execute(stream, operand, reordered);
    return reordered;
  };
  float *weightData = get(convolution.weightsSlot, convolution.weightsOrigin);
  if (isReversed)
    weightData = reverseWeights(weightData, scratch);
  memory sourceMemory =
      reorder(source, get(convolution.sourceSlot, convolution.sourceOrigin),
              description.src_desc());
  memory weightMemory =
      reorder(weights, weightData, description.weights_desc());
  memory resultMemory(result, engine,
                      get(convolution.resultSlot, convolution.resultOrigin));
  bool isDirect = description.dst_desc() == result;
  memory computed =
      isDirect ? resultMemory
               : memory(description.dst_desc(), engine,
                        scratch.take(description.dst_desc().get_size()));
  memory pad(description.scratchpad_desc(), engine,
             scratch.take(description.scratchpad_desc().get_size()));
  primitive.execute(stream, {{DNNL_ARG_SRC, sourceMemory},
                             {DNNL_ARG_WEIGHTS, weightMemory},
                             {DNNL_ARG_DST, computed},
                             {DNNL_ARG_SCRATCHPAD, pad}});
  if (!isDirect)
    dnnl::reorder(computed, resultMemory)
        .execute(stream, computed, resultMemory);
  stream.wait();
}

bool ConvolutionCall::run(char *const *buffers, Team &workers) {
  int newThreads = int(workers.getSize());
  try {
    if (newThreads != threads)
      build(newThreads);
    ThreadCount count(newThreads);
    execute(buffers);
  } catch (const std::exception &) { // no memory
    return false;
  }
  return true;
}

std::unique_ptr<LibraryCall>
tofu::runtime::prepare(const Convolution &convolution) {
  double products = 1;
  for (const Channel *channel : {&convolution.batch, &convolution.in,
                                 &convolution.out, &convolution.group})
    products *= channel->extent;
  for (const Window &window : convolution.windows)
    products *= double(window.outputs) * window.weights;
  if (products < kSmallConvolution)
    return nullptr;
  try {
    auto call = std::make_unique<ConvolutionCall>(convolution);
    call->build(1);
    if (call->isFast())
      return call;
  } catch (const std::exception &) { // not a convolution that oneDNN has
  }
  return nullptr;
}
