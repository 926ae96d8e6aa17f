//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Gradient/Program.h"
#include "tofu/Syntax/Guards.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace tofu::syntax;
using namespace tofu::syntax::gradient;
using llvm::StringRef;

namespace {
class Converter {
public:
  Converter(const Operator &op, const llvm::StringSet<> &ones,
            GraphProgram &program)
      : op(op), ones(ones), program(program), graph(program.graph) {}

  bool run();
  void bind(llvm::ArrayRef<StringRef> own, llvm::ArrayRef<NodeId> values) {
    for (auto [name, value] : llvm::zip(own, values))
      names[name] = value;
  }
  NodeId convert(ExprId id);

private:
  NodeId convertLeaf(const Expr &expr);
  NodeId convertBinary(ExprId id);
  NodeId convertIndex(ExprId id);
  void unify(llvm::ArrayRef<ExprId> exprs,
             llvm::MutableArrayRef<NodeId> operands);
  NodeId convertWhere(ExprId where, llvm::ArrayRef<BoundName> own);
  NodeId combine(BinaryOp op, NodeId a, NodeId b);
  NodeId convertRead(const Read &node);
  NodeId convertReduce(ExprId id, const Reduce &node, unsigned number);
  NodeId getExtent(ExprId id);
  NodeId dimension(StringRef text);
  void convertFold(const Reduce &node, GraphStage &stage);
  void convertApplied(const Stage &written, GraphStage &stage);
  void convertStage(const Stage &stage);
  void equateDimensions();

  const Operator &op;
  const llvm::StringSet<> &ones;
  GraphProgram &program;
  Graph &graph;
  llvm::StringMap<NodeId> names; // indices and what `let ... in` names
  llvm::StringSet<> dimensions;
  bool inExtent = false;
  std::vector<NodeId> guards; // of the reductions around
  std::map<std::string, std::vector<unsigned>> known; // stages by meaning
};
} // namespace

NodeId Converter::dimension(StringRef text) {
  if (ones.contains(text))
    return graph.integer(1);
  NodeId id = graph.symbol(text, Type::Integer, Scalar::Generic);
  graph.markExtent(id);
  return id;
}

NodeId Converter::getExtent(ExprId id) {
  llvm::SaveAndRestore extent(inExtent, true);
  return convert(id);
}

NodeId Converter::convertLeaf(const Expr &expr) {
  if (const auto *node = expr.getIf<IntegerLiteral>())
    return expr.type == Type::Number ? graph.number(double(node->value))
                                     : graph.integer(node->value);
  if (const auto *node = expr.getIf<FloatLiteral>())
    return graph.number(node->value);
  if (const auto *node = expr.getIf<BoolLiteral>())
    return graph.truth(node->value);
  const auto &node = *expr.getIf<NameUse>();
  if (!inExtent && node.binding != Binding::Dimension)
    if (auto found = names.find(node.text); found != names.end())
      return found->second;
  if (dimensions.contains(node.text))
    return dimension(node.text);
  return graph.symbol(node.text, expr.type, expr.scalar);
}

NodeId Converter::combine(BinaryOp binary, NodeId a, NodeId b) {
  switch (binary) {
  case BinaryOp::Add:
    return graph.add(a, b);
  case BinaryOp::Sub:
    return graph.sub(a, b);
  case BinaryOp::Mul:
    return graph.mul(a, b);
  case BinaryOp::Div:
    return graph.div(a, b);
  case BinaryOp::FloorDiv:
    return graph.floorDiv(a, b);
  case BinaryOp::Mod:
    return graph.mod(a, b);
  case BinaryOp::And:
    return graph.both(a, b);
  case BinaryOp::Or:
    return graph.either(a, b);
  default:
    return graph.compare(binary, a, b);
  }
}

