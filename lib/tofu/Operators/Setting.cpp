//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/Setting.h"

#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Pass/PassManager.h"
#include "tofu/Operators/Conditions.h"
#include "tofu/Operators/Formula.h"
#include "tofu/Operators/ReadSet.h"
#include "tofu/TDL/Application.h"
#include "tofu/Transforms/Instantiate.h"
#include "tofu/Transforms/NormalizeInputs.h"
#include "tofu/Transforms/Passes.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"

using namespace mlir;
using namespace tofu;

//===----------------------------------------------------------------------===//
// Shapes
//===----------------------------------------------------------------------===//

/// Values for the dimensions and symbols of the definition's maps.
static SmallVector<AffineExpr> getConstants(tdl::OpOp definition,
                                            const Setting &setting) {
  MLIRContext *context = definition.getContext();
  SmallVector<AffineExpr> values;
  for (int64_t extent : setting.extents)
    values.push_back(getAffineConstantExpr(extent, context));
  for (NamedAttribute attribute : definition.getOpAttributes()) {
    auto integer = dyn_cast_or_null<IntegerAttr>(
        setting.attributes.get(attribute.getName()));
    values.push_back(
        getAffineConstantExpr(integer ? integer.getInt() : 0, context));
  }
  return values;
}

static std::optional<SmallVector<SmallVector<int64_t>>>
getShapes(ArrayAttr maps, ArrayRef<AffineExpr> values) {
  SmallVector<SmallVector<int64_t>> shapes;
  for (AffineMap map : maps.getAsValueRange<AffineMapAttr>()) {
    SmallVector<int64_t> &shape = shapes.emplace_back();
    for (AffineExpr expr : map.getResults()) {
      auto extent = dyn_cast<AffineConstantExpr>(
          expr.replaceDimsAndSymbols(values.take_front(map.getNumDims()),
                                     values.drop_front(map.getNumDims())));
      if (!extent || extent.getValue() < 0)
        return std::nullopt;
      shape.push_back(extent.getValue());
    }
  }
  return shapes;
}

SmallVector<SmallVector<int64_t>>
tofu::getOperandShapes(tdl::OpOp definition, const Setting &setting) {
  return getShapes(definition.getOperandShapes(),
                   getConstants(definition, setting))
      .value_or(SmallVector<SmallVector<int64_t>>());
}

std::optional<SmallVector<SmallVector<int64_t>>>
tofu::getResultShapes(tdl::OpOp definition, const Setting &setting) {
  return getShapes(definition.getResultShapes(),
                   getConstants(definition, setting));
}

/// Whether a divisor in it is a number that is not positive.
static bool dividesByNone(AffineExpr expr) {
  bool found = false;
  expr.walk([&](AffineExpr each) {
    auto binary = dyn_cast<AffineBinaryOpExpr>(each);
    if (!binary || each.getKind() == AffineExprKind::Add ||
        each.getKind() == AffineExprKind::Mul)
      return;
    auto divisor = dyn_cast<AffineConstantExpr>(binary.getRHS());
    found |= divisor && divisor.getValue() <= 0;
  });
  return found;
}

/// Why results have no shapes: the first extent that is none.
static std::string describeNoExtent(tdl::OpOp definition,
                                    const Setting &setting) {
  SmallVector<AffineExpr> values = getConstants(definition, setting);
  std::vector<std::string> names;
  for (StringRef name : definition.getDims().getAsValueRange<StringAttr>())
    names.push_back(name.str());
  for (NamedAttribute attribute : definition.getOpAttributes())
    names.push_back(attribute.getName().str());
  ArrayAttr maps = definition.getResultShapes();
  for (auto [number, map] :
       llvm::enumerate(maps.getAsValueRange<AffineMapAttr>()))
    for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
      unsigned numDims = map.getNumDims();
      AffineExpr value =
          expr.replaceDimsAndSymbols(ArrayRef(values).take_front(numDims),
                                     ArrayRef(values).drop_front(numDims));
      auto extent = dyn_cast<AffineConstantExpr>(value);
      if (extent && extent.getValue() >= 0)
        continue;
      Formula formula =
          Formula::fromAffine(expr, ArrayRef(names).take_front(numDims),
                              ArrayRef(names).drop_front(numDims));
      return ("dimension " + Twine(dim) + " of " +
              (maps.size() == 1 ? "its result" : "result " + Twine(number)) +
              " is " + formula.toString() + ", which " +
              (extent                 ? "is " + Twine(extent.getValue())
               : dividesByNone(value) ? "divides by what is not positive"
                                      : "does not fit in 64 bits"))
          .str();
    }
  return "";
}

