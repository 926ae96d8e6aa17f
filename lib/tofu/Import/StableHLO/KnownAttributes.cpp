//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/KnownAttributes.h"

using namespace mlir;
using namespace tofu;

/// Of all operations together: what is right of one and given to another is
/// harmless mostly, and whoever wrote it knew a name.
static constexpr StringRef kKnown[] = {"algorithm",
                                       "all_gather_dim",
                                       "api_version",
                                       "backend_config",
                                       "base_dilations",
                                       "batch_dims",
                                       "batch_group_count",
                                       "broadcast_dimensions",
                                       "broadcast_sizes",
                                       "call_target_name",
                                       "called_computations",
                                       "channel_handle",
                                       "channel_id",
                                       "compare_type",
                                       "comparison_direction",
                                       "composite_attributes",
                                       "concat_dimension",
                                       "decomposition",
                                       "dim",
                                       "dimension",
                                       "dimension_numbers",
                                       "dimensions",
                                       "dot_dimension_numbers",
                                       "edge_padding_high",
                                       "edge_padding_low",
                                       "einsum_config",
                                       "epsilon",
                                       "exponent_bits",
                                       "feature_group_count",
                                       "feature_index",
                                       "fft_length",
                                       "fft_type",
                                       "has_dynamic_root",
                                       "has_side_effect",
                                       "index",
                                       "index_vector_dim",
                                       "indices_are_sorted",
                                       "infeed_config",
                                       "interior_padding",
                                       "iota_dimension",
                                       "is_associative",
                                       "is_host_transfer",
                                       "is_reverse",
                                       "is_stable",
                                       "k",
                                       "known_expanding_dimensions",
                                       "known_nonexpanding_dimensions",
                                       "largest",
                                       "layout",
                                       "left_side",
                                       "lhs_dilation",
                                       "limit_indices",
                                       "lower",
                                       "mantissa_bits",
                                       "name",
                                       "operandSegmentSizes",
                                       "operand_layouts",
                                       "outfeed_config",
                                       "output_operand_aliases",
                                       "padding",
                                       "permutation",
                                       "precision_config",
                                       "ragged_dot_dimension_numbers",
                                       "replica_groups",
                                       "resultSegmentSizes",
                                       "result_accuracy",
                                       "result_layouts",
                                       "rhs_dilation",
                                       "rng_algorithm",
                                       "rng_distribution",
                                       "scan_dim_size",
                                       "scatter_dimension",
                                       "scatter_dimension_numbers",
                                       "sharding",
                                       "slice_sizes",
                                       "source_target_pairs",
                                       "split_count",
                                       "split_dimension",
                                       "start_indices",
                                       "start_index_map",
                                       "strides",
                                       "transpose_a",
                                       "unique_indices",
                                       "unit_diagonal",
                                       "use_global_device_ids",
                                       "value",
                                       "version",
                                       "window_dilations",
                                       "window_dimensions",
                                       "window_reversal",
                                       "window_strides"};

void tofu::warnOfAttributes(ModuleOp module) {
  MLIRContext *context = module.getContext();
  DenseSet<StringAttr> fine;
  for (StringRef name : kKnown)
    fine.insert(StringAttr::get(context, name));
  module.walk<WalkOrder::PreOrder>([&](Operation *op) {
    StringRef dialect = op->getName().getDialectNamespace();
    if (dialect != "stablehlo" && dialect != "chlo")
      return;
    // Who defines its target knows what else it has, as Pallas's kernels do.
    if (op->getName().getStringRef() == "stablehlo.custom_call")
      return;
    // Of an operation that is not registered, all of `<{...}>`.
    auto own = dyn_cast_or_null<DictionaryAttr>(op->getPropertiesAsAttribute());
    for (NamedAttribute attribute : llvm::concat<const NamedAttribute>(
             op->getRawDictionaryAttrs().getValue(),
             own ? own.getValue() : ArrayRef<NamedAttribute>())) {
      StringRef name = attribute.getName();
      if (fine.insert(attribute.getName()).second && !name.contains('.') &&
          !name.starts_with("_"))
        op->emitWarning() << "has an attribute '" << name
                          << "', which StableHLO does not have and which is "
                             "not looked at; see how it is spelled";
    }
  });
}
