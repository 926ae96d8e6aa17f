//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// cuBLASLt's products, computed one element after the other: sums in f32 or
// f64, of f64, f32 (as TF32, if that is asked for), f16 and bf16. Descriptions
// are checked as the library's documentation says what they have to be. Calls.h
// lets calls fail.
#include "Calls.h"
#include "Elements.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>
#include <vector>

using namespace tofu::gpu;

#define CUBLAS_API extern "C" __attribute__((visibility("default"))) int

namespace {
enum { kSuccess = 0, kInvalid = 7, kNotSupported = 15, kFailed = 13 };
enum { kF32 = 0, kF64 = 1, kF16 = 2, kBF16 = 14 };
enum : uint32_t {
  kNone = 1,
  kRelu = 2,
  kBias = 4, // of which the elements are rows'
  kGelu = 32
};
enum { kComputeF32 = 68, kComputeF64 = 70, kComputeTF32 = 77 };

struct Product {
  int compute, scale;
  int32_t transposes[2] = {0, 0};
  uint32_t epilogue = 1; // none; else a sum of the following
  unsigned long long bias = 0;
  int64_t biasStride = 0; // from matrix to matrix
};
struct Layout {
  int type;
  uint64_t rows, columns;
  int64_t leading;
  int32_t batch = 1;
  int64_t stride = 0;
};
struct Preference {
  uint64_t workspace = 0;
  uint32_t alignments[4] = {256, 256, 256, 256};
};
/// Made for places that are aligned at least so.
struct Algorithm {
  uint64_t alignments[5]; // of a, b, c, d, the bias
  uint64_t rest[3];
};
struct Heuristic {
  Algorithm algorithm;
  size_t workspaceBytes;
  int state;
  float waves;
  int reserved[4];
};

/// All that a product needs, as it was when it was asked for.
struct Work {
  Product product;
  double alpha, beta;
  Layout a, b, c, d;
  unsigned long long aPlace, bPlace, cPlace, dPlace;
};
} // namespace

static Element getElement(int type) {
  return type == kF64    ? Element::F64
         : type == kF16  ? Element::F16
         : type == kBF16 ? Element::BF16
                         : Element::F32;
}

static size_t getBytes(int type) { return getBytes(getElement(type)); }
static double load(int type, const char *at) {
  return load(getElement(type), at);
}
static void store(int type, char *at, double value) {
  store(getElement(type), at, value);
}

/// Bytes from the first element of the first matrix to behind the last one.
static size_t getSpan(const Layout &layout) {
  if (!layout.rows || !layout.columns || !layout.batch)
    return 0;
  int64_t last = int64_t(layout.rows) - 1 +
                 (int64_t(layout.columns) - 1) * layout.leading +
                 (layout.batch - 1) * layout.stride;
  return size_t(last + 1) * getBytes(layout.type);
}

/// 0: there is none.
static size_t getBiasSpan(const Product &product, const Layout &d) {
  int64_t before = (d.batch - 1) * product.biasStride;
  return product.epilogue & kBias
             ? size_t(before + int64_t(d.rows)) * getBytes(d.type)
             : 0;
}

/// As a GPU has been seen to: ReLU makes 0 of NaN.
template <class Sum> static Sum activate(uint32_t epilogue, Sum x) {
  if (epilogue & kRelu)
    return x > 0 ? x : 0;
  if (epilogue & kGelu)
    return Sum(0.5) * x *
           (1 + std::tanh(Sum(0.7978845608028654) *
                          (x + Sum(0.044715) * x * x * x)));
  return x;
}

template <class Sum>
static void multiply(const Work &work, const char *a, const char *b,
                     const char *c, const char *bias, char *d) {
  uint64_t sum = work.product.transposes[0] ? work.a.rows : work.a.columns;
  auto at = [](const Layout &layout, int64_t matrix, int64_t row,
               int64_t column) {
    return (matrix * layout.stride + row + column * layout.leading) *
           int64_t(getBytes(layout.type));
  };
  for (int64_t matrix = 0; matrix != work.d.batch; ++matrix)
    for (uint64_t column = 0; column != work.d.columns; ++column)
      for (uint64_t row = 0; row != work.d.rows; ++row) {
        Sum total = 0;
        for (uint64_t k = 0; k != sum; ++k) {
          int64_t fromA = work.product.transposes[0]
                              ? at(work.a, matrix, k, row)
                              : at(work.a, matrix, row, k);
          int64_t fromB = work.product.transposes[1]
                              ? at(work.b, matrix, column, k)
                              : at(work.b, matrix, k, column);
          Sum factors[2] = {Sum(load(work.a.type, a + fromA)),
                            Sum(load(work.b.type, b + fromB))};
          if (work.product.compute == kComputeTF32)
            for (Sum &factor : factors)
              factor = toTF32(float(factor));
          total += factors[0] * factors[1];
        }
        Sum result = Sum(work.alpha) * total;
        if (work.beta != 0) // what is there may be anything
          result += Sum(work.beta) *
                    Sum(load(work.c.type, c + at(work.c, matrix, row, column)));
        if (bias)
          result +=
              Sum(load(work.d.type, bias + (matrix * work.product.biasStride +
                                            int64_t(row)) *
                                               int64_t(getBytes(work.d.type))));
        store(work.d.type, d + at(work.d, matrix, row, column),
              activate(work.product.epilogue, result));
      }
}

