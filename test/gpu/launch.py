"""Starts a command once for each rank, as mpirun does, with the variables of the
starter that is asked for, and prints what each says behind its rank.

    launch.py RANKS [--as=mpirun|srun|torchrun] [--kill=RANK] [--stop=RANK] [--left=RANK] [--halt=SECONDS] [--after=SECONDS] [--set=RANK:NAME=VALUE] COMMAND...

--kill ends a rank a moment after all are connected (--after: 0.5 seconds), without a word;
--stop halts one then, --halt all of them, for so long. Once all others have ended that one is killed, and so is what --left says hangs.
The exit status is 1 if a rank fails, and 2 if one is still there after 60 seconds.
"""
import glob
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time


def get_free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def get_variables(starter, rank, ranks, port):
    if starter == "torchrun":
        # The port after it is process 0's.
        return {"RANK": rank, "WORLD_SIZE": ranks, "LOCAL_RANK": rank,
                "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": port - 1}
    names = {"mpirun": ("OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"),
             "srun": ("SLURM_PROCID", "SLURM_NTASKS")}[starter]
    return {names[0]: rank, names[1]: ranks,
            "TOFU_ADDRESS": f"127.0.0.1:{port}"}


def launch(ranks, command, starter="mpirun", killed=None, stopped=None, left=None, halt=None, after=0.5, settings={}):
    """What each rank says, in lines, and its exit status: none where it did not end."""
    port = get_free_port()
    folder = tempfile.mkdtemp()
    processes = []
    for rank in range(ranks):
        environment = dict(os.environ, TMPDIR=folder)
        for name, value in get_variables(starter, rank, ranks, port).items():
            environment[name] = str(value)
        environment.update(settings.get(rank, []))
        processes.append(subprocess.Popen(
            command, env=environment, text=True, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT))
    end = time.time() + 60
    left = stopped if left is None else left
    if killed is not None or stopped is not None or halt is not None:
        # All are connected when the stand-in of NCCL has a socket of each.
        while len(glob.glob(f"{folder}/tofu-nccl-*/*")) < ranks and time.time() < end:
            time.sleep(0.01)
        time.sleep(after)
        if killed is not None:
            processes[killed].kill()
        if stopped is not None:
            processes[stopped].send_signal(signal.SIGSTOP)
        if halt is not None:
            for process in processes:
                process.send_signal(signal.SIGSTOP)
            time.sleep(halt)
            for process in processes:
                process.send_signal(signal.SIGCONT)
    said = [None] * ranks
    for rank in sorted(range(ranks), key=lambda rank: rank == left):
        process = processes[rank]
        if rank == left:
            process.kill()
        try:
            output, _ = process.communicate(timeout=max(end - time.time(), 0.1))
            status = process.returncode
        except subprocess.TimeoutExpired:
            process.kill()
            output, _ = process.communicate()
            output += "does not end\n"
            status = None
        said[rank] = output.splitlines(), status
    shutil.rmtree(folder)
    return said


def main():
    ranks, settings, options = int(sys.argv[1]), {}, {}
    command = sys.argv[2:]
    while command[0].startswith("--"):
        name, value = command.pop(0)[2:].split("=", 1)
        if name == "set":
            rank, setting = value.split(":", 1)
            settings.setdefault(int(rank), []).append(setting.split("=", 1))
        elif name == "as":
            options["starter"] = value
        elif name in ("after", "halt"):
            options[name] = float(value)
        else:
            options[{"kill": "killed", "stop": "stopped", "left": "left"}[name]] = int(value)
    said = launch(ranks, command, settings=settings, **options)
    for rank, (lines, _) in enumerate(said):
        for line in lines:
            print(f"rank {rank}: {line}")
    statuses = [status for _, status in said]
    sys.exit(2 if None in statuses else int(any(statuses)))


if __name__ == "__main__":
    main()
