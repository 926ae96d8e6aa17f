//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// An operation of generic text that nothing has verified, read with checks.
//
// Every getter returns something of the shape that was asked for, even after an
// error, so that a rule reads all it needs first and asks `failed()` once. Only
// the first error of an operation is reported.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_IMPORT_STABLEHLO_SOURCEOP_H
#define TOFU_IMPORT_STABLEHLO_SOURCEOP_H

#include "tofu/Import/LambdaBody.h"
#include "tofu/Import/StableHLO/ValueTable.h"

namespace tofu {

class CombinerTable;

/// Imports the operations of a block where the builder stands, and what is not
/// in blocks.
class BlockImporter {
public:
  /// `arguments` are what the block's arguments have become, `results` what its
  /// terminator is given. Reports an error.
  virtual llvm::LogicalResult
  importBlock(mlir::Block &block, llvm::ArrayRef<mlir::Value> arguments,
              llvm::SmallVectorImpl<mlir::Value> &results) = 0;
  virtual CombinerTable &getCombiners() = 0;

protected:
  ~BlockImporter() = default;
};

class SourceOp {
public:
  SourceOp(mlir::Operation *op, ValueTable &values, mlir::OpBuilder &builder,
           BlockImporter &blocks)
      : op(op), values(values), builder(builder), blocks(blocks) {}

  bool failed() const { return hasError; }
  /// Reports `'stablehlo.x' op ` followed by the message, once.
  void fail(const llvm::Twine &message);
  /// Fails unless the condition holds.
  void require(bool condition, const llvm::Twine &message) {
    if (!condition)
      fail(message);
  }

  //===--------------------------------------------------------------------===//
  // Operands and results
  //===--------------------------------------------------------------------===//

  /// Fails unless the counts are these and all types can be imported.
  void expect(unsigned numOperands, unsigned numResults = 1);
  unsigned getNumOperands() const { return op->getNumOperands(); }
  /// The type as the source says it: integers may be unsigned.
  mlir::RankedTensorType getOperandType(unsigned i) const {
    return getSeen(op->getOperand(i).getType());
  }
  mlir::RankedTensorType getType(unsigned result = 0) const {
    return getSeen(op->getResult(result).getType());
  }
  llvm::ArrayRef<int64_t> getOperandShape(unsigned i) const {
    return getOperandType(i).getShape();
  }
  llvm::ArrayRef<int64_t> getShape() const { return getType().getShape(); }
  /// The imported value of an operand.
  mlir::Value getOperand(unsigned i) const {
    return getOperandPart(i, parts ? parts->ofOperand(i) : 0);
  }
  /// The scalar that all elements of the operand are, if that is known.
  mlir::TypedAttr getSplat(unsigned i) const {
    return values.getSplat(getOperand(i));
  }
  mlir::TypedAttr getSplatPart(unsigned i, unsigned part) const {
    return values.getSplat(getOperandPart(i, part));
  }
  void setSplat(mlir::Value value, mlir::TypedAttr scalar) {
    values.setSplat(value, scalar);
  }
  /// Fails unless the result has this shape, which follows from the operands.
  void requireShape(llvm::ArrayRef<int64_t> shape);
  /// The shape that a rule requires of the result; none if it fails before. The
  /// rule is asked only for this, and imports nothing.
  std::optional<llvm::SmallVector<int64_t>>
  askShape(llvm::function_ref<void(SourceOp &)> rule);
  /// Fails unless the element types of operand and result agree.
  void requireElementType(unsigned operand);

  void setResult(mlir::Value value, unsigned i = 0) {
    setPart(value, parts ? parts->ofResult : 0, i);
  }
  /// The value that a result was set to.
  mlir::Value getImported(unsigned i = 0) const {
    return values.lookup(op->getResult(i), parts ? parts->ofResult : 0);
  }
  /// Sets the result to a constant tensor.
  void setConstant(mlir::TypedAttr value);
  /// Creates the lambda of the operation's result and sets it.
  void setLambda(llvm::ArrayRef<unsigned> operands,
                 llvm::function_ref<mlir::Value(LambdaBody &)> write);
  /// The same for a value in between; integers of the type are signless.
  mlir::Value createLambda(mlir::RankedTensorType type, mlir::ValueRange inputs,
                           llvm::function_ref<mlir::Value(LambdaBody &)> write);

  //===--------------------------------------------------------------------===//
  // Complex numbers
  //===--------------------------------------------------------------------===//

  /// Which part of each complex operand, and of the result, an operation is
  /// about: 0 is the real one.
  struct Parts {
    unsigned ofResult;
    llvm::SmallVector<unsigned, 2> ofOperands; // one each; the last of others
    unsigned ofOperand(unsigned i) const {
      return ofOperands[std::min<size_t>(i, ofOperands.size() - 1)];
    }
  };
  /// The operation as one of real numbers, about these parts; `run` imports it.
  void withParts(Parts of, llvm::function_ref<void(SourceOp &)> run);
  bool isOfParts() const { return parts.has_value(); }
  /// The part of the result.
  unsigned getPart() const { return parts->ofResult; }
  /// The real or imaginary part of an operand, and of a result; the only one of
  /// what is not complex.
  mlir::Value getOperandPart(unsigned i, unsigned part) const {
    mlir::Value operand = op->getOperand(i);
    return values.lookup(
        operand, std::min(part, values.countParts(operand.getType()) - 1));
  }
  void setPart(mlir::Value value, unsigned part, unsigned i = 0) {
    mlir::Value result = op->getResult(i);
    values.map(result, value,
               std::min(part, values.countParts(result.getType()) - 1));
  }
  unsigned countResultParts() const {
    return values.countParts(op->getResult(0).getType());
  }
  /// All operands and results with both parts of complex ones.
  llvm::SmallVector<mlir::Value> getFlatOperands() const;
  void setFlatResults(mlir::ValueRange imported) {
    values.mapFlat(op->getResults(), llvm::to_vector(imported));
  }

