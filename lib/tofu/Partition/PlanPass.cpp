//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Files/OutputFile.h"
#include "tofu/Partition/Annotations.h"
#include "tofu/Partition/OptionText.h"
#include "tofu/Partition/Passes.h"
#include "tofu/Partition/Pins.h"
#include "tofu/Partition/SearchAction.h"
#include "tofu/Partition/Shardings.h"
#include "tofu/Partition/States.h"
#include "tofu/Partition/Ties.h"
#include "tofu/Plan/Mesh.h"
#include "tofu/Plan/Trips.h"
#include "tofu/Search/Recursion.h"
#include "tofu/Search/SimplePlans.h"
#include "tofu/Solver/Saturating.h"
#include "tofu/Transforms/NormalizeInputs.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

namespace tofu {
#define GEN_PASS_DEF_PLANPASS
#include "tofu/Partition/Passes.h.inc"
} // namespace tofu

using namespace mlir;
using namespace tofu;

namespace {
class PlanPass : public tofu::impl::PlanPassBase<PlanPass> {
public:
  using PlanPassBase::PlanPassBase;

  /// The options and what their values are; the first one is the number of
  /// devices.
  using KnownOption = std::pair<const llvm::cl::Option *, OptionKind>;
  std::vector<KnownOption> getKnownOptions() const {
    return {know(devices), know(mesh),   know(memory), know(partial),
            know(count),   know(tie),    know(order),  know(refine),
            know(finite),  know(effort), know(trips),  know(pin),
            know(levels),  know(form)};
  }

  LogicalResult
  initializeOptions(StringRef text,
                    function_ref<LogicalResult(const Twine &)> error) override {
    std::vector<KnownOption> known = getKnownOptions();
    for (auto [name, value] : splitOptions(text)) {
      auto found = llvm::find_if(
          known, [&](KnownOption one) { return one.first->ArgStr == name; });
      if (found == known.end())
        return error("-tofu-plan: no such option: '" + name + "'; there are " +
                     llvm::join(llvm::map_range(known,
                                                [](KnownOption one) {
                                                  return one.first->ArgStr;
                                                }),
                                ", "));
      StringRef wanted = getWanted(found->second, value.value_or(""));
      if (!wanted.empty() && (value || found->second != OptionKind::Truth))
        return error("-tofu-plan: option '" + name + "' is '" +
                     value.value_or("") + "', but must be " + wanted +
                     (value.value_or("").contains(',')
                          ? "; options are separated by blanks"
                          : ""));
    }
    return PlanPassBase::initializeOptions(text, error);
  }

  /// Options that are no good are told before any pass runs.
  LogicalResult initialize(MLIRContext *context) override {
    return success(succeeded(getOptions(context)) &&
                   succeeded(getMesh(context)));
  }

  void runOnOperation() override {
    FailureOr<search::PlanOptions> options = getOptions(&getContext());
    FailureOr<SmallVector<int64_t>> extents = getMesh(&getContext());
    if (failed(options) || failed(extents))
      return signalPassFailure();
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function.isDeclaration() &&
          failed(planFunction(function, *extents, *options)))
        return signalPassFailure();
  }

private:
  template <typename T, typename Parser>
  static KnownOption know(const Option<T, Parser> &option) {
    if constexpr (std::is_same_v<T, bool>)
      return {&option, OptionKind::Truth};
    else if constexpr (std::is_integral_v<T>)
      return {&option, OptionKind::Whole};
    else if constexpr (std::is_floating_point_v<T>)
      return {&option, OptionKind::Number};
    else
      return {&option, OptionKind::Text};
  }

