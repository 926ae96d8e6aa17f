//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/OperatorBuilder.h"
#include "mlir/IR/SymbolTable.h"
#include "tofu/Elaboration/Elaborate.h"
#include "tofu/Import/TDL/AffineBuilder.h"
#include "tofu/Import/TDL/BodyBuilder.h"
#include "tofu/Syntax/Functions.h"
#include "tofu/TDL/GivenValues.h"
#include "tofu/TDL/Reads.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/ScopeExit.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::syntax;

namespace {
class OperatorBuilder {
public:
  OperatorBuilder(const Operator &op, ImportContext &import, ModuleOp module)
      : op(op), import(import),
        builder(OpBuilder::atBlockEnd(module.getBody())) {}

  bool buildCombiners(const Module &definitions, ModuleOp module);
  tdl::OpOp run(StringRef name);

private:
  void collectNames();
  DictionaryAttr getDefaults();
  ArrayAttr getOperandShapes();
  AffineMap buildShape(const Result &result);
  RankedTensorType getType(const Tensor &tensor);
  void addArguments(Block &block);
  void bind(BodyBuilder &body, ArrayRef<unsigned> tensors,
            ValueRange arguments);
  void buildConstraints(Block &block);
  void buildStage(const Stage &stage, Block &block);

  const Operator &op;
  ImportContext &import;
  OpBuilder builder;
  llvm::MapVector<StringRef, Name> dims; // by text, in order of appearance
  // Ordered as in a dictionary.
  SmallVector<const syntax::Attribute *> attributes;
  SmallVector<StringRef> constants; // dims, then attributes
  SmallVector<Value> tensors;       // those that there are so far
  SmallVector<BodyBuilder::NamedCombiner> combiners;
};
} // namespace

void OperatorBuilder::collectNames() {
  for (const Tensor &tensor : ArrayRef(op.tensors).take_front(op.numParameters))
    for (ExprId extent : tensor.extents)
      if (const auto *name = op[extent].getIf<NameUse>())
        dims.insert({name->text, Name{name->text, op[extent].loc}});
  for (const syntax::Attribute &attribute : op.attributes)
    attributes.push_back(&attribute);
  llvm::sort(attributes,
             [](const syntax::Attribute *a, const syntax::Attribute *b) {
               return a->name.text < b->name.text;
             });
  for (auto &[text, name] : dims)
    constants.push_back(text);
  for (const syntax::Attribute *attribute : attributes)
    constants.push_back(attribute->name.text);
}

static mlir::Attribute getDefault(const Operator &op,
                                  const syntax::Attribute &attribute,
                                  Builder &builder) {
  if (attribute.initial == ExprId::None)
    return builder.getUnitAttr();
  const Expr &literal = op[attribute.initial]; // its sign included
  if (const auto *number = literal.getIf<FloatLiteral>())
    return builder.getF64FloatAttr(number->value);
  int64_t value = literal.getIf<IntegerLiteral>()->value;
  if (attribute.type == syntax::Type::Integer)
    return builder.getI64IntegerAttr(value);
  return builder.getF64FloatAttr(value);
}

DictionaryAttr OperatorBuilder::getDefaults() {
  NamedAttrList list;
  for (const syntax::Attribute *attribute : attributes)
    list.append(attribute->name.text, getDefault(op, *attribute, builder));
  return list.getDictionary(builder.getContext());
}

ArrayAttr OperatorBuilder::getOperandShapes() {
  SmallVector<AffineMap> maps;
  for (const Tensor &tensor :
       ArrayRef(op.tensors).take_front(op.numParameters)) {
    SmallVector<AffineExpr> extents;
    for (ExprId extent : tensor.extents) {
      const auto *name = op[extent].getIf<NameUse>();
      extents.push_back(
          name ? builder.getAffineDimExpr(dims.find(name->text) - dims.begin())
               : builder.getAffineConstantExpr(
                     op[extent].getIf<IntegerLiteral>()->value));
    }
    maps.push_back(AffineMap::get(dims.size(), attributes.size(), extents,
                                  builder.getContext()));
  }
  return builder.getAffineMapArrayAttr(maps);
}

