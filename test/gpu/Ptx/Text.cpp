//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Text.h"

#include <cctype>
#include <charconv>
#include <cstdlib>
#include <cstring>

using namespace tofu::gpu;

static const struct {
  const char *name;
  Type type;
  unsigned bytes;
} kTypes[] = {{"pred", Type::pred, 0}, {"b8", Type::b8, 1},
              {"b16", Type::b16, 2},   {"b32", Type::b32, 4},
              {"b64", Type::b64, 8},   {"b128", Type::b128, 16},
              {"u8", Type::u8, 1},     {"u16", Type::u16, 2},
              {"u32", Type::u32, 4},   {"u64", Type::u64, 8},
              {"s8", Type::s8, 1},     {"s16", Type::s16, 2},
              {"s32", Type::s32, 4},   {"s64", Type::s64, 8},
              {"f16", Type::f16, 2},   {"f16x2", Type::f16x2, 4},
              {"bf16", Type::bf16, 2}, {"bf16x2", Type::bf16x2, 4},
              {"f32", Type::f32, 4},   {"f64", Type::f64, 8},
              {"tf32", Type::tf32, 4}, {"f32x2", Type::f32x2, 8}};

Type tofu::gpu::typeOf(std::string_view name) {
  for (const auto &entry : kTypes)
    if (name == entry.name)
      return entry.type;
  return Type::none;
}

unsigned tofu::gpu::bytesOf(Type type) {
  for (const auto &entry : kTypes)
    if (type == entry.type)
      return entry.bytes;
  return 0;
}

bool tofu::gpu::isSigned(Type type) {
  return type == Type::s8 || type == Type::s16 || type == Type::s32 ||
         type == Type::s64;
}

bool tofu::gpu::isFloat(Type type) { return type >= Type::f16; }

std::string Statement::spelling() const {
  std::string result(op);
  for (std::string_view mod : mods)
    result += "." + std::string(mod);
  return result;
}

namespace {

/// A cursor over the text, without comments. A word is a name, an opcode with
/// its modifiers, a number, or one character of punctuation.
class Cursor {
public:
  Cursor(std::string_view text) : text(text) { advance(); }

  std::string_view word;
  int line = 1;

  bool atEnd() const { return word.empty(); }
  bool is(std::string_view w) const { return word == w; }
  bool take(std::string_view w) {
    if (word != w)
      return false;
    advance();
    return true;
  }
  std::string_view next() {
    std::string_view result = word;
    if (result.empty())
      fail("the text ends here");
    advance();
    return result;
  }
  void expect(std::string_view w) {
    if (!take(w))
      fail("expected '" + std::string(w) + "', but found '" +
           std::string(word) + "'");
  }
  [[noreturn]] void fail(const std::string &what) const {
    throw PtxError(line, what);
  }
  void skipLine() {
    int here = line;
    while (!atEnd() && line == here)
      advance();
  }
  void advance();

private:
  static bool isWord(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' ||
           c == '$' || c == '%' || c == '.' || c == ':';
  }
  std::string_view text;
  size_t at = 0;
  int wordLine = 1;
};

void Cursor::advance() {
  int now = wordLine;
  while (at < text.size()) {
    char c = text[at];
    if (c == '\n')
      ++now;
    if (std::isspace(static_cast<unsigned char>(c))) {
      ++at;
    } else if (text.substr(at, 2) == "//") {
      at = text.find('\n', at);
      if (at == text.npos)
        at = text.size();
    } else if (text.substr(at, 2) == "/*") {
      size_t end = text.find("*/", at + 2);
      end = end == text.npos ? text.size() : end + 2;
      for (; at < end; ++at)
        now += text[at] == '\n';
    } else {
      break;
    }
  }
  line = wordLine = now;
  size_t begin = at;
  if (at < text.size()) {
    if (text[at] == '"') {
      size_t end = text.find('"', at + 1);
      at = end == text.npos ? text.size() : end + 1;
    } else if (isWord(text[at])) {
      // A colon belongs to a word only as '::' (modifiers of caches).
      while (at < text.size() && isWord(text[at])) {
        if (text[at] == ':') {
          if (text.substr(at, 2) != "::")
            break;
          ++at;
        }
        ++at;
      }
      if (at == begin)
        ++at;
    } else {
      ++at;
    }
  }
  word = text.substr(begin, at - begin);
}

class Parser {
public:
  Parser(ModuleText &module) : module(module), cursor(module.text) {}
  void run();

private:
  Variable *declare(std::unique_ptr<Variable> variable);
  const Variable *lookUp(const std::string &name) const;
  Variable *declaration(Space space, bool isExtern, bool isParam);
  void initialiser(Variable &variable, uint64_t count);
  void function(bool isEntry);
  void params(std::vector<const Variable *> &list);
  void block();
  void statement();
  Operand operand();
  uint64_t integer();
  void number(Operand &result);

