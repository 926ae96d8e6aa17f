//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/Templates.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"
#include "tofu/Elaboration/Check.h"
#include "tofu/Elaboration/DeriveGradient.h"
#include "tofu/Elaboration/GradientSurvey.h"
#include "tofu/Elaboration/Samples.h"
#include "tofu/Import/TDL/ElementTypes.h"
#include "tofu/Import/TDL/KeptSources.h"
#include "tofu/Import/TDL/OperatorBuilder.h"
#include "tofu/Syntax/Parser.h"
#include "tofu/TDL/GivenValues.h"

using namespace mlir;
using namespace tofu;

struct Templates::Library {
  explicit Library(tdl::SourceOp source)
      : import(source.getText(), source.getFileAttr()) {}

  ImportContext import;
  std::deque<std::string> texts; // of what is imported
  syntax::Module definitions;
};

Templates::Templates(ModuleOp module) : module(module) {}
Templates::~Templates() = default;

Templates::Library *Templates::load(tdl::TemplateOp definition) {
  auto source = SymbolTable::lookupNearestSymbolFrom<tdl::SourceOp>(
      definition, definition.getSourceAttr());
  auto &library = libraries[source];
  if (library)
    return library.get();
  library = std::make_unique<Library>(source);
  ImportContext &import = library->import;
  // That it has no errors was found out when it was imported, if it was.
  KeptSources importer(source, import, library->texts);
  std::optional<syntax::Module> definitions =
      syntax::parse(import.getText(), import.getReport(), &importer);
  if (!definitions || !syntax::check(*definitions, import.getReport())) {
    import.flush();
    libraries.erase(source);
    return nullptr;
  }
  library->definitions = std::move(*definitions);
  return library.get();
}

template <typename T> static std::vector<double> getNumbers(ArrayRef<T> list) {
  return {list.begin(), list.end()};
}
template <typename T>
static std::vector<int64_t> getIntegers(ArrayRef<T> list) {
  return {list.begin(), list.end()};
}

static std::optional<syntax::StaticValue> getStatic(Attribute value) {
  if (auto truth = dyn_cast<BoolAttr>(value))
    return truth.getValue();
  if (isa<UnitAttr>(value)) // that it is there
    return true;
  if (auto integer = dyn_cast<IntegerAttr>(value)) {
    if (std::optional<int64_t> known = tdl::getInteger(integer))
      return *known;
    return std::nullopt;
  }
  if (auto number = dyn_cast<FloatAttr>(value))
    return number.getValueAsDouble();
  if (auto word = dyn_cast<StringAttr>(value))
    return word.str();
  if (auto list = dyn_cast<DenseI64ArrayAttr>(value))
    return getIntegers(list.asArrayRef());
  if (auto list = dyn_cast<DenseI32ArrayAttr>(value))
    return getIntegers(list.asArrayRef());
  if (auto list = dyn_cast<DenseI16ArrayAttr>(value))
    return getIntegers(list.asArrayRef());
  if (auto list = dyn_cast<DenseI8ArrayAttr>(value))
    return getIntegers(list.asArrayRef());
  if (auto list = dyn_cast<DenseF64ArrayAttr>(value))
    return getNumbers(list.asArrayRef());
  if (auto list = dyn_cast<DenseF32ArrayAttr>(value))
    return getNumbers(list.asArrayRef());
  if (auto list = dyn_cast<DenseIntElementsAttr>(value)) {
    std::vector<int64_t> all;
    for (const APInt &each : list.getValues<APInt>())
      if (auto known = tdl::getInteger(each, list.getElementType()))
        all.push_back(*known);
      else
        return std::nullopt;
    return all;
  }
  if (auto list = dyn_cast<DenseFPElementsAttr>(value)) {
    std::vector<double> all;
    for (FloatAttr each : list.getValues<FloatAttr>())
      all.push_back(each.getValueAsDouble());
    return all;
  }
  auto array = dyn_cast<ArrayAttr>(value);
  if (!array)
    return std::nullopt;
  std::vector<int64_t> integers;
  std::vector<double> numbers;
  for (Attribute each : array) {
    if (auto integer = dyn_cast<IntegerAttr>(each)) {
      std::optional<int64_t> known = tdl::getInteger(integer);
      if (!known)
        return std::nullopt;
      integers.push_back(*known);
      numbers.push_back(double(*known));
    } else if (auto number = dyn_cast<FloatAttr>(each)) {
      numbers.push_back(number.getValueAsDouble());
    } else {
      return std::nullopt;
    }
  }
  if (integers.size() == array.size())
    return integers;
  return numbers;
}

