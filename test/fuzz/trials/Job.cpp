//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Job.h"

#include "llvm/Support/JSON.h"

using namespace tofu::trials;
namespace json = llvm::json;

namespace tofu::trials {

static bool fromJSON(const json::Value &value, Trial &trial, json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.map("tool", trial.tool) &&
         map.mapOptional("passes", trial.passes) &&
         map.mapOptional("plan", trial.plan) &&
         map.mapOptional("devices", trial.devices) &&
         map.mapOptional("cpu", trial.cpu) &&
         map.mapOptional("cuda", trial.cuda) &&
         map.mapOptional("libraries", trial.libraries) &&
         map.mapOptional("threads", trial.threads);
}

static bool fromJSON(const json::Value &value, Job &job, json::Path path) {
  json::ObjectMapper map(value, path);
  return map && map.map("program", job.program) &&
         map.mapOptional("arrays", job.arrays) &&
         map.mapOptional("seed", job.seed) &&
         map.mapOptional("steps", job.steps) &&
         map.mapOptional("tolerances", job.tolerances) &&
         map.mapOptional("seconds", job.seconds) &&
         map.map("trials", job.trials);
}

} // namespace tofu::trials

llvm::Expected<Job> tofu::trials::parseJob(llvm::StringRef line) {
  return json::parse<Job>(line, "job");
}
