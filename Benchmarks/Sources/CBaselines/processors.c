#define _GNU_SOURCE
#include <sched.h>

#include "CBaselines.h"

static cpu_set_t all;

void baseline_begin_one_processor(void) {
  CPU_ZERO(&all);
  if (sched_getaffinity(0, sizeof all, &all) != 0) return;
  for (int processor = 0; processor < CPU_SETSIZE; processor++) {
    if (!CPU_ISSET(processor, &all)) continue;
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(processor, &one);
    sched_setaffinity(0, sizeof one, &one);
    return;
  }
}

void baseline_end_one_processor(void) {
  if (CPU_COUNT(&all) > 0) sched_setaffinity(0, sizeof all, &all);
}
