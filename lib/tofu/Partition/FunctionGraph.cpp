//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/FunctionGraph.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IntegerSet.h"
#include "tofu/Analysis/Linearity.h"
#include "tofu/Analysis/Nests.h"
#include "tofu/Partition/PendingFolds.h"
#include "tofu/Partition/Ties.h"
#include "tofu/Plan/Plan.h"
#include "tofu/Plan/Trips.h"
#include "tofu/Search/Needs.h"
#include "tofu/TDL/ElementBytes.h"
#include "tofu/TDL/Limits.h"
#include "llvm/ADT/ScopeExit.h"

using namespace mlir;
using namespace tofu;

/// Bytes of a program's constants, other than splats, that every device has
/// for nothing: as much as a page. Tables of that size (shapes, offsets, small
/// filters) are in the program anyway, and splitting them would cost messages.
static constexpr int64_t kFreeConstantBytes = 4096;

//===----------------------------------------------------------------------===//
// Index expressions
//===----------------------------------------------------------------------===//

/// The expression without IR, or nothing if it is not quasi-affine.
static std::optional<IndexExpr> convert(AffineExpr expr) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return IndexExpr::constant(constant.getValue());
  if (auto dim = dyn_cast<AffineDimExpr>(expr))
    return IndexExpr::variable(dim.getPosition());
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return std::nullopt;
  std::optional<IndexExpr> left = convert(binary.getLHS());
  if (!left)
    return std::nullopt;
  if (expr.getKind() == AffineExprKind::Add) {
    std::optional<IndexExpr> right = convert(binary.getRHS());
    return right ? std::optional(*left + *right) : std::nullopt;
  }
  auto constant = dyn_cast<AffineConstantExpr>(binary.getRHS());
  if (!constant)
    return std::nullopt;
  int64_t value = constant.getValue();
  if (expr.getKind() == AffineExprKind::Mul)
    return *left * value;
  if (value <= 0)
    return std::nullopt;
  if (expr.getKind() == AffineExprKind::FloorDiv)
    return left->floorDiv(value);
  if (expr.getKind() == AffineExprKind::CeilDiv)
    return (*left + IndexExpr::constant(value - 1)).floorDiv(value);
  return left->mod(value);
}

/// Constraints with floordiv or mod do not narrow a region.
static void convertGuard(IntegerSet set, search::Operand &operand) {
  for (unsigned i = 0; set && i != set.getNumConstraints(); ++i) {
    AffineExpr constraint = set.getConstraint(i);
    bool isAffine = true;
    constraint.walk([&](AffineExpr part) {
      isAffine &= part.getKind() != AffineExprKind::FloorDiv &&
                  part.getKind() != AffineExprKind::CeilDiv &&
                  part.getKind() != AffineExprKind::Mod;
    });
    if (!isAffine)
      continue;
    if (std::optional<IndexExpr> expr = convert(constraint))
      operand.guards.push_back({*expr, set.isEq(i)});
  }
}

//===----------------------------------------------------------------------===//
// Operators
//===----------------------------------------------------------------------===//

static search::IndexVariable convert(const tdl::IndexVariable &variable) {
  search::IndexVariable result;
  result.extent = variable.extent;
  result.name = variable.name;
  switch (variable.kind) {
  case tdl::IndexVariable::Kind::Output:
    result.kind = search::VariableKind::Output;
    break;
  case tdl::IndexVariable::Kind::Reduction:
  case tdl::IndexVariable::Kind::Data:
    result.kind = search::VariableKind::Reduction;
    break;
  case tdl::IndexVariable::Kind::Prefix:
    result.kind = search::VariableKind::Prefix;
    result.along = variable.along;
    break;
  case tdl::IndexVariable::Kind::Fixed:
    result.kind = search::VariableKind::Fixed;
    break;
  }
  return result;
}

namespace {
class GraphBuilder {
public:
  GraphBuilder(func::FuncOp function, bool finite) : function(function) {
    result.finite = finite;
    result.graph.strict = !finite;
  }

