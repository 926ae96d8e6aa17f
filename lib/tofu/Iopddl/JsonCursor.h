//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Reads JSON from front to back without keeping it: files of a hundred
// megabytes that hold nothing but numbers.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IOPDDL_JSONCURSOR_H
#define TOFU_IOPDDL_JSONCURSOR_H

#include "tofu/Solver/Stop.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"
#include <cstdint>
#include <string>

namespace tofu::solver {

/// After the first fault every call returns false and moves no further. To be
/// stopped is one.
class JsonCursor {
public:
  explicit JsonCursor(llvm::StringRef text, Stop::Predicate stop = {})
      : text(text), stop(std::move(stop)) {}

  /// An object; `member` reads the value of each key.
  bool object(llvm::function_ref<bool(llvm::StringRef key)> member);
  /// An array; `element` reads each element.
  bool array(llvm::function_ref<bool()> element);
  /// A whole number that fits into 64 bits.
  bool integer(int64_t &value);
  /// A string; its escapes stay as they are.
  bool string(std::string &value);
  /// Any value, not kept.
  bool skip(unsigned depth = 0);
  /// Nothing but white space is left.
  bool end();

  /// Notes a fault here; false.
  bool fail(const llvm::Twine &what);
  const std::string &getFault() const { return fault; }
  bool isStopped() const { return stop.isStopped(); }

private:
  char peek();
  bool expect(char c);
  bool open(char bracket);
  bool more(char bracket, bool &first);

  llvm::StringRef text;
  Stop stop;
  size_t at = 0;
  std::string fault;
};

} // namespace tofu::solver

#endif // TOFU_IOPDDL_JSONCURSOR_H
