// Dispatch's timer sources, which fire in the current stage's time if they were made in a stage.

#include "Stage.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

/// A timer source that was made in a stage. Dispatch's own timer is never set.
struct stage_source {
  /// A number that no other source has.
  uint64_t number;
  dispatch_source_t source;
  dispatch_queue_t queue;
  /// The blocks to call when the timer fires, and when it's canceled; null if there are none.
  dispatch_block_t handler, cancel_handler;
  /// The stage's time of the next fire, in nanoseconds.
  int64_t next_time;
  /// The time between two fires in nanoseconds; 0 if it fires once.
  int64_t interval;
  /// The number of fires that were scheduled so far. Only the latest one is valid.
  uint64_t event_count;
  /// The number of references that are held outside of Dispatch.
  int reference_count;
  bool is_active, is_set;
  int suspension_count;
  struct stage_source *next;
};

// Recursive, because queuing a call may release objects that use sources.
static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static struct stage_source *sources;
static atomic_int source_count;

/// Returns a source, with the lock held, by its object or its number; null if it wasn't made in a stage.
static struct stage_source *find_source(const void *object, uint64_t number) {
  struct stage_source *source = sources;
  while (source && (const void *)source->source != object && source->number != number) source = source->next;
  return source;
}

/// Locks the sources and returns one by its object. If there is none, returns null without a lock.
static struct stage_source *lock_source(const void *object) {
  if (source_count == 0) return NULL;
  pthread_mutex_lock(&lock);
  struct stage_source *source = find_source(object, 0);
  if (!source) pthread_mutex_unlock(&lock);
  return source;
}

// MARK: - Creating and releasing sources

/// Stores a copy of a block and returns the old block, which has to be released without the lock: that may run any code.
static dispatch_block_t exchange_block(dispatch_block_t *stored, dispatch_block_t block) {
  dispatch_block_t old = *stored;
  *stored = block ? (dispatch_block_t)_Block_copy(block) : NULL;
  return old;
}

static void release_block(dispatch_block_t block) {
  if (block) _Block_release(block);
}

/// Removes a source whose last reference outside of Dispatch is released.
static void remove_source(uint64_t number) {
  pthread_mutex_lock(&lock);
  struct stage_source **link = &sources;
  while (*link && (*link)->number != number) link = &(*link)->next;
  struct stage_source *source = *link;
  if (source) {
    *link = source->next;
    source_count--;
  }
  pthread_mutex_unlock(&lock);
  if (!source) return;
  release_block(source->handler);
  release_block(source->cancel_handler);
  dispatch_release(source->queue);
  free(source);
}

dispatch_source_t dispatch_source_create(
    dispatch_source_type_t type, uintptr_t handle, uintptr_t mask, dispatch_queue_t queue) {
  static uint64_t latest_number;
  dispatch_source_t object = ORIGINAL(dispatch_source_create, type, handle, mask, queue);
  if (!object || type != DISPATCH_SOURCE_TYPE_TIMER || !is_in_stage()) return object;
  struct stage_source *source = calloc(1, sizeof *source);
  if (!source) abort();
  source->source = object;
  source->reference_count = 1;
  source->queue = queue ? queue : dispatch_get_global_queue(DISPATCH_QUEUE_PRIORITY_DEFAULT, 0);
  dispatch_retain(source->queue);
  pthread_mutex_lock(&lock);
  source->number = ++latest_number;
  source->next = sources;
  sources = source;
  source_count++;
  pthread_mutex_unlock(&lock);
  return object;
}

void dispatch_retain(dispatch_object_t object) {
  struct stage_source *source = lock_source(object._do);
  if (source) {
    source->reference_count++;
    pthread_mutex_unlock(&lock);
  }
  ORIGINAL(dispatch_retain, object);
}

void dispatch_release(dispatch_object_t object) {
  struct stage_source *source = lock_source(object._do);
  if (source) {
    uint64_t number = --source->reference_count == 0 ? source->number : 0;
    pthread_mutex_unlock(&lock);
    if (number) remove_source(number);
  }
  ORIGINAL(dispatch_release, object);
}

void dispatch_source_set_event_handler(dispatch_source_t object, dispatch_block_t block) {
  struct stage_source *source = lock_source(object);
  if (!source) return ORIGINAL(dispatch_source_set_event_handler, object, block);
  dispatch_block_t old = exchange_block(&source->handler, block);
  pthread_mutex_unlock(&lock);
  release_block(old);
}

