"""A compiled rule, as Numba keeps it.

Most rules are called by other rules only. Numba would give each a wrapper for Python, a wrapper for C, machine code and
a file in the cache, none of which is ever used: a caller's machine code holds what it calls. Here every rule becomes
intermediate code, once, which its callers link. Python is such a caller too, and the only one with machine code, a
wrapper and a file. Compiling a game takes six tenths of the time.
"""

import contextlib
import contextvars
import functools
import time
from pathlib import Path
from typing import Any

import llvmlite.binding
from numba.core import compiler, sigutils, typing
from numba.core.caching import CompileResultCacheImpl, FunctionCache, NullCache
from numba.core.codegen import JITCodeLibrary, RuntimeLinker
from numba.core.compiler_lock import global_compiler_lock
from numba.core.environment import Environment
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.runtime import _nrt_python
from numba.core.types.misc import unliteral

from .sources import RuleFolder, are_as_imported

_OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": None, "no_cfunc_wrapper": True}
_RAW = contextvars.ContextVar("raw", default=False)  # is code wanted that was not optimized?


class _Kept(CompileResultCacheImpl):
    _locator_classes = (RuleFolder,)

    def reduce(self, compiled: Any) -> tuple[Any, ...]:
        """Environments without globals, which only code in object mode uses: loading would import their modules."""
        *rest, environments = super().reduce(compiled)
        return *rest, tuple(map(_without_globals, environments))


def _without_globals(environment: Any) -> Environment:
    found = Environment({"__name__": "builtins"})
    found.consts[:], found.env_name = environment.consts, environment.env_name
    return found


class _Cache(FunctionCache):
    """Machine code on disk. What is damaged or cannot be written is as if it had never been kept."""

    _impl_class = _Kept

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Without what Numba needs in order to compile: machine code is ready, and a start shall be short."""
        _name_runtime()
        with contextlib.suppress(Exception):
            return self._load_overload(sig, target_context)
        return None

    @property
    def is_filled(self) -> bool:
        files = self._cache_file
        return Path(files._index_path).exists() and Path(files._data_path(files._data_name(1))).exists()

    def save_overload(self, sig: Any, data: Any) -> None:
        try:
            self._save_overload(sig, data)
        except Exception:  # a damaged index can be of any kind: it is written anew
            with contextlib.suppress(Exception):
                self.flush()
                self._save_overload(sig, data)


@functools.cache
def _name_runtime() -> None:
    """Let machine code find what it calls for its memory. Numba would also compile the part that callers link."""
    for name, address in _nrt_python.c_helpers.items():
        llvmlite.binding.add_symbol(name if name.startswith("_") else f"NRT_{name}", address)


class _Code(JITCodeLibrary):
    """Code that remembers what it was before it was optimized for this machine: see `emitting`.

    What comes from the cache brings none of that, nor does what Numba compiled for others before.
    """

    def __init__(self, codegen: Any, name: str) -> None:
        super().__init__(codegen, name)
        self.raw: list[bytes] = []

    def add_llvm_module(self, module: Any) -> None:
        self.raw.append(module.as_bitcode())
        super().add_llvm_module(module)

    @property
    def is_raw(self) -> bool:
        """Whether all of it is remembered, also of what it is linked with."""
        return all(isinstance(one, _Code) and one.raw for one in self.linked)

    @property
    def linked(self) -> list[Any]:
        """Itself and all that it is linked with."""
        found: dict[Any, None] = {}
        waiting: list[Any] = [self]
        while waiting:
            one = waiting.pop()
            if one not in found:
                found[one] = None
                waiting += one._linking_libraries
        return list(found)


cpu_target.target_context.codegen()._library_class = _Code  # for what Numba compiles on its own as well


class _LinkedCode(_Code):
    """Code that is only linked into the code of callers, which is optimized as a whole and becomes machine code."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class _CalledCode(_Code):
    """Code that Python calls. The rule stays in it after it was put into the wrapper: other rules may link the rest."""

    def __init__(self, codegen: Any, name: str, rule: str) -> None:
        super().__init__(codegen, name)
        self._rule = rule

    def _optimize_final_module(self) -> None:
        self._final_module.get_function(self._rule).linkage = "external"
        super()._optimize_final_module()


