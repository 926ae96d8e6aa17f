//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Rank.h"

using namespace mlir;
using namespace tofu::interpreter;

Rank::Rank(func::FuncOp function, const Mesh &mesh, int64_t number)
    : number(number), coordinates(mesh.getCoordinates(number)),
      memory(function, coordinates),
      arena(new char[memory.getPeakBytes() + memory::MemoryPlan::kAlignment]) {
  assert(memory.isValid() && "buffers that live together overlap");
  if (mesh.getSize() > 1)
    prefix = "rank " + std::to_string(number) + ": ";
  char *base = reinterpret_cast<char *>(
      llvm::alignTo(reinterpret_cast<uintptr_t>(arena.get()),
                    memory::MemoryPlan::kAlignment));
  for (const memory::Buffer &buffer : memory.getBuffers()) {
    View view = getLayout(buffer.value.getType(), coordinates);
    view.data = base + buffer.offset;
    views[buffer.value] = view;
  }
}
