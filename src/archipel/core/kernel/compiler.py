"""Numba, changed in one respect: rules are optimised once, together with everything they call.

Numba compiles every function on its own: it optimises it, turns it into machine code, gives it two wrappers, and then
does nearly all of that again in each caller. With some 200 small rules to a game that is most of the time. Here a rule
that is called by another rule is only typed and lowered to LLVM's language. When Python calls a rule, an `Entry` is
made: one module with that rule, all the rules it reaches and one wrapper, optimised once. Only entries are kept on
disk. See docs/decisions/0037.

This uses parts of Numba that are not a public interface: pyproject.toml names the versions that are known to work, and
tests/core/test_compiler.py checks what is relied upon.
"""

from __future__ import annotations

import hashlib
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numba
from numba import types
from numba.core import compiler, config, serialize, sigutils, typed_passes, typing
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.environment import lookup_environment
from numba.core.imputils import lower_constant
from numba.core.registry import CPUDispatcher, cpu_target
from numba.extending import models, register_model

from archipel.core.kernel import cache, compiled_ranges

ENVIRONMENT = "_ZN08NumbaEnv"  # the beginning of the names of variables that Numba sets when code is loaded
OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy"}

if cache.processor() != cache.NATIVE:
    config.CPU_NAME, config.CPU_FEATURES = cache.processor(), ""
compiled_ranges.teach()


def has_chosen_processor() -> bool:
    """Tell whether Numba compiles for the chosen processor; it does not if it was set up before we were loaded."""
    return cache.processor() in (cache.NATIVE, cpu_target.target_context.codegen().magic_tuple()[1])


# --- code in LLVM's language --------------------------------------------------------------------------------------


class LoweredRule(JITCodeLibrary):  # type: ignore[misc]
    """One rule in LLVM's language, simplified by itself; what it calls is not part of it."""

    def finalize(self) -> None:
        self._finalized = True

    def _get_module_for_linking(self) -> Any:
        """The rule with everything it reaches, for functions that Numba compiles in its own way."""
        module = llvm.parse_assembly(str(self._codegen._create_empty_module(self.name)))
        link(module, [self])
        return module

    def own_module(self) -> Any:
        self._ensure_finalized()
        return self._final_module


