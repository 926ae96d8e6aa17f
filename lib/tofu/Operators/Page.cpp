//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/Page.h"

#include "tofu/Analysis/Folds.h"
#include "tofu/Analysis/Strategies.h"
#include "tofu/Operators/SymbolicReads.h"
#include "tofu/Operators/TermRule.h"
#include "tofu/TDL/Application.h"
#include "tofu/TDL/Combiners.h"
#include "tofu/TDL/ElementBytes.h"
#include "tofu/TDL/Locations.h"
#include "tofu/Transforms/Passes.h"
#include "tofu/Transforms/StructuralHash.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace mlir;
using namespace tofu;
using tdl::IndexVariable;
using Kind = IndexVariable::Kind;

/// Settings at which formulas are compared with what expansion does.
static constexpr unsigned kSettings = 4;

namespace {
class Page {
public:
  Page(tdl::OpOp definition, raw_ostream &os)
      : definition(definition), os(os),
        settings(chooseSettings(definition, kSettings, &why)) {}

  void print(const OperatorInstance &instance, StringRef doc);

private:
  void printSignature(StringRef name, StringRef operation);
  void printEqualExtents();
  void printRequirements();
  void findSteps(tdl::Shared shared, StringRef where);
  void printSteps();
  void printStep(SymbolicLambda &symbolic, const tdl::LambdaAnalysis &analysis,
                 ArrayRef<unsigned> numbers);
  void printIndex(SymbolicLambda &symbolic, unsigned number, StringRef how,
                  bool isOutlined);
  tdl::ReduceOp findOutlined(tdl::ReduceOp reduce);
  void printReads(SymbolicLambda &symbolic, unsigned index, bool isOutlined);
  void printData(const tdl::LambdaAnalysis &analysis, unsigned variable);
  void printCosts(SmallVectorImpl<SymbolicLambda> &steps);
  std::string explain(const tdl::LambdaAnalysis &analysis, unsigned variable);
  std::string explainReduction(const tdl::LambdaAnalysis &analysis,
                               unsigned variable);
  std::string describeShape(AffineMap map);
  std::string describeElement(Type type);

  tdl::OpOp definition;
  raw_ostream &os;
  std::string why;
  SmallVector<Setting> settings;
  /// How index variables of reductions are split once what stands inside of a
  /// larger body is a step of its own, by findReduction().
  llvm::StringMap<std::string> outlined;
};
} // namespace

//===----------------------------------------------------------------------===//
// The signature
//===----------------------------------------------------------------------===//

/// As a formula of names: dims, then attributes.
static Formula getFormula(AffineExpr expr, ArrayRef<std::string> dims,
                          ArrayRef<std::string> symbols) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return constant.getValue();
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return Formula::name(dims[dim.getPosition()]);
  if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
    return Formula::name(symbols[symbol.getPosition()]);
  auto binary = cast<AffineBinaryOpExpr>(expr);
  Formula left = getFormula(binary.getLHS(), dims, symbols);
  Formula right = getFormula(binary.getRHS(), dims, symbols);
  switch (expr.getKind()) {
  case AffineExprKind::Add:
    return left + right;
  case AffineExprKind::Mul:
    // `dilation*(k - 1)` stays as it is written.
    return left.getConstant() || right.getConstant() ? left * right
                                                     : right * left.toName();
  case AffineExprKind::FloorDiv:
    return Formula::floorDiv(left, right);
  case AffineExprKind::CeilDiv:
    return Formula::floorDiv(left + right - 1, right);
  default:
    return Formula::name("(" + left.toFactor() + " mod " + right.toFactor() +
                         ")");
  }
}

static Formula getFormula(tdl::OpOp definition, AffineMap map,
                          AffineExpr expr) {
  SmallVector<std::string> names;
  for (StringRef name : definition.getDims().getAsValueRange<StringAttr>())
    names.push_back(name.str());
  for (NamedAttribute attribute : definition.getOpAttributes())
    names.push_back(attribute.getName().str());
  ArrayRef<std::string> all = names;
  return getFormula(expr, all.take_front(map.getNumDims()),
                    all.drop_front(map.getNumDims()));
}

std::string Page::describeShape(AffineMap map) {
  SmallVector<std::string> extents;
  for (AffineExpr expr : map.getResults())
    extents.push_back(getFormula(definition, map, expr).toString());
  return "[" + llvm::join(extents, ", ") + "]";
}

