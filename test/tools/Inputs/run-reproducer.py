# run-reproducer.py FILE: runs tofu-opt with the pipeline that stands in the file, as
# a string of MLIR.
import os
import re
import sys

pipeline = re.search(r'pipeline: "(.*)",', open(sys.argv[1]).read())[1]
pipeline = re.sub(r"\\([0-9A-F]{2})", lambda byte: chr(int(byte[1], 16)), pipeline)
os.execvp("tofu-opt", ["tofu-opt", sys.argv[1], "--pass-pipeline=" + pipeline])
