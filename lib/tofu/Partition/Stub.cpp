#include "tofu/Transforms/NormalizeInputs.h"
void tofu::tdl::normalizeInputs(LambdaOp) {}
