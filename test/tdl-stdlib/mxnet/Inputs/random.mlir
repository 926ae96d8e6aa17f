func.func @main(%a0: tensor<2xi64>, %a1: tensor<2xi64>, %a2: tensor<2xi64>, %a3: tensor<2xi64>, %a4: tensor<2xi64>, %a5: tensor<2xi64>, %a6: tensor<2xi64>, %a7: tensor<4xf32>, %a8: tensor<2xi64>, %a9: tensor<4xf32>, %a10: tensor<2xi64>, %a11: tensor<3xf32>, %a12: tensor<3xf32>, %a13: tensor<2xi64>, %a14: tensor<3xf32>, %a15: tensor<3xf32>, %a16: tensor<2xi64>, %a17: tensor<2x3xf32>, %a18: tensor<2xi64>, %a19: tensor<2x5xf32>, %a20: tensor<2xi64>, %a21: tensor<2xi64>, %a22: tensor<2xi64>, %a23: tensor<2xi64>, %a24: tensor<2xi64>, %a25: tensor<2xi64>, %a26: tensor<2xi64>, %a27: tensor<4xf32>, %a28: tensor<2xi64>, %a29: tensor<4xf32>, %a30: tensor<2xi64>, %a31: tensor<3xf32>, %a32: tensor<3xf32>, %a33: tensor<2xi64>, %a34: tensor<3xf32>, %a35: tensor<3xf32>, %a36: tensor<2xi64>, %a37: tensor<2x3xf32>, %a38: tensor<2xi64>, %a39: tensor<2x16xf32>, %a40: tensor<2xi64>, %a41: tensor<2xi64>, %a42: tensor<2xi64>, %a43: tensor<2xi64>, %a44: tensor<2xi64>, %a45: tensor<2xi64>, %a46: tensor<2xi64>, %a47: tensor<4xf32>, %a48: tensor<2xi64>, %a49: tensor<4xf32>, %a50: tensor<2xi64>, %a51: tensor<3xf32>, %a52: tensor<3xf32>, %a53: tensor<2xi64>, %a54: tensor<3xf32>, %a55: tensor<3xf32>, %a56: tensor<2xi64>, %a57: tensor<2x3xf32>, %a58: tensor<2xi64>, %a59: tensor<2x33xf32>) -> (tensor<5xi64>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xi32>, tensor<4x5xi32>, tensor<4x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<2x5xi32>, tensor<2x5xf32>, tensor<16xi64>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<4x16xi32>, tensor<4x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<2x16xi32>, tensor<2x16xf32>, tensor<33xi64>, tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xi32>, tensor<4x33xi32>, tensor<4x33xf32>, tensor<3x33xf32>, tensor<3x33xf32>, tensor<2x33xi32>, tensor<2x33xf32>) {
  %r0 = tdl.apply @random_bits(%a0) {size = 5} : (tensor<2xi64>) -> tensor<5xi64>
  %r1 = tdl.apply @random_unit(%a1) {size = 5} : (tensor<2xi64>) -> tensor<5xf32>
  %r2 = tdl.apply @random_uniform(%a2) {size = 5, low = -1.0 : f64, high = 2.0 : f64} : (tensor<2xi64>) -> tensor<5xf32>
  %r3 = tdl.apply @random_normal(%a3) {size = 5, mean = 1.0 : f64, deviation = 2.0 : f64} : (tensor<2xi64>) -> tensor<5xf32>
  %r4 = tdl.apply @random_exponential(%a4) {size = 5, rate = 2.0 : f64} : (tensor<2xi64>) -> tensor<5xf32>
  %r5 = tdl.apply @random_poisson(%a5) {size = 5, rate = 3.5 : f64, most = 24} : (tensor<2xi64>) -> tensor<5xi32>
  %r6 = tdl.apply @sample_poisson(%a6, %a7) {size = 5, most = 32} : (tensor<2xi64>, tensor<4xf32>) -> tensor<4x5xi32>
  %r7 = tdl.apply @sample_exponential(%a8, %a9) {size = 5} : (tensor<2xi64>, tensor<4xf32>) -> tensor<4x5xf32>
  %r8 = tdl.apply @sample_uniform(%a10, %a11, %a12) {size = 5} : (tensor<2xi64>, tensor<3xf32>, tensor<3xf32>) -> tensor<3x5xf32>
  %r9 = tdl.apply @sample_normal(%a13, %a14, %a15) {size = 5} : (tensor<2xi64>, tensor<3xf32>, tensor<3xf32>) -> tensor<3x5xf32>
  %r10 = tdl.apply @sample_multinomial(%a16, %a17) {size = 5} : (tensor<2xi64>, tensor<2x3xf32>) -> tensor<2x5xi32>
  %r11 = tdl.apply @dropout(%a18, %a19) {rate = 0.25 : f64} : (tensor<2xi64>, tensor<2x5xf32>) -> tensor<2x5xf32>
  %r12 = tdl.apply @random_bits(%a20) {size = 16} : (tensor<2xi64>) -> tensor<16xi64>
  %r13 = tdl.apply @random_unit(%a21) {size = 16} : (tensor<2xi64>) -> tensor<16xf32>
  %r14 = tdl.apply @random_uniform(%a22) {size = 16, low = -1.0 : f64, high = 2.0 : f64} : (tensor<2xi64>) -> tensor<16xf32>
  %r15 = tdl.apply @random_normal(%a23) {size = 16, mean = 1.0 : f64, deviation = 2.0 : f64} : (tensor<2xi64>) -> tensor<16xf32>
  %r16 = tdl.apply @random_exponential(%a24) {size = 16, rate = 2.0 : f64} : (tensor<2xi64>) -> tensor<16xf32>
  %r17 = tdl.apply @random_poisson(%a25) {size = 16, rate = 3.5 : f64, most = 24} : (tensor<2xi64>) -> tensor<16xi32>
  %r18 = tdl.apply @sample_poisson(%a26, %a27) {size = 16, most = 32} : (tensor<2xi64>, tensor<4xf32>) -> tensor<4x16xi32>
  %r19 = tdl.apply @sample_exponential(%a28, %a29) {size = 16} : (tensor<2xi64>, tensor<4xf32>) -> tensor<4x16xf32>
  %r20 = tdl.apply @sample_uniform(%a30, %a31, %a32) {size = 16} : (tensor<2xi64>, tensor<3xf32>, tensor<3xf32>) -> tensor<3x16xf32>
  %r21 = tdl.apply @sample_normal(%a33, %a34, %a35) {size = 16} : (tensor<2xi64>, tensor<3xf32>, tensor<3xf32>) -> tensor<3x16xf32>
  %r22 = tdl.apply @sample_multinomial(%a36, %a37) {size = 16} : (tensor<2xi64>, tensor<2x3xf32>) -> tensor<2x16xi32>
  %r23 = tdl.apply @dropout(%a38, %a39) {rate = 0.25 : f64} : (tensor<2xi64>, tensor<2x16xf32>) -> tensor<2x16xf32>
  %r24 = tdl.apply @random_bits(%a40) {size = 33} : (tensor<2xi64>) -> tensor<33xi64>
  %r25 = tdl.apply @random_unit(%a41) {size = 33} : (tensor<2xi64>) -> tensor<33xf32>
  %r26 = tdl.apply @random_uniform(%a42) {size = 33, low = -1.0 : f64, high = 2.0 : f64} : (tensor<2xi64>) -> tensor<33xf32>
  %r27 = tdl.apply @random_normal(%a43) {size = 33, mean = 1.0 : f64, deviation = 2.0 : f64} : (tensor<2xi64>) -> tensor<33xf32>
  %r28 = tdl.apply @random_exponential(%a44) {size = 33, rate = 2.0 : f64} : (tensor<2xi64>) -> tensor<33xf32>
  %r29 = tdl.apply @random_poisson(%a45) {size = 33, rate = 3.5 : f64, most = 24} : (tensor<2xi64>) -> tensor<33xi32>
  %r30 = tdl.apply @sample_poisson(%a46, %a47) {size = 33, most = 32} : (tensor<2xi64>, tensor<4xf32>) -> tensor<4x33xi32>
  %r31 = tdl.apply @sample_exponential(%a48, %a49) {size = 33} : (tensor<2xi64>, tensor<4xf32>) -> tensor<4x33xf32>
  %r32 = tdl.apply @sample_uniform(%a50, %a51, %a52) {size = 33} : (tensor<2xi64>, tensor<3xf32>, tensor<3xf32>) -> tensor<3x33xf32>
  %r33 = tdl.apply @sample_normal(%a53, %a54, %a55) {size = 33} : (tensor<2xi64>, tensor<3xf32>, tensor<3xf32>) -> tensor<3x33xf32>
  %r34 = tdl.apply @sample_multinomial(%a56, %a57) {size = 33} : (tensor<2xi64>, tensor<2x3xf32>) -> tensor<2x33xi32>
  %r35 = tdl.apply @dropout(%a58, %a59) {rate = 0.25 : f64} : (tensor<2xi64>, tensor<2x33xf32>) -> tensor<2x33xf32>
  return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %r15, %r16, %r17, %r18, %r19, %r20, %r21, %r22, %r23, %r24, %r25, %r26, %r27, %r28, %r29, %r30, %r31, %r32, %r33, %r34, %r35 : tensor<5xi64>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xi32>, tensor<4x5xi32>, tensor<4x5xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<2x5xi32>, tensor<2x5xf32>, tensor<16xi64>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xf32>, tensor<16xi32>, tensor<4x16xi32>, tensor<4x16xf32>, tensor<3x16xf32>, tensor<3x16xf32>, tensor<2x16xi32>, tensor<2x16xf32>, tensor<33xi64>, tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xi32>, tensor<4x33xi32>, tensor<4x33xf32>, tensor<3x33xf32>, tensor<3x33xf32>, tensor<2x33xi32>, tensor<2x33xf32>
}
