//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Printer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace tofu::syntax;
using llvm::raw_ostream;

namespace {
/// How tightly an expression binds; brackets go around what binds less tightly
/// than its place asks for.
enum Level { And = 1, Comparison, Sum, Product, Unary, Atom };

Level levelOf(BinaryOp op) {
  if (op == BinaryOp::And)
    return And;
  if (isComparison(op))
    return Comparison;
  return op == BinaryOp::Add || op == BinaryOp::Sub ? Sum : Product;
}

class ExprPrinter {
public:
  ExprPrinter(const Definition &definition, raw_ostream &os)
      : definition(definition), os(os) {}

  void print(ExprId id, Level place) {
    if (definition[id].getIf<Binary>())
      return printBinary(id, place);
    std::visit([&](const auto &node) { printNode(node); }, definition[id].node);
  }

  void printList(llvm::ArrayRef<ExprId> ids) {
    llvm::interleaveComma(ids, os, [&](ExprId id) {
      if (id == ExprId::None)
        os << ':';
      else
        print(id, And);
    });
  }

private:
  void printBinary(ExprId id, Level place);
  void printNode(const IntegerLiteral &node) { os << node.value; }
  void printNode(const FloatLiteral &node) { os << node.text; }
  void printNode(const NameUse &node) { os << node.text; }
  void printNode(const Negate &node) {
    os << '-';
    print(node.operand, Unary);
  }
  void printNode(const Binary &) {} // printBinary
  void printNode(const Call &node) {
    os << node.name << '(';
    printList(node.arguments);
    os << ')';
  }
  void printNode(const Read &node);
  void printNode(const Reduce &node);
  void printNode(const Opaque &node);

  const Definition &definition;
  raw_ostream &os;
};
} // namespace

void ExprPrinter::printBinary(ExprId id, Level place) {
  auto spine = leftSpine(definition, id);
  // From the outside in, to know where brackets open.
  llvm::SmallVector<bool, 8> bracketed(spine.size());
  Level left = place;
  for (size_t i = spine.size(); i-- != 0;) {
    Level level = levelOf(definition[spine[i]].getIf<Binary>()->op);
    bracketed[i] = level < left;
    if (bracketed[i])
      os << '(';
    left = level == Comparison ? Sum : level;
  }
  print(definition[spine.front()].getIf<Binary>()->lhs, left);
  for (auto [inner, closes] : llvm::zip(spine, bracketed)) {
    const Binary &node = *definition[inner].getIf<Binary>();
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
    print(node.where, And);
  }
  if (guarded) {
    os << " else ";
    print(node.orElse, Unary);
    os << ')';
  }
}

void ExprPrinter::printNode(const Reduce &node) {
  os << spell(node.reducer) << '(';
  llvm::interleaveComma(node.indices, os, [&](const ReduceIndex &index) {
    os << index.name.text;
    if (index.range != ExprId::None && !index.inferred) {
      os << " in ";
      print(index.range, Sum);
    }
  });
  if (node.where != ExprId::None) {
    os << " where ";
    print(node.where, And);
  }
  os << ": ";
  print(node.body, And);
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
    os << attribute.name.text << " = ";
    print(attribute.value, And);
  });
  os << ')';
}

void tofu::syntax::print(const Definition &definition, ExprId id,
                         raw_ostream &os) {
  ExprPrinter(definition, os).print(id, And);
}

static void printAttribute(const Definition &definition,
                           const Attribute &attribute, raw_ostream &os) {
  os << attribute.name.text;
  bool isNumber = attribute.type == Type::Number;
  if (attribute.initial == ExprId::None) {
    os << (isNumber ? " of float" : "");
    return;
  }
  // The default tells the type, but for a number written as an integer.
  if (isNumber && definition[attribute.initial].getIf<IntegerLiteral>())
    os << " of float";
  os << " = ";
  print(definition, attribute.initial, os);
}

void tofu::syntax::print(const Definition &definition, raw_ostream &os) {
  ExprPrinter exprs(definition, os);
  if (!definition.doc.empty())
    for (llvm::StringRef line : llvm::split(definition.doc, '\n'))
      os << (line.empty() ? "///" : "/// ") << line << '\n';
  os << "op " << definition.name.text;
  if (!definition.operation.empty())
    os << " for \"" << definition.operation << '"';
  os << '(';
  llvm::interleaveComma(definition.parameters, os, [&](const Parameter &each) {
    os << each.name.text << ": [";
    exprs.printList(each.extents);
    os << (each.element == Type::Integer ? "] of int" : "]");
  });
  if (!definition.attributes.empty()) {
    os << "; ";
    llvm::interleaveComma(
        definition.attributes, os,
        [&](const Attribute &each) { printAttribute(definition, each, os); });
  }
  os << ")\n    -> ";
  llvm::interleaveComma(definition.results, os, [&](const Result &each) {
    os << '[';
    exprs.printList(each.extents);
    os << (each.element == Type::Integer ? "] of int" : "]");
  });
  os << " =\n  lambda";
  for (auto [i, index] : llvm::enumerate(definition.indices))
    os << (i == 0 ? " " : ", ") << index.text;
  os << ": ";
  exprs.print(definition.body, And);
  os << '\n';
}

void tofu::syntax::print(const Module &module, raw_ostream &os) {
  llvm::interleave(
      module.definitions, os, [&](const Definition &each) { print(each, os); },
      "\n");
}
