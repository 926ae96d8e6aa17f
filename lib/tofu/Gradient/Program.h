//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// An operator, and the gradient that grows behind it, as stages over one graph
// of expressions. A reduction of numbers is all of its stage: one that stands
// in a larger expression becomes a stage of its own, so that its value is
// there once for all that derivatives ask of it.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_GRADIENT_PROGRAM_H
#define TOFU_GRADIENT_PROGRAM_H

#include "tofu/Gradient/Graph.h"
#include "tofu/Syntax/Module.h"
#include <set>
#include <string>

namespace tofu::syntax::gradient {

struct GraphTensor {
  std::string name;
  std::vector<NodeId> extents;
  ElementType element;
};

/// An attribute that an operator is given.
struct GraphArgument {
  Name name;
  llvm::StringRef word = {}; // or, if there is none,
  bool isList = false;
  std::vector<NodeId> values = {};
};

/// What a stage gives at each point of its variables.
struct GraphStage {
  /// Unknown: an opaque function. Applied: an operator, on tensors.
  enum Kind : uint8_t { Value, Fold, Unknown, Applied };
  Kind kind = Value;
  std::vector<unsigned> variables;
  std::vector<unsigned> outputs; // tensors
  std::vector<NodeId> values;    // one, but of a combiner
  // Of a fold.
  Reducer reducer = Reducer::Sum;
  unsigned combiner = ~0u;
  std::vector<unsigned> folded; // variables
  NodeId where = none;
  llvm::SMLoc loc;
  llvm::StringRef function; // of an Unknown one
  // Of an Applied one, whose values are what it depends on.
  const Definition *applied = nullptr;
  std::vector<unsigned> operands;
  std::vector<GraphArgument> arguments;
};

/// A combiner that stands in no file.
struct MadeCombiner {
  std::string text;
  Module module;
};

struct GraphProgram {
  Graph graph;
  std::vector<Combiner> combiners; // the operator's, then those that are made
  std::vector<std::shared_ptr<const MadeCombiner>> made;
  std::vector<GraphTensor> tensors; // parameters first
  std::vector<GraphStage> stages;   // each after what it reads
  std::vector<std::pair<NodeId, std::string>> constraints; // with messages
  /// Names of those whose folds a gradient passes.
  std::set<std::string> passed;
  bool isBroken = false; // an error was said of what it applies
  /// Some element of a tensor: what depends on what, where all is taken.
  NodeId readAny(unsigned tensor);
  /// Which stages these tensors need.
  std::vector<bool> findNeeded(llvm::ArrayRef<unsigned> results) const;
  /// The stage that makes a tensor, or none.
  const GraphStage *makerOf(unsigned tensor) const {
    for (const GraphStage &stage : stages)
      for (unsigned output : stage.outputs)
        if (output == tensor)
          return &stage;
    return nullptr;
  }
};

/// Expressions that an operator may have for a gradient of it, and how deep
/// they may nest.
constexpr size_t maxGradientExprs = 1 << 13;
constexpr unsigned maxGradientDepth = 1000;
/// Of the definition that is derived.
constexpr size_t maxGradientSize = 1 << 15;
/// Nodes that may be made.
constexpr size_t maxGradientNodes = 1 << 18;

/// What an expression is made of, each node once.
void visitNodes(const Graph &graph, NodeId root,
                llvm::function_ref<void(NodeId)> visit);

/// False if it is too large. `ones` are dimensions that are 1.
bool convert(const Operator &op, const llvm::StringSet<> &ones,
             GraphProgram &program);
/// What a combiner gives of the values of two sides.
std::vector<NodeId> convert(const CombinerCode &code,
                            llvm::ArrayRef<NodeId> left,
                            llvm::ArrayRef<NodeId> right,
                            GraphProgram &program);

} // namespace tofu::syntax::gradient

#endif // TOFU_GRADIENT_PROGRAM_H