std::string Page::describeElement(Type type) {
  Type element = getElementTypeOrSelf(type);
  bool isExact = definition.getExact();
  if (isa<FloatType>(element) && !isExact)
    return "";
  if (element.isInteger(32) && !isExact)
    return " of int";
  if (element.isInteger(1))
    return " of bool";
  std::string text;
  llvm::raw_string_ostream(text) << " of " << element;
  return text;
}

static std::string describeValue(Attribute value) {
  std::string text;
  llvm::raw_string_ostream os(text);
  if (auto number = dyn_cast<FloatAttr>(value))
    os << llvm::format("%.6g", number.getValueAsDouble());
  else
    value.print(os, /*elideType=*/true);
  return text;
}

static std::string getOperandName(tdl::OpOp definition, unsigned number) {
  return tdl::getName(definition.getBody().getArgument(number),
                      "in" + Twine(number));
}

void Page::printSignature(StringRef name, StringRef operation) {
  Block &body = definition.getBody().front();
  os << name;
  if (!operation.empty())
    os << " for \"" << operation << '"';
  SmallVector<std::string> parts;
  for (auto [number, map] : llvm::enumerate(
           definition.getOperandShapes().getAsValueRange<AffineMapAttr>()))
    parts.push_back(getOperandName(definition, number) + ": " +
                    describeShape(map) +
                    describeElement(body.getArgument(number).getType()));
  os << '(' << llvm::join(parts, ", ");
  parts.clear();
  for (NamedAttribute attribute : definition.getOpAttributes())
    parts.push_back(attribute.getName().str() +
                    (isa<UnitAttr>(attribute.getValue())
                         ? std::string()
                         : " = " + describeValue(attribute.getValue())));
  os << (parts.empty() ? "" : "; ") << llvm::join(parts, ", ") << ")\n    -> ";
  parts.clear();
  for (auto [map, value] :
       llvm::zip(definition.getResultShapes().getAsValueRange<AffineMapAttr>(),
                 body.getTerminator()->getOperands()))
    parts.push_back(describeShape(map) + describeElement(value.getType()));
  os << llvm::join(parts, ", ") << '\n';
}

/// Dims that are extents of several dimensions.
void Page::printEqualExtents() {
  SmallVector<SmallVector<std::string>> places(definition.getDims().size());
  for (auto [number, map] : llvm::enumerate(
           definition.getOperandShapes().getAsValueRange<AffineMapAttr>()))
    for (auto [at, expr] : llvm::enumerate(map.getResults())) {
      std::string place =
          getOperandName(definition, number) + "." + std::to_string(at);
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        places[dim.getPosition()].push_back(place);
      else
        os << "  constraint: " << place << " has extent "
           << getFormula(definition, map, expr).toString() << '\n';
    }
  for (auto [name, list] :
       llvm::zip(definition.getDims().getAsValueRange<StringAttr>(), places))
    if (list.size() > 1)
      os << "  constraint: " << llvm::join(list, " and ")
         << " have one extent, " << name << '\n';
}

void Page::printRequirements() {
  for (auto required : definition.getBody().getOps<tdl::RequireOp>())
    os << "  constraint: " << required.getMessage() << '\n';
}

//===----------------------------------------------------------------------===//
// Strategies
//===----------------------------------------------------------------------===//

static std::string describeCombination(const IndexVariable &variable,
                                       unsigned number) {
  switch (variable.kind) {
  case Kind::Output:
    return "parts of the result, along dim " + std::to_string(number);
  case Kind::Reduction:
  case Kind::Data:
    return tdl::describeCombiner(variable.combiner) + " of the parts' results";
  case Kind::Prefix:
    return "scan: cut alike with dim " + std::to_string(variable.along) +
           " of the result, and each part adds the " +
           tdl::describeCombiner(variable.combiner) + " of those before it";
  case Kind::Fixed:
    break;
  }
  return "";
}

/// With `(k - 1)` as it is, or multiplied out where that has fewer terms.
static std::string getShorter(const Formula &formula) {
  Formula other = formula.expand();
  unsigned terms = formula.countTerms(), others = other.countTerms();
  std::string text = formula.toString(), expanded = other.toString();
  bool isShorter =
      others < terms || (others == terms && expanded.size() < text.size());
  return isShorter ? expanded : text;
}

