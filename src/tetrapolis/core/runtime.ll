; The little that compiled rules need while they run in a browser: memory for scratch arrays.
;
; Blocks lie one behind the other, as on a stack. A block that is given back is free for others as soon as all behind it
; are free too: rules give back what they take before they return, the last first, or nearly so.
;
;     a block:  before, the block before it (4 bytes) | free (4) | unused (8) | what was asked for, from a multiple of 16

target triple = "wasm32-unknown-unknown"

@__heap_base = external global i8
@last = internal global i32 0          ; the last block, 0 if there is none
@end = internal global i32 0           ; where the next block begins, 0 before the first one
@live = internal global i32 0          ; blocks in use

declare i32 @llvm.wasm.memory.size.i32(i32)
declare i32 @llvm.wasm.memory.grow.i32(i32, i32)
declare void @llvm.trap()

define ptr @alloc(i32 %size) {
  %known = load i32, ptr @end
  %first = icmp eq i32 %known, 0
  %begin = select i1 %first, i32 ptrtoint (ptr @__heap_base to i32), i32 %known
  %more = add i32 %size, 31            ; 16 for the head, and up to the next multiple of 16
  %room = and i32 %more, -16
  %next = add i32 %begin, %room
  %pages = call i32 @llvm.wasm.memory.size.i32(i32 0)
  %have = shl i32 %pages, 16
  %short = icmp ugt i32 %next, %have
  br i1 %short, label %grow, label %take
grow:
  %missing = sub i32 %next, %have
  %up = add i32 %missing, 65535
  %wanted = lshr i32 %up, 16
  %much = lshr i32 %pages, 2           ; a quarter more than there is, so that it happens rarely
  %larger = icmp ugt i32 %wanted, %much
  %by = select i1 %larger, i32 %wanted, i32 %much
  %got = call i32 @llvm.wasm.memory.grow.i32(i32 0, i32 %by)
  %refused = icmp eq i32 %got, -1
  br i1 %refused, label %none, label %take
none:
  call void @llvm.trap()
  unreachable
take:
  %head = inttoptr i32 %begin to ptr
  %before = load i32, ptr @last
  store i32 %before, ptr %head
  %free = getelementptr i8, ptr %head, i32 4
  store i32 0, ptr %free
  store i32 %begin, ptr @last
  store i32 %next, ptr @end
  %were = load i32, ptr @live
  %are = add i32 %were, 1
  store i32 %are, ptr @live
  %block = getelementptr i8, ptr %head, i32 16
  ret ptr %block
}

define void @release(ptr %block) {
  %nothing = icmp eq ptr %block, null
  br i1 %nothing, label %done, label %mark
mark:
  %given = getelementptr i8, ptr %block, i32 -12
  store i32 1, ptr %given
  %were = load i32, ptr @live
  %are = sub i32 %were, 1
  store i32 %are, ptr @live
  br label %look
look:
  %top = load i32, ptr @last
  %empty = icmp eq i32 %top, 0
  br i1 %empty, label %done, label %ask
ask:
  %head = inttoptr i32 %top to ptr
  %flag = getelementptr i8, ptr %head, i32 4
  %isfree = load i32, ptr %flag
  %used = icmp eq i32 %isfree, 0
  br i1 %used, label %done, label %drop
drop:
  %before = load i32, ptr %head
  store i32 %before, ptr @last
  store i32 %top, ptr @end
  br label %look
done:
  ret void
}

define i32 @live_blocks() {
  %now = load i32, ptr @live
  ret i32 %now
}

; What Numba calls: an array's memory has a count of its users before it (MemInfo of Numba's nrtdynmod).

%meminfo = type { i64, ptr, ptr, ptr, i64 }

define ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align) {
  %small = trunc i64 %size to i32
  %wide = icmp ugt i32 %align, 16
  %to = select i1 %wide, i32 %align, i32 16
  %extra = add i32 %to, 48
  %all = add i32 %small, %extra
  %block = call ptr @alloc(i32 %all)
  %at = ptrtoint ptr %block to i32
  %behind = add i32 %at, 47
  %over = add i32 %behind, %to
  %mask = sub i32 0, %to
  %from = and i32 %over, %mask
  %data = inttoptr i32 %from to ptr
  store i64 1, ptr %block
  %dtor = getelementptr %meminfo, ptr %block, i32 0, i32 1
  store ptr null, ptr %dtor
  %info = getelementptr %meminfo, ptr %block, i32 0, i32 2
  store ptr null, ptr %info
  %where = getelementptr %meminfo, ptr %block, i32 0, i32 3
  store ptr %data, ptr %where
  %length = getelementptr %meminfo, ptr %block, i32 0, i32 4
  store i64 %size, ptr %length
  ret ptr %block
}

define ptr @NRT_MemInfo_alloc_safe_aligned(i64 %size, i32 %align) {
  %block = call ptr @NRT_MemInfo_alloc_aligned(i64 %size, i32 %align)
  ret ptr %block
}

define void @NRT_MemInfo_call_dtor(ptr %block) {
  call void @release(ptr %block)
  ret void
}

define ptr @NRT_Allocate(i64 %size) {
  %small = trunc i64 %size to i32
  %block = call ptr @alloc(i32 %small)
  ret ptr %block
}

define void @NRT_Free(ptr %block) {
  call void @release(ptr %block)
  ret void
}

; The product of two numbers of 128 bits, which WebAssembly lacks: sizes of arrays are checked with it. Of the low halves
; by halves of these, of the others only what does not fall off at the top.

define void @__multi3(ptr %out, i64 %al, i64 %ah, i64 %bl, i64 %bh) {
  %a0 = and i64 %al, 4294967295
  %a1 = lshr i64 %al, 32
  %b0 = and i64 %bl, 4294967295
  %b1 = lshr i64 %bl, 32
  %p00 = mul i64 %a0, %b0
  %p01 = mul i64 %a0, %b1
  %p10 = mul i64 %a1, %b0
  %p11 = mul i64 %a1, %b1
  %c00 = lshr i64 %p00, 32
  %l01 = and i64 %p01, 4294967295
  %l10 = and i64 %p10, 4294967295
  %m0 = add i64 %c00, %l01
  %middle = add i64 %m0, %l10
  %carry = lshr i64 %middle, 32
  %h01 = lshr i64 %p01, 32
  %h10 = lshr i64 %p10, 32
  %s0 = add i64 %p11, %carry
  %s1 = add i64 %s0, %h01
  %s2 = add i64 %s1, %h10
  %x0 = mul i64 %ah, %bl
  %x1 = mul i64 %al, %bh
  %s3 = add i64 %s2, %x0
  %high = add i64 %s3, %x1
  %low = mul i64 %al, %bl
  store i64 %low, ptr %out
  %above = getelementptr i8, ptr %out, i32 8
  store i64 %high, ptr %above
  ret void
}