const syntax::Definition *Templates::find(tdl::TemplateOp definition) {
  Library *library = load(definition);
  if (!library)
    return nullptr;
  StringRef name = definition.getTextName();
  for (const syntax::Definition &each : library->definitions.definitions)
    if (each.name.text == name && library->definitions.isOwn(each.name))
      return &each;
  definition.emitError() << "the source '" << definition.getSource()
                         << "' does not define '" << name << "'";
  return nullptr;
}

FailureOr<syntax::Instance> Templates::getInstance(tdl::TemplateOp definition,
                                                   TypeRange operands,
                                                   TypeRange results,
                                                   DictionaryAttr attributes,
                                                   Location user) {
  syntax::Instance instance;
  for (Type type : operands) {
    auto tensor = cast<RankedTensorType>(type);
    auto element = getWritten(tensor.getElementType());
    if (!element)
      return emitError(user)
             << "'" << definition.getSymName()
             << "' is applied to elements of type " << tensor.getElementType()
             << ", which no definition can name; it can bf16, f16, f32, f64, "
                "i8, "
                "i16, i32, i64 and bool";
    instance.operands.push_back({*element, size_t(tensor.getRank())});
    for (int64_t extent : tensor.getShape())
      instance.operands.back().isOne.push_back(extent == 1);
  }
  for (Type type : results)
    if (auto element =
            getWritten(cast<RankedTensorType>(type).getElementType()))
      instance.results.push_back(*element);
    else
      return emitError(user) << "'" << definition.getSymName()
                             << "' has no results of type " << type;
  for (NamedAttribute attribute : attributes) {
    std::optional<syntax::StaticValue> value = getStatic(attribute.getValue());
    if (!value)
      return emitError(user)
             << "attribute " << attribute.getName() << " of '"
             << definition.getSymName() << "' is " << attribute.getValue()
             << ", but attributes are integers from -2^63 to 2^63 - 1, "
                "numbers, true or false, strings, and lists of integers or "
                "numbers";
    instance.attributes[attribute.getName()] = std::move(*value);
  }
  return instance;
}

/// Of a gradient the operands are those of what it is of, and cotangents.
LogicalResult Templates::addCotangents(tdl::TemplateOp definition,
                                       SmallVectorImpl<Type> &operands,
                                       DictionaryAttr attributes) {
  const syntax::Definition *written = find(definition);
  if (!written || !findWritten(definition))
    return failure();
  return addCotangents(definition, *written, operands, attributes);
}

LogicalResult Templates::addCotangents(tdl::TemplateOp definition,
                                       const syntax::Definition &gradient,
                                       SmallVectorImpl<Type> &operands,
                                       DictionaryAttr attributes) {
  if (!gradient.isGradient())
    return success();
  const syntax::Module &definitions = load(definition)->definitions;
  const syntax::Definition *target =
      definitions.findOperator(gradient.gradientOf.text).item;
  // Of a gradient of a gradient, which may be of another file, those of the
  // inner one first.
  if (!target ||
      failed(addCotangents(definition, *target, operands, attributes)))
    return failure();
  FailureOr<syntax::Instance> instance =
      getInstance(definition, operands, {}, attributes, definition.getLoc());
  if (failed(instance))
    return failure();
  ImportContext &import = load(definition)->import;
  syntax::Diagnostics diagnostics(import.getReport());
  std::optional<syntax::Operator> op =
      elaborate(definitions, *target, &*instance, diagnostics);
  import.flush();
  if (!op)
    return failure();
  Builder builder(module.getContext());
  for (unsigned tensor : op->yields) {
    const syntax::Tensor &result = op->tensors[tensor];
    if (result.element.kind == syntax::Type::Number)
      operands.push_back(RankedTensorType::get(
          SmallVector<int64_t>(result.extents.size(), ShapedType::kDynamic),
          getElementType(result.element, builder)));
  }
  return success();
}

