//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/Digest.h"

#include "tofu/Elaboration/GradientSurvey.h"
#include "tofu/Operators/OperatorFacts.h"
#include "tofu/Syntax/Printer.h"
#include "tofu/TDL/Combiners.h"
#include "tofu/TDL/Locations.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include <functional>

using namespace mlir;
using namespace tofu;
using tdl::IndexVariable;
using Kind = IndexVariable::Kind;

/// What is looked at: a window of one element has no halo, and an index of one
/// value is folded by nobody.
static constexpr unsigned kInstances = 3;

using Names = std::vector<std::string>; // each of them once

static void add(Names &names, std::string name) {
  if (!llvm::is_contained(names, name))
    names.push_back(std::move(name));
}

static std::string code(StringRef text) { return ("`" + text + "`").str(); }

static std::string listCode(const Names &names) {
  return llvm::join(llvm::map_range(names, code), ", ");
}

//===----------------------------------------------------------------------===//
// A line
//===----------------------------------------------------------------------===//

namespace {
/// The names of indices, as definitions write them.
struct WrittenIndices {
  void add(const syntax::Definition &definition);
  void add(ArrayRef<syntax::BoundName> indices) {
    for (const syntax::BoundName &index : indices)
      (index.list ? lists : plain).insert(index.name.text);
  }
  llvm::StringSet<> lists, plain;
};

/// What indices are called in the text: `x...` of the list that `x0_2` is of,
/// where an operator that is applied has another x0.
class WrittenNames {
public:
  /// Of a definition; in `all` are those that it may apply.
  WrittenNames(const WrittenIndices &all, const syntax::Definition &definition)
      : all(all) {
    own.add(definition);
  }
  std::string find(StringRef name) const;

private:
  const WrittenIndices &all;
  WrittenIndices own;
};

/// Indices of the results that have one name.
struct Part {
  std::string name;
  bool hasHalo = false, isScan = false;
  bool isPlain() const { return !hasHalo && !isScan; }
};

/// What is said of some instances of an operator together.
class Line {
public:
  explicit Line(const WrittenNames &names) : names(names) {}
  void add(tdl::OpOp op);

  std::string describeParts() const;
  std::string describeTerms() const;
  std::string describeOpaque() const { return listCode(opaque); }

private:
  Part &getPart(StringRef name);
  void addPart(OperatorFacts &facts, unsigned step, unsigned index);
  void addTerms(const OperatorFacts &facts, unsigned step);

  const WrittenNames &names;
  std::vector<Part> parts;
  std::vector<std::pair<std::string, Names>> terms; // by how they are folded
  Names opaque;
  std::string whyNone;
};
} // namespace

void WrittenIndices::add(const syntax::Definition &definition) {
  for (const auto *steps : {&definition.lets, &definition.bodies})
    for (const syntax::Step &step : *steps)
      add(step.indices);
  for (const syntax::Expr &expr : definition.exprs)
    if (const auto *reduce = expr.getIf<syntax::Reduce>())
      add(reduce->indices);
}

std::string WrittenNames::find(StringRef name) const {
  auto [stem, number] = name.rsplit('_');
  if (!own.plain.contains(name) && !number.empty() &&
      llvm::all_of(number, llvm::isDigit))
    name = stem;
  StringRef list = name.rtrim("0123456789");
  if (own.plain.contains(name) || list == name)
    return name.str();
  if (own.lists.contains(list))
    return (list + "...").str();
  if (own.lists.contains("..."))
    return "...";
  return all.lists.contains(list) ? (list + "...").str() : name.str();
}

