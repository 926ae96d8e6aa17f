//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Gradient/Emit.h"
#include "tofu/Gradient/Conditions.h"
#include "tofu/Gradient/UsedCombiners.h"
#include "tofu/Syntax/Functions.h"
#include "tofu/Syntax/Printer.h"
#include "tofu/Syntax/Tokens.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/SaveAndRestore.h"
#include <cmath>
#include <deque>

using namespace tofu::syntax;
using namespace tofu::syntax::gradient;
using llvm::StringRef;
using llvm::Twine;

namespace {
class Emitter {
public:
  Emitter(const Module &module, const Operator &op, GraphProgram &program,
          const GradientHeading &heading)
      : op(op), program(program), graph(program.graph), heading(heading),
        combiners(module) {}

  GradientText run();

private:
  // Names.
  StringRef save(const Twine &text) {
    strings.push_back(text.str());
    return strings.back();
  }
  StringRef fresh(StringRef base);
  void collectNames();
  void nameVariables(const GraphStage &stage);

  // Expressions.
  template <typename N> ExprId make(N node) {
    return definition.make({}, std::move(node));
  }
  ExprId name(StringRef text) { return make(NameUse{text}); }
  ExprId binary(BinaryOp op, ExprId a, ExprId b) {
    return make(Binary{op, a, b});
  }
  ExprId emit(NodeId id);
  ExprId emitNumber(double value);
  ExprId emitSum(const Node &node);
  ExprId emitTerm(const Term &term);
  ExprId emitExtent(NodeId id);
  ExprId emitCall(NodeId id);
  ExprId emitBeside(NodeId id, const Node &of);
  ExprId emitCompare(const Node &node, BinaryOp comparison);
  ExprId emitWhere(NodeId condition, llvm::ArrayRef<unsigned> own);
  bool isSeenInside(const Node &node);
  ExprId emitRead(const Node &node);
  ExprId emitValue(NodeId id);
  BoundName bindIndex(unsigned variable, bool needsRange);
  bool isInferred(const GraphStage &stage, unsigned variable);
  bool tellsType(NodeId value);

  // The definition.
  ExprId emitDimension(NodeId attribute, const Parameter &parameter,
                       size_t place);
  void emitHeading();
  void emitApplied(const GraphStage &stage, Step &step);
  Step emitStage(const GraphStage &stage, bool isResult);

  const Operator &op;
  GraphProgram &program;
  Graph &graph;
  const GradientHeading &heading;
  UsedCombiners combiners;
  Definition definition;
  std::deque<std::string> strings;
  llvm::StringSet<> taken, dimensions, indexNames;
  std::map<unsigned, StringRef> tensorNames, variableNames;
  std::map<NodeId, StringRef> equalDimensions; // to attributes
  std::map<NodeId, StringRef> bound;           // by `let ... in`
  std::vector<bool> needed;                    // stages
  llvm::StringMap<const Definition *> operators;
  bool inPlace = false; // an index is to be seen as what it is
  bool isWide = false;  // what is added and multiplied are indices
  bool isGuard = false; // comparisons may be, too
  /// What literals are by themselves, where nothing else tells.
  std::optional<ElementType> literals;
};
} // namespace

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

/// A number that tells it from others stands apart from one that it has.
StringRef Emitter::fresh(StringRef base) {
  std::string text = base.str();
  StringRef between = llvm::isDigit(base.back()) ? "_" : "";
  for (unsigned i = 2; taken.contains(text) || dimensions.contains(text) ||
                       indexNames.contains(text) || isReserved(text);
       ++i)
    text = (base + between + Twine(i)).str();
  taken.insert(text);
  return save(text);
}

void Emitter::collectNames() {
  for (size_t i = 0; i != op.numParameters; ++i)
    for (NodeId extent : program.tensors[i].extents)
      if (graph[extent].kind == Node::Symbol)
        dimensions.insert(graph[extent].text);
  for (const tofu::syntax::Attribute &attribute : op.attributes)
    taken.insert(attribute.name.text);
  for (size_t i = 0; i != heading.numOperands; ++i) {
    tensorNames[heading.parameters[i]] =
        program.tensors[heading.parameters[i]].name;
    taken.insert(program.tensors[heading.parameters[i]].name);
  }
  // Before indices, which have other names then: who applies it writes these.
  for (unsigned tensor :
       llvm::ArrayRef(heading.parameters).drop_front(heading.numOperands))
    tensorNames[tensor] = fresh(program.tensors[tensor].name);
  for (size_t i = 0; i != program.stages.size(); ++i)
    if (needed[i]) {
      for (unsigned variable : program.stages[i].variables)
        indexNames.insert(graph.variable(variable).name);
      for (unsigned variable : program.stages[i].folded)
        indexNames.insert(graph.variable(variable).name);
    }
  for (auto [i, stage] : llvm::enumerate(program.stages))
    if (needed[i])
      for (unsigned output : stage.outputs)
        if (!llvm::is_contained(heading.results, output))
          tensorNames[output] = fresh(program.tensors[output].name);
}

