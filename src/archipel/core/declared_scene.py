"""A scene made from its declaration: how it is written, and how it sets the record."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from types import ModuleType
from typing import Any

from archipel.core.facts import Facts
from archipel.core.field_kind import FieldKind, Writer
from archipel.core.scene_fields import Check, Name


class DeclaredScene:
    """The fields of a scene, which of them are secret, and the checks of what cannot be; see `scenes`."""

    FIELDS: Mapping[str, FieldKind]
    CONSTANTS: Mapping[str, int] = {}
    SECRET: Sequence[str] = ()
    options: Mapping[str, FieldKind] = {}
    checks: Callable[[Any], Iterable[Check]]

    def shared(self, s: Any) -> dict[str, Any]:
        """Return what everybody sees."""
        options = {name: write(s) for name, write in self._option_writers.items()}
        fields = {name: write(s) for name, write in self._shared_writers.items()}
        return {"seats": s.seats, **({"options": options} if options else {}), **fields}

    def secret(self, s: Any) -> dict[str, Any]:
        """Return what may differ from seat to seat."""
        return {name: write(s) for name, write in self._secret_writers.items()}

    @cached_property
    def _option_writers(self) -> dict[str, Writer]:
        return {name: kind.writer(name) for name, kind in self.options.items()}

    @cached_property
    def _shared_writers(self) -> dict[str, Writer]:
        return {name: kind.writer(name) for name, kind in self.FIELDS.items() if name not in self.SECRET}

    @cached_property
    def _secret_writers(self) -> dict[str, Writer]:
        return {name: self.FIELDS[name].writer(name) for name in self.SECRET}

    def fill(self, s: Any, values: Any) -> None:
        """Set the record, field by field."""
        for name, kind in self.FIELDS.items():
            kind.put(s, getattr(values, name), name)


class ModuleScene(DeclaredScene):
    """The scene that a game's `scene.py` declares."""

    def __init__(self, module: ModuleType, facts: Facts) -> None:
        self.FIELDS = module.FIELDS
        self.CONSTANTS = getattr(module, "CONSTANTS", {})
        self.SECRET = getattr(module, "SECRET", ())
        self.checks = module.checks
        homes = getattr(module, "OPTIONS", {})
        self.options = {option.name: Name(option.values).of(homes.get(option.name, "")) for option in facts.options}
