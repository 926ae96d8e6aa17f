# MLIR's headers are two thirds of what compiling a file takes. Those that most
# files include are compiled once for the libraries and once for their tests;
# files still include what they use.
option(TOFU_PRECOMPILE "Compile MLIR's headers once, not for every file" ON)

# CMake's own -Xclang -include hides a path from ccache; this says all.
set(CMAKE_CXX_COMPILE_OPTIONS_USE_PCH -include-pch <PCH_FILE>)
set(TOFU_PRECOMPILED_HEADERS
  <mlir/Dialect/Arith/IR/Arith.h> <mlir/Dialect/Func/IR/FuncOps.h>
  <mlir/IR/Builders.h> <mlir/IR/BuiltinOps.h> <mlir/IR/IRMapping.h>
  <mlir/IR/IntegerSet.h> <mlir/Pass/Pass.h>)

# add_precompiled(name options...): an object library to take headers from.
function(add_precompiled name)
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/${name}.cpp
    CONTENT "// Only for its headers.\n")
  add_library(${name} OBJECT EXCLUDE_FROM_ALL ${PROJECT_BINARY_DIR}/${name}.cpp)
  llvm_update_compile_flags(${name})
  target_compile_options(${name} PRIVATE ${ARGN}
    "SHELL:-Xclang -fno-pch-timestamp")
  target_precompile_headers(${name} PRIVATE ${TOFU_PRECOMPILED_HEADERS})
  # It names files of this build: no other build can use it. What is compiled
  # with it can be shared, if ccache takes it for what it was made from.
  set_target_properties(${name} PROPERTIES CXX_COMPILER_LAUNCHER "")
  set(sum ${CMAKE_CURRENT_BINARY_DIR}/CMakeFiles/${name}.dir/cmake_pch.hxx.pch.sum)
  file(CONFIGURE OUTPUT ${sum} CONTENT
    "${LLVM_PACKAGE_VERSION} ${CMAKE_CXX_COMPILER_VERSION} ${TOFU_PRECOMPILED_HEADERS}")
endfunction()

# tofu_precompile(target from): the target's sources use the headers of `from`.
function(tofu_precompile target from)
  if(TOFU_PRECOMPILE)
    target_precompile_headers(${target} REUSE_FROM ${from})
  endif()
endfunction()
