"""A Python that has JAX, from PyPI."""
import os
import subprocess
import venv


def get(folder):
    python = os.path.join(folder, "bin", "python")
    if not os.path.exists(python):
        venv.create(folder, with_pip=True)
    if subprocess.run([python, "-c", "import jax"], capture_output=True).returncode:
        subprocess.run([python, "-m", "pip", "install", "--quiet", "jax"], check=True)
    return python
