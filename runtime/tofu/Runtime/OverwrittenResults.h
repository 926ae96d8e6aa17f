//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Which results of the last step are there no more: an argument that lies in
// the same memory was set or fed since.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_OVERWRITTENRESULTS_H
#define TOFU_RUNTIME_OVERWRITTENRESULTS_H

#include "tofu/Runtime/Holdings.h"

#include <map>
#include <vector>

namespace tofu::runtime {

class OverwrittenResults {
public:
  OverwrittenResults(const tofu_program_data &data, const Holdings &holdings)
      : data(data), holdings(holdings), sharing(data.num_arguments),
        causes(data.num_results) {}

  /// Which results share memory with which arguments on these ranks, whose
  /// boxes were looked at.
  void open(const std::vector<int64_t> &ranks);
  /// There are new ones.
  void clear();
  /// The rank's piece of an argument is written, by the host or, of what
  /// replaces it, by feeding; a result that is there already stays.
  void set(int64_t argument, int64_t rank);
  void feed(int64_t result, int64_t rank);

  /// An error if some rank's piece of the result is overwritten.
  Error check(int64_t result) const;
  Error check(int64_t result, int64_t rank) const;

private:
  struct Cause {
    int64_t argument;
    bool isFed; // or set
  };
  void overwrite(int64_t rank, const Cause &cause, int64_t buffer);
  Error explain(int64_t result, const Cause &cause) const;

  const tofu_program_data &data;
  const Holdings &holdings;
  std::vector<std::vector<int64_t>> sharing;    // [argument], results
  std::vector<std::map<int64_t, Cause>> causes; // [result], by rank
};

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_OVERWRITTENRESULTS_H
