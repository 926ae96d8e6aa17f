//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The whole grammar stands in this file: X3 rules that are split over files
// fail at link time when a context differs. Rules yield nothing; what they
// recognise goes to the Builder. A rule's name is what a reader sees after
// 'expected'.
//
//===----------------------------------------------------------------------===//
#include "tofu/Syntax/Grammar.h"
#include "tofu/Syntax/Functions.h"
#include "tofu/Syntax/Scanner.h"
#include "tofu/Syntax/Tokens.h"
#include "llvm/ADT/StringExtras.h"
// Theirs, that rules have names, are strings of 200 KB: the rules' types.
#define BOOST_DISABLE_ASSERTS
#include <boost/spirit/home/x3.hpp>
#include <type_traits>

namespace x3 = boost::spirit::x3;
using namespace tofu::syntax;
using Range = boost::iterator_range<const char *>;

// X3 names only rules; what a sequence expects is what its beginning expects.
namespace boost::spirit::x3 {
template <typename Subject, typename Action>
struct get_info<action<Subject, Action>> {
  using result_type = std::string;
  std::string operator()(const action<Subject, Action> &parser) const {
    return what(parser.subject);
  }
};
template <typename Left, typename Right>
struct get_info<sequence<Left, Right>> {
  using result_type = std::string;
  std::string operator()(const sequence<Left, Right> &parser) const {
    return what(parser.left);
  }
};
} // namespace boost::spirit::x3