class Entry(JITCodeLibrary):  # type: ignore[misc]
    """A rule for Python to call, with all the rules it reaches, optimised together and turned into machine code."""

    def __init__(self, name: str, *, is_loop: bool = True) -> None:
        super().__init__(cpu_target.target_context.codegen(), name)
        self.enable_object_caching()
        self.is_loop = is_loop

    def add_llvm_module(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout
        self._final_module.link_in(module)

    def finalize(self) -> None:
        link(self._final_module, self._linking_libraries)
        if self.is_loop:
            self._optimize_final_module()
        self._optimize_once()
        self._final_module.verify()
        self._finalize_final_module()

    def _optimize_once(self) -> None:
        """For a loop this is the second round: it finds what small steps from callee to caller would have found."""
        level = {} if self.is_loop else {"opt": 1, "loop_vectorize": False, "slp_vectorize": False}
        passes, builder = self._codegen._module_pass_manager(**level)
        passes.run(self._final_module, builder)

    def symbols(self) -> list[str]:
        """The names that the machine code defines."""
        defined = [*self._final_module.functions, *self._final_module.global_variables]
        return [symbol.name for symbol in defined if not symbol.is_declaration]

    def environments(self) -> list[Any]:
        """The values of Numba's variables in this module, apart from those that stand for no module."""
        names = [symbol for symbol in self.symbols() if symbol.startswith(ENVIRONMENT)]
        return [found for found in map(lookup_environment, names) if found is not None and found.can_cache()]

    def set_environments(self, environments: list[Any]) -> None:
        for environment in environments:
            self.codegen.set_env(environment.env_name, environment)

    def load(self, machine_code: bytes, symbols: list[str]) -> None:
        """Use machine code from the cache."""
        self._set_compiled_object(machine_code)
        self._finalize_final_module()
        self._codegen._engine._defined_symbols.update(symbols)


def link(module: Any, libraries: list[Any]) -> None:
    """Copy these libraries and all that they reach into a module, to be inlined or dropped there.

    Rules go first: LLVM leaves out what may be dropped and has not been called yet, such as Numba's own functions.
    """
    own = {function.name for function in module.functions if not function.is_declaration}
    rules, others = reached(libraries)
    for library in rules:
        module.link_in(library.own_module(), preserve=True)
    for library in others:
        module.link_in(library._get_module_for_linking(), preserve=True)
    for function in module.functions:
        if not function.is_declaration and function.linkage == llvm.Linkage.external and function.name not in own:
            function.linkage = "linkonce_odr"


def reached(libraries: list[Any]) -> tuple[list[LoweredRule], list[Any]]:
    """These libraries and all that they call, each once: the rules, and the others, which hold what they call."""
    found, left = {}, list(libraries)
    while left:
        library = left.pop()
        if library not in found:
            found[library] = isinstance(library, LoweredRule)
            left += library._linking_libraries if found[library] else []
    return [rule for rule in found if found[rule]], [other for other in found if not found[other]]


@register_pass(mutates_CFG=True, analysis_only=False)
class RuleLowering(typed_passes.NativeLowering):  # type: ignore[misc]
    """Lowers a rule, and makes it known to its callers without machine code."""

    _name = "rule_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = LoweredRule(state.targetctx.codegen(), state.func_id.func_qualname)
        super().run_pass(state)
        lowered = state["cr"]
        key = (lowered.fndesc.mangled_name,)  # stands for the rule in the place of a pointer to machine code
        state.targetctx.insert_user_function(key, lowered.fndesc, [state.library])
        state["cr"] = lowered._replace(cfunc=key)
        return True


class RuleCompiler(compiler.CompilerBase):  # type: ignore[misc]
    """Numba's own passes up to lowering, and nothing after it."""

    def __init__(self, typing_context: Any, target_context: Any, library: Any, *rest: Any) -> None:
        *_, flags, _ = rest
        flags.no_cpython_wrapper = flags.no_cfunc_wrapper = flags.no_compile = True
        super().__init__(typing_context, target_context, library, *rest)

    def define_pipelines(self) -> list[PassManager]:
        passes = PassManager("rule")
        passes.passes += compiler.DefaultPassBuilder.define_untyped_pipeline(self.state).passes
        passes.passes += compiler.DefaultPassBuilder.define_typed_pipeline(self.state).passes
        passes.add_pass(typed_passes.NoPythonSupportedFeatureValidation, "check that every feature is supported")
        passes.add_pass(typed_passes.IRLegalization, "check the code before lowering")
        passes.add_pass(typed_passes.AnnotateTypes, "note the types")
        passes.add_pass(RuleLowering, "lower")
        passes.add_pass(typed_passes.NoPythonBackend, "gather the result")
        passes.finalize()
        return [passes]


# --- rules --------------------------------------------------------------------------------------------------------


class Rule(CPUDispatcher):  # type: ignore[misc]
    """A rule that Python and other rules can call. `place` is the folder in which its machine code is kept.

    Without `is_loop` the rule takes so little time that it is optimised only a little when Python calls it.
    """

    def __init__(self, function: Callable[..., Any], *, inline: bool, is_loop: bool, place: Path | None) -> None:
        super().__init__(function, targetoptions=OPTIONS | {"forceinline": inline}, pipeline_class=RuleCompiler)
        self.place, self.is_loop = place, is_loop
        self.lowered: dict[tuple[Any, ...], Any] = {}

    @global_compiler_lock  # type: ignore[untyped-decorator]
    def lower(self, arguments: tuple[Any, ...]) -> Any:
        """The rule for arguments of these types, in LLVM's language."""
        if arguments not in self.lowered:
            with self._compiling_counter:  # lets a rule call itself
                self.lowered[arguments] = self._compiler.compile(arguments, None)
        return self.lowered[arguments]

    # --- called by compiled code

    def get_call_template(self, arguments: Any, named: Any) -> Any:
        """Type a call. All integers are taken as 64 bits wide, so a rule is compiled once for all widths."""
        widened = {name: wide(type_) for name, type_ in named.items()}
        signature, arguments = self._compiler.fold_argument_types([wide(type_) for type_ in arguments], widened)
        self.lower(tuple(arguments))
        name, known = self.py_func.__name__, [result.signature for result in self.lowered.values()]
        return typing.make_concrete_template(f"CallTemplate({name})", name, known), signature, arguments, {}

    def get_overload(self, signature: Any) -> Any:
        return self.lowered[tuple(sigutils.normalize_signature(signature)[0])].entry_point

    # --- called by Python

    @global_compiler_lock  # type: ignore[untyped-decorator]
    def compile(self, signature: Any) -> Any:
        """Load the machine code for arguments of these types, or make it."""
        arguments = tuple(sigutils.normalize_signature(signature)[0])
        if arguments not in self.overloads:
            self.targetctx.refresh()
            self.add_overload(self._loaded(arguments) or self._made(arguments))
        return self.overloads[arguments].entry_point

    def _made(self, arguments: tuple[Any, ...]) -> Any:
        lowered, entry = self.lower(arguments), Entry(self.py_func.__qualname__, is_loop=self.is_loop)
        context = lowered.target_context
        parts = lowered.fndesc, lowered.environment
        with context.push_code_library(entry):
            context.create_cpython_wrapper(entry, *parts, lowered.call_helper, release_gil=True)
        entry.add_linking_library(lowered.library)
        result = lowered._replace(library=entry, entry_point=context.get_executable(entry, *parts))
        entry.set_environments(entry.environments())
        self._keep(arguments, result)
        return result

    # --- the cache

    def _file(self, arguments: tuple[Any, ...]) -> Path | None:
        """The file for arguments of these types; None if this rule is not kept."""
        if self.place is None or not has_chosen_processor():
            return None
        function = self.py_func
        key = function.__module__, function.__qualname__, function.__code__.co_firstlineno, arguments
        digest = hashlib.sha256(repr(key).encode() + function.__code__.co_code).hexdigest()[:24]
        return self.place / f"{function.__qualname__.rpartition('.')[2]}-{digest}.rule"

    def _keep(self, arguments: tuple[Any, ...], result: Any) -> None:
        file, entry = self._file(arguments), result.library
        if file is None or entry.has_dynamic_globals or entry._reload_init:
            return
        result.fndesc.typemap = result.fndesc.calltypes = None
        described = result.fndesc, result.environment, result.signature, entry.environments()
        content = serialize.dumps((entry._get_compiled_object(), entry.symbols(), described))
        try:
            cache.write(file, content)
        except OSError:
            cache.complain(file.parent)
        cache.note(file)

    def _loaded(self, arguments: tuple[Any, ...]) -> Any:
        file = self._file(arguments)
        content = None if file is None else cache.read(file)
        if file is None or content is None:
            return None
        machine_code, symbols, described = pickle.loads(content)  # noqa: S301 - our own file, and whole
        description, environment, signature, environments = described
        entry = Entry(self.py_func.__qualname__)
        entry.load(machine_code, symbols)
        pointer = self.targetctx.get_executable(entry, description, environment)
        entry.set_environments(environments)
        cache.note(file)
        return compiler.compile_result(
            typing_context=self.typingctx, target_context=self.targetctx, entry_point=pointer, objectmode=False,
            signature=signature, library=entry, fndesc=description, environment=environment, lifted=(),
        )  # fmt: skip


def wide(type_: Any) -> Any:
    return types.int64 if isinstance(type_, types.Integer) else type_


# --- verbs --------------------------------------------------------------------------------------------------------


class VerbType(types.Callable, types.Opaque):  # type: ignore[misc]
    """The type of a verb in compiled code; `find` returns the rule for the record that is the first argument."""

    def __init__(self, name: str, find: Callable[[Any], Rule]) -> None:
        super().__init__(f"Verb({name})")
        self.find = find

    def get_call_type(self, context: Any, arguments: Any, named: Any) -> Any:
        return types.Dispatcher(self.find(arguments[0])).get_call_type(context, arguments, named)

    def get_call_signatures(self) -> tuple[Any, bool]:
        return (), True

    def get_impl_key(self, signature: Any) -> Any:
        return self.find(signature.args[0]).get_overload(signature.args)


register_model(VerbType)(models.OpaqueModel)
lower_constant(VerbType)(lambda context, *_: context.get_dummy_value())


def declare_verb(stub: Callable[..., Any], find: Callable[[Any], Rule]) -> None:
    """Let compiled code call the stub and reach the rule that `find` returns."""
    cpu_target.typing_context.insert_global(stub, VerbType(stub.__name__, find))


def try_out() -> str:
    """Compile a tiny function; return the version of the compiler."""
    numba.njit(lambda number: number + 1)(1)
    return str(numba.__version__)


def record_type(layout: Any) -> Any:
    """The type of a record in compiled code."""
    return numba.from_dtype(layout)
