#include <malloc.h>
#include <stddef.h>

#include "CBaselines.h"

// These definitions replace those of the C library, so that every allocation of the process can be counted. The library's
// own functions have other names.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static int is_counting;
static unsigned long count;

void baseline_start_counting_allocations(void) {
  __atomic_store_n(&count, 0, __ATOMIC_RELAXED);
  __atomic_store_n(&is_counting, 1, __ATOMIC_SEQ_CST);
}

unsigned long baseline_stop_counting_allocations(void) {
  __atomic_store_n(&is_counting, 0, __ATOMIC_SEQ_CST);
  return __atomic_load_n(&count, __ATOMIC_RELAXED);
}

unsigned long baseline_allocated_bytes(void) { return mallinfo2().uordblks; }

// Counting takes several nanoseconds, so it's restricted to what isn't timed.
static inline void note(void) {
  if (__atomic_load_n(&is_counting, __ATOMIC_RELAXED)) __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
}

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  note();
  return __libc_realloc(memory, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  note();
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : 12;
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}
