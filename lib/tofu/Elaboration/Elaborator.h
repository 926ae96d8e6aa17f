//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The state of elaborate(): the operator that grows, and what names stand for
// in the definition or function that is being read.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ELABORATION_ELABORATOR_H
#define TOFU_ELABORATION_ELABORATOR_H

#include "tofu/Elaboration/DeriveGradient.h"
#include "tofu/Elaboration/Elaborate.h"
#include "tofu/Elaboration/Environment.h"
#include "tofu/Elaboration/ExprChecker.h"
#include "tofu/Elaboration/Scope.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include <map>

namespace tofu::syntax {

/// Functions and operators that call each other.
constexpr unsigned maxCalls = 64;
/// Of a formula that has a name, in names, numbers and operators.
constexpr unsigned maxValueSize = 64;
/// Levels of an expression, with those of the functions in it.
constexpr unsigned maxCodeNesting = 1500;
/// Expressions of one operator, each counted wherever it is used.
constexpr size_t maxExprs = 1 << 20;
/// Of them in functions, which may double what they call, and so on; what the
/// functions of the file have themselves counts besides.
constexpr size_t maxFunctionExprs = 1 << 16;
/// Of a list.
constexpr size_t maxElements = 1 << 16;
/// Lambdas of one operator, with those of the operators that it applies.
constexpr size_t maxStages = 4096;

class Elaborator {
public:
  Elaborator(const Module &module, Diagnostics &diagnostics, Operator &out,
             Work &work, unsigned gradientDepth = 0)
      : module(module), diagnostics(diagnostics), out(out), work(work),
        scope(diagnostics), checker(out, scope, module, diagnostics),
        gradientDepth(gradientDepth), errorsBefore(diagnostics.errors()) {}
  ~Elaborator() { work.exprs += out.exprs.size(); }

  bool run(const Definition &definition, const Instance *instance);
  /// The values of a combiner for these types.
  bool run(const Combiner &combiner, CombinerCode &result);

private:
  ExprId boundInfinity(ExprId identity, Scalar scalar);

  using Items = std::vector<Item>;

  // The heading: ElaborateHeading.cpp.
  void collectNames(const Definition &definition);
  std::optional<size_t> countListed(size_t given, llvm::SMLoc loc);
  void declareOperands(const Definition &definition, const Instance *instance);
  void declareTensor(const Parameter &parameter, size_t number, size_t rank,
                     ElementType element);
  bool bindParameters(llvm::ArrayRef<unsigned> tensors, llvm::SMLoc loc);
  bool bindShape(const Parameter &parameter, llvm::ArrayRef<unsigned> tensors,
                 llvm::SMLoc loc);
  std::optional<size_t> getListLength(const Parameter &parameter, size_t rank,
                                      llvm::SMLoc loc);
  bool bindExtent(llvm::StringRef name, ExprId extent, llvm::SMLoc loc);
  bool bindType(const Parameter &parameter, unsigned tensor, llvm::SMLoc loc);
  void requireEqual(ExprId extent, ExprId formula, std::string message);
  void requireFormulas(llvm::ArrayRef<unsigned> tensors);
  ElementType resolve(ElementType written, llvm::SMLoc loc);
  /// Those that are written, of the definition or a `let`, as `results`.
  bool elaborateResults(llvm::ArrayRef<Result> written,
                        const Instance *instance);
  void elaborateConstraints(size_t first);
  std::string describeSides(ExprId condition);

  // Attributes: ElaborateAttributes.cpp.
  void declareAttributes(const Instance *instance);
  std::optional<Item> getStatic(const Attribute &attribute,
                                const StaticValue &value);
  std::optional<Item> getDefault(const Attribute &attribute);
  bool isNumber(const Item &item) const;
  std::string describeGiven(const Item &item) const;
  bool bindAttributes(const Definition &callee, const TensorExpr &tensor,
                      llvm::ArrayRef<std::pair<Name, Item>> given);

