// The functions that Embedded Swift needs for printing and parsing texts: memory allocation and 128-bit products.
#include <stddef.h>
#include <stdint.h>

static const size_t page = 65536;

// The start of free memory, defined by the linker.
extern unsigned char __heap_base;

static unsigned char *next = &__heap_base;

// Allocates memory that is never freed: enough for a comparison, not for a program that runs for long.
int posix_memalign(void **result, size_t alignment, size_t size) {
  uintptr_t start = ((uintptr_t)next + alignment - 1) & ~(uintptr_t)(alignment - 1);
  uintptr_t end = start + size;
  size_t pages = __builtin_wasm_memory_size(0);
  size_t wanted = (end + page - 1) / page;
  if (end < start || (wanted > pages && __builtin_wasm_memory_grow(0, wanted - pages) == (size_t)-1)) return 12;
  next = (unsigned char *)end;
  *result = (void *)start;
  return 0;
}

void free(void *memory) { (void)memory; }

typedef struct {
  uint64_t low, high;
} Product;

Product __multi3(uint64_t low, uint64_t high, uint64_t by_low, uint64_t by_high) {
  uint64_t a = low >> 32, b = (uint32_t)low, c = by_low >> 32, d = (uint32_t)by_low;
  uint64_t middle = a * d + (b * d >> 32);
  uint64_t other = b * c + (uint32_t)middle;
  Product product = {
      .low = low * by_low,
      .high = a * c + (middle >> 32) + (other >> 32) + low * by_high + high * by_low,
  };
  return product;
}
