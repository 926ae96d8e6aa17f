//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The grammar's other half: a small stack machine that makes a definition from
// the pieces of text that the grammar recognises, in their order. The grammar
// never goes back over a piece that it has handed over.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SYNTAX_BUILDER_H
#define TOFU_SYNTAX_BUILDER_H

#include "tofu/Syntax/Ast.h"
#include "tofu/Syntax/Diagnostics.h"

namespace tofu::syntax {

class Builder {
public:
  Builder(Diagnostics &diagnostics, std::string doc)
      : diagnostics(diagnostics) {
    definition.doc = std::move(doc);
  }
  /// The definition, once all of it was handed over.
  Definition take();

  // The heading.
  void operatorName(llvm::StringRef text) { definition.name = {text}; }
  void parameter(llvm::StringRef text);
  void dimensionName(llvm::StringRef text);
  void dimensionLiteral(llvm::StringRef text);
  void attribute(llvm::StringRef text);
  void attributeValue(llvm::StringRef text);
  void result(llvm::StringRef text);
  void operation(llvm::StringRef text) {
    definition.operation = text.drop_front().drop_back().str();
    definition.operationLoc = llvm::SMLoc::getFromPointer(text.data());
  }
  void resultExtent() { definition.results.back().extents.push_back(pop()); }
  /// `of`, for the parameter, attribute or result before it.
  void elementType(llvm::StringRef text);
  void lambdaIndex(llvm::StringRef text) {
    definition.indices.push_back({text});
  }
  void lambdaBody() { definition.body = pop(); }

  // Expressions: operands are on a stack, what is open on another.
  void literal(llvm::StringRef text);
  void name(llvm::StringRef text);
  void binaryOperator(llvm::StringRef text);
  void binaryFold();
  void minus(llvm::StringRef text) { minuses.push_back(text); }
  void minusFold();

  /// Turns the name on the stack into what is read or called.
  void openBracket();
  void readIndices() { frames.back().operands = popTo(frames.back().base); }
  void readWhere() { frames.back().where = pop(); }
  void readElse() { frames.back().orElse = pop(); }
  void read();
  void call();

  void reducer(llvm::StringRef text);
  void reduceIndex(llvm::StringRef text);
  void reduceRange();
  void reduceWhere() { frames.back().where = pop(); }
  void reduce();

  void opaqueFunction(llvm::StringRef text);
  void slice(llvm::StringRef text);
  void sliceBracket() { frames.back().slices.back().whole = false; }
  void sliceAll();
  void sliceIndex();
  void valueName(llvm::StringRef text);
  void valueUse(llvm::StringRef text);
  void valueEnd() { frames.back().values.back().value = pop(); }
  void opaque();

private:
  /// A bracket that is open: its contents are the operands above `base`.
  struct Frame {
    llvm::StringRef name;
    size_t base = 0;
    llvm::SmallVector<ReduceIndex, 2> indices;
    llvm::SmallVector<Slice, 2> slices;
    llvm::SmallVector<NamedValue, 2> values;
    llvm::SmallVector<ExprId, 4> operands;
    ExprId where = ExprId::None, orElse = ExprId::None;
  };

  template <typename Node> ExprId make(llvm::StringRef text, Node node);
  void push(ExprId id) { operands.push_back(id); }
  ExprId pop() { return operands.pop_back_val(); }
  void openFrame(llvm::StringRef text);
  Frame closeFrame();
  llvm::SmallVector<ExprId, 4> popTo(size_t base);
  Expr parseLiteral(llvm::StringRef text);

  Diagnostics &diagnostics;
  Definition definition;
  Type *subject = nullptr; // what the next `of` describes
  llvm::SmallVector<ExprId, 16> operands;
  llvm::SmallVector<llvm::StringRef, 16> operators, minuses;
  std::vector<Frame> frames;
};

} // namespace tofu::syntax

#endif // TOFU_SYNTAX_BUILDER_H
