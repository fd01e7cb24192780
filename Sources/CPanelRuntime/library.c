#if defined(__wasm__)

// The rest of what the compiler takes for granted.

#include <stddef.h>
#include <stdint.h>

void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  unsigned char *t = to;
  const unsigned char *f = from;
  for (size_t i = 0; i < count; i++) t[i] = f[i];
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *t = to;
  const unsigned char *f = from;
  if (t < f) {
    for (size_t i = 0; i < count; i++) t[i] = f[i];
  } else {
    for (size_t i = count; i > 0; i--) t[i - 1] = f[i - 1];
  }
  return to;
}

void *memset(void *to, int value, size_t count) {
  unsigned char *t = to;
  for (size_t i = 0; i < count; i++) t[i] = (unsigned char)value;
  return to;
}

int memcmp(const void *one, const void *other, size_t count) {
  const unsigned char *a = one, *b = other;
  for (size_t i = 0; i < count; i++) {
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  }
  return 0;
}

size_t strlen(const char *text) {
  size_t count = 0;
  while (text[count]) count++;
  return count;
}

// To the nearest whole number, halves away from 0; the machine itself only knows halves to even.
double round(double x) {
  double whole = __builtin_trunc(x);
  double rest = __builtin_fabs(x - whole);
  return rest >= 0.5 ? whole + __builtin_copysign(1, x) : whole;
}

// Seeds hashing. Always the same bytes: a page should do the same thing twice.
void arc4random_buf(void *to, size_t count) { memset(to, 0x5a, count); }

// A product of 128 bits, by halves, as the compiler's own library would compute it.
__int128 __multi3(__int128 one, __int128 other) {
  union {
    __int128 all;
    struct {
      uint64_t low, high;
    } half;
  } a = {.all = one}, b = {.all = other}, result;
  const uint64_t mask = 0xffffffff;
  uint64_t low = (a.half.low & mask) * (b.half.low & mask);
  uint64_t middle = (low >> 32) + (a.half.low >> 32) * (b.half.low & mask);
  uint64_t other_middle = (middle & mask) + (a.half.low & mask) * (b.half.low >> 32);
  result.half.low = (other_middle << 32) | (low & mask);
  result.half.high = (a.half.low >> 32) * (b.half.low >> 32) + (middle >> 32) +
                     (other_middle >> 32) + a.half.low * b.half.high + a.half.high * b.half.low;
  return result.all;
}

#endif
