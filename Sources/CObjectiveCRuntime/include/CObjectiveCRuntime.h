#ifndef QUARTZITE_OBJECTIVE_C_RUNTIME_H
#define QUARTZITE_OBJECTIVE_C_RUNTIME_H

#include <stdbool.h>

// MARK: - Deallocation

// A class's metadata points to the function that deallocates its instances: two words before the address of the metadata.
// Replacing that pointer in the metadata of the classes whose instances have associated objects is the only way to learn
// of a deallocation on Linux.

/// Finds the function that deallocates instances of a class, and detaches the object's associations from the object.
///
/// - Parameter associations: Receives the retained associations, or NULL if the object has none.
typedef const void *_Nonnull (*quartzite_will_deallocate)(
    const void *_Nonnull object, const void *_Nonnull metadata, void *_Nullable *_Nonnull associations);

/// Releases an object's associations after its deallocation.
typedef void (*quartzite_did_deallocate)(void *_Nonnull associations);

/// Sets the functions that are called before and after an object of an observed class is deallocated.
void quartzite_set_deallocation_callbacks(
    quartzite_will_deallocate _Nonnull will_deallocate, quartzite_did_deallocate _Nonnull did_deallocate);

/// Returns the function that deallocates instances of a class.
const void *_Nonnull quartzite_destroyer(const void *_Nonnull metadata);

/// Observes the deallocation of a class's instances from now on.
void quartzite_observe_deallocation(const void *_Nonnull metadata);

/// Returns the associations of an object that the thread is deallocating, or NULL.
void *_Nullable quartzite_associations_during_deallocation(const void *_Nonnull object);

// MARK: - Stages

// Hooks through which this module reaches the stage that runs the calling code. They are weak symbols that LayerTree
// defines.

/// Reads the media time in seconds of the stage in which the caller runs; returns false if it runs in none.
extern bool quartzite_stage_time(double *_Nonnull time) __attribute__((weak));

/// Calls a function after a delay in seconds of the stage that the calling thread is performing, and releases the context
/// with another function, whether or not the function was called. Returns false, without a call of either, if the thread
/// performs no stage.
extern bool quartzite_stage_call(
    double delay, void (*_Nonnull function)(void *_Nonnull), void (*_Nonnull release)(void *_Nonnull),
    void *_Nonnull context) __attribute__((weak));

/// Reads the time of the caller's stage, or returns false if there is none or LayerTree isn't linked.
static inline bool quartzite_stage_time_if_linked(double *_Nonnull time) {
  return quartzite_stage_time && quartzite_stage_time(time);
}

/// Calls a function after a delay of the thread's stage, or returns false if there is none or LayerTree isn't linked.
static inline bool quartzite_stage_call_if_linked(
    double delay, void (*_Nonnull function)(void *_Nonnull), void (*_Nonnull release)(void *_Nonnull),
    void *_Nonnull context) {
  return quartzite_stage_call && quartzite_stage_call(delay, function, release, context);
}

#endif
