// Replacements of Dispatch's and Foundation's delays that follow the current stage's time.
//
// The Swift SDK links this file into every executable, because the dynamic linker looks up symbols there first: so
// libswiftDispatch and libFoundation call the functions below. Where no stage is current, they call the originals.
//
// A stage's time as a `dispatch_time_t` is a number of nanoseconds after `stage_origin`, which no clock of the system shows.
// Therefore such a time is recognized outside the stage, too.

#define _GNU_SOURCE
#include <dispatch/dispatch.h>
#include <dlfcn.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>

void *_Block_copy(const void *block);
void _Block_release(const void *block);

// Defined by the module Staging.
double quartzite_current_time(void);
bool quartzite_call_in_current_time(double delay, void (*function)(void *), void (*release)(void *), void *context);
bool quartzite_current_timer(double delay, double interval, void *timer);

/// Calls the next definition of a function, which is the original.
#define ORIGINAL(function, ...)                                                     \
  ({                                                                                \
    static __typeof__(&function) original;                                          \
    if (!original) original = (__typeof__(&function))dlsym(RTLD_NEXT, #function);   \
    original(__VA_ARGS__);                                                          \
  })

// MARK: - Times

/// The time 0 of stages: 36 years of a system's uptime, or July 2006 by the system's date.
static const int64_t stage_origin = INT64_C(1) << 60;
/// The longest time of a stage, ten years, in nanoseconds.
static const int64_t longest_stage_time = INT64_C(315576) * 1000000000000;
static const double nanoseconds_per_second = 1e9;

/// The time of the stage that was current last, in nanoseconds.
static _Atomic int64_t latest_stage_time;

/// Stores the current stage's time in nanoseconds, or returns false if no stage is current.
static bool get_stage_time(int64_t *time) {
  double seconds = quartzite_current_time();
  if (isnan(seconds)) return false;
  *time = llround(seconds * nanoseconds_per_second);
  latest_stage_time = *time;
  return true;
}

/// Stores the number of nanoseconds since time 0 of the stage, or returns false for a time of the system.
static bool get_time_in_stage(dispatch_time_t when, int64_t *time) {
  // Times by the system's date are negative.
  int64_t distance = llabs((int64_t)when);
  *time = distance - stage_origin;
  return *time >= 0 && *time < longest_stage_time;
}

/// Returns the number of nanoseconds from now until a time of any kind; 0 if it's over.
static int64_t delay_until(dispatch_time_t when) {
  int64_t time, now;
  if (when == DISPATCH_TIME_NOW) return 0;
  if (when == DISPATCH_TIME_FOREVER) return INT64_MAX;
  if (get_time_in_stage(when, &time)) {
    if (!get_stage_time(&now)) now = latest_stage_time;
    return time > now ? time - now : 0;
  }
  bool is_date = (int64_t)when < 0;
  struct timespec system_time;
  clock_gettime(is_date ? CLOCK_REALTIME : CLOCK_MONOTONIC, &system_time);
  now = system_time.tv_sec * INT64_C(1000000000) + system_time.tv_nsec;
  time = llabs((int64_t)when);
  return time > now ? time - now : 0;
}

/// Returns a time of the system that is as far away as a time of a stage.
static dispatch_time_t system_time(dispatch_time_t when) {
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

// MARK: - Waiting takes real time

intptr_t dispatch_semaphore_wait(dispatch_semaphore_t semaphore, dispatch_time_t timeout) {
  return ORIGINAL(dispatch_semaphore_wait, semaphore, system_time(timeout));
}

intptr_t dispatch_group_wait(dispatch_group_t group, dispatch_time_t timeout) {
  return ORIGINAL(dispatch_group_wait, group, system_time(timeout));
}

intptr_t dispatch_block_wait(dispatch_block_t block, dispatch_time_t timeout) {
  return ORIGINAL(dispatch_block_wait, block, system_time(timeout));
}

void dispatch_source_set_timer(dispatch_source_t source, dispatch_time_t start, uint64_t interval, uint64_t leeway) {
  ORIGINAL(dispatch_source_set_timer, source, system_time(start), interval, leeway);
}

// MARK: - Calls on the main queue

static void call_block(void *block) { ((dispatch_block_t)block)(); }
static void release_block(void *block) { _Block_release(block); }

/// Calls a block after a delay in the current stage's time, or returns false if no stage is current.
static bool call_in_stage(double delay, dispatch_block_t block) {
  if (isnan(quartzite_current_time())) return false;
  return quartzite_call_in_current_time(delay, call_block, release_block, _Block_copy(block));
}

static bool is_main(dispatch_queue_t queue) { return queue == dispatch_get_main_queue(); }

void dispatch_async(dispatch_queue_t queue, dispatch_block_t block) {
  if (is_main(queue) && call_in_stage(0, block)) return;
  ORIGINAL(dispatch_async, queue, block);
}

void dispatch_barrier_async(dispatch_queue_t queue, dispatch_block_t block) {
  if (is_main(queue) && call_in_stage(0, block)) return;
  ORIGINAL(dispatch_barrier_async, queue, block);
}

void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block) {
  if (is_main(queue) && when != DISPATCH_TIME_FOREVER && !isnan(quartzite_current_time())) {
    if (call_in_stage((double)delay_until(when) / nanoseconds_per_second, block)) return;
  }
  ORIGINAL(dispatch_after, system_time(when), queue, block);
}

// MARK: - Groups

/// A block to call on the main queue when a group that was used in a stage is empty.
struct notification {
  dispatch_group_t group;
  dispatch_block_t block;
  struct notification *next;
};

static pthread_mutex_t notifications_lock = PTHREAD_MUTEX_INITIALIZER;
/// The notifications that haven't been sent, in order.
static struct notification *notifications;
static atomic_int notification_count;

static bool is_empty(dispatch_group_t group) {
  return ORIGINAL(dispatch_group_wait, group, DISPATCH_TIME_NOW) == 0;
}

/// Removes a group's first notification; returns null if there is none.
static struct notification *take_notification(dispatch_group_t group) {
  pthread_mutex_lock(&notifications_lock);
  struct notification **link = &notifications;
  while (*link && (*link)->group != group) link = &(*link)->next;
  struct notification *result = *link;
  if (result) {
    *link = result->next;
    notification_count--;
  }
  pthread_mutex_unlock(&notifications_lock);
  return result;
}

static void append_notification(dispatch_group_t group, dispatch_block_t block) {
  struct notification *new = malloc(sizeof *new);
  dispatch_retain(group);
  *new = (struct notification){group, (dispatch_block_t)_Block_copy(block), NULL};
  pthread_mutex_lock(&notifications_lock);
  struct notification **link = &notifications;
  while (*link) link = &(*link)->next;
  *link = new;
  notification_count++;
  pthread_mutex_unlock(&notifications_lock);
}

/// Sends the notifications of a group if it's empty.
static void notify_if_empty(dispatch_group_t group) {
  if (notification_count == 0 || !is_empty(group)) return;
  struct notification *notification;
  while ((notification = take_notification(group))) {
    dispatch_async(dispatch_get_main_queue(), notification->block);
    _Block_release(notification->block);
    dispatch_release(group);
    free(notification);
  }
}

void dispatch_group_notify(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block) {
  if (!is_main(queue) || isnan(quartzite_current_time())) {
    ORIGINAL(dispatch_group_notify, group, queue, block);
    return;
  }
  append_notification(group, block);
  notify_if_empty(group);
}

void dispatch_group_leave(dispatch_group_t group) {
  // The last call may release the group.
  dispatch_retain(group);
  ORIGINAL(dispatch_group_leave, group);
  notify_if_empty(group);
  dispatch_release(group);
}

void dispatch_group_async(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block) {
  dispatch_retain(group);
  dispatch_group_enter(group);
  dispatch_async(queue, ^{
    block();
    dispatch_group_leave(group);
    dispatch_release(group);
  });
}

// MARK: - Timers and run loops

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
} latest_timer;

