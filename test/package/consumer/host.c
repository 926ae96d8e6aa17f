/*===----------------------------------------------------------------------===*\
|* Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception      *|
\*===----------------------------------------------------------------------===*/
/* A host of its own that uses an installed runtime: loads what is not there. */
#include "tofu/Runtime/Runtime.h"

#include <stdio.h>

int main(void) {
  tofu_program *program;
  if (tofu_program_load("missing.so", &program))
    puts(tofu_error());
  return 0;
}
