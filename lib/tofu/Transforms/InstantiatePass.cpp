//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Finds the operations that say what they mean, and what is said of others by
// name, until there are none: what one writes may hold others.
//
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/CombinerLaws.h"
#include "tofu/Import/TDL/Templates.h"
#include "tofu/Source/NearestOperation.h"
#include "tofu/TDL/Application.h"
#include "tofu/TDL/Intact.h"
#include "tofu/Transforms/Dedup.h"
#include "tofu/Transforms/Instantiate.h"
#include "tofu/Transforms/Passes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::tdl;

/// Meanings within meanings: more are taken for ones without an end.
static constexpr unsigned kMaxDepth = 64;

std::string tofu::tdl::getMeantName(Operation *op) {
  std::string name = op->getName().getStringRef().str();
  auto target = name == "stablehlo.custom_call"
                    ? op->getAttrOfType<StringAttr>("call_target_name")
                    : StringAttr();
  return target ? name + "." + target.getValue().str() : name;
}

static bool isStableHLO(Operation *op) {
  StringRef dialect = op->getName().getDialectNamespace();
  return dialect == "stablehlo" || dialect == "chlo";
}

/// Operations of StableHLO have regions that combine elements, which are no
/// part of the program; these are those that have parts of it.
static bool hasScalarRegions(Operation *op) {
  return isStableHLO(op) &&
         !llvm::is_contained(
             {"stablehlo.while", "stablehlo.case", "stablehlo.if", "chlo.scan"},
             op->getName().getStringRef());
}

namespace {
class Instantiation {
public:
  explicit Instantiation(ModuleOp module) : module(module) {}

  LogicalResult run();
  bool hasChanged() const { return changed; }

private:
  LogicalResult collectDefinitions();
  LogicalResult find(SmallVectorImpl<Operation *> &found);
  LogicalResult checkScalars(Operation *op);
  LogicalResult checkIntact(Operation *op);
  bool hasMeaning(Operation *op) {
    return isa<ApplyOp, OperatorOpInterface>(op) ||
           definitions.contains(getMeantName(op));
  }
  LogicalResult replace(Operation *op);
  LogicalResult replaceByMeaning(OperatorOpInterface op);
  LogicalResult replaceByDefinition(Operation *op, Operation *definition);
  LogicalResult apply(ApplyOp op);
  LogicalResult findMeaning(OpaqueOp op);
  FailureOr<OpOp> specialise(Operation *user, TemplateOp generic,
                             TypeRange operands, DictionaryAttr attributes);
  FailureOr<DictionaryAttr> getAttributes(Operation *op, OpOp definition);
  DictionaryAttr getAttributes(Operation *op, TemplateOp generic);

  ModuleOp module;
  SymbolTableCollection symbols;
  Templates templates{module};
  /// `tdl.op` or `tdl.template`, by the names that they are for.
  llvm::StringMap<Operation *> definitions;
  /// What the program called an operation that wrote a `tdl.apply` as what it
  /// means; until that is replaced.
  llvm::DenseMap<Operation *, std::string> writers;
  bool changed = false;
};
} // namespace

LogicalResult Instantiation::collectDefinitions() {
  for (Operation &definition : *module.getBody()) {
    std::optional<StringRef> name;
    if (auto op = dyn_cast<OpOp>(definition))
      name = op.getDefines();
    else if (auto op = dyn_cast<TemplateOp>(definition))
      name = op.getDefines();
    if (!name)
      continue;
    auto [known, isNew] = definitions.try_emplace(*name, &definition);
    if (isNew)
      continue;
    InFlightDiagnostic diag = definition.emitError()
                              << "operation '" << *name << "' is defined twice";
    diag.attachNote(known->second->getLoc()) << "defined here first";
    return diag;
  }
  return success();
}

/// All attributes of an operation that may mean something, of which some
/// dialect may know nothing. Of a custom call they are its configuration.
static NamedAttrList getAllAttributes(Operation *op) {
  if (op->getName().getStringRef() == "stablehlo.custom_call") {
    for (StringRef name : {"mhlo.backend_config", "backend_config"})
      if (auto config = op->getAttrOfType<DictionaryAttr>(name))
        return NamedAttrList(config);
    return {};
  }
  NamedAttrList all(op->getAttrDictionary());
  if (!op->isRegistered())
    if (auto own =
            dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute()))
      for (NamedAttribute attribute : own)
        all.set(attribute.getName(), attribute.getValue());
  return all;
}

