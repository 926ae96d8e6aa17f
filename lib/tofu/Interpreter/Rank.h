//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// One simulated device: its arena, and where in it each value is.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INTERPRETER_RANK_H
#define TOFU_INTERPRETER_RANK_H

#include "tofu/Interpreter/Mesh.h"
#include "tofu/Memory/MemoryPlan.h"

namespace tofu::interpreter {

class Rank {
public:
  /// `memory` is the plan of all ranks.
  Rank(const memory::MemoryPlan &memory, const Mesh &mesh, int64_t number);

  int64_t getNumber() const { return number; }
  llvm::ArrayRef<int64_t> getCoordinates() const { return coordinates; }
  View getView(mlir::Value value) const { return views.at(value); }
  /// `rank 2: ` on a mesh of several devices.
  std::string getPrefix() const { return prefix; }

private:
  int64_t number;
  Coordinates coordinates;
  std::unique_ptr<char[]> arena, constants;
  llvm::DenseMap<mlir::Value, View> views;
  std::string prefix;
};

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_RANK_H
