//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/Instances.h"

#include "mlir/IR/SymbolTable.h"
#include "tofu/Operators/Setting.h"
#include "tofu/Transforms/Instantiate.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace tofu;

StringRef tofu::getDefinitionName(Operation *definition) {
  return SymbolTable::getSymbolName(definition).getValue();
}

std::string tofu::describeNoInstance(StringRef why) {
  return "no instance was found; give --uses" +
         (why.empty() ? "" : " (of the first that was tried: " + why + ")")
             .str();
}

void tofu::warnOfNoInstance(Operation *definition, StringRef why) {
  definition->emitWarning() << "'" << getDefinitionName(definition)
                            << "': " << describeNoInstance(why);
}

Instances::Instances(ModuleOp module) : module(module), templates(module) {
  for (Operation &op : *module.getBody())
    if (isa<tdl::OpOp, tdl::TemplateOp>(op))
      definitions.push_back(&op);
}

void Instances::addUses(ModuleOp program) {
  llvm::StringMap<StringRef> byOperation;
  for (Operation *definition : definitions)
    if (auto generic = dyn_cast<tdl::TemplateOp>(definition);
        generic && generic.getDefines())
      byOperation[*generic.getDefines()] = generic.getSymName();
  program.walk([&](Operation *op) {
    auto isTensor = [](Type type) { return isa<RankedTensorType>(type); };
    if (!llvm::all_of(op->getOperandTypes(), isTensor) ||
        !llvm::all_of(op->getResultTypes(), isTensor) ||
        isa<tdl::OpOp, tdl::LambdaOp>(op))
      return;
    auto apply = dyn_cast<tdl::ApplyOp>(op);
    StringRef name =
        apply ? apply.getCallee() : byOperation.lookup(tdl::getMeantName(op));
    if (name.empty())
      return;
    uses[name].push_back(
        {llvm::to_vector(op->getOperandTypes()),
         llvm::to_vector(op->getResultTypes()),
         apply ? apply.getOpAttributes() : tdl::getPlainAttributes(op)});
  });
}

static std::string describeUse(ArrayRef<Type> operands, DictionaryAttr given) {
  SmallVector<std::string> types;
  for (Type type : operands) {
    auto tensor = cast<RankedTensorType>(type);
    SmallVector<int64_t> shape(tensor.getRank(), ShapedType::kDynamic);
    llvm::raw_string_ostream(types.emplace_back()) << tensor.clone(shape);
  }
  std::string text = llvm::join(types, ", ");
  std::string attributes = describeAttributes(given);
  return text + (attributes.empty() ? "" : "; " + attributes);
}

/// The operator that the use makes of the definition; null if it is none.
tdl::OpOp Instances::specialise(tdl::TemplateOp definition, const Use &use,
                                std::string *why) {
  FailureOr<tdl::OpOp> op = failure();
  std::string message;
  runQuietly(module.getContext(), &message, [&]() -> LogicalResult {
    op = templates.specialise(definition, use.operands, use.results,
                              use.attributes, definition.getLoc());
    return op;
  });
  if (succeeded(op))
    return *op;
  if (why && why->empty())
    *why = message;
  return {};
}

static void add(const OperatorInstance &instance,
                SmallVectorImpl<OperatorInstance> &instances) {
  if (llvm::none_of(instances,
                    [&](auto &each) { return each.op == instance.op; }))
    instances.push_back(instance);
}

/// Of a sample nobody says that it fits: there must be extents for it.
Instances::Fit Instances::tryOut(tdl::TemplateOp definition,
                                 const Sample &sample,
                                 OperatorInstance &instance, std::string *why) {
  std::string message;
  SmallVector<Type> operands(sample.operands);
  if (!runQuietly(module.getContext(), &message, [&] {
        return templates.addCotangents(definition, operands, sample.attributes);
      })) {
    if (why && why->empty())
      *why = message;
    return Fit::None;
  }
  tdl::OpOp op = specialise(definition, {operands, {}, sample.attributes}, why);
  if (!op)
    return Fit::None;
  SmallVector<Setting> settings = chooseSettings(op, 1, &message);
  if (settings.empty()) {
    if (why && why->empty())
      *why = message;
    return Fit::None;
  }
  instance = {op,
              definition.getSymName().str(),
              describeUse(sample.operands, sample.attributes),
              definition.getDefines().value_or("").str(),
              sample.operands,
              sample.attributes};
  return settings[0].isEmpty ? Fit::Empty : Fit::Full;
}

/// Adds the first of which there is something to see.
std::optional<Sample>
Instances::addSample(tdl::TemplateOp definition, ArrayRef<Sample> samples,
                     SmallVectorImpl<OperatorInstance> &instances,
                     std::string *why) {
  std::optional<std::pair<OperatorInstance, Sample>> empty;
  for (const Sample &sample : samples) {
    OperatorInstance instance;
    Fit fit = tryOut(definition, sample, instance, why);
    if (fit == Fit::Empty && !empty)
      empty = {instance, sample};
    if (fit != Fit::Full)
      continue;
    add(instance, instances);
    return sample;
  }
  if (!empty)
    return std::nullopt;
  add(empty->first, instances);
  return empty->second;
}

/// The first dimension of the first operand is 1.
static void beginWithOne(Sample &sample) {
  auto tensor = sample.operands.empty()
                    ? nullptr
                    : cast<RankedTensorType>(sample.operands[0]);
  if (!tensor || tensor.getRank() == 0)
    return;
  SmallVector<int64_t> shape(tensor.getShape());
  shape[0] = 1;
  sample.operands[0] = tensor.clone(shape);
}

SmallVector<OperatorInstance> Instances::find(Operation *definition,
                                              std::string *why) {
  // Samples that are looked at, and operators that are made of a definition.
  constexpr unsigned kMostSamples = 400, kMostInstances = 8;
  if (auto op = dyn_cast<tdl::OpOp>(definition))
    return {{op,
             op.getSymName().str(),
             "",
             op.getDefines().value_or("").str(),
             {},
             {}}};
  auto generic = cast<tdl::TemplateOp>(definition);
  SmallVector<OperatorInstance> instances;
  for (const Use &use : uses.lookup(generic.getSymName()))
    if (tdl::OpOp op = specialise(generic, use, why))
      add({op, generic.getSymName().str(),
           describeUse(use.operands, use.attributes),
           generic.getDefines().value_or("").str(), use.operands,
           use.attributes},
          instances);
  if (!instances.empty())
    return instances;
  const syntax::Definition *written = templates.findWritten(generic);
  if (!written)
    return {};
  std::optional<Sample> simplest;
  for (unsigned length : {1, 2}) {
    auto samples = getSamples(*written, length, module.getContext());
    if (samples.size() > kMostSamples)
      samples.truncate(kMostSamples);
    std::optional<Sample> found = addSample(generic, samples, instances, why);
    if (!found) { // extents of 1 tell operators apart
      llvm::for_each(samples, beginWithOne);
      found = addSample(generic, samples, instances, why);
    }
    if (!simplest)
      simplest = found;
  }
  if (!simplest)
    return {};
  for (ArrayRef<Sample> group :
       varySample(*written, *simplest, module.getContext()))
    if (instances.size() < kMostInstances)
      addSample(generic, group, instances, nullptr);
  return instances;
}
