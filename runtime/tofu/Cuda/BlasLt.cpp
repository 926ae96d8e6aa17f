//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/BlasLt.h"

#include "tofu/Cuda/FindLibrary.h"
#include "tofu/Runtime/Types.h"

#include <algorithm>
#include <numeric>

using namespace tofu::cuda;
using namespace tofu::runtime;

//===----------------------------------------------------------------------===//
// What is called of the library, as its documentation says
//===----------------------------------------------------------------------===//

namespace {
using Status = int; // 0: success
using Handle = void *;
using ProductHandle = struct ProductDescription *;
using LayoutHandle = struct LayoutDescription *;
using PreferenceHandle = struct PreferenceDescription *;

struct Algorithm {
  uint64_t data[8];
};
struct Heuristic {
  Algorithm algorithm;
  size_t workspaceBytes;
  Status state;
  float waves;
  int reserved[4];
};

/// Values of the library's enumerations.
enum : int {
  kF32 = 0,
  kF64 = 1,
  kF16 = 2,
  kBF16 = 14,
  kComputeF32 = 68,
  kComputeF64 = 70,
  kComputeTF32 = 77, // of f32
  kTransposeA = 3,   // attributes of products
  kTransposeB = 4,
  kEpilogue = 7,
  kBiasPointer = 8,
  kBiasBatchStride = 10,
  kEpilogueNone = 1, // values of that
  kEpilogueRelu = 2,
  kEpilogueBias = 4, // also with one of the others
  kEpilogueGelu = 32,
  kBatchCount = 5, // of layouts
  kBatchStride = 6,
  kMaxWorkspaceBytes = 1, // of preferences
  kMinAlignmentA = 5      // then of b, c and d
};

#define TOFU_BLASLT_FUNCTIONS(X)                                               \
  X(create, "cublasLtCreate", (Handle * handle))                               \
  X(createProduct, "cublasLtMatmulDescCreate",                                 \
    (ProductHandle * product, int computeType, int scaleType))                 \
  X(setProduct, "cublasLtMatmulDescSetAttribute",                              \
    (ProductHandle product, int attribute, const void *value, size_t bytes))   \
  X(destroyProduct, "cublasLtMatmulDescDestroy", (ProductHandle product))      \
  X(createLayout, "cublasLtMatrixLayoutCreate",                                \
    (LayoutHandle * layout, int type, uint64_t rows, uint64_t columns,         \
     int64_t leading))                                                         \
  X(setLayout, "cublasLtMatrixLayoutSetAttribute",                             \
    (LayoutHandle layout, int attribute, const void *value, size_t bytes))     \
  X(destroyLayout, "cublasLtMatrixLayoutDestroy", (LayoutHandle layout))       \
  X(createPreference, "cublasLtMatmulPreferenceCreate",                        \
    (PreferenceHandle * preference))                                           \
  X(setPreference, "cublasLtMatmulPreferenceSetAttribute",                     \
    (PreferenceHandle preference, int attribute, const void *value,            \
     size_t bytes))                                                            \
  X(destroyPreference, "cublasLtMatmulPreferenceDestroy",                      \
    (PreferenceHandle preference))                                             \
  X(choose, "cublasLtMatmulAlgoGetHeuristic",                                  \
    (Handle handle, ProductHandle product, LayoutHandle a, LayoutHandle b,     \
     LayoutHandle c, LayoutHandle d, PreferenceHandle preference,              \
     int requested, Heuristic *results, int *count))                           \
  X(multiply, "cublasLtMatmul",                                                \
    (Handle handle, ProductHandle product, const void *alpha, Address a,       \
     LayoutHandle aLayout, Address b, LayoutHandle bLayout, const void *beta,  \
     Address c, LayoutHandle cLayout, Address d, LayoutHandle dLayout,         \
     const Algorithm *algorithm, Address workspace, size_t workspaceBytes,     \
     Stream stream))

/// Loaded once; there is none where a name is missing.
class Library {
public:
  static const Library &load() {
    // By another thread, which is waited for.
    tofu::runtime::Watch::Call call("cublasLtCreate");
    static Library library;
    return library;
  }
  static const Library *get() { return load().isThere ? &load() : nullptr; }

  Handle handle = nullptr;
  std::string whyNot; // it does not start
#define TOFU_BLASLT_DECLARE(name, symbol, parameters)                          \
  tofu::runtime::Watched<Status parameters> name{symbol};
  TOFU_BLASLT_FUNCTIONS(TOFU_BLASLT_DECLARE)
#undef TOFU_BLASLT_DECLARE

private:
  Library() {
    void *object = findLibrary({"libcublasLt.so.13", "libcublasLt.so.12"});
    if (!object)
      return;
    Symbols symbols(object);
#define TOFU_BLASLT_FIND(name, symbol, parameters) symbols.find(name, symbol);
    TOFU_BLASLT_FUNCTIONS(TOFU_BLASLT_FIND)
#undef TOFU_BLASLT_FIND
    if (!symbols.getMissing().empty())
      return;
    Status status = create(&handle);
    isThere = !status;
    if (!isThere)
      whyNot = "cublasLtCreate: status " + std::to_string(status);
  }