/// True if symbols below `dims` are factors of each other, or divisors.
static bool multipliesDims(AffineExpr expr, unsigned dims) {
  return expr
      .walk([&](AffineExpr each) {
        auto binary = dyn_cast<AffineBinaryOpExpr>(each);
        if (!binary || each.getKind() == AffineExprKind::Add)
          return WalkResult::advance();
        auto usesDim = [&](AffineExpr side) {
          for (unsigned dim = 0; dim != dims; ++dim)
            if (side.isFunctionOfSymbol(dim))
              return true;
          return false;
        };
        bool isProduct = each.getKind() == AffineExprKind::Mul;
        return usesDim(binary.getRHS()) &&
                       (!isProduct || usesDim(binary.getLHS()))
                   ? WalkResult::interrupt()
                   : WalkResult::advance();
      })
      .wasInterrupted();
}

AffineMap OperatorBuilder::buildShape(const Result &result) {
  unsigned numDims = dims.size(), numAttributes = attributes.size();
  auto leaf = [&](ExprId id) {
    StringRef name = op[id].getIf<NameUse>()->text;
    if (auto dim = dims.find(name); dim != dims.end())
      return builder.getAffineSymbolExpr(dim - dims.begin());
    auto attribute = llvm::find_if(
        attributes, [&](const auto *each) { return each->name.text == name; });
    return builder.getAffineSymbolExpr(numDims + attribute -
                                       attributes.begin());
  };
  AffineBuilder affine(op, import, AffineBuilder::Symbols, leaf);
  SmallVector<AffineExpr> extents;
  for (ExprId extent : result.extents)
    extents.push_back(affine.build(extent));
  AffineMap shape =
      AffineMap::get(0, numDims + numAttributes, extents, builder.getContext());
  if (llvm::any_of(extents, [&](AffineExpr extent) {
        return multipliesDims(extent, numDims);
      }))
    return shape;
  SmallVector<AffineExpr> inputs;
  for (unsigned dim = 0; dim != numDims; ++dim)
    inputs.push_back(builder.getAffineDimExpr(dim));
  for (unsigned attribute = 0; attribute != numAttributes; ++attribute)
    inputs.push_back(builder.getAffineSymbolExpr(attribute));
  return shape.replaceDimsAndSymbols({}, inputs, numDims, numAttributes);
}

RankedTensorType OperatorBuilder::getType(const Tensor &tensor) {
  SmallVector<int64_t> shape;
  for (ExprId extent : tensor.extents)
    shape.push_back(getConstant(op, import, extent)
                        .value_or(int64_t(ShapedType::kDynamic)));
  return RankedTensorType::get(shape, getElementType(tensor.element, builder));
}

void OperatorBuilder::addArguments(Block &block) {
  for (const Tensor &tensor : ArrayRef(op.tensors).take_front(op.numParameters))
    block.addArgument(getType(tensor), import.getLoc(tensor.name));
  for (auto &[text, name] : dims)
    block.addArgument(builder.getIndexType(), import.getLoc(name));
  for (const syntax::Attribute *attribute : attributes)
    block.addArgument(attribute->type == syntax::Type::Integer
                          ? mlir::Type(builder.getIndexType())
                          : getElementType({}, builder),
                      import.getLoc(attribute->name));
}

/// What the arguments of the operator or of a lambda, without its indices,
/// are called in the text: tensors, then dims and attributes.
void OperatorBuilder::bind(BodyBuilder &body, ArrayRef<unsigned> numbers,
                           ValueRange arguments) {
  SmallVector<Value> values(op.tensors.size());
  for (auto [i, number] : llvm::enumerate(numbers))
    values[number] = arguments[i];
  body.setTensors(values);
  for (auto [name, argument] :
       llvm::zip_equal(constants, arguments.drop_front(numbers.size())))
    body.bindConstant(name, argument);
  body.setCombiners(combiners);
}

