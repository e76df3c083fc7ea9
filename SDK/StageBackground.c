// Work of a stage on other threads.
//
// The stage waits for such work at the time at which it was started, and runs what it submits to the main queue, in order,
// before time moves on. So a film doesn't depend on the speed of the machine.

#include "Stage.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>

/// The number of seconds that a stage waits for a message from its background work.
static const time_t patience = 1;

/// Work to run in the stage.
struct message {
  int64_t delay;
  dispatch_queue_t queue;
  struct work work;
  struct message *next;
};

struct background {
  pthread_mutex_t lock;
  pthread_cond_t progress;
  atomic_int reference_count;
  /// The stage's time at which the work began, in nanoseconds.
  int64_t time;
  /// The number of functions that are queued or running.
  int running_count;
  /// The messages that the stage hasn't taken, in order.
  struct message *first, **last;
  /// Whether the stage no longer waits for messages.
  atomic_bool is_closed;
};

static _Thread_local struct background *thread_background;

struct background *current_background(void) {
  return thread_background && !thread_background->is_closed ? thread_background : NULL;
}

int64_t time_of_background(struct background *background) { return background->time; }

static struct background *retain(struct background *background) {
  background->reference_count++;
  return background;
}

static void release_messages(struct message *message) {
  while (message) {
    struct message *next = message->next;
    if (message->work.release) message->work.release(message->work.context);
    dispatch_release(message->queue);
    free(message);
    message = next;
  }
}

static void release(void *context) {
  struct background *background = context;
  if (--background->reference_count > 0) return;
  release_messages(background->first);
  pthread_cond_destroy(&background->progress);
  pthread_mutex_destroy(&background->lock);
  free(background);
}

static struct background *create_background(void) {
  struct background *background = calloc(1, sizeof *background);
  if (!background || !get_stage_time(&background->time)) abort();
  pthread_condattr_t attributes;
  pthread_condattr_init(&attributes);
  pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC);
  pthread_cond_init(&background->progress, &attributes);
  pthread_condattr_destroy(&attributes);
  pthread_mutex_init(&background->lock, NULL);
  background->reference_count = 1;
  background->last = &background->first;
  return background;
}

// MARK: - Running work

/// A function that runs on a queue of its own.
struct task {
  struct background *background;
  struct work work;
};

static void run_task(void *context) {
  struct task *task = context;
  struct background *background = task->background, *outer = thread_background;
  thread_background = background;
  task->work.function(task->work.context);
  if (task->work.release) task->work.release(task->work.context);
  thread_background = outer;
  free(task);
  pthread_mutex_lock(&background->lock);
  background->running_count--;
  pthread_cond_signal(&background->progress);
  pthread_mutex_unlock(&background->lock);
  release(background);
}

bool extend_background(
    struct background *background, dispatch_queue_t queue, struct work work, bool is_barrier) {
  pthread_mutex_lock(&background->lock);
  bool is_open = !background->is_closed;
  if (is_open) background->running_count++;
  pthread_mutex_unlock(&background->lock);
  if (!is_open) return false;
  struct task *task = malloc(sizeof *task);
  if (!task) abort();
  *task = (struct task){retain(background), work};
  if (is_barrier) {
    ORIGINAL(dispatch_barrier_async_f, queue, task, run_task);
  } else {
    ORIGINAL(dispatch_async_f, queue, task, run_task);
  }
  return true;
}

// MARK: - Messages to the stage

bool post_to_stage(struct background *background, int64_t delay, dispatch_queue_t queue, struct work work) {
  struct message *message = malloc(sizeof *message);
  if (!message) abort();
  dispatch_retain(queue);
  *message = (struct message){delay, queue, work, NULL};
  pthread_mutex_lock(&background->lock);
  bool is_open = !background->is_closed;
  if (is_open) {
    *background->last = message;
    background->last = &message->next;
    pthread_cond_signal(&background->progress);
  }
  pthread_mutex_unlock(&background->lock);
  if (!is_open) {
    dispatch_release(queue);
    free(message);
  }
  return is_open;
}

/// Waits, with the lock held, for a message or for the end of all work. Returns false if neither has come in time.
static bool wait_for_progress(struct background *background) {
  struct timespec limit;
  clock_gettime(CLOCK_MONOTONIC, &limit);
  limit.tv_sec += patience;
  while (!background->first && background->running_count > 0) {
    if (pthread_cond_timedwait(&background->progress, &background->lock, &limit)) return false;
  }
  return true;
}

static struct message *take_messages(struct background *background) {
  struct message *messages = background->first;
  background->first = NULL;
  background->last = &background->first;
  return messages;
}

static void submit_messages(struct message *messages) {
  for (struct message *message = messages; message; message = message->next) {
    if (submit_in_stage(message->delay, message->queue, message->work, false)) message->work.release = NULL;
  }
  release_messages(messages);
}

/// A stage's call that waits for background work.
struct wait {
  struct background *background;
  bool was_run;
};

static void schedule_wait(struct background *background);

/// Waits for background work, and submits its messages. The stage calls it again until the work has ended.
static void run_wait(void *context) {
  struct wait *wait = context;
  struct background *background = wait->background;
  wait->was_run = true;
  pthread_mutex_lock(&background->lock);
  bool has_progress = wait_for_progress(background);
  bool is_closed = background->is_closed = !has_progress || background->running_count == 0;
  struct message *messages = take_messages(background);
  pthread_mutex_unlock(&background->lock);
  submit_messages(messages);
  if (!is_closed) schedule_wait(background);
}

/// Releases a call. If the stage was released before, the background work can't send messages to it any longer.
static void release_wait(void *context) {
  struct wait *wait = context;
  struct background *background = wait->background;
  struct message *messages = NULL;
  if (!wait->was_run) {
    pthread_mutex_lock(&background->lock);
    background->is_closed = true;
    messages = take_messages(background);
    pthread_mutex_unlock(&background->lock);
  }
  release_messages(messages);
  release(background);
  free(wait);
}

static void schedule_wait(struct background *background) {
  struct wait *wait = malloc(sizeof *wait);
  if (!wait) abort();
  *wait = (struct wait){retain(background), false};
  struct work work = {run_wait, release_wait, wait};
  if (!call_in_stage(0, work)) release_wait(wait);
}

void start_background(dispatch_queue_t queue, struct work work, bool is_barrier) {
  struct background *background = create_background();
  extend_background(background, queue, work, is_barrier);
  schedule_wait(background);
  release(background);
}
