//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// cuDNN, found when it is needed: nothing of it is there when this is compiled.
// What is called of it, the C interface of its graphs ("back-end"), is declared
// here, as its documentation says.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_CUDA_DNNLIBRARY_H
#define TOFU_CUDA_DNNLIBRARY_H

#include "tofu/Cuda/Driver.h"

namespace tofu::cuda::dnn {

using Status = int; // 0: success
using Handle = struct DnnContext *;
using Descriptor = void *;

/// Kinds of descriptors.
enum Kind : int {
  kConvolution = 1,
  kEngine = 2,
  kEngineConfiguration = 3,
  kHeuristic = 4,
  kPlan = 5,
  kForward = 10,
  kFilterGradient = 11,
  kDataGradient = 12,
  kGraph = 15,
  kPack = 16, // of pointers, to execute a plan with
  kTensor = 17
};

/// Types of attributes.
enum Type : int {
  kHandleType = 0,
  kDataTypeType = 1,
  kInt64Type = 3,
  kFloatType = 4,
  kPointerType = 6,
  kConvolutionModeType = 7,
  kHeuristicModeType = 8,
  kNoteType = 11,
  kDescriptorType = 15
};

enum Attribute : int {
  kConvolutionComputeType = 100,
  kConvolutionMode = 101,
  kConvolutionDilations = 102,
  kConvolutionSteps = 103,
  kConvolutionPadHi = 104,
  kConvolutionPadLo = 105,
  kConvolutionRank = 106,
  kHeuristicMode = 200,
  kHeuristicGraph = 201,
  kHeuristicResults = 202,
  kConfigurationEngine = 300,
  kPlanHandle = 400,
  kPlanConfiguration = 401,
  kPlanWorkspaceBytes = 402,
  kForwardAlpha = 700,        // then beta, the convolution, w, x, y
  kDataGradientAlpha = 706,   // beta, the convolution, w, dx, dy
  kFilterGradientAlpha = 712, // beta, the convolution, dw, x, dy
  kGraphHandle = 800,
  kGraphOperations = 801,
  kTensorAlignment = 900,
  kTensorDataType = 901,
  kTensorExtents = 902,
  kTensorStrides = 903,
  kTensorNumber = 906,
  kPackNumbers = 1000,
  kPackPointers = 1001,
  kPackWorkspace = 1003,
  kEngineNotes = 1303
};

/// Values of attributes.
enum : int {
  kF32 = 0, // data types
  kF16 = 2,
  kBF16 = 9,
  kCrossCorrelation = 1, // filters are not turned around
  kHeuristicFallback = 2,
  kHeuristicA = 3,
  kNoteTensorCore = 0, // of engines: what their numbers are like
  kNoteDownConvertInputs = 1,
  kNoteReducedPrecisionReduction = 2,
  kNoteNondeterministic = 4,
  kNoteWinograd6x6 = 7,
  kNoteWinograd13x13 = 8
};

#define TOFU_DNN_FUNCTIONS(X)                                                  \
  X(create, "cudnnCreate", (Handle * handle))                                  \
  X(destroy, "cudnnDestroy", (Handle handle))                                  \
  X(setStream, "cudnnSetStream", (Handle handle, Stream stream))               \
  X(createDescriptor, "cudnnBackendCreateDescriptor",                          \
    (int kind, Descriptor *descriptor))                                        \
  X(destroyDescriptor, "cudnnBackendDestroyDescriptor",                        \
    (Descriptor descriptor))                                                   \
  X(setAttribute, "cudnnBackendSetAttribute",                                  \
    (Descriptor descriptor, int attribute, int type, int64_t count,            \
     const void *values))                                                      \
  X(getAttribute, "cudnnBackendGetAttribute",                                  \
    (Descriptor descriptor, int attribute, int type, int64_t room,             \
     int64_t *count, void *values))                                            \
  X(finalize, "cudnnBackendFinalize", (Descriptor descriptor))                 \
  X(execute, "cudnnBackendExecute",                                            \
    (Handle handle, Descriptor plan, Descriptor pack))

class Cudnn {
public:
  /// Loaded once; null where there is none, it is older than 8.9, or a name is
  /// missing.
  static const Cudnn *get();

  /// What a call of `name` gave, as an error.
  Error check(Status status, const char *name) const;
  /// It does not compute such a thing: not an error.
  static bool isRefusal(Status status);

#define TOFU_DNN_DECLARE(name, symbol, parameters)                             \
  runtime::Watched<Status parameters> name{symbol};
  TOFU_DNN_FUNCTIONS(TOFU_DNN_DECLARE)
#undef TOFU_DNN_DECLARE

private:
  Cudnn();

  size_t (*getVersion)() = nullptr;
  const char *(*getErrorName)(Status status) = nullptr;
  bool isThere = false;
};

} // namespace tofu::cuda::dnn

#endif // TOFU_CUDA_DNNLIBRARY_H
