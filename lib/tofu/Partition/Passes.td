//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_PASSES_TD
#define TOFU_PARTITION_PASSES_TD

include "mlir/Pass/PassBase.td"

def PlanPass : Pass<"tofu-plan", "mlir::ModuleOp"> {
  let summary = "Finds how to split every tensor and operator over the devices";
  let description = [{
    Reads functions of `tdl.lambda`s whose operands are each read through one
    access (`-tofu-tidy`); searches for the plan that moves the fewest bytes and
    writes it as annotations `plan.mesh`, `plan.layout`, `plan.layouts` and
    `plan.split`, as `plan.levels` what each mesh axis adds to the bytes and a
    proved bound of it, as `plan.replaces` the ties, and as `plan.simple` what plans
    without a search move. Changes nothing else. A `plan.layout` that an argument or
    a result has already stays as it is.

    `mesh=auto` searches on up to 16 meshes: the prime factors of `devices`, then
    meshes of few axes first. A plan whose busiest rank computes over a quarter more
    than that of another mesh is not taken; `plan.meshes` notes the bytes of each,
    and the points that its busiest rank computes.

    Options: `memory=minimal` stores nothing in copies where a cut makes the
    largest part smaller; `partial` lets pending sums be stored between operators;
    `count=shared` pays for one fetch of the same region once, `per-use` once per
    operator. Results of a step get the layouts of the arguments that they replace: with `tie=order`
    one of the same type, donated if any is: whose name ends alike, else the one
    that is donated to it, else the next; `donated` goes by donations; `none` has none.
    `tie={m=out1; lr=none}` says of single ones what they are.
    `order=free` lets an axis come before those that cut the same dimension
    already; `nested` has it after them, as the paper does.
    `refine` chooses every axis again, the others given, once all are chosen.
    `finite` promises that no value is infinite or NaN and that no sign of a zero
    matters: then more may be done to pending sums.
    `effort` bounds the search where a level cannot be solved exactly, in
    millions of table entries.
    `trips` is how many iterations a loop is taken to have that does not say so;
    it is noted on the loop as `plan.trips`.
    `pin` gives arguments and results layouts.
    `form=paper` is minimal, no partials, per-use, results with layouts apart from
    those of the arguments that they become, and nested unless `order` is given:
    what the paper counts.

    Example: test/Partition/plan.mlir
  }];
  let options = [
    Option<"devices", "devices", "int64_t", "1", "Number of devices, 1 to 65536">,
    Option<"mesh", "mesh", "std::string", "\"\"",
           "Extents of the mesh axes, slow links first: 2x4; their product is the number of devices; auto: of up to 16 meshes that leave no rank idle the one that moves the fewest bytes">,
    Option<"memory", "memory", "std::string", "\"minimal\"", "What may be stored in copies: minimal, nothing that a cut makes smaller; no limit in bytes yet">,
    Option<"partial", "partial", "bool", "true", "Store pending sums between operators; default: true">,
    Option<"count", "count", "std::string", "\"shared\"", "What a fetch of one region costs: shared, once, or per-use, once per operator; default: shared">,
    Option<"tie", "tie", "OptionString", "\"order\"",
           "Which results replace arguments and share their layouts: none, donated, or else by names and in order of types (order); m=result[0].m or m=none: of one argument; may be repeated">,
    Option<"order", "order", "std::string", "\"free\"", "Where an axis may stand among those that cut one dimension: free or nested, after those that were chosen before; default: free">,
    Option<"refine", "refine", "bool", "false", "Choose every mesh axis again, the others given, until nothing is gained">,
    Option<"finite", "finite", "bool", "false", "Promises that no value is infinite or NaN and that no sign of a zero matters">,
    Option<"effort", "effort", "OptionNumber", "200", "Millions of table entries to compute for a level that is not solved exactly; default: 200">,
    Option<"trips", "trips", "int64_t", "10", "Iterations that a loop of unknown trip count is taken to have, 1 to 2^40; default: 10">,
    Option<"pin", "pin", "OptionString", "\"\"",
           "Layouts of arguments and results, as the report writes them: arg0=64 x 128/ba; result[0]['w']=64/a x 128; may be repeated">,
    Option<"levels", "levels", "OptionString", "\"\"", "Writes each axis' problem to a file, this and the axis' number and .json, for tofu-solve">,
    Option<"form", "form", "std::string", "\"\"", "Several options at once: paper, as the paper counts (partial=false count=per-use order=nested, and results with layouts of their own)">
  ];
  let dependentDialects = ["plan::PlanDialect"];
}

def ExpandPass : Pass<"tofu-expand", "mlir::ModuleOp"> {
  let summary = "Writes the program of every device from a plan";
  let description = [{
    Reads functions that `-tofu-plan` annotated; replaces their bodies by one
    program for all devices, in global coordinates: lambdas on parts, and
    `plan.fetch` and `plan.reduce` between them. Lambda bodies stay as they are,
    but reductions with named combiners that are split become two: of the chunks
    that devices have, and of their terms.
    The bytes that the program moves are those that the plan predicts; anything
    else is an error. Functions without `plan.mesh` stay as they are.

    Example: test/Partition/expand.mlir
  }];
  let dependentDialects = ["::mlir::affine::AffineDialect",
                           "plan::PlanDialect"];
}

#endif // TOFU_PARTITION_PASSES_TD
