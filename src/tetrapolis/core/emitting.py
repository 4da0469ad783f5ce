"""Compiled rules once more, as WebAssembly: the same intermediate code that this machine's code is made of.

Functions are exported under their names. A record is an address, an array an address and its lengths; integers have 32
bits, which is enough for seats, actions and counts and easy for JavaScript, unless they are marked as wide. An error
that rules do not expect stops the module.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from llvmlite import binding, ir
from numba.core import cgutils, types
from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target
from numba.np.arrayobj import make_array, populate_array

from .compiling import Progress
from .dispatch import RuleDispatcher
from .linking import link

RUNTIME = Path(__file__).with_name("runtime.ll")
_TRIPLE = "wasm32-unknown-unknown"
_FEATURES = "+bulk-memory,+bulk-memory-opt,+mutable-globals,+sign-ext,+nontrapping-fptoint,+multivalue"
_STACK = 1 << 18
_RUNTIME = ("alloc", "release", "live_blocks")
_CALLED = ("__multi3",)  # by instructions that WebAssembly does not have
_INT, _LONG, _POINTER = ir.IntType(32), ir.IntType(64), ir.IntType(8).as_pointer()


@dataclass(frozen=True)
class Export:
    """A function of a module: its name, the rule, the types of its arguments; are its integers wide?"""

    name: str
    rule: RuleDispatcher
    arguments: tuple[Any, ...]
    wide: bool = False


def emit(exports: Sequence[Export], progress: Progress | None = None) -> bytes:
    """A module with these functions, which imports nothing."""
    names = (*(one.name for one in exports), *_RUNTIME)
    with global_compiler_lock:
        whole = _gather(exports, progress or (lambda done, total, name: None))
        return link(_translate(whole, names), names, _STACK)


def _gather(exports: Sequence[Export], tell: Progress) -> Any:
    """The intermediate code of all functions, of what they call, and of the entrances to them."""
    context = cpu_target.target_context
    context.refresh()
    entrances = context.create_module("entrances")
    pieces: dict[bytes, None] = {}  # in order, each once
    for done, one in enumerate(exports):
        tell(done, len(exports) + 1, one.name)
        compiled = one.rule.intermediate(one.arguments)
        _add_entrance(context, entrances, one, compiled.fndesc)
        pieces.update(dict.fromkeys(piece for part in compiled.library.linked for piece in part.raw))
    tell(len(exports), len(exports) + 1, "")
    whole = binding.parse_assembly(cgutils.normalize_ir_text(str(entrances)))
    for piece in pieces:
        whole.link_in(binding.parse_bitcode(piece))
    whole.link_in(binding.parse_assembly(RUNTIME.read_text(encoding="utf-8")))
    return whole


def _translate(whole: Any, names: Sequence[str]) -> bytes:
    """Optimize for WebAssembly all that the named functions need; an object file."""
    for initialize in (binding.initialize_all_targets, binding.initialize_all_asmprinters):
        initialize()
    machine = binding.Target.from_triple(_TRIPLE).create_target_machine(
        cpu="generic", features=_FEATURES, opt=3, reloc="static", codemodel="default"
    )
    whole.triple, whole.data_layout = _TRIPLE, str(machine.target_data)
    for one in (*whole.functions, *whole.global_variables):
        if not one.is_declaration and one.name not in (*names, *_CALLED):
            one.linkage = "internal"
    whole.verify()
    for speed, prune in ((1, False), (1, True), (3, False)):  # as Numba does for this machine
        tuning = binding.create_pipeline_tuning_options(speed_level=speed)
        tuning.loop_vectorization = tuning.slp_vectorization = False
        builder = binding.create_pass_builder(machine, tuning)
        passes = binding.create_new_module_pass_manager() if prune else builder.getModulePassManager()
        if prune:
            passes.add_refprune_pass()
        passes.run(whole, builder)
    emitted: bytes = machine.emit_object(whole)
    return emitted


def _add_entrance(context: Any, module: Any, export: Export, described: Any) -> None:
    """A function with plain arguments around a compiled one."""
    integer = _LONG if export.wide else _INT
    parameters: list[Any] = []
    for kind in described.argtypes:
        if isinstance(kind, types.Array):
            parameters += [_POINTER, *[_INT] * kind.ndim]
        elif isinstance(kind, types.Record):
            parameters.append(_POINTER)
        else:
            parameters.append(integer if isinstance(kind, types.Integer) else context.get_value_type(kind))
    result = _result(context, described.restype)
    function = ir.Function(module, ir.FunctionType(result, parameters), export.name)
    builder = ir.IRBuilder(function.append_basic_block())
    given = iter(function.args)
    arguments = [_argument(context, builder, kind, given) for kind in described.argtypes]
    inner = context.declare_function(module, described)
    status, value = context.call_conv.call_function(builder, inner, described.restype, described.argtypes, arguments)
    with cgutils.if_unlikely(builder, status.is_error):
        builder.call(builder.module.declare_intrinsic("llvm.trap", (), ir.FunctionType(ir.VoidType(), ())), ())
        builder.unreachable()
    if isinstance(result, ir.VoidType):
        builder.ret_void()
    elif isinstance(value.type, ir.IntType):
        builder.ret(_as_integer(builder, value, described.restype, _INT))
    else:
        builder.ret(value)


def _result(context: Any, kind: Any) -> Any:
    if kind == types.none:
        return ir.VoidType()
    return _INT if isinstance(kind, types.Integer | types.Boolean) else context.get_value_type(kind)


def _argument(context: Any, builder: Any, kind: Any, given: Any) -> Any:
    """What a compiled function takes, from what was given."""
    if isinstance(kind, types.Array):
        data, shape = next(given), [builder.zext(next(given), _LONG) for _ in range(kind.ndim)]
        width = context.get_constant(types.intp, context.get_abi_sizeof(context.get_data_type(kind.dtype)))
        strides = [width]
        for length in reversed(shape[1:]):
            strides.insert(0, builder.mul(strides[0], length))
        array = make_array(kind)(context, builder)
        typed = builder.bitcast(data, context.get_data_type(kind.dtype).as_pointer())
        populate_array(array, data=typed, shape=shape, strides=strides, itemsize=width, meminfo=None)
        return array._getvalue()
    value = next(given)
    if isinstance(kind, types.Record):
        return builder.bitcast(value, context.get_value_type(kind))
    return _as_integer(builder, value, kind, _LONG) if isinstance(kind, types.Integer) else value


def _as_integer(builder: Any, value: Any, kind: Any, wanted: Any) -> Any:
    """The same number with another width."""
    if value.type.width == wanted.width:
        return value
    if value.type.width > wanted.width:
        return builder.trunc(value, wanted)
    unsigned = isinstance(kind, types.Boolean) or not kind.signed
    return builder.zext(value, wanted) if unsigned else builder.sext(value, wanted)