/// What only permits an operation to be rewritten: it changes no meaning.
static bool isPermission(NamedAttribute attribute) {
  return isa<arith::FastMathFlagsAttr, arith::IntegerOverflowFlagsAttr>(
      attribute.getValue());
}

/// How an operation of ODS says which of its optional operands or results there
/// are. Where all are there, nothing is said.
static bool countsValues(NamedAttribute attribute) {
  auto counts = dyn_cast<DenseI32ArrayAttr>(attribute.getValue());
  StringRef name = attribute.getName();
  return counts &&
         (name == "operandSegmentSizes" || name == "resultSegmentSizes") &&
         llvm::all_of(counts.asArrayRef(), [](int32_t n) { return n == 1; });
}

/// Says nothing to a definition that has no attribute of the name.
static bool mayBeUnknown(NamedAttribute attribute) {
  return isPermission(attribute) || countsValues(attribute);
}

/// Those of the definition, as it has them: i64 or f64.
FailureOr<DictionaryAttr> Instantiation::getAttributes(Operation *op,
                                                       OpOp definition) {
  NamedAttrList result;
  for (NamedAttribute given : getAllAttributes(op)) {
    if (given.getName().strref().contains('.'))
      continue;
    if (mayBeUnknown(given) &&
        !definition.getOpAttributes().contains(given.getName()))
      continue;
    BlockArgument argument;
    for (auto [own, itsArgument] : llvm::zip(
             definition.getOpAttributes(), definition.getAttributeArguments()))
      if (own.getName() == given.getName())
        argument = itsArgument;
    if (!argument)
      return op->emitError()
             << "'" << getMeantName(op) << "' has the attribute "
             << given.getName() << ", but its definition '"
             << getWrittenName(definition) << "' has none of that name"
             << hintAttribute(definition, given.getName());
    if (Attribute own = toAttributeOf(given.getValue(), argument))
      result.set(given.getName(), own);
    else
      return op->emitError()
             << "attribute " << given.getName() << " of '" << getMeantName(op)
             << "' is " << given.getValue() << ", but its definition '"
             << getWrittenName(definition) << "' takes "
             << describeWanted(given.getValue(), argument);
  }
  return result.getDictionary(op->getContext());
}

DictionaryAttr tofu::tdl::getPlainAttributes(Operation *op) {
  NamedAttrList result;
  for (NamedAttribute given : getAllAttributes(op))
    if (!given.getName().strref().contains('.'))
      result.append(given);
  return result.getDictionary(op->getContext());
}

/// Those that a generic definition is given.
DictionaryAttr Instantiation::getAttributes(Operation *op, TemplateOp generic) {
  const syntax::Definition *written = templates.findWritten(generic);
  auto takes = [&](StringRef name) {
    return written &&
           llvm::any_of(written->attributes, [&](const auto &attribute) {
             return attribute.name.text == name;
           });
  };
  NamedAttrList result;
  for (NamedAttribute given : getPlainAttributes(op))
    if (!mayBeUnknown(given) || takes(given.getName()))
      result.append(given);
  return result.getDictionary(op->getContext());
}

static bool isDefinition(Operation *symbol) {
  return symbol && isa<OpOp, TemplateOp>(symbol);
}

/// Of a name that nothing has, or something else.
static std::string describeUndefined(StringRef name, Operation *other) {
  return ("'" + name + (other ? "' is no operator" : "' is not defined") +
          "; --operators=FILE.tdl or the pass tofu-load-operators loads "
          "definitions, a file's own and none that it imports")
      .str();
}

/// `; did you mean 'loudness'?` with the nearest definition, or nothing.
static std::string hintDefinition(ModuleOp module, StringRef name) {
  using namespace tofu::syntax;
  Nearest nearest(name);
  for (Operation &each : *module.getBody())
    if (isa<OpOp, TemplateOp>(each))
      nearest.add(SymbolTable::getSymbolName(&each).getValue());
  return nearest.hint();
}

/// The operator that a generic definition is for a user, with a warning of the
/// gradients in it that may be wrong.
FailureOr<OpOp> Instantiation::specialise(Operation *user, TemplateOp generic,
                                          TypeRange operands,
                                          DictionaryAttr attributes) {
  FailureOr<OpOp> made = templates.specialise(
      generic, operands, user->getResultTypes(), attributes, user->getLoc());
  if (failed(made))
    return failure();
  for (auto &gradient : templates.findGradients(generic))
    for (OpOp of : gradient.of->getOps<OpOp>())
      if (std::string why = whyNotDerived(of, gradient.passed); !why.empty())
        emitWarning(gradient.loc)
            << "'" << gradient.name << "': gradients are " << why;
  return made;
}

