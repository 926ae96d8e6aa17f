//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Printer.h"
#include "tofu/Syntax/Functions.h"
#include "tofu/Syntax/Tokens.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace tofu::syntax;
using llvm::raw_ostream;

namespace {
/// How tightly an expression binds; brackets go around what binds less tightly
/// than its place asks for.
enum Level { Any, Or, And, Negation, Comparison, Sum, Product, Unary, Atom };

Level levelOf(BinaryOp op) {
  if (op == BinaryOp::Or)
    return Or;
  if (op == BinaryOp::And)
    return And;
  if (isComparison(op))
    return Comparison;
  return op == BinaryOp::Add || op == BinaryOp::Sub ? Sum : Product;
}

/// An attribute's name, which may be a word of the language.
std::string quoteName(llvm::StringRef name) {
  return isReserved(name) ? ("`" + name + "`").str() : name.str();
}

class ExprPrinter {
public:
  ExprPrinter(const Exprs &exprs, raw_ostream &os) : exprs(exprs), os(os) {}

  void print(ExprId id, Level place) {
    if (exprs[id].getIf<Binary>())
      return printBinary(id, place);
    Level level = exprs[id].getIf<Bind>()  ? Any
                  : exprs[id].getIf<Not>() ? Negation
                                           : Atom;
    if (level < place)
      os << '(';
    exprs[id].visit([&](const auto &node) { printNode(node); });
    if (level < place)
      os << ')';
  }

  void printList(llvm::ArrayRef<ExprId> ids) {
    llvm::interleaveComma(ids, os, [&](ExprId id) {
      if (id == ExprId::None)
        os << ':';
      else
        print(id, Any);
    });
  }

  void printIndices(llvm::ArrayRef<BoundName> indices) {
    llvm::interleaveComma(indices, os, [&](const BoundName &index) {
      os << index.name.text;
      if (index.list && index.name.text != "...")
        os << "...";
      if (index.range != ExprId::None && !index.inferred) {
        os << " in ";
        print(index.range, Sum);
        if (index.list)
          os << "...";
      }
    });
  }

private:
  void printBinary(ExprId id, Level place);
  void printNode(const IntegerLiteral &node) { os << node.value; }
  void printNode(const FloatLiteral &node) { os << node.text; }
  void printNode(const BoolLiteral &node) {
    os << (node.value ? "true" : "false");
  }
  void printNode(const StringLiteral &node) { os << '"' << node.text << '"'; }
  void printNode(const ListLiteral &node) {
    os << '[';
    printList(node.elements);
    os << ']';
  }
  void printNode(const NameUse &node) { os << quoteName(node.text); }
  void printNode(const Negate &node) {
    os << '-';
    print(node.operand, Unary);
  }
  void printNode(const Not &node) {
    os << "not ";
    print(node.operand, Comparison);
  }
  void printNode(const Binary &) {} // printBinary
  void printNode(const Call &node) {
    os << node.name << '(';
    printList(node.arguments);
    os << ')';
  }
  void printNode(const Read &node);
  void printNode(const Reduce &node);
  void printNode(const Element &node) {
    print(node.operand, Atom);
    os << '.' << node.number;
  }
  void printNode(const Opaque &node);
  void printNode(const Expansion &node) {
    if (node.pattern != ExprId::None)
      print(node.pattern, Any);
    os << "...";
  }
  void printNode(const Fold &node) {
    static constexpr llvm::StringLiteral words[] = {"+", "*", "and", "or",
                                                    "else"};
    os << '(';
    print(node.pattern, node.kind <= Fold::Product ? Unary : Comparison);
    os << ' ' << words[node.kind] << " ...)";
  }
  void printNode(const Bind &node) {
    os << "let " << node.name.text << " = ";
    print(node.value, Or);
    os << " in ";
    print(node.body, Any);
  }

  const Exprs &exprs;
  raw_ostream &os;
};
} // namespace

void ExprPrinter::printBinary(ExprId id, Level place) {
  auto spine = leftSpine(exprs, id);
  // From the outside in, to know where brackets open.
  llvm::SmallVector<bool, 8> bracketed(spine.size());
  Level left = place;
  for (size_t i = spine.size(); i-- != 0;) {
    Level level = levelOf(exprs[spine[i]].getIf<Binary>()->op);
    bracketed[i] = level < left;
    if (bracketed[i])
      os << '(';
    left = level == Comparison ? Sum : level;
  }
  print(exprs[spine.front()].getIf<Binary>()->lhs, left);
  for (auto [inner, closes] : llvm::zip(spine, bracketed)) {
    const Binary &node = *exprs[inner].getIf<Binary>();
    os << ' ' << spell(node.op) << ' ';
    print(node.rhs, static_cast<Level>(levelOf(node.op) + 1));
    if (closes)
      os << ')';
  }
}

