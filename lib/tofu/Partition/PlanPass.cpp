//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Files/OutputFile.h"
#include "tofu/Partition/Annotations.h"
#include "tofu/Partition/ChoosePlan.h"
#include "tofu/Partition/OptionText.h"
#include "tofu/Partition/Passes.h"
#include "tofu/Partition/Pins.h"
#include "tofu/Partition/SearchAction.h"
#include "tofu/Partition/Shardings.h"
#include "tofu/Partition/States.h"
#include "tofu/Partition/Ties.h"
#include "tofu/Plan/Mesh.h"
#include "tofu/Plan/Trips.h"
#include "tofu/TDL/Combiners.h"
#include "tofu/TDL/Locations.h"
#include "tofu/Transforms/NormalizeInputs.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include <cmath>
#include <set>

namespace tofu {
#define GEN_PASS_DEF_PLANPASS
#include "tofu/Partition/Passes.h.inc"
} // namespace tofu

using namespace mlir;
using namespace tofu;

/// How many meshes mesh=auto tries: all that 32 devices have.
static constexpr size_t kMostMeshes = 16;

namespace {
class PlanPass : public tofu::impl::PlanPassBase<PlanPass> {
public:
  using PlanPassBase::PlanPassBase;

  /// Whose options they are, to errors.
  OptionOwner owner;

  /// The options and what their values are; the first one is the number of
  /// devices.
  std::vector<KnownOption> getKnownOptions() {
    return {
        describeOption(devices),
        describeOption(mesh),
        describeOption(memory),
        describeOption(partial),
        describeOption(count),
        describeOption(tie),
        describeOption(order),
        describeOption(refine),
        describeOption(finite),
        describeOption(
            effort, "greater than 0, and finite",
            +[](double effort) { return effort > 0 && std::isfinite(effort); }),
        describeOption(
            trips, "from 1 to 2^40", // what runs never would be planned at will
            +[](int64_t trips) {
              return trips >= 1 && trips <= plan::kMostTimes;
            }),
        describeOption(pin),
        describeOption(levels),
        describeOption(form)};
  }

  LogicalResult
  initializeOptions(StringRef text,
                    function_ref<LogicalResult(const Twine &)> error) override {
    return readOptions(text, error);
  }

  LogicalResult readOptions(const OptionValues &values,
                            function_ref<LogicalResult(const Twine &)> error) {
    isPrinted = std::distance(values.begin(), values.end()) >=
                std::ptrdiff_t(getKnownOptions().size());
    if (failed(setOptions(owner, getKnownOptions(), values, error)))
      return failure();
    setImplied();
    return success();
  }

  /// Options that are no good are told before any pass runs.
  LogicalResult initialize(MLIRContext *context) override {
    if (failed(getOptions(context)))
      return failure();
    FailureOr<std::vector<Mesh>> meshes = getMeshes(context);
    if (failed(meshes))
      return failure();
    if (levels.empty())
      return success();
    if (std::string reason = whyNoPrefix(); !reason.empty())
      return emitError(UnknownLoc::get(context))
             << owner.describe("levels") << ' ' << reason;
    if (plan::getNumDevices(meshes->front()) > 1)
      return checkLevels(context, *meshes);
    return emitError(UnknownLoc::get(context))
           << owner.describe("levels")
           << " asks for a file for each axis of the mesh, but one device has "
              "none";
  }

  void runOnOperation() override {
    FailureOr<search::PlanOptions> options = getOptions(&getContext());
    FailureOr<std::vector<Mesh>> meshes = getMeshes(&getContext());
    if (failed(options) || failed(meshes))
      return signalPassFailure();
    for (auto function : getOperation().getOps<func::FuncOp>())
      if (!function.isDeclaration() &&
          failed(planFunction(function, *meshes, *options)))
        return signalPassFailure();
  }

private:
  bool isPrinted = false; // all options are given, as MLIR does: defaults, too