LogicalResult Instantiation::apply(ApplyOp op) {
  if (!op.getOpAttributesAttr()) // made in C++, and not verified yet
    return op.emitError()
           << "'" << op->getName().getStringRef() << "' of '" << op.getCallee()
           << "' has a null dictionary of attributes; of none it is empty";
  std::string name = writers.lookup(op);
  writers.erase(op); // others may take its place in memory
  if (name.empty())
    name = op->getName().getStringRef();
  Operation *callee = symbols.lookupNearestSymbolFrom(op, op.getCalleeAttr());
  if (!isDefinition(callee))
    return op.emitError() << describeUndefined(op.getCallee(), callee)
                          << hintDefinition(module, op.getCallee());
  auto generic = dyn_cast<TemplateOp>(callee);
  if (!generic) {
    // What came from a file was not there when the program was verified.
    auto definition = cast<OpOp>(callee);
    if (failed(verifyApplication({op, name, op.getOpAttributes()}, definition)))
      return failure();
    return instantiate(op, definition, name);
  }
  FailureOr<OpOp> definition =
      specialise(op, generic, op.getInputs().getTypes(), op.getOpAttributes());
  if (failed(definition))
    return failure();
  op.setCallee(definition->getSymName());
  op.setOpAttributesAttr(DictionaryAttr::get(op.getContext()));
  if (failed(verifyApplication({op, name, op.getOpAttributes()}, *definition)))
    return failure();
  return instantiate(op, *definition, name);
}

/// What came from a file was not there when the program was verified. Of a
/// generic definition it is what the slices make of it.
LogicalResult Instantiation::findMeaning(OpaqueOp op) {
  Operation *meaning = symbols.lookupNearestSymbolFrom(op, op.getMeaningAttr());
  if (!isDefinition(meaning))
    return op.emitError() << describeUndefined(*op.getMeaning(), meaning);
  auto generic = dyn_cast<TemplateOp>(meaning);
  if (!generic)
    return op.verifySymbolUses(symbols);
  const syntax::Definition *written = templates.findWritten(generic);
  if (!written)
    return failure();
  NamedAttrList settings; // that the definition has, too
  for (const syntax::Attribute &attribute : written->attributes)
    if (Attribute value = op.getOpAttributes().get(attribute.name.text))
      settings.append(attribute.name.text, value);
  SmallVector<Type> slices;
  for (unsigned number = 0; number != op.getSources().size(); ++number)
    slices.push_back(op.getSliceType(number));
  FailureOr<OpOp> made =
      specialise(op, generic, slices, settings.getDictionary(op.getContext()));
  if (failed(made))
    return failure();
  op.setMeaning(made->getSymName());
  changed = true;
  return op.verifySymbolUses(symbols);
}

LogicalResult Instantiation::replaceByDefinition(Operation *op,
                                                 Operation *meaning) {
  std::string name = getMeantName(op);
  if (op->getNumRegions() || op->getNumSuccessors())
    return op->emitError() << "'" << name << "' has regions or successors, "
                           << "which no definition describes";
  for (Type type : llvm::concat<Type>(llvm::to_vector(op->getOperandTypes()),
                                      llvm::to_vector(op->getResultTypes())))
    if (!isa<RankedTensorType>(type))
      return op->emitError() << "'" << name << "' has a value of type " << type
                             << ", but a definition describes tensors of known "
                             << "rank";
  auto definition = dyn_cast<OpOp>(meaning);
  FailureOr<DictionaryAttr> attributes = failure();
  if (auto generic = dyn_cast<TemplateOp>(meaning)) {
    FailureOr<OpOp> made = specialise(op, generic, op->getOperandTypes(),
                                      getAttributes(op, generic));
    if (failed(made))
      return failure();
    definition = *made;
    attributes = DictionaryAttr::get(op->getContext());
  } else {
    attributes = getAttributes(op, definition);
  }
  if (failed(attributes) ||
      failed(verifyApplication({op, name, *attributes}, definition)))
    return failure();
  OpBuilder builder(op);
  auto application =
      ApplyOp::create(builder, op->getLoc(), op->getResultTypes(),
                      definition.getSymName(), op->getOperands(), *attributes);
  if (failed(keepNotes(op, application.getResults(), name)))
    return failure();
  op->replaceAllUsesWith(application);
  op->erase();
  return instantiate(application, definition, name);
}

