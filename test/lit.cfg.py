# What a test is: a .mlir, .tdl or .test file with RUN lines, or a GoogleTest
# executable under unit/.
import os
import shutil
import sys

import lit.formats
from lit.llvm import llvm_config

config.name = "Tofu"
config.test_format = lit.formats.ShTest(not llvm_config.use_lit_shell)
config.suffixes = [".mlir", ".tdl", ".test"]
config.excludes = ["CMakeLists.txt", "Inputs", "consumer", "unit"]
config.test_source_root = os.path.join(config.tofu_source, "test")
config.test_exec_root = os.path.join(config.tofu_build, "test")
config.environment["FILECHECK_OPTS"] = "-enable-var-scope --allow-unused-prefixes=false"

# Numbers of devices on which code is optimised, for scripts that run programs on several.
if "TOFU_OPTIMIZED" in os.environ:
    config.environment["TOFU_OPTIMIZED"] = os.environ["TOFU_OPTIMIZED"]

llvm_config.with_environment(
    "PATH",
    [os.path.join(config.tofu_build, "bin"), config.llvm_tools_dir],
    append_path=True,
)
config.substitutions.append(("%source", config.tofu_source))
config.substitutions.append(("%build", config.tofu_build))
# Ahead of lit's own %p.
config.substitutions.insert(0, ("%python", sys.executable))
config.substitutions.append(("%consumer-options", config.consumer_options))

if config.tofu_sanitize:
    # LLVM's shared library is not instrumented: a container that crosses the
    # border looks overflown. A stock tool cannot load an instrumented plugin.
    config.environment["ASAN_OPTIONS"] = "detect_container_overflow=0"
else:
    config.available_features.update(["plugin", "package"])
if shutil.which("clang-format-22") and os.path.exists(
    os.path.join(config.tofu_source, ".git")
):
    config.available_features.add("lint")
# NVIDIA's assembler, if this machine has it.
ptxas = shutil.which(
    "ptxas",
    path=os.pathsep.join(
        [
            os.path.join(os.environ.get("CUDA_HOME", "/usr/local/cuda"), "bin"),
            os.environ.get("PATH", ""),
            "/usr/local/cuda/bin",
        ]
    ),
)
if ptxas:
    config.available_features.add("ptxas")
    config.substitutions.append(("%ptxas", ptxas))
shared = os.path.join(os.path.dirname(config.tofu_source), "shared")
if os.path.isdir(os.path.join(shared, "inputs")):
    config.available_features.add("shared")
    config.substitutions.append(("%shared", shared))
# A Python that has JAX, where Testing.md says to make one.
jax = os.path.join(config.tofu_source, "build", "jax", "bin")
if os.path.exists(os.path.join(jax, "python")):
    config.available_features.add("jax")
    config.substitutions.append(("%jax", jax))