void OperatorBuilder::buildConstraints(Block &block) {
  if (op.constraints.empty())
    return;
  BodyBuilder body(op, import, builder);
  for (auto [name, argument] : llvm::zip_equal(
           constants,
           ValueRange(block.getArguments()).drop_front(op.numParameters)))
    body.bindConstant(name, argument);
  for (const Constraint &constraint : op.constraints) {
    Value condition = body.build(constraint.condition);
    tdl::RequireOp::create(builder, import.getLoc(op[constraint.condition].loc),
                           condition, constraint.message);
  }
}

/// The numbers of the tensors that an expression reads, in ascending order.
static SmallVector<unsigned> getTensorsRead(const Operator &op, ExprId body) {
  llvm::BitVector numbers(op.tensors.size());
  llvm::BitVector seen(static_cast<uint32_t>(body) + 1); // operands are before
  SmallVector<ExprId> pending{body};
  while (!pending.empty()) {
    ExprId id = pending.pop_back_val();
    if (seen.test(static_cast<uint32_t>(id)))
      continue;
    seen.set(static_cast<uint32_t>(id));
    const Expr &expr = op[id];
    if (const auto *node = expr.getIf<Read>())
      numbers.set(node->tensor);
    else if (const auto *node = expr.getIf<Opaque>())
      for (const Slice &slice : node->arguments)
        numbers.set(slice.tensor);
    visitOperands(expr, [&](ExprId operand) { pending.push_back(operand); });
  }
  return {numbers.set_bits_begin(), numbers.set_bits_end()};
}

/// Operands that the body does not use were there to be bound.
static void dropUnusedInputs(tdl::LambdaOp lambda) {
  SmallVector<Value> used;
  llvm::BitVector unused(lambda.getBlock()->getNumArguments());
  for (auto [input, argument] :
       llvm::zip_equal(lambda.getInputs(), lambda.getInputArguments()))
    if (argument.use_empty())
      unused.set(argument.getArgNumber());
    else
      used.push_back(input);
  if (unused.none())
    return;
  lambda.getBlock()->eraseArguments(unused);
  lambda.getInputsMutable().assign(used);
}

void OperatorBuilder::buildStage(const Stage &stage, Block &block) {
  SmallVector<unsigned> numbers = getTensorsRead(op, stage.body);
  SmallVector<Value> inputs;
  for (unsigned number : numbers)
    inputs.push_back(tensors[number]);
  llvm::append_range(
      inputs, ValueRange(block.getArguments()).drop_front(op.numParameters));

  BodyBuilder outer(op, import, builder);
  bind(outer, numbers, inputs);
  BodyBuilder::Extents extents = outer.buildExtents(stage.extents);
  SmallVector<mlir::Type> types;
  for (unsigned tensor : stage.tensors) {
    RankedTensorType type = getType(op.tensors[tensor]);
    SmallVector<int64_t> shape(extents.constants);
    llvm::append_range(shape, type.getShape().drop_front(shape.size()));
    types.push_back(type.clone(shape));
  }
  auto lambda =
      tdl::LambdaOp::create(builder,
                            NameLoc::get(builder.getStringAttr(stage.name.text),
                                         import.getLoc(op[stage.body].loc)),
                            types, inputs, extents.values, extents.constants);
  Block &inside = lambda.getBody().emplaceBlock();
  for (Name index : stage.indices)
    inside.addArgument(builder.getIndexType(), import.getLoc(index));
  // What is an argument outside has the location of its name.
  for (auto [i, input] : llvm::enumerate(inputs))
    inside.addArgument(input.getType(),
                       isa<BlockArgument>(input)
                           ? input.getLoc()
                           : import.getLoc(op.tensors[numbers[i]].name));

  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(&inside);
  BodyBuilder body(op, import, builder);
  bind(body, numbers, ValueRange(lambda.getInputArguments()));
  for (auto [index, argument] : llvm::zip(stage.indices, lambda.getIndices()))
    body.bindIndex(index.text, argument);
  body.buildResult(stage, types);
  dropUnusedInputs(lambda);
  tdl::completeReads(lambda);
  llvm::append_range(tensors, lambda.getResults());
}