  //===--------------------------------------------------------------------===//
  // Regions
  //===--------------------------------------------------------------------===//

  /// The block of region `i`, which has one. Fails, with null, unless there are
  /// `count` regions, and unless its arguments and the values it returns have
  /// these types, signs included.
  mlir::Block *getBlock(unsigned i, unsigned count, mlir::TypeRange arguments,
                        mlir::TypeRange returned);
  /// Imports the block where the builder stands, with these values in the place
  /// of its arguments; what it returns. May use values from outside of it.
  /// After a failure the operation has failed, and nothing is returned.
  llvm::SmallVector<mlir::Value> importBlock(mlir::Block &block,
                                             mlir::ValueRange arguments);
  /// The scalars that a block of scalars (tensors without dimensions) returns,
  /// as scalar code at `at`; `arguments` are signless scalars. Of complex ones
  /// both parts are in the lists. Fails the operation if the block needs more
  /// than that.
  llvm::SmallVector<mlir::Value> writeScalars(mlir::Block &block,
                                              mlir::ValueRange arguments,
                                              mlir::OpBuilder &at);

  //===--------------------------------------------------------------------===//
  // Attributes
  //===--------------------------------------------------------------------===//

  mlir::Attribute getAttr(llvm::StringRef name) const {
    return op->getAttr(name);
  }
  int64_t getInteger(llvm::StringRef name);
  /// A list of integers of any length.
  llvm::SmallVector<int64_t> getIntegerList(llvm::StringRef name);
  /// A list of exactly `count` integers.
  llvm::SmallVector<int64_t> getIntegers(llvm::StringRef name, size_t count);
  /// The same; all are `otherwise` if there is no such attribute.
  llvm::SmallVector<int64_t> getIntegers(llvm::StringRef name, size_t count,
                                         int64_t otherwise);
  /// A list of exactly `count` booleans; all false if there is no such
  /// attribute.
  llvm::SmallVector<bool> getBooleans(llvm::StringRef name, size_t count);
  /// A list of distinct numbers in [0, rank), of any length.
  llvm::SmallVector<int64_t> getDimensions(llvm::StringRef name, int64_t rank);
  /// The word of `#stablehlo<mnemonic WORD>`; `otherwise` if there is no such
  /// attribute and that is not empty.
  std::string getWord(llvm::StringRef name, llvm::StringRef mnemonic,
                      llvm::StringRef otherwise = "");
  /// The fields of `#stablehlo.mnemonic<...>` in the order of `keys`; empty
  /// where a key is not given. Other keys are an error.
  llvm::SmallVector<llvm::SmallVector<int64_t>>
  getFields(llvm::StringRef name, llvm::StringRef mnemonic,
            llvm::ArrayRef<llvm::StringRef> keys);
  /// The lists of `#stablehlo.mnemonic<[...]x[...]->[...]>`, exactly `count`.
  llvm::SmallVector<llvm::SmallVector<std::string>>
  getLists(llvm::StringRef name, llvm::StringRef mnemonic, size_t count);
  /// Fails unless `dims` are distinct numbers in [0, rank); says `what` they
  /// are.
  void requireDimensions(llvm::ArrayRef<int64_t> dims, int64_t rank,
                         llvm::StringRef what);

  /// Imports another operation, of operands and result types of this one, in
  /// the place of this one.
  void importAs(const mlir::OperationState &state);

  mlir::Operation *getOperation() const { return op; }
  /// Where the imported operations are written.
  mlir::OpBuilder &getBuilder() { return builder; }
  /// An operation of the body, to be read in the same way.
  SourceOp getInner(mlir::Operation *inner) {
    SourceOp source(inner, values, builder, blocks);
    source.parts = parts;
    return source;
  }
  CombinerTable &getCombiners() { return blocks.getCombiners(); }
  mlir::MLIRContext *getContext() const { return op->getContext(); }

private:
  /// The type, or that of the parts that the operation is about.
  mlir::RankedTensorType getSeen(mlir::Type type) const;
  std::optional<llvm::SmallVector<int64_t>> readIntegers(llvm::StringRef name);
  mlir::Attribute requireAttr(llvm::StringRef name);

  mlir::Operation *op;
  ValueTable &values;
  mlir::OpBuilder &builder;
  BlockImporter &blocks;
  std::optional<Parts> parts;
  std::optional<llvm::SmallVector<int64_t>> *asked = nullptr;
  bool hasError = false;
};

/// The type without the signs of integers.
mlir::Type getSignless(mlir::Type type);
mlir::RankedTensorType getSignless(mlir::RankedTensorType type);

/// The type of a complex tensor's parts; any other type as it is.
mlir::RankedTensorType getPartType(mlir::Type type);
/// The signless types of flat values of these types.
llvm::SmallVector<mlir::Type> getFlatTypes(mlir::TypeRange types);

/// What keeps the type from being imported; empty if nothing does.
std::string findTypeProblem(mlir::Type type);

} // namespace tofu

#endif // TOFU_IMPORT_STABLEHLO_SOURCEOP_H
