#ifndef QUARTZITE_EXPRESSION_ENGINE_H
#define QUARTZITE_EXPRESSION_ENGINE_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// A JavaScript engine in a separate process, which has no access to files, networks or other processes.
//
// The process is this program, started once more. A constructor of this library recognizes it before `main` runs,
// and serves requests until its socket closes. The engine is MuJS, which is loaded when the process starts, so that
// nothing needs it to build.

#if defined(__cplusplus)
extern "C" {
#endif

/// An engine's process, seen from the program that started it.
typedef struct {
  pid_t process;
  int socket;
} quartzite_engine;

/// The limits of an engine's process.
typedef struct {
  /// The bytes that scripts may allocate.
  uint64_t memory;
  /// The seconds of processor time for all requests together.
  uint32_t seconds;
} quartzite_engine_limits;

/// The outcome of a request.
typedef enum {
  /// The reply is a result.
  quartzite_engine_success = 0,
  /// The reply is the message of an error, and the engine can be asked again.
  quartzite_engine_failure = 1,
  /// The engine ended because the request took too much processor time. There is no reply.
  quartzite_engine_time_limit = 2,
  /// The engine ended for another reason. There is no reply.
  quartzite_engine_ended = 3,
  /// The request's text is longer than 256 MiB, and wasn't sent. There is no reply.
  quartzite_engine_too_large = 4,
} quartzite_engine_outcome;

/// A reply, whose text belongs to the caller and is freed with `free`.
typedef struct {
  quartzite_engine_outcome outcome;
  /// The UTF-8 text without a zero at its end; null if there is none.
  char *text;
  uint32_t length;
  /// The seconds of processor time that the engine has used since it started.
  double seconds;
  /// The signal that ended the process, or 0.
  int signal;
} quartzite_engine_reply;

/// The requests that an engine understands.
typedef enum {
  /// Runs a script.
  quartzite_engine_run = 0,
  /// Calls the function that the last script returned, with a text, and replies with the text that it returns.
  quartzite_engine_call = 1,
} quartzite_engine_request;

/// Starts an engine.
///
/// - Returns: 0, or the number of an error of the system: ENOEXEC if the program loaded this library by dlopen, so that
///   starting the program again would run its `main`; ELOOP if the environment has the variable that only engines have.
int quartzite_engine_start(quartzite_engine *engine, quartzite_engine_limits limits);

/// Waits at most 10 seconds until an engine is ready. If it isn't ready then, the reply's text is the reason, such as a
/// missing library.
quartzite_engine_reply quartzite_engine_greeting(quartzite_engine *engine);

/// Sends a request, and waits for its reply.
///
/// - Parameter seconds: The processor time after which the engine ends, at most an hour.
quartzite_engine_reply quartzite_engine_ask(
    quartzite_engine *engine, quartzite_engine_request request, const char *text, uint32_t length, double seconds);

/// Ends an engine's process, unless it has ended.
void quartzite_engine_stop(quartzite_engine *engine);

#if defined(__cplusplus)
}
#endif

#endif