/// With as many digits as tell it from others, but with 6 at least: 100000 has
/// no exponent.
static std::string spellNumber(double number) {
  std::string text;
  for (int digits = 6; digits <= 17; ++digits) {
    text.clear();
    llvm::raw_string_ostream(text) << llvm::format("%.*g", digits, number);
    double again = 0;
    if (!StringRef(text).getAsDouble(again) && again == number)
      break;
  }
  return text;
}

/// As one writes it in TDL.
static void print(Attribute value, raw_ostream &os) {
  auto printList = [&](auto list) {
    os << '[';
    llvm::interleaveComma(list, os, [&](auto each) { os << each; });
    os << ']';
  };
  if (auto number = dyn_cast<FloatAttr>(value)) {
    os << spellNumber(number.getValueAsDouble());
  } else if (auto list = dyn_cast<DenseI64ArrayAttr>(value)) {
    printList(list.asArrayRef());
  } else if (auto list = dyn_cast<ArrayAttr>(value)) {
    os << '[';
    llvm::interleaveComma(list, os, [&](Attribute each) { print(each, os); });
    os << ']';
  } else {
    value.print(os, /*elideType=*/true);
  }
}

std::string tofu::describeValue(Attribute value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  print(value, os);
  return text;
}

std::string tofu::describeAttributes(DictionaryAttr attributes) {
  SmallVector<std::string> parts;
  for (NamedAttribute attribute : attributes) {
    llvm::raw_string_ostream os(parts.emplace_back());
    os << attribute.getName().strref() << " = ";
    print(attribute.getValue(), os);
  }
  return llvm::join(parts, ", ");
}

std::string tofu::describe(tdl::OpOp definition, const Setting &setting) {
  SmallVector<std::string> parts;
  for (auto [name, extent] : llvm::zip(
           definition.getDims().getAsValueRange<StringAttr>(), setting.extents))
    parts.push_back((name + " = " + Twine(extent)).str());
  if (!setting.attributes.empty())
    parts.push_back(describeAttributes(setting.attributes));
  return llvm::join(parts, ", ");
}

/// The value of an extent, an attribute or what is computed of them.
static std::optional<int64_t> getValue(Value value, tdl::OpOp definition,
                                       const Setting &setting) {
  llvm::DenseMap<Value, int64_t> known = getValues(definition, setting);
  return runIndex(value, known);
}

/// The first of its constraints that does not hold; null if there is none.
static tdl::RequireOp findUnmet(tdl::OpOp definition, const Setting &setting) {
  for (auto required : definition.getBody().getOps<tdl::RequireOp>())
    if (getValue(required.getCondition(), definition, setting) == 0)
      return required;
  return nullptr;
}

//===----------------------------------------------------------------------===//
// Programs of one operator
//===----------------------------------------------------------------------===//

bool tofu::runQuietly(MLIRContext *context, std::string *why,
                      function_ref<LogicalResult()> run, bool withPlace) {
  std::string first;
  ScopedDiagnosticHandler handler(context, [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() != DiagnosticSeverity::Error || !first.empty())
      return success();
    if (auto place = diagnostic.getLocation()->findInstanceOf<FileLineColLoc>();
        place && withPlace)
      first = (llvm::sys::path::filename(place.getFilename()) + ":" +
               Twine(place.getLine()) + ":" + Twine(place.getColumn()) + ": ")
                  .str();
    first += diagnostic.str();
    return success();
  });
  if (succeeded(run()))
    return true;
  if (why)
    *why = first;
  return false;
}

/// What a written element type stands for, as -tdl-instantiate binds it.
static Type getElement(tdl::OpOp definition, Type written,
                       ArrayRef<Type> elements) {
  if (definition.getExact())
    return written;
  ValueRange arguments = definition.getBody().getArguments();
  for (auto [argument, given] : llvm::zip(arguments, elements)) {
    Type own = getElementTypeOrSelf(argument);
    if (own == written || (isa<FloatType>(own) && isa<FloatType>(written)))
      return given;
  }
  return tdl::getUsualElement(definition, written);
}

