//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Runs the loops around a matrix product.
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Blas.h"
#include "tofu/Runtime/Contraction.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

using namespace tofu::runtime;

/// Products that a thread has at least, to be worth waking; measured
/// (docs/Benchmarks.md).
static constexpr double kProductsOfThread = 1 << 18;
/// Of a vector: they wait for memory.
static constexpr double kVectorProductsOfThread = 1 << 15;
/// Rows and columns are dealt in as many, which OpenBLAS computes together.
static constexpr int64_t kTile = 16;

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

  bool run(char *const *buffers, Team &workers) override;

private:
  int64_t countMembers(int64_t workers) const;
  /// Piece number `piece` of so many of each product, in steps [begin, end) of
  /// the outer loops.
  void runSteps(char *const *buffers, int64_t begin, int64_t end, int64_t piece,
                int64_t pieces) const;
  void copyAddend(const Element *addend, Element *result, int64_t rows,
                  int64_t columns) const;

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
int64_t MatrixProductCall<Element>::countMembers(int64_t workers) const {
  bool isVector = product.m.extent == 1 || product.n.extent == 1;
  double products = double(product.m.extent) * product.n.extent *
                    product.k.extent * outerSteps * innerSteps;
  return std::clamp<int64_t>(
      products / (isVector ? kVectorProductsOfThread : kProductsOfThread), 1,
      workers);
}

template <class Element>
bool MatrixProductCall<Element>::run(char *const *buffers, Team &workers) {
  int64_t members = countMembers(workers.getSize());
  // Steps are dealt where there are enough of them, else each product is.
  bool isDealt = outerSteps >= 4 * members || outerSteps % members == 0;
  workers.run(members, [&](int64_t member) {
    if (isDealt)
      runSteps(buffers, outerSteps * member / members,
               outerSteps * (member + 1) / members, 0, 1);
    else
      runSteps(buffers, 0, outerSteps, member, members);
  });
  return true;
}

template <class Element>
void MatrixProductCall<Element>::runSteps(char *const *buffers, int64_t begin,
                                          int64_t end, int64_t piece,
                                          int64_t pieces) const {
  // The longer dimension of the result is cut.
  bool isOfRows = product.m.extent >= product.n.extent;
  const MatrixLoop &cut = isOfRows ? product.m : product.n;
  auto getBound = [&](int64_t piece) {
    int64_t tiles = (cut.extent + kTile - 1) / kTile;
    return std::min(tiles * piece / pieces * kTile, cut.extent);
  };
  int64_t first = getBound(piece), extent = getBound(piece + 1) - first;
  if (extent == 0)
    return;
  BlasCall call = blas.getPart(isOfRows, extent);
  auto get = [&](int64_t slot, int64_t origin, int64_t step) {
    return reinterpret_cast<Element *>(buffers[slot]) + origin + first * step;
  };
  const Element *a = get(product.aSlot, product.aOrigin, cut.a),
                *b = get(product.bSlot, product.bOrigin, cut.b);
  Element *result = get(product.resultSlot, product.resultOrigin, cut.result);
  bool hasAddend = product.addend >= 0;
  for (int64_t step = begin; step != end; ++step) {
    Place at = getPlace(product.outer, step);
    if (hasAddend) {
      Element *addend = get(product.addend, product.resultOrigin, cut.result);
      if (addend != result)
        copyAddend(addend + at.result, result + at.result,
                   isOfRows ? extent : product.m.extent,
                   isOfRows ? product.n.extent : extent);
    }
    for (int64_t inner = 0; inner != innerSteps; ++inner) {
      Place term = getPlace(product.inner, inner);
      Element beta = inner ? 1 : hasAddend ? product.beta : 0;
      call.run(a + at.a + term.a, b + at.b + term.b, beta, result + at.result);
    }
  }
}

template <class Element>
void MatrixProductCall<Element>::copyAddend(const Element *addend,
                                            Element *result, int64_t rows,
                                            int64_t columns) const {
  struct {
    int64_t extent, stride;
  } outer{rows, product.m.result}, inner{columns, product.n.result};
  if (std::abs(outer.stride) < std::abs(inner.stride))
    std::swap(outer, inner);
  for (int64_t i = 0; i != outer.extent; ++i)
    for (int64_t j = 0; j != inner.extent; ++j) {
      int64_t at = i * outer.stride + j * inner.stride;
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
