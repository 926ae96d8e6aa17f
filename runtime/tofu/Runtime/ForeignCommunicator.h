//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A communicator of the host's: functions of a C interface, which get exchanges
// as plain data.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_FOREIGNCOMMUNICATOR_H
#define TOFU_RUNTIME_FOREIGNCOMMUNICATOR_H

#include "tofu/Runtime/Communicator.h"

#include <memory>
#include <mutex>
#include <unordered_map>

namespace tofu::runtime {

/// What keeps it from carrying a program of so many ranks.
Error checkCommunicator(const tofu_communicator &communicator,
                        int64_t numRanks);

class ForeignCommunicator : public Communicator {
public:
  ForeignCommunicator(const tofu_communicator &functions, double timeout);
  ~ForeignCommunicator() override;

  Error start(const Exchange &exchange, Activity &activity) override;
  Error take(const Exchange &exchange, Receipt &receipt, Activity &activity,
             bool &isDone) override;
  void abort() override { functions.abort(functions.state); }
  bool isAborted() const override {
    return functions.is_aborted(functions.state) != 0;
  }
  Error reset() override;

private:
  class View;
  /// An exchange in C, made when it is first started.
  const tofu_exchange &getView(const Exchange &exchange);

  tofu_communicator functions;
  double timeout;
  std::mutex mutex; // of the views
  std::unordered_map<const Exchange *, std::unique_ptr<View>> views;
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_FOREIGNCOMMUNICATOR_H
