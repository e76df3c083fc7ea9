// Timers and run loops whose times follow the current stage's.

#include "Stage.h"

#include <math.h>

// Defined by ObjectiveCRuntime.
bool quartzite_stage_timer(double delay, double interval, void *timer);

typedef struct {
  long version;
  void *info;
  const void *(*retain)(const void *);
  void (*release)(const void *);
  void *(*copy_description)(const void *);
} timer_context;

double CFAbsoluteTimeGetCurrent(void);
double CFRunLoopTimerGetInterval(void *timer);
double CFRunLoopTimerGetNextFireDate(void *timer);
void CFRunLoopTimerGetContext(void *timer, timer_context *context);
void CFRunLoopAddTimer(void *run_loop, void *timer, const void *mode);
void CFRunLoopPerformBlock(void *run_loop, const void *mode, dispatch_block_t block);

/// The latest `Date(timeIntervalSinceNow:)` of the thread: its interval, and its time since 2001.
static _Thread_local struct {
  double interval, time;
} latest_date;

// FoundationEssentials.Date.init(timeIntervalSinceNow:). Timers compute their dates with it. It's replaced so that the
// interval of such a date is known exactly.
double date_since_now(double interval) __asm__("$s20FoundationEssentials4DateV20timeIntervalSinceNowACSd_tcfC");
double date_since_now(double interval) {
  latest_date.interval = interval;
  latest_date.time = CFAbsoluteTimeGetCurrent() + interval;
  return latest_date.time;
}

/// The thread's latest timer that was created with an interval but without a date.
static _Thread_local struct {
  const void *timer;
  double interval;
  /// The stage's time of the creation, in nanoseconds; 0 outside of a stage.
  int64_t time;
} latest_timer;

// Foundation.Timer.init(timeInterval:repeats:block:). On Linux, such a timer fires immediately; on Apple's systems, it
// fires after the interval.
#define TIMER_INIT "$s10Foundation5TimerC12timeInterval7repeats5blockACSd_SbyACYbctcfC"
typedef __attribute__((swiftcall)) void *timer_init_function(
    double interval, bool repeats, void *block, void *context, __attribute__((swift_context)) void *class);
timer_init_function timer_init __asm__(TIMER_INIT);
__attribute__((swiftcall)) void *timer_init(
    double interval, bool repeats, void *block, void *context, __attribute__((swift_context)) void *class) {
  static timer_init_function *original;
  if (!original) original = (timer_init_function *)dlsym(RTLD_NEXT, TIMER_INIT);
  latest_timer.timer = original(interval, repeats, block, context, class);
  latest_timer.interval = interval;
  if (!get_stage_time(&latest_timer.time)) latest_timer.time = 0;
  return (void *)latest_timer.timer;
}

/// Returns the number of seconds until a timer fires for the first time.
///
/// - Parameter object: The timer as an object of Swift.
static double delay_of_timer(void *timer, const void *object) {
  if (object == latest_timer.timer) {
    int64_t now;
    double age = get_stage_time(&now) ? (double)(now - latest_timer.time) / nanoseconds_per_second : 0;
    return fmax(latest_timer.interval - age, 0);
  }
  double date = CFRunLoopTimerGetNextFireDate(timer);
  // Timers store their dates in nanoseconds of another clock.
  if (fabs(date - latest_date.time) < 1e-3) return fmax(latest_date.interval, 0);
  return fmax(date - CFAbsoluteTimeGetCurrent(), 0);
}

void CFRunLoopAddTimer(void *run_loop, void *timer, const void *mode) {
  timer_context context = {0};
  if (is_in_stage()) CFRunLoopTimerGetContext(timer, &context);
  if (context.info) {
    double delay = delay_of_timer(timer, context.info);
    if (quartzite_stage_timer(delay, CFRunLoopTimerGetInterval(timer), context.info)) return;
  }
  ORIGINAL(CFRunLoopAddTimer, run_loop, timer, mode);
}

void CFRunLoopPerformBlock(void *run_loop, const void *mode, dispatch_block_t block) {
  struct work work = is_in_stage() ? work_of_block(block) : (struct work){0};
  if (work.function && submit_in_stage(0, dispatch_get_main_queue(), work, false)) return;
  if (work.function) work.release(work.context);
  ORIGINAL(CFRunLoopPerformBlock, run_loop, mode, block);
}