void dispatch_source_set_cancel_handler(dispatch_source_t object, dispatch_block_t block) {
  struct stage_source *source = lock_source(object);
  if (!source) return ORIGINAL(dispatch_source_set_cancel_handler, object, block);
  dispatch_block_t old = exchange_block(&source->cancel_handler, block);
  pthread_mutex_unlock(&lock);
  release_block(old);
}

// MARK: - Firing

/// The event of one fire.
struct fire {
  uint64_t number, event_count;
};

static void run_fire(void *context);

/// Schedules the next fire, with the lock held, in place of one that was scheduled before.
static void schedule_fire(struct stage_source *source) {
  source->event_count++;
  int64_t now;
  bool can_fire = source->is_set && source->is_active && source->suspension_count == 0;
  if (!can_fire || !get_stage_time(&now)) return;
  struct fire *fire = malloc(sizeof *fire);
  if (!fire) abort();
  *fire = (struct fire){source->number, source->event_count};
  int64_t delay = source->next_time > now ? source->next_time - now : 0;
  // Also from background work, the event is sent to the main queue.
  if (!submit_in_stage(delay, dispatch_get_main_queue(), (struct work){run_fire, free, fire}, false)) free(fire);
}

/// Computes the time of the next fire, which is the first on the timer's grid after now.
static void skip_to_next_time(struct stage_source *source) {
  int64_t now;
  source->is_set = source->interval > 0;
  if (!source->is_set || !get_stage_time(&now)) return;
  int64_t late = now - source->next_time;
  source->next_time += (late / source->interval + 1) * source->interval;
}

static void run_fire(void *context) {
  struct fire *fire = context;
  pthread_mutex_lock(&lock);
  struct stage_source *source = find_source(NULL, fire->number);
  bool is_valid = source && source->event_count == fire->event_count;
  struct work work = {0};
  dispatch_queue_t queue = NULL;
  if (is_valid && source->handler) {
    work = work_of_block(source->handler);
    queue = source->queue;
    dispatch_retain(queue);
  }
  if (is_valid) {
    skip_to_next_time(source);
    schedule_fire(source);
  }
  pthread_mutex_unlock(&lock);
  if (!queue) return;
  if (is_main(queue)) {
    work.function(work.context);
    work.release(work.context);
  } else {
    start_background(queue, work, false);
  }
  dispatch_release(queue);
}

void dispatch_source_set_timer(dispatch_source_t object, dispatch_time_t start, uint64_t interval, uint64_t leeway) {
  struct stage_source *source = lock_source(object);
  if (!source) return ORIGINAL(dispatch_source_set_timer, object, system_time(start), interval, leeway);
  int64_t now;
  source->is_set = start != DISPATCH_TIME_FOREVER && get_stage_time(&now);
  if (source->is_set) source->next_time = now + delay_until(start);
  source->interval = interval < INT64_MAX ? (int64_t)interval : 0;
  schedule_fire(source);
  pthread_mutex_unlock(&lock);
}

// MARK: - Activation and cancellation

void dispatch_activate(dispatch_object_t object) {
  struct stage_source *source = lock_source(object._do);
  if (source) {
    if (!source->is_active) {
      source->is_active = true;
      schedule_fire(source);
    }
    pthread_mutex_unlock(&lock);
  }
  ORIGINAL(dispatch_activate, object);
}

void dispatch_resume(dispatch_object_t object) {
  struct stage_source *source = lock_source(object._do);
  if (source) {
    if (source->is_active) {
      source->suspension_count--;
    } else {
      source->is_active = true;
    }
    schedule_fire(source);
    pthread_mutex_unlock(&lock);
  }
  ORIGINAL(dispatch_resume, object);
}

void dispatch_suspend(dispatch_object_t object) {
  struct stage_source *source = lock_source(object._do);
  if (source) {
    source->suspension_count++;
    schedule_fire(source);
    pthread_mutex_unlock(&lock);
  }
  ORIGINAL(dispatch_suspend, object);
}

void dispatch_source_cancel(dispatch_source_t object) {
  struct stage_source *source = lock_source(object);
  dispatch_block_t handler = NULL, cancel_handler = NULL;
  dispatch_queue_t queue = NULL;
  if (source) {
    source->is_set = false;
    schedule_fire(source);
    handler = exchange_block(&source->handler, NULL);
    cancel_handler = exchange_block(&source->cancel_handler, NULL);
    queue = source->queue;
    dispatch_retain(queue);
    pthread_mutex_unlock(&lock);
  }
  ORIGINAL(dispatch_source_cancel, object);
  if (cancel_handler) dispatch_async(queue, cancel_handler);
  release_block(handler);
  release_block(cancel_handler);
  if (queue) dispatch_release(queue);
}