/// An index may have the name of a dimension that is not used beside it.
void Emitter::nameVariables(const GraphStage &stage) {
  llvm::StringSet<> used;
  variableNames.clear();
  std::vector<unsigned> variables = stage.variables;
  variables.insert(variables.end(), stage.folded.begin(), stage.folded.end());
  auto visit = [&](NodeId id) {
    const Node &node = graph[id];
    if (node.kind == Node::Symbol)
      used.insert(node.text);
    for (unsigned variable : node.variables)
      if (!llvm::is_contained(variables, variable))
        variables.push_back(variable);
  };
  for (NodeId value : stage.values)
    visitNodes(graph, value, visit);
  visitNodes(graph, stage.where, visit);
  for (unsigned variable : variables) {
    StringRef base = graph.variable(variable).name;
    // Numbers that only told it from others' indices.
    if (auto [stem, number] = base.rsplit('_');
        !number.empty() && llvm::all_of(number, llvm::isDigit) &&
        !stem.empty() && llvm::isDigit(stem.back()))
      base = stem;
    std::string text = base.str();
    for (unsigned i = 2;
         taken.contains(text) || used.contains(text) ||
         (text != base && dimensions.contains(text)) || isReserved(text);
         ++i)
      text = (base + Twine(i)).str();
    used.insert(text);
    variableNames[variable] = save(text);
  }
}

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

ExprId Emitter::emitNumber(double value) {
  bool isNegative = std::signbit(value) && !std::isnan(value);
  double size = isNegative ? -value : value;
  ExprId id;
  if (size == std::floor(size) && size < 1e15) {
    std::string digits = std::to_string(int64_t(size));
    id = literals ? make(FloatLiteral{size, save(digits + ".0")})
                  : make(IntegerLiteral{int64_t(size)});
  } else {
    std::string text;
    if (std::isinf(size) || std::isnan(size)) {
      text = std::isinf(size) ? "inf" : "nan";
    } else {
      for (unsigned digits = 1; digits <= 17; ++digits) {
        text.clear();
        llvm::raw_string_ostream(text)
            << llvm::format("%.*g", int(digits), size);
        double read = 0;
        if (!StringRef(text).getAsDouble(read) && read == size)
          break;
      }
    }
    id = make(FloatLiteral{size, save(text)});
  }
  if (isNegative)
    id = make(Negate{id});
  if (!literals || literals->scalar == Scalar::Generic ||
      literals->scalar == Scalar::F32)
    return id;
  Call call;
  call.name = spell(*literals);
  call.arguments.push_back(id);
  return make(std::move(call));
}

ExprId Emitter::emitTerm(const Term &term) {
  std::optional<ExprId> result;
  if (term.factor != 1 || term.atoms.empty())
    result = make(IntegerLiteral{term.factor});
  for (NodeId atom : term.atoms)
    result = result ? binary(BinaryOp::Mul, *result, emit(atom)) : emit(atom);
  return *result;
}

ExprId Emitter::emitSum(const Node &node) {
  // What is added stands first.
  Polynomial terms = node.terms;
  llvm::stable_sort(terms, [](const Term &a, const Term &b) {
    return (a.factor > 0) > (b.factor > 0);
  });
  std::optional<ExprId> result;
  for (Term &term : terms) {
    bool isNegative = term.factor < 0 && term.factor != INT64_MIN;
    if (isNegative)
      term.factor = -term.factor;
    ExprId each = emitTerm(term);
    if (!result)
      result = isNegative ? make(Negate{each}) : each;
    else
      result =
          binary(isNegative ? BinaryOp::Sub : BinaryOp::Add, *result, each);
  }
  return *result;
}