void ExprPrinter::printNode(const Read &node) {
  bool guarded = node.orElse != ExprId::None;
  os << (guarded ? "(" : "") << node.name << '[';
  printList(node.indices);
  os << ']';
  if (node.where != ExprId::None) {
    os << " where ";
    print(node.where, Or);
  }
  if (guarded) {
    os << " else ";
    print(node.orElse, Unary);
    os << ')';
  }
}

void ExprPrinter::printNode(const Reduce &node) {
  os << (node.reducer == Reducer::Named ? node.combiner.text
                                        : spell(node.reducer))
     << '(';
  printIndices(node.indices);
  if (node.where != ExprId::None) {
    os << " where ";
    print(node.where, Or);
  }
  os << ": ";
  printList(node.values);
  os << ')';
}

void ExprPrinter::printNode(const Opaque &node) {
  os << "opaque " << node.function.text << '(';
  llvm::interleaveComma(node.arguments, os, [&](const Slice &slice) {
    os << slice.name.text;
    if (slice.whole)
      return;
    os << '[';
    printList(slice.indices);
    os << ']';
  });
  if (!node.attributes.empty())
    os << "; ";
  llvm::interleaveComma(node.attributes, os, [&](const NamedValue &attribute) {
    os << quoteName(attribute.name.text) << " = ";
    print(attribute.value, Or);
  });
  os << ')';
}

void tofu::syntax::print(const Exprs &exprs, ExprId id, raw_ostream &os) {
  ExprPrinter(exprs, os).print(id, Any);
}

static void printAttribute(const Definition &definition,
                           const Attribute &attribute, raw_ostream &os) {
  os << quoteName(attribute.name.text);
  bool isNumber =
      attribute.kind == Attribute::Single && attribute.type == Type::Number;
  bool hasDefault = attribute.initial != ExprId::None;
  // The default tells the kind, but for a number written as an integer, for
  // words, and for a list of them.
  bool isInteger =
      hasDefault && definition[attribute.initial].getIf<IntegerLiteral>();
  if (attribute.kind == Attribute::Word ||
      attribute.kind == Attribute::Integers ||
      attribute.kind == Attribute::Numbers ||
      (isNumber && (!hasDefault || isInteger)) ||
      (attribute.kind == Attribute::Bool && !hasDefault))
    os << " of " << attribute.spellKind();
  if (!hasDefault)
    return;
  os << " = ";
  print(definition, attribute.initial, os);
}

static void printTensor(const Definition &definition, const TensorExpr &tensor,
                        raw_ostream &os) {
  os << tensor.name.text << (tensor.list ? "..." : "");
  if (!tensor.isCall)
    return;
  os << '(';
  llvm::interleaveComma(tensor.arguments, os, [&](const TensorExpr &each) {
    printTensor(definition, each, os);
  });
  if (!tensor.attributes.empty())
    os << "; ";
  llvm::interleaveComma(tensor.attributes, os, [&](const NamedValue &each) {
    os << quoteName(each.name.text) << " = ";
    print(definition, each.value, os);
  });
  os << ')';
}

static void printElement(const ElementType &element, raw_ostream &os) {
  if (!(element == ElementType{}))
    os << " of " << spell(element);
}

static void printResults(const Exprs &exprs, llvm::ArrayRef<Result> results,
                         raw_ostream &os) {
  llvm::interleaveComma(results, os, [&](const Result &each) {
    os << '[';
    ExprPrinter(exprs, os).printList(each.extents);
    os << ']';
    printElement(each.element, os);
  });
}

static void printStep(const Definition &definition, const Step &step,
                      raw_ostream &os) {
  ExprPrinter exprs(definition, os);
  bool isLet = !step.names.empty();
  if (isLet) {
    os << "let " << (step.names.size() > 1 ? "(" : "");
    llvm::interleaveComma(step.names, os, [&](Name name) { os << name.text; });
    os << (step.names.size() > 1 ? ")" : "");
  }
  if (step.body == ExprId::None) {
    os << (isLet ? " = " : "");
    return printTensor(definition, step.tensor, os);
  }
  if (step.isValue) {
    os << " = ";
    return exprs.print(step.body, Any);
  }
  os << (isLet ? "[" : step.indices.empty() ? "lambda" : "lambda ");
  exprs.printIndices(step.indices);
  os << (isLet ? "]" : ": ");
  if (!step.results.empty()) {
    os << " -> ";
    printResults(definition, step.results, os);
  }
  os << (isLet ? " = " : "");
  exprs.print(step.body, Any);
}