static int run(void *state, uint64_t) {
  const Work &work = *static_cast<Work *>(state);
  auto *host = getHost();
  size_t biasBytes = getBiasSpan(work.product, work.d);
  auto *a = static_cast<char *>(host(work.aPlace, getSpan(work.a))),
       *b = static_cast<char *>(host(work.bPlace, getSpan(work.b))),
       *d = static_cast<char *>(host(work.dPlace, getSpan(work.d))),
       *c = work.beta != 0
                ? static_cast<char *>(host(work.cPlace, getSpan(work.c)))
                : d,
       *bias = biasBytes
                   ? static_cast<char *>(host(work.product.bias, biasBytes))
                   : nullptr;
  if (!a || !b || !c || !d || (biasBytes && !bias))
    return -700; // an illegal address
  if (work.product.compute == kComputeF64)
    multiply<double>(work, a, b, c, bias, d);
  else
    multiply<float>(work, a, b, c, bias, d);
  return 0;
}

static void drop(void *state) { delete static_cast<Work *>(state); }

//===----------------------------------------------------------------------===//
// The library's functions
//===----------------------------------------------------------------------===//

static Calls &getCalls() {
  static Calls *calls = new Calls("cublasLt");
  return *calls;
}

#define COUNT(name)                                                            \
  if (int status = getCalls().count(name))                                     \
  return status

template <class Object> static int destroy(Object *object) {
  if (!getCalls().remove(object)) {
    getFinding()("double-free", "cuBLASLt", "what is destroyed does not live");
    return kInvalid;
  }
  delete object;
  return kSuccess;
}

CUBLAS_API cublasLtCreate(void **handle) {
  COUNT("cublasLtCreate");
  static int library;
  *handle = &library;
  return kSuccess;
}

CUBLAS_API cublasLtMatmulDescCreate(Product **product, int compute, int scale) {
  COUNT("cublasLtMatmulDescCreate");
  bool isKnown =
      ((compute == kComputeF32 || compute == kComputeTF32) && scale == kF32) ||
      (compute == kComputeF64 && scale == kF64);
  if (!isKnown)
    return kNotSupported;
  *product = getCalls().add(new Product{compute, scale});
  return kSuccess;
}

CUBLAS_API cublasLtMatmulDescSetAttribute(Product *product, int attribute,
                                          const void *value, size_t bytes) {
  COUNT("cublasLtMatmulDescSetAttribute");
  if ((attribute == 3 || attribute == 4) && bytes == sizeof(int32_t))
    std::memcpy(&product->transposes[attribute - 3], value, bytes);
  else if (attribute == 7 && bytes == sizeof(uint32_t))
    std::memcpy(&product->epilogue, value, bytes);
  else if (attribute == 8 && bytes == sizeof(product->bias))
    std::memcpy(&product->bias, value, bytes);
  else if (attribute == 10 && bytes == sizeof(int64_t))
    std::memcpy(&product->biasStride, value, bytes);
  else
    return kInvalid;
  return kSuccess;
}

CUBLAS_API cublasLtMatmulDescDestroy(Product *product) {
  return destroy(product);
}

CUBLAS_API cublasLtMatrixLayoutCreate(Layout **layout, int type, uint64_t rows,
                                      uint64_t columns, int64_t leading) {
  COUNT("cublasLtMatrixLayoutCreate");
  if (type != kF32 && type != kF64 && type != kF16 && type != kBF16)
    return kNotSupported;
  if (leading < int64_t(rows))
    return kInvalid;
  *layout = getCalls().add(new Layout{type, rows, columns, leading});
  return kSuccess;
}

CUBLAS_API cublasLtMatrixLayoutSetAttribute(Layout *layout, int attribute,
                                            const void *value, size_t bytes) {
  COUNT("cublasLtMatrixLayoutSetAttribute");
  if (attribute == 5 && bytes == sizeof(int32_t))
    std::memcpy(&layout->batch, value, bytes);
  else if (attribute == 6 && bytes == sizeof(int64_t))
    std::memcpy(&layout->stride, value, bytes);
  else
    return kInvalid;
  return kSuccess;
}

CUBLAS_API cublasLtMatrixLayoutDestroy(Layout *layout) {
  return destroy(layout);
}

CUBLAS_API cublasLtMatmulPreferenceCreate(Preference **preference) {
  COUNT("cublasLtMatmulPreferenceCreate");
  *preference = getCalls().add(new Preference);
  return kSuccess;
}