const syntax::Definition *Templates::findWritten(tdl::TemplateOp definition) {
  const syntax::Definition *written = find(definition);
  return written ? syntax::findDifferentiated(load(definition)->definitions,
                                              *written)
                 : nullptr;
}

FailureOr<tdl::OpOp> Templates::specialise(tdl::TemplateOp definition,
                                           TypeRange operands,
                                           TypeRange results,
                                           DictionaryAttr attributes,
                                           Location user) {
  Builder builder(module.getContext());
  // Ranks, element types and extents of 1 tell operators apart; other extents
  // do not.
  SmallVector<Attribute> types;
  for (Type type : llvm::concat<const Type>(llvm::to_vector(operands),
                                            llvm::to_vector(results))) {
    auto tensor = cast<RankedTensorType>(type);
    SmallVector<int64_t> shape(tensor.getShape());
    for (int64_t &extent : shape)
      if (extent != 1)
        extent = ShapedType::kDynamic;
    types.push_back(TypeAttr::get(tensor.clone(shape)));
  }
  types.push_back(builder.getI64IntegerAttr(operands.size()));
  tdl::OpOp &known =
      made[{definition, builder.getArrayAttr(types), attributes}];
  if (known)
    return known;

  FailureOr<syntax::Instance> instance =
      getInstance(definition, operands, results, attributes, user);
  if (failed(instance))
    return failure();
  const syntax::Definition *written = find(definition);
  if (!written)
    return failure();
  Library *library = load(definition);
  ImportContext &import = library->import;
  import.forgetFailure(); // of other operators
  import.user = user;
  syntax::Diagnostics diagnostics(import.getReport());
  std::optional<syntax::Operator> op =
      elaborate(library->definitions, *written, &*instance, diagnostics);
  import.flush();
  if (!op)
    return failure();
  op->operation.clear(); // of which the template is the meaning
  std::string unique = definition.getSymName().str();
  for (unsigned i = 1; SymbolTable::lookupSymbolIn(module, unique); ++i)
    unique = (definition.getSymName() + "." + Twine(i)).str();
  tdl::OpOp result =
      buildOperator(library->definitions, *op, unique, import, module);
  import.flush();
  import.user.reset();
  if (!result || import.hasFailed()) {
    if (result)
      result.erase();
    return failure();
  }
  SymbolTable::setSymbolVisibility(result, SymbolTable::Visibility::Private);
  // Messages call it what it was written as, not `matmul.1`.
  result->setLoc(NameLoc::get(builder.getStringAttr(definition.getTextName()),
                              result.getLoc()));
  instances[result] = std::move(*instance);
  return known = result;
}

std::vector<Templates::Differentiated>
Templates::findGradients(tdl::TemplateOp definition) {
  std::vector<Differentiated> found;
  const syntax::Definition *written = find(definition);
  if (!written)
    return found;
  Library &library = *load(definition);
  ImportContext &import = library.import;
  const syntax::Module &definitions = library.definitions;
  // Where it is applied, what is wrong is said.
  ScopedDiagnosticHandler silence(module.getContext(),
                                  [](Diagnostic &) { return success(); });
  syntax::Diagnostics errors(import.getReport());
  SmallVector<const syntax::Definition *> pending{written};
  while (!pending.empty()) {
    const syntax::Definition *each = pending.pop_back_val();
    Location loc = import.getLoc(each->name.loc());
    if (!searched.insert(LocationAttr(loc)).second)
      continue;
    llvm::append_range(pending, getCallees(definitions, *each));
    const syntax::Definition *of =
        each->isGradient() ? findDifferentiated(definitions, *each) : nullptr;
    std::set<std::string> passed;
    if (of)
      for (auto &answer : syntax::findGradients(definitions, *each))
        passed.insert(answer.passed.begin(), answer.passed.end());
    if (passed.empty())
      continue;
    std::optional<syntax::Instance> sample = findSample(definitions, *of);
    std::optional<syntax::Operator> op =
        sample ? elaborate(definitions, *of, &*sample, errors) : std::nullopt;
    if (!op)
      continue;
    found.push_back(
        {each->name.text, loc, std::move(passed), ModuleOp::create(loc)});
    buildOperator(definitions, *op, of->name.text, import, *found.back().of);
  }
  import.flush();
  import.forgetFailure();
  return found;
}
