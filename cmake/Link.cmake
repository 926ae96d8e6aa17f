# MLIR and LLVM as programs link them: their shared libraries, or, in programs that
# are self-contained, what these use of the archives. For the shared ones the loader
# writes 300,000 addresses, which takes 50 ms at each start; with it inside, a program
# starts in 7. But it can load no plugin, which would bring MLIR a second time.
file(GLOB archives ${LLVM_LIBRARY_DIR}/libMLIR*.a ${LLVM_LIBRARY_DIR}/libLLVM*.a)
set(TOFU_CAN_CONTAIN OFF)
add_library(TofuArchives INTERFACE)
if(archives AND NOT BUILD_SHARED_LIBS AND TARGET ZLIB::ZLIB AND TARGET zstd::libzstd_shared)
  target_link_libraries(TofuArchives INTERFACE ${archives} ZLIB::ZLIB zstd::libzstd_shared)
  set(TOFU_CAN_CONTAIN ON)
endif()

# LLVM's functions link the shared one to whatever they make.
function(tofu_unlink_llvm name)
  foreach(property LINK_LIBRARIES INTERFACE_LINK_LIBRARIES)
    get_target_property(links ${name} ${property})
    if(links)
      list(REMOVE_ITEM links LLVM)
      set_target_properties(${name} PROPERTIES ${property} "${links}")
    endif()
  endforeach()
endfunction()

# tofu_link(name PUBLIC|PRIVATE libraries...): of MLIR and LLVM the program in the end
# decides by its property which these are.
function(tofu_link name kind)
  list(TRANSFORM ARGN REPLACE "^(MLIR|LLVM)$"
    "$<IF:$<BOOL:$<TARGET_PROPERTY:TOFU_SELF_CONTAINED>>,TofuArchives,\\1>")
  target_link_libraries(${name} ${kind} ${ARGN})
endfunction()

# tofu_self_contained(program...)
function(tofu_self_contained)
  foreach(name ${ARGN})
    set_target_properties(${name} PROPERTIES TOFU_SELF_CONTAINED ${TOFU_CAN_CONTAIN})
    target_link_options(${name} PRIVATE -Wl,--gc-sections)
  endforeach()
endfunction()
