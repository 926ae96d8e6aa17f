# The GoogleTest executables, one lit test a GoogleTest case.
import os

import lit.formats

config.name = "Tofu-Unit"
config.suffixes = []
config.test_source_root = os.path.join(config.tofu_build, "test", "unit")
config.test_exec_root = config.test_source_root
config.test_format = lit.formats.GoogleTest("", "Tests")
if config.tofu_sanitize:
    config.environment["ASAN_OPTIONS"] = "detect_container_overflow=0"
