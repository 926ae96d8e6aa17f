//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/Page.h"

#include "tofu/Analysis/Strategies.h"
#include "tofu/Operators/OperatorFacts.h"
#include "tofu/Operators/PendingSets.h"
#include "tofu/Operators/Setting.h"
#include "tofu/Operators/WhyNot.h"
#include "tofu/TDL/Application.h"
#include "tofu/TDL/ElementBytes.h"
#include "tofu/TDL/Locations.h"
#include "tofu/Transforms/Passes.h"

#include "llvm/ADT/StringExtras.h"
#include <map>

using namespace mlir;
using namespace tofu;
using tdl::IndexVariable;
using Kind = IndexVariable::Kind;

namespace {
class Page {
public:
  Page(tdl::OpOp definition, raw_ostream &os)
      : definition(definition), os(os), facts(definition) {
    collectWritten();
  }

  void print(const OperatorInstance &instance, StringRef doc);

private:
  using Step = OperatorFacts::Step;

  void collectWritten();
  Formula show(Formula formula) const;
  Formula getFormula(AffineMap map, AffineExpr expr);
  void printSignature(StringRef name, StringRef operation);
  void printEqualExtents();
  std::string spellComparison(tdl::RequireOp required);
  void printRequirements(StringRef name);
  void printSteps();
  const tdl::LambdaAnalysis &getAnalysis(const Step &step) const {
    return facts.getSplits().front().getSteps()[step.number];
  }
  void printStep(Step &step);
  void printIndex(Step &step, unsigned variable, StringRef suffix,
                  const Split &split, StringRef others);
  std::string describeOthers(const Step &step, unsigned variable, Split &split);
  std::string describeDim(const Step &step, const SymbolicDim &dim);
  void printRegions(Step &step, unsigned variable);
  bool hasOwnHalo(const Step &step, unsigned variable);
  std::string getStepName(const Step &step) const;
  std::string getTensorName(const PartRegion &region);
  void printData(const tdl::LambdaAnalysis &analysis, unsigned variable,
                 const Split &split);
  void printPending(Step &step);
  void printCosts();
  std::string describeShape(AffineMap map);
  std::string describeElement(Type type);

  tdl::OpOp definition;
  raw_ostream &os;
  OperatorFacts facts;
  /// What is written where a parameter has no name, `d: [n + n]`, for the name
  /// that stands for it, `d_0`.
  SmallVector<std::pair<std::string, Formula>> written;
};
} // namespace

//===----------------------------------------------------------------------===//
// The signature
//===----------------------------------------------------------------------===//

static std::string getOperandName(tdl::OpOp definition, unsigned number) {
  return tdl::getName(definition.getBody().getArgument(number),
                      "in" + Twine(number));
}

/// Such a name is of the one dimension, and is required to be the formula.
void Page::collectWritten() {
  if (facts.getSteps().empty())
    return;
  SymbolicLambda &symbolic = facts.getSteps().front().symbolic;
  llvm::StringSet<> made;
  for (auto [number, map] : llvm::enumerate(
           definition.getOperandShapes().getAsValueRange<AffineMapAttr>()))
    for (auto [at, expr] : llvm::enumerate(map.getResults())) {
      auto dim = dyn_cast<AffineDimExpr>(expr);
      if (!dim)
        continue;
      auto name = cast<StringAttr>(definition.getDims()[dim.getPosition()]);
      std::string base =
          getOperandName(definition, number) + "_" + std::to_string(at);
      if (name.getValue().starts_with(base))
        made.insert(name.getValue());
    }
  for (auto required : definition.getBody().getOps<tdl::RequireOp>()) {
    auto compared = required.getCondition().getDefiningOp<arith::CmpIOp>();
    if (!compared || compared.getPredicate() != arith::CmpIPredicate::eq)
      continue;
    std::string name = symbolic.getFormula(compared.getLhs()).toString();
    Formula formula = symbolic.getFormula(compared.getRhs());
    bool isKnown = !formula.mentions("?") && !formula.mentions(name);
    if (isKnown && made.erase(name))
      written.push_back({name, show(formula)});
  }
}

Formula Page::show(Formula formula) const {
  for (const auto &[name, by] : written)
    formula = formula.replace(name, by);
  return formula;
}

