// Replacements of Dispatch's, Foundation's and the Swift runtime's functions, with which time in packages for iOS follows
// the current stage.
//
// The Swift SDK links these files into every executable, because the dynamic linker looks up symbols there first: so the
// libraries call these functions. Where no stage is current, they call the originals.

#ifndef QUARTZITE_STAGE_H
#define QUARTZITE_STAGE_H

#define _GNU_SOURCE
#include <dispatch/dispatch.h>
#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>

/// Calls the next definition of a function, which is the original.
#define ORIGINAL(function, ...)                                                     \
  ({                                                                                \
    static __typeof__(&function) original;                                          \
    if (!original) original = (__typeof__(&function))dlsym(RTLD_NEXT, #function);   \
    original(__VA_ARGS__);                                                          \
  })

static const double nanoseconds_per_second = 1e9;

void *_Block_copy(const void *block);
void _Block_release(const void *block);

// MARK: - Clocks (StageClocks.c)

/// Stores the current stage's time in nanoseconds, or returns false if no stage is current.
bool get_stage_time(int64_t *time);

/// Returns the number of nanoseconds from now until a time of any kind; 0 if that time has passed.
int64_t delay_until(dispatch_time_t when);

/// Returns a time of the system that is as far away as a time of a stage, and other times unchanged.
dispatch_time_t system_time(dispatch_time_t when);

// MARK: - Work (StageQueues.c)

/// A function to call once, with a context that is then released.
struct work {
  void (*function)(void *context);
  /// Releases the context, whether or not the function was called; may be null.
  void (*release)(void *context);
  void *context;
};

/// Returns work that calls a copy of a block.
struct work work_of_block(dispatch_block_t block);

/// Returns whether the thread uses a stage, or runs background work of one.
bool is_in_stage(void);

/// Calls a function after a delay of the stage that the thread uses, in nanoseconds; returns false if it uses none.
bool call_in_stage(int64_t delay, struct work work);

/// Runs work on a queue after a delay of the current stage, in nanoseconds.
///
/// Returns false, without releasing the work, if no stage is current.
bool submit_in_stage(int64_t delay, dispatch_queue_t queue, struct work work, bool is_barrier);

/// Returns whether a queue is the main queue.
bool is_main(dispatch_queue_t queue);

// MARK: - Work in the background (StageBackground.c)

/// Work of a stage on other threads, and what it submits to the main queue.
struct background;

/// The background work that the thread runs; null on other threads.
struct background *current_background(void);

/// Returns the stage's time, in nanoseconds, at which background work began.
int64_t time_of_background(struct background *background);

/// Starts work of the current stage on a queue other than the main one. The stage waits for it before its time moves on.
void start_background(dispatch_queue_t queue, struct work work, bool is_barrier);

/// Starts work on a queue on behalf of other background work; returns false if its stage no longer waits.
bool extend_background(
    struct background *background, dispatch_queue_t queue, struct work work, bool is_barrier);

/// Submits work from the background to the stage; returns false if the stage no longer waits.
bool post_to_stage(struct background *background, int64_t delay, dispatch_queue_t queue, struct work work);

#endif
