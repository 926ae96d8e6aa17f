"""What NVIDIA's assembler makes of programs: a line for each kernel, with its registers,
bytes spilled and shared memory on each architecture, and one for each program. Status 1
if a register is spilled anywhere.

    ptxas.py FOLDER... [--models=NAME,...] [--all] [--ranks=1,4] [--ptxas=PATH] [--summary]

FOLDER has NAME.mlir and NAME.npz: models of which numbers are known; with --all all
NAME.mlir and NAME.mlir.xz. --summary leaves the kernels out.
"""
import argparse
import lzma
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ARCHITECTURES = ["sm_80", "sm_90", "sm_100"]
KERNEL = re.compile(
    r"Compiling entry function '(?P<name>\w+)'.*?(?P<stored>\d+) bytes spill stores, (?P<loaded>\d+) bytes spill loads"
    r".*?Used (?P<registers>\d+) registers(?P<rest>[^\n]*)", re.S)


def find_ptxas():
    homes = [os.environ.get("CUDA_HOME", ""), "/usr/local/cuda"]
    return shutil.which("ptxas", path=os.pathsep.join([f"{homes[0]}/bin", os.environ["PATH"], f"{homes[1]}/bin"]))


def assemble(ptxas, ptx, architecture):
    """Of each kernel: registers, bytes spilled, bytes shared."""
    done = subprocess.run([ptxas, "-v", f"-arch={architecture}", ptx, "-o", f"{ptx}.{architecture}"],
                          text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        sys.exit(f"{ptxas}: {done.stdout}")
    kernels = {}
    for found in KERNEL.finditer(done.stdout):
        shared = re.search(r"(\d+) bytes smem", found["rest"])
        kernels[found["name"]] = (int(found["registers"]), int(found["stored"]) + int(found["loaded"]),
                                  int(shared[1]) if shared else 0)
    return kernels


def find_models(folders, takes_all):
    for folder in folders:
        if takes_all:
            yield from sorted([*folder.glob("*.mlir"), *folder.glob("*.mlir.xz")])
        else:
            yield from (arrays.with_suffix(".mlir") for arrays in sorted(folder.glob("*.npz")))


def read(source):
    return lzma.open(source).read() if source.suffix == ".xz" else source.read_bytes()


def show(numbers):
    """80/96/96, or one number where all are the same."""
    return "/".join(map(str, numbers)) if len(set(numbers)) > 1 else str(numbers[0])


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folders", nargs="+", type=pathlib.Path)
    parser.add_argument("--models", type=lambda text: text.split(","))
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--ranks", type=lambda text: [int(k) for k in text.split(",")], default=[1, 4])
    parser.add_argument("--ptxas", default=find_ptxas())
    parser.add_argument("--summary", action="store_true")
    options = parser.parse_args()
    if not options.ptxas:
        sys.exit("there is no ptxas in $CUDA_HOME, PATH or /usr/local/cuda; give --ptxas=PATH")
    models = {}
    for source in find_models(options.folders, options.all):
        name = source.name.split(".")[0]
        if not options.models or name in options.models:
            models[name] = source
    spilled = 0
    print(f"{'model':18} {'k':>2} {'kernel':22} {'registers':13} {'spilled':8} shared, on {'/'.join(ARCHITECTURES)}")
    for model, source in models.items():
        for ranks in options.ranks:
            with tempfile.TemporaryDirectory() as folder:
                ptx = f"{folder}/ptx"
                with open(ptx, "w") as file:
                    subprocess.run(["tofu-compile", "-", f"--devices={ranks}", "--target=cuda", "--emit=ptx", "--tie=order"],
                                   input=read(source), stdout=file, check=True)
                each = [assemble(options.ptxas, ptx, architecture) for architecture in ARCHITECTURES]
            rows = {name: list(zip(*(kernels[name] for kernels in each))) for name in each[0]}
            if not rows:
                sys.exit(f"{options.ptxas} says nothing of the kernels of {source}")
            for name, (registers, spills, shared) in rows.items():
                spilled += any(spills)
                if any(spills) or not options.summary:
                    print(f"{model:18} {ranks:2} {name:22} {show(registers):13} {show(spills):8} {show(shared)}")
            most = [[max(row[column][i] for row in rows.values()) for i in range(len(ARCHITECTURES))] for column in range(3)]
            print(f"{model:18} {ranks:2} {f'most of {len(rows)}':22} {show(most[0]):13} {show(most[1]):8} {show(most[2])}",
                  flush=True)
    print(f"{len(models)} models, {spilled} kernels spill")
    sys.exit(bool(spilled) or not models)


if __name__ == "__main__":
    main()
