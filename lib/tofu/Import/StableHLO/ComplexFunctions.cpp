//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/ComplexFunctions.h"

#include "llvm/ADT/StringMap.h"

#include <limits>

using namespace mlir;
using namespace tofu;

static constexpr double kInfinity = std::numeric_limits<double>::infinity();

static Term sinh(Term x) { return x.apply<math::SinhOp>(); }
static Term cosh(Term x) { return x.apply<math::CoshOp>(); }
static Term tanh(Term x) { return x.apply<math::TanhOp>(); }
static Term tan(Term x) { return x.apply<math::TanOp>(); }
static Term cbrt(Term x) { return x.apply<math::CbrtOp>(); }

static ComplexTerm select(Value condition, ComplexTerm yes, ComplexTerm no) {
  return {select(condition, yes.re, no.re), select(condition, yes.im, no.im)};
}

Term tofu::magnitude(ComplexTerm z) {
  Term a = abs(z.re), b = abs(z.im);
  Term large = maximum(a, b), small = minimum(a, b), ratio = small / large;
  Term result = large * sqrt(1 + ratio * ratio);
  result = select(large == 0, large, result);
  Value isInfinite =
      either(z.re.getScalar(), a == kInfinity, b == kInfinity);
  return select(isInfinite, large(kInfinity), result);
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
  Value isInfinite =
      either(z.re.getScalar(), a == kInfinity, b == kInfinity);
  return select(isInfinite, large(kInfinity), result);
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
  Value isZero = both(s, y.re == 0, y.im == 0);
  Term unlimited = copysign(y.re(kInfinity), y.re);
  result = select(isZero, {unlimited * x.re, unlimited * x.im}, result);
  Value isInfinite = either(s, abs(y.re) == kInfinity, abs(y.im) == kInfinity);
  Value isFinite = both(s, abs(x.re) < kInfinity, abs(x.im) < kInfinity);
  auto direction = [](Term t) {
    return copysign(select(abs(t) == kInfinity, t(1), t(0)), t);
  };
  Term u = direction(y.re), v = direction(y.im);
  ComplexTerm vanishing{0.0 * (x.re * u + x.im * v),
                        0.0 * (x.im * u - x.re * v)};
  return select(both(s, isInfinite, isFinite), vanishing, result);
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
  return {size * cos(angle),
          select(angle == 0, angle, size * sin(angle))};
}

static ComplexTerm exponential(ComplexTerm z) { return polar(exp(z.re), z.im); }

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

/// The root with a real part that is not negative.
static ComplexTerm squareRoot(ComplexTerm z) {
  Term size = magnitude(z);
  // Halved first: the sum may overflow.
  Term large = sqrt(0.5 * size + 0.5 * abs(z.re));
  Term other = 0.5 * z.im / large;
  Value isLeft = z.re < 0;
  ComplexTerm result{select(isLeft, abs(other), large),
                     select(isLeft, copysign(large, z.im), other)};
  result = select(size == 0, {size(0), z.im}, result);
  return select(abs(z.im) == kInfinity, {size(kInfinity), z.im}, result);
}

static ComplexTerm inverseRoot(ComplexTerm z) {
  Term size = magnitude(z);
  ComplexTerm root = squareRoot(z);
  return {root.re / size, -root.im / size};
}

static ComplexTerm cubeRoot(ComplexTerm z) {
  return polar(cbrt(magnitude(z)), angle(z) / 3);
}

/// exp(y log x); 0 to a power is 0, or 1 if that is 0.
static ComplexTerm power(ComplexTerm x, ComplexTerm y) {
  const Scalar &s = x.re.getScalar();
  Term logSize = logMagnitude(x), direction = angle(x);
  ComplexTerm result = polar(exp(y.re * logSize - y.im * direction),
                             y.im * logSize + y.re * direction);
  Value isZero = both(s, x.re == 0, x.im == 0);
  ComplexTerm zero{x.re(0), x.im(0)}, one{x.re(1), x.im(0)};
  result = select(isZero, zero, result);
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
  return {h * (1 + t * t) / divisor, t * (inverse * inverse) / divisor};
}

/// f(i z) / i
template <ComplexUnary function> static ComplexTerm turned(ComplexTerm z) {
  ComplexTerm result = function({-z.im, z.re});
  return {result.im, -result.re};
}
static ComplexTerm cosine(ComplexTerm z) {
  return hyperbolicCosine({-z.im, z.re});
}

ComplexUnary tofu::getComplexUnary(StringRef name) {
  static const llvm::StringMap<ComplexUnary> table = {
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
  static const llvm::StringMap<ComplexBinary> table = {{"add", add},
                                                       {"divide", divide},
                                                       {"multiply", multiply},
                                                       {"power", power},
                                                       {"subtract", subtract}};
  return table.lookup(name);
}