void Line::add(tdl::OpOp op) {
  OperatorFacts facts(op);
  if (facts.getSplits().empty()) {
    whyNone = facts.describeNone();
    return;
  }
  const Splits &first = facts.getSplits().front();
  llvm::SmallSetVector<unsigned, 4> results;
  for (Value result : first.getResults())
    if (std::optional<unsigned> step = first.findStep(result))
      results.insert(*step);
  for (unsigned step : results)
    for (unsigned i = 0; i != first.getSteps()[step].getOp().getRank(); ++i)
      addPart(facts, step, i);
  for (unsigned step = 0; step != first.getSteps().size(); ++step)
    addTerms(facts, step);
}

Part &Line::getPart(StringRef name) {
  std::string written = names.find(name);
  auto part = llvm::find_if(
      parts, [&](const Part &each) { return each.name == written; });
  return part != parts.end() ? *part : parts.emplace_back(Part{written});
}

/// An index of the results, which is also that of the steps before it that are
/// read at the index alone.
void Line::addPart(OperatorFacts &facts, unsigned step, unsigned index) {
  ArrayRef<tdl::LambdaAnalysis> steps = facts.getSplits().front().getSteps();
  Part &part = getPart(steps[step].getVariables()[index].name);
  llvm::SmallSetVector<std::pair<unsigned, unsigned>, 4> same;
  same.insert({step, index});
  for (size_t i = 0; i != same.size(); ++i) {
    auto [at, own] = same[i];
    ArrayRef<IndexVariable> variables = steps[at].getVariables();
    part.hasHalo |= facts.hasHalo(at, own);
    for (unsigned number = 0; number != variables.size(); ++number) {
      Split split = facts.getSplit(at, number);
      part.isScan |=
          split.kind == Kind::Prefix && split.along == variables[own].name;
    }
    for (const PartRegion &region : facts.getRegions(at, own))
      for (const SymbolicDim &dim : region.dims)
        if (region.step && facts.isPart(at, dim) &&
            dim.dim < steps[*region.step].getOp().getRank())
          same.insert({*region.step, dim.dim});
  }
}

/// The indices that are folded, and the tensors in which data say what is read.
void Line::addTerms(const OperatorFacts &facts, unsigned step) {
  const tdl::LambdaAnalysis &analysis =
      facts.getSplits().front().getSteps()[step];
  if (tdl::OpaqueOp function = analysis.getOp().getOpaque())
    ::add(opaque, function.getCallee().str());
  for (auto [number, variable] : llvm::enumerate(analysis.getVariables())) {
    Split split = facts.getSplit(step, number);
    if (split.kind != Kind::Reduction && split.kind != Kind::Data)
      continue;
    // `best` of `@best.f32.i64`.
    std::string described = tdl::describeCombiner(split.combiner);
    StringRef fold = StringRef(described).ltrim('@').split('.').first;
    auto entry = llvm::find_if(
        terms, [&](const auto &each) { return each.first == fold; });
    if (entry == terms.end())
      entry = terms.insert(entry, {fold.str(), {}});
    // `table.0`, of a dimension.
    StringRef tensor = StringRef(variable.name).rsplit('.').first;
    ::add(entry->second, split.kind == Kind::Reduction
                             ? code(names.find(variable.name))
                             : code(tensor) + " by data");
  }
}

std::string Line::describeParts() const {
  if (parts.empty() && terms.empty())
    return whyNone;
  if (!parts.empty() && opaque.empty() &&
      llvm::all_of(parts, std::mem_fn(&Part::isPlain)))
    return "all";
  Names texts;
  for (const Part &part : parts)
    texts.push_back(code(part.name) + (part.isScan    ? " (scan)"
                                       : part.hasHalo ? " (halo)"
                                                      : ""));
  return llvm::join(texts, ", ");
}

std::string Line::describeTerms() const {
  Names texts;
  for (const auto &[fold, indices] : terms)
    texts.push_back(fold + ": " + llvm::join(indices, ", "));
  return llvm::join(texts, "; ");
}

//===----------------------------------------------------------------------===//
// The tables
//===----------------------------------------------------------------------===//

