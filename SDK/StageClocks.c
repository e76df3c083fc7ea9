// Clocks and dates that show the current stage's time.
//
// A stage's time as a `dispatch_time_t` is a number of nanoseconds after `stage_origin`, which no clock of the system shows.
// Therefore such a time is recognized outside the stage, too.

#include "Stage.h"

#include <link.h>
#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

// Defined by LayerTree.
bool quartzite_stage_time(double *seconds);

/// The time 0 of stages: 36 years of a system's uptime, or July 2006 by the system's date.
static const int64_t stage_origin = INT64_C(1) << 60;
/// The longest time of a stage, ten years, in nanoseconds.
static const int64_t longest_stage_time = INT64_C(315576) * 1000000000000;

/// The time of the stage that was current last, in nanoseconds.
static _Atomic int64_t latest_stage_time;

bool get_stage_time(int64_t *time) {
  struct background *background = current_background();
  if (background) {
    *time = time_of_background(background);
    return true;
  }
  double seconds;
  if (!quartzite_stage_time(&seconds)) return false;
  *time = llround(seconds * nanoseconds_per_second);
  latest_stage_time = *time;
  return true;
}

// MARK: - Dispatch's times

// The two highest bits of a time identify its clock: 00 the uptime, 10 the uptime with sleep, 11 the date, whose nanoseconds
// are negated.
static const uint64_t sleeping_clock = UINT64_C(1) << 63;

static bool is_date(dispatch_time_t when) { return (int64_t)when < 0 && (when & (sleeping_clock >> 1)); }

/// Returns the number of nanoseconds that a time's own clock shows.
static int64_t nanoseconds_of(dispatch_time_t when) {
  return is_date(when) ? llabs((int64_t)when) : (int64_t)(when & ~sleeping_clock);
}

/// Stores the number of nanoseconds since time 0 of the stage, or returns false for a time of the system.
static bool get_time_in_stage(dispatch_time_t when, int64_t *time) {
  *time = nanoseconds_of(when) - stage_origin;
  return *time >= 0 && *time < longest_stage_time;
}

static int64_t system_nanoseconds(clockid_t clock) {
  struct timespec time;
  ORIGINAL(clock_gettime, clock, &time);
  return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

static clockid_t clock_of(dispatch_time_t when) {
  if (is_date(when)) return CLOCK_REALTIME;
  return (int64_t)when < 0 ? CLOCK_BOOTTIME : CLOCK_MONOTONIC;
}

int64_t delay_until(dispatch_time_t when) {
  int64_t time, now;
  if (when == DISPATCH_TIME_NOW) return 0;
  if (when == DISPATCH_TIME_FOREVER) return INT64_MAX;
  if (get_time_in_stage(when, &time)) {
    if (!get_stage_time(&now)) now = latest_stage_time;
  } else {
    time = nanoseconds_of(when);
    now = system_nanoseconds(clock_of(when));
  }
  return time > now ? time - now : 0;
}

dispatch_time_t system_time(dispatch_time_t when) {
  int64_t time;
  return get_time_in_stage(when, &time) ? ORIGINAL(dispatch_time, DISPATCH_TIME_NOW, delay_until(when)) : when;
}

dispatch_time_t dispatch_time(dispatch_time_t when, int64_t delta) {
  int64_t now;
  if (when == DISPATCH_TIME_NOW && get_stage_time(&now)) when = (dispatch_time_t)(stage_origin + now);
  return ORIGINAL(dispatch_time, when, delta);
}

dispatch_time_t dispatch_walltime(const struct timespec *when, int64_t delta) {
  int64_t now;
  if (when || !get_stage_time(&now)) return ORIGINAL(dispatch_walltime, when, delta);
  return ORIGINAL(dispatch_time, (dispatch_time_t) - (stage_origin + now), delta);
}

// MARK: - Clocks of the Swift runtime

/// The addresses of the library with Swift's clocks and `Task.sleep`.
static struct {
  uintptr_t start, end;
} concurrency_library;

void swift_get_time(long long *seconds, long long *nanoseconds, int clock);

static int find_library(struct dl_phdr_info *info, size_t size, void *function) {
  (void)size;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    uintptr_t start = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
    uintptr_t end = start + info->dlpi_phdr[i].p_memsz;
    if (info->dlpi_phdr[i].p_type != PT_LOAD || (uintptr_t)function < start || (uintptr_t)function >= end) continue;
    concurrency_library.start = start;
    concurrency_library.end = end;
    return 1;
  }
  return 0;
}

__attribute__((constructor)) static void find_concurrency_library(void) {
  dl_iterate_phdr(find_library, (void *)swift_get_time);
}

/// Shows the stage's time to `ContinuousClock`, `SuspendingClock` and `Task.sleep`, and the system's to other callers.
int clock_gettime(clockid_t clock, struct timespec *time) {
  uintptr_t caller = (uintptr_t)__builtin_return_address(0);
  int64_t now;
  bool is_swift_clock = caller >= concurrency_library.start && caller < concurrency_library.end;
  if (!is_swift_clock || !get_stage_time(&now)) return ORIGINAL(clock_gettime, clock, time);
  time->tv_sec = (stage_origin + now) / INT64_C(1000000000);
  time->tv_nsec = (stage_origin + now) % INT64_C(1000000000);
  return 0;
}

// MARK: - Dates

/// Stores the stage's date in seconds since 2001, or returns false if no stage is current. A stage begins in 2001.
static bool get_stage_date(double *date) {
  int64_t now;
  if (!get_stage_time(&now)) return false;
  *date = (double)now / nanoseconds_per_second;
  return true;
}

double CFAbsoluteTimeGetCurrent(void) {
  double date;
  return get_stage_date(&date) ? date : ORIGINAL(CFAbsoluteTimeGetCurrent);
}

// FoundationEssentials.Date.init(), static now.getter, static timeIntervalSinceReferenceDate.getter. A date is stored as its
// number of seconds since 2001.
double date_init(void) __asm__("$s20FoundationEssentials4DateVACycfC");
double date_now(void) __asm__("$s20FoundationEssentials4DateV3nowACvgZ");
double date_of_now(void) __asm__("$s20FoundationEssentials4DateV026timeIntervalSinceReferenceC0SdvgZ");
double date_init(void) { return CFAbsoluteTimeGetCurrent(); }
double date_now(void) { return CFAbsoluteTimeGetCurrent(); }
double date_of_now(void) { return CFAbsoluteTimeGetCurrent(); }

// FoundationEssentials.Date.timeIntervalSinceNow.getter
double interval_since_now(double date) __asm__("$s20FoundationEssentials4DateV20timeIntervalSinceNowSdvg");
double interval_since_now(double date) { return date - CFAbsoluteTimeGetCurrent(); }