/// What the operation writes, with an error in any case if it fails.
static FailureOr<SmallVector<Value>> buildMeaning(OperatorOpInterface op) {
  OpBuilder builder(op);
  bool hasError = false;
  ScopedDiagnosticHandler handler(op->getContext(), [&](Diagnostic &diag) {
    hasError |= diag.getSeverity() == DiagnosticSeverity::Error;
    return failure(); // not handled
  });
  FailureOr<SmallVector<Value>> results = op.buildMeaning(builder);
  if (failed(results) && !hasError)
    return op->emitError() << "'" << op->getName().getStringRef()
                           << "' could not say what it means";
  return results;
}

LogicalResult Instantiation::replaceByMeaning(OperatorOpInterface op) {
  Operation *before = op->getPrevNode();
  FailureOr<SmallVector<Value>> results = buildMeaning(op);
  if (failed(results))
    return failure();
  auto written =
      before ? std::next(before->getIterator()) : op->getBlock()->begin();
  for (Operation &each : llvm::make_range(written, op->getIterator()))
    each.walk([&](ApplyOp apply) { writers[apply] = getMeantName(op); });
  if (results->size() != op->getNumResults())
    return op->emitOpError() << "says that it means " << results->size()
                             << " value" << (results->size() == 1 ? "" : "s")
                             << ", but has " << op->getNumResults() << " result"
                             << (op->getNumResults() == 1 ? "" : "s");
  for (auto [i, value] : llvm::enumerate(*results)) {
    if (!value)
      return op->emitOpError() << "says of its result " << i
                               << " that it means no value: it is null";
    if (value.getDefiningOp() == op)
      return op->emitOpError() << "says of its result " << i
                               << " that it means the operation's own result "
                               << cast<OpResult>(value).getResultNumber();
  }
  if (!llvm::equal(ValueRange(*results).getTypes(), op->getResultTypes()))
    return op->emitOpError()
           << "says that it means values of types "
           << ValueRange(*results).getTypes() << ", but has results of types "
           << op->getResultTypes();
  if (failed(keepNotes(op, *results, getMeantName(op))))
    return failure();
  op->replaceAllUsesWith(*results);
  op->erase();
  return success();
}

LogicalResult Instantiation::replace(Operation *op) {
  changed = true;
  if (auto application = dyn_cast<ApplyOp>(op))
    return apply(application);
  // What somebody gives a definition for means that, whatever it says itself.
  if (Operation *definition = definitions.lookup(getMeantName(op)))
    return replaceByDefinition(op, definition);
  return replaceByMeaning(cast<OperatorOpInterface>(op));
}

/// StableHLO's operations on elements mean what they mean, also where there are
/// definitions for those of tensors; others mean nothing.
LogicalResult Instantiation::checkScalars(Operation *op) {
  WalkResult result = op->walk([&](Operation *inner) {
    if (inner == op || isStableHLO(inner) || !hasMeaning(inner))
      return WalkResult::advance();
    inner->emitError() << "'" << inner->getName().getStringRef()
                       << "' is in a region of '"
                       << op->getName().getStringRef()
                       << "', which combines elements; a definition is for "
                          "operations on the program's tensors";
    return WalkResult::interrupt();
  });
  return failure(result.wasInterrupted());
}

/// A note of this dialect that is none of its own would be taken in silence.
/// What lambdas have was noted by passes.
static LogicalResult checkNotes(Operation *op) {
  if (isa<LambdaOp>(op))
    return success();
  for (NamedAttribute note : op->getDiscardableAttrs()) {
    StringRef name = note.getName();
    if (!name.starts_with("tdl.") || name == kIntact || name == kOperands)
      continue;
    Nearest nearest(name);
    nearest.add(kIntact);
    nearest.add(kOperands);
    return op->emitError() << "'" << op->getName().getStringRef() << "' has '"
                           << name << "', which dialect tdl does not know"
                           << nearest.hint();
  }
  return success();
}

/// Only what has a meaning can be asked to stay intact in it; what such an
/// operation means may have a meaning, too, and says then whose operands it
/// has.
LogicalResult Instantiation::checkIntact(Operation *op) {
  if (failed(verifyIntactOperands(op)))
    return failure();
  if (failed(checkNotes(op)))
    return failure();
  Attribute intact = op->getAttr(kIntact);
  if (!intact)
    return success();
  if (!isa<UnitAttr>(intact))
    return op->emitError() << "'" << kIntact << "' must be unit, but is "
                           << intact;
  if (hasMeaning(op))
    return success();
  return op->emitError() << "'" << op->getName().getStringRef() << "' has '"
                         << kIntact
                         << "', but no definition and no OperatorOpInterface "
                            "says what it means";
}

