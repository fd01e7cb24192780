#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether this platform's allocations can be counted: with glibc they can.
bool allocation_counter_works(void);

/// How many blocks of memory the process has asked for since it began; 0 where they are not counted.
uint64_t allocation_counter_value(void);

/// Takes a result, so that the compiler cannot leave out what was computed for it.
void allocation_counter_consume(double value);

#endif
