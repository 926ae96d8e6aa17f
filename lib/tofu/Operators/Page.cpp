//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/Page.h"

#include "tofu/Analysis/Pointwise.h"
#include "tofu/Analysis/Strategies.h"
#include "tofu/Operators/PendingSets.h"
#include "tofu/Operators/Splits.h"
#include "tofu/Operators/SymbolicReads.h"
#include "tofu/Operators/WhyNot.h"
#include "tofu/TDL/Application.h"
#include "tofu/TDL/ElementBytes.h"
#include "tofu/TDL/Locations.h"
#include "tofu/Transforms/Passes.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include <map>

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
  /// One lambda of the definition.
  struct Step {
    SymbolicLambda symbolic;
    unsigned number;
    /// At each setting the definition's indices that the variables are.
    SmallVector<SmallVector<unsigned>> indices;
  };

  void printSignature(StringRef name, StringRef operation);
  void printEqualExtents();
  void printRequirements();
  bool isElementwise(ArrayRef<Step> steps);
  void printSteps();
  bool match(Step &step);
  const tdl::LambdaAnalysis &getAnalysis(const Step &step) const {
    return splits.front().getSteps()[step.number];
  }
  void printStep(Step &step);
  void printIndex(Step &step, unsigned variable, const Splits::Split &split,
                  StringRef others);
  std::string describeOthers(const Step &step, unsigned variable,
                             Splits::Split &split);
  void printReads(SymbolicLambda &symbolic, unsigned index, bool isOutlined);
  void printData(const tdl::LambdaAnalysis &analysis, unsigned variable);
  void printPending(Step &step);
  void printCosts(MutableArrayRef<Step> steps);
  std::string describeShape(AffineMap map);
  std::string describeElement(Type type);

  tdl::OpOp definition;
  raw_ostream &os;
  std::string why;
  SmallVector<Setting> settings;
  SmallVector<Splits, 0> splits; // at those settings
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

/// With `(k - 1)` as it is, or multiplied out where that has fewer terms.
static std::string getShorter(const Formula &formula) {
  Formula other = formula.expand();
  unsigned terms = formula.countTerms(), others = other.countTerms();
  std::string text = formula.toString(), expanded = other.toString();
  bool isShorter =
      others < terms || (others == terms && expanded.size() < text.size());
  return isShorter ? expanded : text;
}

/// The only one, or `max(a, b)`.
static std::string describeEnds(ArrayRef<Formula> ends, StringRef choice,
                                int64_t shift) {
  SmallVector<std::string> texts;
  for (const Formula &end : ends)
    texts.push_back(shift ? getShorter(end + shift) : end.toString());
  if (texts.size() == 1)
    return texts[0];
  return (choice + "(" + llvm::join(texts, ", ") + ")").str();
}

/// What is read before and behind [step*lo, step*hi); a shift of both ends is
/// nothing.
static std::string describeHalo(const SymbolicEnds &ends, const Formula &lo,
                                const Formula &hi) {
  if (ends.first.size() > 1 || ends.last.size() > 1)
    return "";
  std::optional<Formula> step = ends.first[0].getFactor(lo.toString());
  std::optional<Formula> last = ends.last[0].getFactor(hi.toString());
  if (!step || !last || !step->isEqual(*last) || step->getConstant() == 0 ||
      step->isNegative())
    return "";
  Formula before = *step * lo - ends.first[0];
  Formula behind = ends.last[0] + 1 - *step * Formula::last(hi) - *step;
  if ((before + behind).expand().getConstant() == 0)
    return "";
  return ", halo (" + getShorter(before) + ", " + getShorter(behind) + ")";
}