/// What stands beside an index, or an element of another type, is as wide as an
/// index; a literal is what it stands beside.
void Converter::unify(llvm::ArrayRef<ExprId> exprs,
                      llvm::MutableArrayRef<NodeId> operands) {
  auto isLiteral = [&](ExprId id) {
    if (const auto *node = op[id].getIf<Negate>())
      id = node->operand;
    const auto *name = op[id].getIf<NameUse>();
    return op[id].getIf<IntegerLiteral>() ||
           (name && name->binding == Binding::Bound);
  };
  std::optional<Scalar> scalar;
  bool isWide = false;
  for (auto [expr, operand] : llvm::zip(exprs, operands)) {
    const Node &node = graph[operand];
    if (node.type != Type::Integer ||
        (node.kind == Node::Integer && isLiteral(expr)))
      continue;
    isWide |= !node.isNarrow || (scalar && *scalar != node.scalar);
    scalar = node.scalar;
  }
  if (isWide)
    for (NodeId &operand : operands)
      operand = graph.widen(operand);
}

NodeId Converter::convertBinary(ExprId id) {
  auto spine = leftSpine(op, id);
  NodeId result = convert(op[spine.front()].getIf<Binary>()->lhs);
  for (ExprId each : spine) {
    const Binary &node = *op[each].getIf<Binary>();
    NodeId sides[] = {result, convert(node.rhs)};
    unify({node.lhs, node.rhs}, sides);
    result = combine(node.op, sides[0], sides[1]);
  }
  return result;
}

/// As an element of a tensor, which may be narrower.
static NodeId store(Graph &graph, NodeId value, ElementType element) {
  bool isWide =
      graph[value].type == Type::Integer && graph[value].scalar == Scalar::I64;
  return isWide ? graph.cast(value, element) : value;
}

/// A coordinate, or a side of a guard: sums, products and quotients are of
/// indices, whatever the elements are that stand in them.
NodeId Converter::convertIndex(ExprId id) {
  const Expr &expr = op[id];
  if (const auto *node = expr.getIf<Negate>())
    return graph.negate(convertIndex(node->operand));
  if (!expr.getIf<Binary>())
    return graph.widen(convert(id));
  auto spine = leftSpine(op, id);
  NodeId result = convertIndex(op[spine.front()].getIf<Binary>()->lhs);
  for (ExprId each : spine) {
    const Binary &node = *op[each].getIf<Binary>();
    result = combine(node.op, result, convertIndex(node.rhs));
  }
  return result;
}

NodeId Converter::convertWhere(ExprId where, llvm::ArrayRef<BoundName> own) {
  NodeId result = graph.truth(true);
  for (ExprId each : getConjuncts(op, where)) {
    bool isIndex = isExactGuard(op, each, own);
    result = graph.both(result, isIndex ? convertIndex(each) : convert(each));
  }
  return result;
}

NodeId Converter::convertRead(const Read &node) {
  if (node.tensor >= program.tensors.size()) {
    program.isBroken = true; // an error was said of what reads it
    return graph.number(0);
  }
  llvm::SmallVector<NodeId> places;
  for (ExprId index : node.indices)
    places.push_back(convertIndex(index));
  NodeId where =
      node.where == ExprId::None ? none : convertWhere(node.where, {});
  NodeId orElse = none;
  if (node.orElse != ExprId::None) {
    // What is read there is read only there.
    NodeId inside = where == none ? graph.truth(true) : where;
    const GraphTensor &tensor = program.tensors[node.tensor];
    for (auto [place, extent] : llvm::zip(places, tensor.extents)) {
      inside = graph.both(inside,
                          graph.compare(BinaryOp::Le, graph.integer(0), place));
      inside = graph.both(inside, graph.compare(BinaryOp::Lt, place, extent));
    }
    guards.push_back(graph.opposite(inside));
    orElse = store(graph, convert(node.orElse), tensor.element);
    guards.pop_back();
  }
  return graph.read(node.tensor, places, program.tensors[node.tensor].element,
                    where, orElse);
}

