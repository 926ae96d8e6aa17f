#include "tofu/TDL/TDL.h"
namespace tofu::tdl { void normalizeInputs(LambdaOp op); }
