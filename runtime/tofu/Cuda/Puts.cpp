//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/Puts.h"

#include <algorithm>

using namespace tofu::cuda;

static constexpr unsigned kThreads = 256;       // of a block
static constexpr int64_t kMaxBlocks = 1 << 10;  // along x: the rest is a loop
static constexpr int64_t kMaxRecords = 1 << 15; // along y
static constexpr int64_t kRoom = 1 << 16;

namespace {
/// From the outside in; strides in elements.
struct Dimension {
  int64_t extent, from, to;
};
} // namespace

/// Neighbours that are walked as one are one.
static std::vector<Dimension> getDimensions(const Copying &copying) {
  std::vector<Dimension> dimensions;
  for (size_t dim = 0; dim != copying.toBox->dimensions.size(); ++dim) {
    auto [extent, toStride] = copying.toBox->dimensions[dim];
    int64_t fromStride = copying.fromBox->dimensions[dim].stride;
    if (extent == 1)
      continue;
    if (!dimensions.empty() && dimensions.back().from == fromStride * extent &&
        dimensions.back().to == toStride * extent)
      dimensions.back() = {dimensions.back().extent * extent, fromStride,
                           toStride};
    else
      dimensions.push_back({extent, fromStride, toStride});
  }
  return dimensions;
}

static void addRecord(const Dimension *begin, const Dimension *end,
                      uint64_t from, uint64_t to, const Copying &copying,
                      Records &records) {
  if (end - begin > TOFU_PUT_DIMENSIONS) {
    for (int64_t i = 0; i != begin->extent; ++i)
      addRecord(begin + 1, end, from + i * begin->from * copying.fromBytes,
                to + i * begin->to * copying.toBytes, copying, records);
    return;
  }
  tofu_put_record record{};
  record.from = from;
  record.to = to;
  record.volume = 1;
  record.rank = end - begin;
  for (int64_t i = 0; i != record.rank; ++i) {
    record.volume *= begin[i].extent;
    record.dimensions[i] = {begin[i].extent, begin[i].from, begin[i].to};
  }
  if (record.volume)
    records.push_back(record);
}

void tofu::cuda::addRecords(const Copying &copying, Records &records) {
  std::vector<Dimension> dimensions = getDimensions(copying);
  auto address = [](const char *piece, const runtime::StridedBox &box,
                    int64_t bytes) {
    return reinterpret_cast<uint64_t>(piece) + box.offset * bytes;
  };
  addRecord(dimensions.data(), dimensions.data() + dimensions.size(),
            address(copying.from, *copying.fromBox, copying.fromBytes),
            address(copying.to, *copying.toBox, copying.toBytes), copying,
            records);
}

int64_t tofu::cuda::widen(tofu_put_record &record, int64_t bytes) {
  if (!record.rank)
    return bytes;
  auto &last = record.dimensions[record.rank - 1];
  if (last.from != 1 || last.to != 1)
    return bytes;
  uint64_t all = record.from | record.to | uint64_t(last.extent * bytes);
  for (int64_t i = 0; i + 1 < record.rank; ++i)
    all |= uint64_t(record.dimensions[i].from * bytes) |
           uint64_t(record.dimensions[i].to * bytes);
  int64_t wide = 16;
  while (all % wide)
    wide /= 2;
  int64_t factor = wide / bytes;
  if (factor <= 1)
    return bytes;
  record.volume /= factor;
  last.extent /= factor;
  for (int64_t i = 0; i + 1 < record.rank; ++i) {
    record.dimensions[i].from /= factor;
    record.dimensions[i].to /= factor;
  }
  return wide;
}

Error Tables::add(const void *table, int64_t bytes, Address &address) {
  if (bytes > left) {
    left = std::max(bytes, kRoom);
    if (Error error = gpu.allocate(left, "tables of boxes", room))
      return error;
  }
  address = room;
  room += bytes;
  left -= bytes;
  return gpu.upload(address, table, bytes);
}

Error Puts::prepare(const Launch &launch, std::vector<Prepared> &prepared) {
  if (launch.records.empty())
    return Error::success();
  Prepared one{};
  if (Error error = gpu.getFunction(launch.kernel, one.function))
    return error;
  one.count = launch.records.size();
  int64_t bytes = one.count * sizeof(tofu_put_record);
  int64_t volume = 0;
  for (const tofu_put_record &record : launch.records)
    volume = std::max(volume, record.volume);
  one.blocks = std::min((volume + kThreads - 1) / kThreads, kMaxBlocks);
  if (Error error = tables.add(launch.records.data(), bytes, one.records))
    return error;
  prepared.push_back(one);
  return Error::success();
}

Error Puts::run(const Key &key, Stream stream,
                const std::function<std::vector<Launch>()> &make,
                Address over) {
  auto found = known.find(key);
  if (found == known.end()) {
    std::vector<Prepared> prepared;
    for (const Launch &launch : make())
      if (Error error = prepare(launch, prepared))
        return error;
    found = known.emplace(key, std::move(prepared)).first;
  }
  for (Prepared &one : found->second) {
    void *parameters[] = {&one.records, &one.count, &over};
    if (Error error = gpu.driver.check(
            gpu.driver.launchKernel(
                one.function, one.blocks, std::min(one.count, kMaxRecords), 1,
                kThreads, 1, 1, 0, stream, parameters, nullptr),
            "cuLaunchKernel"))
      return error;
  }
  return Error::success();
}

Error Puts::fill(Address to, uint64_t value, int64_t count, Stream stream) {
  if (!count)
    return Error::success();
  if (!fillFunction)
    if (Error error = gpu.getFunction("tofu_fill_8", fillFunction))
      return error;
  unsigned blocks = std::min((count + kThreads - 1) / kThreads, kMaxBlocks);
  void *parameters[] = {&to, &value, &count};
  return gpu.driver.check(gpu.driver.launchKernel(fillFunction, blocks, 1, 1,
                                                  kThreads, 1, 1, 0, stream,
                                                  parameters, nullptr),
                          "cuLaunchKernel");
}
