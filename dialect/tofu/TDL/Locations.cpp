//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/TDL/Locations.h"

#include "mlir/IR/Operation.h"
#include "llvm/Support/JSON.h"

using namespace mlir;

std::string tofu::tdl::getText(StringRef name) {
  name = name.split('\0').first;
  return llvm::json::isUTF8(name) ? name.str() : llvm::json::fixUTF8(name);
}

/// What JAX does to functions stands around their names.
static bool isTransformation(StringRef word) {
  return llvm::is_contained({"jit", "pjit", "jvp", "transpose", "vmap", "pmap",
                             "checkpoint", "remat", "shard_map", "custom_jvp",
                             "custom_vjp"},
                            word);
}

/// `step/layer/mul` of `jit(step)/transpose(jvp(layer))/mul`. JAX ends the
/// names of operations of its own with a colon.
static std::string unwrap(StringRef path) {
  path = path.rtrim(':');
  std::string names;
  unsigned open = 0; // transformations
  while (!path.empty()) {
    bool isFirst = names.empty() || names.back() == '/';
    StringRef word = path.take_while([](char c) { return c != '('; });
    if (isFirst && word.size() < path.size() && isTransformation(word)) {
      path = path.drop_front(word.size() + 1);
      ++open;
      continue;
    }
    char c = path.front();
    path = path.drop_front();
    if (c == ')' && open && (path.empty() || path[0] == '/' || path[0] == ')'))
      --open;
    else if (c != '/' || !isFirst)
      names += c;
  }
  return StringRef(names).rtrim('/').str();
}

/// The location itself or the first in it; most are of one, and walks are dear.
template <typename Loc> static Loc find(Location loc) {
  if (auto itself = dyn_cast<Loc>(loc))
    return itself;
  return isa<FileLineColRange, UnknownLoc>(loc) ? Loc()
                                                : loc->findInstanceOf<Loc>();
}

/// Of a library that is installed for Python, and not of the program.
static bool isInstalled(StringRef file) {
  return file.contains("/site-packages/") || file.contains("/dist-packages/");
}

/// The innermost line; but of a layer of flax, where the model uses it.
static FileLineColLoc findLine(Location loc) {
  if (isa<FileLineColLoc, UnknownLoc>(loc)) { // most are: walks are dear
    auto file = dyn_cast<FileLineColLoc>(loc);
    return file && file.getLine() != 0 ? file : FileLineColLoc();
  }
  FileLineColLoc first, own;
  loc->walk([&](Location each) {
    auto file = dyn_cast<FileLineColLoc>(each);
    if (!file || file.getLine() == 0)
      return WalkResult::advance();
    if (!first)
      first = file;
    if (isInstalled(file.getFilename()))
      return WalkResult::advance();
    own = file;
    return WalkResult::interrupt();
  });
  return own ? own : first;
}

/// Marks a location of two: of a use, and of what the definition says.
static constexpr llvm::StringLiteral kUse = "use, definition";

Location tofu::tdl::addUse(Location said, Location use) {
  Location place = use;
  if (FileLineColLoc line = findLine(use))
    place = line;
  else if (!find<NameLoc>(use))
    return said;
  // Names are those of the definition.
  auto name = dyn_cast<NameLoc>(said);
  Location line = name ? name.getChildLoc() : said;
  MLIRContext *context = said.getContext();
  Location both =
      FusedLoc::get(context, {place, line}, StringAttr::get(context, kUse));
  return name ? NameLoc::get(name.getName(), both) : both;
}

std::string tofu::tdl::describe(Location loc) {
  if (auto both = loc->findInstanceOf<FusedLocWith<StringAttr>>();
      both && both.getMetadata() == kUse && both.getLocations().size() == 2) {
    std::string use = describe(both.getLocations()[0]);
    std::string definition = describe(both.getLocations()[1]);
    return definition.empty() ? use : use + ", " + definition;
  }
  if (FileLineColLoc file = findLine(loc))
    return getText((file.getFilename().getValue() + ":" +
                    Twine(file.getLine()) + ":" + Twine(file.getColumn()))
                       .str());
  // Exporters name arguments, and operations that no line of the source wrote.
  if (auto name = find<NameLoc>(loc))
    return getText(unwrap(name.getName()));
  return "";
}

/// The location itself, or one of those that it is made of.
static bool has(Location loc, Location part) {
  auto fused = dyn_cast<FusedLoc>(loc);
  return loc == part ||
         (fused && llvm::any_of(fused.getLocations(), [&](Location each) {
            return has(each, part);
          }));
}

std::string tofu::tdl::getName(Value value, const Twine &fallback) {
  // What has the location of its operation was not named; nor had it before
  // that operation became one with others.
  auto name = dyn_cast<NameLoc>(value.getLoc());
  Operation *parent = value.getParentBlock()->getParentOp();
  if (!name || (parent && has(parent->getLoc(), name)))
    return fallback.str();
  return getText(name.getName());
}

std::string tofu::tdl::getSourceName(Location loc) {
  auto name = find<NameLoc>(loc);
  if (!name)
    return "";
  std::string path = unwrap(name.getName());
  return getText(StringRef(path).substr(path.rfind('/') + 1));
}

std::string tofu::tdl::getArgumentSource(FunctionOpInterface function,
                                         unsigned i) {
  auto name = find<NameLoc>(function.getArgument(i).getLoc());
  return name ? getText(name.getName()) : "";
}

std::string tofu::tdl::getResultSource(FunctionOpInterface function,
                                       unsigned i) {
  auto info = function.getResultAttrOfType<StringAttr>(i, "jax.result_info");
  return info ? getText(info) : "";
}

Location tofu::tdl::addSourceName(Location loc, StringRef name) {
  auto known = find<NameLoc>(loc);
  if (!known)
    return NameLoc::get(StringAttr::get(loc.getContext(), name), loc);
  // `jit(step)`, of constants, is a function's.
  StringRef path = known.getName().getValue().rtrim(':');
  if (known != loc || !path.ends_with(")") ||
      !isTransformation(path.substr(path.rfind('/') + 1).take_until([](char c) {
        return c == '(';
      })))
    return loc;
  return NameLoc::get(StringAttr::get(loc.getContext(), path + "/" + name),
                      known.getChildLoc());
}

bool tofu::tdl::hasLine(Location loc) { return bool(findLine(loc)); }

Location tofu::tdl::getPlace(FunctionOpInterface function, Value value) {
  return hasLine(value.getLoc()) ? value.getLoc() : function.getLoc();
}

Location tofu::tdl::addLine(Location loc, Location place) {
  if (findLine(loc) || !findLine(place))
    return loc;
  auto name = find<NameLoc>(loc);
  return name ? NameLoc::get(name.getName(), place) : place;
}
