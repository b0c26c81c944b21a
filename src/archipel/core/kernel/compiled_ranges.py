"""Ranges of answers in compiled rules: each range is a type of its own, so its bounds become constants.

They are lowered to a few instructions in place, not to functions, which would each have to be compiled. The values of
an answer outside its range are arbitrary, but always values of the fields.
"""

from __future__ import annotations

import operator
from typing import Any

from llvmlite import ir
from numba import types
from numba.core.imputils import lower_builtin, lower_constant, lower_getattr
from numba.core.typing import signature
from numba.core.typing.templates import AbstractTemplate, AttributeTemplate, bound_function, infer_getattr, infer_global
from numba.extending import models, register_model, typeof_impl

from archipel.core.ranges import AnswerRange

NUMBER = types.int64


class RangeType(types.Opaque):  # type: ignore[misc]
    """The type of one range."""

    def __init__(self, codes: AnswerRange) -> None:
        super().__init__(name=f"AnswerRange({codes.first}, {codes.fields})")
        self.codes = codes


def teach() -> None:
    """Make the compiler know ranges; importing this module does most of it."""
    typeof_impl.register(AnswerRange)(lambda codes, _: RangeType(codes))
    register_model(RangeType)(models.OpaqueModel)
    lower_constant(RangeType)(lambda context, *_: context.get_dummy_value())


# --- types --------------------------------------------------------------------------------------------------------


@infer_global(operator.contains)
class Contains(AbstractTemplate):  # type: ignore[misc]
    """answer in RANGE"""

    def generic(self, arguments: Any, named: Any) -> Any:  # noqa: ARG002 - fixed by Numba
        return signature(types.boolean, arguments[0], NUMBER) if isinstance(arguments[0], RangeType) else None


@infer_getattr
class Attributes(AttributeTemplate):  # type: ignore[misc]
    """RANGE.first and the others."""

    key = RangeType

    def resolve_first(self, _: RangeType) -> Any:
        return NUMBER

    def resolve_stop(self, _: RangeType) -> Any:
        return NUMBER

    @bound_function("range.value")  # type: ignore[untyped-decorator]
    def resolve_value(self, *_: Any) -> Any:
        return signature(NUMBER, NUMBER)

    @bound_function("range.values")  # type: ignore[untyped-decorator]
    def resolve_values(self, type_: RangeType, *_: Any) -> Any:
        return signature(types.UniTuple(NUMBER, len(type_.codes.fields)), NUMBER)

    @bound_function("range.answer")  # type: ignore[untyped-decorator]
    def resolve_answer(self, type_: RangeType, *_: Any) -> Any:
        return signature(NUMBER, *[NUMBER] * len(type_.codes.fields))


# --- instructions -------------------------------------------------------------------------------------------------


def number(value: int) -> Any:
    """A constant."""
    return ir.Constant(ir.IntType(NUMBER.bitwidth), value)


@lower_getattr(RangeType, "first")  # type: ignore[untyped-decorator]
def first(_: Any, builder: Any, type_: RangeType, value: Any) -> Any:  # noqa: ARG001 - fixed by Numba
    return number(type_.codes.first)


@lower_getattr(RangeType, "stop")  # type: ignore[untyped-decorator]
def stop(_: Any, builder: Any, type_: RangeType, value: Any) -> Any:  # noqa: ARG001 - fixed by Numba
    return number(type_.codes.stop)


@lower_builtin(operator.contains, RangeType, NUMBER)  # type: ignore[untyped-decorator]
def contains(_: Any, builder: Any, call: Any, arguments: Any) -> Any:
    codes = call.args[0].codes
    place = builder.sub(arguments[1], number(codes.first))
    return builder.icmp_unsigned("<", place, number(codes.stop - codes.first))


@lower_builtin("range.value", RangeType, NUMBER)  # type: ignore[untyped-decorator]
def value(_: Any, builder: Any, call: Any, arguments: Any) -> Any:
    codes = call.args[0].codes
    return builder.sub(arguments[1], number(codes.first - codes.fields[0].start))


@lower_builtin("range.values", RangeType, NUMBER)  # type: ignore[untyped-decorator]
def values(context: Any, builder: Any, call: Any, arguments: Any) -> Any:
    codes = call.args[0].codes
    place = builder.sub(arguments[1], number(codes.first))
    steps = [(builder.udiv(place, number(part.stride)), part) for part in codes.parts]
    found = [builder.add(builder.urem(step, number(part.size)), number(part.lowest)) for step, part in steps]
    return context.make_tuple(builder, call.return_type, found)


@lower_builtin("range.answer", RangeType, types.VarArg(NUMBER))  # type: ignore[untyped-decorator]
def answer(_: Any, builder: Any, call: Any, arguments: Any) -> Any:
    codes = call.args[0].codes
    total = number(codes.first - sum(part.lowest * part.stride for part in codes.parts))
    for part, given in zip(codes.parts, arguments[1:], strict=True):
        total = builder.add(total, builder.mul(given, number(part.stride)))
    return total