ExprId Emitter::emitExtent(NodeId id) {
  llvm::SaveAndRestore place(inPlace, true);
  return emit(id);
}

ExprId Emitter::emitCall(NodeId id) {
  const Node &node = graph[id];
  llvm::SaveAndRestore value(isWide, false);
  const Node &operand = graph[node.operands[0]];
  if (value.get() && isWidening(graph, id) &&
      (operand.kind == Node::Read || operand.kind == Node::Call))
    return emit(node.operands[0]);
  Call call;
  call.name = node.function == Function::Cast ? spell(node.target)
                                              : spell(node.function);
  for (NodeId operand : node.operands)
    call.arguments.push_back(emitBeside(operand, node));
  return make(std::move(call));
}

/// Beside others that it is compared with, or chosen from: an element beside an
/// index is one, and compared with a small literal it is the same in any type.
ExprId Emitter::emitBeside(NodeId id, const Node &of) {
  const Node &node = graph[id];
  bool isRead =
      isWidening(graph, id) && graph[node.operands[0]].kind == Node::Read;
  auto isOne = [&](NodeId other) {
    const Node &beside = graph[other];
    if (beside.kind == Node::Integer)
      return of.kind == Node::Compare && isRead &&
             llvm::isInt<8>(beside.integer);
    return other != id && beside.type == Type::Integer &&
           isOfIndices(graph, other);
  };
  // As a guard, a sum would be wide.
  if (!isWidening(graph, id) || (isGuard && !isRead) ||
      llvm::none_of(of.operands, isOne))
    return emit(id);
  llvm::SaveAndRestore value(isWide, false);
  return emit(node.operands[0]);
}

ExprId Emitter::emitCompare(const Node &node, BinaryOp comparison) {
  // One side tells what the other one is.
  llvm::SaveAndRestore none(literals, std::optional<ElementType>());
  ExprId a = emitBeside(node.operands[0], node);
  return binary(comparison, a, emitBeside(node.operands[1], node));
}

/// Guards of a read, or of the reduction over `own`. What is computed in few
/// bits is written so that it is no comparison that narrows: these are wide.
ExprId Emitter::emitWhere(NodeId condition, llvm::ArrayRef<unsigned> own) {
  std::vector<NodeId> parts;
  graph.split(condition, parts);
  std::optional<ExprId> result;
  for (NodeId part : parts) {
    llvm::SaveAndRestore wide(isWide, isExactGuard(graph, part, own));
    llvm::SaveAndRestore guard(isGuard, true);
    const Node &node = graph[part];
    bool isOfSums =
        node.kind == Node::Compare &&
        llvm::any_of(node.operands, [&](NodeId side) {
          return graph[side].isNarrow && graph[side].kind != Node::Read;
        });
    ExprId each = isOfSums ? make(Not{emitCompare(node, getOpposite(node.op))})
                           : emit(part);
    result = result ? binary(BinaryOp::And, *result, each) : each;
  }
  return *result;
}

/// Whether the checker sees that a read at an index alone stays inside: what
/// the index ranges over and the dimension are one, or said to be equal.
bool Emitter::isSeenInside(const Node &node) {
  const GraphTensor &tensor = program.tensors[node.integer];
  for (auto [place, extent] : llvm::zip(node.places(), tensor.extents)) {
    if (graph[place].kind != Node::Index)
      continue;
    NodeId range = graph.variable(graph[place].integer).extent;
    const Node &own = graph[range], &read = graph[extent];
    bool isSmaller = own.kind == Node::Integer && read.kind == Node::Integer &&
                     own.integer <= read.integer;
    if ((own.kind == Node::Symbol || own.kind == Node::Integer) && !isSmaller &&
        !graph.isEqual(range, extent))
      return false;
  }
  return true;
}

ExprId Emitter::emitRead(const Node &node) {
  Read read;
  read.name = tensorNames.at(node.integer);
  {
    llvm::SaveAndRestore place(inPlace, true), wide(isWide, true);
    for (NodeId place : node.places())
      read.indices.push_back(emit(place));
    isWide = false;
    if (node.hasWhere)
      read.where = emitWhere(node.where(), {});
  }
  llvm::SaveAndRestore value(isWide, false), noGuard(isGuard, false);
  if (node.hasElse)
    read.orElse = emit(node.orElse());
  else if (!isSeenInside(node))
    read.orElse = node.type == Type::Condition ? make(BoolLiteral{false})
                                               : make(IntegerLiteral{0});
  return make(std::move(read));
}

