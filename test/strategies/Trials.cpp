//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Trials.h"

#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "tofu/Analysis/Folds.h"
#include "tofu/Index/Saturating.h"
#include "tofu/Interpreter/Arrays.h"
#include "tofu/Interpreter/Execute.h"
#include "tofu/Partition/Expand.h"
#include "tofu/Partition/ProgramBytes.h"
#include "tofu/Partition/VerifyProgram.h"
#include "tofu/Search/Legal.h"
#include <cmath>

using namespace mlir;
using namespace tofu;
using namespace tofu::test;
using interpreter::Kind;
using interpreter::Tensor;

Counts &Counts::operator+=(const Counts &other) {
  trials += other.trials;
  operators += other.operators;
  instances += other.instances;
  settings += other.settings;
  strategies += other.strategies;
  interpreted += other.interpreted;
  compiled += other.compiled;
  exact += other.exact;
  notRun += other.notRun;
  planted += other.planted;
  found += other.found;
  return *this;
}

/// The most that elements differ by; infinity where one is NaN or infinite
/// alone.
static double getDistance(const Tensor &a, const Tensor &b) {
  double most = 0;
  for (int64_t i = 0; i != a.getNumElements(); ++i) {
    double own = a.getNumber(i), other = b.getNumber(i);
    if (own == other || (std::isnan(own) && std::isnan(other)))
      continue;
    double distance = std::abs(own - other);
    most = std::max(most, std::isnan(distance) ? INFINITY : distance);
  }
  return most;
}

/// What the whole operator makes of floats that differ by up to 8 units in the
/// last place of f32 from those that are given. None where it fails.
static std::vector<Tensor> shake(const Numbers &numbers, unsigned round) {
  std::vector<Tensor> inputs = numbers.inputs;
  for (Tensor &tensor : inputs) {
    Kind kind = interpreter::getScalarType(tensor.elementType)->kind;
    for (int64_t i = 0; i != tensor.getNumElements(); ++i) {
      interpreter::Register element = tensor.get(i);
      double factor = 1 + 1e-6 * double((i + round) % 3 - 1);
      if (kind == Kind::F64)
        element.d *= factor;
      else if (kind != Kind::Int)
        element.f *= float(factor);
      tensor.set(i, element);
    }
  }
  auto run = interpreter::execute(getMain(*numbers.whole), std::move(inputs));
  if (run)
    return std::move(run->results);
  llvm::consumeError(run.takeError());
  return {};
}

/// Whether roundings on the way may be the reason for the difference.
static bool isIllConditioned(ArrayRef<Tensor> results,
                             const Numbers &expected) {
  constexpr double factor = 20; // many operations round
  SmallVector<double> bounds(results.size());
  for (unsigned round : {0, 1, 2}) {
    std::vector<Tensor> shaken = shake(expected, round);
    for (auto [bound, own, other] : llvm::zip(bounds, shaken, expected.results))
      if (double distance = getDistance(own, other); std::isfinite(distance))
        bound = std::max(bound, factor * distance);
  }
  return llvm::all_of(llvm::zip(bounds, results, expected.results),
                      [](auto each) {
                        auto [bound, own, other] = each;
                        return getDistance(own, other) <= bound;
                      });
}

std::string tofu::test::findDifference(ArrayRef<Tensor> results,
                                       const Numbers &expected,
                                       unsigned &exact) {
  bool isExact = true;
  for (auto [own, other] : llvm::zip(results, expected.results))
    isExact &= own.bytes == other.bytes;
  exact += isExact;
  if (isExact)
    return "";
  numpy::Comparison comparison = numpy::compareResults(
      interpreter::getArrays(results), interpreter::getArrays(expected.results),
      /*tolerance=*/1e-5);
  if (!comparison.error || isIllConditioned(results, expected))
    return "";
  return comparison.error.getMessage();
}

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