tdl::OpOp OperatorBuilder::run(StringRef name) {
  collectNames();
  SmallVector<AffineMap> resultShapes;
  for (const Result &result : op.results)
    resultShapes.push_back(buildShape(result));
  auto result = tdl::OpOp::create(
      builder, import.getLoc(op.name.loc()), builder.getStringAttr(name),
      op.operation.empty() ? StringAttr() : builder.getStringAttr(op.operation),
      builder.getStrArrayAttr(
          SmallVector<StringRef>(llvm::make_first_range(dims))),
      getDefaults(), getOperandShapes(),
      builder.getAffineMapArrayAttr(resultShapes), op.exact,
      op.doc.empty() ? StringAttr() : builder.getStringAttr(op.doc));
  Block &block = result.getBody().emplaceBlock();
  addArguments(block);
  builder.setInsertionPointToEnd(&block);
  llvm::append_range(tensors,
                     block.getArguments().take_front(op.numParameters));
  buildConstraints(block);
  for (const Stage &stage : op.stages)
    buildStage(stage, block);
  SmallVector<Value> yields;
  for (unsigned tensor : op.yields)
    yields.push_back(tensors[tensor]);
  tdl::YieldOp::create(builder, result.getLoc(), yields);
  return result;
}

//===----------------------------------------------------------------------===//
// Combiners
//===----------------------------------------------------------------------===//

/// A literal, perhaps with a sign.
static TypedAttr getLiteral(const Operator &code, ExprId id, mlir::Type type,
                            ImportContext &import) {
  const Expr &expr = code[id];
  bool isNegative = expr.getIf<Negate>();
  const Expr &literal = isNegative ? code[expr.getIf<Negate>()->operand] : expr;
  Builder builder(type.getContext());
  double number = 0;
  if (const auto *given = literal.getIf<FloatLiteral>())
    number = given->value;
  else if (const auto *given = literal.getIf<IntegerLiteral>()) {
    if (isa<IntegerType>(type))
      return builder.getIntegerAttr(type,
                                    isNegative ? -given->value : given->value);
    number = double(given->value);
  } else if (const auto *given = literal.getIf<BoolLiteral>()) {
    return builder.getBoolAttr(given->value);
  } else {
    return {};
  }
  auto floatType = dyn_cast<FloatType>(type);
  if (!floatType)
    return {};
  if (std::string why = tdl::whyNotNumber(number, floatType); !why.empty())
    import.emitError(literal.loc) << "what folds nothing " << why;
  return FloatAttr::get(type, isNegative ? -number : number);
}

/// Whether a combiner's value is one of those that it is given: then nothing is
/// rounded.
static bool isChosen(const CombinerCode &code, ExprId id) {
  const Expr &expr = code.code[id];
  auto isEachChosen = [&](ArrayRef<ExprId> ids) {
    return llvm::all_of(ids, [&](ExprId each) { return isChosen(code, each); });
  };
  if (expr.type != syntax::Type::Number || expr.getIf<NameUse>() ||
      expr.getIf<FloatLiteral>() || expr.getIf<IntegerLiteral>())
    return true;
  if (const auto *bind = expr.getIf<Bind>())
    return isEachChosen({bind->value, bind->body});
  const auto *call = expr.getIf<Call>();
  if (!call)
    return false;
  ArrayRef<ExprId> arguments(call->arguments);
  if (call->function == Function::Select)
    return isEachChosen(arguments.drop_front());
  return (call->function == Function::Max || call->function == Function::Min) &&
         isEachChosen(arguments);
}

