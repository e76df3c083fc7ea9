// Dispatch's queues and groups, whose work follows the current stage's time.

#include "Stage.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

// Defined by LayerTree.
bool quartzite_stage_is_used(void);
bool quartzite_stage_call(double delay, void (*function)(void *), void (*release)(void *), void *context);

bool is_main(dispatch_queue_t queue) { return queue == dispatch_get_main_queue(); }

bool is_in_stage(void) { return current_background() || quartzite_stage_is_used(); }

// MARK: - Work

static void call_block(void *block) { ((dispatch_block_t)block)(); }
static void release_block(void *block) { _Block_release(block); }

struct work work_of_block(dispatch_block_t block) {
  return (struct work){call_block, release_block, _Block_copy(block)};
}

static void run_call(void *context) {
  struct work *call = context;
  call->function(call->context);
}

static void release_call(void *context) {
  struct work *call = context;
  if (call->release) call->release(call->context);
  free(call);
}

bool call_in_stage(int64_t delay, struct work work) {
  struct work *call = malloc(sizeof *call);
  if (!call) abort();
  *call = work;
  double seconds = (double)delay / nanoseconds_per_second;
  if (quartzite_stage_call(seconds, run_call, release_call, call)) return true;
  free(call);
  return false;
}

// MARK: - Submitting work

/// Work that a queue runs after a delay.
struct delayed_work {
  dispatch_queue_t queue;
  struct work work;
};

static void run_delayed_work(void *context) {
  struct delayed_work *delayed = context;
  struct work work = delayed->work;
  delayed->work.release = NULL;
  start_background(delayed->queue, work, false);
}

static void release_delayed_work(void *context) {
  struct delayed_work *delayed = context;
  if (delayed->work.release) delayed->work.release(delayed->work.context);
  dispatch_release(delayed->queue);
  free(delayed);
}

/// Calls a function on a queue other than the main one after a delay of the stage that the thread uses.
static bool call_on_queue(int64_t delay, dispatch_queue_t queue, struct work work) {
  struct delayed_work *delayed = malloc(sizeof *delayed);
  if (!delayed) abort();
  dispatch_retain(queue);
  *delayed = (struct delayed_work){queue, work};
  if (call_in_stage(delay, (struct work){run_delayed_work, release_delayed_work, delayed})) return true;
  dispatch_release(queue);
  free(delayed);
  return false;
}

bool submit_in_stage(int64_t delay, dispatch_queue_t queue, struct work work, bool is_barrier) {
  struct background *background = current_background();
  bool is_immediate = delay == 0 && !is_main(queue);
  if (background) {
    if (is_immediate) return extend_background(background, queue, work, is_barrier);
    return post_to_stage(background, delay, queue, work);
  }
  if (!quartzite_stage_is_used()) return false;
  if (is_main(queue)) return call_in_stage(delay, work);
  if (!is_immediate) return call_on_queue(delay, queue, work);
  start_background(queue, work, is_barrier);
  return true;
}

/// Submits a copy of a block, or returns false if no stage is current.
static bool submit_block(int64_t delay, dispatch_queue_t queue, dispatch_block_t block, bool is_barrier) {
  if (!is_in_stage()) return false;
  struct work work = work_of_block(block);
  if (submit_in_stage(delay, queue, work, is_barrier)) return true;
  work.release(work.context);
  return false;
}

/// Returns whether a block was made by `dispatch_block_create` with the flag for barriers.
///
/// Such a block begins with a magic number of libdispatch and its flags.
static bool is_barrier_block(dispatch_block_t block) {
  struct layout {
    void *isa;
    int flags, reserved;
    void *invoke;
    struct {
      unsigned long reserved, size;
    } *descriptor;
    unsigned long magic, block_flags;
  } *layout = (struct layout *)block;
  return layout->descriptor->size >= sizeof *layout && layout->magic == 0xD159B10C
      && (layout->block_flags & DISPATCH_BLOCK_BARRIER);
}

void dispatch_async(dispatch_queue_t queue, dispatch_block_t block) {
  if (!submit_block(0, queue, block, is_barrier_block(block))) ORIGINAL(dispatch_async, queue, block);
}

/// A function of a task or another caller that isn't lost if the stage is released first.
struct call {
  dispatch_queue_t queue;
  dispatch_function_t function;
  void *context;
};

static void run_function(void *context) {
  struct call *call = context;
  dispatch_function_t function = call->function;
  call->function = NULL;
  function(call->context);
}