class RuleDispatcher(CPUDispatcher):
    """Compiles a rule when it is called: by Python as a whole, by other rules as code to be linked."""

    def __init__(self, function: Any, *_: Any) -> None:  # what pickles give besides is always the same
        super().__init__(function, targetoptions=_OPTIONS)
        self._compiler.compile = self._enter
        self._made = time.time()
        self._linked: dict[tuple[Any, ...], Any] = {}
        del self._cache  # by default there is none

    @functools.cached_property
    def _cache(self) -> _Cache | NullCache:
        """None, if sources have changed or gone since the import: they would be taken for those of this code."""
        with contextlib.suppress(OSError):
            if are_as_imported(self.py_func, self._made):
                return _Cache(self.py_func)
        return NullCache()

    @property
    def is_kept(self) -> bool:
        """Whether a process compiled it for Python, from these sources, and kept it."""
        return isinstance(self._cache, _Cache) and self._cache.is_filled

    def add_overload(self, compiled: Any) -> None:
        """Numba does this only for functions with machine code of their own."""
        super().add_overload(compiled)
        for environment in compiled._find_referenced_environments():
            compiled.library.codegen.set_env(environment.env_name, environment)

    def get_call_template(self, args: Any, kws: Any) -> tuple[Any, Any, Any, Any]:
        """Numba asks for what a call from another rule has as its result."""
        signature, folded = self.fold_argument_types(args, kws)
        folded = tuple(map(unliteral, folded))  # not compiled anew for every constant that it is called with
        found = self._callee(folded)
        name = self.py_func.__name__
        template = typing.make_concrete_template(f"CallTemplate({name})", key=name, signatures=[found.signature])
        return template, signature, folded, {}

    def get_overload(self, sig: Any) -> Any:
        """The key under which Numba knows the code for a signature."""
        args, _ = sigutils.normalize_signature(sig)
        return self._callee(tuple(args)).entry_point

    def intermediate(self, args: tuple[Any, ...]) -> Any:
        """The code before it was optimized for this machine: made anew, as far as it came from the cache."""
        token = _RAW.set(True)
        try:
            return self._callee(args)
        finally:
            _RAW.reset(token)

    def _callee(self, args: tuple[Any, ...]) -> Any:
        """The code that callers link: made in this process, or kept by an earlier one for Python."""
        linked = self._linked.get(args)
        if linked is not None and (linked.library.is_raw or not _RAW.get()):
            return linked
        if not _RAW.get() and args in self.overloads:
            return self.overloads[args]
        with global_compiler_lock:
            if not _RAW.get() and (cached := self._cache.load_overload(args, self.targetctx)) is not None:
                self.targetctx.insert_user_function(cached.entry_point, cached.fndesc, [cached.library])
                self.add_overload(cached)
                return cached
            if self.is_compiling:
                raise _calls_itself(self)
            with self._compiling_counter:
                return self._link(args)

    def _enter(self, args: tuple[Any, ...], _: Any) -> Any:
        """The code that Python calls: what other rules would link, behind a wrapper."""
        linked = self._linked.get(args) or self._link(args)
        context, rule = self.targetctx, linked.fndesc
        library = _CalledCode(context.codegen(), rule.qualname, rule.llvm_func_name)
        library.enable_object_caching()
        library.add_linking_library(linked.library)
        context.create_cpython_wrapper(library, rule, linked.environment, linked.call_helper, release_gil=True)
        library.finalize()
        entrance = context.get_executable(library, rule, linked.environment)
        context.insert_user_function(entrance, rule, [library])
        return linked._replace(library=library, entry_point=entrance)

    def _link(self, args: tuple[Any, ...]) -> Any:
        flags = compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, {**_OPTIONS, "no_cpython_wrapper": True})
        flags.no_compile = True
        library = _LinkedCode(self.targetctx.codegen(), self.py_func.__qualname__)
        compiled = compiler.compile_extra(
            self.typingctx, self.targetctx, self.py_func, args, None, flags, self.locals, library
        )
        if any(one.name.startswith(RuntimeLinker.PREFIX) for one in library._final_module.global_variables):
            raise _calls_itself(self)
        key = object()
        self.targetctx.insert_user_function(key, compiled.fndesc, [library])
        self._linked[args] = compiled._replace(entry_point=key)
        return self._linked[args]


def _calls_itself(rule: RuleDispatcher) -> TypeError:
    return TypeError(f"{rule.py_func.__qualname__} calls itself by a detour: rules cannot; write a loop")
