//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Gradients that operators call, and those that are operators.
//
//===----------------------------------------------------------------------===//
#include "tofu/Elaboration/Elaborator.h"
#include "tofu/Gradient/Stated.h"
#include "tofu/Syntax/Functions.h"
#include "tofu/Syntax/Printer.h"

using namespace tofu::syntax;

/// An attribute as a caller writes it.
ExprId Elaborator::toArgument(const Item &item, Type type) {
  if (item.kind == Item::Word)
    return emit(item.loc, StringLiteral{item.text});
  if (item.kind == Item::List) {
    ListLiteral list;
    for (const Item &each : *item.list)
      list.elements.push_back(toArgument(each, type));
    return emit(item.loc, std::move(list));
  }
  ExprId id = toCode(item);
  llvm::SmallVector<ExprId> rest = {id};
  while (!rest.empty()) { // it is of no lambda, which would be checked
    Expr &expr = out[rest.pop_back_val()];
    if (expr.type == Type::Unknown)
      expr.type = type;
    llvm::append_range(rest, getOperands(expr));
  }
  return id;
}

/// Where a gradient is derived, what an operator does whose own gradient is
/// stated is not looked at: its stages become one that applies it.
void Elaborator::keepApplied(const Definition &callee,
                             llvm::ArrayRef<unsigned> operands,
                             llvm::ArrayRef<unsigned> tensors,
                             size_t numTensors, size_t numStages) {
  bool isMade = llvm::all_of(
      tensors, [&](unsigned tensor) { return tensor >= numTensors; });
  if (gradientDepth == 0 || !isMade || !isStated(module, callee))
    return;
  Stage stage;
  stage.name = callee.name;
  stage.applied = &callee;
  stage.operands.assign(operands.begin(), operands.end());
  stage.tensors.assign(tensors.begin(), tensors.end());
  for (const Attribute &attribute : callee.attributes)
    if (const Item *item = environment.find(attribute.name.text, true))
      stage.attributes.push_back(
          {attribute.name, toArgument(*item, attribute.type)});
  out.stages.resize(numStages);
  out.stages.push_back(std::move(stage));
}

/// What tells values apart: text would not, which may name attributes that are
/// others at the next call.
static void writeKey(llvm::raw_ostream &os, const StaticValue &value) {
  auto write = [&](auto number) {
    if constexpr (std::is_same_v<decltype(number), double>)
      os << llvm::bit_cast<uint64_t>(number) << ',';
    else
      os << int64_t(number) << ',';
  };
  os << value.index() << ':';
  std::visit(
      [&](const auto &known) {
        using Known = std::decay_t<decltype(known)>;
        if constexpr (std::is_same_v<Known, std::string>)
          os << known.size() << ':' << known;
        else if constexpr (std::is_arithmetic_v<Known>)
          write(known);
        else
          llvm::for_each(known, write);
      },
      value);
  os << ';';
}

/// The definition of a gradient that is applied. Attributes of a generic one
/// are known; they are taken from `tensor`.
std::shared_ptr<const Derived>
Elaborator::deriveCalled(const Definition &callee, TensorExpr &tensor,
                         llvm::ArrayRef<unsigned> operands) {
  std::optional<Instance> instance;
  std::string key;
  if (callee.generic) {
    instance.emplace();
    llvm::raw_string_ostream os(key);
    for (unsigned operand : operands) {
      const Tensor &from = out.tensors[operand];
      Instance::Operand as{from.element, from.extents.size()};
      for (ExprId extent : from.extents) {
        const auto *name = out[extent].getIf<NameUse>();
        auto known = name ? isOne.find(name->text) : isOne.end();
        const auto *literal = out[extent].getIf<IntegerLiteral>();
        as.isOne.push_back(known != isOne.end()
                               ? known->second
                               : literal && literal->value == 1);
        os << as.isOne.back();
      }
      os << spell(from.element) << ',';
      instance->operands.push_back(std::move(as));
    }
    for (const NamedValue &value : tensor.attributes) {
      Item item = expand(value.value);
      StaticValue &given = instance->attributes[value.name.text];
      if (item.kind == Item::Integer)
        given = item.integer;
      else if (item.kind == Item::Number)
        given = item.number;
      else if (item.kind == Item::Truth)
        given = item.integer != 0;
      else if (item.kind == Item::Word)
        given = item.text.str();
      else if (item.kind == Item::List &&
               llvm::all_of(*item.list, [](const Item &each) {
                 return each.kind == Item::Integer;
               })) {
        std::vector<int64_t> list;
        for (const Item &each : *item.list)
          list.push_back(each.integer);
        given = std::move(list);
      } else {
        if (item.kind != Item::None)
          error(value.name.loc(),
                "attribute '" + value.name.text + "' of the gradient '" +
                    callee.name.text +
                    "' is not known where it is applied; of a generic "
                    "definition it has to be");
        return nullptr;
      }
      os << value.name.text << '=';
      writeKey(os, given);
    }
    tensor.attributes.clear();
  }
  auto &known = gradients[{&callee, key}];
  if (known)
    return known;
  unsigned before = diagnostics.errors();
  auto made = deriveGradient(module, callee, instance ? &*instance : nullptr,
                             diagnostics, work, gradientDepth + 1,
                             /*isDifferentiated=*/gradientDepth != 0);
  if (!made) {
    hasFailed = true;
    if (gradientDepth == 0 && diagnostics.errors() != before)
      diagnostics.note(tensor.name.loc(), "applied here");
    return nullptr;
  }
  out.kept.push_back(made);
  out.derived.emplace_back(*made->text, callee.name.loc());
  return known = made;
}

/// What is derived is elaborated as any text is.
std::optional<Operator> tofu::syntax::elaborateGradient(
    const Module &module, const Definition &definition,
    const Instance *instance, Diagnostics &diagnostics, Work &work,
    unsigned gradientDepth) {
  Operator result;
  auto derived =
      deriveGradient(module, definition, instance, diagnostics, work,
                     gradientDepth, /*isDifferentiated=*/gradientDepth != 0);
  if (!derived)
    return std::nullopt;
  result.kept.push_back(derived);
  result.derived.emplace_back(*derived->text, definition.name.loc());
  // Errors are none of the reader's, unless they are in what is written.
  std::string message;
  llvm::SMLoc written;
  auto collect = [&](llvm::SourceMgr::DiagKind kind, llvm::SMLoc loc,
                     const llvm::Twine &text) {
    if (kind != llvm::SourceMgr::DK_Error || !message.empty())
      return;
    message = text.str();
    if (module.isWritten(loc))
      written = loc;
  };
  Diagnostics quiet(collect);
  if (!Elaborator(module, quiet, result, work, gradientDepth)
           .run(derived->definition(),
                instance ? &derived->instance : nullptr)) {
    if (written.isValid()) {
      diagnostics.error(written, message);
      diagnostics.note(definition.name.loc(), "applied here");
    } else {
      diagnostics.error(definition.name.loc(),
                        "the gradient that is derived has an error: " +
                            message);
    }
    return std::nullopt;
  }
  result.name = definition.name;
  result.operation = definition.operation;
  return result;
}
