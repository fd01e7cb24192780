#if defined(__wasm__)

// Memory for Embedded Swift: free lists by size, filled from the end of the linear memory.
//
// A panel allocates when it is configured and hardly ever else, so what counts is to be small and to give
// back exactly what was freed. A block's size is a power of two and stands before it.

#include <stddef.h>
#include <stdint.h>

enum { page = 65536, headerSize = 16, smallestClass = 5, classCount = 32 };

typedef struct Block {
  struct Block *next;
} Block;

typedef struct {
  uint32_t class;  // The block is two to this power bytes, its header included.
  uint32_t start;  // Where it begins.
} Header;

extern unsigned char __heap_base;
static Block *freeBlocks[classCount];
static uintptr_t unused = 0;

static uintptr_t fresh(size_t size) {
  if (unused == 0) unused = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uintptr_t end = unused + size;
  uintptr_t have = (uintptr_t)__builtin_wasm_memory_size(0) * page;
  if (end > have) {
    size_t pages = (end - have + page - 1) / page;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  }
  uintptr_t block = unused;
  unused = end;
  return block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  size_t needed = size + headerSize + (alignment > 16 ? alignment : 0);
  uint32_t class = smallestClass;
  while (((size_t)1 << class) < needed) class++;
  uintptr_t start = (uintptr_t)freeBlocks[class];
  if (start) {
    freeBlocks[class] = freeBlocks[class]->next;
  } else {
    start = fresh((size_t)1 << class);
    if (!start) return 12;
  }
  uintptr_t body = start + headerSize;
  if (alignment > 16) body = (body + alignment - 1) & ~(uintptr_t)(alignment - 1);
  Header *header = (Header *)(body - headerSize);
  header->class = class;
  header->start = (uint32_t)start;
  *result = (void *)body;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  Header header = *(Header *)((uintptr_t)pointer - headerSize);
  Block *block = (Block *)(uintptr_t)header.start;
  block->next = freeBlocks[header.class];
  freeBlocks[header.class] = block;
}

#endif
