//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The coefficients are published ones; each function names its source.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/SpecialFunctions.h"

#include <numbers>

using namespace mlir;
using namespace tofu;

static constexpr double kPi = std::numbers::pi;

static bool isDouble(Term x) { return x.getScalar().type.isF64(); }

//===----------------------------------------------------------------------===//
// The inverse of erf: M. Giles, Approximating the erfinv function (GPU
// Computing Gems, 2011). Polynomials in w = -log(1 - x^2), and for large w in
// its root.
//===----------------------------------------------------------------------===//

namespace {
/// Below `end` of w: a polynomial in w, or in its root, less `shift`.
struct Piece {
  double end, shift;
  ArrayRef<double> coefficients;
};
} // namespace

static constexpr double kSingleCentre[] = {
    2.81022636e-08,  3.43273939e-07, -3.5233877e-06,
    -4.39150654e-06, 0.00021858087,  -0.00125372503,
    -0.00417768164,  0.246640727,    1.50140941};
static constexpr double kSingleTail[] = {
    -0.000200214257, 0.000100950558, 0.00134934322,
    -0.00367342844,  0.00573950773,  -0.0076224613,
    0.00943887047,   1.00167406,     2.83297682};
static constexpr double kDoubleCentre[] = {
    -3.6444120640178196996e-21, -1.685059138182016589e-19,
    1.2858480715256400167e-18,  1.115787767802518096e-17,
    -1.333171662854620906e-16,  2.0972767875968561637e-17,
    6.6376381343583238325e-15,  -4.0545662729752068639e-14,
    -8.1519341976054721522e-14, 2.6335093153082322977e-12,
    -1.2975133253453532498e-11, -5.4154120542946279317e-11,
    1.051212273321532285e-09,   -4.1126339803469836976e-09,
    -2.9070369957882005086e-08, 4.2347877827932403518e-07,
    -1.3654692000834678645e-06, -1.3882523362786468719e-05,
    0.0001867342080340571352,   -0.00074070253416626697512,
    -0.0060336708714301490533,  0.24015818242558961693,
    1.6536545626831027356};
static constexpr double kDoubleTail[] = {
    2.2137376921775787049e-09,  9.0756561938885390979e-08,
    -2.7517406297064545428e-07, 1.8239629214389227755e-08,
    1.5027403968909827627e-06,  -4.013867526981545969e-06,
    2.9234449089955446044e-06,  1.2475304481671778723e-05,
    -4.7318229009055733981e-05, 6.8284851459573175448e-05,
    2.4031110387097893999e-05,  -0.0003550375203628474796,
    0.00095328937973738049703,  -0.0016882755560235047313,
    0.0024914420961078508066,   -0.0037512085075692412107,
    0.005370914553590063617,    1.0052589676941592334,
    3.0838856104922207635};
static constexpr double kDoubleFarTail[] = {
    -2.7109920616438573243e-11, -2.5556418169965252055e-10,
    1.5076572693500548083e-09,  -3.7894654401267369937e-09,
    7.6157012080783393804e-09,  -1.4960026627149240478e-08,
    2.9147953450901080826e-08,  -6.7711997758452339498e-08,
    2.2900482228026654717e-07,  -9.9298272942317002539e-07,
    4.5260625972231537039e-06,  -1.9681778105531670567e-05,
    7.5995277030017761139e-05,  -0.00021503011930044477347,
    -0.00013871931833623122026, 1.0103004648645343977,
    4.8499064014085844221};

Term tofu::erfInv(Term x) {
  static constexpr Piece single[] = {{5, 2.5, kSingleCentre},
                                     {kInfinity, 3, kSingleTail}};
  static constexpr Piece precise[] = {{6.25, 3.125, kDoubleCentre},
                                      {16, 3.25, kDoubleTail},
                                      {kInfinity, 5, kDoubleFarTail}};
  ArrayRef<Piece> pieces(single);
  if (isDouble(x))
    pieces = precise;
  // -log(1 - x^2), also where x^2 rounds away what matters.
  Term w = -(log1p(-x) + log1p(x)), root = sqrt(w);
  Term result = polynomial(w - pieces[0].shift, pieces[0].coefficients);
  for (size_t i = 1; i != pieces.size(); ++i)
    result = select(w < pieces[i - 1].end, result,
                    polynomial(root - pieces[i].shift, pieces[i].coefficients));
  return select(abs(x) == 1, x * kInfinity, result * x);
}

