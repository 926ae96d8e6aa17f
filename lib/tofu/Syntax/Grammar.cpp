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
} const skipper;
const auto wordChar = x3::char_("a-zA-Z0-9_");

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
} const plainName;

struct TokenTag;
struct NameTag;

auto keyword(const char *word) {
  return x3::lexeme[x3::lit(word) >> !wordChar];
}
/// A keyword or mark that must stand here; `name` is for the message.
template <typename Parser> auto token(const char *name, Parser parser) {
  return x3::rule<TokenTag>{name} = x3::omit[parser];
}
auto identifier(const char *name) {
  return x3::rule<NameTag, Range>{name} = x3::raw[x3::lexeme[plainName]];
}
/// Of an attribute, whose name others chose: a word of the language in
/// backquotes, too.
auto attributeName(const char *name) {
  return x3::rule<NameTag, Range>{name} =
             x3::raw[x3::lexeme[plainName | ('`' >> x3::char_("a-zA-Z_") >>
                                             *wordChar >> '`')]];
}
const auto digits = +x3::char_("0-9");
const auto number = digits >> -('.' >> digits) >>
                        -(x3::char_("eE") >> -x3::char_("+-") >> digits) |
                    "inf" | "nan";
const auto literal = x3::raw[x3::lexeme[number >> !wordChar]];
/// The one integer that fits in 64 bits, but not without its minus.
const auto leastInteger =
    x3::raw['-' >> x3::lexeme["9223372036854775808" >> !(wordChar | '.')]];

const auto dots = x3::lit("...");
const auto comparisonMark = x3::lit("==") | "!=" | "<=" | ">=" | '<' | '>';
// Before `...` they fold a list.
const auto notDots = !dots;
const auto addMark =
    (x3::lit('+') >> notDots) | (x3::lit('-') >> !x3::lit('>'));
const auto multiplyMark =
    (x3::lit('*') >> notDots) | '/' | keyword("floordiv") | keyword("mod");
const auto quoted =
    x3::raw[x3::lexeme['"' >> *(x3::char_ - '"' - '\n') >> '"']];

//===----------------------------------------------------------------------===//
// Expressions
//===----------------------------------------------------------------------===//

const x3::rule<struct ExpressionTag> expression = "an expression";
const x3::rule<struct PrimaryTag> primary = "an expression";
const x3::rule<struct OperandTag> operand = "an expression";
const x3::rule<struct PlainOperandTag> plainOperand = "an expression";

template <typename Parser> auto listOf(Parser parser) {
  return parser > *(',' > parser);
}
const auto closeParen = token("',' or ')'", x3::lit(')'));
const auto closeBracket = token("',' or ']'", x3::lit(']'));
const auto openBracket = token("'['", x3::lit('['));
const auto openParen = token("'('", x3::lit('('));
const auto whereWord = token("'where'", keyword("where"));
const auto elseWord = token("'else' and a value", keyword("else") >> notDots);

