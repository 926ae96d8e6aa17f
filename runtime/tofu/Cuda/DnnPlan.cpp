//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/DnnPlan.h"

#include <algorithm>

using namespace tofu::cuda;
using namespace tofu::cuda::dnn;

//===----------------------------------------------------------------------===//
// Descriptors
//===----------------------------------------------------------------------===//

Descriptors::~Descriptors() {
  while (!descriptors.empty()) {
    library.destroyDescriptor(descriptors.back());
    descriptors.pop_back();
  }
}

Descriptor Descriptors::create(Kind kind) {
  Descriptor descriptor = nullptr;
  if (status)
    return nullptr;
  status = library.createDescriptor(kind, &descriptor);
  failed = "cudnnBackendCreateDescriptor";
  if (!status)
    descriptors.push_back(descriptor);
  return descriptor;
}

void Descriptors::setValues(Descriptor descriptor, Attribute attribute,
                            Type type, int64_t count, const void *values) {
  if (status)
    return;
  status = library.setAttribute(descriptor, attribute, type, count, values);
  failed = "cudnnBackendSetAttribute";
}

void Descriptors::getValues(Descriptor descriptor, Attribute attribute,
                            Type type, int64_t room, int64_t &count,
                            void *values) {
  if (status)
    return;
  status =
      library.getAttribute(descriptor, attribute, type, room, &count, values);
  failed = "cudnnBackendGetAttribute";
}

void Descriptors::finalize(Descriptor descriptor) {
  if (status)
    return;
  status = library.finalize(descriptor);
  failed = "cudnnBackendFinalize";
}

//===----------------------------------------------------------------------===//
// The graph
//===----------------------------------------------------------------------===//

/// Of the tensors, in graphs and packs.
static constexpr int64_t kImage = 1, kFilter = 2, kOutputs = 3;

Descriptor Plan::addTensor(const Tensor &tensor, int64_t number) {
  Descriptor descriptor = descriptors.create(kTensor);
  descriptors.set<int>(descriptor, kTensorDataType, kDataTypeType,
                       {*Operation::getDataType(tensor.type)});
  descriptors.set(descriptor, kTensorExtents, kInt64Type, tensor.takenExtents);
  descriptors.set(descriptor, kTensorStrides, kInt64Type, tensor.takenStrides);
  descriptors.set<int64_t>(descriptor, kTensorNumber, kInt64Type, {number});
  descriptors.set<int64_t>(descriptor, kTensorAlignment, kInt64Type,
                           {tensor.getAlignment()});
  descriptors.finalize(descriptor);
  return descriptor;
}

/// Attributes of the operations: alpha, beta and the convolution come first.
static Attribute getAlpha(Kind kind) {
  return kind == kForward        ? kForwardAlpha
         : kind == kDataGradient ? kDataGradientAlpha
                                 : kFilterGradientAlpha;
}

static Attribute operator+(Attribute attribute, int number) {
  return Attribute(int(attribute) + number);
}

Descriptor Plan::addGraph(Handle handle, const Operation &operation) {
  Descriptor image = addTensor(operation.image, kImage),
             filter = addTensor(operation.filter, kFilter),
             outputs = addTensor(operation.outputs, kOutputs);
  Descriptor convolution = descriptors.create(kConvolution);
  descriptors.set<int>(convolution, kConvolutionComputeType, kDataTypeType,
                       {kF32});
  descriptors.set<int>(convolution, kConvolutionMode, kConvolutionModeType,
                       {kCrossCorrelation});
  descriptors.set<int64_t>(convolution, kConvolutionRank, kInt64Type,
                           {int64_t(operation.steps.size())});
  descriptors.set(convolution, kConvolutionSteps, kInt64Type, operation.steps);
  descriptors.set(convolution, kConvolutionDilations, kInt64Type,
                  operation.dilations);
  for (Attribute attribute : {kConvolutionPadLo, kConvolutionPadHi})
    descriptors.set(convolution, attribute, kInt64Type, operation.pads);
  descriptors.finalize(convolution);
  Attribute alpha = getAlpha(operation.kind);
  Descriptor computed = descriptors.create(operation.kind);
  descriptors.set<float>(computed, alpha, kFloatType, {1});
  descriptors.set<float>(computed, alpha + 1, kFloatType, {0});
  int number = 2;
  for (Descriptor part : {convolution, filter, image, outputs})
    descriptors.set<Descriptor>(computed, alpha + number++, kDescriptorType,
                                {part});
  descriptors.finalize(computed);
  Descriptor graph = descriptors.create(kGraph);
  descriptors.set<Handle>(graph, kGraphHandle, kHandleType, {handle});
  descriptors.set<Descriptor>(graph, kGraphOperations, kDescriptorType,
                              {computed});
  descriptors.finalize(graph);
  return graph;
}

