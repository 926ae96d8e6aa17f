!t = tensor<37x3xf32>
!v = tensor<3xf32>
func.func @main(%a: !t {cut}, %x: !t {cut}) -> (!t {cut}, !t {cut}, !t {cut}, !t {cut}, !t {cut}, !t {cut}, !t {cut}, !t {cut}, !v, !v) {
  %0:2 = tdl.apply @upto(%a, %x) {} : (!t, !t) -> (!t, !t)
  %1:2 = tdl.apply @before(%a, %x) {} : (!t, !t) -> (!t, !t)
  %2:2 = tdl.apply @from(%a, %x) {} : (!t, !t) -> (!t, !t)
  %3:2 = tdl.apply @behind(%a, %x) {} : (!t, !t) -> (!t, !t)
  %4:2 = tdl.apply @all_steps(%a, %x) {} : (!t, !t) -> (!v, !v)
  return %0#0, %0#1, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1, %4#0, %4#1 : !t, !t, !t, !t, !t, !t, !t, !t, !v, !v
}