  LogicalResult planFunction(func::FuncOp function, ArrayRef<int64_t> extents,
                             const search::PlanOptions &options) {
    if (plan::getMesh(function))
      return function.emitOpError() << "has a plan already";
    function.walk([](tdl::LambdaOp op) { tdl::normalizeInputs(op); });
    if (failed(pinNamed(function, pin, extents)))
      return failure();
    pinShardings(function, extents);
    separatePins(function);
    separateStates(function);
    noteTrips(function);
    StringRef why = whyTied(function, rule);
    if (failed(keepTies(function, rule)))
      return failure();
    FailureOr<FunctionGraph> graph = buildGraph(function, finite);
    if (failed(graph) ||
        failed(readPins(function, *graph, extents, options.tie)))
      return failure();
    if (plan::getNumDevices(extents) > 1)
      for (const tdl::LambdaAnalysis &analysis : graph->operators)
        for (auto [reduction, reason] : analysis.getUnordered())
          reduction.emitWarning() << "is not split: combiner "
                                  << reduction.getCombiner() << " " << reason;
    search::PlanOptions observed(options);
    bool isWritten = true;
    unsigned written = 0;
    if (!levels.empty())
      observed.observe = [&](const solver::NamedProblem &level) {
        isWritten = isWritten && succeeded(writeLevel(level, written++));
      };
    observed.begin = [&](unsigned axis) { showAxis(axis, extents.size()); };
    search::PlanResult result =
        search::searchPlan(graph->graph, extents, observed);
    if (!isWritten)
      return failure();
    if (result.overflows)
      return function.emitOpError()
             << "moves 2^61 bytes or more in every plan that was found; use "
                "fewer devices, or smaller tensors";
    annotate(function, *graph, {result.plan, options, why});
    noteLevels(function, result);
    noteSimplePlans(function, *graph, extents, options);
    mergeReturned(function); // operations that the graph has go
    return success();
  }

  /// `axis b of a,b,c`, of many the number of them.
  void showAxis(unsigned axis, size_t count) {
    std::string axes = std::to_string(count);
    if (count <= 8)
      axes = llvm::join(
          llvm::map_range(llvm::seq<size_t>(0, count), plan::getAxisName), ",");
    getContext().executeAction<SearchAction>(
        [] {}, {}, "axis " + plan::getAxisName(axis) + " of " + axes);
  }

  /// Loops that do not say how many iterations they have are taken to have
  /// some.
  void noteTrips(func::FuncOp function) {
    function.walk([&](tdl::WhileOp loop) {
      if (!loop.getTrips())
        loop->setAttr(plan::kTrips,
                      Builder(&getContext()).getI64IntegerAttr(trips));
    });
  }

  /// The level's problem in a file of its own.
  LogicalResult writeLevel(const solver::NamedProblem &level, unsigned axis) {
    std::string path = levels + std::to_string(axis) + ".json";
    std::string text;
    llvm::raw_string_ostream os(text);
    llvm::cantFail(solver::printJson(level, os)); // a level has no memory
    if (files::Error error = files::writeFile(path, text))
      return emitError(UnknownLoc::get(&getContext()))
             << "-tofu-plan: option 'levels': " << error.getMessage();
    return success();
  }

  /// What each axis added and what it had to add at least; once axes were
  /// chosen again, these no longer add up.
  void noteLevels(func::FuncOp function, const search::PlanResult &result) {
    function->removeAttr(plan::kLevels);
    if (result.refineGain != 0 || result.levels.empty())
      return;
    SmallVector<int64_t> levels;
    for (const search::LevelResult &level : result.levels)
      levels.append({level.delta, level.bound});
    function->setAttr(plan::kLevels,
                      DenseI64ArrayAttr::get(&getContext(), levels));
  }

  /// What plans that one would write without a search move, and how much the
  /// arguments are on each device.
  void noteSimplePlans(func::FuncOp function, const FunctionGraph &graph,
                       ArrayRef<int64_t> mesh,
                       const search::PlanOptions &options) {
    SmallVector<NamedAttribute> noted;
    Builder builder(&getContext());
    auto note = [&](StringRef name, const search::Plan &plan) {
      int64_t bytes = search::evaluate(graph.graph, plan, options).total;
      if (bytes >= solver::Forbidden)
        return;
      int64_t arguments = 0;
      for (BlockArgument argument : function.getArguments()) {
        unsigned tensor = graph.tensorOf.lookup(argument);
        arguments = solver::addCost(
            arguments, search::getPieceBytes(graph.graph.tensors[tensor],
                                             plan.tensors[tensor], mesh));
      }
      noted.push_back(builder.getNamedAttr(
          name, builder.getDenseI64ArrayAttr({bytes, arguments})));
    };
    ArrayRef<int64_t> replaced = plan::getReplaces(function);
    SmallVector<unsigned> data;
    for (BlockArgument argument : function.getArguments())
      if (!llvm::is_contained(replaced, int64_t(argument.getArgNumber())))
        data.push_back(graph.tensorOf.lookup(argument));
    // Without a state there are no data: weights cannot be told from a batch.
    if (data.size() != function.getNumArguments())
      if (std::optional<search::Plan> plan =
              search::getDataParallelPlan(graph.graph, mesh, data, options))
        note("data_parallel", *plan);
    note("largest_dimension",
         search::getLargestDimensionPlan(graph.graph, mesh));
    function->setAttr(plan::kSimple, builder.getDictionaryAttr(noted));
  }