  // Lambdas and tensors: Elaborate.cpp.
  bool elaborateSteps(std::vector<unsigned> &results);
  bool isFormula(ExprId id, unsigned &budget);
  bool checkNew(Name name);
  bool elaborateValue(const Step &step);
  bool elaborateStated(const Step &step, std::vector<unsigned> &tensors);
  void rename(unsigned tensor, Name name);
  bool namesFormula(const TensorExpr &tensor) const;
  bool elaborateLet(const Step &step);
  bool goOnBehind(const Step &step);
  bool elaborateBodies(std::vector<unsigned> &results);
  bool elaborateLambda(const Step &step, llvm::ArrayRef<size_t> results,
                       std::vector<unsigned> &tensors);
  std::optional<std::vector<unsigned>> getTensors(const TensorExpr &tensor);
  std::shared_ptr<const Derived>
  deriveCalled(const Definition &callee, TensorExpr &tensor,
               llvm::ArrayRef<unsigned> operands);
  ExprId toArgument(const Item &item, Type type);
  void keepApplied(const Definition &callee, llvm::ArrayRef<unsigned> operands,
                   llvm::ArrayRef<unsigned> tensors, size_t numTensors,
                   size_t numStages);
  bool isCircular(const Definition &callee, llvm::SMLoc loc);
  std::optional<std::vector<unsigned>> call(const Definition &callee,
                                            const TensorExpr &tensor,
                                            llvm::ArrayRef<unsigned> operands);
  /// The names of a lambda's or reduction's indices, with their ranges; binds
  /// them in a new frame. The first list of which nothing else tells the length
  /// has what `getLeft` says, where `known` indices stand besides; if that is
  /// nothing, it is an error.
  using GetLeft = llvm::function_ref<std::optional<size_t>(size_t known)>;
  std::optional<std::vector<BoundName>>
  pushIndices(llvm::ArrayRef<BoundName> written, GetLeft getLeft);

  // Expressions: ElaborateExprs.cpp.
  Item expand(ExprId id);
  ExprId expandCode(ExprId id) { return toCode(expand(id)); }
  ExprId expandSetting(ExprId id);
  /// An extent: indices are not seen.
  ExprId expandExtent(ExprId id);
  Item expandNode(ExprId id, const NameUse &node);
  Item expandNode(ExprId id, const Negate &node);
  Item expandNode(ExprId id, const Not &node);
  Item expandNode(ExprId id, const Binary &node);
  Item expandNode(ExprId id, const Call &node);
  Item expandNode(ExprId id, const Read &node);
  Item expandNode(ExprId id, const Reduce &node);
  Item expandNode(ExprId id, const Element &node);
  Item expandNode(ExprId id, const Opaque &node);
  Item expandNode(ExprId id, const Bind &node);
  Item expandNode(ExprId id, const Fold &node);
  template <typename Node> Item expandNode(ExprId, const Node &) {
    return {}; // expand() has seen to it
  }
  Item combine(llvm::SMLoc loc, BinaryOp op, Item lhs, Item rhs);
  std::optional<Item> combineKnown(llvm::SMLoc loc, BinaryOp op,
                                   const Item &lhs, const Item &rhs);
  Item callFunction(const FunctionDefinition &function, llvm::SMLoc loc,
                    Items arguments);
  bool isIndexLike(ExprId id, unsigned &budget) const;
  bool isTensor(llvm::StringRef name) const;
  bool isFunction(llvm::StringRef name) const;
  std::optional<size_t> findListLength(const Step &step) const;
  size_t getSize(ExprId id);
  size_t getMaxFunctionExprs() const;

