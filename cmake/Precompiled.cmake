# Headers of others, MLIR's first of all, are two thirds of what compiling a
# file takes. Those that most files include are compiled once for each set of
# flags; files still include what they use.
option(TOFU_PRECOMPILE "Compile headers of others once, not for every file" ON)

# CMake's own -Xclang -include hides a path from ccache; this says all.
set(CMAKE_CXX_COMPILE_OPTIONS_USE_PCH -include-pch <PCH_FILE>)
set(TOFU_LLVM_HEADERS
  <algorithm> <functional> <map> <memory> <optional> <string> <variant> <vector>
  <llvm/ADT/ArrayRef.h> <llvm/ADT/STLExtras.h> <llvm/ADT/SmallVector.h>
  <llvm/ADT/StringExtras.h> <llvm/ADT/StringMap.h> <llvm/Support/Error.h>
  <llvm/Support/MathExtras.h> <llvm/Support/raw_ostream.h>)
# Not Affine's, which bring an mlir::Range beside that of other files.
set(TOFU_MLIR_HEADERS ${TOFU_LLVM_HEADERS}
  <mlir/Bytecode/BytecodeOpInterface.h>
  <mlir/Dialect/Arith/IR/Arith.h> <mlir/Dialect/Func/IR/FuncOps.h>
  <mlir/Dialect/Math/IR/Math.h>
  <mlir/IR/Builders.h> <mlir/IR/BuiltinOps.h> <mlir/IR/IRMapping.h>
  <mlir/IR/IntegerSet.h> <mlir/IR/Matchers.h> <mlir/IR/OpImplementation.h>
  <mlir/Pass/Pass.h>)

# add_precompiled(name HEADERS ... [OPTIONS ...]): an object library to take
# headers from.
function(add_precompiled name)
  cmake_parse_arguments(ARG "" "" "HEADERS;OPTIONS" ${ARGN})
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/${name}.cpp
    CONTENT "// Only for its headers.\n")
  add_library(${name} OBJECT EXCLUDE_FROM_ALL ${PROJECT_BINARY_DIR}/${name}.cpp)
  llvm_update_compile_flags(${name})
  target_compile_options(${name} PRIVATE ${ARG_OPTIONS}
    "SHELL:-Xclang -fno-pch-timestamp")
  target_precompile_headers(${name} PRIVATE ${ARG_HEADERS})
  # It names files of this build: no other build can use it. What is compiled
  # with it can be shared, if ccache takes it for what it was made from.
  set_target_properties(${name} PROPERTIES CXX_COMPILER_LAUNCHER "")
  set(sum ${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${name}.dir/cmake_pch.hxx.pch.sum)
  file(CONFIGURE OUTPUT ${sum} CONTENT
    "${LLVM_PACKAGE_VERSION} ${CMAKE_CXX_COMPILER_VERSION} ${ARG_HEADERS}${ARG_OPTIONS}")
endfunction()

# tofu_precompile(target from): the target's sources use the headers of `from`.
function(tofu_precompile target from)
  if(TOFU_PRECOMPILE)
    target_precompile_headers(${target} REUSE_FROM ${from})
  endif()
endfunction()