static void printDoc(llvm::StringRef doc, raw_ostream &os) {
  if (doc.empty())
    return;
  for (llvm::StringRef line : llvm::split(doc, '\n'))
    os << (line.empty() ? "///" : "/// ") << line << '\n';
}

/// Operands and attributes, in parentheses.
static void printOperands(const Definition &definition, raw_ostream &os) {
  ExprPrinter exprs(definition, os);
  os << '(';
  llvm::interleaveComma(definition.parameters, os, [&](const Parameter &each) {
    os << each.name.text << (each.list ? "..." : "") << ": [";
    for (auto [i, extent] : llvm::enumerate(each.extents)) {
      os << (i ? ", " : "") << (each.isOwn[i] ? "each " : "");
      exprs.print(extent, Any);
    }
    os << ']';
    printElement(each.element, os);
  });
  if (!definition.attributes.empty()) {
    os << "; ";
    llvm::interleaveComma(
        definition.attributes, os,
        [&](const Attribute &each) { printAttribute(definition, each, os); });
  }
  os << ')';
}

static void printGradient(const Definition &definition, raw_ostream &os) {
  os << " = gradient of " << definition.gradientOf.text << " by ";
  llvm::interleaveComma(definition.gradientBy, os,
                        [&](Name by) { os << by.text; });
}

void tofu::syntax::printSignature(const Definition &definition,
                                  raw_ostream &os) {
  os << definition.name.text;
  if (definition.isGradient())
    return printGradient(definition, os);
  printOperands(definition, os);
  os << " -> ";
  printResults(definition, definition.results, os);
}

void tofu::syntax::print(const Definition &definition, raw_ostream &os) {
  ExprPrinter exprs(definition, os);
  printDoc(definition.doc, os);
  os << "op " << definition.name.text;
  if (!definition.operation.empty())
    os << " for \"" << definition.operation << '"';
  if (!definition.statedBy.empty()) {
    os << " for gradient of " << definition.statedOf.text << " by ";
    llvm::interleaveComma(definition.statedBy, os,
                          [&](Name by) { os << by.text; });
  }
  if (definition.isGradient()) {
    printGradient(definition, os);
    os << '\n';
    return;
  }
  printOperands(definition, os);
  os << "\n    -> ";
  printResults(definition, definition.results, os);
  if (!definition.constraints.empty())
    os << "\n    where ";
  llvm::interleaveComma(definition.constraints, os,
                        [&](const Constraint &each) {
                          exprs.print(each.condition, Or);
                          if (!each.message.empty())
                            os << ": \"" << each.message << '"';
                        });
  os << " =\n";
  for (const Step &step : definition.lets) {
    os << "  ";
    printStep(definition, step, os);
    os << '\n';
  }
  os << "  ";
  llvm::interleave(
      definition.bodies, os,
      [&](const Step &step) { printStep(definition, step, os); }, ",\n  ");
  os << '\n';
}

void tofu::syntax::print(const FunctionDefinition &function, raw_ostream &os) {
  printDoc(function.doc, os);
  os << "def " << function.name.text;
  if (!function.parameters.empty()) {
    os << '(';
    llvm::interleaveComma(function.parameters, os,
                          [&](Name name) { os << name.text; });
    os << ')';
  }
  os << " = ";
  print(function, function.body, os);
  os << '\n';
}

void tofu::syntax::print(const CombinerDefinition &combiner, raw_ostream &os) {
  printDoc(combiner.doc, os);
  os << "combiner " << combiner.name.text << '(';
  auto printName = [&](Name name) { os << name.text; };
  llvm::interleaveComma(combiner.left, os, printName);
  os << "; ";
  llvm::interleaveComma(combiner.right, os, printName);
  os << ") from (";
  ExprPrinter(combiner, os).printList(combiner.identities);
  os << ") = (";
  ExprPrinter(combiner, os).printList(combiner.values);
  os << ")\n";
}

void tofu::syntax::print(const Module &module, raw_ostream &os) {
  const char *between = "";
  for (const Import &import : module.files.front().imports) {
    os << "import \"" << import.path << "\"\n";
    between = "\n";
  }
  auto printAll = [&](const auto &items) {
    for (const auto &item : items) {
      if (!module.isOwn(item.name))
        continue;
      os << between;
      print(item, os);
      between = "\n";
    }
  };
  printAll(module.functions);
  printAll(module.combiners);
  printAll(module.definitions);
}
