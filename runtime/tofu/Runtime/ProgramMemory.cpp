//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/ProgramMemory.h"

#include <cstring>
#include <link.h>

using namespace tofu::runtime;

ProgramMemory ProgramMemory::ofObject(const void *address) {
  struct Search {
    const void *address;
    ProgramMemory found;
  } search{address, {}};
  search.found.isKnown = true;
  dl_iterate_phdr(
      [](dl_phdr_info *object, size_t, void *data) {
        auto &search = *static_cast<Search *>(data);
        std::vector<Segment> &segments = search.found.segments;
        segments.clear();
        for (int i = 0; i != object->dlpi_phnum; ++i) {
          const ElfW(Phdr) &segment = object->dlpi_phdr[i];
          uintptr_t begin = object->dlpi_addr + segment.p_vaddr;
          if (segment.p_type == PT_LOAD && (segment.p_flags & PF_R))
            segments.push_back({begin, begin + segment.p_memsz,
                                (segment.p_flags & PF_X) != 0});
        }
        bool isFound = search.found.find(search.address);
        if (!isFound)
          segments.clear();
        return int(isFound); // ends the search
      },
      &search);
  return search.found;
}

const ProgramMemory::Segment *ProgramMemory::find(const void *address) const {
  auto at = reinterpret_cast<uintptr_t>(address);
  for (const Segment &segment : segments)
    if (at >= segment.begin && at < segment.end)
      return &segment;
  return nullptr;
}

bool ProgramMemory::holds(const void *data, uint64_t bytes) const {
  if (!isKnown || bytes == 0)
    return data || bytes == 0;
  const Segment *segment = find(data);
  return segment && bytes <= segment->end - reinterpret_cast<uintptr_t>(data);
}

bool ProgramMemory::holdsText(const char *text) const {
  if (!isKnown)
    return text;
  const Segment *segment = find(text);
  return segment &&
         std::memchr(text, 0, segment->end - reinterpret_cast<uintptr_t>(text));
}

bool ProgramMemory::holdsCode(const void *function) const {
  if (!isKnown)
    return function;
  const Segment *segment = find(function);
  return segment && segment->isCode;
}
