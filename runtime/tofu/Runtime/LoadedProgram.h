//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A program that can run here: checked tables, from a shared object or wrapped.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_LOADEDPROGRAM_H
#define TOFU_RUNTIME_LOADEDPROGRAM_H

#include "tofu/Runtime/Error.h"
#include "tofu/Runtime/Mesh.h"
#include "tofu/Runtime/Program.h"
#include "tofu/Runtime/ProgramMemory.h"
#include "tofu/Runtime/SharedObject.h"

#include <memory>

/// The C interface's handle. Tables are checked before one is made.
struct tofu_program {
  explicit tofu_program(const tofu_program_data &data);
  tofu_program(const tofu_program &) = delete;

  const tofu_program_data &data;
  tofu::runtime::Mesh mesh;
  /// The shared object; or null.
  tofu::runtime::SharedObject object;
};

namespace tofu::runtime {

/// The symbol's tables of a shared object, which stays open as `object`.
Error openProgram(const std::string &path, SharedObject &object,
                  const tofu_program_data *&data);

/// What keeps the tables from running here: another version, another CPU, a
/// number out of range, a table or a function that is not there.
Error checkProgram(const tofu_program_data &data, const ProgramMemory &memory);

/// `arg0 (params['w'])`: with what the source calls it, if it does.
std::string describe(const tofu_value &value);

/// Of tables that are all there.
int64_t getFingerprint(const tofu_program_data &data);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_LOADEDPROGRAM_H