//===----------------------------------------------------------------------===//
// The gamma function: C. Lanczos, A precision approximation of the gamma
// function (1964), with g = 7 and nine coefficients. Below 1/2 by reflection.
//===----------------------------------------------------------------------===//

static constexpr double kLanczosShift = 7.5; // g + 1/2
static constexpr double kLanczosBase = 0.99999999999980993227684700473478;
static constexpr double kLanczos[] = {
    676.520368121885098567009190444019, -1259.13921672240287047156078755283,
    771.3234287776530788486528258894,   -176.61502916214059906584551354,
    12.507343278686904814458936853,     -0.13857109526572011689554707,
    9.984369578019570859563e-6,         1.50563273514931155834e-7};

namespace {
/// gamma(z + 1) = sqrt(2 pi) t^(z + 1/2) exp(-t) sum, with t = z + g + 1/2.
struct Lanczos {
  Term z, t, logT, sum, derivative;
};
} // namespace

static Lanczos getLanczos(Term z) {
  Term sum = z(kLanczosBase), derivative = z(0);
  for (auto [i, coefficient] : llvm::enumerate(kLanczos)) {
    Term place = z + double(i + 1);
    sum = sum + coefficient / place;
    derivative = derivative - coefficient / (place * place);
  }
  // The logarithm of t, also where z is far below 1.
  Term logT = std::log(kLanczosShift) + log1p(z / kLanczosShift);
  return {z, z + kLanczosShift, logT, sum, derivative};
}

/// lgamma(2 + z) / z by its Taylor series, Abramowitz and Stegun 6.1.33:
/// (-1)^k (zeta(k) - 1) / k for k = 27, ..., 2, and 1 - Euler's constant.
static constexpr double kTaylor[] = {
    -2.75952288512423314518e-10,  5.73136724167886201333e-10,
    -1.19214014058609120744e-9,   2.48367454380247831719e-9,
    -5.18347504197004665512e-9,   1.08386592148969540911e-8,
    -2.27110946089431649103e-8,   4.76981016936398056576e-8,
    -1.00432248239680996087e-7,   2.12071848055546658692e-7,
    -4.49246919876456604329e-7,   9.55141213040741983286e-7,
    -2.03921575380136623678e-6,   4.37486678990748780418e-6,
    -9.43948827526839590399e-6,   0.0000205072127756706915532,
    -0.0000449262367381331417002, 0.0000994575127818085337146,
    -0.000223154758453579379761,  0.000509669524743042422336,
    -0.00119275391170326097711,   0.00289051033074152328575,
    -0.00738555102867398526627,   0.020580808427784547879,
    -0.0673523010531980951332,    0.322467033424113218236,
    0.4227843350984671393934879};
/// So many of the last ones matter in f32.
static constexpr size_t kSingleTaylor = 13;

/// From 0 to 11/2, where Lanczos' terms cancel: 1 and 2 are zeros.
/// lgamma(x) = lgamma(x - 1) + log(x - 1) leads to the neighbourhood of 2.
static Term lgammaNearZeros(Term x) {
  ArrayRef<double> taylor(kTaylor);
  if (!isDouble(x))
    taylor = taylor.take_back(kSingleTaylor);
  Value isAtOne = x < 1.5, isAtZero = x < 0.5;
  Term z = select(isAtOne, x - 1, x - 2), factors = x(1);
  z = select(isAtZero, x, z);
  for (double i : {1, 2, 3}) {
    Value isBeyond = x(i + 1.5) <= x;
    factors = select(isBeyond, factors * (x - i), factors);
    z = select(isBeyond, x - (i + 2), z);
  }
  Term more = select(isAtOne, -log1p(z), log(factors));
  more = select(isAtZero, more - log(x), more);
  return z * polynomial(z, taylor) + more;
}

Term tofu::lgamma(Term x) {
  Value isReflected = x < x(0);
  Lanczos l = getLanczos(select(isReflected, -x, x - 1));
  // (z + 1/2) log t - t, without an infinity that is taken away again.
  Term power = (l.z + 0.5 - l.t / l.logT) * l.logT;
  Term result = 0.5 * std::log(2 * kPi) + power + log(l.sum);
  Term place = select(isReflected, 1 - x, x);
  result = select(abs(place - 2.75) <= 2.75, lgammaNearZeros(place), result);
  // log pi - log |sin(pi x)| - lgamma(1 - x); the sine of the distance from the
  // nearest integer, to which a small one is proportional: its product may be
  // subnormal.
  Term fraction = abs(x) - floor(abs(x));
  fraction = select(x(0.5) < fraction, 1 - fraction, fraction);
  Value isSmall = fraction < 1e-10;
  Term logSine = log(select(isSmall, fraction, sin(kPi * fraction)));
  Term logPi = select(isSmall, x(0), x(std::log(kPi)));
  Term reflected =
      select(abs(logSine) < kInfinity, logPi - logSine - result, -logSine);
  result = select(isReflected, reflected, result);
  return select(abs(x) == kInfinity, x(kInfinity), result);
}