OwningOpRef<ModuleOp> tofu::apply(tdl::OpOp definition, const Setting &setting,
                                  std::string *why, ArrayRef<Type> elements) {
  MLIRContext *context = definition.getContext();
  context->loadDialect<func::FuncDialect, math::MathDialect>();
  auto results = getResultShapes(definition, setting);
  if (!results) {
    // What the author requires comes before what follows from it.
    tdl::RequireOp unmet = findUnmet(definition, setting);
    if (why)
      *why = unmet ? unmet.getMessage().str()
                   : describeNoExtent(definition, setting);
    return nullptr;
  }
  Location loc = definition.getLoc();
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  tdl::copyWithSymbols(definition, *module);
  SmallVector<Type> operandTypes, resultTypes;
  Block &body = definition.getBody().front();
  for (auto [number, shape] :
       llvm::enumerate(getOperandShapes(definition, setting))) {
    Type written = getElementTypeOrSelf(body.getArgument(number));
    operandTypes.push_back(RankedTensorType::get(
        shape, elements.empty() ? tdl::getUsualElement(definition, written)
                                : elements[number]));
  }
  for (auto [shape, value] :
       llvm::zip(*results, body.getTerminator()->getOperands()))
    resultTypes.push_back(RankedTensorType::get(
        shape, getElement(definition, getElementTypeOrSelf(value), elements)));
  auto builder = OpBuilder::atBlockEnd(module->getBody());
  auto function = func::FuncOp::create(
      builder, loc, "main", builder.getFunctionType(operandTypes, resultTypes));
  builder.setInsertionPointToStart(function.addEntryBlock());
  for (auto [own, argument] :
       llvm::zip(function.getArguments(), body.getArguments()))
    own.setLoc(argument.getLoc());
  auto applied =
      tdl::ApplyOp::create(builder, loc, resultTypes, definition.getSymName(),
                           function.getArguments(), setting.attributes);
  func::ReturnOp::create(builder, loc, applied.getResults());
  if (!runQuietly(context, why, [&] { return verify(*module); }))
    return nullptr;
  return module;
}

OwningOpRef<ModuleOp> tofu::instantiate(tdl::OpOp definition,
                                        const Setting &setting) {
  OwningOpRef<ModuleOp> module = apply(definition, setting);
  PassManager manager(definition.getContext());
  manager.addPass(tdl::createInstantiatePass());
  if (!module || failed(manager.run(*module)))
    return nullptr;
  return module;
}

func::FuncOp tofu::getMain(ModuleOp module) {
  return *module.getOps<func::FuncOp>().begin();
}

LogicalResult tofu::prepareForAnalysis(ModuleOp module, tdl::Shared shared) {
  PassManager manager(module.getContext());
  manager.addPass(tdl::createInstantiatePass());
  manager.addNestedPass<func::FuncOp>(tdl::createSimplifyLoopsPass());
  manager.addNestedPass<func::FuncOp>(tdl::createOutlinePass({shared}));
  manager.addNestedPass<func::FuncOp>(tdl::createTidyPass());
  if (failed(manager.run(module)))
    return failure();
  getMain(module).walk([](tdl::LambdaOp op) { tdl::normalizeInputs(op); });
  return success();
}

//===----------------------------------------------------------------------===//
// Choice
//===----------------------------------------------------------------------===//

namespace {
/// Draws settings; the same in each run and with each library.
class Candidates {
public:
  explicit Candidates(tdl::OpOp definition) : definition(definition) {}

  Setting draw(unsigned number);

private:
  int64_t pick(int64_t low, int64_t high) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return low + int64_t(state % uint64_t(high - low + 1));
  }
  Attribute pick(NamedAttribute attribute, BlockArgument argument,
                 unsigned number);

  tdl::OpOp definition;
  uint64_t state = 0x9E3779B97F4A7C15;
};
} // namespace

