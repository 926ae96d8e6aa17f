// RUN: tofu-opt %s -split-input-file -verify-diagnostics

// expected-error @below {{'plan.mesh' is an array of i64 on a function, but is 2 : i64}}
func.func @mesh_type() attributes {plan.mesh = 2} {
  return
}

// -----

// expected-error @below {{'plan.mesh' has an axis of extent 0; extents are positive and their product is at most 65536}}
func.func @mesh_zero() attributes {plan.mesh = array<i64: 2, 0>} {
  return
}

// -----

// expected-error @below {{'plan.mesh' has an axis of extent -3; extents are positive}}
func.func @mesh_negative() attributes {plan.mesh = array<i64: -3>} {
  return
}

// -----

// expected-error @below {{'plan.mesh' has an axis of extent 2147483648; extents are positive}}
func.func @mesh_large() attributes {plan.mesh = array<i64: 2147483648, 2>} {
  return
}

// -----

// The product is 2^64, or 0 in 64 bits.
// expected-error @below {{'plan.mesh' has an axis of extent 4611686018427387904; extents are positive}}
func.func @mesh_overflow() attributes {plan.mesh = array<i64: 4, 4611686018427387904>} {
  return
}

// -----

// expected-error @below {{'plan.mesh' has more than 65536 devices, which are the most}}
func.func @mesh_product() attributes {plan.mesh = array<i64: 256, 257>} {
  return
}

// -----

// expected-error @below {{'plan.mesh' has 65 axes, but a mesh has at most 64}}
func.func @mesh_axes() attributes {plan.mesh = array<i64: 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1>} {
  return
}

// -----

// expected-error @below {{'plan.levels' is an array of two i64 per mesh axis, bytes and their bound}}
func.func @levels() attributes {plan.levels = array<i64: 2>} {
  return
}

// -----

// expected-error @below {{'plan.simple' has two i64 per plan, bytes that it moves and those of a device's arguments, and perhaps a third one of flags}}
func.func @simple() attributes {plan.simple = {data_parallel = array<i64: 2>}} {
  return
}

// -----

// expected-error @below {{'plan.meshes' has per mesh an array of i64, the bytes that its plan moves, the points that its busiest rank computes, and its extents, but is [array<i64: 0>]}}
func.func @meshes() attributes {plan.meshes = [array<i64: 0>]} {
  return
}

// -----

