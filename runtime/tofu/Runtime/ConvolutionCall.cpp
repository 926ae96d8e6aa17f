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
#include "tofu/Runtime/Subnormals.h"

#include <array>
#include <cstdlib>
#include <cstring>
#include <new>
#include <oneapi/dnnl/dnnl.hpp>

using namespace tofu::runtime;
using dnnl::convolution_backward_data;
using dnnl::convolution_forward;
using dnnl::memory;

/// Of libgomp, which oneDNN uses; its header is not found by every compiler.
extern "C" void omp_set_num_threads(int);
extern "C" int omp_get_max_threads();
extern "C" int omp_get_thread_num();
extern "C" void GOMP_parallel(void (*function)(void *), void *argument,
                              unsigned threads, unsigned flags);

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

/// These threads do with subnormal numbers what the calling one does. They are
/// its own for all that it asks of OpenMP: the host's, too, if that calls.
class SharedSubnormals {
public:
  explicit SharedSubnormals(int threads) : flushes(threads) {
    if (threads == 1)
      return;
    bool own = FlushSubnormals::exchange(false); // what threads begin with
    flushes.assign(threads, own);
    exchange();
    flushes[0] = own;
  }
  ~SharedSubnormals() {
    if (flushes.size() != 1)
      exchange();
  }
  SharedSubnormals(const SharedSubnormals &) = delete;

private:
  /// Each thread's with what is kept for it; thread 0 is the calling one.
  void exchange() {
    GOMP_parallel(
        [](void *kept) {
          char &own = static_cast<char *>(kept)[omp_get_thread_num()];
          own = FlushSubnormals::exchange(own);
        },
        flushes.data(), flushes.size(), 0);
  }

  std::vector<char> flushes;
};

class ConvolutionCall : public LibraryCall {
public:
  /// Throws dnnl::error.
  explicit ConvolutionCall(const Convolution &convolution);

  /// Chooses the implementation; throws dnnl::error.
  void build(int threads);
  bool isFast() const { return !isReference; }

  bool run(char *const *buffers, Team &workers) override;

private:
  template <class Primitive>
  void setPrimitive(const typename Primitive::primitive_desc &description);
  void execute(char *const *buffers);
  float *reverseWeights(const float *weights, Scratch &scratch) const;

  Convolution convolution;
  bool isReversed = false;              // weights have to be copied first
  memory::desc source, weights, result; // as the operands are
  dnnl::engine engine;
  dnnl::stream stream;
  dnnl::primitive primitive;
  memory::desc fastSource, fastWeights, fastResult, pad; // as it takes them
  bool isReference = false;
  int threads = 0;
};
} // namespace

/// The channels of the weights in oneDNN's order. What is transposed there is
/// the gradient of another convolution, whose outputs are our source.
static std::array<const Channel *, 3> getWeightChannels(const Convolution &c) {
  if (c.isTransposed)
    return {&c.group, &c.in, &c.out};
  return {&c.group, &c.out, &c.in};
}

ConvolutionCall::ConvolutionCall(const Convolution &c)
    : convolution(c), engine(dnnl::engine::kind::cpu, 0), stream(engine) {
  const Channel &group = c.group;
  memory::dims sourceDims{c.batch.extent, group.extent * c.in.extent},
      weightDims, weightStrides,
      resultDims{c.batch.extent, group.extent * c.out.extent},
      sourceStrides{c.batch.source,
                    c.in.extent == 1 ? group.source : c.in.source},
      resultStrides{c.batch.result,
                    c.out.extent == 1 ? group.result : c.out.result};
  for (const Channel *channel : getWeightChannels(c)) {
    weightDims.push_back(channel->extent);
    weightStrides.push_back(channel->weights);
  }
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
  convolution_forward::primitive_desc forward(
      {dnnl::prop_kind::forward_training, dnnl::algorithm::convolution_direct,
       any(convolution.isTransposed ? result : source), any(weights),
       any(convolution.isTransposed ? source : result), steps, dilations, padLo,
       padHi},
      attributes, engine);
  threads = newThreads;
  if (!convolution.isTransposed) {
    fastSource = forward.src_desc();
    fastResult = forward.dst_desc();
    setPrimitive<convolution_forward>(forward);
    return;
  }
  convolution_backward_data::primitive_desc backward(
      {dnnl::algorithm::convolution_direct, any(result), any(weights),
       any(source), steps, dilations, padLo, padHi},
      attributes, engine, forward);
  fastSource = backward.diff_dst_desc();
  fastResult = backward.diff_src_desc();
  setPrimitive<convolution_backward_data>(backward);
}

template <class Primitive>
void ConvolutionCall::setPrimitive(
    const typename Primitive::primitive_desc &description) {
  fastWeights = description.weights_desc();
  pad = description.scratchpad_desc();
  isReference = std::strstr(description.impl_info_str(), "ref");
  primitive = Primitive(description);
}

/// A dense copy of the weights, row-major: channels, then windows.
float *ConvolutionCall::reverseWeights(const float *from,
                                       Scratch &scratch) const {
  auto *to = reinterpret_cast<float *>(scratch.take(weights.get_size()));
  std::vector<std::pair<int64_t, int64_t>> loops; // extent, stride
  for (const Channel *channel : getWeightChannels(convolution))
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
  for (const memory::desc &desc : {fastSource, fastWeights, fastResult, pad})
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
              fastSource);
  memory weightMemory = reorder(weights, weightData, fastWeights);
  memory resultMemory(result, engine,
                      get(convolution.resultSlot, convolution.resultOrigin));
  bool isDirect = fastResult == result;
  memory computed = isDirect ? resultMemory
                             : memory(fastResult, engine,
                                      scratch.take(fastResult.get_size()));
  memory padMemory(pad, engine, scratch.take(pad.get_size()));
  bool isTransposed = convolution.isTransposed;
  primitive.execute(
      stream, {{isTransposed ? DNNL_ARG_DIFF_DST : DNNL_ARG_SRC, sourceMemory},
               {DNNL_ARG_WEIGHTS, weightMemory},
               {isTransposed ? DNNL_ARG_DIFF_SRC : DNNL_ARG_DST, computed},
               {DNNL_ARG_SCRATCHPAD, padMemory}});
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
    SharedSubnormals shared(newThreads);
    execute(buffers);
  } catch (const std::exception &) { // no memory
    return false;
  }
  return true;
}

std::unique_ptr<LibraryCall>
tofu::runtime::prepare(const Convolution &convolution) {
  if (!convolution.hasGroupedChannels())
    return nullptr;
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