/// What the body takes for it is an index or a number; others keep defaults.
Attribute Candidates::pick(NamedAttribute attribute, BlockArgument argument,
                           unsigned number) {
  Builder builder(definition.getContext());
  bool hasDefault = !isa<UnitAttr>(attribute.getValue());
  bool isIndex = argument.getType().isIndex();
  if (hasDefault && (!isIndex || number == 0 || pick(0, 3) == 0))
    return attribute.getValue();
  if (isIndex)
    return builder.getI64IntegerAttr(pick(number % 2 ? 1
                                          : number   ? 0
                                                     : 2,
                                          number < 60 ? 3 : 12));
  if (isa<FloatType>(argument.getType()))
    return builder.getF64FloatAttr(0.5);
  return attribute.getValue();
}

Setting Candidates::draw(unsigned number) {
  constexpr unsigned kLarge = 240; // attributes may ask for large extents
  static constexpr int64_t first[] = {5, 4, 7, 3, 6, 2, 4, 3};
  Setting setting;
  for (unsigned i = 0; i != definition.getDims().size(); ++i)
    setting.extents.push_back(
        number == 0        ? first[i % 8]
        : number % 5 == 4  ? 4 * pick(1, 2)
        : number >= kLarge ? pick(2, 24)
                           : pick(number % 7 == 3 ? 1 : 2,
                                  definition.getDims().size() > 6 ? 5 : 9));
  NamedAttrList attributes;
  for (auto [attribute, argument] : llvm::zip(
           definition.getOpAttributes(), definition.getAttributeArguments()))
    attributes.set(attribute.getName(), pick(attribute, argument, number));
  setting.attributes = attributes.getDictionary(definition.getContext());
  return setting;
}

namespace {
/// Gives dimensions the extents that the definition requires: what is drawn is
/// seldom that.
class Requirements {
public:
  explicit Requirements(tdl::OpOp definition) : definition(definition) {}

  /// False if one does not hold.
  bool meet(Setting &setting);
  /// Whether what it met last was drawn otherwise.
  bool hasChanged() const { return isChanged; }

private:
  static constexpr int64_t kMostElements = 4096;

  bool setEqual(arith::CmpIOp compared, Setting &setting);
  void search(Value condition, Setting &setting);

  tdl::OpOp definition;
  /// Operations that are left to compute in searches, of all settings.
  int64_t effort = 1 << 16;
  bool isChanged = false;
};
} // namespace

/// A dimension that is to be equal to something is what that is.
bool Requirements::setEqual(arith::CmpIOp compared, Setting &setting) {
  unsigned first = definition.getOperandShapes().size();
  auto set = [&](Value side, Value other) {
    auto argument = dyn_cast<BlockArgument>(side);
    std::optional<int64_t> extent = getValue(other, definition, setting);
    if (!argument || !extent || *extent < 1 || *extent > kMostElements)
      return false;
    unsigned number = argument.getArgNumber();
    if (number < first || number - first >= setting.extents.size())
      return false;
    setting.extents[number - first] = *extent;
    return true;
  };
  return set(compared.getLhs(), compared.getRhs()) ||
         set(compared.getRhs(), compared.getLhs());
}

/// What a condition outside of all loops is computed of.
static llvm::SmallPtrSet<Value, 8> getArguments(Value condition) {
  llvm::SmallPtrSet<Value, 8> all = {condition};
  SmallVector<Value> rest = {condition};
  while (!rest.empty())
    if (Operation *made = rest.pop_back_val().getDefiningOp())
      for (Value operand : made->getOperands())
        if (all.insert(operand).second)
          rest.push_back(operand);
  return all;
}

/// The next larger extent of one dimension, or else the next smaller one, with
/// which all holds; if there is none, with which the condition does.
void Requirements::search(Value condition, Setting &setting) {
  llvm::SmallPtrSet<Value, 8> of = getArguments(condition);
  Block &body = definition.getBody().front();
  unsigned first = definition.getOperandShapes().size();
  std::optional<std::pair<unsigned, int64_t>> next;
  for (auto [number, extent] : llvm::enumerate(setting.extents)) {
    if (!of.contains(body.getArgument(first + number)))
      continue;
    int64_t drawn = extent;
    auto holdsAt = [&, number = number, &extent = extent](int64_t tried) {
      extent = tried;
      effort -= of.size();
      if (getValue(condition, definition, setting) != 1)
        return false;
      if (!next)
        next = {number, tried};
      effort -= of.size();
      return !findUnmet(definition, setting);
    };
    for (int64_t more = drawn + 1; more <= kMostElements && effort > 0; ++more)
      if (holdsAt(more))
        return;
    for (int64_t less = drawn - 1; less > 0 && effort > 0; --less)
      if (holdsAt(less))
        return;
    extent = drawn;
  }
  if (next)
    setting.extents[next->first] = next->second;
}