  ModuleText &module;
  Cursor cursor;
  FunctionText *current = nullptr;
  std::vector<std::map<std::string, const Variable *, std::less<>>> scopes{1};
};

} // namespace

Variable *Parser::declare(std::unique_ptr<Variable> variable) {
  Variable *result = variable.get();
  scopes.back()[variable->name] = result;
  (current ? current->variables : module.variables)
      .push_back(std::move(variable));
  return result;
}

const Variable *Parser::lookUp(const std::string &name) const {
  for (auto scope = scopes.rbegin(); scope != scopes.rend(); ++scope)
    if (auto found = scope->find(name); found != scope->end())
      return found->second;
  return nullptr;
}

/// Digits, with 0x, 0b or 0 in front, perhaps U behind; a sign in front.
uint64_t Parser::integer() {
  Operand result;
  number(result);
  if (result.kind != Operand::integer)
    cursor.fail("expected an integer");
  return result.bits;
}

void Parser::number(Operand &result) {
  bool minus = cursor.take("-");
  std::string word(cursor.next());
  result.kind = Operand::integer;
  if (word.size() == 10 && word[0] == '0' &&
      (word[1] == 'f' || word[1] == 'F')) {
    result.kind = Operand::single;
    result.bits = std::strtoull(word.c_str() + 2, nullptr, 16);
    if (minus)
      result.bits ^= 0x80000000u;
    return;
  }
  if (word.size() == 18 && word[0] == '0' &&
      (word[1] == 'd' || word[1] == 'D')) {
    result.kind = Operand::real;
    result.bits = std::strtoull(word.c_str() + 2, nullptr, 16);
    if (minus)
      result.bits ^= uint64_t(1) << 63;
    return;
  }
  if (!std::isdigit(static_cast<unsigned char>(word[0])))
    cursor.fail("expected a number, but found '" + word + "'");
  if (word.find('.') != word.npos) {
    result.kind = Operand::real;
    double value = std::strtod(word.c_str(), nullptr);
    if (minus)
      value = -value;
    std::memcpy(&result.bits, &value, 8);
    return;
  }
  while (word.back() == 'U')
    word.pop_back();
  char *end = nullptr;
  if (word.size() > 2 && (word[1] == 'b' || word[1] == 'B'))
    result.bits = std::strtoull(word.c_str() + 2, &end, 2);
  else
    result.bits = std::strtoull(word.c_str(), &end, 0);
  if (*end)
    cursor.fail("'" + word + "' is not a number");
  if (minus)
    result.bits = -result.bits;
}

/// What follows a space: `.align 16 .b8 name[64] = {...}`, without the end.
Variable *Parser::declaration(Space space, bool isExtern, bool isParam) {
  auto variable = std::make_unique<Variable>();
  variable->space = space;
  variable->isExtern = isExtern;
  variable->line = cursor.line;
  uint64_t lanes = 1;
  unsigned align = 0, pointee = 0;
  bool isPointer = false;
  while (cursor.word.starts_with('.')) {
    std::string_view word = cursor.next();
    std::string_view name = word.substr(1);
    if (name == "ptr")
      isPointer = true;
    else if (name == "align") // of what a pointer points to, or of this
      (isPointer ? pointee : align) = integer();
    else if (name == "v2" || name == "v4")
      lanes = name[1] - '0';
    else if (name == "global" || name == "shared" || name == "const" ||
             name == "local" || name == "attribute")
      continue;
    else if (typeOf(name) != Type::none)
      variable->type = typeOf(name);
    else
      cursor.fail("'" + std::string(word) + "' in a declaration is not known");
  }
  if (variable->type == Type::none)
    cursor.fail("a declaration has no type");
  uint64_t size = std::max(1u, bytesOf(variable->type)) * lanes;
  variable->align = align ? align : size;
  variable->name = cursor.next();
  uint64_t count = 1;
  while (cursor.take("[")) {
    variable->isArray = true;
    count *= cursor.is("]") ? 0 : integer();
    cursor.expect("]");
  }
  variable->bytes = size * count;
  if (cursor.take("="))
    initialiser(*variable, count);
  if (space == Space::reg && cursor.take("<")) {
    // %r<9>: %r0 ... %r8.
    uint64_t n = integer();
    cursor.expect(">");
    std::string stem = variable->name;
    Type type = variable->type;
    for (uint64_t i = 0; i < n; ++i) {
      auto one = std::make_unique<Variable>(*variable);
      one->name = stem + std::to_string(i);
      one->type = type;
      declare(std::move(one));
    }
    return nullptr;
  }
  return declare(std::move(variable));
}