/// Near its positive zero, between 1 and 2: the distance from that times a
/// quotient, as in J. Maddock et al., Boost.Math (2006).
static constexpr double kZero = 1.4616321449683622;
static constexpr double kZeroRest = 9.5499954299656977e-17;
static constexpr double kSlope = 0.99558162689208984;
static constexpr double kNumerator[] = {
    -0.00289268368333918761452, -0.0541156266153505273939,
    -0.314767657147375752913,   -0.665836341559876230295,
    -0.314628554532916496608,   0.254798510611315515235};
static constexpr double kDenominator[] = {
    0.317940243105952177571e-7, -0.165079794012604905639e-5,
    0.00298999662592323990972,  0.0660481487173569812846,
    0.486986018231042975162,    1.54350554664961128724,
    2.1195759927055347547,      1.0};

/// From 0 to 5 by digamma(x) = digamma(x - 1) + 1 / (x - 1).
static Term digammaNearZero(Term x) {
  double high = isDouble(x) ? kZero : double(float(kZero));
  Value isBelow = x < 1;
  Term place = select(isBelow, x + 1, x), more = select(isBelow, -1 / x, x(0));
  for (double i : {1, 2, 3}) {
    Value isBeyond = x(i + 1) < x;
    more = select(isBeyond, more + 1 / (x - i), more);
    place = select(isBeyond, x - i, place);
  }
  Term distance = place - high - (kZero - high + kZeroRest);
  Term z = place - 1;
  Term slope = kSlope + polynomial(z, kNumerator) / polynomial(z, kDenominator);
  return distance * slope + more;
}

Term tofu::digamma(Term x) {
  Value isReflected = x < 0.5;
  Lanczos l = getLanczos(select(isReflected, -x, x - 1));
  Term result = l.logT + l.derivative / l.sum - (kLanczosShift - 0.5) / l.t;
  // digamma(1 - x) - pi cot(pi x); of the distance from the nearest integer.
  Term angle = kPi * (x + abs(floor(x + 0.5)));
  result = select(isReflected, result - kPi * cos(angle) / sin(angle), result);
  result = select(abs(x - 2.5) <= 2.5, digammaNearZero(x), result);
  Value isPole = both(x.getScalar(), x <= 0, x == floor(x));
  return select(isPole, x(kNaN), result);
}

//===----------------------------------------------------------------------===//
// Hurwitz's zeta function: the Euler-Maclaurin formula, as in F. Johansson,
// Rigorous high-precision computation of the Hurwitz zeta function and its
// derivatives (2015), formula (5): ten terms, then a tail of twelve Bernoulli
// numbers.
//===----------------------------------------------------------------------===//

/// (2k)! / B(2k) for k = 12, ..., 1.
static constexpr double kBernoulli[] = {-7.1661652561756670113e18,
                                        1.8152105401943546773e17,
                                        -4.5979787224074726105e15,
                                        1.1646782814350067249e14,
                                        -2.950130727918164224e12,
                                        7.47242496e10,
                                        -1.8924375803183791606e9,
                                        47900160.0,
                                        -1209600.0,
                                        30240.0,
                                        -720.0,
                                        12.0};

Term tofu::zeta(Term x, Term q) {
  const Scalar &s = x.getScalar();
  Term place = q, sum = pow(q, -x);
  for (unsigned i = 0; i != 9; ++i) {
    place = place + 1;
    sum = sum + pow(place, -x);
  }
  place = place + 1;
  Term last = pow(place, -x);
  Term integral = last * place / (x - 1);
  Term inverseSquare = 1 / (place * place);
  Term horner = x(0);
  size_t count = std::size(kBernoulli);
  for (size_t i = 0; i + 1 != count; ++i) {
    double k = 2 * (count - i) - 2; // The rising factorial's last two factors
    horner = (x + k) * (x + (k - 1)) *
             (inverseSquare * (horner + 1 / kBernoulli[i]));
  }
  Term tail = last * (0.5 + x / place * (1 / kBernoulli[count - 1] + horner));
  // Of terms that vanish the rest may be NaN.
  Term result = select(last == 0, sum, sum + integral + tail);
  result = select(x < 1, x(kNaN), result);
  Value isBelow = q <= 0;
  result = select(both(s, isBelow, x != floor(x)), x(kNaN), result);
  Term atPole = select(fmod(x, x(2)) == 0, x(kInfinity), x(kNaN));
  result = select(both(s, isBelow, q == floor(q)), atPole, result);
  return select(x == 1, x(kInfinity), result);
}

