# Writes files as arrays of bytes: OUTPUT, from INPUTS.
file(WRITE ${OUTPUT}.new
  "#include \"tofu/Lowering/CUDA/DeviceCode.h\"\n\n")
set(views)
foreach(input ${INPUTS})
  get_filename_component(name ${input} NAME_WE)
  file(READ ${input} bytes HEX)
  string(REGEX REPLACE "(................................)" "\\1\n" bytes "${bytes}")
  string(REGEX REPLACE "([0-9a-f][0-9a-f])" "0x\\1," bytes "${bytes}")
  file(APPEND ${OUTPUT}.new
    "alignas(8) static const unsigned char k${name}[] = {\n${bytes}};\n")
  string(APPEND views
    "      llvm::StringRef(reinterpret_cast<const char *>(k${name}), sizeof(k${name})),\n")
endforeach()
file(APPEND ${OUTPUT}.new "
llvm::ArrayRef<llvm::StringRef> tofu::lowering::getDeviceLibrary() {
  static const llvm::StringRef files[] = {
${views}  };
  return files;
}
")
file(RENAME ${OUTPUT}.new ${OUTPUT})
