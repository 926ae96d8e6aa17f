//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Put.h"

#include "tofu/Runtime/Types.h"

using namespace tofu::runtime;

tofu_fold tofu::runtime::getTermFold(int64_t type, int64_t combiner) {
  bool isWide = getFold(type, combiner).end != nullptr;
  return {type, combiner, isWide ? int64_t(TOFU_F32) : type};
}

void tofu::runtime::putBox(const tofu_fold &fold, int64_t put,
                           const StridedBox &fromBox, const char *from,
                           const StridedBox &toBox, char *to) {
  int64_t fromBytes = getTypeBytes(fold.type);
  if (put == TOFU_PUT_COPY)
    return copyBox(fromBox, from, toBox, to, fromBytes);
  Fold functions = getFold(fold.type, fold.combiner);
  FoldFunction function =
      put == TOFU_PUT_FIRST ? functions.begin : functions.add;
  if (!function) // a first term that needs no widening
    return copyBox(fromBox, from, toBox, to, fromBytes);
  foldBox(fromBox, from, fromBytes, toBox, to, getTypeBytes(fold.wide),
          function);
}

void tofu::runtime::finish(const tofu_fold &fold, char *to, const char *from,
                           int64_t count) {
  getFold(fold.type, fold.combiner).end(to, from, count);
}
