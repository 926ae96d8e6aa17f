//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Files/Outputs.h"

#include <cassert>

using namespace tofu::files;

Outputs *Outputs::current = nullptr;

Outputs::Outputs() {
  assert(!current && "what a run writes is in one place");
  current = this;
}

Outputs::~Outputs() { current = nullptr; }

Error Outputs::keep() {
  current = nullptr;
  for (OutputFile &file : files)
    if (Error error = file.keep())
      return error;
  files.clear();
  return Error::success();
}
