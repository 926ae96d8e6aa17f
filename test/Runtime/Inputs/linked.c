#include "tofu/Runtime/Runtime.h"
#include <stdio.h>

TOFU_LINKED_PROGRAM(step);

int main(void) {
  tofu_program *program;
  if (tofu_program_wrap(&step, &program))
    return puts(tofu_error());
  printf("%s runs on %d ranks\n", step.name,
         (int)tofu_program_get_ranks(program));
  tofu_program_unload(program);
  return 0;
}