// expected-error @below {{'func.func' op argument 0 names axis 2, but the mesh has 2 axes}}
func.func @axis(%x: tensor<4xf32> {plan.layout = #plan.layout<[[2]]>}) attributes {plan.mesh = array<i64: 2, 2>} {
  return
}

// -----

// expected-error @below {{'func.func' op argument 1 names axis 1 twice}}
func.func @twice(%z: tensor<4xf32>, %x: tensor<4x4xf32> {plan.layout = #plan.layout<[[1], [1]]>}) attributes {plan.mesh = array<i64: 2, 2>} {
  return
}

// -----

// expected-error @below {{result 0 names axis -1, but axes are numbered from 0}}
func.func @negative(%x: tensor<4xf32>) -> (tensor<4xf32> {plan.layout = #plan.layout<[[-1]]>}) {
  return %x : tensor<4xf32>
}

// -----

func.func @axes_of_operators(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{'tdl.lambda' op result 1 names axis 1, but the mesh has 1 axis}}
  %y:2 = tdl.lambda (%i) in [4] on (%d = %x) attributes {plan.layouts = [#plan.layout<[[0]]>, #plan.layout<[[1]]>]}
      : (tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
    %v = tdl.read %d[%i] : tensor<4xf32>
    tdl.yield %v, %v : f32, f32
  }
  return %y#0, %y#1 : tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @axes_of_a_split(%x: tensor<4xf32>) -> tensor<4xf32> attributes {plan.mesh = array<i64: 2>} {
  // expected-error @below {{'tdl.lambda' op 'plan.split' names axis 1, but the mesh has 1 axis}}
  %y = tdl.lambda (%i) in [4] on (%d = %x) attributes {plan.split = #plan.split<[[1]]>} : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %d[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<4xf32>
}

// -----

// expected-error @below {{'func.func' op argument 1 has the layout #plan.layout<[[0]]>, but 'tensor<4x4xf32>' has rank 2}}
func.func @rank(%x: tensor<4x4xf32>, %y: tensor<4x4xf32> {plan.layout = #plan.layout<[[0]]>}) {
  return
}

// -----

// expected-error @below {{argument 0 ('bias') has the layout 3 : i64 for a value of type 'tensor<4xf32>'}}
func.func @named(%x: tensor<4xf32> {plan.layout = 3} loc("bias")) {
  return
}

// -----

// expected-error @below {{argument 0 has 'plan.layuot', but 'plan.layout' is all that arguments and results have}}
func.func @misspelt(%x: tensor<4xf32> {plan.layuot = 3}) {
  return
}

// -----

// expected-error @below {{result 0 has 'plan.mesh', but 'plan.layout' is all that arguments and results have}}
func.func @result(%x: tensor<4xf32>) -> (tensor<4xf32> {plan.mesh = 3}) {
  return %x : tensor<4xf32>
}

// -----

// expected-error @below {{'plan.color' is no annotation of dialect plan}}
func.func @unknown() attributes {plan.color = "red"} {
  return
}

// -----

func.func @fetch_c1_type(%x: !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) {
  // expected-error @below {{takes a piece of 'tensor<8xf32>', but gives a piece of 'tensor<9xf32>'}}
  %y = plan.fetch %x : <tensor<8xf32>, (d0) -> [0 to 8]> to <tensor<9xf32>, (d0) -> [0 to 8]>
  return
}

// -----

func.func @fetch_c1_mesh(%x: !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) {
  // expected-error @below {{takes a piece on a mesh of 1 axes, but gives one on 2}}
  %y = plan.fetch %x : <tensor<8xf32>, (d0) -> [0 to 8]> to <tensor<8xf32>, (d0, d1) -> [0 to 8]>
  return
}

// -----

func.func @fetch_c1_partial(%x: !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]>) {
  // expected-error @below {{changes what is partial; only plan.reduce does that}}
  %y = plan.fetch %x : <tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]> to <tensor<8xf32>, (d0) -> [0 to 8]>
  return
}

// -----

func.func @reduce_c2_axes(%x: !tdl.piece<tensor<8xf32>, (d0) -> [0 to 8]>) {
  // expected-error @below {{must be partial along fewer axes than its operand: [] became []}}
  %y = plan.reduce %x : <tensor<8xf32>, (d0) -> [0 to 8]> to <tensor<8xf32>, (d0) -> [0 to 8]>
  return
}

// -----

func.func @reduce_c2_combiner(%x: !tdl.piece<tensor<8xf32>, (d0, d1) -> [0 to 8], partial sum [0, 1]>) {
  // expected-error @below {{changes the combiner}}
  %y = plan.reduce %x : <tensor<8xf32>, (d0, d1) -> [0 to 8], partial sum [0, 1]> to <tensor<8xf32>, (d0, d1) -> [0 to 8], partial max [0]>
  return
}

// -----

func.func @pin_is_unit(%x: tensor<4xf32>) -> tensor<4xf32> {
  // expected-error @below {{'plan.pin' has no value, but is given 1}}
  %y = tdl.lambda (%i) in [4] on (%a = %x) attributes {plan.pin = 1} : (tensor<4xf32>) -> tensor<4xf32> {
    %v = tdl.read %a[%i] : tensor<4xf32>
    tdl.yield %v : f32
  }
  return %y : tensor<4xf32>
}

// -----

// expected-error @below {{'plan.replaces' is an array of one i64 per result of a function, but is array<i64: 0, 0>}}
func.func @replaces_count(%x: tensor<4xf32>) -> tensor<4xf32> attributes {plan.replaces = array<i64: 0, 0>} {
  return %x : tensor<4xf32>
}

// -----

// expected-error @below {{result 0 replaces argument 1, but there are 1}}
func.func @replaces_argument(%x: tensor<4xf32>) -> tensor<4xf32> attributes {plan.replaces = array<i64: 1>} {
  return %x : tensor<4xf32>
}

// -----

// expected-error @below {{argument 0 is replaced by two results}}
func.func @replaces_twice(%x: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) attributes {plan.replaces = array<i64: 0, 0>} {
  return %x, %x : tensor<4xf32>, tensor<4xf32>
}

// -----

// expected-error @below {{result 0 of type 'tensor<4xf32>' replaces argument 0 of another type, 'tensor<5xf32>'}}
func.func @replaces_type(%y: tensor<5xf32>, %x: tensor<4xf32>) -> tensor<4xf32> attributes {plan.replaces = array<i64: 0>} {
  return %x : tensor<4xf32>
}

// -----

func.func @scan_c1_rank(%x: !tdl.piece<tensor<f32>, (d0) -> []>) {
  // expected-error @below {{needs a dimension with a row per device}}
  %b, %t = plan.scan sum along [0] %x : <tensor<f32>, (d0) -> []>
  return
}

// -----

func.func @scan_c1_partial(%x: !tdl.piece<tensor<2xf32>, (d0, d1) -> [d0 to d0 + 1], partial sum [1]>) {
  // expected-error @below {{takes a piece that is partial along [1]; reduce it first}}
  %b, %t = plan.scan sum along [0] %x : <tensor<2xf32>, (d0, d1) -> [d0 to d0 + 1], partial sum [1]>
  return
}

// -----

func.func @scan_c2_axis(%x: !tdl.piece<tensor<2xf32>, (d0) -> [d0 to d0 + 1]>) {
  // expected-error @below {{runs along axis 1, but the mesh has 1 axes}}
  %b, %t = plan.scan sum along [1] %x : <tensor<2xf32>, (d0) -> [d0 to d0 + 1]>
  return
}

// -----

func.func @scan_c2_twice(%x: !tdl.piece<tensor<2xf32>, (d0) -> [d0 to d0 + 1]>) {
  // expected-error @below {{runs along axis 0 twice}}
  %b, %t = plan.scan sum along [0, 0] %x : <tensor<2xf32>, (d0) -> [d0 to d0 + 1]>
  return
}

// -----

func.func @scan_c3(%x: !tdl.piece<tensor<2xbf16>, (d0) -> [d0 to d0 + 1]>) {
  // expected-error @below {{folds 'bf16', which is rounded each time; give it terms of 'f32'}}
  %b, %t = plan.scan sum along [0] %x : <tensor<2xbf16>, (d0) -> [d0 to d0 + 1]>
  return
}
