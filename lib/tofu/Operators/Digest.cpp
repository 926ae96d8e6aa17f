//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/Digest.h"

#include "mlir/Analysis/FlatLinearValueConstraints.h"
#include "tofu/Analysis/LambdaAnalysis.h"
#include "tofu/Operators/Setting.h"
#include "tofu/Syntax/Gradient/Survey.h"
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
static constexpr unsigned kInstances = 3, kSettings = 2;

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
// Splits
//===----------------------------------------------------------------------===//

/// Whether neighbouring parts of the index read elements in common: a window
/// reaches further than from one value of the index to the next.
static bool overlap(const tdl::LambdaAnalysis &analysis, unsigned index) {
  ArrayRef<IndexVariable> variables = analysis.getVariables();
  auto reachesOver = [&](AffineExpr expr) {
    SmallVector<int64_t> factors;
    if (!expr.isFunctionOfDim(index) ||
        failed(getFlattenedAffineExpr(expr, variables.size(), 0, &factors)) ||
        factors.size() != variables.size() + 1) // what is divided has more
      return false;
    int64_t reach = 0;
    for (auto [number, other] : llvm::enumerate(variables)) {
      if (number == index || factors[number] == 0)
        continue;
      if (other.kind == Kind::Output)
        return false; // several indices make one coordinate
      reach += std::abs(factors[number]) * (other.extent - 1);
    }
    return reach >= std::abs(factors[index]);
  };
  return llvm::any_of(analysis.getAccesses(), [&](const tdl::Access &access) {
    return llvm::any_of(access.map.getResults(), reachesOver);
  });
}

/// Whether they do, or those of the steps that it reads at the index alone.
static bool hasHalo(tdl::LambdaOp op, unsigned index) {
  llvm::SetVector<std::pair<tdl::LambdaOp, unsigned>> indices;
  indices.insert({op, index});
  for (size_t i = 0; i != indices.size(); ++i) {
    auto [step, own] = indices[i];
    tdl::LambdaAnalysis analysis(step);
    if (overlap(analysis, own))
      return true;
    AffineExpr alone = getAffineDimExpr(own, op.getContext());
    for (const tdl::Access &access : analysis.getAccesses())
      if (auto from =
              step.getInputs()[access.input].getDefiningOp<tdl::LambdaOp>())
        for (auto [dim, expr] : llvm::enumerate(access.map.getResults()))
          if (expr == alone && dim < from.getRank())
            indices.insert({from, unsigned(dim)});
  }
  return false;
}

static SmallVector<tdl::LambdaOp> getResultLambdas(ModuleOp module) {
  SmallVector<tdl::LambdaOp> lambdas;
  Block &body = getMain(module).getBody().front();
  for (Value result : body.getTerminator()->getOperands())
    if (auto lambda = result.getDefiningOp<tdl::LambdaOp>();
        lambda && !llvm::is_contained(lambdas, lambda))
      lambdas.push_back(lambda);
  return lambdas;
}

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
  bool isSplit = true, hasHalo = false, isScan = false;
  bool isPlain() const { return isSplit && !hasHalo && !isScan; }
};

/// Of some instances of an operator together.
class Splits {
public:
  explicit Splits(const WrittenNames &names) : names(names) {}
  void add(tdl::OpOp op);

  std::string describeParts() const;
  std::string describeTerms() const;
  std::string describeOpaque() const { return listCode(opaque); }

private:
  Part &getPart(StringRef name);
  void addParts(tdl::LambdaOp op);
  void addTerms(tdl::OpOp definition, tdl::LambdaOp op);

