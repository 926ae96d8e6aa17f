//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Sharding/Texts.h"

#include "gtest/gtest.h"

using namespace tofu;

using Tiles = llvm::SmallVector<int64_t>;
using Devices = std::vector<int64_t>;

static Sharding readXla(llvm::StringRef text) {
  Shardings all = parseXlaShardings(text);
  return all.size() == 1 ? all.front() : Sharding::refuse("is not one");
}

static std::string getMesh(llvm::StringRef name) {
  return name == "mesh"      ? "#sdy.mesh<[\"x\"=2, \"y\"=4]>"
         : name == "swapped" ? "#sdy.mesh<[\"x\"=2, \"y\"=2], device_ids=[0, "
                               "2, 1, 3]>"
         : name == "empty"   ? "#sdy.mesh<[]>"
         : name == "maximal" ? "#sdy.mesh<[], device_ids=[3]>"
                             : "";
}

static Sharding readShardy(llvm::StringRef text) {
  Shardings all = parseShardyShardings(text, getMesh);
  return all.size() == 1 ? all.front() : Sharding::refuse("is not one");
}

TEST(XlaText, OrdersOfDevicesAreRead) {
  Sharding rows = readXla("{devices=[4,2]<=[4,2]T(1,0)}");
  EXPECT_EQ(rows.whyNot, "");
  EXPECT_EQ(rows.tiles, Tiles({4, 2}));
  EXPECT_EQ(rows.tileOf, Devices({0, 4, 1, 5, 2, 6, 3, 7}));
  EXPECT_EQ(readXla("{devices=[4,2]0,2,4,6,1,3,5,7}").tileOf, rows.tileOf);
  EXPECT_EQ(readXla("{devices=[8]<=[2,2,2]T(2,0,1)}").tileOf,
            Devices({0, 4, 1, 5, 2, 6, 3, 7}));
  EXPECT_EQ(readXla("{devices=[2,1,2]<=[4] last_tile_dim_replicate}").tileOf,
            Devices({0, 0, 1, 1}));
  EXPECT_EQ(
      readXla("{devices=[2,2,1]<=[4] last_tile_dims={replicated, manual}}")
          .tileOf,
      Devices({0, 0, 1, 1}));
  EXPECT_EQ(readXla("{devices=[2]0,1 shard_as 3 metadata={op_name=\"a}b\" "
                    "source_line=4}}")
                .tileOf,
            Devices({0, 1}));
}

TEST(XlaText, NamedAxesAreTiles) {
  EXPECT_EQ(readXla("{mesh[a=2,b=2], [{b}, {?}], replicated={a}}").tileOf,
            Devices({0, 1, 0, 1}));
  EXPECT_EQ(readXla("{mesh['a'=4], device_ids=([2,2]T(1,0)), [{a}], "
                    "metadata={{op_name=\"b\"}}}")
                .tileOf,
            Devices({0, 2, 1, 3}));
  EXPECT_TRUE(readXla("{mesh[a=2], replicated}").cutsNothing());
}

TEST(XlaText, SomeSayNothing) {
  for (llvm::StringRef text :
       {"{replicated}", "{unknown}", "{unknown shard_as 1}",
        "{devices=[1,1,4]<=[4] last_tile_dim_replicate}",
        "{replicated metadata={{op_name=\"d\"}, {}}}", "{mesh[], replicated}"})
    EXPECT_TRUE(readXla(text).cutsNothing()) << text.str();
  EXPECT_TRUE(parseXlaShardings("{}").empty());
}

TEST(XlaText, SeveralValuesHaveOneEach) {
  Shardings two =
      parseXlaShardings("{{replicated}, {devices=[1,2]1,0}, {manual}}");
  ASSERT_EQ(two.size(), 3u);
  EXPECT_TRUE(two[0].cutsNothing());
  EXPECT_EQ(two[1].tileOf, Devices({1, 0}));
  EXPECT_EQ(two[2].whyNot, kManual);
}

