//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Transfers that go by a collective of NCCL's: which of them may, the
// communicators of their groups, and the calls.
//
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/NcclCommunicator.h"

#include "tofu/Runtime/Put.h"
#include "tofu/Runtime/Types.h"

#include <algorithm>
#include <cstring>
#include <tuple>

using namespace tofu::cuda;
using namespace tofu::runtime;

//===----------------------------------------------------------------------===//
// What may be folded
//===----------------------------------------------------------------------===//

/// As NCCL has them; none if it folds them in another way than the runtime:
/// narrow floats with rounding after each term, maxima and minima of floats
/// without what is no number.
static std::optional<std::pair<int, int>> getNcclFold(int64_t type,
                                                      int64_t combiner) {
  enum { Sum, Prod, Max, Min };
  enum { Int8 = 0, Uint8 = 1, Int32 = 2, Int64 = 4, Float32 = 7, Float64 = 8 };
  if (type == TOFU_I1) {
    if (combiner == TOFU_ALL || combiner == TOFU_MIN)
      return std::pair(int(Uint8), int(Min));
    if (combiner == TOFU_ANY || combiner == TOFU_MAX)
      return std::pair(int(Uint8), int(Max));
    return std::nullopt;
  }
  bool isReal = type == TOFU_F32 || type == TOFU_F64;
  int element = type == TOFU_I8    ? Int8
                : type == TOFU_I32 ? Int32
                : type == TOFU_I64 ? Int64
                : type == TOFU_F32 ? Float32
                : type == TOFU_F64 ? Float64
                                   : -1;
  if (element < 0 || getTermFold(type, combiner).wide != type)
    return std::nullopt;
  switch (combiner) {
  case TOFU_SUM:
    return std::pair(element, int(Sum));
  case TOFU_PROD:
    return std::pair(element, int(Prod));
  case TOFU_MAX:
  case TOFU_MIN:
    return isReal ? std::nullopt
                  : std::optional(std::pair(
                        element, int(combiner == TOFU_MAX ? Max : Min)));
  default:
    return std::nullopt;
  }
}

void NcclCommunicator::choose(std::map<int64_t, Collective> collectives,
                              bool anyOrder) {
  const Holdings &holdings = device.getHoldings();
  for (auto &[number, collective] : collectives) {
    const tofu_operation &op = holdings.getProgram().operations[number];
    const tofu_buffer &like = holdings.getBuffer(op.operands[0]);
    // Where all can read what the others have, they do.
    if (collective.kind == Collective::AllGather &&
        peers->getMemory().hasAll() && peers->carries(number))
      continue;
    Way way{std::move(collective), kNcclInt8, 0, nullptr};
    if (op.kind == TOFU_REDUCE) {
      auto fold = getNcclFold(like.type, like.combiner);
      // Sums of integers are the same in any order.
      bool isRounded = like.type == TOFU_F32 || like.type == TOFU_F64;
      if (!fold || (isRounded && !anyOrder))
        continue;
      std::tie(way.type, way.combiner) = *fold;
    }
    ways.emplace(number, std::move(way));
  }
}

const char *NcclCommunicator::getWay(int64_t operation) const {
  auto found = ways.find(operation);
  bool isOne = found != ways.end() &&
               found->second.collective.kind != Collective::AllToAll;
  if (!isOne && peers->carries(operation))
    return "peer memory";
  return found == ways.end() ? "" : found->second.collective.getName();
}

//===----------------------------------------------------------------------===//
// Groups
//===----------------------------------------------------------------------===//

/// Groups that differ in which rank is the first are others: by their number
/// among those of the mesh, and the place of a rank in its own.
static std::pair<int64_t, int64_t>
getPlace(const Mesh &mesh, const Collective &collective, int64_t rank) {
  int64_t group = 0, number = 0;
  std::pair<int64_t, int64_t> place;
  mesh.forEachPoint(
      Coordinates(mesh.getNumAxes()), mesh.getAllAxes() & ~collective.axes,
      [&](const Coordinates &at) {
        number = 0;
        mesh.forEachPoint(at, collective.axes, [&](const Coordinates &point) {
          if (mesh.getRank(point) == rank)
            place = {group, std::find(collective.order.begin(),
                                      collective.order.end(), number) -
                                collective.order.begin()};
          ++number;
        });
        ++group;
      });
  return place;
}