static std::string describeDim(const SymbolicDim &dim, const Formula &lo,
                               const Formula &hi) {
  std::string text = "dim " + std::to_string(dim.dim);
  if (dim.isData)
    return text + " at places that data give";
  Formula end = dim.ends.last + 1;
  text += " -> [" + dim.ends.first.toString() + ", " + getShorter(end) + ")";
  if (dim.step.getConstant() == 0 || dim.step.isNegative())
    return text;
  // Relative to [step*lo, step*hi); a shift of both ends is none.
  Formula before = dim.step * lo - dim.ends.first;
  Formula behind = end - dim.step * Formula::last(hi) - dim.step;
  if ((before + behind).expand().getConstant() == 0)
    return text;
  return text + ", halo (" + getShorter(before) + ", " + getShorter(behind) +
         ")";
}

namespace {
/// What all reads of a tensor that go to one region read of it.
struct RegionRead {
  unsigned tensor;
  std::string region; // empty: the whole tensor
  bool isClipped, isGuarded;
};
} // namespace

/// Of several reads that differ in what they leave out, what none does; of a
/// tensor that is read as a whole, no more than that.
static SmallVector<RegionRead> mergeReads(ArrayRef<RegionRead> reads) {
  SmallVector<RegionRead> merged;
  for (const RegionRead &read : reads) {
    auto same = llvm::find_if(merged, [&](const RegionRead &other) {
      return other.tensor == read.tensor && other.region == read.region;
    });
    if (same == merged.end()) {
      merged.push_back(read);
      continue;
    }
    same->isClipped &= read.isClipped;
    same->isGuarded &= read.isGuarded;
  }
  llvm::SmallDenseSet<unsigned> whole;
  for (const RegionRead &read : merged)
    if (read.region.empty() && !read.isGuarded)
      whole.insert(read.tensor);
  llvm::erase_if(merged, [&](const RegionRead &read) {
    return !read.region.empty() && whole.contains(read.tensor);
  });
  return merged;
}

/// The index of a reduction, by its place in the definition.
static std::string findReduction(tdl::ReduceOp reduce, StringRef name) {
  std::string key;
  llvm::raw_string_ostream(key) << reduce->getLoc() << ' ' << name;
  return key;
}

/// The reduction that becomes a step of its own and computes the same, this or
/// one that it is merged with; null if there is none.
tdl::ReduceOp Page::findOutlined(tdl::ReduceOp reduce) {
  auto isOutlined = [&](tdl::ReduceOp op) {
    return outlined.contains(
        findReduction(op, tdl::getName(op.getIndices().front(), "")));
  };
  if (isOutlined(reduce))
    return reduce;
  for (tdl::ReduceOp other :
       reduce->getParentOfType<tdl::LambdaOp>().getReductions())
    if (isOutlined(other) && isStructurallyEqual(other, reduce))
      return other;
  return nullptr;
}

/// A reduction that is outlined reads what stands in it, but for what is a step
/// before it.
void Page::printReads(SymbolicLambda &symbolic, unsigned index,
                      bool isOutlined) {
  Operation *within = symbolic.getOp();
  if (isOutlined)
    within = cast<BlockArgument>(symbolic.getIndices()[index].value)
                 .getOwner()
                 ->getParentOp();
  auto counts = [&](Operation *op) {
    for (op = op->getParentOp(); op != within; op = op->getParentOp()) {
      if (op == symbolic.getOp())
        return false;
      auto reduce = dyn_cast<tdl::ReduceOp>(op);
      if (isOutlined && reduce && findOutlined(reduce))
        return false;
    }
    return true;
  };
  SmallVector<RegionRead> reads;
  size_t width = 0;
  for (const std::string &name : symbolic.getTensors())
    width = std::max(width, name.size());
  for (const SymbolicLambda::Read &read : symbolic.getReads(index, counts)) {
    SmallVector<std::string> dims;
    for (const SymbolicDim &dim : read.dims)
      dims.push_back(describeDim(dim, symbolic.getLo(), symbolic.getHi()));
    reads.push_back({read.tensor, llvm::join(dims, "; "),
                     !dims.empty() && read.hasElse, read.isGuarded});
  }
  SmallVector<std::string> lines; // tensors of two results may have one name
  for (const RegionRead &read : mergeReads(reads)) {
    const std::string &name = symbolic.getTensors()[read.tensor];
    std::string line = name + std::string(width - name.size() + 2, ' ') +
                       (read.region.empty() ? "whole" : read.region);
    line += read.isClipped ? ", clipped" : "";
    line += read.isGuarded ? ", guarded" : "";
    if (!llvm::is_contained(lines, line))
      lines.push_back(line);
  }
  for (const std::string &line : lines)
    os << "        " << line << '\n';
}

