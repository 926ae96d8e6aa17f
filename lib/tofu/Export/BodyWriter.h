//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Scalar code as expressions. A value that is used once stands where it is
// used, others have names: `let t = ... in ...` at the root of their block. So
// operations may come in another order when the text is read again.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_EXPORT_BODYWRITER_H
#define TOFU_EXPORT_BODYWRITER_H

#include "tofu/Export/Formulas.h"
#include "tofu/Export/Names.h"
#include "tofu/Export/OperatorWriter.h"
#include "tofu/Export/ScalarForms.h"
#include "tofu/TDL/TDL.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"

namespace tofu {

/// Expressions, written out: of an operator, which reads no more, and of what
/// stands between lambdas.
constexpr size_t maxSize = size_t(1) << 20, maxFormula = 1024;

class BodyWriter {
public:
  BodyWriter(syntax::Exprs &code, Names &names, SharedNames &shared,
             bool isExact)
      : code(code), names(names), shared(shared), isExact(isExact) {}

  /// What a scalar from outside stands for.
  void define(mlir::Value value, syntax::ExprId id);
  struct Tensor {
    llvm::StringRef name;
    llvm::SmallVector<syntax::ExprId> extents;
  };
  void defineTensor(mlir::Value value, Tensor tensor) {
    tensors[value] = std::move(tensor);
  }
  const Tensor &getTensor(mlir::Value value) const {
    return tensors.find(value)->second;
  }
  /// What the operator requires.
  void addConstraint(syntax::ExprId condition);
  /// An operation between lambdas: it is written out wherever it is used.
  llvm::LogicalResult writeOutside(mlir::Operation *op);
  syntax::ExprId get(mlir::Value value) const {
    return infos.find(value)->second.id;
  }

  /// The body of a lambda: one expression per value it yields; or one, that
  /// gives all. `isResult`: the extents are stated before.
  llvm::FailureOr<llvm::SmallVector<syntax::ExprId>>
  writeLambda(tdl::LambdaOp lambda, std::vector<syntax::BoundName> &indices,
              llvm::ArrayRef<syntax::ExprId> extents, bool isResult);
  /// Whether one expression gives all values.
  static bool isTuple(tdl::LambdaOp lambda);
  /// What a combiner yields.
  llvm::FailureOr<llvm::SmallVector<syntax::ExprId>>
  writeCombiner(tdl::CombinerOp combiner);

  /// How many expressions one is as text.
  size_t getSize(syntax::ExprId id) { return measure(id).size; }
  /// Whether an index ranges over that without being told so.
  bool isInferred(mlir::Value index, syntax::ExprId range);

  syntax::ExprId writeInteger(int64_t value);
  /// With its sign.
  syntax::ExprId writeNumber(llvm::APFloat value);

private:
  struct Info {
    syntax::ExprId id = syntax::ExprId::None;
    bool isOpen = false; // a number whose type its use tells
  };
  /// What an index ranges over, and how that is held against what it reads.
  struct Range {
    syntax::ExprId extent;
    enum Kind : uint8_t { Free, Fold, Result } kind;
  };
  /// A read at an index alone, of a dimension of that extent.
  struct Access {
    std::string extent;
    bool hasElse;
  };
  /// A condition of a reduction that is not affine, and what is folded.
  struct Choice {
    llvm::SmallVector<mlir::Value> conditions, values;
  };

  struct Measure {
    size_t size = 1;
    unsigned nesting = 0;
  };

  template <typename N> syntax::ExprId make(N node) {
    return code.add({{}, std::move(node)});
  }

  // Which values are used how: Analysis of a body.
  void survey(mlir::Block &block, mlir::ValueRange roots, bool hasLets);
  void
  visitUses(mlir::Operation *op,
            llvm::function_ref<void(mlir::Value, mlir::Block *, bool)> use);
  Choice getChoice(tdl::ReduceOp reduce);
  mlir::Value getFolded(tdl::ReduceOp reduce, mlir::Value value);
  mlir::Value getElement(mlir::Value value);
  mlir::Value getIndex(mlir::Value value);
  bool isOneValue(mlir::Value value);
  bool needsName(mlir::Value value);

  // Expressions.
  llvm::LogicalResult writeBlock(mlir::Block &block);
  llvm::LogicalResult writeOp(mlir::Operation &op);
  llvm::LogicalResult writeConstant(mlir::Operation &op);
  llvm::LogicalResult writeForm(mlir::Operation &op, const ScalarForm &form);
  llvm::LogicalResult writeRead(tdl::ReadOp read);
  llvm::LogicalResult writeReduce(tdl::ReduceOp reduce);
  llvm::FailureOr<syntax::ExprId> writeSetting(tdl::OpaqueOp opaque,
                                               mlir::NamedAttribute setting);
  llvm::FailureOr<syntax::ExprId> writeOpaque(tdl::OpaqueOp opaque);
  void collectHidden(tdl::LambdaOp lambda);
  Info use(mlir::Value value);
  syntax::ExprId useIndex(mlir::Value value);
  syntax::ExprId access(mlir::Value index, syntax::ExprId id,
                        syntax::ExprId extent, bool hasElse);
  bool isEqual(syntax::ExprId a, syntax::ExprId b);
  syntax::ExprId useElement(mlir::Value value);
  syntax::ExprId cast(llvm::StringRef type, syntax::ExprId id);
  syntax::ExprId close(mlir::Value value);
  syntax::ExprId join(syntax::ExprId all, syntax::ExprId more);
  syntax::ExprId addLets(mlir::Block &block, syntax::ExprId root);
  std::vector<syntax::BoundName> pushIndices(mlir::ValueRange arguments);
  std::string spell(syntax::ExprId id);
  const Measure &measure(syntax::ExprId id);
  llvm::LogicalResult checkSize(mlir::Operation &op, size_t most);

  syntax::Exprs &code;
  Names &names;
  SharedNames &shared;
  bool isExact;
  std::vector<Measure> measures; // of expressions
  llvm::DenseMap<mlir::Value, Info> infos;
  llvm::DenseMap<mlir::Value, Tensor> tensors;
  llvm::DenseMap<mlir::Value, Range> ranges; // of indices
  std::vector<std::pair<std::string, std::string>> equalities;
  llvm::DenseMap<mlir::Value, llvm::SmallVector<Access>> accesses;
  llvm::StringSet<> hidden; // names of dimensions that the body uses

  llvm::DenseSet<mlir::Operation *> needed;
  llvm::DenseMap<mlir::Value, unsigned> uses;
  /// Those that have names even if they are used once; those that have none.
  llvm::DenseSet<mlir::Value> named, writtenOut;
  llvm::MapVector<mlir::Value, llvm::StringRef> bound;
};

} // namespace tofu

#endif // TOFU_EXPORT_BODYWRITER_H
