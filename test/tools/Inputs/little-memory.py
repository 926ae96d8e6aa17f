# Runs a program with less and less address space: it computes, or says in one line what
# is missing.
import resource
import subprocess
import sys

for kilobytes in (150_000, 400_000, 450_000, 500_000, 600_000):
    limit = kilobytes * 1024
    done = subprocess.run(
        ["tofu-run", sys.argv[1], "--random=1"], capture_output=True, text=True,
        timeout=20,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (limit, limit)))
    assert done.returncode in (0, 1, 127), done
    if done.returncode == 1:
        assert done.stderr.startswith("tofu-run: error: "), done
        assert done.stderr.count("\n") == 1, done
    assert "bad_alloc" not in done.stderr, done
print("ended each time")
