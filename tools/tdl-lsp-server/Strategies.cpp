//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Strategies.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"
#include "tofu/Analysis/Passes.h"
#include "tofu/Import/TDL/ImportTDL.h"
#include "tofu/Import/TDL/Templates.h"
#include "tofu/Pipeline/Register.h"
#include "tofu/Syntax/Gradient/Gradient.h"
#include "tofu/Syntax/Parser.h"
#include "tofu/Syntax/Samples.h"
#include "tofu/TDL/TDL.h"
#include "tofu/Transforms/Passes.h"
#include "llvm/Support/SourceMgr.h"

using namespace mlir;
using namespace tofu;
using tofu::tools::Derived;

namespace {
/// Extents for the dimensions of the first operand, and for the others: the
/// first is mostly what a window moves over.
struct Sizes {
  int64_t first, other;
};
} // namespace
static constexpr Sizes sizesToTry[] = {{32, 4}, {8, 8}, {4, 32}, {2, 2}};

/// Extents that a map of dims and attributes gives; none where it divides by 0.
static std::optional<SmallVector<int64_t>>
evaluate(AffineMap map, ArrayRef<Attribute> dims,
         ArrayRef<Attribute> attributes) {
  SmallVector<Attribute> operands, extents;
  llvm::append_range(operands, dims); // symbols where they are multiplied
  llvm::append_range(operands, attributes);
  if (map.getNumResults() == 0)
    return SmallVector<int64_t>();
  if (operands.size() != map.getNumInputs() ||
      failed(map.constantFold(operands, extents)))
    return std::nullopt;
  SmallVector<int64_t> found;
  for (Attribute extent : extents) {
    found.push_back(cast<IntegerAttr>(extent).getInt());
    if (found.back() < 0)
      return std::nullopt;
  }
  return found;
}

namespace {
/// Applies a definition at chosen sizes, in a function of its own.
class Application {
public:
  Application(tdl::OpOp op, Sizes sizes) : op(op), b(op->getContext()) {
    chooseDims(sizes);
    chooseAttributes();
  }

  /// Null if the sizes do not fit.
  func::FuncOp make() {
    Block &body = op.getBody().front();
    SmallVector<Type> operands, results;
    for (auto [map, argument] :
         llvm::zip(op.getOperandShapes(), body.getArguments()))
      if (!addType(argument.getType(), map, operands))
        return nullptr;
    for (auto [map, value] :
         llvm::zip(op.getResultShapes(), body.getTerminator()->getOperands()))
      if (!addType(value.getType(), map, results))
        return nullptr;
    b.setInsertionPointAfter(op);
    auto function = func::FuncOp::create(b, op.getLoc(), "tofu.applied",
                                         b.getFunctionType(operands, results));
    b.setInsertionPointToStart(function.addEntryBlock());
    auto apply = tdl::ApplyOp::create(
        b, op.getLoc(), results, FlatSymbolRefAttr::get(op.getSymNameAttr()),
        function.getArguments(), b.getDictionaryAttr(given));
    func::ReturnOp::create(b, op.getLoc(), apply.getResults());
    return function;
  }

  const std::string &describe() const { return text; }

private:
  void describe(StringRef name, Twine value) {
    text += ((text.empty() ? "" : ", ") + name + " = " + value).str();
  }

  /// Whether a dim stands in the shape of the first operand.
  bool isOfFirst(unsigned dim) {
    if (op.getOperandShapes().empty())
      return false;
    AffineMap map = cast<AffineMapAttr>(op.getOperandShapes()[0]).getValue();
    return map.getNumDims() > dim
               ? map.isFunctionOfDim(dim)
               : map.getNumSymbols() > dim && map.isFunctionOfSymbol(dim);
  }

  void chooseDims(Sizes sizes) {
    for (auto [i, name] : llvm::enumerate(op.getDims())) {
      int64_t extent = isOfFirst(i) ? sizes.first : sizes.other;
      dims.push_back(b.getIndexAttr(extent));
      if (auto string = dyn_cast<StringAttr>(name))
        describe(string.getValue(), Twine(extent));
    }
  }

  /// Defaults, and rising numbers for those that have none: of two, the first
  /// is often a lower bound.
  void chooseAttributes() {
    int64_t next = 2;
    for (auto [attribute, argument] :
         llvm::zip(op.getOpAttributes(), op.getAttributeArguments())) {
      int64_t value = 0;
      if (auto number = dyn_cast<IntegerAttr>(attribute.getValue())) {
        value = number.getInt();
        describe(attribute.getName(), Twine(value));
      } else if (isa<UnitAttr>(attribute.getValue())) {
        value = next;
        next += 2;
        describe(attribute.getName(), Twine(value));
        bool isFloat = isa<FloatType>(argument.getType());
        given.emplace_back(attribute.getName(),
                           isFloat ? Attribute(b.getF64FloatAttr(value))
                                   : b.getI64IntegerAttr(value));
      }
      attributes.push_back(b.getIndexAttr(value));
    }
  }

  bool addType(Type type, Attribute map, SmallVectorImpl<Type> &types) {
    auto extents =
        evaluate(cast<AffineMapAttr>(map).getValue(), dims, attributes);
    auto tensor = dyn_cast<RankedTensorType>(type);
    if (!extents || !tensor)
      return false;
    types.push_back(RankedTensorType::get(*extents, tensor.getElementType()));
    return true;
  }

  tdl::OpOp op;
  OpBuilder b;
  SmallVector<Attribute> dims, attributes;
  SmallVector<NamedAttribute> given;
  std::string text;
};
} // namespace

