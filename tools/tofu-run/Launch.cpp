//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Launch.h"

#include <charconv>
#include <cstdlib>

using namespace tofu::run;
using tofu::numpy::Error;
using tofu::numpy::Result;

/// Where process 0 is, if what starts the processes does not say it.
static constexpr const char *kAddress = "TOFU_ADDRESS";

namespace {
/// The variables of one that starts processes; null: it does not say that.
struct Starter {
  const char *name;
  const char *rank, *size, *localRank, *localSize;
  const char *job; // a number or a name that other jobs have not
  /// The size, where it is given: `size` is then of what may be started.
  const char *stepSize = nullptr;
};
} // namespace

static constexpr Starter kStarters[] = {
    {"torchrun", "RANK", "WORLD_SIZE", "LOCAL_RANK", "LOCAL_WORLD_SIZE",
     "TORCHELASTIC_RUN_ID"},
    {"mpirun", "OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE",
     "OMPI_COMM_WORLD_LOCAL_RANK", "OMPI_COMM_WORLD_LOCAL_SIZE",
     "PMIX_NAMESPACE"},
    {"mpirun", "PMI_RANK", "PMI_SIZE", "MPI_LOCALRANKID", "MPI_LOCALNRANKS",
     "PMI_KVS"},
    {"srun", "SLURM_PROCID", "SLURM_NTASKS", "SLURM_LOCALID", nullptr,
     "SLURM_JOB_ID", "SLURM_STEP_NUM_TASKS"}};

static std::string get(const char *variable) {
  const char *text = variable ? std::getenv(variable) : nullptr;
  return text ? text : "";
}

static Error read(const char *variable, int64_t &number) {
  std::string text = get(variable);
  if (text.empty())
    return Error::success();
  auto [end, error] =
      std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc() && end == text.data() + text.size() && number >= 0)
    return Error::success();
  return Error("the environment variable " + std::string(variable) + " is '" +
               text + "', which is no number");
}

/// A port that is most likely free, and the same for all processes of a job.
static int64_t getPort(const std::string &job) {
  uint64_t hash = 0xcbf29ce484222325;
  for (unsigned char letter : job)
    hash = (hash ^ letter) * 0x100000001b3;
  return 20000 + int64_t(hash % 10000);
}

/// node[3-5,8],other: node3
static std::string getFirstHost(const std::string &list) {
  size_t bracket = list.find_first_of("[,");
  std::string host = list.substr(0, bracket);
  if (bracket == list.npos || list[bracket] == ',')
    return host;
  return host +
         list.substr(bracket + 1,
                     list.find_first_of("-,]", bracket + 1) - bracket - 1);
}

static Result<std::string> getAddress(const Starter &starter,
                                      const Launch &launch) {
  std::string given = get(kAddress), host = get("MASTER_ADDR"),
              port = get("MASTER_PORT");
  if (!given.empty())
    return given;
  if (!host.empty() && !port.empty()) {
    // The port itself is torchrun's own.
    int64_t number = 0;
    if (Error error = read("MASTER_PORT", number))
      return error;
    return host + ":" + std::to_string(number + 1);
  }
  std::string nodes = get("SLURM_STEP_NODELIST");
  int64_t localSize = 0;
  if (Error error = read(starter.localSize, localSize))
    return error;
  std::string portOfJob = std::to_string(getPort(get(starter.job)));
  if (localSize == launch.size)
    return "127.0.0.1:" + portOfJob;
  if (!nodes.empty())
    return getFirstHost(nodes) + ":" + portOfJob;
  return Error(std::string(starter.name) + " has started " +
               std::to_string(launch.size) +
               " processes, but does not say where process 0 is; give all of "
               "them " +
               kAddress + "=host:port, with a free port of its machine");
}

Result<std::optional<Launch>> tofu::run::readLaunch(bool isForGpus) {
  for (const Starter &starter : kStarters) {
    const char *size =
        get(starter.stepSize).empty() ? starter.size : starter.stepSize;
    if (get(starter.rank).empty() || get(size).empty())
      continue;
    Launch launch;
    for (auto [variable, number] :
         {std::pair(starter.rank, &launch.rank), std::pair(size, &launch.size),
          std::pair(starter.localRank, &launch.localRank)})
      if (variable)
        if (Error error = read(variable, *number))
          return error;
    if (launch.rank < 0 || launch.rank >= std::max<int64_t>(launch.size, 1))
      return Error(std::string(starter.rank) + " is " +
                   std::to_string(launch.rank) + ", but " + size + " is " +
                   std::to_string(launch.size) +
                   "; processes are numbered from 0");
    if (launch.size <= 1)
      continue;
    Result<std::string> address = getAddress(starter, launch);
    if (address)
      launch.address = *address;
    else if (isForGpus)
      return address.getError();
    return std::optional<Launch>(launch);
  }
  return std::optional<Launch>();
}
