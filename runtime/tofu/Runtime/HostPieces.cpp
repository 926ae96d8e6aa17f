//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/HostPieces.h"

using namespace tofu::runtime;

HostPieces::HostPieces(const Layout &layout, const Ranks &ranks, int64_t buffer)
    : buffer(buffer) {
  for (const auto &rank : ranks) {
    if (rank->getDevice().isHost()) {
      places.push_back(rank->getPlace(buffer));
      continue;
    }
    std::vector<char> bytes(layout.getBytes(buffer, rank->getNumber()));
    places.push_back(bytes.data());
    copies.push_back({*rank, std::move(bytes)});
  }
}

Error HostPieces::read() {
  for (Copy &copy : copies)
    if (Error error = copy.rank.getDevice().read(
            copy.bytes.data(), copy.rank.getPlace(buffer), copy.bytes.size()))
      return error;
  return Error::success();
}

Error HostPieces::write() const {
  for (const Copy &copy : copies)
    if (Error error = copy.rank.getDevice().write(
            copy.rank.getPlace(buffer), copy.bytes.data(), copy.bytes.size()))
      return error;
  return Error::success();
}