static Type getType(syntax::ElementType element, MLIRContext *context) {
  using syntax::Scalar;
  Builder b(context);
  switch (element.scalar) {
  case Scalar::F16:
    return b.getF16Type();
  case Scalar::BF16:
    return b.getBF16Type();
  case Scalar::F64:
    return b.getF64Type();
  case Scalar::Bool:
    return b.getI1Type();
  case Scalar::I8:
    return b.getI8Type();
  case Scalar::I16:
    return b.getI16Type();
  case Scalar::I32:
    return b.getI32Type();
  case Scalar::I64:
    return b.getI64Type();
  case Scalar::Generic:
  case Scalar::F32:
    break;
  }
  return b.getF32Type();
}

static Attribute getAttribute(const syntax::StaticValue &value, Builder b) {
  if (const auto *integer = std::get_if<int64_t>(&value))
    return b.getI64IntegerAttr(*integer);
  if (const auto *number = std::get_if<double>(&value))
    return b.getF64FloatAttr(*number);
  if (const auto *truth = std::get_if<bool>(&value))
    return b.getBoolAttr(*truth);
  if (const auto *word = std::get_if<std::string>(&value))
    return b.getStringAttr(*word);
  if (const auto *list = std::get_if<std::vector<int64_t>>(&value))
    return b.getDenseI64ArrayAttr(*list);
  return b.getDenseF64ArrayAttr(std::get<std::vector<double>>(value));
}

/// A generic definition at ranks, element types and attributes that it makes
/// sense of; says which.
static tdl::OpOp specialise(tdl::TemplateOp definition, StringRef text,
                            std::string &chosen) {
  auto quiet = [](llvm::SourceMgr::DiagKind, llvm::SMLoc, const Twine &) {};
  std::optional<syntax::Module> module = syntax::read(text, quiet);
  if (!module)
    return nullptr;
  StringRef name = definition.getTextName();
  auto written = llvm::find_if(module->definitions, [&](const auto &each) {
    return each.name.text == name;
  });
  if (written == module->definitions.end())
    return nullptr;
  auto sample = syntax::findSample(*module, *written);
  if (!sample)
    return nullptr;
  MLIRContext *context = definition.getContext();
  SmallVector<Type> operands, results;
  llvm::raw_string_ostream os(chosen);
  for (auto &operand : sample->operands) {
    SmallVector<int64_t> shape(operand.rank, ShapedType::kDynamic);
    operands.push_back(
        RankedTensorType::get(shape, getType(operand.element, context)));
    os << (chosen.empty() ? "" : ", ") << operands.back();
  }
  for (auto &element : sample->results)
    results.push_back(RankedTensorType::get({}, getType(element, context)));
  NamedAttrList attributes;
  // Of a gradient the attributes are those of what it is of.
  const syntax::Definition *heading =
      syntax::findDifferentiated(*module, *written);
  for (const syntax::Attribute &attribute : heading->attributes) {
    auto given = sample->attributes.find(attribute.name.text);
    if (given == sample->attributes.end())
      continue;
    Attribute value = getAttribute(given->second, Builder(context));
    attributes.set(attribute.name.text, value);
    os << ", " << attribute.name.text << " = ";
    if (auto list = dyn_cast<DenseI64ArrayAttr>(value)) {
      os << '[';
      llvm::interleaveComma(list.asArrayRef(), os);
      os << ']';
    } else if (auto list = dyn_cast<DenseF64ArrayAttr>(value)) {
      os << '[';
      llvm::interleaveComma(list.asArrayRef(), os);
      os << ']';
    } else {
      value.print(os, /*elideType=*/true);
    }
  }
  Templates templates(definition->getParentOfType<ModuleOp>());
  auto op = templates.specialise(definition, operands, results,
                                 attributes.getDictionary(context),
                                 definition.getLoc());
  return failed(op) ? nullptr : *op;
}

static std::optional<Derived> derive(ModuleOp module, StringRef text,
                                     StringRef name, Sizes sizes) {
  auto op = module.lookupSymbol<tdl::OpOp>(name);
  std::string chosen;
  if (!op)
    if (auto generic = module.lookupSymbol<tdl::TemplateOp>(name))
      op = specialise(generic, text, chosen);
  if (!op)
    return std::nullopt;
  Application application(op, sizes);
  func::FuncOp function = application.make();
  if (!function)
    return std::nullopt;
  PassManager manager(module.getContext());
  manager.addPass(tdl::createInstantiatePass());
  manager.addPass(tdl::createAnnotateStrategiesPass());
  if (failed(manager.run(module)))
    return std::nullopt;
  Derived derived;
  derived.sizes = chosen;
  if (!chosen.empty() && !application.describe().empty())
    derived.sizes += ", ";
  derived.sizes += application.describe();
  function.walk([&](tdl::LambdaOp lambda) {
    if (auto texts = lambda->getAttrOfType<ArrayAttr>("tdl.strategies"))
      for (StringAttr text : texts.getAsRange<StringAttr>())
        derived.strategies.push_back(text.str());
  });
  return derived;
}

static std::optional<Derived> derive(StringRef text, StringRef name,
                                     Sizes sizes) {
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry, MLIRContext::Threading::DISABLED);
  context.loadAllAvailableDialects();
  ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) {});
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(text, "operators.tdl"),
      llvm::SMLoc());
  OwningOpRef<ModuleOp> module = importTDL(sources, &context);
  return module ? derive(*module, text, name, sizes) : std::nullopt;
}

std::optional<Derived> tofu::tools::deriveStrategies(StringRef text,
                                                     StringRef name) {
  for (Sizes sizes : sizesToTry)
    if (auto derived = derive(text, name, sizes))
      return derived;
  return std::nullopt;
}
