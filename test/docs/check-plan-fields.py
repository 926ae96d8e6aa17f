# check-plan-fields.py plan.json...: holds the fields of plans that programs carry
# against the table of docs/Execution.md, and those of the report in them against
# that of docs/Partition.md. Together the plans must have every field that is
# documented, with its type, and no other.
import json
import re
import sys


def get_section(path, heading):
    text = open(path).read()
    begin = text.index("\n" + heading + "\n")
    end = text.find("\n## ", begin + 1)
    return text[begin:end if end > 0 else None]


def describe(value):
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, (int, float)):
        return "number"
    if isinstance(value, str):
        return "text"
    if isinstance(value, dict):
        return "object"
    kinds = {describe(v) for v in value} & {"object", "text"}
    return kinds.pop() + "s" if kinds else "numbers"


def collect(value, path, found):
    """All paths below a value: {path: types}; of an empty list, any."""
    if isinstance(value, dict):
        for name, field in value.items():
            below = f"{path}.{name}" if path else name
            found.setdefault(below, set())
            if field != []:
                found[below].add(describe(field))
            collect(field, below, found)
    elif isinstance(value, list):
        for element in value:
            collect(element, path + "[]", found)


documented = {}
for field, type in re.findall(r"^\| `([a-z_.\[\]]+)` \| ([a-z ]+) \|",
                              get_section("docs/Execution.md", "## The plan as JSON"), re.M):
    documented[field] = type
plan_fields = len(documented)
# There a row names one field or more, and then what the objects in it hold.
for fields, holds in re.findall(r"^\| (`[a-z_`, ]+) \| (.*) \|$",
                                get_section("docs/Partition.md", "## `--tofu-report`"), re.M):
    for field in re.findall("`([a-z_]+)`", fields):
        documented["report[]." + field] = None
        below = "" if field.startswith("peak") else "[]"
        for name in re.findall("`([a-z_]+)`", holds):
            documented[f"report[].{field}{below}.{name}"] = None
del documented["report[].peak_bytes_one_device"]  # not of what is compiled: it is scheduled

printed = {}
for path in sys.argv[1:]:
    collect(json.load(open(path)), "", printed)
errors = [f"{field} is documented, but not printed" for field in documented.keys() - printed.keys()]
errors += [f"{field} is printed, but not documented" for field in printed.keys() - documented.keys()]
errors += [f"{field} is {type}, but documented as {documented[field]}"
           for field, types in printed.items() for type in types
           if documented.get(field) not in (type, None)]
if errors:
    sys.exit("\n".join(sorted(errors)))
print(f"{plan_fields} fields of plans and {len(documented) - plan_fields} of reports")