  FailureOr<FunctionGraph> build() {
    if (!function.getBody().hasOneBlock())
      return function.emitOpError()
             << "has " << function.getBody().getBlocks().size()
             << " blocks, but must have one";
    for (BlockArgument argument : function.getArguments())
      if (failed(addTensor(argument,
                           "arg" + std::to_string(argument.getArgNumber()))))
        return failure();
    Block &block = function.getBody().front();
    Operation *terminator = block.getTerminator();
    findReturned(block);
    findFreeConstants(terminator);
    if (failed(addBlock(block)))
      return failure();
    shareWholes();
    chooseFolds(result);
    spreadGathered();
    for (Value value : terminator->getOperands())
      result.graph.tensors[result.tensorOf.lookup(value)].boundary = true;
    if (failed(tie(terminator)))
      return failure();
    std::string fault = result.graph.check();
    if (!fault.empty())
      return function.emitOpError() << "makes no graph: " << fault;
    search::findAudiences(result.graph);
    return std::move(result);
  }

private:
  LogicalResult addTensor(Value value, std::string name) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    Location loc = value.getLoc();
    if (!type || !type.hasStaticShape())
      return emitError(loc)
             << "a value of type " << value.getType()
             << " cannot be partitioned; tensors need constant extents";
    if (type.getRank() > kMaxRank)
      return emitError(loc) << "a tensor of " << type.getRank()
                            << " dimensions cannot be partitioned; they have "
                               "at most "
                            << kMaxRank;
    if (!type.getElementType().isIntOrFloat())
      return emitError(loc)
             << "elements of type " << type.getElementType()
             << " cannot be partitioned; they must be integers or floats";
    result.tensorOf[value] = result.graph.tensors.size();
    search::Tensor tensor;
    tensor.extents.assign(type.getShape().begin(), type.getShape().end());
    tensor.elementBytes = tdl::getElementBytes(type.getElementType());
    Operation *holder = isa<BlockArgument>(value)
                            ? value.getParentBlock()->getParentOp()
                            : value.getDefiningOp();
    tensor.boundary = holder == function;
    tensor.handed = tdl::hasBlocks(holder);
    tensor.name = std::move(name);
    result.graph.tensors.push_back(std::move(tensor));
    return success();
  }

  /// What leaves a block has a layout, and so is no free tensor: predicates are
  /// the exception, as they are read whole wherever they come from.
  void findReturned(Block &block) {
    for (Block *inner : tdl::getBlocks(block)) {
      if (!isPredicate(inner->getTerminator()))
        for (Value value : inner->getTerminator()->getOperands())
          returned.insert(value);
      for (auto loop : inner->getOps<tdl::WhileOp>())
        for (Value value : loop.getInits())
          returned.insert(value);
    }
  }
  static bool isPredicate(Operation *terminator) {
    auto loop = dyn_cast<tdl::WhileOp>(terminator->getParentOp());
    return loop && terminator->getBlock() == loop.getConditionBlock();
  }

  LogicalResult addBlock(Block &block) {
    placeOf.insert(
        {&block, {unsigned(placeOf.size()), plan::getTimes(&block)}});
    for (Operation &op : block.without_terminator())
      if (failed(addOperation(op)))
        return failure();
    return success();
  }

  unsigned getTensor(Value value) { return result.tensorOf.lookup(value); }

  /// One layout of both. An error if `value` cannot have that of another value:
  /// it is no operator's result, or has another one already.
  LogicalResult unite(Operation &op, Value value, Value with) {
    search::Tensor &tensor = result.graph.tensors[getTensor(value)];
    auto lambda = value.getDefiningOp<tdl::LambdaOp>();
    if (!lambda || tensor.sameAs || tdl::foldsTuples(lambda))
      return op.emitOpError()
             << "takes or yields a value that is not an operator's result of "
                "its own; run -tofu-plan first";
    tensor.sameAs = getTensor(with);
    return success();
  }

