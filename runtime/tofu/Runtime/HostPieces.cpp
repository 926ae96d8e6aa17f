//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/HostPieces.h"

using namespace tofu::runtime;

HostPieces::HostPieces(const Holdings &holdings, const Ranks &ranks,
                       int64_t buffer, std::string what)
    : holdings(holdings), buffer(buffer), what(std::move(what)) {
  for (const auto &rank : ranks) {
    if (rank->getDevice().isHost()) {
      places.push_back(rank->getPlace(buffer));
      continue;
    }
    std::vector<char> bytes(holdings.getBytes(buffer, rank->getNumber()));
    places.push_back(bytes.data());
    copies.push_back({*rank, std::move(bytes)});
  }
}

Error HostPieces::readAll(Processes *processes) {
  for (Copy &copy : copies)
    if (Error error =
            Processes::tell(processes, copy.rank.getNumber(), what,
                            copy.rank.getDevice().read(
                                copy.bytes.data(), copy.rank.getPlace(buffer),
                                copy.bytes.size())))
      return error;
  if (!processes)
    return Error::success();
  // A rank each, on a device.
  if (Error error = processes->gather(copies.front().bytes, gathered))
    return error;
  places.clear();
  for (Processes::Bytes &bytes : gathered) {
    int64_t rank = places.size();
    if (bytes.empty() && holdings.getBytes(buffer, rank))
      return Error("process " + std::to_string(rank) +
                   " gives no piece; it says why");
    if (int64_t(bytes.size()) != holdings.getBytes(buffer, rank))
      return Error("process " + std::to_string(rank) +
                   " has a piece of another size; do all run one program?");
    places.push_back(bytes.data());
  }
  return Error::success();
}

Error HostPieces::write(Processes *processes) const {
  for (const Copy &copy : copies)
    if (Error error = Processes::tell(
            processes, copy.rank.getNumber(), what,
            copy.rank.getDevice().write(copy.rank.getPlace(buffer),
                                        copy.bytes.data(), copy.bytes.size())))
      return error;
  return Error::success();
}
