//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Products of small matrices that a warp holds between its lanes, and how
// these come from shared memory. Lane l is in group l / 4, its place there is
// l % 4. A register holds E elements of 4 / E bytes; register r of A holds row
// group + 8 (r & 1), columns E place + 4 E (r >> 1) and following; register r
// of B column group, rows E place + 4 E r and following.
#include "Handlers.h"
#include "NarrowFloat.h"

using namespace tofu::gpu;

namespace {

float elementOf(Type type, uint32_t bits, int k) {
  switch (type) {
  case Type::f16:
    return Half{uint16_t(bits >> 16 * k)}.value();
  case Type::bf16:
    return BFloat{uint16_t(bits >> 16 * k)}.value();
  case Type::tf32: // the hardware does not look at the last 13 bits
    return bitsAs<float>(bits & ~0x1FFFu);
  case Type::s8:
    return int8_t(bits >> 8 * k);
  default:
    return uint8_t(bits >> 8 * k);
  }
}

constexpr int kRows = 16, kColumns = 8;

/// imm: types of A, B, accumulator and result, a byte each; width: k.
bool mma(Warp &warp, const Inst &inst, uint32_t mask) {
  if (!warp.meet(~0u, mask, inst))
    return true;
  Type ta = Type(inst.imm & 255), tb = Type(inst.imm >> 8 & 255),
       tc = Type(inst.imm >> 16 & 255), td = Type(inst.imm >> 24 & 255);
  int depth = inst.width;
  const Ref *list = warp.list(inst);
  auto bytes = [](Type t) { return t == Type::tf32 ? 4 : int(bytesOf(t)); };
  int ea = 4 / bytes(ta), eb = 4 / bytes(tb);
  int na = depth / (4 * ea) * 2, nb = depth / (4 * eb);
  int nc = tc == Type::f16 ? 2 : 4, nd = td == Type::f16 ? 2 : 4;
  double a[kRows][64], b[64][kColumns], c[kRows][kColumns];
  for (int lane = 0; lane < kLanes; ++lane) {
    int group = lane / 4, place = lane % 4;
    for (int r = 0; r < na; ++r)
      for (int k = 0; k < ea; ++k)
        a[group + 8 * (r & 1)][ea * place + 4 * ea * (r >> 1) + k] =
            elementOf(ta, warp.reg<uint32_t>(list[nd + r])[lane], k);
    for (int r = 0; r < nb; ++r)
      for (int k = 0; k < eb; ++k)
        b[eb * place + 4 * eb * r + k][group] =
            elementOf(tb, warp.reg<uint32_t>(list[nd + na + r])[lane], k);
    for (int i = 0; i < 4; ++i) {
      const Ref *refs = list + nd + na + nb;
      double value;
      if (nc == 2)
        value = Half{uint16_t(warp.reg<uint32_t>(refs[i / 2])[lane] >>
                              16 * (i % 2))}
                    .value();
      else if (tc == Type::s32)
        value = warp.reg<int32_t>(refs[i])[lane];
      else
        value = warp.reg<float>(refs[i])[lane];
      c[group + 8 * (i / 2)][2 * place + i % 2] = value;
    }
  }
  for (int i = 0; i < kRows; ++i)
    for (int j = 0; j < kColumns; ++j)
      for (int k = 0; k < depth; ++k)
        c[i][j] += a[i][k] * b[k][j];
  for (int lane = 0; lane < kLanes; ++lane) {
    int group = lane / 4, place = lane % 4;
    for (int i = 0; i < 4; ++i) {
      double value = c[group + 8 * (i / 2)][2 * place + i % 2];
      if (nd == 2) {
        uint32_t &both = warp.reg<uint32_t>(list[i / 2])[lane];
        uint32_t half = narrow(value, kHalf, Round::nearest);
        both = i % 2 ? (both & 0xFFFF) | half << 16 : half;
      } else if (td == Type::s32) {
        warp.reg<int32_t>(list[i])[lane] = int32_t(uint32_t(int64_t(value)));
      } else {
        warp.reg<float>(list[i])[lane] = float(value);
      }
    }
  }
  return false;
}

/// m8n8k4 of f64: an element a register.
bool mmaDouble(Warp &warp, const Inst &inst, uint32_t mask) {
  if (!warp.meet(~0u, mask, inst))
    return true;
  const Ref *list = warp.list(inst);
  double a[8][4], b[4][8], c[8][8];
  for (int lane = 0; lane < kLanes; ++lane) {
    a[lane / 4][lane % 4] = warp.reg<double>(list[2])[lane];
    b[lane % 4][lane / 4] = warp.reg<double>(list[3])[lane];
    for (int i = 0; i < 2; ++i)
      c[lane / 4][2 * (lane % 4) + i] = warp.reg<double>(list[4 + i])[lane];
  }
  for (int i = 0; i < 8; ++i)
    for (int j = 0; j < 8; ++j)
      for (int k = 0; k < 4; ++k)
        c[i][j] = std::fma(a[i][k], b[k][j], c[i][j]);
  for (int lane = 0; lane < kLanes; ++lane)
    for (int i = 0; i < 2; ++i)
      warp.reg<double>(list[i])[lane] = c[lane / 4][2 * (lane % 4) + i];
  return false;
}

void decodeMma(Decoder &d, const Statement &s, Inst &inst) {
  if (!s.has("row") || !s.has("col") || s.has("sp") || s.has("kind::f8f6f4"))
    d.unknown();
  std::vector<Type> types;
  std::string_view shape;
  for (std::string_view mod : s.mods) {
    if (Type type = typeOf(mod); type != Type::none)
      types.push_back(type);
    else if (mod.starts_with("m16n8k") || mod.starts_with("m8n8k"))
      shape = mod;
    else if (mod != "sync" && mod != "aligned" && mod != "row" && mod != "col")
      d.unknown();
  }
  if (types.size() != 4 || shape.empty())
    d.unknown();
  // In the text: D, A, B, C.
  Type td = types[0], ta = types[1], tb = types[2], tc = types[3];
  bool isDouble = ta == Type::f64;
  if (isDouble ? shape != "m8n8k4" : !shape.starts_with("m16n8k"))
    d.unknown();
  inst.width = std::stoi(std::string(shape.substr(shape.find('k') + 1)));
  bool known = isDouble ||
               ((ta == Type::f16 || ta == Type::bf16) && ta == tb &&
                (inst.width == 8 || inst.width == 16)) ||
               (ta == Type::tf32 && tb == ta && inst.width <= 8) ||
               (bytesOf(ta) == 1 && bytesOf(tb) == 1 && td == Type::s32 &&
                (inst.width == 16 || inst.width == 32));
  if (!known)
    d.unknown();
  inst.imm =
      int64_t(ta) | int64_t(tb) << 8 | int64_t(tc) << 16 | int64_t(td) << 24;
  std::vector<Ref> refs;
  for (size_t i = 0; i < 4; ++i) {
    const Operand &group = d.operand(s, i);
    Type part = isDouble ? Type::f64 : Type::b32;
    std::vector<Operand> items = {group};
    if (group.kind == Operand::list)
      items = group.items;
    for (const Operand &item : items)
      refs.push_back(i == 0 ? d.destination(item, part) : d.source(item, part));
  }
  size_t counts =
      isDouble ? 6 : (td == Type::f16 ? 2 : 4) + (tc == Type::f16 ? 2 : 4);
  if (!isDouble) {
    int e = 4 / std::max(1u, bytesOf(ta));
    counts += inst.width / (4 * e) * 3;
  }
  if (refs.size() != counts)
    d.fail("'" + s.spelling() + "' has " + std::to_string(refs.size()) +
           " registers, but takes " + std::to_string(counts));
  inst.list = d.beginList();
  inst.listSize = refs.size();
  for (Ref ref : refs)
    d.addToList(ref);
  inst.fn = isDouble ? &mmaDouble : &mma;
}

/// Rows of 16 bytes: lane 8 i + j names row j of matrix i.
bool ldmatrix(Warp &warp, const Inst &inst, uint32_t mask) {
  if (!warp.meet(~0u, mask, inst))
    return true;
  const Ref *list = warp.list(inst);
  uint64_t addresses[kLanes];
  for (int lane = 0; lane < kLanes; ++lane)
    addresses[lane] = (inst.mode == 4 ? warp.reg<uint32_t>(inst.a)[lane]
                                      : warp.reg<uint64_t>(inst.a)[lane]) +
                      inst.imm;
  for (int m = 0; m < inst.count; ++m) {
    uint16_t rows[8][8];
    for (int r = 0; r < 8; ++r) {
      int lane = 8 * m + r;
      char *at = warp.access(inst, inst.space, addresses[lane], 16, lane,
                             !inst.negated, false);
      if (inst.negated)
        std::memcpy(rows[r], at, 16);
      else { // stmatrix
        for (int k = 0; k < 8; ++k) {
          int from = inst.width ? k * 4 + r / 2 : r * 4 + k / 2;
          int half = inst.width ? r % 2 : k % 2;
          rows[r][k] = warp.reg<uint32_t>(list[m])[from] >> 16 * half;
        }
        std::memcpy(at, rows[r], 16);
      }
    }
    if (!inst.negated)
      continue;
    uint32_t *d = warp.reg<uint32_t>(list[m]);
    for (int lane = 0; lane < kLanes; ++lane) {
      int row = lane / 4, column = 2 * (lane % 4);
      d[lane] = inst.width
                    ? rows[column][row] | uint32_t(rows[column + 1][row]) << 16
                    : rows[row][column] | uint32_t(rows[row][column + 1]) << 16;
    }
  }
  return false;
}

void decodeLdmatrix(Decoder &d, const Statement &s, Inst &inst) {
  bool isLoad = s.op == "ldmatrix";
  if (!s.has("m8n8") || !s.has("b16"))
    d.unknown();
  inst.count = s.has("x4") ? 4 : s.has("x2") ? 2 : 1;
  inst.width = s.has("trans");
  inst.negated = isLoad;
  inst.space =
      s.has("shared") || s.has("shared::cta") ? Space::shared : Space::generic;
  d.address(d.operand(s, isLoad ? 1 : 0), inst);
  const Operand &values = d.operand(s, isLoad ? 0 : 1);
  std::vector<Operand> items = {values};
  if (values.kind == Operand::list)
    items = values.items;
  if (items.size() != inst.count)
    d.unknown();
  std::vector<Ref> refs;
  for (const Operand &item : items)
    refs.push_back(isLoad ? d.destination(item, Type::b32)
                          : d.source(item, Type::b32));
  inst.list = d.beginList();
  inst.listSize = refs.size();
  for (Ref ref : refs)
    d.addToList(ref);
  inst.fn = &ldmatrix;
}

bool movmatrix(Warp &warp, const Inst &inst, uint32_t mask) {
  if (!warp.meet(~0u, mask, inst))
    return true;
  uint16_t rows[8][8];
  const uint32_t *a = warp.reg<uint32_t>(inst.a);
  for (int lane = 0; lane < kLanes; ++lane) {
    rows[lane / 4][2 * (lane % 4)] = a[lane];
    rows[lane / 4][2 * (lane % 4) + 1] = a[lane] >> 16;
  }
  uint32_t *d = warp.reg<uint32_t>(inst.d);
  for (int lane = 0; lane < kLanes; ++lane) {
    int row = lane / 4, column = 2 * (lane % 4);
    d[lane] = rows[column][row] | uint32_t(rows[column + 1][row]) << 16;
  }
  return false;
}

void decodeMovmatrix(Decoder &d, const Statement &s, Inst &inst) {
  decodeUnary(d, s, inst, Type::b32);
  inst.fn = &movmatrix;
}

} // namespace

void tofu::gpu::addMatrixOps(OpTable &table) {
  table["mma"] = decodeMma;
  table["ldmatrix"] = table["stmatrix"] = decodeLdmatrix;
  table["movmatrix"] = decodeMovmatrix;
}