  /// The number of a branch, and what says whether a loop goes on, is whole on
  /// every device.
  void readWhole(Value value) {
    search::Tensor &tensor = result.graph.tensors[getTensor(value)];
    tensor.whole |= !tensor.free;
  }
  /// Tensors of one layout are whole if one of them is.
  void shareWholes() {
    std::vector<search::Tensor> &tensors = result.graph.tensors;
    for (const search::Tensor &tensor : tensors)
      if (tensor.sameAs)
        tensors[*tensor.sameAs].whole |= tensor.whole;
    for (search::Tensor &tensor : tensors)
      if (tensor.sameAs)
        tensor.whole = tensors[*tensor.sameAs].whole;
  }

  /// What is linear in something gathered is that, too; and so are all values
  /// of a state that one of them is: until nothing changes.
  void spreadGathered() {
    std::vector<search::Tensor> &tensors = result.graph.tensors;
    bool isNew = true;
    auto spread = [&](bool from, unsigned to) {
      isNew |= from && !tensors[to].gathered;
      tensors[to].gathered |= from;
    };
    while (std::exchange(isNew, false)) {
      for (const search::Operator &op : result.graph.operators)
        for (auto [number, operand] : llvm::enumerate(op.operands))
          for (uint64_t set : op.linearSets)
            for (unsigned to : op.results)
              spread(search::isInSet(set, number) &&
                         tensors[operand.tensor].gathered,
                     to);
      for (auto [number, tensor] : llvm::enumerate(tensors))
        if (tensor.sameAs) {
          spread(tensor.gathered, *tensor.sameAs);
          spread(tensors[*tensor.sameAs].gathered, number);
        }
    }
  }

  LogicalResult addLoop(tdl::WhileOp loop, const std::string &name) {
    for (Block *block : {loop.getConditionBlock(), loop.getBodyBlock()}) {
      for (BlockArgument state : block->getArguments())
        if (failed(addTensor(state, name)))
          return failure();
      if (failed(addBlock(*block)))
        return failure();
    }
    readWhole(loop.getPredicate());
    for (Value value : loop.getOutputs())
      if (failed(addTensor(value, name)))
        return failure();
    for (auto [init, checked, state, next, output] : llvm::zip_equal(
             loop.getInits(), loop.getConditionBlock()->getArguments(),
             loop.getBodyBlock()->getArguments(), loop.getYielded(),
             loop.getOutputs())) {
      for (Value argument : {checked, state})
        result.graph.tensors[getTensor(argument)].sameAs = getTensor(output);
      if (failed(unite(*loop, init, output)) ||
          failed(unite(*loop, next, output)))
        return failure();
    }
    return success();
  }

  LogicalResult addCase(tdl::CaseOp op, const std::string &name) {
    readWhole(op.getNumber());
    for (Region &branch : op.getBranches())
      if (failed(addBlock(branch.front())))
        return failure();
    for (Value value : op.getOutputs())
      if (failed(addTensor(value, name)))
        return failure();
    for (Region &branch : op.getBranches())
      for (auto [value, output] : llvm::zip_equal(
               branch.front().getTerminator()->getOperands(), op.getOutputs()))
        if (failed(unite(*op, value, output)))
          return failure();
    return success();
  }

  LogicalResult addOperation(Operation &op) {
    std::string name = "op" + std::to_string(number++);
    if (auto loop = dyn_cast<tdl::WhileOp>(op))
      return addLoop(loop, name);
    if (auto branches = dyn_cast<tdl::CaseOp>(op))
      return addCase(branches, name);
    for (Value value : op.getResults())
      if (failed(addTensor(value, name)))
        return failure();
    if (isa<arith::ConstantOp>(op)) {
      if (freeConstants.contains(&op))
        setFree(op);
      return success();
    }
    auto lambda = dyn_cast<tdl::LambdaOp>(op);
    if (!lambda)
      return op.emitOpError()
             << "cannot be partitioned; only tdl.lambda can: run -tofu-import, "
                "-tdl-instantiate or -tofu-tidy first";
    return addLambda(lambda, name);
  }