Term tofu::polygamma(Term n, Term x) {
  const Scalar &s = x.getScalar();
  // (-1)^(n + 1) n! zeta(n + 1, x)
  Term sign = 2 * fmod(n, n(2)) - 1;
  Term result = sign * exp(lgamma(n + 1)) * zeta(n + 1, x);
  result = select(n == 0, digamma(x), result);
  return select(either(s, n != floor(n), n < 0), x(kNaN), result);
}

//===----------------------------------------------------------------------===//
// The Bessel function: Chebyshev series of S. Moshier's Cephes Mathematical
// Library (1989), over [0, 8] in x / 2 - 2, beyond in 32 / x - 2.
//===----------------------------------------------------------------------===//

static constexpr double kNear[] = {
    2.77791411276104639959e-18, -2.11142121435816608115e-17,
    1.55363195773620046921e-16, -1.10559694773538630805e-15,
    7.60068429473540693410e-15, -5.04218550472791168711e-14,
    3.22379336594557470981e-13, -1.98397439776494371520e-12,
    1.17361862988909016308e-11, -6.66348972350202774223e-11,
    3.62559028155211703701e-10, -1.88724975172282928790e-9,
    9.38153738649577178388e-9,  -4.44505912879632808065e-8,
    2.00329475355213526229e-7,  -8.56872026469545474066e-7,
    3.47025130813767847674e-6,  -1.32731636560394358279e-5,
    4.78156510755005422638e-5,  -1.61760815825896745588e-4,
    5.12285956168575772895e-4,  -1.51357245063125314899e-3,
    4.15642294431288815669e-3,  -1.05640848946261981558e-2,
    2.47264490306265168283e-2,  -5.29459812080949914269e-2,
    1.02643658689847095384e-1,  -1.76416518357834055153e-1,
    2.52587186443633654823e-1};
static constexpr double kFar[] = {
    7.51729631084210481353e-18,  4.41434832307170791151e-18,
    -4.65030536848935832153e-17, -3.20952592199342395980e-17,
    2.96262899764595013876e-16,  3.30820231092092828324e-16,
    -1.88035477551078244854e-15, -3.81440307243700780478e-15,
    1.04202769841288027642e-14,  4.27244001671195135429e-14,
    -2.10154184277266431302e-14, -4.08355111109219731823e-13,
    -7.19855177624590851209e-13, 2.03562854414708950722e-12,
    1.41258074366137813316e-11,  3.25260358301548823856e-11,
    -1.89749581235054123450e-11, -5.58974346219658380687e-10,
    -3.83538038596423702205e-9,  -2.63146884688951950684e-8,
    -2.51223623787020892529e-7,  -3.88256480887769039346e-6,
    -1.10588938762623716291e-4,  -9.76109749136146840777e-3,
    7.78576235018280120474e-1};
/// So many of the last coefficients matter in f32.
static constexpr size_t kSingleNear = 17, kSingleFar = 7;

/// By Clenshaw's recurrence; the last coefficient counts half.
static Term chebyshev(Term x, ArrayRef<double> coefficients) {
  Term b0 = x(0), b1 = b0, b2 = b0;
  for (double coefficient : coefficients) {
    b2 = b1;
    b1 = b0;
    b0 = x * b1 - b2 + coefficient;
  }
  return 0.5 * (b0 - b2);
}

Term tofu::besselI1e(Term x) {
  ArrayRef<double> near(kNear), far(kFar);
  if (!isDouble(x)) {
    near = near.take_back(kSingleNear);
    far = far.take_back(kSingleFar);
  }
  Term size = abs(x);
  Term atNear = size * chebyshev(0.5 * size - 2, near);
  Term atFar = chebyshev(32 / size - 2, far) / sqrt(size);
  Term result = copysign(select(size <= 8, atNear, atFar), x);
  return select(size == 0, x, result);
}
