//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/TDL/OperatorBuilder.h"
#include "tofu/Import/TDL/AffineBuilder.h"
#include "tofu/Import/TDL/BodyBuilder.h"
#include "tofu/TDL/Reads.h"
#include "llvm/ADT/MapVector.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::syntax;

namespace {
class OperatorBuilder {
public:
  OperatorBuilder(const Definition &definition, ImportContext &import,
                  ModuleOp module)
      : definition(definition), import(import),
        builder(OpBuilder::atBlockEnd(module.getBody())) {}

  void run();

private:
  void collectNames();
  DictionaryAttr getDefaults();
  ArrayAttr getOperandShapes();
  AffineMap buildShape(const Result &result);
  RankedTensorType getType(const Parameter &parameter);
  void addArguments(Block &block);
  tdl::LambdaOp buildLambda(Block &block);

  const Definition &definition;
  ImportContext &import;
  OpBuilder builder;
  llvm::MapVector<StringRef, Name> dims; // by text, in order of appearance
  // Ordered as in a dictionary.
  SmallVector<const syntax::Attribute *> attributes;
};
} // namespace

void OperatorBuilder::collectNames() {
  for (const Parameter &parameter : definition.parameters)
    for (ExprId extent : parameter.extents)
      if (const auto *name = definition[extent].getIf<NameUse>())
        dims.insert({name->text, Name{name->text}});
  for (const syntax::Attribute &attribute : definition.attributes)
    attributes.push_back(&attribute);
  llvm::sort(attributes,
             [](const syntax::Attribute *a, const syntax::Attribute *b) {
               return a->name.text < b->name.text;
             });
}

static mlir::Attribute getDefault(const Definition &definition,
                                  const syntax::Attribute &attribute,
                                  Builder &builder) {
  if (attribute.initial == ExprId::None)
    return builder.getUnitAttr();
  const Expr &literal = definition[attribute.initial]; // its sign included
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
    list.append(attribute->name.text,
                getDefault(definition, *attribute, builder));
  return list.getDictionary(builder.getContext());
}