/// Small whole numbers; integers are in [first, limit), as places in tensors
/// are. Positive ones up to `largest` where nothing may become infinite or NaN.
static std::vector<Tensor> makeInputs(func::FuncOp function, int64_t first,
                                      int64_t limit, int64_t largest) {
  std::vector<Tensor> inputs;
  uint64_t state = 88172645463325252;
  for (Type type : function.getArgumentTypes()) {
    auto tensor = cast<RankedTensorType>(type);
    inputs.emplace_back(tensor.getElementType(), tensor.getShape());
    Kind kind = interpreter::getScalarType(tensor.getElementType())->kind;
    for (int64_t i = 0; i != tensor.getNumElements(); ++i) {
      state ^= state << 13;
      state ^= state >> 7;
      state ^= state << 17;
      interpreter::Register element;
      int64_t value = largest ? int64_t(state % uint64_t(largest)) + 1
                              : int64_t(state % 7) - 3;
      if (kind == Kind::Int)
        element.i = first + int64_t(state % uint64_t(limit - first));
      else if (kind == Kind::F64)
        element.d = double(value);
      else
        element.f = float(value);
      inputs.back().set(i, element);
    }
  }
  return inputs;
}

static bool isFinite(const Tensor &tensor) {
  for (int64_t i = 0; i != tensor.getNumElements(); ++i)
    if (!std::isfinite(tensor.getNumber(i)))
      return false;
  return true;
}

/// What the operator makes of some numbers, as it is written; an error if it
/// cannot be run with any, or results are `finite` with none.
static llvm::Expected<Numbers>
findNumbers(func::FuncOp function, const Setting &setting, bool finite) {
  int64_t limit = 9;
  for (int64_t extent : setting.extents)
    limit = std::min(limit, std::max<int64_t>(extent, 1));
  // Perhaps a place that is outside: then all are the first one, or the second
  // one where they are lengths or what is divided by. At last all numbers are
  // 1: a root of a difference may need that.
  struct {
    int64_t first, end, largest;
  } ranges[] = {{0, limit, 4}, {0, 1, 4}, {1, 2, 4}, {1, 2, 1}};
  std::string why;
  for (auto [first, end, largest] : ranges) {
    if (largest == 1 && !finite)
      continue;
    Numbers numbers{makeInputs(function, first, end, finite ? largest : 0), {}};
    auto whole = interpreter::execute(function, numbers.inputs);
    if (!whole) {
      why = llvm::toString(whole.takeError());
      continue;
    }
    if (finite && !llvm::all_of(whole->results, isFinite)) {
      why = "its results are not finite";
      continue;
    }
    numbers.results = std::move(whole->results);
    return numbers;
  }
  return llvm::createStringError(why);
}

/// With numbers that make its results finite, where that is promised; also
/// where there are such, if functions in C compute it: each rounds in its own
/// way, and what is 0 in one may be divided by 0.
static llvm::Expected<std::shared_ptr<const Numbers>>
runWhole(OwningOpRef<ModuleOp> module, const Setting &setting, bool finite) {
  func::FuncOp function = getMain(*module);
  bool callsC =
      function.walk([](tdl::OpaqueOp) { return WalkResult::interrupt(); })
          .wasInterrupted();
  auto numbers = findNumbers(function, setting, finite || callsC);
  if (!numbers && !finite && callsC) {
    llvm::consumeError(numbers.takeError());
    numbers = findNumbers(function, setting, finite);
  }
  if (!numbers)
    return numbers.takeError();
  numbers->whole = std::move(module);
  return std::make_shared<const Numbers>(std::move(*numbers));
}

//===----------------------------------------------------------------------===//
// Plans
//===----------------------------------------------------------------------===//

namespace {
/// A program with an operator, and what the one axis of the mesh does: a value,
/// or the set that it carries.
struct Strategy {
  std::string name;
  tdl::LambdaOp lambda; // of the program as it is
  uint64_t pending = 0; // its operands that are folds, in a program of its own
  tdl::Combiner fold = tdl::Combiner::sum;
  unsigned op;
  int value;
  uint64_t carried = 0;
  bool finite = false;
  bool mayBeIllegal = false; // an operand that cannot be masked
};
} // namespace

/// `tensor<4x5xf32>`, with further extents in front.
static std::string getText(Type type, ArrayRef<int64_t> before = {}) {
  auto tensor = cast<RankedTensorType>(type);
  SmallVector<int64_t> shape(before);
  llvm::append_range(shape, tensor.getShape());
  std::string text;
  llvm::raw_string_ostream(text)
      << RankedTensorType::get(shape, tensor.getElementType());
  return text;
}

