"""Plants faults in what a run asks of the driver, one at a time, and sees that each is
found, or is none: the stream is behind the event anyway; or no two operations that
touch one byte have lost their order, and the numbers are right in whichever order the
others run.

    plant.py KIND[:STRIDE],... [--processes=K] COMMAND...

KIND is as in TOFU_GPU_PLANT: each call of a step that is of that kind has the fault
once, on each stream. With --processes, as many processes run the command, and the last
one has the fault. The command compares with what is expected. Prints for each kind how
many were found, and by what. Two runs go on side by side.
"""
import concurrent.futures
import os
import re
import subprocess
import sys
import tempfile

from launch import launch


SEEDS = 3  # other orders in which what is not found has to be right


def run(command, ranks, planted=None, seed=0):
    """Findings of all, in one text, and what became of the fault."""
    with tempfile.TemporaryDirectory() as folder:
        report = os.path.join(folder, "report")
        settings = {"TOFU_GPU_REPORT": report, "TOFU_GPU_SEED": str(seed)}
        if planted:
            settings["TOFU_GPU_PLANT"] = planted
        if ranks:
            said = launch(ranks, command + ["--timeout=10"], settings={ranks - 1: settings.items()})
            statuses = [status for _, status in said]
            text = "\n".join(line for lines, _ in said for line in lines)
        else:
            done = subprocess.run(command, env=dict(os.environ, **settings), text=True, timeout=60,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            statuses, text = [done.returncode], done.stdout
        if not os.path.exists(report):
            sys.exit(f"{planted}: {text}")
        with open(report) as file:
            return statuses, text, file.read()


def judge(command, ranks, planted):
    """None: there is no such call; the findings, or why there are none."""
    for seed in range(SEEDS + 1):
        statuses, text, report = run(command, ranks, planted, seed)
        # Of processes another one may find it.
        findings = set(re.findall(r"^gpu: ([\w-]+): .*: ", report + text, re.M)) - {"plantable", "planted"}
        if "planted: nothing" in report:
            return None
        # Ranks that are threads may go on in another order, too.
        if findings and any(statuses):
            return findings
        if any(statuses):
            print(f"{planted} is not found, but of weight: {text}\n{report}")
            return "bad"
        if "planted: it changes nothing" in report:
            break
    return "it changes nothing"


def main():
    kinds = dict((kind.split(":") + ["1"])[:2] for kind in sys.argv[1].split(","))
    command, ranks = sys.argv[2:], 0
    if command[0].startswith("--processes="):
        ranks = int(command.pop(0).split("=")[1])
    statuses, text, report = run(command, ranks)
    if any(statuses):
        sys.exit(text)
    bad = 0
    for kind, stride in kinds.items():
        plants = [f"{kind}:{stream}:{call}"
                  for stream, count in re.findall(rf"plantable: {kind}:(\d+):(\d+)", report)
                  for call in range(1, int(count) + 1, int(stride))]
        with concurrent.futures.ThreadPoolExecutor(2) as pool:
            judged = list(pool.map(lambda planted: judge(command, ranks, planted), plants))
        found = [findings for findings in judged if isinstance(findings, set)]
        nothing = judged.count("it changes nothing")
        bad += judged.count("bad")
        print(f"{kind}: {len(judged) - judged.count(None)} planted, {len(found)} found, "
              f"{nothing} change nothing: {', '.join(sorted(set().union(*found)))}")
    sys.exit(bad != 0)


if __name__ == "__main__":
    main()
