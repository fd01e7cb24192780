#include "AllocationCounter.h"

#include <errno.h>
#include <stdatomic.h>
#include <stddef.h>

// An executable's own malloc takes the place of the C library's in every library it loads, the Swift
// runtime among them. Each counts, and hands on to the same allocator under its other name.

static atomic_uint_fast64_t allocations;

uint64_t allocation_counter_value(void) {
  return atomic_load_explicit(&allocations, memory_order_relaxed);
}

void allocation_counter_consume(double value) {
  static volatile double sink;
  sink = value;
}

#if defined(__GLIBC__)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static void count(void) {
  atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
}

bool allocation_counter_works(void) { return true; }

void *malloc(size_t size) {
  count();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count();
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  if (alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0 || alignment == 0) {
    return EINVAL;
  }
  count();
  void *found = __libc_memalign(alignment, size);
  if (found == NULL) {
    return ENOMEM;
  }
  *block = found;
  return 0;
}

#else

bool allocation_counter_works(void) { return false; }

#endif
