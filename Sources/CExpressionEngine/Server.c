#define _GNU_SOURCE
#include <errno.h>
#include <signal.h>
#include <stdint.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include "CExpressionEngine.h"
#include "Messages.h"
#include "MuJS.h"
#include "Sandbox.h"

// The engine's side: runs in the process that quartzite_engine_start starts, and never returns to the program.

// MARK: - Memory of scripts

/// The bytes that scripts may still allocate.
typedef struct {
  uint64_t available;
} memory_account;

/// The length of a block, stored before it.
typedef union {
  size_t size;
  max_align_t alignment;
} block_head;

/// Allocates, resizes or frees memory for MuJS. Returns null if the account is exhausted, which makes MuJS throw an error.
static void *allocate(void *context, void *pointer, int size) {
  memory_account *account = context;
  block_head *head = pointer ? (block_head *)pointer - 1 : NULL;
  size_t former = head ? head->size : 0;
  if (size <= 0) {
    account->available += former;
    free(head);
    return NULL;
  }
  size_t needed = (size_t)size + sizeof *head;
  if (needed > former && needed - former > account->available) return NULL;
  block_head *block = realloc(head, needed);
  if (!block) return NULL;
  account->available = account->available + former - needed;
  block->size = needed;
  return block + 1;
}

// MARK: - Messages

static void leave(void) { _exit(0); }

static void read_all(void *bytes, size_t count) {
  char *next = bytes;
  while (count > 0) {
    ssize_t received = read(0, next, count);
    if (received < 0 && errno == EINTR) continue;
    if (received <= 0) leave();
    next += received;
    count -= (size_t)received;
  }
}

static void write_all(const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t sent = write(0, next, count);
    if (sent < 0 && errno == EINTR) continue;
    if (sent <= 0) leave();
    next += sent;
    count -= (size_t)sent;
  }
}

static double processor_time(void) {
  struct timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

static void reply(int outcome, const char *text, double seconds) {
  size_t length = strlen(text);
  if (length > LONGEST_TEXT) leave();
  reply_head head = {.outcome = (uint32_t)outcome, .length = (uint32_t)length, .seconds = seconds};
  write_all(&head, sizeof head);
  write_all(text, length);
}

/// Makes the system end the process after some processor time; 0 turns that off.
static void set_alarm(uint64_t microseconds) {
  struct itimerval timer = {.it_value = {.tv_sec = (time_t)(microseconds / 1000000),
                                         .tv_usec = (suseconds_t)(microseconds % 1000000)}};
  setitimer(ITIMER_PROF, &timer, NULL);
}

// MARK: - Requests

static mujs_functions js;

static void ignore_report(js_State *state, const char *message) {
  (void)state;
  (void)message;
}

/// Answers one request. The function that the last script returned is at the bottom of the stack.
static int answer(js_State *state, uint32_t request, const char *text) {
  if (request == quartzite_engine_run) {
    if (js.ploadstring(state, "runtime", text)) return quartzite_engine_failure;
    js.pushundefined(state);
    return js.pcall(state, 0) ? quartzite_engine_failure : quartzite_engine_success;
  }
  js.copy(state, 1);
  js.pushundefined(state);
  js.pushstring(state, text);
  return js.pcall(state, 1) ? quartzite_engine_failure : quartzite_engine_success;
}

static void serve_request(js_State *state, int *hasFunction) {
  request_head head;
  read_all(&head, sizeof head);
  if (head.length > LONGEST_TEXT) leave();
  char *text = malloc(head.length + 1u);
  if (!text) leave();
  read_all(text, head.length);
  text[head.length] = 0;
  set_alarm(head.microseconds);
  int outcome = quartzite_engine_failure;
  if (head.request == quartzite_engine_run || *hasFunction) {
    outcome = answer(state, head.request, text);
    int isFunction = head.request == quartzite_engine_run && !outcome && js.iscallable(state, -1);
    // The conversion fails if memory is exhausted.
    const char *result = isFunction ? "" : js.trystring(state, -1, "an error without a message");
    set_alarm(0);
    reply(outcome, result, processor_time());
    if (isFunction && !*hasFunction) {
      *hasFunction = 1;
    } else {
      js.pop(state, 1);
    }
  } else {
    set_alarm(0);
    reply(outcome, "no function was defined", processor_time());
  }
  free(text);
}

static void serve(uint64_t memory, uint32_t seconds) {
  const char *problem = mujs_load(&js);
  sandbox_enter(memory, seconds);
  memory_account account = {.available = memory};
  js_State *state = problem ? NULL : js.newstate(allocate, &account, 0);
  if (!problem && !state) problem = "the memory limit is too small for an engine";
  reply(problem ? quartzite_engine_failure : quartzite_engine_success, problem ? problem : "", processor_time());
  if (problem) leave();
  js.setreport(state, ignore_report);
  // The value of `this`, at the bottom of the stack.
  js.pushundefined(state);
  int hasFunction = 0;
  for (;;) serve_request(state, &hasFunction);
}

/// Returns whether standard input is a socket of this machine, as an engine's is.
static int has_socket(void) {
  int domain = 0;
  socklen_t size = sizeof domain;
  return !getsockopt(0, SOL_SOCKET, SO_DOMAIN, &domain, &size) && domain == AF_UNIX;
}

/// Makes the process an engine if it was started as one. Runs before `main` and before other constructors.
__attribute__((constructor(101))) static void become_engine(void) {
  const char *variable = getenv(ENGINE_VARIABLE);
  if (!variable || !has_socket()) return;
  unsigned long long memory = 0;
  unsigned seconds = 0;
  if (sscanf(variable, "%llu:%u", &memory, &seconds) != 2) return;
  sandbox_drop_inheritance();
  serve(memory, seconds);
}
