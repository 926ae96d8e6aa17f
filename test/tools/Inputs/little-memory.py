# Runs a tool with less and less address space, and with less and less memory of its own:
# it computes, or says in one line what is missing.
import resource
import subprocess
import sys

LIMITS = [(resource.RLIMIT_AS, kilobytes)
          for kilobytes in (150_000, 400_000, 430_000, 460_000, 500_000, 600_000)]
LIMITS += [(resource.RLIMIT_DATA, kilobytes) for kilobytes in (10_000, 60_000, 140_000)]

for kind, kilobytes in LIMITS:
    limit = kilobytes * 1024
    done = subprocess.run(
        sys.argv[1:], capture_output=True, text=True, timeout=20,
        preexec_fn=lambda: resource.setrlimit(kind, (limit, limit)))
    assert done.returncode in (0, 1, 127), done
    if done.returncode == 1:
        assert ": error: " in done.stderr, done
        assert done.stderr.count("\n") == 1, done
    assert "bad_alloc" not in done.stderr, done
print("ended each time")
