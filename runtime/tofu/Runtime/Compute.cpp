//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Compute.h"

#include "tofu/Runtime/LoadedProgram.h"

#include <algorithm>

using namespace tofu::runtime;

/// What a thread has to do at least, in the unit of tofu_operation::cost, to be
/// worth waking: it takes about as long as a thread takes to wake.
static constexpr double kCostOfWaking = 65536;

int64_t tofu::runtime::countMembers(const tofu_operation &op, int64_t extent,
                                    int64_t workers) {
  double cost = double(extent) * double(std::max<int64_t>(op.cost, 1));
  int64_t worthwhile = std::min(cost / kCostOfWaking, double(workers));
  return std::clamp<int64_t>(std::min(worthwhile, extent), 1, workers);
}

/// The buffer of which it is a part, if it was fetched.
static int64_t getSource(const tofu_program_data &program, int64_t buffer) {
  // From the last on: what is fetched of something fetched stands behind it.
  for (int64_t i = program.num_operations; i-- > 0;) {
    const tofu_operation &op = program.operations[i];
    if (op.kind == TOFU_FETCH && op.results[0] == buffer)
      buffer = op.operands[0];
  }
  return buffer;
}

/// `arg1 (params['embed'])`, or `operand 0`.
static std::string describeOperand(const tofu_program_data &program,
                                   const tofu_operation &op, int64_t number) {
  if (number >= 0 && number < op.num_operands) {
    int64_t buffer = getSource(program, op.operands[number]);
    for (int64_t i = 0; i != program.num_arguments; ++i)
      if (program.arguments[i].buffer == buffer)
        return describe(program.arguments[i]);
  }
  return "operand " + std::to_string(number);
}

Error tofu::runtime::getKernelError(const tofu_program_data &program,
                                    const tofu_operation &op, int64_t status) {
  if (!status)
    return Error::success();
  return Error("reads " + describeOperand(program, op, status - 1) +
               " outside of the rank's piece; an index that data give may be "
               "outside of the tensor");
}

Error tofu::runtime::getTripsError(const tofu_operation &loop, int64_t trips,
                                   bool goesOn) {
  return Error("the loop states " + std::to_string(loop.trips) +
               " trips, but " + (goesOn ? "goes on after " : "ends after ") +
               std::to_string(trips));
}

Error tofu::runtime::runKernel(const tofu_program_data &program,
                               const tofu_operation &op,
                               const int64_t *coordinates, char *const *buffers,
                               Team &workers) {
  int64_t extent = op.extent(coordinates);
  if (extent <= 0)
    return Error::success();
  int64_t members = countMembers(op, extent, workers.getSize());
  if (members == 1)
    return getKernelError(program, op,
                          op.kernel(coordinates, buffers, 0, extent));
  std::vector<int64_t> status(members);
  workers.run(members, [&](int64_t member) {
    // Not extent * member / members, which may overflow.
    auto begin = [&](int64_t member) {
      return extent / members * member + std::min(member, extent % members);
    };
    status[member] =
        op.kernel(coordinates, buffers, begin(member), begin(member + 1));
  });
  for (int64_t code : status) // of several, the first: not by chance
    if (code)
      return getKernelError(program, op, code);
  return Error::success();
}