  /// Gives options that are not given the values that those which are imply:
  /// MLIR prints all, and what it prints means the same when it is read.
  void setImplied() {
    if (form.getValue() == "paper") {
      if (!partial.hasValue())
        partial = false;
      if (!count.hasValue())
        count = "per-use";
      if (!order.hasValue())
        order = "nested";
    }
    std::optional<SmallVector<int64_t>> extents = plan::parseMesh(mesh);
    if (extents && !devices.hasValue() && plan::whyNoMesh(*extents).empty())
      devices = plan::getNumDevices(*extents);
  }

  /// Where the combiner is, if that is not beside what folds by it.
  static void noteCombiner(tdl::ReduceOp reduction,
                           InFlightDiagnostic &warning) {
    auto name = dyn_cast<FlatSymbolRefAttr>(reduction.getCombiner());
    Operation *combiner =
        name ? SymbolTable::lookupNearestSymbolFrom(reduction, name) : nullptr;
    auto find = [](Operation *op) {
      return op ? op->getLoc()->findInstanceOf<FileLineColLoc>()
                : FileLineColLoc();
    };
    FileLineColLoc place = find(combiner), user = find(reduction);
    if (place && user && place.getFilename() != user.getFilename())
      warning.attachNote(place) << "the combiner is defined here";
  }

  /// Once for each place, which several lambdas may be made of.
  static void warnOfUnordered(ArrayRef<tdl::LambdaAnalysis> operators) {
    std::set<std::pair<const void *, std::string>> said;
    for (const tdl::LambdaAnalysis &analysis : operators)
      for (auto [reduction, reason] : analysis.getUnordered()) {
        if (!said.insert({reduction.getLoc().getAsOpaquePointer(), reason})
                 .second)
          continue;
        std::string name = tdl::getSourceName(analysis.getOp()->getLoc());
        InFlightDiagnostic warning = reduction.emitWarning();
        warning << (name.empty() ? "a reduction" : "'" + name + "'")
                << " is not split: combiner "
                << tdl::describeCombiner(reduction.getCombiner()) << " "
                << reason;
        noteCombiner(reduction, warning);
      }
  }

  LogicalResult planFunction(func::FuncOp function, std::vector<Mesh> meshes,
                             const search::PlanOptions &options) {
    if (failed(refusePlanned(function)))
      return failure();
    function.walk([](tdl::LambdaOp op) { tdl::normalizeInputs(op); });
    std::optional<ArrayRef<int64_t>> given;
    if (!isAuto())
      given = meshes.front();
    if (failed(pinNamed(function, pin, given, owner)) ||
        (isAuto() && failed(refuseAxes(function))))
      return failure();
    separateStates(function);
    noteTrips(function);
    FailureOr<Ties> kept = keepTies(function, ties);
    if (failed(kept))
      return failure();
    meshes = keepShardings(function, std::move(meshes));
    warnOfShardings(function, *kept, meshes.front(), isAuto(), owner);
    // What is pinned apart is so on each of the meshes.
    std::vector<PinnedSharding> pinned = pinShardings(function, meshes.front());
    separatePins(function, options.tie);
    if (isAuto())
      unpin(function, pinned);
    FailureOr<FunctionGraph> graph = buildGraph(function, finite);
    if (failed(graph))
      return failure();
    warnOfTies(function, *kept, owner);
    std::optional<FunctionGraph> strict;
    if (finite)
      strict = *buildGraph(function); // which cannot fail either
    if (plan::getNumDevices(meshes.front()) > 1)
      warnOfUnordered(graph->operators);
    search::PlanOptions observed(options);
    bool isWritten = true;
    unsigned written = 0;
    if (!levels.empty())
      observed.observe = [&](const solver::NamedProblem &level) {
        isWritten = isWritten && succeeded(writeLevel(level, written++));
      };
    observed.begin = [&](unsigned axis, ArrayRef<int64_t> mesh) {
      showAxis(axis, mesh, meshes);
    };
    FailureOr<ChosenPlan> chosen = choosePlan(
        function, *graph, strict ? &*strict : nullptr, meshes, observed, owner);
    if (failed(chosen) || !isWritten)
      return failure();
    const search::PlanResult &result = chosen->result;
    if (result.overflows)
      return function.emitOpError()
             << "moves 2^61 bytes or more in every plan that was found; use "
                "fewer devices, or smaller tensors";
    annotate(function, *graph, {result.plan, options, *kept, hasOtherMeshes()});
    noteLevels(function, result);
    noteSimplePlans(function, *chosen);
    if (isAuto())
      noteMeshes(function, *chosen);
    mergeReturned(function); // operations that the graph has go
    return success();
  }