//===----------------------------------------------------------------------===//
// The engine
//===----------------------------------------------------------------------===//

/// Always the same bits; sums are in f32, and factors are multiplied as they
/// are, but that tensor cores, where they may be used, take f32 as TF32.
static bool isExact(const std::vector<int> &notes, bool tensorCores) {
  return std::none_of(notes.begin(), notes.end(), [&](int note) {
    return note == kNoteNondeterministic || note == kNoteDownConvertInputs ||
           note == kNoteReducedPrecisionReduction || note == kNoteWinograd6x6 ||
           note == kNoteWinograd13x13 ||
           (note == kNoteTensorCore && !tensorCores);
  });
}

/// More than there are.
static constexpr size_t kMaxNotes = 32;

Error Plan::choose(Handle handle, Descriptor graph, bool tensorCores, int mode,
                   int64_t maxBytes) {
  auto toError = [](const Descriptors &of) {
    return Cudnn::isRefusal(of.getStatus()) ? Error::success() : of.getError();
  };
  auto all = std::make_unique<Descriptors>(library);
  Descriptors &found = *all;
  Descriptor heuristic = found.create(kHeuristic);
  found.set<Descriptor>(heuristic, kHeuristicGraph, kDescriptorType, {graph});
  found.set<int>(heuristic, kHeuristicMode, kHeuristicModeType, {mode});
  found.finalize(heuristic);
  std::vector<Descriptor> configurations(
      found.count(heuristic, kHeuristicResults, kDescriptorType));
  for (Descriptor &configuration : configurations)
    configuration = found.create(kEngineConfiguration);
  if (!configurations.empty())
    found.get(heuristic, kHeuristicResults, kDescriptorType, configurations);
  if (found.getStatus())
    return toError(found);
  Error firstError = Error::success();
  for (Descriptor configuration : configurations) {
    auto one = std::make_unique<Descriptors>(library);
    std::vector<Descriptor> engine = {one->create(kEngine)};
    one->get(configuration, kConfigurationEngine, kDescriptorType, engine);
    std::vector<int> notes(kMaxNotes);
    if (!engine.empty())
      one->get(engine[0], kEngineNotes, kNoteType, notes);
    if (one->getStatus())
      return one->getError();
    if (engine.empty() || !isExact(notes, tensorCores))
      continue;
    Descriptor plan = one->create(kPlan);
    one->set<Handle>(plan, kPlanHandle, kHandleType, {handle});
    one->set<Descriptor>(plan, kPlanConfiguration, kDescriptorType,
                         {configuration});
    one->finalize(plan);
    std::vector<int64_t> bytes(1);
    one->get(plan, kPlanWorkspaceBytes, kInt64Type, bytes);
    if (one->getStatus()) { // another engine may
      if (!firstError)
        firstError = toError(*one);
      continue;
    }
    if (bytes.empty() || bytes[0] > maxBytes)
      continue;
    this->plan = plan;
    workspaceBytes = bytes[0];
    configured = std::move(all);
    chosen = std::move(one);
    return Error::success();
  }
  return firstError;
}

Error Plan::create(const Cudnn &library, Handle handle,
                   const Operation &operation, bool tf32, int64_t maxBytes,
                   std::unique_ptr<Plan> &plan) {
  plan = nullptr;
  std::unique_ptr<Plan> made(new Plan(library));
  Descriptors &descriptors = made->descriptors;
  Descriptor graph = made->addGraph(handle, operation);
  if (descriptors.getStatus())
    return Cudnn::isRefusal(descriptors.getStatus()) ? Error::success()
                                                     : descriptors.getError();
  for (int mode : {kHeuristicA, kHeuristicFallback}) {
    if (Error error = made->choose(handle, graph, tf32 || operation.isNarrow(),
                                   mode, maxBytes))
      return error;
    if (made->plan) {
      plan = std::move(made);
      break;
    }
  }
  return Error::success();
}

Error Plan::execute(Handle handle, Address image, Address filter,
                    Address outputs, Address workspace) const {
  Descriptors pack(library);
  Descriptor descriptor = pack.create(kPack);
  pack.set<int64_t>(descriptor, kPackNumbers, kInt64Type,
                    {kImage, kFilter, kOutputs});
  pack.set<Address>(descriptor, kPackPointers, kPointerType,
                    {image, filter, outputs});
  pack.set<Address>(descriptor, kPackWorkspace, kPointerType, {workspace});
  pack.finalize(descriptor);
  if (pack.getStatus())
    return pack.getError();
  return library.check(library.execute(handle, plan, descriptor),
                       "cudnnBackendExecute");
}