  LogicalResult addLambda(tdl::LambdaOp op, StringRef name) {
    if (op.getPart())
      return op.emitOpError() << "is a part already";
    if (op.getNumResults() == 0)
      return op.emitOpError() << "has no result; run -tofu-tidy first";
    tdl::LambdaAnalysis analysis(op, result.finite);
    if (analysis.getAccesses().size() != op.getInputs().size())
      return op.emitOpError()
             << "has " << op.getInputs().size()
             << " operands, but reads them in " << analysis.getAccesses().size()
             << " ways; run -tofu-tidy first";
    search::Operator converted;
    converted.name = name;
    converted.times = placeOf.at(op->getBlock()).times;
    for (const tdl::IndexVariable &variable : analysis.getVariables()) {
      converted.variables.push_back(convert(variable));
      // What is folded with a named combiner is fetched, not passed on.
      if (variable.kind == tdl::IndexVariable::Kind::Prefix &&
          variable.getBuiltin())
        converted.variables.back().foldBytes =
            tdl::getElementBytes(tdl::getFoldTypes(*analysis.getPrefix())[0]);
    }
    llvm::append_range(converted.nests, tdl::findNests(analysis));
    bool isFree = !op.getOpaque(), isMovement = movesOnly(op);
    for (const tdl::Access &access : analysis.getAccesses()) {
      Value input = op.getInputs()[access.input];
      auto found = result.tensorOf.find(input);
      if (found == result.tensorOf.end())
        return op.emitOpError() << "has an operand of type " << input.getType()
                                << ", which cannot be partitioned";
      search::Operand operand;
      operand.tensor = found->second;
      for (AffineExpr expr : access.map.getResults()) {
        std::optional<IndexExpr> index = convert(expr);
        if (!index)
          return op.emitOpError()
                 << "reads operand " << access.input
                 << " at a coordinate that is not quasi-affine";
        operand.access.push_back(*index);
      }
      convertGuard(access.guard, operand);
      operand.outside.assign(access.outside.begin(), access.outside.end());
      Place place =
          placeOf.at(tdl::getPlace(input.getParentBlock(), op->getBlock()));
      operand.place = place.number;
      operand.times = place.times;
      const search::Tensor &tensor = result.graph.tensors[operand.tensor];
      isFree &= tensor.free || isScalar(tensor) ||
                (isMovement && isKeptWhole(op, input));
      converted.operands.push_back(std::move(operand));
    }
    for (Value output : op.getOutputs()) {
      unsigned tensor = result.tensorOf.lookup(output);
      if (tdl::foldsTuples(op) && !converted.results.empty())
        result.graph.tensors[tensor].sameAs = converted.results.front();
      // Results of others that are not read go before (-tofu-tidy).
      result.graph.tensors[tensor].unread =
          output.use_empty() && (tdl::foldsTuples(op) || op.getOpaque());
      converted.results.push_back(tensor);
      // A scalar costs nothing to read anywhere as it is.
      isFree &=
          !isScalar(result.graph.tensors[tensor]) && !returned.contains(output);
    }
    if (isFree) {
      setFree(*op);
      for (const search::Operand &operand : converted.operands) {
        search::Tensor &tensor = result.graph.tensors[operand.tensor];
        tensor.whole |= !tensor.free;
      }
    }
    bool isGathered = llvm::any_of(
        analysis.getVariables(), [](const tdl::IndexVariable &variable) {
          return variable.kind == tdl::IndexVariable::Kind::Data;
        });
    for (unsigned tensor : converted.results)
      result.graph.tensors[tensor].gathered = isGathered;
    result.graph.operators.push_back(std::move(converted));
    result.operators.push_back(std::move(analysis));
    return success();
  }