  bool isThere = false;
};

//===----------------------------------------------------------------------===//
// A product as the library sees it
//===----------------------------------------------------------------------===//

/// Column-major: an element is at row + leading * column, or so when
/// transposed.
struct Matrix {
  bool isTransposed = false;
  int64_t leading = 0;
};

/// result = a * b, column-major: of m x k, k x n and m x n.
struct Operand {
  int64_t slot, origin, batchStride;
  int64_t bytes; // of an element
  int type;
  Matrix matrix;
};

class Products : public MatrixProducts {
public:
  Products(const Library &library, const MatrixProduct &product, bool tf32)
      : library(library), product(product), tf32(tf32) {}
  ~Products() override;

  /// False if the library has no algorithm for it.
  bool prepare(const LocalContraction &local);
  Error run(const uint64_t *buffers, Address workspace, Stream stream) override;

private:
  bool setOperands(const LocalContraction &local);
  bool takesEpilogue() const;
  bool create();
  bool addEpilogue();
  bool choose();
  uint32_t getAlignment(const Operand &operand,
                        int64_t MatrixLoop::*step) const;
  bool addLayout(const Operand &operand, int64_t rows, int64_t columns,
                 LayoutHandle &layout);

  const Library &library;
  MatrixProduct product;
  MatrixLoop batch;
  Operand a, b, result;
  bool isF64 = false, tf32;
  ProductHandle description = nullptr;
  LayoutHandle aLayout = nullptr, bLayout = nullptr, resultLayout = nullptr;
  Heuristic chosen{};
};
} // namespace

/// More of them are done by a kernel at once.
static constexpr int64_t kMaxCalls = 64;
/// And so are several of fewer products of numbers: a call takes 7 us of an
/// H200 at least, in which a kernel of the program's computes about twice as
/// many (docs/GPU.md).
static constexpr double kLeastOfCall = 1 << 25;

static std::optional<int> getType(int64_t type) {
  switch (type) {
  case TOFU_F32:
    return kF32;
  case TOFU_F64:
    return kF64;
  case TOFU_F16:
    return kF16;
  case TOFU_BF16:
    return kBF16;
  default:
    return std::nullopt;
  }
}

static std::optional<Matrix> getMatrix(int64_t rows, int64_t rowStride,
                                       int64_t columns, int64_t columnStride) {
  if ((rowStride == 1 || rows == 1) && (columnStride >= rows || columns == 1))
    return Matrix{false, std::max(columnStride, rows)};
  if ((columnStride == 1 || columns == 1) &&
      (rowStride >= columns || rows == 1))
    return Matrix{true, std::max(rowStride, columns)};
  return std::nullopt;
}

bool Products::setOperands(const LocalContraction &local) {
  auto largest = std::max_element(product.outer.begin(), product.outer.end(),
                                  [](const MatrixLoop &x, const MatrixLoop &y) {
                                    return x.extent < y.extent;
                                  });
  if (largest != product.outer.end()) {
    batch = *largest;
    product.outer.erase(largest);
  }
  auto get = [](int64_t slot, int64_t origin, int64_t type) {
    return Operand{
        slot, origin, 0, getTypeBytes(type), getType(type).value_or(-1), {}};
  };
  a = get(product.aSlot, product.aOrigin, local.a.type);
  b = get(product.bSlot, product.bOrigin, local.b.type);
  result = get(product.resultSlot, product.resultOrigin, local.result.type);
  // Rows of the result lie side by side, and a bias along them, or the product
  // is transposed.
  if ((product.m.result != 1 && product.m.extent != 1) || product.n.bias != 0) {
    std::swap(a, b);
    std::swap(product.m, product.n);
    for (auto *loops : {&product.outer, &product.inner})
      for (MatrixLoop &loop : *loops)
        std::swap(loop.a, loop.b);
    for (MatrixLoop *loop : {&product.m, &product.n, &product.k, &batch})
      std::swap(loop->a, loop->b);
  }
  a.batchStride = batch.a;
  b.batchStride = batch.b;
  result.batchStride = batch.result;
  const MatrixLoop &m = product.m, &n = product.n, &k = product.k;
  std::optional<Matrix> of[] = {
      getMatrix(m.extent, m.a, k.extent, k.a),
      getMatrix(k.extent, k.b, n.extent, n.b),
      getMatrix(m.extent, m.result, n.extent, n.result)};
  if (!of[0] || !of[1] || !of[2] || of[2]->isTransposed)
    return false;
  a.matrix = *of[0], b.matrix = *of[1], result.matrix = *of[2];
  return a.type >= 0 && a.type == b.type && result.type >= 0;
}

