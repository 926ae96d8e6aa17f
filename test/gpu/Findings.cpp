//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Findings.h"

using namespace tofu::gpu;

void Findings::add(const std::string &kind, const std::string &place,
                   const std::string &text) {
  std::lock_guard<std::mutex> lock(mutex);
  auto [entry, isNew] = index.try_emplace(kind + "\n" + place, findings.size());
  if (isNew)
    findings.push_back({kind, place, text, 0});
  ++findings[entry->second].count;
}

uint64_t Findings::count() const {
  std::lock_guard<std::mutex> lock(mutex);
  return findings.size();
}

uint64_t Findings::count(const std::string &kind) const {
  std::lock_guard<std::mutex> lock(mutex);
  uint64_t result = 0;
  for (const Finding &finding : findings)
    result += finding.kind == kind;
  return result;
}

std::string Findings::report() const {
  std::lock_guard<std::mutex> lock(mutex);
  std::string result;
  for (const Finding &finding : findings) {
    result += "gpu: " + finding.kind + ": " + finding.place;
    if (!finding.text.empty())
      result += ": " + finding.text;
    if (finding.count > 1)
      result += " (" + std::to_string(finding.count) + " times)";
    result += "\n";
  }
  return result + "gpu: findings: " + std::to_string(findings.size()) + "\n";
}

void Findings::clear() {
  std::lock_guard<std::mutex> lock(mutex);
  findings.clear();
  index.clear();
}
