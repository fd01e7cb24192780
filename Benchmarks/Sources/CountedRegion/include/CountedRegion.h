#ifndef COUNTED_REGION_H
#define COUNTED_REGION_H

// What runs between the two is counted, when the process runs under callgrind with
// --zero-before=counted_region_begin --dump-before=counted_region_end: one file for each region.

void counted_region_begin(void);

void counted_region_end(void);

#endif
