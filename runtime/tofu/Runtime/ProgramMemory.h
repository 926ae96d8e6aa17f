//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Where the tables of a program may be.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_PROGRAMMEMORY_H
#define TOFU_RUNTIME_PROGRAMMEMORY_H

#include <cstdint>
#include <string>
#include <vector>

namespace tofu::runtime {

/// The segments of a loaded object. Of tables that were in the process already
/// nothing is known: then everything may be anywhere but at null.
class ProgramMemory {
public:
  static ProgramMemory anywhere() { return {}; }
  /// Of the object that this address is in.
  static ProgramMemory ofObject(const void *address);

  /// True if so many bytes may be read there; always, if they are none.
  bool holds(const void *data, uint64_t bytes) const;
  bool holdsText(const char *text) const;
  bool holdsCode(const void *function) const;

private:
  struct Segment {
    uintptr_t begin, end;
    bool isCode;
  };
  const Segment *find(const void *address) const;

  bool isKnown = false;
  std::vector<Segment> segments;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_PROGRAMMEMORY_H