/// `%x = fold(t: %a[t, ...])`, of 3 terms.
static std::string getFold(unsigned number, Type type, tdl::Combiner fold) {
  auto tensor = cast<RankedTensorType>(type);
  std::string n = std::to_string(number), indices, extents, element;
  for (int64_t dim = 0; dim != tensor.getRank(); ++dim) {
    indices += (dim ? ", %i" : "%i") + std::to_string(dim);
    extents += (dim ? ", " : "") + std::to_string(tensor.getDimSize(dim));
  }
  llvm::raw_string_ostream(element) << tensor.getElementType();
  std::string from = getText(type, {3});
  return "%x" + n + " = tdl.lambda (" + indices + ") in [" + extents +
         "] on (%b = %a" + n + ") : (" + from + ") -> " + getText(type) +
         " {\n%s = tdl.reduce " + stringifyCombiner(fold).str() +
         " (%t) in [3] : " + element + " {\n%v = tdl.read %b[%t" +
         (indices.empty() ? "" : ", ") + indices + "] : " + from +
         "\ntdl.yield %v : " + element + "\n}\ntdl.yield %s : " + element +
         "\n}\n";
}

/// The operator by itself, with folds of three terms as the operands of the
/// set.
static OwningOpRef<ModuleOp> makePending(tdl::LambdaOp op, uint64_t set,
                                         tdl::Combiner fold) {
  std::string arguments, body;
  for (auto [number, type] : llvm::enumerate(op.getInputs().getTypes())) {
    bool isPending = number < 64 && set >> number & 1;
    arguments += (number ? ", %a" : "%a") + std::to_string(number) + ": " +
                 (isPending ? getText(type, {3}) : getText(type));
    if (isPending)
      body += getFold(number, type, fold);
  }
  auto module = parseSourceString<ModuleOp>("func.func @main(" + arguments +
                                                ") {\n" + body + "return\n}\n",
                                            op.getContext());
  if (!module)
    return nullptr;
  func::FuncOp function = getMain(*module);
  for (Operation &symbol : *op->getParentOfType<ModuleOp>().getBody())
    if (!isa<func::FuncOp>(symbol))
      module->insert(module->begin(), symbol.clone());
  Operation *end = function.getBody().front().getTerminator();
  OpBuilder builder(end);
  // One value may be several operands, which are values of their own here.
  SmallVector<Value> inputs(function.getArguments());
  auto sum = function.getBody().front().begin();
  for (unsigned number = 0; number != inputs.size(); ++number)
    if (number < 64 && set >> number & 1)
      inputs[number] = (sum++)->getResult(0);
  Operation *copy = builder.clone(*op);
  copy->setOperands(inputs);
  end->setOperands(copy->getResults());
  function.setFunctionType(builder.getFunctionType(function.getArgumentTypes(),
                                                   copy->getResultTypes()));
  return module;
}

static std::vector<Strategy> findStrategies(const FunctionGraph &graph) {
  std::vector<Strategy> strategies;
  for (auto [number, analysis] : llvm::enumerate(graph.operators)) {
    const search::Operator &op = graph.graph.operators[number];
    if (graph.graph.isFree(op))
      continue; // it is computed where it is read
    for (auto [v, variable] : llvm::enumerate(analysis.getVariables()))
      if (variable.kind != tdl::IndexVariable::Kind::Fixed)
        strategies.push_back({"split of '" + variable.name + "'",
                              analysis.getOp(), 0, tdl::Combiner::sum,
                              unsigned(number), int(v)});
    for (bool finite : {false, true}) {
      tdl::LambdaAnalysis own(analysis.getOp(), finite);
      for (auto [i, set] : llvm::enumerate(own.getLinearSets())) {
        std::string name = "pending operands, set " + std::to_string(i) +
                           (finite ? ", finite" : "");
        // One that needs no promise is the same program with it.
        bool isKnown =
            finite && llvm::is_contained(analysis.getLinearSets(), set);
        if (set && !isKnown)
          strategies.push_back({name, own.getOp(), set, tdl::Combiner::sum,
                                unsigned(llvm::popcount(set)),
                                search::CarryBase, set, finite});
        // The others of the set are masked: each element counts once.
        if (finite && llvm::popcount(set) > 1)
          strategies.push_back({name + ", one of them", own.getOp(), set & -set,
                                tdl::Combiner::sum, 1, search::CarryBase, set,
                                finite,
                                /*mayBeIllegal=*/true});
      }
    }
    for (tdl::Combiner fold : tdl::getFolds(analysis))
      for (auto [i, set] :
           llvm::enumerate(tdl::findFoldSets(analysis.getOp(), fold)))
        strategies.push_back({("pending " + stringifyCombiner(fold) +
                               " of operands, set " + Twine(i))
                                  .str(),
                              analysis.getOp(), set, fold,
                              unsigned(llvm::popcount(set)), search::CarryBase,
                              set});
  }
  return strategies;
}

