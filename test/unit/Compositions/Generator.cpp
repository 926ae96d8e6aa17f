//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Generator.h"
#include "Values.h"
#include "tofu/TDL/Blocks.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::test;

/// Elements of a tensor; more are not needed to find a fault.
static constexpr int64_t kMaxElements = 300;

static std::string toString(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

//===----------------------------------------------------------------------===//
// The frame
//===----------------------------------------------------------------------===//

Generator::Generator(MLIRContext &context, Choices &choices)
    : choices(choices), builder(&context) {
  Location loc = builder.getUnknownLoc();
  program.module = ModuleOp::create(loc);
  builder.setInsertionPointToStart(program.module->getBody());
  program.function = func::FuncOp::create(builder, loc, "main",
                                          builder.getFunctionType({}, {}));
  block = program.function.addEntryBlock();
  builder.setInsertionPointToStart(block);
}

/// Up to 4 axes; more than 16 devices are rare, they take time.
static SmallVector<int64_t> makeMesh(Choices &choices) {
  SmallVector<int64_t> mesh;
  int64_t limit = choices.chance(5) ? 60 : 16;
  unsigned axes = choices.pickFrom({1, 2, 1, 2, 3, 2, 3, 4});
  for (unsigned axis = 0; axis != axes; ++axis) {
    int64_t extent = choices.pickFrom({2, 3, 2, 4, 2, 3, 5, 1});
    limit /= extent;
    mesh.push_back(limit ? extent : 1);
    if (!limit)
      limit = 1;
  }
  return mesh;
}

Program Generator::run() {
  {
    Choices::Scope scope(choices);
    program.mesh = makeMesh(choices);
  }
  choices.leaveGroup();
  {
    Choices::Scope scope(choices);
    MLIRContext *context = getContext();
    main = choices.pickFrom<Type>(
        {Float32Type::get(context), Float32Type::get(context),
         builder.getI32Type(), BFloat16Type::get(context),
         Float16Type::get(context), Float64Type::get(context),
         Float32Type::get(context), builder.getI8Type(), builder.getI64Type(),
         Float32Type::get(context), BFloat16Type::get(context),
         builder.getI1Type()});
    program.style.isExact = !choices.chance(20);
    program.style.hasSpecials = choices.chance(35);
    program.isTidied = choices.chance(25);
    program.isSearched = choices.chance(15);
    program.searchChoices = choices.pick(1 << 16);
    for (unsigned i = 0; i != 4; ++i)
      extents.push_back(choices.pickFrom({2, 1, 3, 4, 5, 2, 3, 6, 4, 7, 5, 1, 2,
                                          3, 4, choices.chance(40) ? 0 : 8}));
  }
  unsigned count = 3 + choices.pick(6);
  for (unsigned i = 0; i != count; ++i) {
    Choices::Scope scope(choices);
    // A reduced program has fewer operators.
    if (choices.pick(256) == 0)
      continue;
    Operation *before = block->empty() ? nullptr : &block->back();
    addOperator();
    setPlanChoices(before);
  }
  addReturn();
  return std::move(program);
}

/// Of the operations after this one.
void Generator::setPlanChoices(Operation *before) {
  SmallVector<int32_t> plan;
  for (unsigned k = 0; k != kPlanChoices; ++k)
    plan.push_back(choices.pick(1 << 12));
  for (Operation *op = before ? before->getNextNode() : &block->front(); op;
       op = op->getNextNode()) {
    unsigned number = 0; // those of a loop's blocks differ
    auto set = [&](Operation &inner) {
      for (int32_t &choice : plan)
        choice = (choice + 97 * number++) % (1 << 12);
      inner.setAttr(kChoices, builder.getDenseI32ArrayAttr(plan));
    };
    set(*op);
    if (tdl::hasBlocks(op))
      for (Region &region : op->getRegions())
        tdl::walkOperators(region.front(), set);
  }
}

void Generator::addOperator() {
  using Kind = void (Generator::*)();
  static const std::pair<const char *, Kind> kinds[] = {
      {"element-wise", &Generator::addElementwise},
      {"movement", &Generator::addMovement},
      {"reduction", &Generator::addReduction},
      {"contraction", &Generator::addContraction},
      {"element-wise", &Generator::addElementwise},
      {"free", &Generator::addFree},
      {"scalars", &Generator::addScalars},
      {"gather", &Generator::addGather},
      {"scatter", &Generator::addScatter},
      {"concatenation", &Generator::addConcatenation},
      {"pad", &Generator::addPad},
      {"reshape", &Generator::addReshape},
      {"window", &Generator::addWindow},
      {"masked", &Generator::addMasked},
      {"dynamic slice", &Generator::addDynamicSlice},
      {"nested reduction", &Generator::addNestedReduction},
      {"element-wise", &Generator::addElementwise},
      {"reduction", &Generator::addReduction},
      {"contraction", &Generator::addContraction},
      {"update", &Generator::addUpdate},
      {"arg max", &Generator::addArgMax},
      {"cumulative", &Generator::addCumulative},
      {"opaque", &Generator::addOpaque},
      {"loop", &Generator::addLoop},
      {"case", &Generator::addCase}};
  auto [name, kind] = choices.pickFrom(kinds);
  note(std::string("operator: ") + name);
  (this->*kind)();
}

/// What no result depends on; a program that is reduced has fewer results.
void Generator::eraseDead() {
  for (Operation &op : llvm::make_early_inc_range(llvm::reverse(*block)))
    if (op.use_empty() && !isa<func::ReturnOp>(op))
      op.erase();
  for (unsigned i = block->getNumArguments(); i-- > 0;)
    if (block->getArgument(i).use_empty()) {
      block->eraseArgument(i);
      program.inputs.erase(program.inputs.begin() + i);
      program.argumentChoices.erase(program.argumentChoices.begin() + i);
    }
}

void Generator::addReturn() {
  Choices::Scope scope(choices);
  SmallVector<Entry> returned;
  for (const Entry &tensor : tensors) {
    bool isArgument = isa<BlockArgument>(tensor.value);
    bool isConstant = tensor.value.getDefiningOp<arith::ConstantOp>();
    if (!isArgument && !isConstant && tensor.value.use_empty()) {
      // A reduced program has fewer results.
      if (tensor.value.getDefiningOp()->getNumResults() > 1 &&
          choices.chance(30))
        note("unread: one of several results");
      else if (choices.pick(256) != 0)
        returned.push_back(tensor);
    } else if (choices.chance(isArgument || isConstant ? 3 : 10)) {
      returned.push_back(tensor);
      note(isArgument   ? "returned: an argument"
           : isConstant ? "returned: a constant"
                        : "returned: an intermediate");
    }
  }
  if (!returned.empty() && choices.chance(5)) {
    returned.push_back(returned.front());
    note("returned: one value twice");
  }
  SmallVector<Value> values;
  for (const Entry &entry : returned) {
    values.push_back(entry.value);
    program.results.push_back(entry.known);
  }
  Location loc = builder.getUnknownLoc();
  func::ReturnOp::create(builder, loc, values);
  // Updates replace the argument that they were made of.
  SmallVector<Value> replaced;
  SmallVector<std::pair<unsigned, unsigned>> donations;
  for (Value value : values) {
    Operation *op = value.getDefiningOp();
    auto number = op ? op->getAttrOfType<IntegerAttr>(kReplaces) : nullptr;
    replaced.push_back(number ? block->getArgument(number.getInt()) : Value());
  }
  eraseDead();
  for (auto [number, value] : llvm::enumerate(replaced))
    if (auto argument = cast_or_null<BlockArgument>(value)) {
      donations.push_back({argument.getArgNumber(), number});
      values[number].getDefiningOp()->removeAttr(kReplaces);
    }
  program.function.setFunctionType(builder.getFunctionType(
      block->getArgumentTypes(), ValueRange(values).getTypes()));
  for (auto [argument, result] : donations) {
    program.function.setArgAttr(argument, "tf.aliasing_output",
                                builder.getI32IntegerAttr(result));
    program.isFed = true;
    note("fed: an update");
  }
}

Program tofu::test::makeProgram(MLIRContext &context, Choices &choices) {
  return Generator(context, choices).run();
}

//===----------------------------------------------------------------------===//
// Tensors
//===----------------------------------------------------------------------===//

Type Generator::pickType() {
  if (!choices.chance(30))
    return main;
  return choices.pickFrom<Type>({builder.getF32Type(), builder.getI32Type(),
                                 builder.getI1Type(), builder.getBF16Type(),
                                 builder.getF16Type(), builder.getI64Type(),
                                 builder.getI8Type(), builder.getF64Type()});
}

Generator::Shape Generator::pickShape(unsigned maxRank) {
  Shape shape;
  for (unsigned rank = choices.pickFrom({2u, 1u, 2u, 3u, 0u, 2u, 1u, 4u});
       rank > 0 && shape.size() < maxRank; --rank) {
    shape.push_back(pickExtent());
    if (ShapedType::getNumElements(shape) > kMaxElements)
      shape.pop_back();
  }
  return shape;
}

void Generator::addElements(RankedTensorType type, const Known &known) {
  program.inputs.push_back(makeElements(type, known, program.style, choices));
  arguments.push_back(known);
  PlanChoices plan;
  for (unsigned k = 0; k != kPlanChoices / 2; ++k)
    plan.push_back(choices.pick(1 << 12));
  program.argumentChoices.push_back(plan);
  tensors.push_back({block->addArgument(type, builder.getUnknownLoc()), known});
}

Entry Generator::addArgument(ArrayRef<int64_t> shape, Type type) {
  Choices::Scope scope(choices);
  Known known;
  if (isa<FloatType>(type)) {
    known.most = choices.pickFrom({2, 1, 3, 4});
    if (isExact() && choices.chance(5)) {
      known.scale = getMaxScale(type);
      note("values: subnormal");
    }
  } else {
    known = getFullRange(type);
    if (!type.isInteger(1) && choices.chance(60)) {
      known.lo = -3;
      known.hi = 4;
    }
  }
  note("type: " + toString(type));
  addElements(RankedTensorType::get(shape, type), known);
  return tensors.back();
}

Entry Generator::addIndexArgument(ArrayRef<int64_t> shape, int64_t lo,
                                  int64_t hi) {
  Choices::Scope scope(choices);
  Known known;
  known.lo = lo;
  known.hi = std::max(lo, hi);
  Type type = choices.chance(70) ? builder.getI32Type() : builder.getI64Type();
  addElements(RankedTensorType::get(shape, type), known);
  return tensors.back();
}

Entry Generator::pickTensor() {
  if (tensors.empty() || choices.chance(tensors.size() < 3 ? 40 : 12))
    return addArgument(pickShape(3), pickType());
  // The latest one with half of the chance, then the one before it, ...
  unsigned back =
      std::min(choices.pick(tensors.size()), choices.pick(tensors.size()));
  return tensors[tensors.size() - 1 - back];
}

Entry Generator::pickTensor(function_ref<bool(const Entry &)> isGood,
                            ArrayRef<int64_t> shape) {
  SmallVector<const Entry *> good;
  for (const Entry &tensor : llvm::reverse(tensors))
    if (isGood(tensor))
      good.push_back(&tensor);
  if (good.empty() || choices.chance(10))
    return addArgument(shape, pickType());
  return *choices.pickFrom(good);
}

void Generator::addLambda(ArrayRef<int64_t> shape, Writer write) {
  Location loc = builder.getUnknownLoc();
  Region region;
  Block *own = &region.emplaceBlock();
  OpBuilder inner(builder.getContext());
  inner.setInsertionPointToStart(own);
  Body body(inner, loc, choices, program.style);
  body.block = own;
  for (int64_t extent : shape) {
    body.variables.push_back(own->addArgument(builder.getIndexType(), loc));
    body.extents.push_back(extent);
  }
  SmallVector<Scalar> yielded = write(body);
  SmallVector<Value> values;
  SmallVector<Type> types;
  for (const Scalar &scalar : yielded) {
    values.push_back(scalar.value);
    Shape extents(shape);
    auto slice = dyn_cast<RankedTensorType>(scalar.getType());
    if (slice)
      llvm::append_range(extents, slice.getShape());
    types.push_back(RankedTensorType::get(
        extents, slice ? slice.getElementType() : scalar.getType()));
  }
  tdl::YieldOp::create(body.builder, loc, values);
  auto op = tdl::LambdaOp::create(builder, loc, types, body.inputs,
                                  ValueRange{}, shape);
  op.getBody().takeBody(region);
  for (auto [result, scalar] : llvm::zip(op.getResults(), yielded)) {
    tensors.push_back({result, scalar.known});
    note("type: " + toString(getElementTypeOrSelf(scalar.getType())));
  }
  if (yielded.size() > 1)
    note("operator: several results");
}

void Generator::addConstant(DenseElementsAttr value, const Known &known) {
  tensors.push_back(
      {arith::ConstantOp::create(builder, builder.getUnknownLoc(), value),
       known});
}
