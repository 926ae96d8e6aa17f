# What computes contractions, convolutions and linear algebra instead of kernels:
# plain C++ on OpenBLAS (which has LAPACK) and oneDNN. The runtime links
# TofuRuntimeLibrary, the interpreter TofuLapack.
find_library(OPENBLAS openblas REQUIRED)
find_library(DNNL dnnl REQUIRED)
find_path(CBLAS_INCLUDE cblas.h PATH_SUFFIXES openblas openblas-pthread REQUIRED)
find_package(Threads REQUIRED)

# What compiler, tools and runtime agree on, in headers only: tables, functions
# that programs apply, numbers.
add_library(TofuRuntimeInterface INTERFACE)
target_sources(TofuRuntimeInterface
  INTERFACE FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR}/runtime
  FILES Function.h OwnFunctions.h Program.h PutRecord.h SliceSignature.h Types.h
  PRIVATE FILE_SET ours TYPE HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR}/runtime
  FILES CallError.h Combiners.h Exceptions.h Fingerprint.h Scalars.h)
install(TARGETS TofuRuntimeInterface EXPORT TofuTargets FILE_SET HEADERS)

add_library(TofuLapack STATIC BlasCalls.cpp LinearAlgebra.cpp Tridiagonal.cpp)
set_target_properties(TofuLapack PROPERTIES POSITION_INDEPENDENT_CODE ON)
target_compile_features(TofuLapack PUBLIC cxx_std_20)
target_include_directories(TofuLapack SYSTEM PRIVATE ${CBLAS_INCLUDE})
target_link_libraries(TofuLapack PUBLIC TofuRuntimeInterface
  PRIVATE ${OPENBLAS} Threads::Threads)
install(TARGETS TofuLapack EXPORT TofuTargets)

add_library(TofuRuntimeLibrary STATIC
  Blas.cpp Contraction.cpp Convolution.cpp ConvolutionCall.cpp Library.cpp
  LocalContraction.cpp MatrixProductCall.cpp OutputProducts.cpp Scratch.cpp SlideOther.cpp Widen.cpp)
set_target_properties(TofuRuntimeLibrary PROPERTIES POSITION_INDEPENDENT_CODE ON)
target_include_directories(TofuRuntimeLibrary PUBLIC ${PROJECT_SOURCE_DIR}/runtime)
target_include_directories(TofuRuntimeLibrary SYSTEM PRIVATE ${CBLAS_INCLUDE})
# gomp sets the number of oneDNN's threads.
target_link_libraries(TofuRuntimeLibrary PUBLIC TofuLapack PRIVATE
  ${OPENBLAS} ${DNNL} gomp Threads::Threads)
