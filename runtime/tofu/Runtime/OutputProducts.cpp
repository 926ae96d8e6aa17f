//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/OutputProducts.h"

#include "tofu/Runtime/Contraction.h"
#include "tofu/Runtime/Scratch.h"

#include <algorithm>
#include <new>

using namespace tofu::runtime;

/// Rows, columns and terms from which a product is worth its call; outputs up
/// to which there is one for each.
static constexpr int64_t kRows = 16, kTerms = 256, kMaxOutputs = 16;

namespace {
/// A coordinate of a factor that moves with an index of the result and one of
/// the sum.
struct Slide {
  bool isOfA;
  size_t dim, output, weight;
};

/// A loop over an index of the result that is no window's.
struct ResultLoop {
  int64_t extent, stride; // elements
};

class OutputProducts : public LibraryCall {
public:
  OutputProducts(const LocalContraction &local, std::vector<ResultLoop> loops);

  void add(std::unique_ptr<LibraryCall> product, int64_t resultOrigin) {
    products.push_back({std::move(product), resultOrigin});
  }
  bool run(char *const *buffers, Team &workers) override;

private:
  struct Product {
    std::unique_ptr<LibraryCall> call;
    int64_t resultOrigin;
  };
  template <class Element>
  void copy(const Element *from, Element *result) const;

  int64_t a, b, result; // slots
  int64_t type, count = 1;
  std::vector<ResultLoop> loops; // the last is the innermost
  std::vector<Product> products;
};
} // namespace

OutputProducts::OutputProducts(const LocalContraction &local,
                               std::vector<ResultLoop> loops)
    : a(local.a.slot), b(local.b.slot), result(local.result.slot),
      type(local.type), loops(std::move(loops)) {
  for (const ResultLoop &loop : this->loops)
    count *= loop.extent;
}

/// Elements of a product, row-major, to where the result has them.
template <class Element>
void OutputProducts::copy(const Element *from, Element *result) const {
  for (int64_t i = 0; i != count; ++i) {
    int64_t at = 0, rest = i;
    for (size_t loop = loops.size(); loop-- > 0; rest /= loops[loop].extent)
      at += rest % loops[loop].extent * loops[loop].stride;
    result[at] = from[i];
  }
}

bool OutputProducts::run(char *const *buffers, Team &workers) {
  size_t bytes = count * (type == TOFU_F64 ? sizeof(double) : sizeof(float));
  try {
    Scratch scratch(Scratch::Reordering, Scratch::align(bytes));
    char *ofProduct[] = {buffers[a], buffers[b], scratch.take(bytes)};
    auto copyAs = [&](auto element, int64_t origin) {
      using Element = decltype(element);
      copy(reinterpret_cast<Element *>(ofProduct[2]),
           reinterpret_cast<Element *>(buffers[result]) + origin);
    };
    for (const Product &product : products) {
      if (!product.call->run(ofProduct, workers)) // the first fails, or none
        return false;
      type == TOFU_F64 ? copyAs(double(), product.resultOrigin)
                       : copyAs(float(), product.resultOrigin);
    }
    return true;
  } catch (const std::bad_alloc &) {
    return false;
  }
}

/// The variable runs from `lo` to `hi` of what it did, and counts from 0 again.
static void setRange(LocalContraction &local, size_t variable, int64_t lo,
                     int64_t hi) {
  local.extents[variable] = hi - lo;
  for (LocalAccess *access : {&local.a, &local.b, &local.result})
    for (LocalCoordinate &at : access->coordinates) {
      at.first += at.factors[variable] * lo;
      at.setBounds(local.extents);
    }
}

/// None if a coordinate moves in another way and is not inside.
static std::optional<std::vector<Slide>>
findSlides(const LocalContraction &local) {
  std::vector<Slide> slides;
  for (bool isOfA : {true, false}) {
    const LocalAccess &access = isOfA ? local.a : local.b;
    for (const LocalCoordinate &at : access.coordinates) {
      std::vector<size_t> active = at.getActive(local.extents);
      if (active.size() == 2 && active[0] < local.numOutputs &&
          active[1] >= local.numOutputs && at.divisor == 1)
        slides.push_back({isOfA, size_t(&at - access.coordinates.data()),
                          active[0], active[1]});
      else if (!at.isInside())
        return std::nullopt;
    }
  }
  return slides;
}

/// Leaves out what is read in the padding; false if that is all.
static bool cutPadding(LocalContraction &local, const Slide &slide) {
  const LocalAccess &access = slide.isOfA ? local.a : local.b;
  const LocalCoordinate &at = access.coordinates[slide.dim];
  auto isRead = [&](int64_t weight) {
    int64_t place = at.first + at.factors[slide.weight] * weight;
    return place >= 0 && place < at.extent;
  };
  int64_t lo = 0, hi = local.extents[slide.weight];
  while (access.padded && lo != hi && !isRead(lo))
    ++lo;
  while (access.padded && lo != hi && !isRead(hi - 1))
    --hi;
  setRange(local, slide.weight, lo, hi);
  return lo != hi;
}

/// The result of one output, row-major, with the buffers of `OutputProducts`.
static void setOwnResult(LocalContraction &local,
                         const std::vector<ResultLoop> &loops,
                         const std::vector<size_t> &variables) {
  local.a.slot = 0;
  local.b.slot = 1;
  local.result = {2, false, local.type, {}};
  int64_t stride = 1;
  for (size_t loop = loops.size(); loop-- > 0;) {
    int64_t extent = loops[loop].extent;
    std::vector<int64_t> factors(local.extents.size());
    factors[variables[loop]] = 1;
    local.result.coordinates.push_back(
        {extent, 0, extent, stride, 0, factors, 0, extent - 1, 1});
    stride *= extent;
  }
}

std::unique_ptr<LibraryCall>
tofu::runtime::prepareOutputProducts(const LocalContraction &local) {
  if (!local.isPlain() || !local.result.isInside())
    return nullptr;
  std::optional<std::vector<Slide>> slides = findSlides(local);
  if (!slides || slides->empty())
    return nullptr;
  std::vector<bool> isWindow(local.numOutputs);
  for (const Slide &slide : *slides)
    isWindow[slide.output] = true;
  int64_t outputs = 1;
  std::vector<size_t> others; // indices of the result
  std::vector<ResultLoop> loops;
  for (size_t v = 0; v != local.numOutputs; ++v) {
    if (isWindow[v]) {
      if (local.extents[v] > kMaxOutputs / outputs)
        return nullptr;
      outputs *= local.extents[v];
      continue;
    }
    others.push_back(v);
    loops.push_back({local.extents[v], local.result.getStride(v)});
  }
  auto call = std::make_unique<OutputProducts>(local, loops);
  for (int64_t output = 0; output != outputs; ++output) {
    LocalContraction one = local;
    int64_t rest = output;
    for (size_t v = 0; v != local.numOutputs; ++v)
      if (isWindow[v]) {
        int64_t index = rest % local.extents[v];
        rest /= local.extents[v];
        setRange(one, v, index, index + 1);
      }
    for (const Slide &slide : *slides)
      if (!cutPadding(one, slide))
        return nullptr;
    int64_t origin = one.result.getOrigin();
    setOwnResult(one, loops, others);
    std::optional<MatrixProduct> product = recognizeMatrixProduct(one);
    if (!product || product->m.extent < kRows || product->n.extent < kRows ||
        product->k.extent < kTerms)
      return nullptr;
    call->add(prepare(*product), origin);
  }
  return call;
}
