//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Runs the loops around a matrix product.
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Blas.h"
#include "tofu/Runtime/Contraction.h"

#include <system_error>
#include <thread>

using namespace tofu::runtime;

namespace {
/// Where a step of loops is in the operands, in elements from their origins.
struct Place {
  int64_t a = 0, b = 0, result = 0;
};

template <class Element> class MatrixProductCall : public LibraryCall {
public:
  MatrixProductCall(const MatrixProduct &product, const BlasCall &blas)
      : product(product), blas(blas) {
    for (const MatrixLoop &loop : product.outer)
      outerSteps *= loop.extent;
    for (const MatrixLoop &loop : product.inner)
      innerSteps *= loop.extent;
  }

  bool run(char *const *buffers, int threads) override;

private:
  void runSteps(char *const *buffers, int64_t begin, int64_t end) const;
  void copyAddend(const Element *addend, Element *result) const;

  MatrixProduct product;
  BlasCall blas;
  int64_t outerSteps = 1, innerSteps = 1;
};
} // namespace

/// Where step number `step` is, the last loop running fastest.
static Place getPlace(const std::vector<MatrixLoop> &loops, int64_t step) {
  Place place;
  for (size_t i = loops.size(); i-- > 0; step /= loops[i].extent) {
    int64_t at = step % loops[i].extent;
    place.a += at * loops[i].a;
    place.b += at * loops[i].b;
    place.result += at * loops[i].result;
  }
  return place;
}

template <class Element>
bool MatrixProductCall<Element>::run(char *const *buffers, int threads) {
  bool isSplit = threads > 1 && outerSteps >= threads;
  setBlasThreads(isSplit ? 1 : threads);
  if (!isSplit) {
    runSteps(buffers, 0, outerSteps);
    return true;
  }
  std::vector<std::thread> helpers;
  for (int64_t t = 1; t != threads; ++t) {
    int64_t begin = outerSteps * t / threads,
            end = outerSteps * (t + 1) / threads;
    try {
      helpers.emplace_back([=, this] { runSteps(buffers, begin, end); });
    } catch (const std::system_error &) { // no more threads to be had
      runSteps(buffers, begin, end);
    }
  }
  runSteps(buffers, 0, outerSteps / threads);
  for (std::thread &helper : helpers)
    helper.join();
  return true;
}

template <class Element>
void MatrixProductCall<Element>::runSteps(char *const *buffers, int64_t begin,
                                          int64_t end) const {
  auto get = [&](int64_t slot, int64_t origin) {
    return reinterpret_cast<Element *>(buffers[slot]) + origin;
  };
  const Element *a = get(product.aSlot, product.aOrigin),
                *b = get(product.bSlot, product.bOrigin);
  Element *result = get(product.resultSlot, product.resultOrigin);
  bool hasAddend = product.addend >= 0;
  for (int64_t step = begin; step != end; ++step) {
    Place at = getPlace(product.outer, step);
    if (hasAddend) {
      Element *addend = get(product.addend, product.resultOrigin);
      if (addend != result)
        copyAddend(addend + at.result, result + at.result);
    }
    for (int64_t inner = 0; inner != innerSteps; ++inner) {
      Place term = getPlace(product.inner, inner);
      Element beta = inner ? 1 : hasAddend ? product.beta : 0;
      blas.run(a + at.a + term.a, b + at.b + term.b, beta, result + at.result);
    }
  }
}

template <class Element>
void MatrixProductCall<Element>::copyAddend(const Element *addend,
                                            Element *result) const {
  for (int64_t i = 0; i != product.m.extent; ++i)
    for (int64_t j = 0; j != product.n.extent; ++j) {
      int64_t at = i * product.m.result + j * product.n.result;
      result[at] = addend[at];
    }
}

std::unique_ptr<LibraryCall>
tofu::runtime::prepare(const MatrixProduct &product) {
  std::optional<BlasCall> blas =
      BlasCall::create(product.m, product.n, product.k);
  if (!blas)
    return nullptr;
  if (product.type == TOFU_F64)
    return std::make_unique<MatrixProductCall<double>>(product, *blas);
  return std::make_unique<MatrixProductCall<float>>(product, *blas);
}
