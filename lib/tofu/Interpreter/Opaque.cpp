//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Opaque.h"

#include "llvm/ADT/StringMap.h"

using namespace tofu::interpreter;
using llvm::ArrayRef;
using llvm::createStringError;
using llvm::Expected;

/// The lower triangular factor of a symmetric positive definite matrix.
static Expected<Tensor> cholesky(ArrayRef<Tensor> sources) {
  if (sources.size() != 1 || sources[0].shape.size() != 2 ||
      sources[0].shape[0] != sources[0].shape[1] ||
      !mlir::isa<mlir::FloatType>(sources[0].elementType))
    return createStringError("expects one square matrix of floats");
  const Tensor &a = sources[0];
  int64_t n = a.shape[0];
  std::vector<double> l(n * n);
  for (int64_t i = 0; i != n; ++i)
    for (int64_t j = 0; j <= i; ++j) {
      double sum = a.getNumber(i * n + j);
      for (int64_t k = 0; k != j; ++k)
        sum -= l[i * n + k] * l[j * n + k];
      l[i * n + j] = i == j ? std::sqrt(sum) : sum / l[j * n + j];
    }
  Tensor result(a.elementType, a.shape);
  bool isF64 = a.elementType.isF64();
  for (int64_t i = 0; i != n * n; ++i)
    result.set(i, isF64 ? Register{.d = l[i]} : Register{.f = float(l[i])});
  return result;
}

static llvm::StringMap<OpaqueFunction> &getRegistry() {
  static llvm::StringMap<OpaqueFunction> registry{{"cholesky", cholesky}};
  return registry;
}

OpaqueFunction tofu::interpreter::lookUpOpaque(llvm::StringRef name) {
  return getRegistry().lookup(name);
}

void tofu::interpreter::registerOpaque(llvm::StringRef name,
                                       OpaqueFunction function) {
  getRegistry()[name] = function;
}

/// Copies the slice at the leading coordinates; an error if a part of it is not
/// held here.
static Expected<Tensor> getSlice(const OpaqueCall::Source &source,
                                 const Register *r) {
  const View &view = source.view;
  Box box;
  for (auto [dim, extent] : llvm::enumerate(view.shape)) {
    Range range = {0, extent};
    if (dim < source.leading.size()) {
      int64_t at = r[source.leading[dim]].i;
      range = {at, at + 1};
    }
    box.push_back(range);
    if (range.second > range.first && (range.first < view.box[dim].first ||
                                       range.second > view.box[dim].second))
      return createStringError("a slice needs %lld to %lld of dimension %zu, "
                               "but this device holds only %s",
                               (long long)range.first, (long long)range.second,
                               dim, describe(view.box).c_str());
  }
  Tensor slice(view.elementType,
               ArrayRef(view.shape).drop_front(source.leading.size()));
  copyBox(box, view, {view.elementType, view.shape, box, slice.bytes.data()});
  return slice;
}

static const Instruction *call(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  auto &call = *static_cast<const OpaqueCall *>(pc->aux);
  auto fail = [&](const std::string &what) -> const Instruction * {
    frame.error = call.where + what;
    return nullptr;
  };
  std::vector<int64_t> key;
  for (const OpaqueCall::Source &source : call.sources)
    for (uint32_t reg : source.leading)
      key.push_back(r[reg].i);
  if (call.key != key) {
    std::vector<Tensor> slices;
    for (const OpaqueCall::Source &source : call.sources) {
      Expected<Tensor> slice = getSlice(source, r);
      if (!slice)
        return fail(llvm::toString(slice.takeError()));
      slices.push_back(std::move(*slice));
    }
    Expected<Tensor> result = call.function(slices);
    if (!result)
      return fail(llvm::toString(result.takeError()));
    call.result = std::move(*result);
    call.key = std::move(key);
  }
  if (call.position.size() != call.result.shape.size())
    return fail("the result has rank " +
                std::to_string(call.result.shape.size()) + ", but " +
                std::to_string(call.position.size()) + " coordinates are read");
  int64_t offset = 0;
  for (auto [reg, extent] : llvm::zip(call.position, call.result.shape)) {
    if (r[reg].i < 0 || r[reg].i >= extent)
      return fail("the result is read at " + std::to_string(r[reg].i) +
                  ", but its extent is " + std::to_string(extent));
    offset = offset * extent + r[reg].i;
  }
  r[pc->dst] = call.result.get(offset);
  return pc + 1;
}

const Handler tofu::interpreter::callOpaque = call;