  /// What was planned before, with what to do instead.
  LogicalResult refusePlanned(func::FuncOp function) {
    DenseI64ArrayAttr mesh = plan::getMesh(function);
    bool isExpanded = tdl::isPartitioned(function);
    if (!mesh && !isExpanded)
      return success();
    InFlightDiagnostic error = function.emitError();
    error << "'" << function.getName() << "' is "
          << (isExpanded ? "partitioned" : "planned") << " already";
    if (mesh)
      error << ", for a mesh of " << plan::printMesh(mesh.asArrayRef());
    return error << (isExpanded ? ": tofu-compile, tofu-interpret and "
                                  "--tofu-report take it as it is"
                                : ": -tofu-expand, tofu-compile and "
                                  "tofu-interpret take it as it is")
                 << "; for another plan give the program as it was before it "
                    "was planned";
  }

  /// `axis b of a,b,c`, of many the number of them; of several meshes first
  /// which: `mesh 2x4 (2 of 4), `.
  void showAxis(unsigned axis, ArrayRef<int64_t> mesh, ArrayRef<Mesh> meshes) {
    size_t count = mesh.size();
    std::string axes = std::to_string(count), which;
    if (count <= 8)
      axes = llvm::join(
          llvm::map_range(llvm::seq<size_t>(0, count), plan::getAxisName), ",");
    if (meshes.size() > 1)
      which = "mesh " + plan::printMesh(mesh) + " (" +
              std::to_string(llvm::find(meshes, mesh) - meshes.begin() + 1) +
              " of " + std::to_string(meshes.size()) + "), ";
    getContext().executeAction<SearchAction>(
        [] {}, {}, which + "axis " + plan::getAxisName(axis) + " of " + axes);
  }

  bool isAuto() const { return mesh.getValue() == "auto"; }
  bool hasOtherMeshes() const {
    return mesh.empty() && search::listMeshes(devices, 2).size() > 1;
  }