NodeId Converter::convert(ExprId id) {
  const Expr &expr = op[id];
  if (const auto *node = expr.getIf<Negate>())
    return graph.negate(convert(node->operand));
  if (const auto *node = expr.getIf<Not>())
    return graph.opposite(convert(node->operand));
  if (expr.getIf<Binary>())
    return convertBinary(id);
  if (const auto *node = expr.getIf<Call>()) {
    llvm::SmallVector<NodeId> operands;
    for (ExprId each : node->arguments)
      operands.push_back(convert(each));
    if (node->function != Function::Cast)
      unify(node->arguments, operands);
    // A literal has the type that is made of it.
    if (node->function == Function::Cast && node->target.kind == Type::Number &&
        graph[operands[0]].kind == Node::Number)
      return operands[0];
    return graph.call(node->function, operands, node->target);
  }
  if (const auto *node = expr.getIf<Read>())
    return convertRead(*node);
  if (const auto *node = expr.getIf<Reduce>())
    return convertReduce(id, *node, 0);
  if (const auto *node = expr.getIf<Element>())
    return convertReduce(node->operand, *op[node->operand].getIf<Reduce>(),
                         node->number);
  if (const auto *node = expr.getIf<Bind>()) {
    NodeId value = convert(node->value);
    auto outer = names.find(node->name.text);
    NodeId before = outer == names.end() ? none : outer->second;
    names[node->name.text] = value;
    NodeId body = convert(node->body);
    if (before == none)
      names.erase(node->name.text);
    else
      names[node->name.text] = before;
    return body;
  }
  return convertLeaf(expr);
}

/// Its indices are named until the caller takes the names back.
void Converter::convertFold(const Reduce &node, GraphStage &stage) {
  stage.reducer = node.reducer;
  stage.combiner = node.number;
  for (const BoundName &index : node.indices)
    stage.folded.push_back(
        graph.addVariable(index.name.text, getExtent(index.range)));
  llvm::StringMap<NodeId> outer = names;
  for (auto [index, variable] : llvm::zip(node.indices, stage.folded))
    names[index.name.text] = graph.index(variable);
  stage.where = node.where == ExprId::None
                    ? graph.truth(true)
                    : convertWhere(node.where, node.indices);
  guards.push_back(stage.where);
  for (auto [i, value] : llvm::enumerate(node.values)) {
    NodeId made = convert(value);
    if (node.reducer == Reducer::Named)
      made = store(graph, made, op.combiners[node.number].types[i]);
    stage.values.push_back(made);
  }
  guards.pop_back();
  names = std::move(outer);
}

