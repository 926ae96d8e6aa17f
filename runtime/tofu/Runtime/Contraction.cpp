//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which variables of a contraction become the rows, columns and sum of a matrix
// product.
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Contraction.h"
#include "tofu/Runtime/Blas.h"

using namespace tofu::runtime;

namespace {
/// Variables by where they occur: in all three, in a and the result, in b and
/// the result, in a and b.
struct Classes {
  std::vector<MatrixLoop> batch, m, n, k;
};
} // namespace

/// None if a variable is in only one factor and summed.
static std::optional<Classes> classify(const LocalContraction &local) {
  Classes classes;
  for (size_t v = 0; v != local.extents.size(); ++v) {
    MatrixLoop loop{local.extents[v], local.a.getStride(v),
                    local.b.getStride(v), local.result.getStride(v),
                    local.bias ? local.bias->getStride(v) : 0};
    if (loop.extent == 1)
      continue;
    if (v >= local.numOutputs && (!loop.a || !loop.b))
      return std::nullopt;
    if (v >= local.numOutputs)
      classes.k.push_back(loop);
    else if (!loop.a == !loop.b) // a result may be constant along a variable
      classes.batch.push_back(loop);
    else
      (loop.a ? classes.m : classes.n).push_back(loop);
  }
  return classes;
}

/// Makes one of two loops where one continues the other in every operand.
static void merge(std::vector<MatrixLoop> &loops) {
  auto continues = [](const MatrixLoop &outer, const MatrixLoop &inner) {
    return outer.a == inner.a * inner.extent &&
           outer.b == inner.b * inner.extent &&
           outer.result == inner.result * inner.extent &&
           outer.bias == inner.bias * inner.extent;
  };
  for (size_t i = 0; i < loops.size(); ++i)
    for (size_t j = 0; j < loops.size(); ++j) {
      if (i == j || !continues(loops[i], loops[j]))
        continue;
      loops[j].extent *= loops[i].extent;
      loops.erase(loops.begin() + i);
      i = size_t(-1); // start again
      break;
    }
}

/// The loops but one; `chosen` may be behind the last.
static void appendOthers(std::vector<MatrixLoop> &to,
                         const std::vector<MatrixLoop> &loops, size_t chosen) {
  for (size_t i = 0; i != loops.size(); ++i)
    if (i != chosen)
      to.push_back(loops[i]);
}

std::optional<MatrixProduct>
tofu::runtime::recognizeMatrixProduct(const LocalContraction &local) {
  if (!local.a.isInside() || !local.b.isInside() || !local.result.isInside() ||
      (local.bias && !local.bias->isInside()))
    return std::nullopt;
  std::optional<Classes> classes = classify(local);
  if (!classes)
    return std::nullopt;
  for (auto *loops : {&classes->batch, &classes->m, &classes->n, &classes->k})
    merge(*loops);

  // The largest product that BLAS takes; each of its loops may be absent too.
  auto get = [](const std::vector<MatrixLoop> &loops, size_t i) {
    return i == loops.size() ? MatrixLoop() : loops[i];
  };
  double best = 0;
  size_t m = 0, n = 0, k = 0;
  for (size_t i = 0; i <= classes->m.size(); ++i)
    for (size_t j = 0; j <= classes->n.size(); ++j)
      for (size_t l = 0; l <= classes->k.size(); ++l) {
        MatrixLoop rows = get(classes->m, i), columns = get(classes->n, j),
                   sum = get(classes->k, l);
        double size = double(rows.extent) * columns.extent * sum.extent;
        if (size <= best || !BlasCall::create(rows, columns, sum))
          continue;
        best = size;
        m = i, n = j, k = l;
      }
  if (best == 0)
    return std::nullopt;
  MatrixProduct product{get(classes->m, m),
                        get(classes->n, n),
                        get(classes->k, k),
                        classes->batch,
                        {},
                        local.a.getOrigin(),
                        local.b.getOrigin(),
                        local.result.getOrigin(),
                        local.a.slot,
                        local.b.slot,
                        local.result.slot,
                        local.addend,
                        local.beta,
                        local.alpha,
                        local.bias ? local.bias->slot : -1,
                        local.bias ? local.bias->getOrigin() : 0,
                        local.activation,
                        local.type};
  appendOthers(product.outer, classes->m, m);
  appendOthers(product.outer, classes->n, n);
  appendOthers(product.inner, classes->k, k);
  return product;
}