/// Up to the first period that a blank follows, for a cell of a table.
static std::string getFirstSentence(StringRef doc) {
  std::string text = llvm::join(llvm::split(doc.trim(), '\n'), " ");
  StringRef sentence = StringRef(text).take_front(text.find(". "));
  std::string escaped;
  bool isCode = false;
  for (char c : sentence) {
    isCode ^= c == '`';
    if (c == '|' || (!isCode && (c == '*' || c == '<')))
      escaped += '\\';
    escaped += c;
  }
  if (!escaped.empty() && escaped.back() != '.')
    escaped += '.';
  return escaped;
}

static std::string describeGradients(const syntax::Module &written,
                                     const syntax::Definition &definition) {
  if (definition.isGradient())
    return "";
  Names by;
  auto answers = syntax::findGradients(written, definition);
  for (const syntax::GradientAnswer &answer : answers)
    if (answer.why.empty())
      add(by, answer.parameter.str());
  if (by.size() > 1 && by.size() == answers.size())
    return "all";
  return listCode(by);
}

/// Those of most dimensions.
static SmallVector<OperatorInstance>
chooseInstances(SmallVector<OperatorInstance> instances) {
  auto countDims = [](const OperatorInstance &each) {
    int64_t dims = 0;
    for (Type operand : each.operands)
      dims += cast<RankedTensorType>(operand).getRank();
    return dims;
  };
  llvm::stable_sort(instances, [&](const auto &a, const auto &b) {
    return countDims(a) > countDims(b);
  });
  instances.truncate(std::min<size_t>(instances.size(), kInstances));
  return instances;
}

void tofu::printDigestHeading(raw_ostream &os) {
  os << R"(# Operators

What `tofu-describe --summary` prints of files of definitions, an operator a line. *Parts* are indices of the results of which devices
may have parts, which are put side by side: `halo` where the boxes that neighbours read overlap, `scan` where each takes what those
before it, or behind it, come to, along one dimension of a list. *Terms* are indices that are folded, and tensors of which data, or what
is no sum of indices, say where they are read (`by data`): a part gives one term of the results, or of a step before them. What is
opaque is split along what no function takes as a whole. Both are those of a few instances, of the most dimensions, as their pages say
(`tofu-describe FILE.tdl --op=NAME`), which also show what a part reads, and why others are not split. *Gradient by* are parameters of
numbers; `all` is each of several such, as none is by integers.
)";
}

void tofu::printDigest(StringRef family, Instances &instances,
                       ArrayRef<Operation *> definitions,
                       const syntax::Module &written, raw_ostream &os) {
  if (definitions.empty())
    return;
  os << "\n## " << family
     << "\n| operator | what it gives | parts | terms | gradient by |\n"
        "| --- | --- | --- | --- | --- |\n";
  WrittenIndices indices;
  llvm::StringMap<const syntax::Definition *> own;
  for (const syntax::Definition &each : written.definitions) {
    indices.add(each);
    if (written.isOwn(each.name))
      own[each.name.text] = &each;
  }
  for (Operation *each : definitions) {
    const syntax::Definition *definition = own.lookup(getDefinitionName(each));
    if (!definition)
      continue;
    std::string why;
    auto found = instances.find(each, &why);
    os << "| `";
    printSignature(*definition, os);
    os << "` | " << getFirstSentence(definition->doc);
    if (!found.empty()) {
      WrittenNames names(indices, *definition);
      Line line(names);
      for (const OperatorInstance &instance : chooseInstances(found))
        line.add(instance.op);
      std::string opaque = line.describeOpaque();
      if (!opaque.empty())
        os << (definition->doc.empty() ? "" : " ") << "Opaque: " << opaque
           << '.';
      os << " | " << line.describeParts() << " | " << line.describeTerms();
    } else {
      warnOfNoInstance(each, why);
      os << " | " << describeNoInstance(why) << " | ";
    }
    os << " | " << describeGradients(written, *definition) << " |\n";
  }
}