NodeId Converter::convertReduce(ExprId id, const Reduce &node,
                                unsigned number) {
  GraphStage stage;
  convertFold(node, stage);
  Type type = op[id].type;
  if (type != Type::Number && node.reducer != Reducer::Named)
    return graph.reduce(node.reducer, stage.folded, stage.values[0],
                        stage.where);
  // What guards it guards its elements: the others are not to be read.
  NodeId guard = graph.all(guards);
  std::set<unsigned> free;
  auto addFree = [&](NodeId each) {
    for (unsigned variable : graph.freeVariables(each))
      if (!llvm::is_contained(stage.folded, variable))
        free.insert(variable);
  };
  for (NodeId value : stage.values)
    addFree(value);
  addFree(stage.where);
  std::vector<NodeId> parts;
  graph.split(guard, parts);
  for (NodeId part : parts) {
    llvm::ArrayRef<unsigned> own = graph.freeVariables(part);
    if (llvm::all_of(own, [&](unsigned each) { return free.count(each); }))
      stage.where = graph.both(stage.where, part);
  }
  // The same fold twice is one; its own indices have new names each time.
  std::string key;
  for (unsigned variable : stage.folded)
    key += std::to_string(graph.variable(variable).extent) + ",";
  stage.variables.assign(free.begin(), free.end());
  stage.kind = GraphStage::Fold;
  stage.loc = op[id].loc;
  llvm::SmallVector<NodeId> places;
  llvm::SmallVector<NodeId> extents;
  for (unsigned variable : stage.variables) {
    places.push_back(graph.index(variable));
    extents.push_back(graph.variable(variable).extent);
  }
  // Numbers that stand for the folded indices make equal folds equal.
  Substitution numbered;
  for (auto [i, variable] : llvm::enumerate(stage.folded))
    numbered[variable] =
        graph.add(graph.symbol("\\fold", Type::Integer, Scalar::Generic),
                  graph.integer(int64_t(i) << 40));
  key += ";" + std::to_string(unsigned(stage.reducer)) + "," +
         std::to_string(stage.combiner);
  Graph::Substituter substitute(graph, numbered);
  for (NodeId value : stage.values)
    key += ":" + std::to_string(substitute(value));
  key += "|" + std::to_string(substitute(stage.where));
  auto [entry, isNew] = known.try_emplace(key);
  if (isNew) {
    static constexpr llvm::StringLiteral bases[] = {
        "total", "product", "top", "low", "all", "any", "folded"};
    for (auto [i, value] : llvm::enumerate(stage.values)) {
      ElementType element = node.reducer == Reducer::Named
                                ? op.combiners[node.number].types[i]
                                : ElementType{type, op[id].scalar, {}};
      program.tensors.push_back({bases[unsigned(node.reducer)].str(),
                                 {extents.begin(), extents.end()},
                                 element});
      stage.outputs.push_back(program.tensors.size() - 1);
    }
    entry->second = stage.outputs;
    program.stages.push_back(std::move(stage));
  }
  unsigned tensor = entry->second[number];
  return graph.read(tensor, places, program.tensors[tensor].element);
}

void Converter::convertApplied(const Stage &written, GraphStage &stage) {
  stage.kind = GraphStage::Applied;
  stage.applied = written.applied;
  stage.operands = written.operands;
  for (unsigned operand : written.operands)
    stage.values.push_back(program.readAny(operand));
  llvm::SaveAndRestore extent(inExtent, true);
  for (const NamedValue &given : written.attributes) {
    GraphArgument argument{given.name};
    if (const auto *word = op[given.value].getIf<StringLiteral>()) {
      argument.word = word->text;
    } else if (const auto *list = op[given.value].getIf<ListLiteral>()) {
      argument.isList = true;
      for (ExprId each : list->elements)
        argument.values.push_back(convert(each));
    } else {
      argument.values.push_back(convert(given.value));
    }
    stage.arguments.push_back(std::move(argument));
  }
}

void Converter::convertStage(const Stage &written) {
  GraphStage stage;
  if (written.body != ExprId::None)
    stage.loc = op[written.body].loc;
  stage.outputs = written.tensors;
  names.clear();
  for (auto [index, extent] : llvm::zip(written.indices, written.extents)) {
    stage.variables.push_back(graph.addVariable(index.text, getExtent(extent)));
    names[index.text] = graph.index(stage.variables.back());
  }
  if (written.applied) {
    convertApplied(written, stage);
  } else if (const auto *opaque = op[written.body].getIf<Opaque>()) {
    stage.kind = GraphStage::Unknown;
    stage.function = opaque->function.text;
    for (const Slice &slice : opaque->arguments) {
      program.isBroken |= slice.tensor >= program.tensors.size();
      if (program.isBroken)
        break;
      stage.values.push_back(program.readAny(slice.tensor));
    }
  } else if (const auto *reduce = op[written.body].getIf<Reduce>();
             reduce && (op[written.body].type == Type::Number ||
                        reduce->reducer == Reducer::Named)) {
    stage.kind = GraphStage::Fold;
    convertFold(*reduce, stage);
  } else {
    stage.values.push_back(store(graph, convert(written.body),
                                 op.tensors[written.tensors[0]].element));
  }
  program.stages.push_back(std::move(stage));
}