TEST(XlaText, WhatIsNoneSaysWhy) {
  std::pair<llvm::StringRef, llvm::StringRef> cases[] = {
      {"{maximal device=3}", "is on device 3 alone"},
      {"{maximal_mesh[device_id=5]}", "is on device 5 alone"},
      {"{manual}", kManual},
      {"{devices=[2,2]<=[4] last_tile_dims={manual}}", kManual},
      {"{unreduced}", kUnreduced},
      {"{devices=[2,2]<=[4] last_tile_dims={unreduced}}", kUnreduced},
      {"{devices=[0]<=[4]}", "has 0 tiles along dimension 0"},
      {"{devices=[2,-2]<=[4]}", "has -2 tiles along dimension 1"},
      {"{devices=[4]0,1}", "has 4 tiles for 2 devices"},
      {"{devices=[4]<=[8]}", "has 4 tiles for 8 devices"},
      {"{devices=[2]0,0}", "does not have each device from 0 to 1 once"},
      {"{devices=[2]1,2}", "does not have each device from 0 to 1 once"},
      {"{devices=[65537]<=[65537]}",
       "is for more than 65536 devices, which are the most"},
      {"{devices=[99999999999,99999999999]<=[9]}",
       "is for more than 65536 devices, which are the most"},
      {"", kFaulty},
      {"replicated", kFaulty},
      {"{replicated", kFaulty},
      {"{replicated} ", ""},
      {"{replicated}}", kFaulty},
      {"{replicated manual}", kFaulty},
      {"{replicated last_tile_dim_replicate}", kFaulty},
      {"{last_tile_dim_replicate}", kFaulty},
      {"{maximal}", kFaulty},
      {"{shard_as 1}", kFaulty},
      {"{devices=[]<=[4]}", kFaulty},
      {"{devices=[4]<=[]}", kFaulty},
      {"{devices=[4]<=[2,2]T(0)}", kFaulty},
      {"{devices=[4]<=[2,2]T(0,0)}", kFaulty},
      {"{devices=[4]<=[2,2]T(0,2)}", kFaulty},
      {"{devices=[4]<=[-2,-2]T(0,1)}", kFaulty},
      {"{devices=[4]}", kFaulty},
      {"{devices=[4]<=[4] last_tile_dims={foo}}", kFaulty},
      {"{devices=[4]<=[4] last_tile_dims={replicated,replicated}}", kFaulty},
      {"{devices=[4]<=[4] metadata={}", kFaulty},
      {"{{replicated}", kFaulty},
      {"{{{replicated}}}", kFaulty},
      {"{{maximal device=0}, {foo}}", "is on device 0 alone"},
      {"{mesh[a=2], [{b}]}",
       "is by the axis 'b', which its mesh does not have"},
      {"{mesh[a=2,a=2], [{a}]}", "is for a mesh that has the axis 'a' twice"},
      {"{mesh[a=2], device_ids=([4]), [{a}]}",
       "is for a mesh of 2 devices that lists 4"},
      {"{mesh[a=256,b=257], [{a}]}",
       "is for more than 65536 devices, which are the most"},
      {"{mesh[a=2,a=2], replicated}",
       "is for a mesh that has the axis 'a' twice"},
      {"{mesh[a=0], [{a}]}", kFaulty},
      {"{mesh[a=2,b=2], [{a}], manual={b}}", kManual},
      {"{mesh[a=2,b=2], [{a}], unreduced={b}}", kUnreduced}};
  for (auto [text, why] : cases)
    EXPECT_EQ(readXla(text).whyNot, why.str()) << text.str();
}

TEST(ShardyText, AxesAreTiles) {
  EXPECT_EQ(readShardy("#sdy.sharding<@mesh, [{\"x\"}, {\"y\"}]>").tileOf,
            Devices({0, 1, 2, 3, 4, 5, 6, 7}));
  Sharding swapped = readShardy("#sdy.sharding<@mesh, [{?}, {\"y\", \"x\"}]>");
  EXPECT_EQ(swapped.tiles, Tiles({1, 8}));
  EXPECT_EQ(swapped.tileOf, Devices({0, 2, 4, 6, 1, 3, 5, 7}));
  EXPECT_EQ(readShardy("#sdy.sharding<@mesh, [{\"y\", ?}p1], "
                       "replicated={\"x\"}>")
                .tileOf,
            Devices({0, 1, 2, 3, 0, 1, 2, 3}));
  EXPECT_EQ(readShardy("#sdy.sharding<mesh<[\"x\"=2]>, [{\"x\"}]>").tileOf,
            Devices({0, 1}));
}

TEST(ShardyText, PartsOfAxesAreDigits) {
  EXPECT_EQ(readShardy("#sdy.sharding<@mesh, [{\"y\":(1)2}, {\"x\"}]>").tileOf,
            Devices({0, 0, 2, 2, 1, 1, 3, 3}));
  EXPECT_EQ(readShardy("#sdy.sharding<@mesh, [{\"y\":(2)2}]>").tileOf,
            Devices({0, 1, 0, 1, 0, 1, 0, 1}));
}