/// Operations that have a meaning, but for those in each other.
LogicalResult Instantiation::find(SmallVectorImpl<Operation *> &found) {
  WalkResult result = module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (failed(checkIntact(op)))
      return WalkResult::interrupt();
    if (isa<LambdaOp, OpOp, CombinerOp>(op))
      return WalkResult::skip();
    if (hasMeaning(op))
      found.push_back(op);
    else if (!op->getNumRegions() || !hasScalarRegions(op))
      return WalkResult::advance();
    else if (failed(checkScalars(op)))
      return WalkResult::interrupt();
    return WalkResult::skip();
  });
  return failure(result.wasInterrupted());
}

LogicalResult Instantiation::run() {
  if (failed(collectDefinitions()))
    return failure();
  for (unsigned depth = 0;; ++depth) {
    SmallVector<Operation *> found;
    if (failed(find(found)))
      return failure();
    if (found.empty())
      break;
    if (depth == kMaxDepth)
      return found.front()->emitError()
             << "'" << found.front()->getName().getStringRef()
             << "' means operations that mean operations, and so on, more than "
             << kMaxDepth << " times";
    for (Operation *op : found)
      if (failed(replace(op)))
        return failure();
  }
  SmallVector<OpaqueOp> functions;
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (isa<OpOp>(op))
      return WalkResult::skip();
    if (auto function = dyn_cast<OpaqueOp>(op);
        function && function.getMeaning())
      functions.push_back(function);
    return WalkResult::advance();
  });
  for (OpaqueOp function : functions)
    if (failed(findMeaning(function)))
      return failure();
  return success();
}

namespace tofu::tdl {
#define GEN_PASS_DEF_INSTANTIATEPASS
#include "tofu/Transforms/Passes.h.inc"
} // namespace tofu::tdl

namespace {
struct InstantiatePass : tdl::impl::InstantiatePassBase<InstantiatePass> {
  void runOnOperation() override {
    Instantiation instantiation(getOperation());
    if (failed(instantiation.run()))
      return signalPassFailure();
    bool isDropped = dropUnused();
    if (!instantiation.hasChanged() && !isDropped)
      return markAllAnalysesPreserved();
    // Constants that stood for dims and attributes.
    getOperation().walk([](func::FuncOp func) {
      for (Block &block : func.getBody())
        removeDead(block);
    });
  }

  /// The defined names that are nearest to those of operations that are not
  /// known: who reports these asks whether they were meant.
  llvm::StringSet<> findMeant() {
    llvm::StringSet<> names, meant;
    getOperation().walk([&](Operation *op) {
      if (!op->isRegistered() && !isStableHLO(op))
        names.insert(op->getName().getStringRef());
    });
    for (const auto &name : names) {
      NearestOperation nearest(name.getKey());
      for (Operation &op : *getOperation().getBody())
        if (auto defined = op.getAttrOfType<StringAttr>("defines"))
          nearest.add(defined.getValue());
      meant.insert(nearest.get());
    }
    return meant;
  }

  /// Definitions from a file of which the program needs some.
  bool dropUnused() {
    SymbolTable table(getOperation());
    llvm::DenseSet<StringAttr> used;
    getOperation().walk([&](OpaqueOp op) {
      if (FlatSymbolRefAttr meaning = op.getMeaningAttr())
        used.insert(meaning.getAttr());
    });
    bool isDropped = false;
    auto dropIf = [&](auto isUnused) {
      for (Operation &op :
           llvm::make_early_inc_range(*getOperation().getBody())) {
        if (!isUnused(op) || !cast<SymbolOpInterface>(op).isPrivate() ||
            used.contains(SymbolTable::getSymbolName(&op)))
          continue;
        op.erase();
        isDropped = true;
      }
    };
    llvm::StringSet<> meant = findMeant();
    dropIf([&](Operation &op) {
      auto name = op.getAttrOfType<StringAttr>("defines");
      return isa<OpOp, TemplateOp>(op) &&
             !(name && meant.contains(name.getValue()));
    });
    // Then what these alone needed.
    dropIf([&](Operation &op) {
      return isa<SourceOp, CombinerOp>(op) &&
             SymbolTable::symbolKnownUseEmpty(&op, getOperation());
    });
    return isDropped;
  }
};
} // namespace
