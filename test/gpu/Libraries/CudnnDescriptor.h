//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// The descriptors of cuDNN's graphs: attributes with their types and counts,
// which are set before a descriptor is finalised, and read behind that.
#ifndef TOFU_TEST_GPU_LIBRARIES_CUDNNDESCRIPTOR_H
#define TOFU_TEST_GPU_LIBRARIES_CUDNNDESCRIPTOR_H

#include "Elements.h"

#include <map>
#include <string>
#include <vector>

namespace tofu::gpu::cudnn {

enum Status {
  kSuccess = 0,
  kBadParameter = 2000,
  kNotSupported = 3000,
  kExecutionFailed = 5000
};

/// As the library numbers them.
enum Kind {
  kConvolution = 1,
  kEngine,
  kConfiguration,
  kHeuristic,
  kPlan,
  kForward = 10,
  kBackwardFilter,
  kBackwardData,
  kGraph = 15,
  kPack,
  kTensor
};
enum Type {
  kHandle = 0,
  kDataType = 1,
  kInt64 = 3,
  kFloat = 4,
  kPointer = 6,
  kMode = 7,
  kHeuristicMode = 8,
  kNote = 11,
  kDescriptor = 15
};

struct Descriptor;

/// What an attribute of a kind has to be.
struct Rule {
  int kind, attribute, type;
  int64_t least, most; // values
  int refers = -1; // the kind of descriptors that are values; -2: operations
};
const Rule *findRule(int kind, int attribute);

struct Descriptor {
  int kind;
  bool isFinal = false;
  std::map<int, std::vector<char>> values;

  template <class Value> std::vector<Value> get(int attribute) const {
    auto found = values.find(attribute);
    if (found == values.end())
      return {};
    std::vector<Value> all(found->second.size() / sizeof(Value));
    std::memcpy(all.data(), found->second.data(), found->second.size());
    return all;
  }
  template <class Value> void set(int attribute, std::vector<Value> all) {
    const char *bytes = reinterpret_cast<const char *>(all.data());
    values[attribute].assign(bytes, bytes + all.size() * sizeof(Value));
  }
  const Descriptor &refer(int attribute) const {
    return *get<const Descriptor *>(attribute)[0];
  }
};

size_t getBytes(int type);

/// Says what is wrong with what a caller does.
Status complain(const std::string &what);

/// What is wrong with a descriptor of which everything is set, if it is one of
/// tensors, a convolution or an operation: kSuccess, or said and another.
Status check(const Descriptor &descriptor);
/// Whether engines compute such an operation.
Status checkSupport(const Descriptor &operation);

/// Attributes of an operation: where those of the three tensors are.
struct Tensors {
  int image, filter, outputs;
};
Tensors getTensors(const Descriptor &operation);
const Descriptor &getConvolution(const Descriptor &operation);
const Descriptor &getResult(const Descriptor &operation);

Element getElement(const Descriptor &tensor);
/// From its first element to behind its last one.
size_t getSpan(const Descriptor &tensor);

/// What an engine makes of the numbers.
enum class Precision { Right, TF32, Wrong };

/// Computes an operation; the places are the host's.
void compute(const Descriptor &operation, const char *image, const char *filter,
             const char *outputs, char *result, Precision precision);

} // namespace tofu::gpu::cudnn

#endif
