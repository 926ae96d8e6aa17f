//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Export/ParameterFormulas.h"
#include "tofu/Syntax/Printer.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"

using namespace tofu;
using namespace tofu::syntax;
using llvm::StringRef;

namespace {
/// How often names stand in what is printed.
class Mentions {
public:
  explicit Mentions(const Definition &definition) : code(definition) {
    for (const Parameter &parameter : definition.parameters)
      addAll(parameter.extents);
    addAll(definition.results);
    for (const Constraint &constraint : definition.constraints)
      add(constraint.condition);
    for (const std::vector<Step> *steps :
         {&definition.lets, &definition.bodies})
      for (const Step &step : *steps) {
        addRanges(step.indices);
        addAll(step.results);
        add(step.body);
      }
  }

  unsigned count(StringRef name) const { return counts.lookup(name); }

private:
  void addAll(llvm::ArrayRef<ExprId> ids) {
    for (ExprId id : ids)
      add(id);
  }
  void addAll(llvm::ArrayRef<Result> results) {
    for (const Result &result : results)
      addAll(result.extents);
  }
  void addRanges(llvm::ArrayRef<BoundName> indices) {
    for (const BoundName &index : indices)
      if (!index.inferred)
        add(index.range);
  }
  void add(ExprId root);

  const Exprs &code;
  llvm::StringMap<unsigned> counts;
  llvm::DenseSet<uint32_t> seen; // of what is not a name
};
} // namespace

void Mentions::add(ExprId root) {
  llvm::SmallVector<ExprId> pending{root};
  while (!pending.empty()) {
    ExprId id = pending.pop_back_val();
    if (id == ExprId::None)
      continue;
    const Expr &expr = code[id];
    if (const auto *name = expr.getIf<NameUse>())
      ++counts[name->text];
    else if (!seen.insert(static_cast<uint32_t>(id)).second)
      continue;
    if (const auto *reduce = expr.getIf<Reduce>())
      addRanges(reduce->indices);
    if (const auto *opaque = expr.getIf<Opaque>())
      for (const NamedValue &value : opaque->attributes)
        pending.push_back(value.value);
    llvm::append_range(pending, getOperands(expr));
  }
}

static std::string spell(const Exprs &code, ExprId id) {
  std::string text;
  llvm::raw_string_ostream os(text);
  print(code, id, os);
  return text;
}

/// The extent that has the name.
static ExprId *findExtent(Definition &definition, StringRef name,
                          size_t &dimension) {
  for (Parameter &parameter : definition.parameters)
    for (auto [i, extent] : llvm::enumerate(parameter.extents))
      if (const auto *use = definition[extent].getIf<NameUse>();
          use && use->text == name) {
        dimension = i;
        return &extent;
      }
  return nullptr;
}

void tofu::restoreFormulas(Definition &definition) {
  Mentions mentions(definition);
  llvm::erase_if(definition.constraints, [&](const Constraint &constraint) {
    const auto *node = definition[constraint.condition].getIf<Binary>();
    const auto *name = node && node->op == BinaryOp::Eq
                           ? definition[node->lhs].getIf<NameUse>()
                           : nullptr;
    size_t dimension = 0;
    ExprId *extent =
        name ? findExtent(definition, name->text, dimension) : nullptr;
    // It stands there and here alone.
    if (!extent || mentions.count(name->text) != 2)
      return false;
    const Expr &formula = definition[node->rhs];
    StringRef message = constraint.message;
    if (formula.getIf<NameUse>() || formula.getIf<IntegerLiteral>() ||
        !message.starts_with("dimension " + std::to_string(dimension) +
                             " of '") ||
        !message.ends_with("' has to be " + spell(definition, node->rhs)))
      return false;
    *extent = node->rhs;
    return true;
  });
}
