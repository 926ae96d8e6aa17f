//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Recognises convolutions.
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Convolution.h"
#include "tofu/Runtime/SlideOther.h"

#include <algorithm>

using namespace tofu::runtime;

namespace {
/// One factor taken as the source, the other as the weights.
class Recognizer {
public:
  Recognizer(const LocalContraction &local, const LocalAccess &source,
             const LocalAccess &weights)
      : local(local), source(source), weights(weights),
        isWindow(local.extents.size()) {}

  std::optional<Convolution> recognize();

private:
  /// False if it is part of no convolution.
  bool addCoordinate(const LocalCoordinate &coordinate);
  bool addWindow(const LocalCoordinate &coordinate, size_t output,
                 size_t weight);
  bool setSources(Window &window, const LocalCoordinate &coordinate,
                  int64_t first);
  bool setTransposedSources(Window &window, const LocalCoordinate &coordinate,
                            int64_t first);
  void reverseWeights(Window &window);
  bool addChannels();

  bool isOutput(size_t variable) const { return variable < local.numOutputs; }

  const LocalContraction &local;
  const LocalAccess &source, &weights;
  Convolution result;
  std::vector<bool> isWindow; // per variable
};
} // namespace

static constexpr size_t kNone = size_t(-1);

std::optional<Convolution> Recognizer::recognize() {
  if (!weights.isInside() || !local.result.isInside())
    return std::nullopt;
  result.sourceSlot = source.slot;
  result.weightsSlot = weights.slot;
  result.resultSlot = local.result.slot;
  result.sourceOrigin = 0;
  result.weightsOrigin = weights.getOrigin();
  result.resultOrigin = local.result.getOrigin();
  result.isTransposed = std::any_of(
      source.coordinates.begin(), source.coordinates.end(),
      [](const LocalCoordinate &coordinate) { return coordinate.divisor > 1; });
  for (const LocalCoordinate &coordinate : source.coordinates)
    if (!addCoordinate(coordinate))
      return std::nullopt;
  if (result.windows.empty() || result.windows.size() > 3 || !addChannels())
    return std::nullopt;
  return result;
}

bool Recognizer::addCoordinate(const LocalCoordinate &coordinate) {
  size_t output = kNone, weight = kNone, active = 0;
  for (size_t v = 0; v != local.extents.size(); ++v) {
    if (local.extents[v] == 1 || coordinate.factors[v] == 0)
      continue;
    ++active;
    bool inWeights = weights.getStride(v) != 0;
    if (isOutput(v) && !inWeights)
      output = v;
    else if (!isOutput(v) && inWeights)
      weight = v;
  }
  size_t known = (output != kNone) + (weight != kNone);
  if (coordinate.isInside()) {
    // Where windows do not overlap, the coordinate is two dimensions merged,
    // which a matrix product takes better.
    auto getSpan = [&](size_t v) {
      return std::abs(coordinate.factors[v]) * (local.extents[v] - 1);
    };
    bool overlaps = active == 2 && known == 2 &&
                    std::abs(coordinate.factors[output]) <= getSpan(weight) &&
                    std::abs(coordinate.factors[weight]) <= getSpan(output);
    if (!overlaps) {
      result.sourceOrigin +=
          (coordinate.first - coordinate.lo) * coordinate.stride;
      return true;
    }
  }
  return active == known && known != 0 && addWindow(coordinate, output, weight);
}

bool Recognizer::addWindow(const LocalCoordinate &coordinate, size_t output,
                           size_t weight) {
  Window window{1, 1, 0, 1, 1, 0, 0, 0, coordinate.stride, 0, 0};
  int64_t first = coordinate.first;
  if (output != kNone) {
    isWindow[output] = true;
    window.outputs = local.extents[output];
    window.step = coordinate.factors[output];
    window.resultStride = local.result.getStride(output);
  }
  if (weight != kNone) {
    isWindow[weight] = true;
    window.weights = local.extents[weight];
    window.dilation = coordinate.factors[weight];
    window.weightStride = weights.getStride(weight);
  }
  if (!(result.isTransposed ? setTransposedSources(window, coordinate, first)
                            : setSources(window, coordinate, first)))
    return false;
  result.windows.push_back(window);
  return true;
}

void Recognizer::reverseWeights(Window &window) {
  result.weightsOrigin += window.weightStride * (window.weights - 1);
  window.weightStride = -window.weightStride;
}

bool Recognizer::setSources(Window &window, const LocalCoordinate &coordinate,
                            int64_t first) {
  if (window.step < 0)
    return false;
  if (window.dilation < 0) { // let the weights run backwards instead
    first += window.dilation * (window.weights - 1);
    window.dilation = -window.dilation;
    reverseWeights(window);
  }
  // What is read of the tensor, [lo, hi), has to be in the piece.
  int64_t end = first + window.step * (window.outputs - 1) +
                window.dilation * (window.weights - 1) + 1;
  int64_t lo = source.padded ? std::max<int64_t>(first, 0) : first;
  int64_t hi = source.padded ? std::min(end, coordinate.extent) : end;
  if (lo >= hi || lo < coordinate.lo || hi > coordinate.hi)
    return false;
  window.padLo = lo - first;
  window.padHi = end - hi;
  window.behind = coordinate.hi - hi;
  window.sources = hi - lo;
  result.sourceOrigin += (lo - coordinate.lo) * coordinate.stride;
  return true;
}