/// What a variable is called whose name is made up.
static std::string getReadableName(const tdl::LambdaAnalysis &analysis,
                                   unsigned number) {
  const IndexVariable &own = analysis.getVariables()[number];
  tdl::LambdaOp op = analysis.getOp();
  unsigned count = op.getVariableExtents().size();
  if (!own.value && own.name == "s" + std::to_string(number - count))
    return "dim " + std::to_string(op.getRank() + number - count) +
           " of the results";
  auto [tensor, dim] = StringRef(own.name).rsplit('.');
  if (!own.value && !dim.empty())
    return ("dim " + dim + " of " + tensor).str();
  if (own.kind == Kind::Fixed)
    return own.name + " (" + tdl::describeCombiner(own.combiner) + ")";
  return own.name;
}

void Page::printData(const tdl::LambdaAnalysis &analysis, unsigned variable) {
  const IndexVariable &own = analysis.getVariables()[variable];
  os << "    " << getReadableName(analysis, variable) << ": "
     << describeCombination(own, variable)
     << ": where data give another row, a part adds nothing\n";
  for (const tdl::Access &access : analysis.getAccesses())
    for (auto [dim, expr] : llvm::enumerate(access.map.getResults()))
      if (expr.isFunctionOfDim(variable))
        os << "        "
           << tdl::getName(analysis.getOp().getInputArguments()[access.input],
                           "in" + Twine(access.input))
           << "  dim " << dim << " -> [lo, hi)\n";
}

void Page::printIndex(SymbolicLambda &symbolic, unsigned number, StringRef how,
                      bool isOutlined) {
  const SymbolicIndex &index = symbolic.getIndices()[number];
  os << "    " << index.name << ": " << how;
  if (index.extent.toString() != index.size.toString())
    os << "; |" << index.name << "| = " << index.extent.toString();
  os << '\n';
  printReads(symbolic, number, isOutlined);
}

//===----------------------------------------------------------------------===//
// Why not
//===----------------------------------------------------------------------===//

std::string Page::explainReduction(const tdl::LambdaAnalysis &analysis,
                                   unsigned variable) {
  const IndexVariable &own = analysis.getVariables()[variable];
  tdl::LambdaOp op = analysis.getOp();
  auto reduce = cast<tdl::ReduceOp>(
      cast<BlockArgument>(own.value).getOwner()->getParentOp());
  for (const auto &[reduction, reason] : analysis.getUnordered())
    if (reduction == reduce)
      return "combiner " + tdl::describeCombiner(own.combiner) + " " + reason;
  std::string what = tdl::describeCombiner(own.combiner);
  tdl::LambdaAnalysis finite(op, /*finite=*/true);
  if (finite.getVariables()[variable].kind != Kind::Fixed)
    return "what follows the " + what +
           " may make a NaN or another zero of its parts; "
           "-tofu-plan=finite=true promises that no value is infinite or NaN";
  if (reduce->getNumResults() > 1 &&
      !llvm::equal(reduce->getResults(),
                   op.getBody().front().getTerminator()->getOperands()))
    return "parts are folded by all " +
           std::to_string(reduce->getNumResults()) + " values of " + what +
           ", which are not all that the lambda gives";
  Operation *next = findNonlinear(op, reduce);
  if (!next)
    return "not every result is the " + what +
           ": what the others are would count once for every part";
  StringRef name = next->getName().stripDialect();
  if (isa<arith::AddFOp, arith::AddIOp, arith::SubFOp, arith::SubIOp>(next) &&
      reduce.getBuiltin() == tdl::Combiner::sum)
    return "what is added to the " + what + " would count once for every part";
  return "'" + name.str() + "' is computed of the whole " + what +
         ": that of its parts does not add up to it";
}

std::string Page::explain(const tdl::LambdaAnalysis &analysis,
                          unsigned variable) {
  const IndexVariable &own = analysis.getVariables()[variable];
  if (own.value)
    return explainReduction(analysis, variable);
  tdl::LambdaOp op = analysis.getOp();
  if (tdl::OpaqueOp opaque = op.getOpaque())
    return "'" + opaque.getCallee().str() +
           "' takes and gives it as a whole, and what it does is not known";
  for (const tdl::Access &access : analysis.getAccesses())
    for (AffineExpr expr : access.map.getResults())
      if (expr.isFunctionOfDim(variable))
        return "data say where it is read, and the results are not linear in "
               "the tensor alone, or read it elsewhere, too: every part needs "
               "all of it";
  return "it is read as a whole";
}

