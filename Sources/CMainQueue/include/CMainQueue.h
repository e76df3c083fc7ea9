#ifndef QUARTZITE_MAIN_QUEUE_H
#define QUARTZITE_MAIN_QUEUE_H

#include <stdbool.h>

/// Returns whether the calling thread is the main thread or runs the main queue's work.
///
/// These differ on Linux: an asynchronous `main` ends the main thread at its first suspension. After that, any thread may
/// run the work of the main queue and of the main actor.
bool quartzite_does_main_work(void);

/// Calls a function when the calling thread ends, before the destructors of thread-specific keys, such as Dispatch's.
///
/// Does nothing on systems without such calls.
void quartzite_call_at_thread_end(void (*function)(void *), void *argument);

#endif