/// Sums of products of `operand`.
template <typename Operand> auto sumsOf(Operand operand) {
  auto product =
      operand > *(x3::raw[multiplyMark][to<&Builder::binaryOperator>] >
                  operand > x3::eps[to<&Builder::binaryFold>]);
  return product > *(x3::raw[addMark][to<&Builder::binaryOperator>] > product >
                     x3::eps[to<&Builder::binaryFold>]);
}
/// Those, compared and joined by `and`, and those by `or`.
template <typename Operand> auto conditionsOf(Operand operand) {
  auto sum = sumsOf(operand);
  auto comparison =
      sum > -(x3::raw[comparisonMark][to<&Builder::binaryOperator>] > sum >
              x3::eps[to<&Builder::binaryFold>] >
              token("'and' between comparisons", !comparisonMark));
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
const auto plainSum = sumsOf(plainOperand);
const auto plainCondition = conditionsOf(plainOperand);

/// `where c else v`, `else v`: only brackets make guards nest, so that each
/// `else` has one read that it can belong to; and only they tell what an
/// operator behind `v` is applied to.
const auto noOperator =
    token("no operator", !(addMark | multiplyMark | comparisonMark |
                           ((keyword("and") | keyword("or")) >> notDots)));
const auto guard =
    (whereWord > plainCondition > x3::eps[to<&Builder::readWhere>] > elseWord >
     plainOperand > x3::eps[to<&Builder::readElse>] > noOperator) |
    (elseWord > plainOperand > x3::eps[to<&Builder::readElse>] > noOperator);

/// `e`, `e...`, or `...` alone.
const x3::rule<struct ItemTag> item = "an expression";

/// A name, and a read or a call if a bracket follows.
template <typename Guard> auto namedOf(Guard guard) {
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
const auto minusMark = x3::raw[x3::lit('-') >> !x3::lit('>')];
const auto plainNamed = namedOf(x3::eps(false));
const auto guardedNamed = namedOf(guard);

/// `i`, `i...`, `...`, with `in` and an extent.
const auto boundName = x3::rule<struct BoundTag>{"an index name"} =
    ((x3::raw[dots][to<&Builder::boundName>] >
      x3::eps[to<&Builder::boundList>]) |
     (identifier("an index name")[to<&Builder::boundName>] >
      -(token("'...'", dots) > x3::eps[to<&Builder::boundList>]))) >
    -(token("'in'", keyword("in")) > plainSum > -token("'...'", dots) >
      x3::eps[to<&Builder::boundRange>]);

/// `max(j: ...)` reduces, `max(a, b)` is a scalar function.
const auto isReduction =
    &('(' >> ((identifier("an index name") >> -dots) | dots) % ',' >>
      (x3::lit(':') | keyword("where") | keyword("in")));
const auto reducerWord =
    x3::raw[keyword("sum") | keyword("prod") |
            ((keyword("max") | keyword("min") | identifier("a combiner")) >>
             isReduction)];
const auto reduction =
    reducerWord[to<&Builder::reducer>] > openParen > listOf(boundName) >
    -(whereWord > plainCondition > x3::eps[to<&Builder::reduceWhere>]) >
    token("',' or ':' after the indices of a reduction", x3::lit(':')) >
    listOf(expression) >
    token("')'", x3::lit(')')) > x3::eps[to<&Builder::reduce>] >
    -(x3::raw[x3::lexeme['.' >> digits]][to<&Builder::element>]);

const auto sliceItem =
    token("':'", x3::lit(':')) >> x3::eps[to<&Builder::sliceAll>] |
    (item > x3::eps[to<&Builder::sliceIndex>]);
const auto slice = identifier("a tensor")[to<&Builder::slice>] >
                   -(openBracket > x3::eps[to<&Builder::sliceBracket>] >
                     -(!x3::lit(']') >
                       listOf(x3::rule<struct SliceTag>{
                                  "an expression or ':'"} = sliceItem)) >
                     closeBracket);
const auto signedLiteral =
    x3::raw[x3::lexeme[-x3::lit('-') >> number >> !wordChar]];
/// What an attribute is where nothing is computed: also words and lists.
const auto attributeValue =
    quoted[to<&Builder::word>] |
    x3::raw[keyword("true") | keyword("false")][to<&Builder::truth>] |
    (x3::raw['['][to<&Builder::openList>] >
     -(!x3::lit(']') > listOf((x3::rule<struct NumberTag, Range>{"a number"} =
                                   signedLiteral)[to<&Builder::literal>])) >
     closeBracket > x3::eps[to<&Builder::closeList>]) |
    signedLiteral[to<&Builder::literal>];
const auto namedValue =
    attributeName("the name of an attribute")[to<&Builder::valueName>] >
    token("'=' and a value", x3::lit('=')) >
    (x3::rule<struct SettingTag>{"a name or a value"} =
         attributeValue |
         (minusMark[to<&Builder::minus>] > literal[to<&Builder::literal>] >
          x3::eps[to<&Builder::minusFold>]) |
         attributeName("a name or a value")[to<&Builder::valueUse>]) >
    x3::eps[to<&Builder::valueEnd>];
const auto opaque =
    token("'opaque'", keyword("opaque")) >
    identifier("the name of an opaque function")[to<&Builder::opaqueFunction>] >
    openParen > listOf(slice) > -(';' > listOf(namedValue)) > closeParen
    > x3::eps[to<&Builder::opaque>];

/// `let t = e in f`
const auto bind = token("'let'", keyword("let")) >
                  identifier("a name")[to<&Builder::bindName>] >
                  token("'=' and a value", x3::lit('=')) >
                  conditionsOf(operand) >
                  token("'in' and what the name is used in",
                        keyword("in")) > expression
                  > x3::eps[to<&Builder::bind>];
const auto foldMark = x3::raw[x3::lit('+') | '*' | keyword("and") |
                              keyword("or") | keyword("else")];
const auto bracketed = '(' > expression >
                       -(foldMark[to<&Builder::binaryOperator>] > dots >
                         x3::eps[to<&Builder::fold>]) >
                       token("')'", x3::lit(')'));
const auto listLiteral = x3::raw['['][to<&Builder::openList>] >
                         -(!x3::lit(']') > listOf(item)) > closeBracket
                         > x3::eps[to<&Builder::closeList>];

const auto expression_def = bind | conditionsOf(operand);
const auto item_def = (x3::raw[dots][to<&Builder::expandAll>]) |
                      (expression > -(x3::raw[dots][to<&Builder::expand>]));
const auto primary_def =
    literal[to<&Builder::literal>] | quoted[to<&Builder::word>] |
    x3::raw[keyword("true") | keyword("false")][to<&Builder::truth>] |
    bracketed | listLiteral | reduction | opaque;
const auto operand_def = leastInteger[to<&Builder::leastInteger>] |
                         (minusMark[to<&Builder::minus>] > operand >
                          x3::eps[to<&Builder::minusFold>]) |
                         primary | guardedNamed;
const auto plainOperand_def = leastInteger[to<&Builder::leastInteger>] |
                              (minusMark[to<&Builder::minus>] > plainOperand >
                               x3::eps[to<&Builder::minusFold>]) |
                              primary | plainNamed;
BOOST_SPIRIT_DEFINE(expression, item, primary, operand, plainOperand)

//===----------------------------------------------------------------------===//
// Definitions
//===----------------------------------------------------------------------===//

const auto
    elementType = token("'of'", keyword("of")) >
                  identifier("an element type")[to<&Builder::elementType>];
const auto dimension =
    x3::rule<struct DimensionTag>{"a dimension name or an integer"} =
        (x3::raw[keyword("each")][to<&Builder::eachDimension>] > plainSum >
         x3::eps[to<&Builder::dimension>]) |
        x3::raw[dots][to<&Builder::expandAll>] >>
            x3::eps[to<&Builder::dimension>] |
        (plainSum > -(x3::raw[dots][to<&Builder::expand>]) >
         x3::eps[to<&Builder::dimension>]);
const auto parameter = identifier("a parameter name")[to<&Builder::parameter>] >
                       -(dots > x3::eps[to<&Builder::parameterList>]) >
                       token("':' and the dimensions of the parameter",
                             x3::lit(':')) > openBracket
                       > -(!x3::lit(']') > listOf(dimension)) > closeBracket >
                       -elementType;
const auto listOfWords =
    quoted[to<&Builder::attributeWord>] >
    *('|' > (x3::rule<struct WordTag, Range>{
                 "a word in quotes"} = quoted)[to<&Builder::attributeWord>]);
const auto attributeKind =
    token("'of'", keyword("of")) >
    (x3::rule<struct KindTag>{"a kind of attribute"} =
         listOfWords |
         identifier("a kind of attribute")[to<&Builder::attributeKind>]);
const auto attribute =
    attributeName("an attribute name")[to<&Builder::attribute>] >
    -attributeKind >
    -('=' > (x3::rule<struct ValueTag>{"a value"} = attributeValue) >
      x3::eps[to<&Builder::attributeValue>]);
const auto resultType = (x3::rule<struct ResultTag, Range>{
                             "'['"} = x3::raw['['])[to<&Builder::result>] >
                        -(!x3::lit(']') >
                          listOf(item > x3::eps[to<&Builder::resultExtent>])) >
                        closeBracket > -elementType;
const auto constraint =
    plainCondition > x3::eps[to<&Builder::constraint>] >
    -(token("':' and a message", x3::lit(':')) >
      (x3::rule<struct MessageTag, Range>{
           "a message in quotes"} = quoted)[to<&Builder::constraintMessage>]);
const auto operationName = x3::rule<
    struct OperationTag, Range>{"the name of an operation in quotes"} =
    x3::raw[x3::lexeme['"' >> +(x3::char_("a-zA-Z0-9_.$@") | x3::char_('-')) >>
                       '"']][to<&Builder::operation>];
const auto heading = openParen > -(!x3::char_(");") > listOf(parameter)) >
                     -(';' > listOf(attribute)) >
                     token("',', ';' or ')'", x3::lit(')')) >
                     token("'->' and the extents of the result",
                           x3::lit("->")) > listOf(resultType) >
                     -(whereWord > listOf(constraint));
const auto gradient =
    x3::lit('=') >
    token("'gradient of' and an operator; or its parameters before '='",
          keyword("gradient")) > token("'of' and an operator", keyword("of")) >
    identifier("an operator")[to<&Builder::gradientOf>] >
    token("'by' and a parameter", keyword("by")) >
    listOf(identifier("a parameter")[to<&Builder::gradientBy>]);

const auto stated = keyword("gradient") >
                    token("'of' and an operator", keyword("of")) >
                    identifier("an operator")[to<&Builder::statedOf>] >
                    token("'by' and a parameter", keyword("by")) >
                    listOf(identifier("a parameter")[to<&Builder::statedBy>]);

const x3::rule<struct TensorTag> tensor = "a tensor";
const auto tensorAttribute =
    attributeName("the name of an attribute")[to<&Builder::valueName>] >
    token("'=' and a value", x3::lit('=')) > expression
    > x3::eps[to<&Builder::valueEnd>];
const auto tensor_def =
    identifier("a tensor")[to<&Builder::tensor>] >
    ((openParen > x3::eps[to<&Builder::tensorCall>] >
      -(!x3::char_(");") > listOf(tensor)) > -(';' > listOf(tensorAttribute)) >
      token("',', ';' or ')'", x3::lit(')'))) |
     -(dots > x3::eps[to<&Builder::tensorList>])) >
    x3::eps[to<&Builder::tensorEnd>];
BOOST_SPIRIT_DEFINE(tensor)

// What is no name, or one that stands in a formula.
const auto beginsValue =
    !identifier("a tensor") |
    (identifier("a tensor") >> (addMark | multiplyMark | comparisonMark |
                                keyword("and") | keyword("or") | '[' | '.'));
const auto let =
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
const auto body =
    (x3::raw[keyword("lambda")][to<&Builder::body>] >
     -(!x3::lit(':') > listOf(boundName)) > token("',' or ':'", x3::lit(':')) >
     x3::eps[to<&Builder::stepIndices>] > expression >
     x3::eps[to<&Builder::stepBody>]) |
    (&identifier("'lambda'") > x3::raw[x3::eps][to<&Builder::body>] > tensor >
     x3::eps[to<&Builder::stepTensor>]);
const auto meaning = heading > token("'=' and a lambda", x3::lit('=')) > *let >
                     (x3::rule<struct BodyTag>{"'lambda'"} = body) >
                     *(',' > (x3::rule<struct BodyTag>{"'lambda'"} = body));
const auto definition =
    token("'op'", keyword("op")) >
    identifier("an operator name")[to<&Builder::operatorName>] >
    -(token("'for'", keyword("for")) > (stated | (x3::eps > operationName))) >
    ((&x3::lit('=') > gradient) | (x3::eps > meaning));

const auto functionDefinition =
    keyword("def") >
    identifier("a function's name")[to<&Builder::functionName>] >
    -('(' > listOf(identifier("a parameter")[to<&Builder::functionParameter>]) >
      closeParen) > token("'=' and a value", x3::lit('=')) > expression
    > x3::eps[to<&Builder::functionBody>];
const auto combinerDefinition =
    keyword("combiner") >
    identifier("a combiner's name")[to<&Builder::functionName>] > openParen >
    listOf(identifier("a name")[to<&Builder::functionParameter>]) >
    token("',' or ';'", x3::lit(';')) > x3::eps[to<&Builder::combinerRight>] >
    listOf(identifier("a name")[to<&Builder::functionParameter>]) > closeParen >
    token("'from' and what folds nothing", keyword("from")) > openParen >
    listOf(expression > x3::eps[to<&Builder::combinerIdentity>]) > closeParen >
    token("'=' and the values", x3::lit('=')) > openParen >
    listOf(expression > x3::eps[to<&Builder::combinerValue>]) > closeParen;
const auto importItem =
    keyword("import") >
    (x3::rule<struct PathTag, Range>{"the name of a file in quotes"} =
         quoted)[to<&Builder::import>];
const auto anyItem =
    importItem | functionDefinition | combinerDefinition | definition;

/// The grammar cannot fail otherwise than at an expectation: `first` is at the
/// word that the parser begins with, `expected`.
template <typename Parser>
std::optional<SyntaxError> run(const Parser &parser, const char *&first,
                               const char *last, Builder &builder,
                               const char *expected) {
  try {
    bool matched = x3::phrase_parse(
        first, last, x3::with<BuilderTag>(std::ref(builder))[parser], skipper,
        x3::skip_flag::dont_post_skip);
    if (!matched)
      return SyntaxError{first, expected};
    return std::nullopt;
  } catch (const x3::expectation_failure<const char *> &failure) {
    return SyntaxError{failure.where(), failure.which()};
  }
}

} // namespace

std::optional<SyntaxError> tofu::syntax::parseItem(const char *&first,
                                                   const char *last,
                                                   Builder &builder) {
  return run(anyItem, first, last, builder, "'op'");
}

std::optional<SyntaxError> tofu::syntax::parseLambda(const char *first,
                                                     const char *last,
                                                     Builder &builder) {
  return run(body, first, last, builder, "'lambda'");
}
