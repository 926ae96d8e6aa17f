//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// When two uses of a tensor are the same use: the same access up to the names
// of the variables, split the same way on every axis.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SEARCH_ACCESSKEY_H
#define TOFU_SEARCH_ACCESSKEY_H

#include "tofu/Search/Interner.h"
#include "tofu/Search/Plan.h"

namespace tofu::search {

/// Access and guards of an operand with the variables renumbered in the order
/// of their first appearance.
struct CanonicalAccess {
  Key key;                           // expressions, guards, extents
  llvm::SmallVector<int, 8> numbers; // per variable: canonical, or -1
  CanonicalAccess(const Operator &op, unsigned operand);

  /// `key`, then what happens to the operand on every axis: the canonical
  /// variable that is split, and its digit, carried, or nothing; and the
  /// variables around the read, but not in its access, that leave some devices
  /// without work. Operands of one tensor with equal histories need the same
  /// regions on all devices.
  Key getHistory(const Operator &op, unsigned operand, const Layout &layout,
                 llvm::ArrayRef<int64_t> mesh) const;
};

} // namespace tofu::search

#endif // TOFU_SEARCH_ACCESSKEY_H
