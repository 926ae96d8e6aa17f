//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A compiler that embeds Tofu has StableHLO registered: operations have classes
// and properties, attributes types of their own. They are read by what they
// print, as those of generic text are.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/GraphImport.h"
#include "tofu/TDL/TDL.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/DialectImplementation.h"
#include "mlir/IR/OpDefinition.h"
#include "mlir/Parser/Parser.h"
#include "gtest/gtest.h"

using namespace mlir;

namespace {
struct WordStorage : AttributeStorage {
  using KeyTy = std::pair<StringRef, StringRef>;
  explicit WordStorage(KeyTy key) : key(key) {}
  bool operator==(const KeyTy &other) const { return key == other; }
  static WordStorage *construct(AttributeStorageAllocator &allocator,
                                KeyTy key) {
    return new (allocator.allocate<WordStorage>()) WordStorage(
        {allocator.copyInto(key.first), allocator.copyInto(key.second)});
  }
  KeyTy key;
};

/// #stablehlo<comparison_direction LT>
struct WordAttr : Attribute::AttrBase<WordAttr, Attribute, WordStorage> {
  using Base::Base;
  static constexpr StringLiteral name = "stablehlo.word";
};

/// An operation of any operands and results, whose attributes are properties.
template <typename Concrete>
struct AnyOp : Op<Concrete, OpTrait::VariadicOperands, OpTrait::VariadicResults,
                  OpTrait::ZeroSuccessors, OpTrait::ZeroRegions> {
  using Op<Concrete, OpTrait::VariadicOperands, OpTrait::VariadicResults,
           OpTrait::ZeroSuccessors, OpTrait::ZeroRegions>::Op;
  struct Properties {
    DictionaryAttr all;
    bool operator==(const Properties &other) const = default;
  };
  static ArrayRef<StringRef> getAttributeNames() { return {}; }
  static LogicalResult
  setPropertiesFromAttr(Properties &properties, Attribute attribute,
                        function_ref<InFlightDiagnostic()>) {
    properties.all = cast<DictionaryAttr>(attribute);
    return success();
  }
  static Attribute getPropertiesAsAttr(MLIRContext *,
                                       const Properties &properties) {
    return properties.all;
  }
  static llvm::hash_code computePropertiesHash(const Properties &properties) {
    return hash_value(Attribute(properties.all));
  }
  static std::optional<Attribute>
  getInherentAttr(MLIRContext *, const Properties &properties, StringRef name) {
    if (!properties.all || !properties.all.contains(name))
      return std::nullopt;
    return properties.all.get(name);
  }
  static void populateDefaultProperties(OperationName, Properties &) {}
  static void setInherentAttr(Properties &, StringRef, Attribute) {}
  static void populateInherentAttrs(MLIRContext *, const Properties &properties,
                                    NamedAttrList &attributes) {
    if (properties.all)
      attributes.append(properties.all.getValue());
  }
  static LogicalResult verifyInherentAttrs(OperationName, NamedAttrList &,
                                           function_ref<InFlightDiagnostic()>) {
    return success();
  }
};

struct IotaOp : AnyOp<IotaOp> {
  using AnyOp::AnyOp;
  static StringRef getOperationName() { return "stablehlo.iota"; }
};
struct CompareOp : AnyOp<CompareOp> {
  using AnyOp::AnyOp;
  static StringRef getOperationName() { return "stablehlo.compare"; }
};
struct SelectOp : AnyOp<SelectOp> {
  using AnyOp::AnyOp;
  static StringRef getOperationName() { return "stablehlo.select"; }
};

struct SmallDialect : Dialect {
  explicit SmallDialect(MLIRContext *context)
      : Dialect(getDialectNamespace(), context, TypeID::get<SmallDialect>()) {
    addOperations<IotaOp, CompareOp, SelectOp>();
    addAttributes<WordAttr>();
  }
  static StringRef getDialectNamespace() { return "stablehlo"; }

  Attribute parseAttribute(DialectAsmParser &parser, Type) const override {
    std::string mnemonic, word;
    if (parser.parseKeywordOrString(&mnemonic) ||
        parser.parseKeywordOrString(&word))
      return {};
    return WordAttr::get(getContext(), WordStorage::KeyTy(mnemonic, word));
  }
  void printAttribute(Attribute attribute,
                      DialectAsmPrinter &printer) const override {
    auto &[mnemonic, word] = cast<WordAttr>(attribute).getImpl()->key;
    printer << mnemonic << ' ' << word;
  }
};
} // namespace

static constexpr llvm::StringLiteral kProgram = R"(
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %i = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xf32>
  %c = "stablehlo.compare"(%x, %i) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %y = "stablehlo.select"(%c, %x, %i) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %y : tensor<4xf32>
})";

static std::string import(MLIRContext &context) {
  context.loadDialect<func::FuncDialect, arith::ArithDialect,
                      tofu::tdl::TDLDialect>();
  OwningOpRef<ModuleOp> module =
      parseSourceString<ModuleOp>(kProgram, &context);
  if (!module || failed(tofu::importStableHLO(*module)))
    return "";
  std::string text;
  llvm::raw_string_ostream(text) << *module;
  return text;
}

TEST(RegisteredDialect, IsImportedAsGenericTextIs) {
  MLIRContext registered, generic;
  registered.loadDialect<SmallDialect>();
  generic.allowUnregisteredDialects();
  std::string text = import(registered);
  EXPECT_NE(text.find("arith.cmpf olt"), text.npos) << text;
  EXPECT_EQ(text, import(generic));
}