  FailureOr<search::PlanOptions> getOptions(MLIRContext *context) {
    search::PlanOptions options;
    auto fail = [&](StringRef option, StringRef seen, StringRef wanted) {
      emitError(UnknownLoc::get(context))
          << "-tofu-plan: option '" << option << "' is '" << seen
          << "', but must be " << wanted;
      return failure();
    };
    if (memory.getValue() != "minimal")
      return fail("memory", memory, "'minimal'");
    if (count.getValue() != "shared" && count.getValue() != "per-use")
      return fail("count", count, "'shared' or 'per-use'");
    if (order.getValue() != "free" && order.getValue() != "nested")
      return fail("order", order, "'free' or 'nested'");
    if (!form.getValue().empty() && form.getValue() != "paper")
      return fail("form", form, "'paper'");
    if (!(effort > 0))
      return fail("effort", llvm::formatv("{0}", effort.getValue()).str(),
                  "greater than 0");
    if (trips < 0)
      return fail("trips", std::to_string(trips), "0 or more");
    options.effort = effort;
    options.partial = partial;
    options.shareFetches = count.getValue() == "shared";
    options.refine = refine;
    if (context->isMultithreadingEnabled())
      options.threads = context->getNumThreads();
    options.freeOrder = order.getValue() == "free";
    if (std::optional<TieRule> asked = parseTieRule(tie))
      rule = *asked;
    else
      return fail("tie", tie, "'none', 'donated' or 'order'");
    options.tie = rule != TieRule::None;
    if (form.getValue() == "paper") {
      options.partial = options.shareFetches = options.tie = false;
      options.freeOrder &= order.hasValue();
    }
    return options;
  }

  FailureOr<SmallVector<int64_t>> getMesh(MLIRContext *context) {
    Location loc = UnknownLoc::get(context);
    int64_t number = devices;
    if (number < 1 || number > kMaxDevices)
      return emitError(loc) << "-tofu-plan: option 'devices' is " << number
                            << ", but must be from 1 to " << kMaxDevices;
    if (mesh.empty()) {
      auto factors = search::factorize(number);
      return SmallVector<int64_t>(factors.begin(), factors.end());
    }
    std::optional<SmallVector<int64_t>> parsed = plan::parseMesh(mesh);
    if (!parsed)
      return emitError(loc)
             << "-tofu-plan: option 'mesh' is '" << mesh
             << "', but must be the extents of its axes, as in '2x4'";
    SmallVector<int64_t> extents = *parsed;
    if (std::string reason = plan::whyNoMesh(extents); !reason.empty())
      return emitError(loc) << "-tofu-plan: option 'mesh' " << reason;
    if (devices.hasValue() && plan::getNumDevices(extents) != number)
      return emitError(loc) << "-tofu-plan: the product of option 'mesh' is "
                            << plan::getNumDevices(extents)
                            << ", but option 'devices' is " << number;
    return extents;
  }

  TieRule rule = TieRule::Order;
};
} // namespace

std::vector<PlanOption> tofu::getPlanOptions() {
  std::vector<PlanOption> options;
  PlanPass pass;
  auto known = pass.getKnownOptions();
  for (auto [option, kind] : llvm::drop_begin(known)) // not the devices
    options.push_back(
        {option->ArgStr.str(), option->HelpStr.str(),
         option->getValueExpectedFlag() == llvm::cl::ValueOptional,
         option->ArgStr == "pin"});
  return options;
}
