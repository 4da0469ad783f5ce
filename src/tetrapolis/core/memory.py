"""Arrays as plain memory, for compiled code that reads and writes a few bytes very often.

Where Numba would ask whether a place counts from the end, and how much there is to copy, these are an instruction or
two. They check nothing.
"""

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
from llvmlite import ir
from numba.core import types
from numba.core.extending import intrinsic

from .kernel import JIT

Bytes = npt.NDArray[np.uint8]
Numbers = npt.NDArray[np.int64]

BLOCK = 16  # bytes that are copied at once
_WORD = ir.IntType(64)
_WIDTHS = (1, 2, 4, 8)


def _peek(source: Any, place: int) -> int:
    """The number at a place, which does not count from the end."""
    return int(source[place])


def _compiled_peek(typing: Any, source: Any, place: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        read = builder.load(_address(context, builder, source, *given))
        if read.type == _WORD:
            return read
        return builder.sext(read, _WORD) if source.dtype.signed else builder.zext(read, _WORD)

    return types.intp(source, types.intp), generate


def _read(data: Bytes, place: int, width: int) -> int:
    """A signed number of 1, 2, 4 or 8 bytes, the lowest first."""
    return int.from_bytes(data[place : place + width].tobytes(), "little", signed=True)


def _compiled_read(typing: Any, data: Any, place: Any, width: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        address = _address(context, builder, data, *given[:2])
        blocks = [builder.append_basic_block() for _ in _WIDTHS]
        end = builder.append_basic_block()
        switch = builder.switch(given[2], blocks[-1])
        found = []
        for count, block in zip(_WIDTHS, blocks, strict=True):
            if block != blocks[-1]:
                switch.add_case(_WORD(count), block)
            builder.position_at_end(block)
            read = builder.load(builder.bitcast(address, ir.IntType(8 * count).as_pointer()), align=1)
            found.append(read if read.type == _WORD else builder.sext(read, _WORD))
            builder.branch(end)
        builder.position_at_end(end)
        value = builder.phi(_WORD)
        for one, block in zip(found, blocks, strict=True):
            value.add_incoming(one, block)
        return value

    return types.intp(data, types.intp, types.intp), generate


def _copy_block(source: Bytes, begin: int, target: Bytes, place: int) -> None:
    """Copy a BLOCK from one place to another."""
    target[place : place + BLOCK] = source[begin : begin + BLOCK]


def _compiled_copy(typing: Any, source: Any, begin: Any, target: Any, place: Any) -> Any:
    def generate(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        block = ir.VectorType(ir.IntType(8), BLOCK).as_pointer()
        here = builder.bitcast(_address(context, builder, source, *given[:2]), block)
        there = builder.bitcast(_address(context, builder, target, *given[2:]), block)
        builder.store(builder.load(here, align=1), there, align=1)
        return context.get_dummy_value()

    return types.none(source, types.intp, target, types.intp), generate


def _address(context: Any, builder: Any, kind: Any, array: Any, place: Any) -> Any:
    return builder.gep(context.make_array(kind)(context, builder, array).data, [place])


peek: Callable[[Any, int], int] = intrinsic(_compiled_peek) if JIT else _peek
read: Callable[[Bytes, int, int], int] = intrinsic(_compiled_read) if JIT else _read
copy_block: Callable[[Bytes, int, Bytes, int], None] = intrinsic(_compiled_copy) if JIT else _copy_block