void Converter::equateDimensions() {
  for (const Constraint &constraint : op.constraints) {
    std::vector<NodeId> parts;
    names.clear();
    llvm::SaveAndRestore extent(inExtent, true);
    NodeId condition = convert(constraint.condition);
    program.constraints.push_back({condition, constraint.message});
    graph.split(condition, parts);
    for (NodeId part : parts) {
      const Node node = graph[part];
      if (node.kind != Node::Compare || node.op != BinaryOp::Eq)
        continue;
      for (auto [symbol, value] :
           {std::pair(node.operands[0], node.operands[1]),
            std::pair(node.operands[1], node.operands[0])})
        if (graph[symbol].kind == Node::Symbol &&
            (graph[value].kind != Node::Symbol || value < symbol)) {
          graph.equate(symbol, value);
          break;
        }
    }
  }
}

bool Converter::run() {
  if (op.exprs.size() > maxGradientExprs)
    return false;
  for (size_t i = 0; i != op.numParameters; ++i)
    for (ExprId extent : op.tensors[i].extents)
      if (const auto *name = op[extent].getIf<NameUse>())
        dimensions.insert(name->text);
  inExtent = true;
  for (const Tensor &tensor : op.tensors) {
    GraphTensor made{tensor.name.text.str(), {}, tensor.element};
    for (ExprId extent : tensor.extents)
      made.extents.push_back(convert(extent));
    program.tensors.push_back(std::move(made));
  }
  inExtent = false;
  equateDimensions();
  for (const Stage &stage : op.stages) {
    convertStage(stage);
    if (program.isBroken || graph.size() > maxGradientNodes ||
        graph.depth() > maxGradientDepth)
      return false;
  }
  return true;
}

bool tofu::syntax::gradient::convert(const Operator &op,
                                     const llvm::StringSet<> &ones,
                                     GraphProgram &program) {
  return Converter(op, ones, program).run();
}

std::vector<NodeId> tofu::syntax::gradient::convert(
    const CombinerCode &code, llvm::ArrayRef<NodeId> left,
    llvm::ArrayRef<NodeId> right, GraphProgram &program) {
  llvm::StringSet<> ones;
  Converter converter(code.code, ones, program);
  converter.bind(code.left, left);
  converter.bind(code.right, right);
  std::vector<NodeId> values;
  for (ExprId value : code.values)
    values.push_back(converter.convert(value));
  return values;
}

void tofu::syntax::gradient::visitNodes(
    const Graph &graph, NodeId root, llvm::function_ref<void(NodeId)> visit) {
  llvm::SmallDenseSet<NodeId, 16> seen;
  llvm::SmallVector<NodeId, 16> pending{root};
  while (!pending.empty()) {
    NodeId id = pending.pop_back_val();
    if (id == none || !seen.insert(id).second)
      continue;
    visit(id);
    const Node &node = graph[id];
    llvm::append_range(pending, node.operands);
    for (const Term &term : node.terms)
      llvm::append_range(pending, term.atoms);
  }
}

NodeId GraphProgram::readAny(unsigned tensor) {
  return graph.read(tensor,
                    llvm::SmallVector<NodeId>(tensors[tensor].extents.size(),
                                              graph.integer(0)),
                    tensors[tensor].element);
}

std::vector<bool>
GraphProgram::findNeeded(llvm::ArrayRef<unsigned> results) const {
  std::vector<bool> needed(stages.size());
  std::set<unsigned> read(results.begin(), results.end());
  auto visit = [&](NodeId id) {
    if (graph[id].kind == Node::Read)
      read.insert(graph[id].integer);
  };
  for (size_t i = stages.size(); i-- != 0;) {
    needed[i] = llvm::any_of(stages[i].outputs, [&](unsigned output) {
      return read.count(output) != 0;
    });
    if (!needed[i])
      continue;
    for (NodeId value : stages[i].values)
      visitNodes(graph, value, visit);
    visitNodes(graph, stages[i].where, visit);
  }
  return needed;
}