bool Products::addLayout(const Operand &operand, int64_t rows, int64_t columns,
                         LayoutHandle &layout) {
  if (operand.matrix.isTransposed)
    std::swap(rows, columns);
  int32_t count = batch.extent;
  return !library.createLayout(&layout, operand.type, rows, columns,
                               operand.matrix.leading) &&
         !library.setLayout(layout, kBatchCount, &count, sizeof(count)) &&
         !library.setLayout(layout, kBatchStride, &operand.batchStride,
                            sizeof(int64_t));
}

bool Products::create() {
  int compute = isF64                    ? kComputeF64
                : tf32 && a.type == kF32 ? kComputeTF32
                                         : kComputeF32;
  if (library.createProduct(&description, compute, isF64 ? kF64 : kF32))
    return false;
  for (auto [attribute, operand] :
       {std::pair(kTransposeA, &a), std::pair(kTransposeB, &b)}) {
    int32_t value = operand->matrix.isTransposed;
    if (library.setProduct(description, attribute, &value, sizeof(value)))
      return false;
  }
  if (!addEpilogue())
    return false;
  int64_t m = product.m.extent, n = product.n.extent, k = product.k.extent;
  if (!addLayout(a, m, k, aLayout) || !addLayout(b, k, n, bLayout) ||
      !addLayout(result, m, n, resultLayout))
    return false;
  return choose();
}

/// A bias is added to the rows of a result, and an activation applied, as often
/// as these are computed: once.
bool Products::takesEpilogue() const {
  bool hasBias = product.biasSlot >= 0;
  if (!hasBias && product.activation == TOFU_NO_ACTIVATION)
    return true;
  return product.inner.empty() &&
         (!hasBias || (product.n.bias == 0 &&
                       (product.m.bias == 1 || product.m.extent == 1)));
}

bool Products::addEpilogue() {
  int32_t epilogue = product.activation == TOFU_RELU   ? kEpilogueRelu
                     : product.activation == TOFU_GELU ? kEpilogueGelu
                                                       : 0;
  if (product.biasSlot >= 0)
    epilogue |= kEpilogueBias;
  auto set = [&](int attribute, auto value) {
    return !library.setProduct(description, attribute, &value, sizeof(value));
  };
  if (!set(kEpilogue, epilogue ? epilogue : int32_t(kEpilogueNone)))
    return false;
  if (product.biasSlot < 0)
    return true;
  // The heuristic asks the place only how it is aligned.
  int64_t alignment =
      std::gcd<int64_t>(TOFU_ALIGNMENT, product.biasOrigin * result.bytes);
  for (const MatrixLoop &loop : product.outer)
    alignment = std::gcd(alignment, loop.bias * result.bytes);
  return set(kBiasPointer, Address(alignment)) &&
         set(kBiasBatchStride, batch.bias);
}

/// Of its places in all calls.
uint32_t Products::getAlignment(const Operand &operand,
                                int64_t MatrixLoop::*step) const {
  int64_t alignment = TOFU_ALIGNMENT;
  auto meet = [&](int64_t elements) {
    alignment = std::gcd(alignment, elements * operand.bytes);
  };
  meet(operand.origin);
  for (const auto *loops : {&product.outer, &product.inner})
    for (const MatrixLoop &loop : *loops)
      meet(loop.*step);
  return alignment;
}

/// Sets the algorithm that the library's heuristic has.
bool Products::choose() {
  PreferenceHandle preference = nullptr;
  if (library.createPreference(&preference))
    return false;
  auto set = [&](int attribute, auto value) {
    return !library.setPreference(preference, attribute, &value, sizeof(value));
  };
  uint32_t ofResult = getAlignment(result, &MatrixLoop::result);
  int count = 0;
  bool isFound = set(kMaxWorkspaceBytes, uint64_t(kWorkspaceBytes)) &&
                 set(kMinAlignmentA, getAlignment(a, &MatrixLoop::a)) &&
                 set(kMinAlignmentA + 1, getAlignment(b, &MatrixLoop::b)) &&
                 set(kMinAlignmentA + 2, ofResult) &&
                 set(kMinAlignmentA + 3, ofResult) &&
                 !library.choose(library.handle, description, aLayout, bLayout,
                                 resultLayout, resultLayout, preference, 1,
                                 &chosen, &count) &&
                 count && !chosen.state;
  library.destroyPreference(preference);
  return isFound;
}