/// What a combiner means for the types in which it folds: as in sums, floats
/// narrower than f32 are folded in f32 if it rounds.
static std::optional<CombinerCode> elaborateFold(const Module &definitions,
                                                 syntax::Combiner &combiner,
                                                 syntax::Diagnostics &errors) {
  std::optional<CombinerCode> code = elaborate(definitions, combiner, errors);
  if (!code || llvm::all_of(code->values, [&](ExprId value) {
        return isChosen(*code, value);
      }))
    return code;
  syntax::Combiner wide = combiner;
  for (ElementType &type : wide.types)
    if (type.scalar == Scalar::F16 || type.scalar == Scalar::BF16)
      type.scalar = Scalar::F32;
  if (wide.types == combiner.types)
    return code;
  // One that says a narrow type itself makes no sense of another.
  syntax::Diagnostics quiet(
      [](llvm::SourceMgr::DiagKind, llvm::SMLoc, const llvm::Twine &) {});
  std::optional<CombinerCode> widened = elaborate(definitions, wide, quiet);
  if (!widened)
    return code;
  combiner = std::move(wide);
  return widened;
}

/// One symbol for a combiner and the types that it folds.
bool OperatorBuilder::buildCombiners(const Module &definitions,
                                     ModuleOp module) {
  syntax::Diagnostics diagnostics(import.getReport());
  for (syntax::Combiner combiner : op.combiners) {
    std::optional<CombinerCode> code =
        elaborateFold(definitions, combiner, diagnostics);
    if (!code)
      return false;
    std::string name = combiner.definition->name.text.str();
    for (const ElementType &type : combiner.types)
      name += "." + spell(type).str();
    SmallVector<mlir::Type> types;
    SmallVector<mlir::Attribute> identity;
    for (auto [type, id] : llvm::zip(combiner.types, code->identities)) {
      types.push_back(getElementType(type, builder));
      TypedAttr literal = getLiteral(code->code, id, types.back(), import);
      if (!literal) {
        import.emitError(code->code[id].loc)
            << "what folds nothing is a literal of type " << spell(type);
        return false;
      }
      identity.push_back(literal);
    }
    // Another operator may fold so, too.
    Operation *known = nullptr;
    for (unsigned i = 0;; ++i) {
      std::string unique = i ? name + "_" + std::to_string(i) : name;
      known = SymbolTable::lookupSymbolIn(module, unique);
      auto other = dyn_cast_or_null<tdl::CombinerOp>(known);
      bool isSame = other && other->getLoc() ==
                                 import.getLoc(combiner.definition->name.loc());
      if (known && !isSame)
        continue;
      name = unique;
      break;
    }
    if (!known) {
      auto result = tdl::CombinerOp::create(
          builder, import.getLoc(combiner.definition->name.loc()), name,
          builder.getArrayAttr(identity));
      SymbolTable::setSymbolVisibility(result,
                                       SymbolTable::Visibility::Private);
      Block &block = result.getBody().emplaceBlock();
      BodyBuilder body(code->code, import, builder);
      OpBuilder::InsertionGuard guard(builder);
      builder.setInsertionPointToEnd(&block);
      for (ArrayRef<StringRef> side :
           {ArrayRef(code->left), ArrayRef(code->right)})
        for (auto [text, type] : llvm::zip(side, types))
          body.bindScalar(text, block.addArgument(type, result.getLoc()));
      SmallVector<Value> values;
      for (auto [value, type] : llvm::zip(code->values, types))
        values.push_back(body.build(value, type));
      tdl::YieldOp::create(builder, result.getLoc(), values);
    }
    combiners.push_back({FlatSymbolRefAttr::get(import.getContext(), name),
                         builder.getArrayAttr(identity)});
  }
  return true;
}

tdl::OpOp tofu::buildOperator(const Module &definitions, const Operator &op,
                              StringRef name, ImportContext &import,
                              ModuleOp module) {
  import.setDerived(op.derived, op.name.loc());
  // The operator holds those texts.
  auto restore = llvm::make_scope_exit([&] { import.setDerived({}, {}); });
  OperatorBuilder builder(op, import, module);
  if (!builder.buildCombiners(definitions, module))
    return {};
  return builder.run(name);
}