TEST(ShardyText, MeshesMaySayTheirDevices) {
  EXPECT_EQ(readShardy("#sdy.sharding<@swapped, [{\"x\"}]>").tileOf,
            Devices({0, 1, 0, 1}));
  EXPECT_EQ(readShardy("#sdy.sharding<@maximal, []>").whyNot,
            "is on device 3 alone");
}

TEST(ShardyText, SomeSayNothing) {
  for (llvm::StringRef text :
       {"#sdy.sharding<@mesh, [{}, {?}]>", "#sdy.sharding<@empty, [{}]>",
        "#sdy.sharding<@mesh, []>"})
    EXPECT_TRUE(readShardy(text).cutsNothing()) << text.str();
  Shardings two = parseShardyShardings(
      "#sdy.sharding_per_value<[<@mesh, [{?}]>, <@mesh, [{\"x\"}]>]>", getMesh);
  ASSERT_EQ(two.size(), 2u);
  EXPECT_TRUE(two[0].cutsNothing());
  EXPECT_FALSE(two[1].cutsNothing());
}

TEST(ShardyText, WhatIsNoneSaysWhy) {
  std::pair<llvm::StringRef, llvm::StringRef> cases[] = {
      {"#sdy.sharding<@none, [{}]>",
       "is for the mesh 'none', which the program does not have"},
      {"#sdy.sharding<mesh<[\"x\"=-1]>, [{}]>",
       "is for a mesh that is none as Shardy writes it"},
      {"#sdy.sharding<@mesh, [{\"x\"}, {\"x\"}]>", "has an axis twice"},
      {"#sdy.sharding<@mesh, [{\"y\", \"y\"}]>", "has an axis twice"},
      {"#sdy.sharding<@mesh, [{\"y\":(1)2, \"y\":(1)2}]>", "has an axis twice"},
      {"#sdy.sharding<@mesh, [{\"z\"}]>",
       "is by the axis 'z', which its mesh does not have"},
      {"#sdy.sharding<@mesh, [{}], replicated={\"z\"}>",
       "is by the axis 'z', which its mesh does not have"},
      {"#sdy.sharding<mesh<[\"x\"=4], device_ids=[0, 1]>, [{\"x\"}]>",
       "is for a mesh of 4 devices that lists 2"},
      {"#sdy.sharding<mesh<[\"x\"=2], device_ids=[0, 1, 2, 3]>, [{\"x\"}]>",
       "is for a mesh of 2 devices that lists 4"},
      {"#sdy.sharding<mesh<[\"x\"=2, \"x\"=2]>, [{\"x\"}]>",
       "is for a mesh that has the axis 'x' twice"},
      {"#sdy.sharding<mesh<[\"x\"=65536, \"y\"=2]>, [{\"x\"}]>",
       "is for more than 65536 devices, which are the most"},
      {"#sdy.sharding<@mesh, [{\"y\":(1)3}]>", kFaulty},
      {"#sdy.sharding<@mesh, [{\"y\":(0)2}]>", kFaulty},
      {"#sdy.sharding<@mesh, [{}]> ]", kFaulty},
      {"#sdy.sharding<@mesh>", kFaulty},
      {"#sdy.other<@mesh, [{}]>", kFaulty},
      {"#sdy.sharding<@mesh, [{\"x\"}], unreduced={\"y\"}>", kUnreduced}};
  for (auto [text, why] : cases)
    EXPECT_EQ(readShardy(text).whyNot, why.str()) << text.str();
}

/// Whatever is left out of a text, or is twice in it, ends.
TEST(Texts, AnyTextEnds) {
  for (std::string text :
       {"{devices=[2,1,2]<=[2,2]T(1,0) last_tile_dims={replicated} shard_as 1 "
        "metadata={op_name=\"a\"}}",
        "{mesh['a'=2,b=2], device_ids=([2,2]T(1,0)), [{a:(1)2}, {?}], "
        "replicated={b}}",
        "#sdy.sharding_per_value<[<@mesh, [{\"x\", ?}p1, {\"y\":(1)2}], "
        "replicated={\"y\":(2)2}>, <mesh<[\"x\"=2], device_ids=[1, 0]>, []>]>"})
    for (size_t at = 0; at <= text.size(); ++at)
      for (size_t count = 0; at + count <= text.size(); ++count) {
        std::string shorter = text, longer = text;
        shorter.erase(at, count);
        longer.insert(at, text.substr(at, count));
        for (const std::string &each : {shorter, longer}) {
          parseXlaShardings(each);
          parseShardyShardings(each, getMesh);
        }
      }
}
