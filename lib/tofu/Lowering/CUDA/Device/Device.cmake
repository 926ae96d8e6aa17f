# The functions and kernels of this folder as LLVM's bitcode, in the compiler:
# DeviceCode.cpp links them to programs. clang of the LLVM that reads it, or the
# compiler that builds Tofu, if it is clang.
find_program(TOFU_DEVICE_CLANG NAMES clang++ clang-${LLVM_VERSION_MAJOR} clang
  PATHS ${LLVM_TOOLS_BINARY_DIR} NO_DEFAULT_PATH)
if(NOT TOFU_DEVICE_CLANG)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL Clang)
    message(FATAL_ERROR "There is no clang in ${LLVM_TOOLS_BINARY_DIR}, which "
      "compiles the code of devices; install clang-${LLVM_VERSION_MAJOR}.")
  endif()
  set(TOFU_DEVICE_CLANG ${CMAKE_CXX_COMPILER})
endif()
set(folder ${CMAKE_CURRENT_SOURCE_DIR}/CUDA/Device)
set(bitcode)
foreach(name Angles Attention Meeting Movement NarrowAttention NarrowPairFold PairFold Powers)
  set(output ${CMAKE_CURRENT_BINARY_DIR}/${name}.bc)
  add_custom_command(OUTPUT ${output}
    COMMAND ${TOFU_DEVICE_CLANG} -x c++ -std=c++20 -O2 -ffp-contract=on
      -fno-exceptions -fno-rtti -fno-builtin -fno-math-errno -fno-vectorize -fno-slp-vectorize
      -fno-stack-protector -fcf-protection=none -fno-asynchronous-unwind-tables
      -fno-pic -Wall -Werror
      -I ${PROJECT_SOURCE_DIR}/runtime -emit-llvm -MD -MF ${output}.d
      -c ${folder}/${name}.cpp -o ${output}
    DEPENDS ${folder}/${name}.cpp DEPFILE ${output}.d
    COMMENT "Compiling ${name} for devices" VERBATIM)
  list(APPEND bitcode ${output})
endforeach()
set(output ${CMAKE_CURRENT_BINARY_DIR}/DeviceLibrary.cpp)
add_custom_command(OUTPUT ${output}
  COMMAND ${CMAKE_COMMAND} -DOUTPUT=${output} "-DINPUTS=${bitcode}"
    -P ${folder}/Embed.cmake
  DEPENDS ${bitcode} ${folder}/Embed.cmake VERBATIM)
target_sources(obj.TofuLowering PRIVATE ${output})
set_source_files_properties(${output} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON
  SKIP_PRECOMPILE_HEADERS ON)