static std::string describeDim(const SymbolicDim &dim, const Formula &lo,
                               const Formula &hi) {
  std::string text = "dim " + std::to_string(dim.dim);
  if (dim.isData)
    return text + " at places that data give";
  return text + " -> [" + describeEnds(dim.ends.first, "max", 0) + ", " +
         describeEnds(dim.ends.last, "min", 1) + ")" +
         describeHalo(dim.ends, lo, hi);
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
      if (isOutlined && reduce && splits.front().findOutlined(reduce))
        return false;
    }
    return true;
  };
  SmallVector<RegionRead> reads;
  size_t width = 0;
  for (const std::string &name : symbolic.getTensors())
    width = std::max(width, name.size());
  for (const SymbolicLambda::Read &read : symbolic.getReads(index)) {
    if (!counts(read.op))
      continue;
    SmallVector<std::string> dims;
    bool isClipped = read.hasElse;
    for (const SymbolicDim &dim : read.dims) {
      dims.push_back(describeDim(dim, symbolic.getLo(), symbolic.getHi()));
      isClipped |= dim.isClipped;
    }
    reads.push_back({read.tensor, llvm::join(dims, "; "),
                     !dims.empty() && isClipped, read.isGuarded});
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

static StringRef describePlace(Splits::Place place) {
  switch (place) {
  case Splits::Place::Here:
    return "";
  case Splits::Place::OwnStep:
    return ", in a step of its own";
  case Splits::Place::LargeStep:
    return ", in a step of its own if it is large";
  }
  llvm_unreachable("unknown place");
}

void Page::printIndex(Step &step, unsigned variable, const Splits::Split &split,
                      StringRef others) {
  unsigned number = step.indices.front()[variable];
  const SymbolicIndex &index = step.symbolic.getIndices()[number];
  os << "    " << index.name << ": " << split.how << describePlace(split.place);
  if (index.extent.toString() != index.size.toString())
    os << "; |" << index.name << "| = " << index.extent.toString();
  os << others << '\n';
  printReads(step.symbolic, number, split.place != Splits::Place::Here);
}

/// Of the settings at which a variable is split in another way than at the
/// first one, in words. What is a step of its own only at some has to be large.
std::string Page::describeOthers(const Step &step, unsigned variable,
                                 Splits::Split &split) {
  std::map<std::string, SmallVector<std::string>> others;
  ArrayRef<unsigned> own = step.indices.front();
  if (variable >= own.size())
    return "";
  for (auto [there, indices] : llvm::zip(splits, step.indices)) {
    const unsigned *same = llvm::find(indices, own[variable]);
    const tdl::LambdaAnalysis &analysis = there.getSteps()[step.number];
    unsigned number = same - indices.begin();
    if (same == indices.end() || analysis.getVariables()[number].extent < 2)
      continue; // there is nothing to split
    Splits::Split other = there.get(analysis, number);
    if (other.how == split.how)
      split.place = std::max(split.place, other.place);
    else
      others[other.how].push_back(describe(definition, there.getSetting()));
  }
  std::string text;
  for (const auto &[how, places] : others)
    text += "; with " + llvm::join(places, " or ") + ": " +
            (how.empty() ? "not split" : how);
  return text;
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

/// What is so at all settings. What takes sums of finite values alone takes
/// other sets, too, and what only moves elements takes any fold.
void Page::printPending(Step &step) {
  PendingSets first(getAnalysis(step));
  SmallVector<PendingSets, 0> others;
  for (const Splits &at : ArrayRef(splits).drop_front())
    if (!step.symbolic.isEmpty(at.getSetting()))
      others.emplace_back(at.getSteps()[step.number]);
  for (const auto &[fold, all] : first.folds) {
    SmallVector<std::string> sets;
    for (uint64_t set : all) {
      bool isEverywhere = llvm::all_of(others, [&](const PendingSets &there) {
        return there.holds(fold, set);
      });
      if (set && isEverywhere &&
          (fold == PendingSets::kSums || !first.holds(PendingSets::kSums, set)))
        sets.push_back(describeSet(getAnalysis(step), set));
    }
    if (sets.empty())
      continue;
    bool isFinite = fold == PendingSets::kFiniteSums;
    os << "  takes pending " << (isFinite ? PendingSets::kSums : fold) << " of "
       << llvm::join(sets, " or ")
       << (isFinite ? ", with -tofu-plan=finite=true\n" : "\n");
  }
}

void Page::printStep(Step &step) {
  const Splits &first = splits.front();
  const tdl::LambdaAnalysis &analysis = getAnalysis(step);
  ArrayRef<IndexVariable> variables = analysis.getVariables();
  SmallVector<std::pair<std::string, std::string>> fixed;
  bool isSplit = false;
  os << "  split along\n";
  for (auto [number, variable] : llvm::enumerate(variables)) {
    if (variable.kind == Kind::Data) {
      printData(analysis, number);
      isSplit = true;
      continue;
    }
    Splits::Split split = first.get(analysis, number);
    isSplit |= !split.how.empty();
    // What is written again is not computed again.
    tdl::ReduceOp reduce = getReduction(variable);
    if (split.place != Splits::Place::Here &&
        first.findOutlined(reduce) != reduce)
      continue;
    std::string others = describeOthers(step, number, split);
    if (!split.how.empty())
      printIndex(step, number, split, others);
    else
      fixed.push_back({getReadableName(analysis, number),
                       whyNotSplit(analysis, number) + others});
  }
  if (variables.empty())
    os << "    nothing: it is one element\n";
  else if (!isSplit)
    os << "    nothing\n";
  printPending(step);
  if (!fixed.empty())
    os << "  not split along\n";
  for (const auto &[name, reason] : fixed)
    os << "    " << name << ": " << reason << '\n';
}

void Page::printCosts(MutableArrayRef<Step> steps) {
  Formula flops, bytes;
  for (Step &step : steps)
    flops = flops + step.symbolic.countFlops();
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

/// That its formulas are what expansion goes by, at all settings.
bool Page::match(Step &step) {
  step.indices.clear();
  for (const Splits &at : splits) {
    auto found =
        step.symbolic.match(at.getSetting(), at.getSteps()[step.number],
                            /*isExact=*/step.indices.empty());
    if (!found)
      return false;
    step.indices.push_back(std::move(*found));
  }
  return true;
}

/// At all settings, and all tensors have one shape by its names: extents that
/// only happen to be equal, where none of them is 1, are not enough.
bool Page::isElementwise(ArrayRef<Step> steps) {
  Attribute result = definition.getResultShapes()[0];
  auto hasShape = [&](Attribute shape) { return shape == result; };
  auto isScalarOr = [&](Attribute shape) {
    return hasShape(shape) ||
           cast<AffineMapAttr>(shape).getValue().getNumResults() == 0;
  };
  return llvm::all_of(definition.getResultShapes(), hasShape) &&
         llvm::any_of(definition.getOperandShapes(), hasShape) &&
         llvm::all_of(definition.getOperandShapes(), isScalarOr) &&
         llvm::all_of(steps, [&](const Step &step) {
           return tdl::readsOwnElements(step.symbolic.getOp()) &&
                  llvm::all_of(splits, [&](const Splits &at) {
                    return tdl::readsOwnElements(
                        at.getSteps()[step.number].getOp());
                  });
         });
}

void Page::printSteps() {
  SmallVector<Step, 0> steps;
  definition.getBody().walk<WalkOrder::PreOrder>([&](tdl::LambdaOp op) {
    steps.push_back(
        {SymbolicLambda(definition, op), unsigned(steps.size()), {}});
  });
  for (const Setting &setting : settings)
    if (OwningOpRef<ModuleOp> module = instantiate(definition, setting))
      splits.emplace_back(definition, setting, std::move(module));
  if (splits.empty()) {
    os << "  no shapes and attributes were found at which it can be looked at: "
       << (why.empty() ? "its results have no elements" : why) << '\n';
    return;
  }
  bool holds = llvm::all_of(splits, [&](const Splits &at) {
    return at.getSteps().size() == steps.size();
  });
  for (Step &step : steps) {
    if (!holds || match(step))
      continue;
    step.symbolic.ignoreGuards();
    holds = match(step);
  }
  if (!holds) {
    os << "  with " << describe(definition, splits.front().getSetting())
       << ", as its regions are no formulas that hold for all\n";
    for (const tdl::LambdaAnalysis &analysis : splits.front().getSteps())
      for (const std::string &text : tdl::describeStrategies(analysis))
        os << "    " << text << '\n';
    return;
  }
  if (isElementwise(steps))
    os << "  element-wise\n";
  for (Step &step : steps) {
    if (steps.size() > 1) {
      std::string name =
          tdl::getSourceName(getAnalysis(step).getOp()->getLoc());
      os << "  step " << step.number + 1 << (name.empty() ? "" : ": ") << name
         << '\n';
    }
    printStep(step);
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