CUBLAS_API cublasLtMatmulPreferenceSetAttribute(Preference *preference,
                                                int attribute,
                                                const void *value,
                                                size_t bytes) {
  COUNT("cublasLtMatmulPreferenceSetAttribute");
  if (attribute == 1 && bytes == sizeof(uint64_t))
    std::memcpy(&preference->workspace, value, bytes);
  else if (attribute >= 5 && attribute <= 8 && bytes == sizeof(uint32_t))
    std::memcpy(&preference->alignments[attribute - 5], value, bytes);
  else
    return kInvalid;
  return kSuccess;
}

CUBLAS_API cublasLtMatmulPreferenceDestroy(Preference *preference) {
  return destroy(preference);
}

/// That matrices fit together.
static int check(const Product &product, const Layout &a, const Layout &b,
                 const Layout &c, const Layout &d) {
  uint64_t rows = product.transposes[0] ? a.columns : a.rows,
           aSum = product.transposes[0] ? a.rows : a.columns,
           bSum = product.transposes[1] ? b.columns : b.rows,
           columns = product.transposes[1] ? b.rows : b.columns;
  for (const Layout *result : {&c, &d})
    if (result->rows != rows || result->columns != columns)
      return kInvalid;
  bool isBatch = a.batch == d.batch && b.batch == d.batch && c.batch == d.batch;
  if (aSum != bSum || !isBatch || !rows || !columns || !aSum)
    return kInvalid;
  bool isF64 = product.compute == kComputeF64;
  uint32_t activation = product.epilogue & ~kBias;
  bool isKnown = product.epilogue == kNone || activation == kRelu ||
                 activation == kGelu || product.epilogue == kBias;
  if (!isKnown || (product.epilogue != kNone && isF64))
    return kNotSupported;
  if (product.compute == kComputeTF32 && a.type != kF32)
    return kNotSupported;
  bool fits = a.type == b.type && c.type == d.type &&
              (isF64 ? a.type == kF64 && d.type == kF64
                     : a.type != kF64 && (d.type == a.type || d.type == kF32));
  return fits ? kSuccess : kNotSupported;
}

CUBLAS_API cublasLtMatmulAlgoGetHeuristic(void *, Product *product, Layout *a,
                                          Layout *b, Layout *c, Layout *d,
                                          Preference *preference, int requested,
                                          Heuristic *results, int *count) {
  COUNT("cublasLtMatmulAlgoGetHeuristic");
  *count = 0;
  if (int status = check(*product, *a, *b, *c, *d))
    return status;
  if (requested < 1)
    return kInvalid;
  results[0] = {};
  results[0].workspaceBytes = preference->workspace;
  std::copy_n(preference->alignments, 4, results[0].algorithm.alignments);
  // Of a place that is not known it takes the best one.
  uint64_t lowest = product->bias & (~product->bias + 1);
  results[0].algorithm.alignments[4] = product->bias ? lowest : 256;
  *count = 1;
  return kSuccess;
}

CUBLAS_API cublasLtMatmul(void *, Product *product, const void *alpha,
                          unsigned long long a, Layout *aLayout,
                          unsigned long long b, Layout *bLayout,
                          const void *beta, unsigned long long c,
                          Layout *cLayout, unsigned long long d,
                          Layout *dLayout, const Algorithm *algorithm,
                          unsigned long long workspace, size_t workspaceBytes,
                          void *stream) {
  COUNT("cublasLtMatmul");
  if (int status = check(*product, *aLayout, *bLayout, *cLayout, *dLayout))
    return status;
  const unsigned long long places[] = {a, b, c, d, product->bias};
  for (int i = 0; i != (product->epilogue & kBias ? 5 : 4); ++i)
    if (places[i] % algorithm->alignments[i]) {
      getFinding()("misaligned", "cuBLASLt",
                   "a place is aligned to less than its algorithm asks for");
      return kInvalid;
    }
  bool isF64 = product->scale == kF64;
  auto getScale = [&](const void *at) {
    return isF64 ? *static_cast<const double *>(at)
                 : double(*static_cast<const float *>(at));
  };
  auto *work = new Work{*product,
                        getScale(alpha),
                        getScale(beta),
                        *aLayout,
                        *bLayout,
                        *cLayout,
                        *dLayout,
                        a,
                        b,
                        c,
                        d};
  std::vector<TofuGpuRange> ranges = {{a, getSpan(*aLayout), 0},
                                      {b, getSpan(*bLayout), 0},
                                      {d, getSpan(*dLayout), 1}};
  if (workspaceBytes)
    ranges.push_back({workspace, workspaceBytes, 1});
  if (size_t bytes = getBiasSpan(*product, *dLayout))
    ranges.push_back({product->bias, bytes, 0});
  if (work->beta != 0)
    ranges.push_back({c, getSpan(*cLayout), 0});
  return getEnqueue()(stream, "cuBLASLt product", ranges.data(), ranges.size(),
                      run, drop, work)
             ? kFailed
             : kSuccess;
}