bool Requirements::meet(Setting &setting) {
  isChanged = false;
  // One may change what another is computed of.
  for (unsigned round = 0; round != 4; ++round) {
    bool holds = true;
    for (auto required : definition.getBody().getOps<tdl::RequireOp>()) {
      Value condition = required.getCondition();
      auto isTrue = getValue(condition, definition, setting);
      if (!isTrue || *isTrue)
        continue;
      holds = false;
      isChanged = true;
      auto compared = condition.getDefiningOp<arith::CmpIOp>();
      bool isEqual =
          compared && compared.getPredicate() == arith::CmpIPredicate::eq;
      if (!isEqual || !setEqual(compared, setting))
        search(condition, setting);
    }
    if (holds)
      return true;
  }
  return !findUnmet(definition, setting);
}

/// Of little use: nothing is read.
static bool hasEmptyRange(ModuleOp module) {
  bool found = false;
  getMain(module).walk([&](tdl::LambdaOp op) {
    found |= llvm::is_contained(op.getVariableExtents(), 0);
  });
  return found;
}

SmallVector<Setting> tofu::chooseSettings(tdl::OpOp definition, unsigned count,
                                          std::string *why) {
  // After so many in which an index has no values, those are taken, too.
  constexpr unsigned kCandidates = 600, kMostEmpty = 40, kMostLone = 60;
  unsigned empty = 0;
  Candidates candidates(definition);
  Requirements requirements(definition);
  SmallVector<Setting> chosen;
  llvm::StringSet<> known;
  unsigned defaults = 0; // settings in which all attributes are
  for (unsigned i = 0; i != kCandidates && chosen.size() != count; ++i) {
    Setting setting = candidates.draw(i);
    if (!requirements.meet(setting)) {
      if (why && why->empty())
        *why = "what it requires holds at no extents that were tried";
      continue;
    }
    bool isChanged = requirements.hasChanged();
    if (chosen.empty()) { // unless no condition can be both
      Setting decided = setting;
      decideConditions(definition, decided);
      if (requirements.meet(decided))
        setting = decided;
    }
    if (chosen.empty() && i < kMostLone && hasLoneIndex(definition, setting))
      continue;
    bool isDefault = setting.attributes == definition.getOpAttributes();
    bool hasOthers =
        llvm::any_of(definition.getAttributeArguments(),
                     [](Value value) { return value.getType().isIndex(); });
    if (isDefault && hasOthers && defaults == 1 && i < kCandidates / 2)
      continue;
    auto shapes = getResultShapes(definition, setting);
    if (!shapes)
      continue;
    llvm::append_range(*shapes, getOperandShapes(definition, setting));
    // Small ones, if there are any.
    double mostElements = i >= kCandidates / 2 ? HUGE_VAL
                          : isChanged          ? 1 << 14
                                               : 1 << 11;
    bool hasElements = llvm::all_of(*shapes, [&](ArrayRef<int64_t> shape) {
      double elements = 1;
      for (int64_t extent : shape)
        elements *= double(extent);
      return 1 <= elements && elements <= mostElements;
    });
    if (!hasElements || !known.insert(describe(definition, setting)).second)
      continue;
    OwningOpRef<ModuleOp> module = apply(definition, setting, why);
    bool isMade = module && runQuietly(
                                definition.getContext(), why,
                                [&] { return prepareForAnalysis(*module); },
                                /*withPlace=*/true);
    if (!isMade)
      continue;
    setting.isEmpty = hasEmptyRange(*module);
    if (setting.isEmpty && i < kCandidates / 2) {
      if (++empty == kMostEmpty && chosen.empty())
        i = kCandidates / 2;
      continue;
    }
    defaults += isDefault;
    chosen.push_back(std::move(setting));
  }
  return chosen;
}
