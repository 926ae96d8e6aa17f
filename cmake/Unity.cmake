# What a file takes to compile is mostly templates of other people's headers
# that its neighbours instantiate, too: some files at a time, compiled as one,
# take half of the time from nothing. Whoever edits a file may prefer them one by
# one, and tools that read compile_commands.json know files only then.
option(TOFU_UNITY "Compile several files of a library as one" ON)
set(TOFU_UNITY_FILES 8)

# tofu_unity(target ALONE file...): but for files with local names that others
# of the target have, too.
function(tofu_unity target)
  cmake_parse_arguments(ARG "" "" "ALONE" ${ARGN})
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${TOFU_UNITY}
    UNITY_BUILD_BATCH_SIZE ${TOFU_UNITY_FILES})
  set_source_files_properties(${ARG_ALONE} PROPERTIES
    SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()