  /// Splats, and the smallest other constants, as many as fit into the bound:
  /// all others are tensors like arguments. So is one that is returned with a
  /// layout.
  void findFreeConstants(Operation *terminator) {
    SmallVector<std::pair<int64_t, Operation *>> others;
    SmallVector<Operation *> constants;
    tdl::walkOperators(function.getBody().front(), [&](Operation &op) {
      if (isa<arith::ConstantOp>(op))
        constants.push_back(&op);
    });
    for (Operation *op : constants) {
      auto constant = cast<arith::ConstantOp>(op);
      auto type = dyn_cast<ShapedType>(constant.getType());
      if (!type || !type.hasStaticShape() ||
          !type.getElementType().isIntOrFloat() || hasLayout(*op, terminator))
        continue;
      auto elements = dyn_cast<DenseElementsAttr>(constant.getValue());
      if (elements && elements.isSplat())
        freeConstants.insert(op);
      else
        others.push_back({type.getNumElements() *
                              tdl::getElementBytes(type.getElementType()),
                          op});
    }
    llvm::stable_sort(others, llvm::less_first());
    int64_t bytes = 0;
    for (auto [size, op] : others)
      if ((bytes += size) <= kFreeConstantBytes)
        freeConstants.insert(op);
  }

  bool hasLayout(Operation &op, Operation *terminator) {
    for (OpOperand &use : op.getUses())
      if (use.getOwner() == terminator &&
          function.getResultAttr(use.getOperandNumber(), plan::kLayout))
        return true;
    return false;
  }

  /// Each result is an element of an operand.
  static bool movesOnly(tdl::LambdaOp op) {
    return llvm::all_of(op.getYield().getValues(), [](Value value) {
      return isa_and_nonnull<tdl::ReadOp>(value.getDefiningOp());
    });
  }

  /// An argument that the user keeps on every device: what is only moved of it
  /// is there, too, and would be fetched if it had a layout of its own. Once
  /// there is a plan all arguments have layouts, and it says what is there.
  bool isKeptWhole(tdl::LambdaOp op, Value value) {
    if (auto layouts = op->getAttrOfType<ArrayAttr>(plan::kLayouts))
      return !layouts.empty() && isa<UnitAttr>(layouts[0]);
    auto argument = dyn_cast<BlockArgument>(value);
    if (!argument || argument.getOwner() != &function.getBody().front())
      return false;
    auto layout = function.getArgAttrOfType<plan::LayoutAttr>(
        argument.getArgNumber(), plan::kLayout);
    return layout && llvm::all_of(layout.getDims(), [](DenseI64ArrayAttr axes) {
             return axes.empty();
           });
  }

  static bool isScalar(const search::Tensor &tensor) {
    return llvm::all_of(tensor.extents,
                        [](int64_t extent) { return extent == 1; });
  }

  void setFree(Operation &op) {
    for (Value value : op.getResults())
      result.graph.tensors[result.tensorOf.lookup(value)].free = true;
  }

  LogicalResult tie(Operation *terminator) {
    FailureOr<Ties> ties = findTies(function);
    if (failed(ties))
      return failure();
    for (auto [value, argument] :
         llvm::zip(terminator->getOperands(), ties->arguments)) {
      auto producer = value.getDefiningOp<tdl::LambdaOp>();
      if (argument < 0 || (producer && tdl::foldsTuples(producer)))
        continue;
      unsigned from = result.tensorOf.lookup(value);
      unsigned to = result.tensorOf.lookup(function.getArgument(argument));
      search::Tensor &tensor = result.graph.tensors[from];
      if (from != to && !tensor.free && !tensor.tiedTo)
        tensor.tiedTo = to;
    }
    return success();
  }

  func::FuncOp function;
  FunctionGraph result;
  /// A block's number and how often it runs.
  struct Place {
    unsigned number;
    int64_t times;
  };
  llvm::DenseMap<Block *, Place> placeOf;
  llvm::DenseSet<Value> returned;
  llvm::DenseSet<Operation *> freeConstants;
  unsigned number = 0;
};
} // namespace

FailureOr<FunctionGraph> tofu::buildGraph(func::FuncOp function, bool finite) {
  return GraphBuilder(function, finite).build();
}

tdl::LambdaOp FunctionGraph::getFreeProducer(Value tensor) const {
  return tensor.getDefiningOp<tdl::LambdaOp>();
}
