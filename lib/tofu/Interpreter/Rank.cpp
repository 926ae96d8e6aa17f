//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Rank.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::interpreter;

static constexpr int64_t kAlignment = memory::MemoryPlan::kAlignment;

static char *getAligned(char *data) {
  return reinterpret_cast<char *>(
      llvm::alignTo(reinterpret_cast<uintptr_t>(data), kAlignment));
}

Rank::Rank(const memory::MemoryPlan &memory, const Mesh &mesh, int64_t number)
    : number(number), coordinates(mesh.getCoordinates(number)),
      arena(new char[memory.getArenaBytes() + kAlignment]) {
  if (mesh.getSize() > 1)
    prefix = "rank " + std::to_string(number) + ": ";
  int64_t constantBytes = 0;
  for (const memory::Buffer &buffer : memory.getBuffers())
    if (buffer.kind == memory::BufferKind::Constant)
      constantBytes += llvm::alignTo(buffer.bytes, kAlignment);
  constants.reset(new char[constantBytes + kAlignment]);
  char *base = getAligned(arena.get()), *constant = getAligned(constants.get());
  for (const memory::Buffer &buffer : memory.getBuffers()) {
    View view = getLayout(buffer.value.getType(), coordinates);
    view.data = base + buffer.offset;
    if (buffer.kind == memory::BufferKind::Constant) {
      view.data = constant;
      constant += llvm::alignTo(buffer.bytes, kAlignment);
    }
    views[buffer.value] = view;
  }
}
