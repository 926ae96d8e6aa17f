// Terms of bf16, which ranks fold in f32 and round once.
func.func @main(%x: tensor<64x64xbf16>) -> tensor<64xbf16> {
  %0 = tdl.apply @rows(%x) {} : (tensor<64x64xbf16>) -> tensor<64xbf16>
  %1 = tdl.apply @squares(%0) {} : (tensor<64xbf16>) -> tensor<64xbf16>
  return %1 : tensor<64xbf16>
}
