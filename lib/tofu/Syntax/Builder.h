//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The grammar's other half: a small stack machine that makes an item from
// the pieces of text that the grammar recognises, in their order. The grammar
// never goes back over a piece that it has handed over.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_SYNTAX_BUILDER_H
#define TOFU_SYNTAX_BUILDER_H

#include "tofu/Syntax/Module.h"

namespace tofu::syntax {

class Builder {
public:
  /// Of a text of that size.
  Builder(Diagnostics &diagnostics, std::string doc, size_t size);
  /// Adds the item, once all of it was handed over.
  void addTo(Module &module);

  // The heading.
  void operatorName(llvm::StringRef text) { definition.name = {text, {}}; }
  void gradientOf(llvm::StringRef text) { definition.gradientOf = {text, {}}; }
  void gradientBy(llvm::StringRef text) {
    definition.gradientBy.push_back({text, {}});
  }
  void statedOf(llvm::StringRef text) { definition.statedOf = {text, {}}; }
  void statedBy(llvm::StringRef text) {
    definition.statedBy.push_back({text, {}});
  }
  void parameter(llvm::StringRef text);
  void parameterList() {
    definition.parameters.back().list = definition.generic = true;
  }
  void eachDimension(llvm::StringRef text) { hasOwnExtent = true; }
  void dimension();
  void attribute(llvm::StringRef text);
  void attributeKind(llvm::StringRef text);
  void attributeWord(llvm::StringRef text);
  void attributeValue();
  void result(llvm::StringRef text);
  void operation(llvm::StringRef text) {
    definition.operation = text.drop_front().drop_back().str();
    definition.operationLoc = llvm::SMLoc::getFromPointer(text.data());
  }
  void resultExtent() { getResults().back().extents.push_back(pop()); }
  /// `of`, for the parameter or result before it.
  void elementType(llvm::StringRef text);
  void constraint() { definition.constraints.push_back({pop(), ""}); }
  void constraintMessage(llvm::StringRef text) {
    definition.constraints.back().message = text.drop_front().drop_back().str();
  }

  void import(llvm::StringRef text) {
    imported = {text.drop_front().drop_back(),
                llvm::SMLoc::getFromPointer(text.data())};
  }

  // Lambdas and tensors.
  void let(llvm::StringRef text) { openStep(text, definition.lets); }
  void letName(llvm::StringRef text) { step->names.push_back({text, {}}); }
  void body(llvm::StringRef text) { openStep(text, definition.bodies); }
  void stepIndices();
  void stepBody();
  void stepValue();
  void stepTensor();
  void tensor(llvm::StringRef text);
  void tensorCall();
  void tensorList() { tensors.back().list = definition.generic = true; }
  void tensorEnd();

  // Functions and combiners.
  void functionName(llvm::StringRef text);
  void functionParameter(llvm::StringRef text) {
    function.parameters.push_back({text, {}});
  }
  void functionBody() { function.body = pop(); }
  void combinerRight() { combiner.left = std::move(function.parameters); }
  void combinerIdentity() { combiner.identities.push_back(pop()); }
  void combinerValue() { combiner.values.push_back(pop()); }

  // Expressions: operands are on a stack, what is open on another.
  void literal(llvm::StringRef text);
  void leastInteger(llvm::StringRef text);
  void word(llvm::StringRef text);
  void truth(llvm::StringRef text);
  void name(llvm::StringRef text);
  void binaryOperator(llvm::StringRef text);
  void binaryFold();
  void minus(llvm::StringRef text) { minuses.push_back(text); }
  void minusFold();
  void notFold();

  void openList(llvm::StringRef text) { openFrame(text); }
  void closeList();
  void expandAll(llvm::StringRef text);
  void expand(llvm::StringRef text);
  void fold();

  void bindName(llvm::StringRef text) { openFrame(text); }
  void bind();

  /// Turns the name on the stack into what is read or called.
  void openBracket();
  void readIndices() { frames.back().operands = popTo(frames.back().base); }
  void readWhere() { frames.back().where = pop(); }
  void readElse() { frames.back().orElse = pop(); }
  void read();
  void call();

  void boundName(llvm::StringRef text);
  void boundList();
  void boundRange() { frames.back().indices.back().range = pop(); }
  void reducer(llvm::StringRef text) { openFrame(text); }
  void reduceWhere() { frames.back().where = pop(); }
  void reduce();
  void element(llvm::StringRef text);

  void opaqueFunction(llvm::StringRef text) { openFrame(text); }
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
    std::vector<BoundName> indices;
    std::vector<Slice> slices;
    std::vector<NamedValue> values;
    llvm::SmallVector<ExprId, 4> operands;
    ExprId where = ExprId::None, orElse = ExprId::None;
  };

  template <typename Node> ExprId make(llvm::StringRef text, Node &&node);
  void push(ExprId id) { operands.push_back(id); }
  ExprId pop() { return operands.pop_back_val(); }
  void openFrame(llvm::StringRef text);
  Frame closeFrame();
  llvm::SmallVector<ExprId, 4> popTo(size_t base);
  void openStep(llvm::StringRef text, std::vector<Step> &steps);
  /// Of the definition or, once there is one, of a step.
  std::vector<Result> &getResults() {
    return step ? step->results : definition.results;
  }
  Expr parseLiteral(llvm::StringRef text);
  void settleDefault(Attribute &attribute);

  Diagnostics &diagnostics;
  std::string doc;
  Exprs pool; // of the item
  Definition definition;
  FunctionDefinition function; // also collects the names of a combiner
  CombinerDefinition combiner;
  Import imported;
  ElementType *subject = nullptr; // what the next `of` describes
  bool hasOwnExtent = false;      // the dimension that is open
  Step *step = nullptr;           // that is open
  llvm::SmallVector<ExprId, 16> operands;
  llvm::SmallVector<llvm::StringRef, 16> operators, minuses;
  std::vector<Frame> frames;
  std::vector<TensorExpr> tensors; // that are open
  TensorExpr finished;             // the last that was outermost
};

} // namespace tofu::syntax

#endif // TOFU_SYNTAX_BUILDER_H