bool Products::prepare(const LocalContraction &local) {
  auto isHeld = [](const MatrixLoop &loop) {
    return loop.extent == 1 || loop.result != 0;
  };
  if (!isHeld(product.m) || !isHeld(product.n) ||
      !std::all_of(product.outer.begin(), product.outer.end(), isHeld))
    return false; // several products would write one element
  isF64 = local.type == TOFU_F64;
  if (!setOperands(local) || !takesEpilogue())
    return false;
  int64_t calls = 1;
  for (const auto *loops : {&product.outer, &product.inner})
    for (const MatrixLoop &loop : *loops)
      if (__builtin_mul_overflow(calls, loop.extent, &calls) ||
          calls > kMaxCalls)
        return false;
  double ofCall = double(product.m.extent) * product.n.extent *
                  product.k.extent * batch.extent;
  if (calls > 1 && ofCall < kLeastOfCall)
    return false;
  // What is summed by several products is not rounded in between.
  bool isNarrowResult = result.type == kF16 || result.type == kBF16;
  return (!isNarrowResult || product.inner.empty()) && create();
}

Products::~Products() {
  if (description)
    library.destroyProduct(description);
  for (LayoutHandle layout : {aLayout, bLayout, resultLayout})
    if (layout)
      library.destroyLayout(layout);
}

/// Calls `visit` with where each step of the loops is, until it is false.
template <class Visit>
static bool forEachStep(const std::vector<MatrixLoop> &loops, size_t depth,
                        const MatrixLoop &at, Visit visit) {
  if (depth == loops.size())
    return visit(at);
  const MatrixLoop &loop = loops[depth];
  for (int64_t i = 0; i != loop.extent; ++i)
    if (!forEachStep(loops, depth + 1,
                     {1, at.a + i * loop.a, at.b + i * loop.b,
                      at.result + i * loop.result, at.bias + i * loop.bias},
                     visit))
      return false;
  return true;
}

/// A number as the library takes it.
namespace {
struct Scale {
  Scale(double value, bool isF64) : f64(value), f32(value), isF64(isF64) {}
  const void *get() const {
    return isF64 ? static_cast<const void *>(&f64) : &f32;
  }
  double f64;
  float f32;
  bool isF64;
};
} // namespace

Error Products::run(const uint64_t *buffers, Address workspace, Stream stream) {
  bool hasAddend = product.addend >= 0;
  Scale alpha(product.alpha, isF64), one(1, isF64),
      first(hasAddend ? product.beta : 0, isF64);
  auto get = [&](const Operand &operand, int64_t slot, int64_t step) {
    return buffers[slot] + (operand.origin + step) * operand.bytes;
  };
  Status status = 0;
  const char *called = "";
  forEachStep(product.outer, 0, MatrixLoop(), [&](const MatrixLoop &outer) {
    bool isFirst = true;
    if (product.biasSlot >= 0) {
      Address bias = buffers[product.biasSlot] +
                     (product.biasOrigin + outer.bias) * result.bytes;
      called = "cublasLtMatmulDescSetAttribute";
      status =
          library.setProduct(description, kBiasPointer, &bias, sizeof(bias));
      if (status)
        return false;
    }
    return forEachStep(product.inner, 0, outer, [&](const MatrixLoop &at) {
      Address to = get(result, result.slot, outer.result);
      Address addend =
          isFirst && hasAddend ? get(result, product.addend, outer.result) : to;
      called = "cublasLtMatmul";
      status = library.multiply(
          library.handle, description, alpha.get(), get(a, a.slot, at.a),
          aLayout, get(b, b.slot, at.b), bLayout, (isFirst ? first : one).get(),
          addend, resultLayout, to, resultLayout, &chosen.algorithm, workspace,
          kWorkspaceBytes, stream);
      isFirst = false;
      return status == 0;
    });
  });
  return status
             ? Error(std::string(called) + ": status " + std::to_string(status))
             : Error::success();
}

std::unique_ptr<MatrixProducts>
tofu::cuda::prepareMatrixProducts(const tofu_program_data &program,
                                  const tofu_operation &op,
                                  const int64_t *coordinates, bool tf32) {
  std::optional<LocalContraction> local = localize(program, op, coordinates);
  std::optional<MatrixProduct> product =
      local ? recognizeMatrixProduct(*local) : std::nullopt;
  if (!product)
    return nullptr;
  const Library *library = Library::get();
  if (!library)
    return nullptr;
  auto products = std::make_unique<Products>(*library, *product, tf32);
  return products->prepare(*local) ? std::move(products) : nullptr;
}

bool tofu::cuda::hasBlasLt() { return Library::get(); }

const std::string &tofu::cuda::getWhyNoBlasLt() {
  return Library::load().whyNot;
}