  // Lists: ElaborateLists.cpp.
  bool expandItems(llvm::ArrayRef<ExprId> ids, Items &items);
  bool expandPattern(ExprId pattern, llvm::SMLoc loc, Items &items);
  struct Sources;
  bool givesList(const FunctionDefinition &function, unsigned depth = 0);
  bool givesList(const Call &call, unsigned depth = 0);
  Item expandBody(const FunctionDefinition &function);
  bool collectSources(ExprId pattern, Sources &sources);
  bool repeat(ExprId pattern, const Sources &sources, Items &items);
  std::optional<ExprId> getChosen(const Call &call);
  Item callListFunction(llvm::StringRef name, llvm::SMLoc loc,
                        llvm::ArrayRef<ExprId> arguments);
  std::string hintAttribute(const Item &item) const;
  std::optional<size_t> getPosition(const Item &item, size_t size,
                                    llvm::StringRef of);
  Item subscript(const Item &list, llvm::StringRef name, llvm::SMLoc loc,
                 const Item &index);

  ExprId toCode(const Item &item);
  template <typename Node> ExprId emit(llvm::SMLoc loc, Node &&node) {
    return out.make(loc, std::forward<Node>(node));
  }
  template <typename Node> Item code(llvm::SMLoc loc, Node &&node) {
    return Item::of(loc, emit(loc, std::forward<Node>(node)));
  }
  Item complainOfSize(llvm::SMLoc loc);
  Item error(llvm::SMLoc loc, const llvm::Twine &message) {
    hasFailed = true;
    diagnostics.error(loc, message);
    return {};
  }
  /// A name that the operator does not have.
  llvm::StringRef fresh(const llvm::Twine &base);
  unsigned addTensor(Name name, llvm::ArrayRef<ExprId> extents,
                     ElementType element);

  const Module &module;
  Diagnostics &diagnostics;
  Operator &out;
  Work &work;
  Scope scope;
  ExprChecker checker;

  // Of what is being read.
  const Exprs *source = nullptr;
  const Definition *definition = nullptr; // null in functions
  Environment environment;
  std::vector<Result> results; // of the definition, elaborated
  bool inExtent = false;
  unsigned nesting = 0;
  llvm::SmallVector<const FunctionDefinition *> called; // one by the other
  bool isOutermost() const { return calls.size() <= 1; }
  /// What is being elaborated: the operator itself, what it applies, and so on,
  /// each with where it is applied.
  llvm::SmallVector<std::pair<const Definition *, llvm::SMLoc>> calls;
  bool hasCircle = false; // which is said

  llvm::DenseMap<const FunctionDefinition *, bool> listFunctions;
  llvm::StringMap<bool> isOne;        // extents of operands, where it is known
  std::optional<size_t> sampleLength; // Instance::listLength
  std::vector<size_t> sizes;          // of expressions, as getSize() says
  size_t sizeOfStages = 0, steps = 0, functionSteps = 0;
  llvm::SmallDenseSet<llvm::StringRef, 16> taken;
  llvm::StringMap<unsigned> numbered;       // the next number behind a name
  llvm::DenseMap<uint32_t, Item> overrides; // elements of lists in a pattern
  unsigned gradientDepth;                   // of gradients around
  /// Those that are applied, by definition and what it is applied to.
  std::map<std::pair<const Definition *, std::string>,
           std::shared_ptr<const Derived>>
      gradients;
  bool hasFailed = false; // what there is makes no sense to the checker
  unsigned errorsBefore;
  bool isBroken() const {
    return hasFailed || checker.foldsByBroken() ||
           diagnostics.errors() != errorsBefore;
  }
  /// Before what is looked at for its own.
  void forgetErrors() {
    hasFailed = false;
    checker.forgetBroken();
    errorsBefore = diagnostics.errors();
  }
};

/// elaborate() of a definition that is a gradient.
std::optional<Operator> elaborateGradient(const Module &module,
                                          const Definition &definition,
                                          const Instance *instance,
                                          Diagnostics &diagnostics, Work &work,
                                          unsigned gradientDepth);

} // namespace tofu::syntax

#endif // TOFU_ELABORATION_ELABORATOR_H