  const WrittenNames &names;
  std::vector<Part> parts;
  std::vector<std::pair<std::string, Names>> terms; // by how they are folded
  Names opaque;
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

void Splits::add(tdl::OpOp op) {
  for (const Setting &setting : chooseSettings(op, kSettings)) {
    if (OwningOpRef<ModuleOp> module = instantiate(op, setting))
      for (tdl::LambdaOp lambda : getResultLambdas(*module))
        addParts(lambda);
    OwningOpRef<ModuleOp> planned = apply(op, setting);
    if (planned && succeeded(prepareForAnalysis(*planned, tdl::Shared::All)))
      planned->walk([&](tdl::LambdaOp lambda) { addTerms(op, lambda); });
  }
}

Part &Splits::getPart(StringRef name) {
  std::string written = names.find(name);
  auto part = llvm::find_if(
      parts, [&](const Part &each) { return each.name == written; });
  return part != parts.end() ? *part : parts.emplace_back(Part{written});
}

void Splits::addParts(tdl::LambdaOp op) {
  tdl::LambdaAnalysis analysis(op);
  ArrayRef<IndexVariable> variables = analysis.getVariables();
  for (auto [number, variable] : llvm::enumerate(variables)) {
    if (number < op.getRank()) {
      Part &part = getPart(variable.name);
      part.isSplit &= variable.kind == Kind::Output;
      part.hasHalo |= hasHalo(op, number);
    } else if (variable.kind == Kind::Prefix) {
      getPart(variables[variable.along].name).isScan = true;
    }
  }
}

/// What the tensor is called that a coordinate of is given by data.
static std::string getTensorName(tdl::OpOp definition, tdl::LambdaOp op,
                                 unsigned input) {
  Value tensor = op.getInputs()[input];
  if (auto argument = dyn_cast<BlockArgument>(tensor))
    tensor = definition.getBody().getArgument(argument.getArgNumber());
  else
    return tdl::getSourceName(tensor.getLoc());
  return tdl::getName(tensor, "");
}

/// The indices that are folded, and the tensors in which data say what is read.
void Splits::addTerms(tdl::OpOp definition, tdl::LambdaOp op) {
  if (tdl::OpaqueOp function = op.getOpaque())
    ::add(opaque, function.getCallee().str());
  tdl::LambdaAnalysis analysis(op);
  for (auto [number, variable] : llvm::enumerate(analysis.getVariables())) {
    if (variable.kind != Kind::Reduction && variable.kind != Kind::Data)
      continue;
    // `best` of `@best.f32.i64`.
    std::string described = tdl::describeCombiner(variable.combiner);
    StringRef fold = StringRef(described).ltrim('@').split('.').first;
    auto entry = llvm::find_if(
        terms, [&](const auto &each) { return each.first == fold; });
    if (entry == terms.end())
      entry = terms.insert(entry, {fold.str(), {}});
    if (variable.kind == Kind::Reduction)
      ::add(entry->second, code(names.find(variable.name)));
    else
      for (const tdl::Access &access : analysis.getAccesses())
        if (access.map.isFunctionOfDim(number))
          ::add(entry->second,
                code(getTensorName(definition, op, access.input)) + " by data");
  }
}

std::string Splits::describeParts() const {
  if (!parts.empty() && opaque.empty() &&
      llvm::all_of(parts, std::mem_fn(&Part::isPlain)))
    return "all";
  Names texts;
  for (const Part &part : parts)
    if (part.isSplit || part.isScan)
      texts.push_back(code(part.name) + (part.isScan    ? " (scan)"
                                         : part.hasHalo ? " (halo)"
                                                        : ""));
  return llvm::join(texts, ", ");
}

std::string Splits::describeTerms() const {
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
may have parts, which are put side by side: `halo` where neighbours read elements in common, `scan` where each takes what those before
it come to, along one dimension of a list. *Terms* are indices that are folded, and tensors in which data say what is read: a part
gives one term of the results, or of a step before them. What is opaque is split along what no function takes as a whole. Both are
those of a few instances, of the most dimensions; what a part reads, and why others are not split, is on an operator's page
(`tofu-describe FILE.tdl --op=NAME`). *Gradient by* are parameters of numbers; `all` is each of several such, as none is by integers.
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
      Splits splits(names);
      for (const OperatorInstance &instance : chooseInstances(found))
        splits.add(instance.op);
      std::string opaque = splits.describeOpaque();
      if (!opaque.empty())
        os << (definition->doc.empty() ? "" : " ") << "Opaque: " << opaque
           << '.';
      os << " | " << splits.describeParts() << " | " << splits.describeTerms();
    } else {
      os << " | " << describeNoInstance(why) << " | ";
    }
    os << " | " << describeGradients(written, *definition) << " |\n";
  }
}