void Parser::initialiser(Variable &variable, uint64_t count) {
  auto one = [&] {
    Variable::Init init;
    char c = cursor.word.empty() ? ' ' : cursor.word[0];
    if (c == '-' || std::isdigit(static_cast<unsigned char>(c))) {
      Operand value;
      number(value);
      init.value = value.bits;
    } else {
      init.symbol = cursor.next();
      if (cursor.is("(")) { // generic(x), mask(x): only the first is emitted
        if (init.symbol != "generic")
          cursor.fail("'" + init.symbol +
                      "' in an initialiser is not simulated");
        cursor.next();
        init.generic = true;
        init.symbol = cursor.next();
        if (cursor.take("+"))
          init.value = integer();
        cursor.expect(")");
      }
      if (cursor.take("+"))
        init.value += integer();
      else if (cursor.is("-"))
        init.value += integer();
    }
    variable.init.push_back(init);
  };
  // Braces of braces are the same elements in order.
  if (!cursor.is("{"))
    return one();
  int depth = 0;
  do {
    if (cursor.take("{"))
      ++depth;
    else if (cursor.take("}"))
      --depth;
    else if (!cursor.take(","))
      one();
  } while (depth);
}

void Parser::params(std::vector<const Variable *> &list) {
  cursor.expect("(");
  while (!cursor.take(")")) {
    std::string_view space = cursor.next();
    if (space != ".param" && space != ".reg")
      cursor.fail("expected a parameter, but found '" + std::string(space) +
                  "'");
    list.push_back(declaration(Space::param, false, true));
    cursor.take(",");
  }
}

void Parser::function(bool isEntry) {
  module.functions.push_back(std::make_unique<FunctionText>());
  current = module.functions.back().get();
  current->isEntry = isEntry;
  current->line = cursor.line;
  scopes.emplace_back();
  if (cursor.is("("))
    params(current->results);
  current->name = cursor.next();
  if (cursor.is("("))
    params(current->params);
  while (cursor.word.starts_with('.')) {
    std::string name(cursor.next().substr(1));
    int64_t product = 1;
    while (!cursor.is("{") && !cursor.is(";") &&
           !cursor.word.starts_with('.')) {
      product *= integer();
      cursor.take(",");
    }
    current->limits[name] = product;
  }
  if (!cursor.take(";")) {
    current->isDefinition = true;
    cursor.expect("{");
    block();
  }
  scopes.pop_back();
  current = nullptr;
}

void Parser::block() {
  while (!cursor.take("}")) {
    if (cursor.take("{")) {
      scopes.emplace_back();
      block();
      scopes.pop_back();
    } else {
      statement();
    }
  }
}

