# compare-options.py Passes.td < COMPILE-HELP: every option of -tofu-plan is one of
# tofu-compile.
import re
import sys

text = open(sys.argv[1]).read()
planner = re.findall(r'Option<"\w+", "([\w-]+)"', text[text.index("def PlanPass"):text.index("def ExpandPass")])
compiler = re.findall(r"^\s*--([\w-]+)", sys.stdin.read(), re.M)
missing = [name for name in planner if name not in compiler]
if missing:
    sys.exit(f"not of tofu-compile: {missing}")
print(f"{len(planner)} options, all of the planner")