//===----------------------------------------------------------------------===//
// The page
//===----------------------------------------------------------------------===//

static std::string describeSet(const tdl::LambdaAnalysis &analysis,
                               uint64_t set) {
  SmallVector<std::string> names;
  for (unsigned input = 0; input != 64; ++input)
    if (set >> input & 1)
      names.push_back(tdl::getName(analysis.getOp().getInputArguments()[input],
                                   "in" + Twine(input)));
  return "{" + llvm::join(names, ", ") + "}";
}

/// Of which it is an index; null if it is of none.
static tdl::ReduceOp getReduction(const IndexVariable &variable) {
  auto index = dyn_cast_or_null<BlockArgument>(variable.value);
  return index ? dyn_cast<tdl::ReduceOp>(index.getOwner()->getParentOp())
               : nullptr;
}

static std::string findReduction(const IndexVariable &variable) {
  tdl::ReduceOp reduce = getReduction(variable);
  return reduce ? findReduction(reduce, variable.name) : "";
}

void Page::printStep(SymbolicLambda &symbolic,
                     const tdl::LambdaAnalysis &analysis,
                     ArrayRef<unsigned> numbers) {
  ArrayRef<IndexVariable> variables = analysis.getVariables();
  SmallVector<std::pair<std::string, std::string>> fixed;
  auto findStep = [&](const IndexVariable &variable) {
    return variable.combiner ? outlined.find(findReduction(variable))
                             : outlined.end();
  };
  auto isFixed = [&](const IndexVariable &variable) {
    return variable.kind == Kind::Fixed && findStep(variable) == outlined.end();
  };
  os << "  split along\n";
  for (auto [number, variable] : llvm::enumerate(variables)) {
    if (variable.kind == Kind::Data) {
      printData(analysis, number);
      continue;
    }
    bool isIndex = number < numbers.size();
    if (variable.kind != Kind::Fixed && isIndex) {
      printIndex(symbolic, numbers[number],
                 describeCombination(variable, number), /*isOutlined=*/false);
      continue;
    }
    // What is written again is not computed again.
    tdl::ReduceOp reduce = getReduction(variable);
    tdl::ReduceOp known = reduce ? findOutlined(reduce) : nullptr;
    if (known && known != reduce)
      continue;
    auto step = findStep(variable);
    if (!isFixed(variable))
      printIndex(symbolic, numbers[number], step->second,
                 /*isOutlined=*/true);
    else
      fixed.push_back(
          {getReadableName(analysis, number), explain(analysis, number)});
  }
  if (variables.empty())
    os << "    nothing: it is one element\n";
  else if (llvm::all_of(variables, isFixed))
    os << "    nothing\n";
  SmallVector<std::string> sets;
  for (uint64_t set : analysis.getLinearSets())
    if (set)
      sets.push_back(describeSet(analysis, set));
  if (!sets.empty())
    os << "  takes pending sums of " << llvm::join(sets, " or ") << '\n';
  SmallVector<std::string> finite;
  tdl::LambdaAnalysis ofFinite(analysis.getOp(), /*finite=*/true);
  for (uint64_t set : ofFinite.getLinearSets())
    if (set && !llvm::is_contained(analysis.getLinearSets(), set))
      finite.push_back(describeSet(analysis, set));
  if (!finite.empty())
    os << "  takes pending sums of " << llvm::join(finite, " or ")
       << ", with -tofu-plan=finite=true\n";
  for (tdl::Combiner combiner : tdl::getFolds(analysis.getOp())) {
    SmallVector<std::string> folds;
    for (uint64_t set : tdl::findFoldSets(analysis.getOp(), combiner))
      if (!llvm::is_contained(analysis.getLinearSets(), set))
        folds.push_back(describeSet(analysis, set));
    if (!folds.empty())
      os << "  takes pending " << stringifyCombiner(combiner) << " of "
         << llvm::join(folds, " or ") << '\n';
  }
  if (!fixed.empty())
    os << "  not split along\n";
  for (const auto &[name, reason] : fixed)
    os << "    " << name << ": " << reason << '\n';
}

