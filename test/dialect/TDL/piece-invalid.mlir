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

// -----

// expected-error @below {{box has 65 mesh coordinates, but a mesh has at most 64 axes}}
func.func private @box_axes(!tdl.piece<tensor<4xf32>, (d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11, d12, d13, d14, d15, d16, d17, d18, d19, d20, d21, d22, d23, d24, d25, d26, d27, d28, d29, d30, d31, d32, d33, d34, d35, d36, d37, d38, d39, d40, d41, d42, d43, d44, d45, d46, d47, d48, d49, d50, d51, d52, d53, d54, d55, d56, d57, d58, d59, d60, d61, d62, d63, d64) -> [0 to 4]>)

// -----

// expected-error @below {{a bound of the box is empty}}
func.func private @box_no_bound(!tdl.piece<tensor<4xf32>, (a) -> [max() to 4]>)

// -----

// expected-error @below {{bound d0 floordiv 0 of the box is not a sum of mesh coordinates}}
func.func private @box_divisor(!tdl.piece<tensor<4xf32>, (a) -> [a floordiv 0 to 4]>)

// -----

// expected-error @below {{bound d0 mod -2 of the box is not a sum of mesh coordinates}}
func.func private @box_modulus(!tdl.piece<tensor<4xf32>, (a) -> [0 to 4] if [a mod -2]>)

// -----

// expected-error @below {{of the box is not a sum of mesh coordinates with factors, quotients and remainders by positive constants, or it leaves 64 bits}}
func.func private @box_overflow(!tdl.piece<tensor<4xf32>, (a) -> [0 to a * 4611686018427387904]>)