ExprId Emitter::emit(NodeId id) {
  const Node &node = graph[id];
  if (auto found = bound.find(id);
      found != bound.end() && (!inPlace || node.type != Type::Integer))
    return name(found->second);
  if (definition.exprs.size() > maxGradientSize)
    return make(IntegerLiteral{0}); // nothing is made of it
  auto operand = [&](unsigned i) { return emit(node.operands[i]); };
  auto both = [&](BinaryOp op) {
    ExprId a = operand(0);
    return binary(op, a, operand(1));
  };
  switch (node.kind) {
  case Node::Integer:
    if (node.integer < 0 && node.integer != INT64_MIN)
      return make(Negate{make(IntegerLiteral{-node.integer})});
    return make(IntegerLiteral{node.integer});
  case Node::Number:
    return emitNumber(node.number);
  case Node::Truth:
    return make(BoolLiteral{node.integer != 0});
  case Node::Symbol:
    return name(node.text);
  case Node::Index:
    return name(variableNames.at(node.integer));
  case Node::Sum:
    return emitSum(node);
  case Node::FloorDiv:
    return both(BinaryOp::FloorDiv);
  case Node::Mod:
    return both(BinaryOp::Mod);
  case Node::Negate:
    return make(Negate{operand(0)});
  case Node::Add:
    return both(BinaryOp::Add);
  case Node::Sub:
    return both(BinaryOp::Sub);
  case Node::Mul:
    return both(BinaryOp::Mul);
  case Node::Div:
    return both(BinaryOp::Div);
  case Node::Compare:
    return emitCompare(node, node.op);
  case Node::And:
    return both(BinaryOp::And);
  case Node::Or:
    return both(BinaryOp::Or);
  case Node::Not:
    return make(Not{operand(0)});
  case Node::Call:
    return emitCall(id);
  case Node::Read:
    return emitRead(node);
  case Node::Reduce: {
    Reduce reduce;
    reduce.reducer = node.reducer;
    for (unsigned variable : node.variables)
      reduce.indices.push_back(bindIndex(variable, true));
    llvm::SaveAndRestore value(isWide, false);
    if (node.hasWhere)
      reduce.where = emitWhere(node.operands.back(), node.variables);
    reduce.values.push_back(operand(0));
    return make(std::move(reduce));
  }
  }
  return ExprId::None;
}

/// Numbers that take work and are used more than once have a name.
ExprId Emitter::emitValue(NodeId root) {
  std::map<NodeId, unsigned> uses, costs;
  std::vector<NodeId> pending{root};
  std::set<NodeId> seen;
  while (!pending.empty()) {
    NodeId id = pending.back();
    pending.pop_back();
    const Node &node = graph[id];
    if (++uses[id] > 1 || node.kind == Node::Read || node.kind == Node::Reduce)
      continue;
    pending.insert(pending.end(), node.operands.begin(), node.operands.end());
    for (const Term &term : node.terms)
      pending.insert(pending.end(), term.atoms.begin(), term.atoms.end());
  }
  std::vector<std::pair<StringRef, ExprId>> binds;
  bound.clear();
  for (auto [id, count] : uses) { // operands first
    const Node &node = graph[id];
    unsigned cost = 0;
    auto addCost = [&](NodeId operand) {
      cost = std::min(cost + (bound.count(operand) ? 0 : costs[operand]),
                      1u << 20);
    };
    if (node.kind != Node::Read && node.kind != Node::Reduce) {
      for (NodeId operand : node.operands)
        addCost(operand);
      for (const Term &term : node.terms)
        for (NodeId atom : term.atoms)
          addCost(atom);
      cost += node.operands.empty() ? 0 : node.kind == Node::Call ? 2 : 1;
    }
    costs[id] = cost;
    constexpr size_t kMost = 64;
    bool isHeavy = node.type == Type::Number    ? cost >= 2
                   : node.type == Type::Integer ? cost >= 4
                                                : false;
    if (count < 2 || !isHeavy || id == root || binds.size() == kMost)
      continue;
    ExprId value = emit(id);
    std::string text = "t";
    for (unsigned i = 2;
         taken.contains(text) || dimensions.contains(text) ||
         indexNames.contains(text) ||
         llvm::any_of(variableNames,
                      [&](auto &each) { return each.second == text; }) ||
         llvm::any_of(binds, [&](auto &each) { return each.first == text; });
         ++i)
      text = ("t" + Twine(i)).str();
    binds.push_back({save(text), value});
    bound[id] = binds.back().first;
  }
  ExprId body = emit(root);
  for (auto &[text, value] : llvm::reverse(binds))
    body = make(Bind{{text, {}}, value, body});
  bound.clear();
  return body;
}

