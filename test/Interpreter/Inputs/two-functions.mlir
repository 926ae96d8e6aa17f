// Partitioned already, but which of the two is meant?
!whole = !tdl.piece<tensor<1xf32>, (d0) -> [0 to 1]>
func.func @f(%x: !whole) -> !whole attributes {plan.mesh = array<i64: 2>} {
  return %x : !whole
}
func.func @g(%x: !whole) -> !whole attributes {plan.mesh = array<i64: 2>} {
  return %x : !whole
}