/// With tensors stored along dimensions that change with the case, or as copies
/// where that cannot be. None if the strategy needs other plans around it.
static std::optional<AnnotatedPlan> makePlan(const FunctionGraph &graph,
                                             const Strategy &strategy,
                                             int64_t parts, unsigned number) {
  const search::Graph &all = graph.graph;
  int value = strategy.value;
  if (strategy.carried) {
    ArrayRef<uint64_t> sets = all.operators[strategy.op].linearSets;
    const uint64_t *set = llvm::find(sets, strategy.carried);
    if (set == sets.end())
      return std::nullopt;
    value = search::carry(unsigned(set - sets.begin()));
  }
  search::Layout own{value};
  if (!search::isLegal(all, all.operators[strategy.op], own))
    return std::nullopt;
  constexpr unsigned kAttempts = 4; // the last one with copies
  for (unsigned attempt = 0; attempt != kAttempts; ++attempt) {
    AnnotatedPlan plan;
    plan.plan.mesh = {parts};
    for (const search::Tensor &tensor : all.tensors) {
      bool isWhole =
          attempt + 1 == kAttempts || tensor.whole || tensor.extents.empty();
      plan.plan.tensors.push_back(search::Layout{
          isWhole ? int(search::Whole)
                  : int((number + attempt) % tensor.extents.size())});
    }
    plan.plan.operators.assign(all.operators.size(),
                               search::Layout{search::Everywhere});
    plan.plan.operators[strategy.op] = own;
    if (strategy.carried)
      for (unsigned sum = 0; sum != strategy.op; ++sum) {
        unsigned result = all.operators[sum].results[0];
        plan.plan.operators[sum] =
            search::Layout{int(all.tensors[result].extents.size())};
        plan.plan.tensors[result] = search::Layout{search::Partial};
      }
    if (search::evaluate(all, plan.plan, plan.options).total < Forbidden)
      return plan;
  }
  return std::nullopt;
}

/// Interprets the trial; what is wrong with it.
static std::string interpret(func::FuncOp function, const Numbers &numbers,
                             int64_t predicted, Counts &counts) {
  if (failed(verify(function)))
    return "is no valid program";
  auto parted = interpreter::execute(function, numbers.inputs);
  if (!parted)
    return llvm::toString(parted.takeError());
  ++counts.interpreted;
  if (parted->bytesMoved != predicted)
    return "moves " + std::to_string(parted->bytesMoved) +
           " bytes, but the plan says " + std::to_string(predicted);
  return findDifference(parted->results, numbers, counts.exact);
}

/// The numbers of devices that a strategy runs on, the i-th one at a setting.
static SmallVector<int64_t> chooseParts(const TrialOptions &options,
                                        size_t setting, size_t i, bool isFirst,
                                        Counts &counts) {
  ArrayRef<int64_t> all = options.parts;
  if (options.inTurn)
    all = all.slice((setting + i + counts.instances) % all.size(), 1);
  SmallVector<int64_t> parts;
  for (int64_t count : all) {
    if (counts.trials++ % options.every == 0 || isFirst)
      parts.push_back(count);
    isFirst = false;
  }
  return parts;
}

/// The program of a strategy and its numbers: where nothing is pending those of
/// the operator, which are there.
static llvm::Expected<std::shared_ptr<const Numbers>>
runWhole(const Strategy &strategy, const Setting &setting,
         std::shared_ptr<const Numbers> ofOperator) {
  if (!strategy.pending)
    return ofOperator;
  auto module = makePending(strategy.lambda, strategy.pending, strategy.fold);
  if (!module)
    return llvm::createStringError("it is no program");
  return runWhole(std::move(module), setting, strategy.finite);
}