void Page::printCosts(SmallVectorImpl<SymbolicLambda> &steps) {
  Formula flops, bytes;
  for (SymbolicLambda &step : steps)
    flops = flops + step.countFlops();
  auto addBytes = [&](AffineMap map, Type type) {
    Type element = tdl::getUsualElement(definition, getElementTypeOrSelf(type));
    Formula size = tdl::getElementBytes(element);
    for (AffineExpr expr : map.getResults())
      size = size * getFormula(definition, map, expr).toName();
    bytes = bytes + size;
  };
  Block &body = definition.getBody().front();
  for (auto [map, argument] :
       llvm::zip(definition.getOperandShapes().getAsValueRange<AffineMapAttr>(),
                 body.getArguments()))
    addBytes(map, argument.getType());
  for (auto [map, value] :
       llvm::zip(definition.getResultShapes().getAsValueRange<AffineMapAttr>(),
                 body.getTerminator()->getOperands()))
    addBytes(map, value.getType());
  os << "  flops " << flops.toString()
     << (flops.getConstant() ? "" : ", at most") << "\n  bytes "
     << bytes.toString() << (definition.getExact() ? "\n" : ", with f32\n");
}

static SmallVector<tdl::LambdaOp> getLambdas(ModuleOp module) {
  SmallVector<tdl::LambdaOp> lambdas;
  getMain(module).walk([&](tdl::LambdaOp op) { lambdas.push_back(op); });
  return lambdas;
}

/// Notes how reductions are split after -tdl-outline, of those of which nothing
/// is noted yet.
void Page::findSteps(tdl::Shared shared, StringRef where) {
  OwningOpRef<ModuleOp> module = apply(definition, settings.front());
  if (!module || failed(prepareForAnalysis(*module, shared)))
    return;
  for (tdl::LambdaOp op : getLambdas(*module)) {
    tdl::LambdaAnalysis analysis(op);
    for (auto [number, variable] : llvm::enumerate(analysis.getVariables()))
      if (variable.kind == Kind::Reduction)
        outlined.try_emplace(findReduction(variable),
                             describeCombination(variable, number) +
                                 where.str());
  }
}

void Page::printSteps() {
  SmallVector<SymbolicLambda, 0> steps;
  definition.getBody().walk<WalkOrder::PreOrder>(
      [&](tdl::LambdaOp op) { steps.emplace_back(definition, op); });
  SmallVector<SmallVector<unsigned>> numbers; // of each step's variables
  bool holds = true;
  OwningOpRef<ModuleOp> first;
  for (const Setting &setting : settings) {
    OwningOpRef<ModuleOp> module = instantiate(definition, setting);
    if (!module)
      continue;
    SmallVector<tdl::LambdaOp> lambdas = getLambdas(*module);
    holds &= lambdas.size() == steps.size();
    for (auto [step, op] : llvm::zip(steps, lambdas)) {
      auto found =
          step.match(setting, tdl::LambdaAnalysis(op), /*isExact=*/!first);
      if (found && !first)
        numbers.push_back(*found);
      holds = holds && found;
    }
    if (!first)
      first = std::move(module);
  }
  if (!first) {
    os << "  no shapes and attributes were found at which it can be looked at: "
       << (why.empty() ? "its results have no elements" : why) << '\n';
    return;
  }
  findSteps(tdl::Shared::None, ", in a step of its own");
  findSteps(tdl::Shared::All, ", in a step of its own if it is large");
  if (!holds) {
    os << "  with " << describe(definition, settings.front())
       << ", as its regions are no formulas that hold for all\n";
    for (tdl::LambdaOp op : getLambdas(*first))
      for (const std::string &text :
           tdl::describeStrategies(tdl::LambdaAnalysis(op)))
        os << "    " << text << '\n';
    return;
  }
  for (auto [number, pair] :
       llvm::enumerate(llvm::zip(steps, getLambdas(*first)))) {
    auto &[step, op] = pair;
    if (steps.size() > 1) {
      std::string name = tdl::getSourceName(op->getLoc());
      os << "  step " << number + 1 << (name.empty() ? "" : ": ") << name
         << '\n';
    }
    printStep(step, tdl::LambdaAnalysis(op), numbers[number]);
  }
  printCosts(steps);
}

void Page::print(const OperatorInstance &instance, StringRef doc) {
  printSignature(instance.name, instance.operation);
  SmallVector<StringRef> lines;
  doc.trim().split(lines, '\n', -1, /*KeepEmpty=*/false);
  for (StringRef line : lines)
    os << "  " << line.trim() << '\n';
  if (!instance.given.empty())
    os << "  instance: " << instance.given << '\n';
  printEqualExtents();
  printRequirements();
  printSteps();
}

void tofu::printPage(const OperatorInstance &instance, StringRef doc,
                     raw_ostream &os) {
  Page(instance.op, os).print(instance, doc);
}