namespace {

struct BuilderTag;

/// An action: calls `method` of the builder, with the text that was matched if
/// the method takes one.
template <auto method> struct To {
  template <typename Context> void operator()(Context &context) const {
    Builder &builder = x3::get<BuilderTag>(context).get();
    if constexpr (std::is_invocable_v<decltype(method), Builder &>) {
      (builder.*method)();
    } else {
      const Range &range = x3::_attr(context);
      llvm::StringRef text(range.begin(), range.size());
      (builder.*method)(text.trim('`')); // of a name
    }
  }
};
template <auto method> constexpr To<method> to{};

[[noreturn]] void fail(const char *where, std::string expected) {
  throw SyntaxError{where, std::move(expected)};
}

/// What has to follow. X3's own would be written out, with all that it throws,
/// in whatever it is a part of; here each is a function.
template <typename Subject>
struct Required : x3::unary_parser<Subject, Required<Subject>> {
  [[maybe_unused]] static constexpr bool is_pass_through_unary = true;
  constexpr Required(const Subject &subject)
      : x3::unary_parser<Subject, Required<Subject>>(subject) {}
  template <typename Context, typename RuleContext, typename Attribute>
  [[gnu::noinline]] bool parse(const char *&first, const char *last,
                               const Context &context, RuleContext &ruleContext,
                               Attribute &attribute) const {
    if (!this->subject.parse(first, last, context, ruleContext, attribute))
      fail(first, x3::what(this->subject));
    return true;
  }
};
template <typename T>
concept Parser = std::is_base_of_v<x3::parser_base, T>;
template <typename Left, typename Right>
  requires Parser<Left> || Parser<Right>
constexpr auto operator>(const Left &left, const Right &right) {
  auto next = x3::as_parser(right);
  return left >> Required<decltype(next)>(next);
}

//===----------------------------------------------------------------------===//
// Tokens
//===----------------------------------------------------------------------===//

/// White space and comments.
struct Skipper : x3::parser<Skipper> {
  using attribute_type = x3::unused_type;
  [[maybe_unused]] static constexpr bool has_attribute = false;
  template <typename Context, typename RuleContext, typename Attribute>
  bool parse(const char *&first, const char *last, const Context &,
             RuleContext &, Attribute &) const {
    const char *start = std::exchange(first, skipTrivia(first, last));
    return first != start;
  }
} constexpr skipper;

/// One character.
template <bool (*is)(char)> struct CharOf : x3::parser<CharOf<is>> {
  using attribute_type = x3::unused_type;
  [[maybe_unused]] static constexpr bool has_attribute = false;
  template <typename Context, typename RuleContext, typename Attribute>
  bool parse(const char *&first, const char *last, const Context &,
             RuleContext &, Attribute &) const {
    if (first == last || !is(*first))
      return false;
    ++first;
    return true;
  }
};
constexpr CharOf<isWord> wordChar;
constexpr CharOf<[](char c) { return llvm::isDigit(c); }> digit;
constexpr CharOf<[](char c) { return isWord(c) && !llvm::isDigit(c); }>
    firstWordChar;
constexpr CharOf<[](char c) { return c != '"' && c != '\n'; }> quotedChar;
constexpr CharOf<[](char c) {
  return isWord(c) || llvm::StringRef(".$@-").contains(c);
}>
    operationChar;

/// A name, which is no word of the language.
struct PlainName : x3::parser<PlainName> {
  using attribute_type = x3::unused_type;
  [[maybe_unused]] static constexpr bool has_attribute = false;
  template <typename Context, typename RuleContext, typename Attribute>
  bool parse(const char *&first, const char *last, const Context &,
             RuleContext &, Attribute &) const {
    llvm::StringRef name =
        llvm::StringRef(first, last - first).take_while(isWord);
    if (name.empty() || llvm::isDigit(name[0]) || isReserved(name))
      return false;
    first = name.end();
    return true;
  }
} constexpr plainName;

struct TokenTag;
struct NameTag;

constexpr auto keyword(const char *word) {
  return x3::lexeme[x3::lit(word) >> !wordChar];
}
/// A keyword or mark that must stand here; `name` is for the message.
template <typename Parser>
constexpr auto token(const char *name, Parser parser) {
  return x3::rule<TokenTag>{name} = x3::omit[parser];
}
constexpr auto identifier(const char *name) {
  return x3::rule<NameTag, Range>{name} = x3::raw[x3::lexeme[plainName]];
}
/// Of an attribute, whose name others chose: a word of the language in
/// backquotes, too.
constexpr auto attributeName(const char *name) {
  return x3::rule<NameTag, Range>{name} =
             x3::raw[x3::lexeme[plainName |
                                ('`' >> firstWordChar >> *wordChar >> '`')]];
}
constexpr auto digits = +digit;
constexpr auto number = digits >> -('.' >> digits) >>
                            -((x3::lit('e') | 'E') >> -(x3::lit('+') | '-') >>
                              digits) |
                        "inf" | "nan";
constexpr auto literal = x3::raw[x3::lexeme[number >> !wordChar]];
/// The one integer that fits in 64 bits, but not without its minus.
constexpr auto leastInteger =
    x3::raw['-' >> x3::lexeme["9223372036854775808" >> !(wordChar | '.')]];

constexpr auto dots = x3::lit("...");
constexpr auto comparisonMark = x3::lit("==") | "!=" | "<=" | ">=" | '<' | '>';
// Before `...` they fold a list.
constexpr auto notDots = !dots;
constexpr auto addMark =
    (x3::lit('+') >> notDots) | (x3::lit('-') >> !x3::lit('>'));
constexpr auto multiplyMark =
    (x3::lit('*') >> notDots) | '/' | keyword("floordiv") | keyword("mod");
constexpr auto quoted = x3::raw[x3::lexeme['"' >> *quotedChar >> '"']];

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

constexpr x3::rule<struct ExpressionTag> expression = "an expression";
constexpr x3::rule<struct PrimaryTag> primary = "an expression";
constexpr x3::rule<struct OperandTag> operand = "an expression";
constexpr x3::rule<struct PlainOperandTag> plainOperand = "an expression";

template <typename Parser> constexpr auto listOf(Parser parser) {
  return parser > *(',' > parser);
}
constexpr auto closeParen = token("',' or ')'", x3::lit(')'));
constexpr auto closeBracket = token("',' or ']'", x3::lit(']'));
constexpr auto openBracket = token("'['", x3::lit('['));
constexpr auto openParen = token("'('", x3::lit('('));
constexpr auto whereWord = token("'where'", keyword("where"));
constexpr auto elseWord =
    token("'else' and a value", keyword("else") >> notDots);

/// Sums of products of `operand`.
template <typename Operand> constexpr auto sumsOf(Operand operand) {
  auto product =
      operand > *(x3::raw[multiplyMark][to<&Builder::binaryOperator>] >
                  operand > x3::eps[to<&Builder::binaryFold>]);
  return product > *(x3::raw[addMark][to<&Builder::binaryOperator>] > product >
                     x3::eps[to<&Builder::binaryFold>]);
}
/// Those, compared and joined by `and`, and those by `or`.
template <typename Operand> constexpr auto conditionsOf(Operand operand) {
  auto sum = sumsOf(operand);
  auto comparison =
      sum >
      -(x3::raw[comparisonMark][to<&Builder::binaryOperator>] > sum >
        x3::eps[to<&Builder::binaryFold>] > token("'and'", !comparisonMark));
  auto negation = (x3::raw[keyword("not")][to<&Builder::minus>] > comparison >
                   x3::eps[to<&Builder::notFold>]) |
                  comparison;
  auto conjunction =
      negation >
      *(x3::raw[keyword("and") >> notDots][to<&Builder::binaryOperator>] >
        negation > x3::eps[to<&Builder::binaryFold>]);
  return conjunction >
         *(x3::raw[keyword("or") >> notDots][to<&Builder::binaryOperator>] >
           conjunction > x3::eps[to<&Builder::binaryFold>]);
}
constexpr auto plainSum = sumsOf(plainOperand);
constexpr auto plainCondition = conditionsOf(plainOperand);

/// `where c else v`, `else v`: only brackets make guards nest, so that each
/// `else` has one read that it can belong to; and only they tell what an
/// operator behind `v` is applied to.
constexpr auto noOperator =
    token("no operator", !(addMark | multiplyMark | comparisonMark |
                           ((keyword("and") | keyword("or")) >> notDots)));
constexpr auto guard =
    (whereWord > plainCondition > x3::eps[to<&Builder::readWhere>] > elseWord >
     plainOperand > x3::eps[to<&Builder::readElse>] > noOperator) |
    (elseWord > plainOperand > x3::eps[to<&Builder::readElse>] > noOperator);

/// `e`, `e...`, or `...` alone.
constexpr x3::rule<struct ItemTag> item = "an expression";

/// A name, and a read or a call if a bracket follows.
template <typename Guard> constexpr auto namedOf(Guard guard) {
  auto read = (openBracket >> x3::eps[to<&Builder::openBracket>]) >
              -(!x3::lit(']') > listOf(item)) > closeBracket >
              x3::eps[to<&Builder::readIndices>] > -guard >
              x3::eps[to<&Builder::read>];
  auto call = (openParen >> x3::eps[to<&Builder::openBracket>]) >
              -(!x3::lit(')') > listOf(item)) > closeParen >
              x3::eps[to<&Builder::call>];
  return (attributeName("a name")[to<&Builder::name>] >> -(read | call)) |
         (x3::raw[keyword("max") | keyword("min")][to<&Builder::name>] > call);
}
constexpr auto minusMark = x3::raw[x3::lit('-') >> !x3::lit('>')];
constexpr auto plainNamed = namedOf(x3::eps(false));
constexpr auto guardedNamed = namedOf(guard);

/// `i`, `i...`, `...`, with `in` and an extent.
constexpr auto boundName = x3::rule<struct BoundTag>{"an index name"} =
    ((x3::raw[dots][to<&Builder::boundName>] >
      x3::eps[to<&Builder::boundList>]) |
     (identifier("an index name")[to<&Builder::boundName>] >
      -(token("'...'", dots) > x3::eps[to<&Builder::boundList>]))) >
    -(token("'in'", keyword("in")) > plainSum > -token("'...'", dots) >
      x3::eps[to<&Builder::boundRange>]);

/// `max(j: ...)` reduces, `max(a, b)` is a scalar function.
constexpr auto isReduction =
    &('(' >> ((identifier("an index name") >> -dots) | dots) % ',' >>
      (x3::lit(':') | keyword("where") | keyword("in")));
constexpr auto reducerWord =
    x3::raw[keyword("sum") | keyword("prod") |
            ((keyword("max") | keyword("min") | identifier("a combiner")) >>
             isReduction)];
constexpr auto reduction =
    reducerWord[to<&Builder::reducer>] > openParen > listOf(boundName) >
    -(whereWord > plainCondition > x3::eps[to<&Builder::reduceWhere>]) >
    token("',' or ':' after the indices of a reduction", x3::lit(':')) >
    listOf(expression) >
    token("')'", x3::lit(')')) > x3::eps[to<&Builder::reduce>] >
    -(x3::raw[x3::lexeme['.' >> digits]][to<&Builder::element>]);

constexpr auto sliceItem =
    token("':'", x3::lit(':')) >> x3::eps[to<&Builder::sliceAll>] |
    (item > x3::eps[to<&Builder::sliceIndex>]);
constexpr auto slice = identifier("a tensor")[to<&Builder::slice>] >
                       -(openBracket > x3::eps[to<&Builder::sliceBracket>] >
                         -(!x3::lit(']') >
                           listOf(x3::rule<struct SliceTag>{
                                      "an expression or ':'"} = sliceItem)) >
                         closeBracket);
constexpr auto signedLiteral =
    x3::raw[x3::lexeme[-x3::lit('-') >> number >> !wordChar]];
/// What an attribute is where nothing is computed: also words and lists.
constexpr auto attributeValue =
    quoted[to<&Builder::word>] |
    x3::raw[keyword("true") | keyword("false")][to<&Builder::truth>] |
    (x3::raw['['][to<&Builder::openList>] >
     -(!x3::lit(']') > listOf((x3::rule<struct NumberTag, Range>{"a number"} =
                                   signedLiteral)[to<&Builder::literal>])) >
     closeBracket > x3::eps[to<&Builder::closeList>]) |
    signedLiteral[to<&Builder::literal>];
constexpr auto namedValue =
    attributeName("the name of an attribute")[to<&Builder::valueName>] >
    token("'=' and a value", x3::lit('=')) >
    (x3::rule<struct SettingTag>{"a name or a value"} =
         attributeValue |
         (minusMark[to<&Builder::minus>] > literal[to<&Builder::literal>] >
          x3::eps[to<&Builder::minusFold>]) |
         attributeName("a name or a value")[to<&Builder::valueUse>]) >
    x3::eps[to<&Builder::valueEnd>];
constexpr auto opaque =
    token("'opaque'", keyword("opaque")) >
    identifier("the name of an opaque function")[to<&Builder::opaqueFunction>] >
    openParen > listOf(slice) > -(';' > listOf(namedValue)) > closeParen
    > x3::eps[to<&Builder::opaque>];

/// `let t = e in f`
constexpr auto bind = token("'let'", keyword("let")) >
                      identifier("a name")[to<&Builder::bindName>] >
                      token("'=' and a value", x3::lit('=')) >
                      conditionsOf(operand) >
                      token("'in' and what the name is used in",
                            keyword("in")) > expression
                      > x3::eps[to<&Builder::bind>];
constexpr auto foldMark = x3::raw[x3::lit('+') | '*' | keyword("and") |
                                  keyword("or") | keyword("else")];
constexpr auto bracketed = '(' > expression >
                           -(foldMark[to<&Builder::binaryOperator>] > dots >
                             x3::eps[to<&Builder::fold>]) >
                           token("')'", x3::lit(')'));
constexpr auto listLiteral = x3::raw['['][to<&Builder::openList>] >
                             -(!x3::lit(']') > listOf(item)) > closeBracket
                             > x3::eps[to<&Builder::closeList>];

constexpr auto expression_def = bind | conditionsOf(operand);
constexpr auto item_def = (x3::raw[dots][to<&Builder::expandAll>]) |
                          (expression > -(x3::raw[dots][to<&Builder::expand>]));
constexpr auto primary_def =
    literal[to<&Builder::literal>] | quoted[to<&Builder::word>] |
    x3::raw[keyword("true") | keyword("false")][to<&Builder::truth>] |
    bracketed | listLiteral | reduction | opaque;
constexpr auto operand_def = leastInteger[to<&Builder::leastInteger>] |
                             (minusMark[to<&Builder::minus>] > operand >
                              x3::eps[to<&Builder::minusFold>]) |
                             primary | guardedNamed;
constexpr auto plainOperand_def =
    leastInteger[to<&Builder::leastInteger>] |
    (minusMark[to<&Builder::minus>] > plainOperand >
     x3::eps[to<&Builder::minusFold>]) |
    primary | plainNamed;
BOOST_SPIRIT_DEFINE(expression, item, primary, operand, plainOperand)

//===----------------------------------------------------------------------===//
// Definitions
//===----------------------------------------------------------------------===//

constexpr auto
    elementType = token("'of'", keyword("of")) >
                  identifier("an element type")[to<&Builder::elementType>];
constexpr auto dimension =
    x3::rule<struct DimensionTag>{"a dimension name or an integer"} =
        (x3::raw[keyword("each")][to<&Builder::eachDimension>] > plainSum >
         x3::eps[to<&Builder::dimension>]) |
        x3::raw[dots][to<&Builder::expandAll>] >>
            x3::eps[to<&Builder::dimension>] |
        (plainSum > -(x3::raw[dots][to<&Builder::expand>]) >
         x3::eps[to<&Builder::dimension>]);
constexpr auto parameter =
    identifier("a parameter name")[to<&Builder::parameter>] >
    -(dots > x3::eps[to<&Builder::parameterList>]) >
    token("':' and the dimensions of the parameter", x3::lit(':')) > openBracket
    > -(!x3::lit(']') > listOf(dimension)) > closeBracket > -elementType;
constexpr auto listOfWords =
    quoted[to<&Builder::attributeWord>] >
    *('|' > (x3::rule<struct WordTag, Range>{
                 "a word in quotes"} = quoted)[to<&Builder::attributeWord>]);
constexpr auto attributeKind =
    token("'of'", keyword("of")) >
    (x3::rule<struct KindTag>{"a kind of attribute"} =
         listOfWords |
         identifier("a kind of attribute")[to<&Builder::attributeKind>]);
constexpr auto attribute =
    attributeName("an attribute name")[to<&Builder::attribute>] >
    -attributeKind >
    -('=' > (x3::rule<struct ValueTag>{"a value"} = attributeValue) >
      x3::eps[to<&Builder::attributeValue>]);
constexpr auto resultType =
    (x3::rule<struct ResultTag, Range>{
         "'['"} = x3::raw['['])[to<&Builder::result>] >
    -(!x3::lit(']') >
      listOf(item > x3::eps[to<&Builder::resultExtent>])) > closeBracket
    > -elementType;
constexpr auto constraint =
    plainCondition > x3::eps[to<&Builder::constraint>] >
    -(token("':' and a message", x3::lit(':')) >
      (x3::rule<struct MessageTag, Range>{
           "a message in quotes"} = quoted)[to<&Builder::constraintMessage>]);
constexpr auto operationName =
    x3::rule<struct OperationTag, Range>{"the name of an operation in quotes"} =
        x3::raw[x3::lexeme['"' >> +operationChar >> '"']]
               [to<&Builder::operation>];
constexpr auto heading = openParen >
                         -(!(x3::lit(')') | ';') > listOf(parameter)) >
                         -(';' > listOf(attribute)) >
                         token("',', ';' or ')'", x3::lit(')')) >
                         token("'->' and the extents of the result",
                               x3::lit("->")) > listOf(resultType) >
                         -(whereWord > listOf(constraint));
constexpr auto gradient =
    x3::lit('=') >
    token("'gradient of' and an operator; or its parameters before '='",
          keyword("gradient")) > token("'of' and an operator", keyword("of")) >
    identifier("an operator")[to<&Builder::gradientOf>] >
    token("'by' and a parameter", keyword("by")) >
    listOf(identifier("a parameter")[to<&Builder::gradientBy>]);

constexpr auto
    stated = keyword("gradient") >
             token("'of' and an operator", keyword("of")) >
             identifier("an operator")[to<&Builder::statedOf>] >
             token("'by' and a parameter", keyword("by")) >
             listOf(identifier("a parameter")[to<&Builder::statedBy>]);

constexpr x3::rule<struct TensorTag> tensor = "a tensor";
constexpr auto tensorAttribute =
    attributeName("the name of an attribute")[to<&Builder::valueName>] >
    token("'=' and a value", x3::lit('=')) > expression
    > x3::eps[to<&Builder::valueEnd>];
constexpr auto tensor_def = identifier("a tensor")[to<&Builder::tensor>] >
                            ((openParen > x3::eps[to<&Builder::tensorCall>] >
                              -(!(x3::lit(')') | ';') > listOf(tensor)) >
                              -(';' > listOf(tensorAttribute)) >
                              token("',', ';' or ')'", x3::lit(')'))) |
                             -(dots > x3::eps[to<&Builder::tensorList>])) >
                            x3::eps[to<&Builder::tensorEnd>];
BOOST_SPIRIT_DEFINE(tensor)

// What is no name, or one that stands in a formula.
constexpr auto beginsValue =
    !identifier("a tensor") |
    (identifier("a tensor") >> (addMark | multiplyMark | comparisonMark |
                                keyword("and") | keyword("or") | '[' | '.'));
constexpr auto let =
    x3::raw[keyword("let")][to<&Builder::let>] >
    (x3::rule<struct LetTag>{"a tensor name"} =
         ('(' > listOf(identifier("a tensor name")[to<&Builder::letName>]) >
          token("',' or ')'", x3::lit(')'))) |
         identifier("a tensor name")[to<&Builder::letName>]) >
    (x3::rule<struct LetRestTag>{"'=' and a tensor, or '[' and indices"} =
         (openBracket > -(!x3::lit(']') > listOf(boundName)) > closeBracket >
          x3::eps[to<&Builder::stepIndices>] >
          -(x3::lit("->") > listOf(resultType)) >
          token("'=' and an element", x3::lit('=')) > expression >
          x3::eps[to<&Builder::stepBody>]) |
         (token("'=' and a tensor", x3::lit('=')) >
          ((&beginsValue > expression > x3::eps[to<&Builder::stepValue>]) |
           (tensor > x3::eps[to<&Builder::stepTensor>]))));
constexpr auto body =
    (x3::raw[keyword("lambda")][to<&Builder::body>] >
     -(!x3::lit(':') > listOf(boundName)) > token("',' or ':'", x3::lit(':')) >
     x3::eps[to<&Builder::stepIndices>] > expression >
     x3::eps[to<&Builder::stepBody>]) |
    (&identifier("'lambda'") > x3::raw[x3::eps][to<&Builder::body>] > tensor >
     x3::eps[to<&Builder::stepTensor>]);
constexpr auto steps = *let > (x3::rule<struct BodyTag>{"'lambda'"} = body) >
                       *(',' > (x3::rule<struct BodyTag>{"'lambda'"} = body));
constexpr auto meaning = heading >
                         token("'=' and a lambda", x3::lit('=')) > steps;
constexpr auto definition =
    token("'op'", keyword("op")) >
    identifier("an operator name")[to<&Builder::operatorName>] >
    -(token("'for'", keyword("for")) > (stated | (x3::eps > operationName))) >
    ((&x3::lit('=') > gradient) | (x3::eps > meaning));

constexpr auto functionDefinition =
    keyword("def") >
    identifier("a function's name")[to<&Builder::functionName>] >
    -('(' > listOf(identifier("a parameter")[to<&Builder::functionParameter>]) >
      closeParen) > token("'=' and a value", x3::lit('=')) > expression
    > x3::eps[to<&Builder::functionBody>];
constexpr auto combinerDefinition =
    keyword("combiner") >
    identifier("a combiner's name")[to<&Builder::functionName>] > openParen >
    listOf(identifier("a name")[to<&Builder::functionParameter>]) >
    token("',' or ';'", x3::lit(';')) > x3::eps[to<&Builder::combinerRight>] >
    listOf(identifier("a name")[to<&Builder::functionParameter>]) > closeParen >
    token("'from' and what folds nothing", keyword("from")) > openParen >
    listOf(expression > x3::eps[to<&Builder::combinerIdentity>]) > closeParen >
    token("'=' and the values", x3::lit('=')) > openParen >
    listOf(expression > x3::eps[to<&Builder::combinerValue>]) > closeParen;
constexpr auto importItem =
    keyword("import") >
    (x3::rule<struct PathTag, Range>{"the name of a file in quotes"} =
         quoted)[to<&Builder::import>];
constexpr auto anyItem =
    importItem | functionDefinition | combinerDefinition | definition;

/// The grammar cannot fail otherwise than at an expectation: `first` is at the
/// word that the parser begins with, `expected`.
template <typename Parser>
std::optional<SyntaxError> run(const Parser &parser, const char *&first,
                               const char *last, Builder &builder,
                               const char *expected) {
  try {
    // phrase_parse() with a builder takes a copy of the parser, which is large.
    auto builderRef = std::ref(builder);
    auto skips = x3::make_context<x3::skipper_tag>(skipper);
    auto context = x3::make_context<BuilderTag>(builderRef, skips);
    if (!parser.parse(first, last, context, x3::unused, x3::unused))
      return SyntaxError{first, expected};
    return std::nullopt;
  } catch (SyntaxError &error) {
    return std::move(error);
  }
}

} // namespace

std::optional<SyntaxError> tofu::syntax::parseItem(const char *&first,
                                                   const char *last,
                                                   Builder &builder) {
  return run(anyItem, first, last, builder, "'op'");
}

std::optional<SyntaxError> tofu::syntax::parseSteps(const char *&first,
                                                    const char *last,
                                                    Builder &builder) {
  return run(steps, first, last, builder, "'lambda'");
}
