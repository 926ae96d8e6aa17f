// RUN: tofu-opt %s -split-input-file -verify-diagnostics

// expected-error @below {{'max' cannot name a mesh coordinate}}
func.func private @box_reserved_name(!tdl.piece<tensor<4xf32>, (max) -> [0 to 4]>)

// -----

// expected-error @below {{mesh coordinate 'a' is named twice}}
func.func private @box_name_twice(!tdl.piece<tensor<4xf32>, (a, a) -> [0 to 4]>)

// -----

// expected-error @below {{expected 'to'}}
func.func private @box_no_upper_bound(!tdl.piece<tensor<4xf32>, (a) -> [0]>)

// -----

// expected-error @below {{box has 2 ranges, but 'tensor<4xf32>' has rank 1}}
func.func private @piece_rank(!tdl.piece<tensor<4xf32>, (a) -> [0 to 4, 0 to 4]>)

// -----

// expected-error @below {{partial axis 1 is out of order or not one of 1 mesh axes}}
func.func private @piece_partial_axis(!tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial sum [1]>)

// -----

// expected-error @below {{partial axis 0 is out of order or not one of 2 mesh axes}}
func.func private @piece_partial_order(!tdl.piece<tensor<4xf32>, (a, b) -> [0 to 4], partial sum [1, 0]>)

// -----

// expected-error @below {{expected a combiner, but found 'mean'}}
func.func private @piece_combiner(!tdl.piece<tensor<4xf32>, (a) -> [0 to 4], partial mean [0]>)