//===----------------------------------------------------------------------===//
// Stages
//===----------------------------------------------------------------------===//

BoundName Emitter::bindIndex(unsigned variable, bool needsRange) {
  BoundName bound;
  bound.name.text = variableNames.at(variable);
  if (needsRange)
    bound.range = emitExtent(graph.variable(variable).extent);
  return bound;
}

/// Whether what reads at the index alone says what it ranges over.
bool Emitter::isInferred(const GraphStage &stage, unsigned variable) {
  NodeId extent = graph.variable(variable).extent;
  NodeId index = graph.index(variable);
  bool isAny = false, isFine = true;
  auto visit = [&](NodeId id) {
    const Node &node = graph[id];
    if (node.kind != Node::Read || node.hasElse || !isSeenInside(node))
      return;
    for (auto [place, read] :
         llvm::zip(node.places(), program.tensors[node.integer].extents)) {
      if (place != index)
        continue;
      isAny = true;
      isFine &= read == extent && (graph[read].kind == Node::Symbol ||
                                   graph[read].kind == Node::Integer);
    }
  };
  for (NodeId value : stage.values)
    visitNodes(graph, value, visit);
  visitNodes(graph, stage.where, visit);
  return isAny && isFine;
}

/// Whether something besides literals says what number the value is; what is
/// in its conditions does not.
bool Emitter::tellsType(NodeId value) {
  llvm::SmallVector<NodeId> pending{value};
  llvm::DenseSet<NodeId> seen;
  while (!pending.empty()) {
    NodeId id = pending.pop_back_val();
    const Node &node = graph[id];
    if (node.type != Type::Number || !seen.insert(id).second)
      continue;
    if (node.kind == Node::Read || node.kind == Node::Symbol ||
        (node.kind == Node::Call && node.function == Function::Cast))
      return true;
    llvm::append_range(pending, node.operands);
  }
  return false;
}

void Emitter::emitApplied(const GraphStage &stage, Step &step) {
  TensorExpr &tensor = step.tensor;
  tensor.name.text = stage.applied->name.text;
  tensor.isCall = true;
  for (unsigned operand : stage.operands) {
    tensor.arguments.emplace_back();
    tensor.arguments.back().name.text = tensorNames.at(operand);
  }
  for (const GraphArgument &argument : stage.arguments) {
    ExprId value = ExprId::None;
    if (argument.isList) {
      ListLiteral list;
      for (NodeId each : argument.values)
        list.elements.push_back(emitExtent(each));
      value = make(std::move(list));
    } else if (argument.values.empty()) {
      value = make(StringLiteral{argument.word});
    } else {
      value = emitExtent(argument.values[0]);
    }
    tensor.attributes.push_back({argument.name, value});
  }
  operators[tensor.name.text] = stage.applied;
}

Step Emitter::emitStage(const GraphStage &stage, bool isResult) {
  nameVariables(stage);
  Step step;
  if (!isResult)
    for (unsigned output : stage.outputs)
      step.names.push_back({tensorNames.at(output), {}});
  if (stage.kind == GraphStage::Applied) {
    emitApplied(stage, step);
    return step;
  }
  for (unsigned variable : stage.variables)
    step.indices.push_back(
        bindIndex(variable, !isResult && !isInferred(stage, variable)));
  // What a `let` makes, or a combiner of the file folds, has the type that is
  // written: literals alone have a point, and a type that is not f32.
  bool hasNumbers = isResult || llvm::any_of(stage.values, [&](NodeId value) {
                      return tellsType(value);
                    });
  bool isNamed =
      stage.kind == GraphStage::Fold && stage.reducer == Reducer::Named;
  llvm::SaveAndRestore own(literals);
  if (isNamed || !hasNumbers)
    literals = program.tensors[stage.outputs[0]].element;
  if (stage.kind != GraphStage::Fold) {
    step.body = emitValue(stage.values[0]);
    return step;
  }
  Reduce reduce;
  reduce.reducer = stage.reducer;
  if (stage.reducer == Reducer::Named)
    reduce.combiner.text =
        combiners.getName(*program.combiners[stage.combiner].definition);
  for (unsigned variable : stage.folded)
    reduce.indices.push_back(bindIndex(variable, !isInferred(stage, variable)));
  if (stage.where != none && !graph.isTruth(stage.where, true))
    reduce.where = emitWhere(stage.where, stage.folded);
  for (auto [i, value] : llvm::enumerate(stage.values)) {
    if (ElementType element = program.tensors[stage.outputs[i]].element;
        isNamed)
      literals =
          element.kind == Type::Number ? std::optional(element) : std::nullopt;
    reduce.values.push_back(emitValue(value));
  }
  step.body = make(std::move(reduce));
  return step;
}