  /// What is cut along axes is so on one mesh.
  LogicalResult refuseAxes(func::FuncOp function) {
    auto refuse = [&](const std::string &name, const std::string &source,
                      Value value, Attribute attribute) {
      auto layout = dyn_cast_or_null<plan::LayoutAttr>(attribute);
      bool isCut = layout && llvm::any_of(layout.getDims(), [](auto axes) {
                     return !axes.empty();
                   });
      if (!isCut)
        return success();
      return LogicalResult(mlir::emitError(tdl::getPlace(function, value))
                           << name
                           << (source.empty() ? "" : " (" + source + ")")
                           << " is pinned along axes of a mesh, but with "
                              "mesh=auto no mesh is given; give its extents");
    };
    for (unsigned i = 0; i != function.getNumArguments(); ++i)
      if (failed(refuse(
              "arg" + std::to_string(i), tdl::getArgumentSource(function, i),
              function.getArgument(i), function.getArgAttr(i, plan::kLayout))))
        return failure();
    Operation *terminator = function.getBody().front().getTerminator();
    for (auto [i, value] : llvm::enumerate(terminator->getOperands()))
      if (failed(refuse("out" + std::to_string(i),
                        tdl::getResultSource(function, i), value,
                        function.getResultAttr(i, plan::kLayout))))
        return failure();
    return success();
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

  std::string getLevelPath(unsigned axis) const {
    return levels + std::to_string(axis) + ".json";
  }

  /// What the names of the files would begin with is more often meant as the
  /// folder that it is.
  std::string whyNoPrefix() const {
    if (levels == "-")
      return "is '-', the standard output, which is one file; expected what "
             "the names of several begin with";
    if (StringRef(levels).ends_with("/") ||
        !llvm::sys::fs::is_directory(levels))
      return "";
    return "is '" + levels + "', a directory; for files in it write '" +
           levels + "/'";
  }

  LogicalResult checkLevel(MLIRContext *context, const files::Error &error) {
    if (!error)
      return success();
    return emitError(UnknownLoc::get(context))
           << owner.describe("levels") << ": " << error.getMessage();
  }

  /// That the files can be written that any of the meshes has: an axis of one
  /// device has none.
  LogicalResult checkLevels(MLIRContext *context, ArrayRef<Mesh> meshes) {
    auto countLevels = [](const Mesh &mesh) {
      return mesh.size() - llvm::count(mesh, 1);
    };
    size_t least = countLevels(meshes.front());
    for (const Mesh &mesh : meshes)
      least = std::min(least, countLevels(mesh));
    for (unsigned axis = 0; axis != least; ++axis)
      if (failed(checkLevel(context,
                            files::OutputFile::check(getLevelPath(axis)))))
        return failure();
    return success();
  }

  /// The level's problem in a file of its own.
  LogicalResult writeLevel(const solver::NamedProblem &level, unsigned axis) {
    std::string text;
    llvm::raw_string_ostream os(text);
    llvm::cantFail(solver::printJson(level, os)); // a level has no memory
    return checkLevel(&getContext(),
                      files::writeFile(getLevelPath(axis), text));
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
  /// arguments are on each device; which one the plan started from, and why one
  /// that moves less is none.
  void noteSimplePlans(func::FuncOp function, const ChosenPlan &chosen) {
    SmallVector<NamedAttribute> noted;
    Builder builder(&getContext());
    for (auto [number, simple] : llvm::enumerate(chosen.simple)) {
      int64_t flags = (chosen.result.start == number ? plan::IsStart : 0) +
                      (simple.isMinimal ? 0 : plan::IsNotMinimal) +
                      (simple.keepsPins ? 0 : plan::IsNotPinned);
      SmallVector<int64_t> numbers{simple.bytes, simple.argumentBytes, flags};
      noted.push_back(builder.getNamedAttr(
          simple.name, builder.getDenseI64ArrayAttr(numbers)));
    }
    function->setAttr(plan::kSimple, builder.getDictionaryAttr(noted));
  }

  /// What the plan for each mesh that was tried moves and computes.
  void noteMeshes(func::FuncOp function, const ChosenPlan &chosen) {
    Builder builder(&getContext());
    SmallVector<Attribute> noted;
    for (const ChosenPlan::Tried &tried : chosen.tried) {
      SmallVector<int64_t> numbers{tried.bytes, tried.points};
      llvm::append_range(numbers, tried.mesh);
      noted.push_back(builder.getDenseI64ArrayAttr(numbers));
    }
    function->setAttr(plan::kMeshes, builder.getArrayAttr(noted));
  }

  FailureOr<search::PlanOptions> getOptions(MLIRContext *context) {
    search::PlanOptions options;
    auto fail = [&](StringRef option, StringRef seen, const Twine &wanted) {
      emitError(UnknownLoc::get(context))
          << owner.describe(option) << " is '" << seen << "', but must be "
          << wanted;
      return failure();
    };
    if (memory.getValue() != "minimal")
      return fail("memory", memory,
                  "'minimal'; the search has no limit of memory yet: the "
                  "report says what a rank needs, and " +
                      owner.quote("pin") + " cuts what is large");
    if (count.getValue() != "shared" && count.getValue() != "per-use")
      return fail("count", count, "'shared' or 'per-use'");
    if (order.getValue() != "free" && order.getValue() != "nested")
      return fail("order", order, "'free' or 'nested'");
    if (!form.getValue().empty() && form.getValue() != "paper")
      return fail("form", form, "'paper'");
    options.effort = effort;
    options.partial = partial;
    options.shareFetches = count.getValue() == "shared";
    options.refine = refine;
    if (context->isMultithreadingEnabled())
      options.threads = context->getNumThreads();
    options.freeOrder = order.getValue() == "free";
    std::optional<TieOption> asked = parseTies(tie);
    if (!asked)
      return fail("tie", tie,
                  "'none', 'donated' or 'order', or arguments and the results "
                  "that replace them, as in 'arg0=out0; arg1=none'");
    ties = std::move(*asked);
    ties.owner = owner;
    options.tie = ties.rule != TieRule::None || !ties.pairs.empty();
    if (form.getValue() == "paper") {
      for (auto [option, isGiven] :
           {std::pair("partial", partial.hasValue() && partial),
            std::pair("count",
                      count.hasValue() && count.getValue() == "shared"),
            std::pair("tie", options.tie && tie.hasValue() && !isPrinted)})
        if (isGiven) {
          emitError(UnknownLoc::get(context))
              << owner.describe("form") << " is 'paper', which says otherwise "
              << "than " << owner.quote(option) << "; give one of them";
          return failure();
        }
      options.tie = false; // what else it says setImplied() has set
    }
    return options;
  }

  FailureOr<std::vector<Mesh>> getMeshes(MLIRContext *context) {
    Location loc = UnknownLoc::get(context);
    if (isAuto() && !devices.hasValue())
      return emitError(loc) << owner.describe("mesh") << " is 'auto', but "
                            << owner.quote("devices")
                            << " is not given; say how many there are, as in "
                            << owner.getFlag("devices") << "=8";
    int64_t number = devices;
    if (number < 1 || number > kMaxDevices)
      return emitError(loc) << owner.describe("devices") << " is " << number
                            << ", but must be from 1 to " << kMaxDevices;
    if (mesh.empty() || isAuto())
      return search::listMeshes(number, isAuto() ? kMostMeshes : 1);
    std::optional<SmallVector<int64_t>> parsed = plan::parseMesh(mesh);
    if (!parsed)
      return emitError(loc)
             << owner.describe("mesh") << " is '" << mesh
             << "', but must be the extents of its axes, as in '2x4', with a "
                "product of at most "
             << kMaxDevices << ", or 'auto'";
    Mesh extents(parsed->begin(), parsed->end());
    if (std::string reason = plan::whyNoMesh(extents); !reason.empty())
      return emitError(loc) << owner.describe("mesh") << ' ' << reason;
    if (devices.hasValue() && plan::getNumDevices(extents) != number)
      return emitError(loc)
             << owner.begin() << "the product of " << owner.quote("mesh")
             << " is " << plan::getNumDevices(extents) << ", but "
             << owner.quote("devices") << " is " << number;
    return std::vector<Mesh>{extents};
  }

  TieOption ties;
};
} // namespace

FailureOr<std::unique_ptr<Pass>>
tofu::createPlanPass(const OptionValues &options,
                     function_ref<LogicalResult(const Twine &)> error,
                     const OptionOwner &owner) {
  auto pass = std::make_unique<PlanPass>();
  pass->owner = owner;
  if (failed(pass->readOptions(options, error)))
    return failure();
  return std::unique_ptr<Pass>(std::move(pass));
}

std::vector<PlanOption> tofu::getPlanOptions() {
  std::vector<PlanOption> options;
  PlanPass pass;
  auto known = pass.getKnownOptions();
  for (auto [option, kind] : llvm::drop_begin(known)) // not the devices
    options.push_back(
        {option->ArgStr.str(), option->HelpStr.str(),
         option->getValueExpectedFlag() == llvm::cl::ValueOptional,
         option->ArgStr == "pin" || option->ArgStr == "tie"});
  return options;
}
