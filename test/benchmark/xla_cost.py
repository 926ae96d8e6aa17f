"""Floating-point operations of a step as XLA's analysis of cost counts them, and as many times as its loops run.

    python xla_cost.py FILE.mlir    prints both: once for each loop's body, and for each iteration

The analysis counts a body once. So it is asked for each body by itself, and the trips are read of conditions
as JAX writes them for scans: a number that starts at 0 is less than a constant."""
import functools
import re
import sys

from jax._src import xla_bridge
from jaxlib import _hlo, _jax


class Program:
    def __init__(self, text):
        self.text = re.sub(r"^(HloModule [^,\n]*).*", r"\1", text, count=1).replace("\nENTRY ", "\n")
        self.bodies = dict(re.findall(r"^%([\w.-]+) (\(.*?^\})", self.text, re.M | re.S))
        self.entry = re.search(r"^ENTRY %([\w.-]+)", text, re.M)[1]

    @functools.cache
    def count_once(self, name):
        text = self.text.replace(f"\n%{name} (", f"\nENTRY %{name} (")
        return _jax.hlo_module_cost_analysis(xla_bridge.get_backend("cpu"), _hlo.hlo_module_from_text(text)).get("flops", 0)

    @functools.cache
    def count(self, name):
        total = self.count_once(name)
        for condition, body in re.findall(r" while\(.*?condition=%([\w.-]+), body=%([\w.-]+)", self.bodies[name]):
            bound = re.search(r"ROOT [^=]*= pred\[\] compare\([^,]*, %([\w.-]+)\), direction=LT", self.bodies[condition])
            trips = bound and re.search(rf"%{re.escape(bound[1])} = s32\[\] constant\((\d+)\)", self.bodies[condition])
            if not trips:
                raise ValueError(f"how often the loop of {body} runs is not known")
            total += int(trips[1]) * self.count(body) - self.count_once(body)
        for callee in re.findall(r" call\(.*?to_apply=%([\w.-]+)", self.bodies[name]):
            total += self.count(callee) - self.count_once(callee)
        return total


def main():
    module = _jax.mlir.mlir_module_to_xla_computation(open(sys.argv[1]).read(), use_tuple_args=False, return_tuple=False).as_hlo_module()
    program = Program(module.to_string())
    print("flops", program.count_once(program.entry), program.count(program.entry))


main()
