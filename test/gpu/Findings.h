//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// What the stand-ins found wrong. The same fault at the same place counts up.
#ifndef TOFU_TEST_GPU_FINDINGS_H
#define TOFU_TEST_GPU_FINDINGS_H

#include <cstdint>
#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace tofu::gpu {

class Findings {
public:
  /// `kind` is a short name that tests look for (`out-of-bounds`), `place` says
  /// where: findings of one kind and place are one, counted.
  void add(const std::string &kind, const std::string &place,
           const std::string &text);
  uint64_t count() const;
  uint64_t count(const std::string &kind) const;
  /// One line a finding in the order found, and a last line with the sum.
  std::string report() const;
  void clear();

private:
  struct Finding {
    std::string kind, place, text;
    uint64_t count = 0;
  };
  mutable std::mutex mutex;
  std::vector<Finding> findings;
  std::map<std::string, size_t> index;
};

} // namespace tofu::gpu

#endif