/// Passes the function to the system if the stage didn't call it, and frees the call.
static void release_function(void *context) {
  struct call *call = context;
  if (call->function) ORIGINAL(dispatch_async_f, call->queue, call->context, call->function);
  dispatch_release(call->queue);
  free(call);
}

/// Submits a function, or returns false if no stage is current.
static bool submit_function(int64_t delay, dispatch_queue_t queue, void *context, dispatch_function_t function) {
  if (!is_in_stage()) return false;
  struct call *call = malloc(sizeof *call);
  if (!call) abort();
  *call = (struct call){queue, function, context};
  dispatch_retain(queue);
  if (submit_in_stage(delay, queue, (struct work){run_function, release_function, call}, false)) return true;
  dispatch_release(queue);
  free(call);
  return false;
}

void dispatch_async_f(dispatch_queue_t queue, void *context, dispatch_function_t function) {
  if (!submit_function(0, queue, context, function)) ORIGINAL(dispatch_async_f, queue, context, function);
}

void dispatch_barrier_async(dispatch_queue_t queue, dispatch_block_t block) {
  if (!submit_block(0, queue, block, true)) ORIGINAL(dispatch_barrier_async, queue, block);
}

void dispatch_after(dispatch_time_t when, dispatch_queue_t queue, dispatch_block_t block) {
  if (when != DISPATCH_TIME_FOREVER && submit_block(delay_until(when), queue, block, false)) return;
  ORIGINAL(dispatch_after, system_time(when), queue, block);
}

void dispatch_after_f(dispatch_time_t when, dispatch_queue_t queue, void *context, dispatch_function_t function) {
  if (when != DISPATCH_TIME_FOREVER && submit_function(delay_until(when), queue, context, function)) return;
  ORIGINAL(dispatch_after_f, system_time(when), queue, context, function);
}

// MARK: - Waiting for the main queue

/// A block that background work runs on the main queue, and waits for.
struct call_and_wait {
  dispatch_block_t block;
  dispatch_semaphore_t done;
  bool was_run;
};

static void run_waited_call(void *context) {
  struct call_and_wait *call = context;
  call->was_run = true;
  call->block();
}
static void end_waited_call(void *context) { dispatch_semaphore_signal(((struct call_and_wait *)context)->done); }

void dispatch_sync(dispatch_queue_t queue, dispatch_block_t block) {
  struct call_and_wait call = {block, NULL, false};
  if (is_main(queue) && current_background()) {
    call.done = dispatch_semaphore_create(0);
    if (submit_in_stage(0, queue, (struct work){run_waited_call, end_waited_call, &call}, false)) {
      dispatch_semaphore_wait(call.done, DISPATCH_TIME_FOREVER);
    }
    dispatch_release(call.done);
    if (call.was_run) return;
  }
  ORIGINAL(dispatch_sync, queue, block);
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

// MARK: - Groups

/// A block to call on a queue when a group that was used in a stage is empty.
struct notification {
  dispatch_group_t group;
  dispatch_queue_t queue;
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

static void append_notification(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block) {
  struct notification *new = malloc(sizeof *new);
  if (!new) abort();
  dispatch_retain(group);
  dispatch_retain(queue);
  *new = (struct notification){group, queue, (dispatch_block_t)_Block_copy(block), NULL};
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
    dispatch_async(notification->queue, notification->block);
    _Block_release(notification->block);
    dispatch_release(notification->queue);
    dispatch_release(group);
    free(notification);
  }
}

/// Calls a block many times. Background work does so on its own thread, since other threads wouldn't belong to the stage.
void dispatch_apply(size_t count, dispatch_queue_t queue, void (^block)(size_t)) {
  if (!current_background()) return ORIGINAL(dispatch_apply, count, queue, block);
  for (size_t i = 0; i < count; i++) block(i);
}

void dispatch_group_notify(dispatch_group_t group, dispatch_queue_t queue, dispatch_block_t block) {
  if (!is_in_stage()) {
    ORIGINAL(dispatch_group_notify, group, queue, block);
    return;
  }
  append_notification(group, queue, block);
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
  dispatch_block_t member = ^{
    block();
    dispatch_group_leave(group);
    dispatch_release(group);
  };
  // The flag belongs to the caller's block.
  if (is_barrier_block(block)) {
    dispatch_barrier_async(queue, member);
  } else {
    dispatch_async(queue, member);
  }
}
