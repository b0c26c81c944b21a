"""The parts of Numba that the kernel relies on, and its additions. A new version of Numba has to pass this first."""

from __future__ import annotations

import operator
import sys

import numpy as np
import pytest

from archipel.core import kernel
from archipel.core.ranges import AnswerRange

pytestmark = pytest.mark.compiled

STEP = AnswerRange(100, (range(2, 5), range(-3, 4)))
DIE = AnswerRange(7, (range(1, 7),))


@pytest.fixture
def compiler():
    from archipel.core.kernel import compiler

    return compiler


def test_the_parts_of_numba_that_are_no_public_interface_are_still_there(compiler):
    """If this fails after an upgrade, read numba.core.codegen and numba.core.typed_passes before changing anything."""
    library = compiler.JITCodeLibrary
    for name in (
        "_optimize_functions",
        "_optimize_final_module",
        "_finalize_final_module",
        "_set_compiled_object",
        "_get_compiled_object",
        "_get_module_for_linking",
        "_ensure_finalized",
        "enable_object_caching",
    ):
        assert callable(getattr(library, name)), name
    assert {"no_cpython_wrapper", "no_cfunc_wrapper", "no_compile", "forceinline"} <= set(
        compiler.compiler.Flags.options
    )
    assert {"cfunc", "fndesc", "env", "call_helper"} == set(compiler.compiler._LowerResult._fields)
    assert callable(compiler.CPUDispatcher.get_call_template)
    assert callable(compiler.compiler.DefaultPassBuilder.define_typed_pipeline)


@kernel.rule
def double(number):
    return 2 * number


@kernel.large_rule
def factorial(number):
    return 1 if number < 2 else number * factorial(number - 1)


@kernel.rule
def both(number):
    return double(np.int8(number)) + double(number) + factorial(number)


def test_rules_that_only_rules_call_are_not_turned_into_machine_code():
    assert both(5) == 20 + 120
    assert len(both.overloads) == 1
    assert not double.overloads
    assert not factorial.overloads
    assert double(4) == 8, "until Python calls them"
    assert factorial(4) == 24


@kernel.rule
def tripled(number):
    return 3 * number


@kernel.rule
def sometimes(number, wanted):
    return tripled(number) if wanted else number


NEVER = False


@kernel.rule
def in_another_place(number):
    return sometimes(number, NEVER) + tripled(number)


def test_a_call_that_is_optimised_away_in_one_place_works_in_another():
    assert in_another_place(5) == 20


def test_a_rule_is_compiled_once_for_all_widths_of_numbers():
    both(5)
    assert len(double.lowered) == 1


def test_numbas_own_functions_can_call_rules(compiler):
    @compiler.numba.njit
    def own(number):
        return both(number) + 1

    assert own(5) == 141


@kernel.rule
def all_of(answer):
    row, column = STEP.values(answer)
    return answer in STEP, answer in DIE, row, column, STEP.answer(row, column), DIE.value(answer), DIE.answer(3)


@pytest.mark.parametrize("answer", [*range(STEP.first, STEP.stop)])
def test_ranges_mean_the_same_compiled_and_in_python(answer):
    assert all_of(answer) == all_of.py_func(answer)


@pytest.mark.parametrize("answer", [STEP.first - 1, STEP.stop, -1, 6, 7, 12, 13, -sys.maxsize])
def test_answers_outside_a_range_are_seen_and_have_values_within_its_fields(answer):
    inside, die, row, column, *_ = all_of(answer)
    assert (inside, die) == (answer in STEP, answer in DIE)
    assert row in STEP.fields[0]
    assert column in STEP.fields[1]


@kernel.rule
def bounds():
    return STEP.first, STEP.stop


def test_the_bounds_of_a_range_are_known():
    assert bounds() == operator.attrgetter("first", "stop")(STEP)