static void runStrategy(const std::string &where, const Strategy &strategy,
                        const Setting &setting, unsigned number,
                        ArrayRef<int64_t> parts,
                        std::shared_ptr<const Numbers> ofOperator,
                        const TrialOptions &options, std::vector<Trial> &trials,
                        Counts &counts, std::vector<std::string> &faults) {
  ++counts.strategies;
  auto whole = runWhole(strategy, setting, std::move(ofOperator));
  if (!whole && strategy.finite) { // what is promised does not hold
    llvm::consumeError(whole.takeError());
    ++counts.notRun;
    return;
  }
  if (!whole) {
    faults.push_back(where + ": " + llvm::toString(whole.takeError()));
    return;
  }
  std::shared_ptr<const Numbers> numbers = std::move(*whole);
  for (int64_t count : parts) {
    std::string name = where + ", " + std::to_string(count) + " parts";
    Trial trial{name, ModuleOp(*numbers->whole).clone(), numbers};
    func::FuncOp function = getMain(*trial.expanded);
    FailureOr<FunctionGraph> graph = buildGraph(function, strategy.finite);
    std::optional<AnnotatedPlan> plan;
    if (succeeded(graph))
      plan = makePlan(*graph, strategy, count, number + count);
    if (!plan && strategy.mayBeIllegal)
      continue;
    if (!plan) {
      faults.push_back(name + ": there is no plan with it");
      continue;
    }
    annotate(function, *graph, *plan);
    search::PlanCost cost =
        search::evaluate(graph->graph, plan->plan, plan->options);
    expand(function, *graph, *plan, cost);
    if (options.plant != Plant::None) {
      if (!plant(options.plant, function))
        continue;
      ++counts.planted;
      ScopedDiagnosticHandler quiet(function.getContext(), [](Diagnostic &) {});
      // A value that is not read where it stands does not show.
      if (!interpret(function, *numbers, cost.total, counts).empty())
        ++counts.found;
      else if (options.plant != Plant::Fill)
        faults.push_back(name + ": what is planted does not show");
      continue;
    }
    std::string fault = failed(verifyProgram(function)) // says where
                            ? "does not fit together"
                            : interpret(function, *numbers, cost.total, counts);
    if (fault.empty())
      trials.push_back(std::move(trial));
    else
      faults.push_back(name + ", interpreted: " + fault);
  }
}

std::vector<Trial> tofu::test::makeTrials(tdl::OpOp definition,
                                          const TrialOptions &options,
                                          Counts &counts,
                                          std::vector<std::string> &faults) {
  std::vector<Trial> trials;
  ++counts.instances;
  auto settings = chooseSettings(definition, options.settings);
  for (auto [number, setting] : llvm::enumerate(settings)) {
    std::string where = ("'" + definition.getSymName() + "' with " +
                         describe(definition, setting))
                            .str();
    OwningOpRef<ModuleOp> module = apply(definition, setting);
    if (!module || failed(prepareForAnalysis(*module)))
      continue;
    FailureOr<FunctionGraph> graph = buildGraph(getMain(*module));
    if (failed(graph)) {
      faults.push_back(where + " has no graph");
      continue;
    }
    // What cannot be run as a whole has no numbers to compare with.
    auto whole = runWhole(ModuleOp(*module).clone(), setting, /*finite=*/false);
    if (!whole) {
      llvm::outs() << where
                   << " is not run: " << llvm::toString(whole.takeError())
                   << '\n';
      ++counts.notRun;
      break;
    }
    ++counts.settings;
    for (auto [i, strategy] : llvm::enumerate(findStrategies(*graph))) {
      SmallVector<int64_t> parts =
          chooseParts(options, number, i, trials.empty(), counts);
      if (parts.empty())
        continue;
      size_t before = trials.size();
      runStrategy(where + ", " + strategy.name, strategy, setting, i, parts,
                  *whole, options, trials, counts, faults);
      if (options.inTurn && i % settings.size() != number)
        for (Trial &trial : MutableArrayRef(trials).drop_front(before))
          trial.isCompiled = false;
    }
  }
  return trials;
}
