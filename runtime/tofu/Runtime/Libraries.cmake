# What computes contractions and convolutions instead of kernels: plain C++ on
# OpenBLAS and oneDNN. The runtime links TofuRuntimeLibrary.
find_library(OPENBLAS openblas REQUIRED)
find_library(DNNL dnnl REQUIRED)
find_path(CBLAS_INCLUDE cblas.h PATH_SUFFIXES openblas openblas-pthread REQUIRED)
find_package(Threads REQUIRED)

add_library(TofuRuntimeLibrary STATIC
  Blas.cpp Contraction.cpp Convolution.cpp ConvolutionCall.cpp Library.cpp
  LocalContraction.cpp MatrixProductCall.cpp Scratch.cpp Widen.cpp)
set_target_properties(TofuRuntimeLibrary PROPERTIES POSITION_INDEPENDENT_CODE ON)
target_include_directories(TofuRuntimeLibrary PUBLIC ${PROJECT_SOURCE_DIR}/runtime)
target_include_directories(TofuRuntimeLibrary SYSTEM PRIVATE ${CBLAS_INCLUDE})
# gomp sets the number of oneDNN's threads.
target_link_libraries(TofuRuntimeLibrary PRIVATE
  ${OPENBLAS} ${DNNL} gomp Threads::Threads)