ArrayAttr OperatorBuilder::getOperandShapes() {
  SmallVector<AffineMap> maps;
  for (const Parameter &parameter : definition.parameters) {
    SmallVector<AffineExpr> extents;
    for (ExprId extent : parameter.extents) {
      const auto *name = definition[extent].getIf<NameUse>();
      extents.push_back(
          name ? builder.getAffineDimExpr(dims.find(name->text) - dims.begin())
               : builder.getAffineConstantExpr(
                     definition[extent].getIf<IntegerLiteral>()->value));
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
    StringRef name = definition[id].getIf<NameUse>()->text;
    if (auto dim = dims.find(name); dim != dims.end())
      return builder.getAffineSymbolExpr(dim - dims.begin());
    auto attribute = llvm::find_if(
        attributes, [&](const auto *each) { return each->name.text == name; });
    return builder.getAffineSymbolExpr(numDims + attribute -
                                       attributes.begin());
  };
  AffineBuilder affine(definition, import, AffineBuilder::Symbols, leaf);
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

RankedTensorType OperatorBuilder::getType(const Parameter &parameter) {
  SmallVector<int64_t> shape;
  for (ExprId extent : parameter.extents) {
    const auto *literal = definition[extent].getIf<IntegerLiteral>();
    shape.push_back(literal ? literal->value : ShapedType::kDynamic);
  }
  return RankedTensorType::get(shape,
                               getElementType(parameter.element, builder));
}

void OperatorBuilder::addArguments(Block &block) {
  for (const Parameter &parameter : definition.parameters)
    block.addArgument(getType(parameter), import.getLoc(parameter.name));
  for (auto &[text, name] : dims)
    block.addArgument(builder.getIndexType(), import.getLoc(name));
  for (const syntax::Attribute *attribute : attributes)
    block.addArgument(attribute->type == syntax::Type::Integer
                          ? mlir::Type(builder.getIndexType())
                          : getElementType(syntax::Type::Number, builder),
                      import.getLoc(attribute->name));
}

/// What the arguments of the operator or of the lambda, without its indices,
/// are called in the text.
static void bind(BodyBuilder &body, const Definition &definition,
                 ArrayRef<StringRef> names, ValueRange arguments) {
  size_t tensors = definition.parameters.size();
  body.setTensors(arguments.take_front(tensors));
  for (auto [name, argument] :
       llvm::zip_equal(names, arguments.drop_front(tensors)))
    body.bindConstant(name, argument);
}

tdl::LambdaOp OperatorBuilder::buildLambda(Block &block) {
  SmallVector<StringRef> names;
  for (auto &[text, name] : dims)
    names.push_back(text);
  for (const syntax::Attribute *attribute : attributes)
    names.push_back(attribute->name.text);

  BodyBuilder outer(definition, import, builder);
  bind(outer, definition, names, block.getArguments());
  BodyBuilder::Extents extents =
      outer.buildExtents(ArrayRef(definition.results[0].extents)
                             .take_front(definition.indices.size()));
  SmallVector<mlir::Type> types;
  for (const Result &result : definition.results) {
    SmallVector<int64_t> shape(extents.constants);
    for (ExprId extent : ArrayRef(result.extents).drop_front(shape.size())) {
      const auto *literal = definition[extent].getIf<IntegerLiteral>();
      shape.push_back(literal ? literal->value : ShapedType::kDynamic);
    }
    types.push_back(
        RankedTensorType::get(shape, getElementType(result.element, builder)));
  }
  auto lambda = tdl::LambdaOp::create(
      builder,
      NameLoc::get(builder.getStringAttr(definition.name.text),
                   import.getLoc(definition[definition.body].loc)),
      types, block.getArguments(), extents.values, extents.constants);
  Block &inside = lambda.getBody().emplaceBlock();
  for (Name index : definition.indices)
    inside.addArgument(builder.getIndexType(), import.getLoc(index));
  for (BlockArgument argument : block.getArguments())
    inside.addArgument(argument.getType(), argument.getLoc());

  OpBuilder::InsertionGuard guard(builder);
  builder.setInsertionPointToEnd(&inside);
  BodyBuilder body(definition, import, builder);
  bind(body, definition, names, ValueRange(lambda.getInputArguments()));
  for (auto [index, argument] :
       llvm::zip(definition.indices, lambda.getIndices()))
    body.bindIndex(index.text, argument);
  body.buildResult(types);
  return lambda;
}

/// Operands that the body does not use were there to be bound.
static void dropUnusedInputs(tdl::LambdaOp lambda) {
  for (unsigned i = lambda.getInputs().size(); i-- != 0;) {
    if (!lambda.getInputArguments()[i].use_empty())
      continue;
    lambda.getBlock()->eraseArgument(lambda.getRank() + i);
    lambda.getInputsMutable().erase(i);
  }
}

void OperatorBuilder::run() {
  collectNames();
  SmallVector<AffineMap> resultShapes;
  for (const Result &result : definition.results)
    resultShapes.push_back(buildShape(result));
  SmallVector<StringRef> dimNames(llvm::make_first_range(dims));
  auto op = tdl::OpOp::create(builder, import.getLoc(definition.name.loc()),
                              builder.getStringAttr(definition.name.text),
                              definition.operation.empty()
                                  ? StringAttr()
                                  : builder.getStringAttr(definition.operation),
                              builder.getStrArrayAttr(dimNames), getDefaults(),
                              getOperandShapes(),
                              builder.getAffineMapArrayAttr(resultShapes));
  Block &block = op.getBody().emplaceBlock();
  addArguments(block);
  builder.setInsertionPointToEnd(&block);
  tdl::LambdaOp lambda = buildLambda(block);
  dropUnusedInputs(lambda);
  tdl::completeReads(lambda);
  tdl::YieldOp::create(builder, lambda.getLoc(), lambda.getResults());
}

void tofu::buildOperator(const Definition &definition, ImportContext &import,
                         ModuleOp module) {
  OperatorBuilder(definition, import, module).run();
}