Formula Page::getFormula(AffineMap map, AffineExpr expr) {
  SmallVector<std::string> names;
  for (StringRef name : definition.getDims().getAsValueRange<StringAttr>())
    names.push_back(name.str());
  for (NamedAttribute attribute : definition.getOpAttributes())
    names.push_back(attribute.getName().str());
  ArrayRef<std::string> all = names;
  return show(Formula::fromAffine(expr, all.take_front(map.getNumDims()),
                                  all.drop_front(map.getNumDims())));
}

std::string Page::describeShape(AffineMap map) {
  SmallVector<std::string> extents;
  for (AffineExpr expr : map.getResults())
    extents.push_back(getFormula(map, expr).toString());
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
           << getFormula(map, expr).toString() << '\n';
    }
  for (auto [name, list] :
       llvm::zip(definition.getDims().getAsValueRange<StringAttr>(), places))
    if (list.size() > 1)
      os << "  constraint: " << llvm::join(list, " and ")
         << " have one extent, " << name << '\n';
}

/// As the definition says it, `k <= n: "no row has as many elements"`, of the
/// message `no row has as many elements: 'f' requires k <= n`; what an operator
/// requires that is applied keeps its name. Empty of other messages.
static std::string describeRequirement(StringRef message, StringRef name) {
  constexpr StringLiteral verb = "' requires ";
  auto [before, condition] = message.split(verb);
  size_t quote = before.rfind('\'');
  if (condition.empty() || quote == before.npos)
    return "";
  StringRef of = before.drop_front(quote + 1), said = before.take_front(quote);
  std::string text = of == name ? "" : ("'" + of + verb).str();
  text += condition;
  if (said.empty())
    return text;
  return said.consume_back(": ") ? (text + ": \"" + said + "\"").str() : "";
}

/// The comparison in the definition's own names: what is applied may require
/// the same again, in others. Empty of what is none, or not known.
std::string Page::spellComparison(tdl::RequireOp required) {
  auto compared = required.getCondition().getDefiningOp<arith::CmpIOp>();
  if (!compared || facts.getSteps().empty())
    return "";
  SymbolicLambda &symbolic = facts.getSteps().front().symbolic;
  std::string text = stringifyCmpIPredicate(compared.getPredicate()).str();
  for (Value side : compared->getOperands())
    text += " " + symbolic.getFormula(side).toString();
  return StringRef(text).contains('?') ? "" : text;
}

