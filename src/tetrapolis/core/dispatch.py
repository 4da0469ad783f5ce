"""A compiled rule, as Numba keeps it.

Most rules are called by other rules only. Numba would give each a wrapper for Python, a wrapper for C, machine code and
a file in the cache, none of which is ever used: a caller's machine code holds what it calls. Here a rule gets all that
when Python calls it; other rules link its intermediate code. Compiling a game takes six tenths of the time.
"""

import contextlib
import functools
import time
from pathlib import Path
from typing import Any

from numba.core import compiler, sigutils, typing
from numba.core.caching import CompileResultCacheImpl, FunctionCache, NullCache
from numba.core.codegen import JITCodeLibrary, RuntimeLinker
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import CPUDispatcher
from numba.core.runtime.nrt import rtsys

from .sources import RuleFolder, are_as_imported

_OPTIONS = {"nopython": True, "nogil": True, "error_model": "numpy", "boundscheck": None, "no_cfunc_wrapper": True}
_LINKED = {**_OPTIONS, "no_cpython_wrapper": True}


class _Kept(CompileResultCacheImpl):
    _locator_classes = (RuleFolder,)


class _Cache(FunctionCache):
    """Machine code on disk. What is damaged or cannot be written is as if it had never been kept."""

    _impl_class = _Kept

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        """Without what Numba needs in order to compile: machine code is ready, and a start shall be short."""
        rtsys.initialize(target_context)  # which machine code may call
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


class _LinkedCode(JITCodeLibrary):
    """Code that is only linked into the code of callers, which is optimized as a whole and becomes machine code."""

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._finalized = True


class RuleDispatcher(CPUDispatcher):
    """Compiles a rule when it is called: by Python as a whole, by other rules as code to be linked."""

    def __init__(self, function: Any, *_: Any) -> None:  # what pickles give besides is always the same
        super().__init__(function, targetoptions=_OPTIONS)
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
        found = self._callee(tuple(folded))
        name = self.py_func.__name__
        template = typing.make_concrete_template(f"CallTemplate({name})", key=name, signatures=[found.signature])
        return template, signature, folded, {}

    def get_overload(self, sig: Any) -> Any:
        """The key under which Numba knows the code for a signature."""
        args, _ = sigutils.normalize_signature(sig)
        return self._callee(tuple(args)).entry_point

    def _callee(self, args: tuple[Any, ...]) -> Any:
        """The code that callers link: what was compiled for Python, if there is such, in this process or earlier."""
        if args in self.overloads:
            return self.overloads[args]
        if args not in self._linked:
            with global_compiler_lock:
                if (cached := self._cache.load_overload(args, self.targetctx)) is not None:
                    self.targetctx.insert_user_function(cached.entry_point, cached.fndesc, [cached.library])
                    self.add_overload(cached)
                    return cached
                if self.is_compiling:
                    raise _calls_itself(self)
                with self._compiling_counter:
                    self._linked[args] = self._link(args)
        return self._linked[args]

    def _link(self, args: tuple[Any, ...]) -> Any:
        flags = compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, _LINKED)
        flags.no_compile = True
        library = _LinkedCode(self.targetctx.codegen(), self.py_func.__qualname__)
        compiled = compiler.compile_extra(
            self.typingctx, self.targetctx, self.py_func, args, None, flags, self.locals, library
        )
        if any(one.name.startswith(RuntimeLinker.PREFIX) for one in library._final_module.global_variables):
            raise _calls_itself(self)
        key = object()
        self.targetctx.insert_user_function(key, compiled.fndesc, [library])
        return compiled._replace(entry_point=key)


def _calls_itself(rule: RuleDispatcher) -> TypeError:
    return TypeError(f"{rule.py_func.__qualname__} calls itself by a detour: rules cannot; write a loop")