/// Of an extent that is an attribute: a dimension of another name, as the
/// attribute's would be its own, that has to be equal.
ExprId Emitter::emitDimension(NodeId attribute, const Parameter &parameter,
                              size_t place) {
  auto [known, isNew] = equalDimensions.try_emplace(attribute);
  if (isNew) {
    StringRef text = graph[attribute].text;
    known->second = fresh(text);
    definition.constraints.push_back(
        {binary(BinaryOp::Eq, name(known->second), emitExtent(attribute)),
         ("dimension " + Twine(place) + " of '" + parameter.name.text +
          "' has to be " + text)
             .str()});
  }
  return name(known->second);
}

void Emitter::emitHeading() {
  definition.name.text = heading.name;
  definition.doc = heading.doc.str();
  // What 'f' requires comes first: what cotangents have to be follows from it.
  for (auto &[condition, message] : program.constraints)
    if (graph[condition].kind != Node::Truth)
      definition.constraints.push_back({emitExtent(condition), message});
  for (auto [i, tensor] : llvm::enumerate(heading.parameters)) {
    const GraphTensor &from = program.tensors[tensor];
    Parameter parameter;
    parameter.name.text = tensorNames.at(tensor);
    parameter.element = from.element;
    for (auto [place, extent] : llvm::enumerate(from.extents)) {
      const Node &node = graph[extent];
      bool isAttribute =
          node.kind == Node::Symbol && !dimensions.contains(node.text);
      parameter.extents.push_back(isAttribute
                                      ? emitDimension(extent, parameter, place)
                                      : emitExtent(extent));
      parameter.isOwn.push_back(false);
    }
    definition.parameters.push_back(std::move(parameter));
  }
  for (const Attribute &attribute : op.attributes) {
    definition.attributes.push_back(attribute);
    if (attribute.initial != ExprId::None)
      definition.attributes.back().initial =
          definition.add(op[attribute.initial]);
  }
  for (unsigned tensor : heading.results) {
    Result result;
    result.element = program.tensors[tensor].element;
    for (NodeId extent : program.tensors[tensor].extents)
      result.extents.push_back(emitExtent(extent));
    definition.results.push_back(std::move(result));
  }
}

GradientText Emitter::run() {
  needed = program.findNeeded(heading.results);
  definition.exprs.reserve(64); // as small ones have
  collectNames();
  for (auto [i, stage] : llvm::enumerate(program.stages))
    if (needed[i] && stage.reducer == Reducer::Named)
      combiners.add(*program.combiners[stage.combiner].definition);
  combiners.chooseNames();
  emitHeading();
  definition.bodies.resize(heading.results.size());
  for (auto [i, stage] : llvm::enumerate(program.stages)) {
    if (!needed[i])
      continue;
    auto result = llvm::find(heading.results, stage.outputs[0]);
    bool isResult = result != heading.results.end();
    Step step = emitStage(stage, isResult);
    if (isResult)
      definition.bodies[result - heading.results.begin()] = std::move(step);
    else
      definition.lets.push_back(std::move(step));
  }
  if (definition.exprs.size() > maxGradientSize)
    return {};
  GradientText result;
  llvm::raw_string_ostream os(result.text);
  combiners.print(os);
  print(definition, os);
  result.combiners = combiners.getNamed();
  result.operators = std::move(operators);
  return result;
}

GradientText tofu::syntax::gradient::emit(const Module &module,
                                          const Operator &op,
                                          GraphProgram &program,
                                          const GradientHeading &heading) {
  return Emitter(module, op, program, heading).run();
}