// Foundation.Timer.init(timeInterval:repeats:block:). On Linux, such a timer fires at once; on Apple's systems, it fires
// after the interval.
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
  return (void *)latest_timer.timer;
}

/// Returns the number of seconds until a timer fires for the first time.
///
/// - Parameter object: The timer as an object of Swift.
static double delay_of_timer(void *timer, const void *object) {
  if (object == latest_timer.timer) return fmax(latest_timer.interval, 0);
  double date = CFRunLoopTimerGetNextFireDate(timer);
  // Timers store their dates in nanoseconds of another clock.
  if (fabs(date - latest_date.time) < 1e-3) return fmax(latest_date.interval, 0);
  return fmax(date - CFAbsoluteTimeGetCurrent(), 0);
}

void CFRunLoopAddTimer(void *run_loop, void *timer, const void *mode) {
  timer_context context = {0};
  if (!isnan(quartzite_current_time())) CFRunLoopTimerGetContext(timer, &context);
  if (context.info) {
    double delay = delay_of_timer(timer, context.info);
    if (quartzite_current_timer(delay, CFRunLoopTimerGetInterval(timer), context.info)) return;
  }
  ORIGINAL(CFRunLoopAddTimer, run_loop, timer, mode);
}

void CFRunLoopPerformBlock(void *run_loop, const void *mode, dispatch_block_t block) {
  if (!call_in_stage(0, block)) ORIGINAL(CFRunLoopPerformBlock, run_loop, mode, block);
}
