//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How shardings are written. Each reader gives one for each value that the text
// is of.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SHARDING_TEXTS_H
#define TOFU_SHARDING_TEXTS_H

#include "tofu/Sharding/Sharding.h"
#include "tofu/Sharding/TextCursor.h"
#include "tofu/TDL/Limits.h"
#include "llvm/ADT/STLFunctionalExtras.h"

namespace tofu {

using Shardings = std::vector<Sharding>;

inline constexpr char kFaulty[] = "is no sharding as XLA or Shardy write it",
                      kManual[] = "is of a function that is split by hand",
                      kUnreduced[] = "is of terms that are still to be added";
inline std::string whyTooMany() {
  return "is for more than " + std::to_string(kMaxDevices) +
         " devices, which are the most";
}
inline Sharding refuseOneDevice(int64_t device) {
  return Sharding::refuse("is on device " + std::to_string(device) + " alone");
}

/// XLA's, which `mhlo.sharding` holds: `{devices=[2,1,2]<=[4]
/// last_tile_dim_replicate}`, `{replicated}`, `{mesh[a=2,b=2], [{a}, {}]}`, and
/// lists of them for several values.
Shardings parseXlaShardings(llvm::StringRef text);

/// Shardy's, which `sdy.sharding` holds: `#sdy.sharding<@mesh, [{"x"}, {?}]>`,
/// `#sdy.sharding_per_value<[<@mesh, [{}]>]>`. `getMesh` gives the text of the
/// mesh with a name, `#sdy.mesh<["x"=2, "y"=2]>`, or "".
Shardings
parseShardyShardings(llvm::StringRef text,
                     llvm::function_ref<std::string(llvm::StringRef)> getMesh);

/// `mesh[a=2,b=2], [{a}, {}]`, of which XLA writes such in braces.
Sharding parseNamedAxes(TextCursor &text);

/// Devices of a table in the order of its rows after it was transposed:
/// `[2,4]T(1,0)`, whose order may be left out.
std::optional<std::vector<int64_t>> parseDeviceTable(TextCursor &text);

} // namespace tofu

#endif // TOFU_SHARDING_TEXTS_H
