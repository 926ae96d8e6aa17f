//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Parts and regions of a program's operators: the layers of a model are alike,
// so each is computed once.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ANALYSIS_REGIONS_H
#define TOFU_ANALYSIS_REGIONS_H

#include "tofu/Analysis/LambdaAnalysis.h"
#include <map>

namespace tofu::tdl {

class Regions {
public:
  Regions(mlir::MLIRContext *context, llvm::ArrayRef<int64_t> mesh)
      : context(context), mesh(mesh) {}

  /// As the functions of these names.
  BoxAttr getPartBox(llvm::ArrayRef<VariableSplit> variables);
  BoxAttr getRegion(const Access &access, llvm::ArrayRef<int64_t> shape,
                    llvm::ArrayRef<VariableSplit> variables);

private:
  using Key = std::vector<int64_t>;

  mlir::MLIRContext *context;
  llvm::SmallVector<int64_t> mesh;
  std::map<Key, BoxAttr> parts, regions;
};

} // namespace tofu::tdl

#endif // TOFU_ANALYSIS_REGIONS_H
