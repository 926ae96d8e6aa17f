//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/ComplexFunctions.h"

#include "llvm/ADT/StringMap.h"

#include <numbers>

using namespace mlir;
using namespace tofu;

static Term sinh(Term x) { return x.apply<math::SinhOp>(); }
static Term cosh(Term x) { return x.apply<math::CoshOp>(); }
static Term tanh(Term x) { return x.apply<math::TanhOp>(); }
static Term tan(Term x) { return x.apply<math::TanOp>(); }
static Term asinh(Term x) { return x.apply<math::AsinhOp>(); }
static Term cbrt(Term x) { return x.apply<math::CbrtOp>(); }

static ComplexTerm select(Value condition, ComplexTerm yes, ComplexTerm no) {
  return {select(condition, yes.re, no.re), select(condition, yes.im, no.im)};
}

Term tofu::magnitude(ComplexTerm z) {
  Term a = abs(z.re), b = abs(z.im);
  Term large = maximum(a, b), small = minimum(a, b), ratio = small / large;
  Term result = large * sqrt(1 + ratio * ratio);
  Value isItself = either(z.re.getScalar(), large == 0, large == kInfinity);
  return select(isItself, large, result);
}

static Term angle(ComplexTerm z) { return atan2(z.im, z.re); }

/// log |z|: near |z| = 1 by the difference from it.
static Term logMagnitude(ComplexTerm z) {
  Term a = abs(z.re), b = abs(z.im);
  Term large = maximum(a, b), small = minimum(a, b), ratio = small / large;
  Term far = log(large) + 0.5 * log1p(ratio * ratio);
  Term near = 0.5 * log1p((large - 1) * (large + 1) + small * small);
  Value isNear = both(z.re.getScalar(), large(0.5) < large, large < 2);
  Term result = select(isNear, near, far);
  result = select(large == 0, large(-kInfinity), result);
  return select(large == kInfinity, large, result);
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

static ComplexTerm add(ComplexTerm x, ComplexTerm y) {
  return {x.re + y.re, x.im + y.im};
}
static ComplexTerm subtract(ComplexTerm x, ComplexTerm y) {
  return {x.re - y.re, x.im - y.im};
}
static ComplexTerm multiply(ComplexTerm x, ComplexTerm y) {
  return {x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re};
}

/// R. Smith, Algorithm 116: complex division (1962). Of divisors that are zero
/// or infinite what annex G of C says.
static ComplexTerm divide(ComplexTerm x, ComplexTerm y) {
  const Scalar &s = x.re.getScalar();
  Value isWide = abs(y.re) < abs(y.im);
  Term large = select(isWide, y.im, y.re), small = select(isWide, y.re, y.im);
  Term ratio = small / large, divisor = large + small * ratio;
  Term a = select(isWide, x.im, x.re), b = select(isWide, x.re, x.im);
  Term re = (a + b * ratio) / divisor;
  Term im = (b - a * ratio) / divisor;
  ComplexTerm result{re, select(isWide, -im, im)};
  result.im = select(isWide, result.im, im);
  auto isInfinite = [&](ComplexTerm z) {
    return either(s, abs(z.re) == kInfinity, abs(z.im) == kInfinity);
  };
  auto isFinite = [&](ComplexTerm z) {
    return both(s, abs(z.re) < kInfinity, abs(z.im) < kInfinity);
  };
  auto direction = [](Term t) {
    return copysign(select(abs(t) == kInfinity, t(1), t(0)), t);
  };
  // size * x * conj(y)
  auto scaled = [](double size, ComplexTerm x, ComplexTerm y) {
    return ComplexTerm{size * (x.re * y.re + x.im * y.im),
                       size * (x.im * y.re - x.re * y.im)};
  };
  ComplexTerm xSide{direction(x.re), direction(x.im)};
  ComplexTerm ySide{direction(y.re), direction(y.im)};
  result = select(both(s, isInfinite(x), isFinite(y)),
                  scaled(kInfinity, xSide, y), result);
  result =
      select(both(s, isInfinite(y), isFinite(x)), scaled(0, x, ySide), result);
  Value isZero = both(s, y.re == 0, y.im == 0);
  Term unlimited = copysign(y.re(kInfinity), y.re);
  return select(isZero, {unlimited * x.re, unlimited * x.im}, result);
}

static ComplexTerm negate(ComplexTerm z) { return {-z.re, -z.im}; }
static ComplexTerm conjugate(ComplexTerm z) { return {z.re, -z.im}; }
static ComplexTerm square(ComplexTerm z) {
  return {(z.re - z.im) * (z.re + z.im), 2 * (z.re * z.im)};
}
static ComplexTerm sign(ComplexTerm z) {
  Term size = magnitude(z);
  return select(size == 0, {z.re(0), z.im(0)}, {z.re / size, z.im / size});
}

//===----------------------------------------------------------------------===//
// Exponentials, logarithms, powers
//===----------------------------------------------------------------------===//

/// size * (cos(angle), sin(angle)); real if the angle is 0.
static ComplexTerm polar(Term size, Term angle) {
  return {size * cos(angle), select(angle == 0, angle, size * sin(angle))};
}

static ComplexTerm exponential(ComplexTerm z) {
  Term size = exp(z.re), half = exp(0.5 * z.re);
  ComplexTerm whole = polar(size, z.im), root = polar(half, z.im);
  // Also where the size by itself is too large, but not its parts.
  ComplexTerm scaled{root.re * half, select(z.im == 0, z.im, root.im * half)};
  return select(size == kInfinity,
                select(z.re < z.re(kInfinity), scaled, whole), whole);
}

/// exp(z) - 1: cos b - 1 = -2 sin(b / 2)^2.
static ComplexTerm exponentialMinusOne(ComplexTerm z) {
  Term half = sin(0.5 * z.im);
  Term e = expm1(z.re);
  return {e * cos(z.im) - 2 * (half * half),
          select(z.im == 0, z.im, (e + 1) * sin(z.im))};
}

static ComplexTerm logarithm(ComplexTerm z) {
  return {logMagnitude(z), angle(z)};
}

/// |1 + z|^2 - 1 = x (2 + x) + y^2, where that is small.
static ComplexTerm logPlusOne(ComplexTerm z) {
  ComplexTerm sum{1 + z.re, z.im};
  Value isSmall = both(z.re.getScalar(), abs(z.re) < 0.5, abs(z.im) < 0.5);
  Term near = 0.5 * log1p(z.re * (2 + z.re) + z.im * z.im);
  return {select(isSmall, near, logMagnitude(sum)), angle(sum)};
}

/// The root with a real part that is not negative; left of 0 the sign of the
/// imaginary part, also of a zero, says which side of the cut.
static ComplexTerm rootBySide(ComplexTerm z) {
  // Of what is so large that its magnitude may overflow, that of a 16th.
  double limit = z.re.getScalar().type.isF64() ? 1e307 : 1e37;
  Value isHuge = z.re(limit) < maximum(abs(z.re), abs(z.im));
  Term scale = select(isHuge, z.re(0.0625), z.re(1));
  Term back = select(isHuge, z.re(4), z.re(1));
  z = {scale * z.re, scale * z.im};
  Term size = magnitude(z);
  // Halved first: the sum may overflow.
  Term large = sqrt(0.5 * size + 0.5 * abs(z.re));
  Term other = 0.5 * z.im / large;
  Value isLeft = z.re < 0;
  ComplexTerm result{select(isLeft, abs(other), large),
                     select(isLeft, copysign(large, z.im), other)};
  result = select(size == 0, {size(0), z.im}, result);
  result = {back * result.re, back * result.im};
  return select(abs(z.im) == kInfinity, {abs(z.im), z.im}, result);
}

/// As XLA has it: on the cut, of either zero, the positive root.
static ComplexTerm squareRoot(ComplexTerm z) {
  ComplexTerm root = rootBySide(z);
  Value isCut = both(z.re.getScalar(), z.re < 0, z.im == 0);
  return {root.re, select(isCut, abs(root.im), root.im)};
}

static ComplexTerm inverseRoot(ComplexTerm z) {
  Term size = magnitude(z);
  ComplexTerm root = rootBySide(z);
  ComplexTerm result{root.re / size, -root.im / size};
  ComplexTerm pole{size(kInfinity), size(kNaN)};
  result = select(size == 0, pole, result);
  return select(size == kInfinity, {size(0), copysign(size(0), -z.im)}, result);
}

static ComplexTerm cubeRoot(ComplexTerm z) {
  return polar(cbrt(magnitude(z)), angle(z) / 3);
}

/// exp(y log x); 0 to a power on the right is 0, anything to 0 is 1.
static ComplexTerm power(ComplexTerm x, ComplexTerm y) {
  const Scalar &s = x.re.getScalar();
  Term size = magnitude(x), logSize = logMagnitude(x), turn = angle(x);
  Term newSize = pow(size, y.re) * exp(-(y.im * turn));
  Term newTurn = y.im * logSize + y.re * turn;
  ComplexTerm result{newSize * cos(newTurn), newSize * sin(newTurn)};
  ComplexTerm zero{x.re(0), x.im(0)}, one{x.re(1), x.im(0)};
  result = select(both(s, size == 0, y.re(0) < y.re), zero, result);
  return select(both(s, y.re == 0, y.im == 0), one, result);
}

static ComplexTerm logistic(ComplexTerm z) {
  ComplexTerm one{z.re(1), z.im(0)};
  return divide(one, add(one, exponential(negate(z))));
}

//===----------------------------------------------------------------------===//
// Angles
//===----------------------------------------------------------------------===//

static ComplexTerm hyperbolicSine(ComplexTerm z) {
  return {sinh(z.re) * cos(z.im),
          select(z.im == 0, z.im, cosh(z.re) * sin(z.im))};
}
static ComplexTerm hyperbolicCosine(ComplexTerm z) {
  Term im = sinh(z.re) * sin(z.im);
  return {cosh(z.re) * cos(z.im), select(z.im == 0, z.re(0), im)};
}
/// With t = tan b: (tanh a (1 + t^2), t / cosh(a)^2) / (1 + t^2 tanh(a)^2).
static ComplexTerm hyperbolicTangent(ComplexTerm z) {
  Term h = tanh(z.re), t = tan(z.im), inverse = 1 / cosh(z.re);
  Term divisor = 1 + (t * h) * (t * h);
  Term im = t * (inverse * inverse) / divisor;
  ComplexTerm result{h * (1 + t * t) / divisor, select(z.im == 0, z.im, im)};
  return select(abs(z.re) == kInfinity, {h, copysign(h(0), t)}, result);
}

/// f(i z) / i
template <ComplexUnary function> static ComplexTerm turned(ComplexTerm z) {
  ComplexTerm result = function({-z.im, z.re});
  return {result.im, -result.re};
}
static ComplexTerm cosine(ComplexTerm z) {
  return hyperbolicCosine({-z.im, z.re});
}

//===----------------------------------------------------------------------===//
// Their inverses: W. Kahan, Branch cuts for complex elementary functions
// (1987). As XLA has it, both zeros lie on one side of a cut.
//===----------------------------------------------------------------------===//

/// Where the inverses are those of exponentials: log 2 |z|, but for the last
/// bit.
static Value isFar(ComplexTerm z) {
  return z.re(1e10) < maximum(abs(z.re), abs(z.im));
}
static Term logTwice(ComplexTerm z) {
  return logMagnitude(z) + std::numbers::ln2;
}

/// Without the sign of a zero: -0 + 0 is 0.
static ComplexTerm atCut(ComplexTerm z) { return {z.re, z.im + 0.0}; }

static ComplexTerm arcSine(ComplexTerm z) {
  z = atCut(z);
  ComplexTerm low = rootBySide({1 - z.re, -z.im});
  ComplexTerm high = rootBySide({1 + z.re, z.im});
  ComplexTerm far{copysign(atan2(abs(z.re), abs(z.im)), z.re),
                  copysign(logTwice(z), z.im)};
  return select(isFar(z), far,
                {atan2(z.re, multiply(low, high).re),
                 asinh(multiply(conjugate(low), high).im)});
}

static ComplexTerm arcCosine(ComplexTerm z) {
  z = atCut(z);
  ComplexTerm low = rootBySide({1 - z.re, -z.im});
  ComplexTerm high = rootBySide({1 + z.re, z.im});
  ComplexTerm far{atan2(abs(z.im), z.re), copysign(logTwice(z), -z.im)};
  return select(
      isFar(z), far,
      {2 * atan2(low.re, high.re), asinh(multiply(conjugate(high), low).im)});
}

/// What CHLO's decompositions make arc sine and cosine of: the cosine's real
/// part and the size of the imaginary one of both.
static ComplexTerm arcKernel(ComplexTerm z) {
  ComplexTerm low = rootBySide({1 - z.re, -z.im});
  ComplexTerm high = rootBySide({1 + z.re, z.im});
  return select(isFar(z), {abs(z.im), logTwice(z)},
                {abs(multiply(low, high).re),
                 abs(asinh(multiply(conjugate(low), high).im))});
}

static ComplexTerm areaCosine(ComplexTerm z) {
  z = atCut(z);
  ComplexTerm low = rootBySide({z.re - 1, z.im});
  ComplexTerm high = rootBySide({z.re + 1, z.im});
  ComplexTerm far{logTwice(z), angle(z)};
  return select(
      isFar(z), far,
      {asinh(multiply(conjugate(low), high).re), 2 * atan2(low.im, high.re)});
}

static ComplexTerm areaTangent(ComplexTerm z) {
  Term x = abs(z.re), y = z.im, rest = 1 - x, largest = maximum(x, abs(y));
  Term size = 0.25 * log1p(4 * x / (rest * rest + y * y));
  ComplexTerm result{copysign(size, z.re),
                     0.5 * atan2(2 * y, rest * (1 + x) - y * y)};
  // Where squares could overflow: 1 / z.
  Term small = 1 / (x + y / x * y);
  small = select(largest == kInfinity, x(0), select(x == 0, x(0), small));
  ComplexTerm far{copysign(small, z.re), copysign(x(std::numbers::pi / 2), y)};
  return select(x(1e18) < largest, far, result);
}

/// -i log((x + i y) / sqrt(x^2 + y^2))
static ComplexTerm arcTangent2(ComplexTerm y, ComplexTerm x) {
  ComplexTerm sum{x.re - y.im, x.im + y.re};
  ComplexTerm size = squareRoot(add(multiply(x, x), multiply(y, y)));
  ComplexTerm turn = logarithm(divide(sum, size));
  return {turn.im, -turn.re};
}

//===----------------------------------------------------------------------===//
// Order: by the real and then by the imaginary part
//===----------------------------------------------------------------------===//

static Value isLess(ComplexTerm x, ComplexTerm y) {
  const Scalar &s = x.re.getScalar();
  return either(s, x.re < y.re, both(s, x.re == y.re, x.im < y.im));
}
static ComplexTerm greater(ComplexTerm x, ComplexTerm y) {
  return select(isLess(y, x), x, y);
}
static ComplexTerm lesser(ComplexTerm x, ComplexTerm y) {
  return select(isLess(x, y), x, y);
}

ComplexUnary tofu::getComplexUnary(StringRef name) {
  static const llvm::StringMap<ComplexUnary> table = {
      {"_asin_acos_kernel", arcKernel},
      {"acos", arcCosine},
      {"acosh", areaCosine},
      {"asin", arcSine},
      {"asinh", turned<arcSine>},
      {"atan", turned<areaTangent>},
      {"atanh", areaTangent},
      {"cbrt", cubeRoot},
      {"conj", conjugate},
      {"cosh", hyperbolicCosine},
      {"cosine", cosine},
      {"exponential", exponential},
      {"exponential_minus_one", exponentialMinusOne},
      {"log", logarithm},
      {"log_plus_one", logPlusOne},
      {"logistic", logistic},
      {"negate", negate},
      {"rsqrt", inverseRoot},
      {"sign", sign},
      {"sine", turned<hyperbolicSine>},
      {"sinh", hyperbolicSine},
      {"sqrt", squareRoot},
      {"square", square},
      {"tan", turned<hyperbolicTangent>},
      {"tanh", hyperbolicTangent}};
  return table.lookup(name);
}

ComplexBinary tofu::getComplexBinary(StringRef name) {
  static const llvm::StringMap<ComplexBinary> table = {
      {"add", add},         {"atan2", arcTangent2}, {"divide", divide},
      {"maximum", greater}, {"minimum", lesser},    {"multiply", multiply},
      {"power", power},     {"subtract", subtract}};
  return table.lookup(name);
}