Error NcclCommunicator::makeIds(int64_t count, std::vector<NcclId> &ids) {
  ids.resize(count);
  Processes::Bytes bytes(count * sizeof(NcclId));
  if (processes.getRank() == 0) {
    for (NcclId &id : ids)
      if (Error error = ask("ncclGetUniqueId", nccl->getId, &id))
        return error;
    std::memcpy(bytes.data(), ids.data(), bytes.size());
  }
  if (Error error = processes.broadcast(bytes))
    return error;
  std::memcpy(static_cast<void *>(ids.data()), bytes.data(),
              std::min(bytes.size(), ids.size() * sizeof(NcclId)));
  return Error::success();
}

Error NcclCommunicator::makeGroup(const NcclId &id, int64_t size,
                                  int64_t number, NcclHandle &handle) {
  NcclConfig config;
  static constexpr const char *name = "ncclCommInitRankConfig";
  Result result = nccl->create(&handle, size, id, number, &config);
  if (handle)
    handles.push_back(handle);
  return finish(result, name, handle);
}

Error NcclCommunicator::makeGroups() {
  const Mesh &mesh = device.getHoldings().getMesh();
  // In the order of the program, which is the same in all processes.
  std::map<std::pair<AxisSet, std::vector<int64_t>>, NcclHandle> known;
  for (auto &[number, way] : ways) {
    const Collective &collective = way.collective;
    if (collective.kind == Collective::AllToAll)
      continue; // sends and receives between all
    int64_t size = collective.order.size();
    auto [found, isNew] =
        known.try_emplace({collective.axes, collective.order}, handles.front());
    bool isAll =
        size == mesh.getNumRanks() &&
        std::is_sorted(collective.order.begin(), collective.order.end());
    if (isNew && !isAll) {
      std::vector<NcclId> ids;
      if (Error error = makeIds(mesh.getNumRanks() / size, ids))
        return error;
      auto [group, place] = getPlace(mesh, collective, processes.getRank());
      found->second = nullptr;
      if (Error error = makeGroup(ids[group], size, place, found->second))
        return error;
    }
    way.handle = found->second;
  }
  return Error::success();
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

const NcclCommunicator::Way *
NcclCommunicator::getCollective(const Exchange &exchange) const {
  auto found = ways.find(exchange.number / 2);
  return found == ways.end() ||
                 found->second.collective.kind == Collective::AllToAll
             ? nullptr
             : &found->second;
}

/// Between the buffer with all pieces and room where they lie one behind the
/// other.
Error NcclCommunicator::moveBoxes(const Exchange &exchange,
                                  const Collective &collective, Address room) {
  int64_t bytes = getTypeBytes(exchange.fold.type), offset = 0;
  char *packed = reinterpret_cast<char *>(room);
  std::vector<StridedBox> rows;
  for (const StridedBox &box : collective.boxes) {
    rows.push_back(box.pack(offset));
    offset += collective.count;
  }
  std::vector<Copying> copyings;
  for (size_t i = 0; i != rows.size(); ++i)
    copyings.push_back(collective.kind == Collective::AllGather
                           ? Copying{&rows[i], packed, &collective.boxes[i],
                                     exchange.destination, bytes, bytes}
                           : Copying{&collective.boxes[i], exchange.source,
                                     &rows[i], packed, bytes, bytes});
  return device.copyBoxes(&exchange, room, copyings, stream);
}

Error NcclCommunicator::callCollective(const Exchange &exchange, const Way &way,
                                       Address room) {
  const Collective &collective = way.collective;
  auto from = reinterpret_cast<Address>(exchange.source),
       to = reinterpret_cast<Address>(exchange.destination);
  int64_t bytes = getTypeBytes(exchange.fold.type);
  switch (collective.kind) {
  case Collective::AllGather:
    if (Error error = finish(way.handle, "ncclAllGather", nccl->allGather, from,
                             room ? room : to, collective.count * bytes,
                             kNcclInt8, way.handle, stream))
      return error;
    return room ? moveBoxes(exchange, collective, room) : Error::success();
  case Collective::ReduceScatter:
    if (room)
      if (Error error = moveBoxes(exchange, collective, room))
        return error;
    return finish(way.handle, "ncclReduceScatter", nccl->reduceScatter,
                  room ? room : from, to, collective.count, way.type,
                  way.combiner, way.handle, stream);
  default:
    // The copies that the plan has behind the fold come with it.
    return exchange.number % 2
               ? Error::success()
               : finish(way.handle, "ncclAllReduce", nccl->allReduce, from, to,
                        collective.count, way.type, way.combiner, way.handle,
                        stream);
  }
}