static int64_t floorDivide(int64_t number, int64_t divisor) {
  return number / divisor - (number % divisor < 0);
}

bool Recognizer::setTransposedSources(Window &window,
                                      const LocalCoordinate &coordinate,
                                      int64_t first) {
  if (window.step != 1)
    return false;
  window.step = coordinate.divisor;
  if (window.dilation > 0) { // as outputs grow, weights have to fall
    first += window.dilation * (window.weights - 1);
    reverseWeights(window);
  }
  window.dilation = std::abs(window.dilation);
  // What is read of the tensor, [lo, hi), has to be in the piece.
  int64_t span = window.dilation * (window.weights - 1);
  int64_t lo = -floorDivide(span - first, window.step);
  int64_t hi = floorDivide(first + window.outputs - 1, window.step) + 1;
  if (source.padded) {
    lo = std::max<int64_t>(lo, 0);
    hi = std::min(hi, coordinate.extent);
  }
  if (lo >= hi || lo < coordinate.lo || hi > coordinate.hi)
    return false;
  window.sources = hi - lo;
  window.padLo = first - window.step * lo;
  window.padHi = window.step * (window.sources - 1) + span + 1 - window.padLo -
                 window.outputs;
  // The last outputs may be behind the last step.
  if (window.padHi < 0 && window.padHi > -window.step)
    window.padHi = 0;
  result.sourceOrigin += (lo - coordinate.lo) * coordinate.stride;
  return window.padLo >= 0 && window.padHi >= 0;
}

/// Joins two channels where one continues the other; false if none does.
static bool join(Channel &channel, const Channel &other) {
  auto continues = [](const Channel &outer, const Channel &inner) {
    return outer.source == inner.source * inner.extent &&
           outer.weights == inner.weights * inner.extent &&
           outer.result == inner.result * inner.extent;
  };
  int64_t extent = channel.extent * other.extent;
  if (channel.extent == 1 || continues(channel, other))
    channel = other;
  else if (!continues(other, channel))
    return false;
  channel.extent = extent;
  return true;
}

bool Recognizer::addChannels() {
  for (size_t v = 0; v != local.extents.size(); ++v) {
    Channel channel{local.extents[v], source.getStride(v), weights.getStride(v),
                    local.result.getStride(v)};
    if (channel.extent == 1)
      continue;
    if (isWindow[v]) {
      // It moves along its window only.
      size_t uses = 0;
      for (const LocalCoordinate &coordinate : source.coordinates)
        uses += coordinate.factors[v] != 0;
      if (uses != 1)
        return false;
      continue;
    }
    Channel *kind = nullptr;
    if (!isOutput(v))
      kind = channel.source && channel.weights ? &result.in : nullptr;
    else if (channel.source)
      kind = channel.weights ? &result.group : &result.batch;
    else
      kind = channel.weights ? &result.out : nullptr;
    if (!kind || !join(*kind, channel))
      return false;
  }
  return true;
}

bool Convolution::hasGroupedChannels() const {
  return group.extent == 1 ||
         ((in.extent == 1 || group.source == in.source * in.extent) &&
          (out.extent == 1 || group.result == out.result * out.extent));
}

/// Either factor may be the source.
static std::optional<Convolution> recognize(const LocalContraction &local) {
  std::optional<Convolution> either[] = {
      Recognizer(local, local.a, local.b).recognize(),
      Recognizer(local, local.b, local.a).recognize()};
  for (const auto &convolution : either)
    if (convolution && convolution->hasGroupedChannels())
      return convolution;
  return either[0] ? either[0] : either[1];
}

/// Products for each pair of channels.
static double countProducts(const Convolution &convolution) {
  double products = 1;
  for (const Window &window : convolution.windows)
    products *= double(window.outputs) * window.weights;
  return products;
}

std::optional<Convolution>
tofu::runtime::recognizeConvolution(const LocalContraction &local) {
  if (local.type != TOFU_F32 || !local.isPlain())
    return std::nullopt;
  std::optional<Convolution> best = recognize(local);
  using Local = LocalContraction;
  for (auto [s, k] : {std::pair(&Local::a, &Local::b), {&Local::b, &Local::a}})
    if (std::optional<Local> other = slideOther(local, s, k))
      if (std::optional<Convolution> convolution = recognize(*other);
          convolution &&
          (!best || countProducts(*convolution) < countProducts(*best)))
        best = convolution;
  return best;
}