Operand Parser::operand() {
  Operand result;
  char c = cursor.word.empty() ? ' ' : cursor.word[0];
  if (c == '{' || c == '(') {
    std::string_view close = c == '{' ? "}" : ")";
    cursor.next();
    result.kind = Operand::list;
    while (!cursor.take(close)) {
      result.items.push_back(operand());
      cursor.take(",");
    }
  } else if (c == '[') {
    cursor.next();
    result.kind = Operand::address;
    char b = cursor.word.empty() ? ' ' : cursor.word[0];
    if (b == '-' || std::isdigit(static_cast<unsigned char>(b))) {
      result.offset = integer();
    } else {
      result.text = cursor.next();
      result.variable = lookUp(result.text);
      if (cursor.take("+"))
        result.offset = integer();
      else if (cursor.is("-"))
        result.offset = integer();
    }
    cursor.expect("]");
  } else if (c == '-' || std::isdigit(static_cast<unsigned char>(c))) {
    number(result);
  } else {
    if (cursor.take("!"))
      result.negated = true;
    result.text = cursor.next();
    result.kind = result.text == "_" ? Operand::sink : Operand::name;
    result.variable = lookUp(result.text);
    if (cursor.take("+"))
      result.offset = integer();
  }
  return result;
}

void Parser::statement() {
  Statement result;
  result.line = cursor.line;
  if (cursor.take("@")) {
    result.guardNegated = cursor.take("!");
    result.guard = cursor.next();
    result.guardVariable = lookUp(result.guard);
  }
  std::string_view word = cursor.next();
  if (word.starts_with('.')) {
    std::string_view name = word.substr(1);
    if (name == "reg" || name == "local" || name == "shared" ||
        name == "param") {
      Space space = name == "reg"      ? Space::reg
                    : name == "local"  ? Space::local
                    : name == "shared" ? Space::shared
                                       : Space::param;
      do
        declaration(space, false, false);
      while (cursor.take(","));
      cursor.expect(";");
      return;
    }
    if (name == "loc" || name == "file")
      return cursor.skipLine();
    if (name == "pragma") {
      while (!cursor.take(";"))
        cursor.next();
      return;
    }
    cursor.fail("directive '" + std::string(word) + "' is not simulated");
  }
  if (cursor.take(":")) {
    result.label = word;
    if (cursor.take(".branchtargets")) {
      do
        result.targets.emplace_back(cursor.next());
      while (cursor.take(","));
      cursor.expect(";");
    } else if (cursor.is(".callprototype")) {
      cursor.fail("indirect calls are not simulated");
    }
    current->body.push_back(std::move(result));
    return;
  }
  for (size_t at = 0; at <= word.size();) {
    size_t dot = std::min(word.find('.', at), word.size());
    std::string_view part = word.substr(at, dot - at);
    if (at == 0)
      result.op = part;
    else
      result.mods.push_back(part);
    at = dot + 1;
  }
  while (!cursor.take(";")) {
    result.operands.push_back(operand());
    if (cursor.take("|"))
      result.second.push_back(operand());
    cursor.take(",");
  }
  current->body.push_back(std::move(result));
}

void Parser::run() {
  bool isExtern = false;
  while (!cursor.atEnd()) {
    std::string_view word = cursor.next();
    if (word == ".version") {
      std::string version(cursor.next());
      module.major = std::atoi(version.c_str());
      size_t dot = version.find('.');
      if (dot != version.npos)
        module.minor = std::atoi(version.c_str() + dot + 1);
    } else if (word == ".target") {
      module.target = cursor.next();
      while (cursor.take(","))
        cursor.next();
    } else if (word == ".address_size") {
      if (integer() != 64)
        cursor.fail("addresses of 64 bits are simulated only");
    } else if (word == ".visible" || word == ".weak" || word == ".common") {
    } else if (word == ".extern") {
      isExtern = true;
      continue;
    } else if (word == ".entry" || word == ".func") {
      function(word == ".entry");
    } else if (word == ".global" || word == ".const" || word == ".shared") {
      declaration(word == ".global"  ? Space::global
                  : word == ".const" ? Space::constant
                                     : Space::shared,
                  isExtern, false);
      cursor.expect(";");
    } else if (word == ".file" || word == ".loc") {
      cursor.skipLine();
    } else if (word == ".section") {
      while (!cursor.is("{"))
        cursor.next();
      while (!cursor.take("}"))
        cursor.next();
    } else if (word == ".pragma") {
      while (!cursor.take(";"))
        cursor.next();
    } else {
      cursor.fail("'" + std::string(word) + "' between functions is not known");
    }
    isExtern = false;
  }
}

std::unique_ptr<ModuleText> tofu::gpu::parsePtx(std::string_view text) {
  auto module = std::make_unique<ModuleText>();
  module->text = text;
  Parser(*module).run();
  return module;
}