void Page::printRequirements(StringRef name) {
  llvm::StringSet<> printed;
  for (auto required : definition.getBody().getOps<tdl::RequireOp>()) {
    std::string text = describeRequirement(required.getMessage(), name);
    if (text.empty())
      text = required.getMessage();
    std::string compared = spellComparison(required);
    if (printed.insert(compared.empty() ? text : compared).second)
      os << "  constraint: " << text << '\n';
  }
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

std::string Page::describeDim(const Step &step, const SymbolicDim &dim) {
  std::string text = "dim " + std::to_string(dim.dim);
  if (dim.isData)
    return text + " at places that data give";
  auto shown = [&](ArrayRef<Formula> ends) {
    return llvm::map_to_vector(ends,
                               [&](const Formula &end) { return show(end); });
  };
  text += " -> [" + describeEnds(shown(dim.ends.first), "max", 0) + ", " +
          describeEnds(shown(dim.ends.last), "min", 1) + ")";
  if (std::optional<Halo> halo = facts.getHalo(step.number, dim))
    text += ", halo (" + getShorter(show(halo->before)) + ", " +
            getShorter(show(halo->behind)) + ")";
  return text;
}

namespace {
/// What all reads of a tensor that go to one region read of it.
struct RegionRead {
  std::string tensor;
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
  llvm::StringSet<> whole;
  for (const RegionRead &read : merged)
    if (read.region.empty() && !read.isGuarded)
      whole.insert(read.tensor);
  llvm::erase_if(merged, [&](const RegionRead &read) {
    return !read.region.empty() && whole.contains(read.tensor);
  });
  return merged;
}

std::string Page::getStepName(const Step &step) const {
  return tdl::getSourceName(getAnalysis(step).getOp()->getLoc());
}

/// `v of step 1`, where several steps have its name.
std::string Page::getTensorName(const PartRegion &region) {
  if (!region.step)
    return region.tensor;
  MutableArrayRef<Step> steps = facts.getSteps();
  std::string name = getStepName(steps[*region.step]);
  auto count = llvm::count_if(
      steps, [&](const Step &step) { return getStepName(step) == name; });
  return name.empty() || count == 1
             ? region.tensor
             : region.tensor + " of step " + std::to_string(*region.step + 1);
}

void Page::printRegions(Step &step, unsigned variable) {
  SmallVector<RegionRead> reads;
  SmallVector<PartRegion, 2> regions = facts.getRegions(step.number, variable);
  size_t width = 0;
  for (const std::string &name : step.symbolic.getTensors())
    width = std::max(width, name.size());
  for (const PartRegion &region : regions)
    width = std::max(width, getTensorName(region).size());
  for (const PartRegion &region : regions) {
    SmallVector<std::string> dims;
    for (const SymbolicDim &dim :
         llvm::concat<const SymbolicDim>(region.dims, region.fixed))
      dims.push_back(describeDim(step, dim));
    reads.push_back({getTensorName(region), llvm::join(dims, "; "),
                     region.isClipped, region.isGuarded});
  }
  SmallVector<std::string> lines; // tensors of two results may have one name
  for (const RegionRead &read : mergeReads(reads)) {
    std::string line = read.tensor +
                       std::string(width - read.tensor.size() + 2, ' ') +
                       (read.region.empty() ? "whole" : read.region);
    line += read.isClipped ? ", clipped" : "";
    line += read.isGuarded ? ", guarded" : "";
    if (!llvm::is_contained(lines, line))
      lines.push_back(line);
  }
  for (const std::string &line : lines)
    os << "        " << line << '\n';
}

static StringRef describePlace(Split::Place place) {
  switch (place) {
  case Split::Place::Here:
    return "";
  case Split::Place::OwnStep:
    return ", in a step of its own";
  case Split::Place::LargeStep:
    return ", in a step of its own if it is large";
  case Split::Place::SmallWindow:
    return ", in a step of its own if fewer elements are read than there are";
  }
  llvm_unreachable("unknown place");
}

void Page::printData(const tdl::LambdaAnalysis &analysis, unsigned variable,
                     const Split &split) {
  os << "    " << getReadableName(analysis, variable) << ": " << describe(split)
     << describePlace(split.place) << '\n';
  for (const tdl::Access &access : analysis.getAccesses())
    for (auto [dim, expr] : llvm::enumerate(access.map.getResults()))
      if (expr.isFunctionOfDim(variable))
        os << "        "
           << tdl::getName(analysis.getOp().getInputArguments()[access.input],
                           "in" + Twine(access.input))
           << "  dim " << dim << " -> [lo, hi)\n";
}

/// Whether one read alone makes what neighbours read overlap, as its line says.
bool Page::hasOwnHalo(const Step &step, unsigned variable) {
  auto regions = facts.getRegions(step.number, variable);
  return llvm::any_of(regions, [&](const PartRegion &region) {
    return llvm::any_of(region.dims, [&](const SymbolicDim &dim) {
      return facts.getHalo(step.number, dim).has_value();
    });
  });
}

void Page::printIndex(Step &step, unsigned variable, StringRef suffix,
                      const Split &split, StringRef others) {
  unsigned number = step.indices.front()[variable];
  const SymbolicIndex &index = step.symbolic.getIndices()[number];
  os << "    " << index.name << suffix << ": " << describe(split)
     << describePlace(split.place);
  if (index.extent.toString() != index.size.toString())
    os << "; |" << index.name << "| = " << show(index.extent).toString();
  if (facts.hasHalo(step.number, variable) && !hasOwnHalo(step, variable))
    os << "; halo: what neighbours read by several reads overlaps";
  os << others << '\n';
  printRegions(step, variable);
}

/// Of the settings at which a variable is split in another way than at the
/// first one, in words. What is a step of its own only at some has to be large.
std::string Page::describeOthers(const Step &step, unsigned variable,
                                 Split &split) {
  std::map<std::string, SmallVector<std::string>> others;
  ArrayRef<unsigned> own = step.indices.front();
  if (variable >= own.size())
    return "";
  for (auto [there, indices] : llvm::zip(facts.getSplits(), step.indices)) {
    const unsigned *same = llvm::find(indices, own[variable]);
    const tdl::LambdaAnalysis &analysis = there.getSteps()[step.number];
    unsigned number = same - indices.begin();
    if (same == indices.end() || analysis.getVariables()[number].extent < 2)
      continue; // there is nothing to split
    Split other = there.get(analysis, number);
    if (describe(other) == describe(split))
      split.place = std::max(split.place, other.place);
    else
      others[describe(other)].push_back(
          describe(definition, there.getSetting()));
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

/// Sets of operands that are listed: each subset may be one.
static constexpr size_t kMostSets = 4;

/// What is so at all settings. What takes sums of finite values alone takes
/// other sets, too, and what only moves elements takes any fold.
void Page::printPending(Step &step) {
  PendingSets first(getAnalysis(step));
  SmallVector<PendingSets, 0> others;
  for (const Splits &at : facts.getSplits().drop_front())
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
    size_t shown = std::min(sets.size(), kMostSets);
    os << "  takes pending " << (isFinite ? PendingSets::kSums : fold) << " of "
       << llvm::join(ArrayRef(sets).take_front(shown), " or ");
    if (shown != sets.size())
      os << " and " << sets.size() - shown << " more";
    os << (isFinite ? ", with -tofu-plan=finite=true\n" : "\n");
  }
}

void Page::printStep(Step &step) {
  const Splits &first = facts.getSplits().front();
  const tdl::LambdaAnalysis &analysis = getAnalysis(step);
  ArrayRef<IndexVariable> variables = analysis.getVariables();
  SmallVector<std::pair<std::string, std::string>> fixed;
  llvm::StringMap<unsigned> named; // how many variables, by their name
  bool isSplit = false;
  os << "  split along\n";
  for (auto [number, variable] : llvm::enumerate(variables)) {
    Split split = facts.getSplit(step.number, number);
    isSplit |= bool(split);
    if (split.kind == Kind::Data) {
      printData(analysis, number, split);
      continue;
    }
    // What is written again is not computed again.
    tdl::ReduceOp reduce = getReduction(variable);
    if (split.place != Split::Place::Here &&
        first.findOutlined(reduce) != reduce)
      continue;
    std::string others = describeOthers(step, number, split);
    unsigned same = ++named[variable.name];
    std::string suffix = same == 1 ? "" : "_" + std::to_string(same);
    if (split) {
      printIndex(step, number, suffix, split, others);
      continue;
    }
    std::string name = getReadableName(analysis, number);
    if (StringRef(name).starts_with(variable.name))
      name.insert(variable.name.size(), suffix);
    fixed.push_back({name, whyNotSplit(analysis, number) + others});
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

void Page::printCosts() {
  Formula flops, bytes;
  for (Step &step : facts.getSteps())
    flops = flops + step.symbolic.countFlops();
  auto addBytes = [&](AffineMap map, Type type) {
    Type element = tdl::getUsualElement(definition, getElementTypeOrSelf(type));
    Formula size = tdl::getElementBytes(element);
    for (AffineExpr expr : map.getResults())
      size = size * getFormula(map, expr).toName();
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
  flops = show(flops);
  os << "  flops " << flops.toString()
     << (flops.getConstant() ? "" : ", at most") << "\n  bytes "
     << bytes.toString() << (definition.getExact() ? "\n" : ", with f32\n");
}

void Page::printSteps() {
  if (facts.getSplits().empty()) {
    os << "  " << facts.describeNone() << '\n';
    return;
  }
  const Splits &first = facts.getSplits().front();
  if (!facts.areFormulas()) {
    os << "  with " << tofu::describe(definition, first.getSetting())
       << ", as its regions are no formulas that hold for all\n";
    for (const tdl::LambdaAnalysis &analysis : first.getSteps())
      for (const std::string &text : tdl::describeStrategies(analysis))
        os << "    " << text << '\n';
    return;
  }
  if (facts.isElementwise())
    os << "  element-wise\n";
  for (Step &step : facts.getSteps()) {
    if (facts.getSteps().size() > 1) {
      std::string name = getStepName(step);
      os << "  step " << step.number + 1 << (name.empty() ? "" : ": ") << name
         << '\n';
    }
    printStep(step);
  }
  printCosts();
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
  printRequirements(instance.name);
  printSteps();
}

void tofu::printPage(const OperatorInstance &instance, StringRef doc,
                     raw_ostream &os) {
  Page(instance.op, os).print(instance, doc);
}
