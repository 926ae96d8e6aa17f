//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Writes a random program, operator by operator: each reads tensors that exist,
// or new arguments. The kinds of operators are in files of their own.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TEST_COMPOSITIONS_GENERATOR_H
#define TOFU_TEST_COMPOSITIONS_GENERATOR_H

#include "Program.h"

#include <optional>

namespace tofu::test {

class Generator {
public:
  Generator(mlir::MLIRContext &context, Choices &choices);
  Program run();

  Choices &choices;

  //===--------------------------------------------------------------------===//
  // What kinds are made of
  //===--------------------------------------------------------------------===//

  using Shape = llvm::SmallVector<int64_t>;
  using Writer = llvm::function_ref<llvm::SmallVector<Scalar>(Body &)>;

  Entry addArgument(llvm::ArrayRef<int64_t> shape, mlir::Type type);
  /// Of integers from lo to hi.
  Entry addIndexArgument(llvm::ArrayRef<int64_t> shape, int64_t lo, int64_t hi);
  /// A tensor, the later ones more often; now and then a new argument.
  Entry pickTensor();
  /// One that the condition allows; else a new argument.
  Entry pickTensor(llvm::function_ref<bool(const Entry &)> isGood,
                   llvm::ArrayRef<int64_t> shape);
  int64_t pickExtent() { return choices.pickFrom(extents); }
  Shape pickShape(unsigned maxRank);
  mlir::Type pickType();
  mlir::Type getMainType() const { return main; }
  bool isExact() const { return program.style.isExact; }
  mlir::MLIRContext *getContext() { return builder.getContext(); }
  mlir::OpBuilder &getBuilder() { return builder; }

  /// A lambda over these extents that yields what is written.
  void addLambda(llvm::ArrayRef<int64_t> shape, Writer write);
  void addConstant(mlir::DenseElementsAttr value, const Known &known);
  void note(const std::string &feature) { program.features.insert(feature); }

private:
  void addElements(mlir::RankedTensorType type, const Known &known);
  void addOperator();
  void setPlanChoices(mlir::Operation *before);
  void eraseDead();
  void addReturn();

  // Kinds.
  void addElementwise(); // element-wise, broadcasts, conversions
  void addMovement();    // slices, windows, transposes
  void addReshape();
  void addConcatenation();
  void addPad();
  void addReduction();
  void addNestedReduction();
  void addArgMax();
  void addCumulative();
  struct Product;
  std::optional<Product> pickProduct();
  /// Libraries leave smaller ones to kernels (runtime/tofu/Runtime/Blas.cpp).
  Product pickLargeProduct();
  void addContraction();
  void addWindow();
  void addMasked();
  void addGather();
  void addDynamicSlice();
  void addScatter();
  void addFree();
  void addScalars();
  void addOpaque();
  void addUpdate();
  void addLoop();
  void addCase();

  // What these are made of.
  Entry pickExact();
  /// A tensor within what is known of another one, computed of both.
  Entry addChange(const Entry &like, Entry change);
  mlir::Value addNext(const Entry &like);
  Entry addZero();
  mlir::Value addSum(const Entry &state);
  void addOperators();
  /// Forgets tensors of a block behind the `before` that there were.
  void leaveBlock(size_t before);

  mlir::OpBuilder builder;
  mlir::Block *block = nullptr;
  Program program;
  mlir::Type main;
  Shape extents;
  std::vector<Entry> tensors;
  std::vector<Known> arguments;
  unsigned depth = 0; // loops and branches around what is written
};

} // namespace tofu::test

#endif // TOFU_TEST_COMPOSITIONS_GENERATOR_H
