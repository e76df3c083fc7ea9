#define _GNU_SOURCE
#include "CExpressionEngine.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "Messages.h"

extern char **environ;

/// The environment variables that an engine inherits, which locate libraries.
static const char *const inherited[] = {"LD_LIBRARY_PATH=", "PATH="};

enum { inherited_count = sizeof inherited / sizeof *inherited };

/// Fills an engine's environment, which ends with null.
static void fill_environment(char *environment[inherited_count + 2], char *variable) {
  size_t count = 0;
  for (size_t index = 0; index < inherited_count; index++) {
    for (char **item = environ; item && *item; item++) {
      if (strncmp(*item, inherited[index], strlen(inherited[index]))) continue;
      environment[count++] = *item;
      break;
    }
  }
  environment[count++] = variable;
  environment[count] = NULL;
}

/// Stores whether the first object, which is the program, contains an address; ends the iteration.
static int contains(struct dl_phdr_info *object, size_t size, void *context) {
  (void)size;
  uintptr_t *address = context;
  int isInside = 0;
  for (size_t index = 0; index < object->dlpi_phnum; index++) {
    const ElfW(Phdr) *segment = &object->dlpi_phdr[index];
    if (segment->p_type != PT_LOAD) continue;
    if (*address - (object->dlpi_addr + segment->p_vaddr) < segment->p_memsz) isInside = 1;
  }
  *address = (uintptr_t)isInside;
  return 1;
}

/// Returns whether this library is loaded when the program starts, so that its constructor runs before `main`.
///
/// A library that was loaded later by dlopen isn't, and the program's `main` would run a second time.
static int is_loaded_at_start(void) {
  uintptr_t address = (uintptr_t)&quartzite_engine_start;
  dl_iterate_phdr(contains, &address);
  if (address) return 1;
  // Finds the program's libraries. RTLD_DEFAULT would find this one in any case.
  void *program = dlopen(NULL, RTLD_LAZY);
  if (!program) return 0;
  int isFound = dlsym(program, "quartzite_engine_start") == (void *)&quartzite_engine_start;
  dlclose(program);
  return isFound;
}

static int spawn(quartzite_engine *engine, int socket, char **environment) {
  posix_spawn_file_actions_t actions;
  int error = posix_spawn_file_actions_init(&actions);
  if (error) return error;
  // A copy made by dup2 stays open in the new process, unless it is the same descriptor.
  error = posix_spawn_file_actions_adddup2(&actions, socket, 0);
  if (!error) error = posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  if (!error) error = posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0);
  char *arguments[] = {"lottie-expressions", NULL};
  if (!error) {
    error = posix_spawn(&engine->process, "/proc/self/exe", &actions, NULL, arguments, environment);
  }
  posix_spawn_file_actions_destroy(&actions);
  return error;
}

int quartzite_engine_start(quartzite_engine *engine, quartzite_engine_limits limits) {
  engine->process = -1;
  engine->socket = -1;
  // An engine that isn't recognized as one must not start another.
  if (getenv(ENGINE_VARIABLE)) return ELOOP;
  if (!is_loaded_at_start()) return ENOEXEC;
  int sockets[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets)) return errno;
  // The program may run without standard input, and then a socket could be descriptor 0.
  int theirs = fcntl(sockets[1], F_DUPFD_CLOEXEC, 3);
  int error = theirs < 0 ? errno : 0;
  close(sockets[1]);
  char variable[96];
  snprintf(variable, sizeof variable, ENGINE_VARIABLE "=%llu:%u", (unsigned long long)limits.memory,
           limits.seconds);
  char *environment[inherited_count + 2];
  fill_environment(environment, variable);
  if (!error) error = spawn(engine, theirs, environment);
  if (theirs >= 0) close(theirs);
  if (error) {
    close(sockets[0]);
    return error;
  }
  engine->socket = sockets[0];
  return 0;
}

void quartzite_engine_stop(quartzite_engine *engine) {
  if (engine->socket >= 0) close(engine->socket);
  engine->socket = -1;
  if (engine->process <= 0) return;
  kill(engine->process, SIGKILL);
  while (waitpid(engine->process, NULL, 0) < 0 && errno == EINTR) continue;
  engine->process = -1;
}

// MARK: - Exchange

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/// Waits until a socket can be used; returns whether it can before the deadline.
static int wait_for(int socket, short events, double deadline) {
  for (;;) {
    double remaining = deadline - now();
    if (remaining <= 0) return 0;
    struct pollfd item = {.fd = socket, .events = events};
    int count = poll(&item, 1, remaining > 1000 ? 1000000 : (int)(remaining * 1000) + 1);
    if (count > 0) return 1;
    if (count < 0 && errno != EINTR) return 0;
  }
}

static int send_all(int socket, const void *bytes, size_t count, double deadline) {
  const char *next = bytes;
  while (count > 0) {
    if (!wait_for(socket, POLLOUT, deadline)) return 0;
    ssize_t sent = send(socket, next, count, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (sent <= 0) return 0;
    next += sent;
    count -= (size_t)sent;
  }
  return 1;
}

static int receive_all(int socket, void *bytes, size_t count, double deadline) {
  char *next = bytes;
  while (count > 0) {
    if (!wait_for(socket, POLLIN, deadline)) return 0;
    ssize_t received = recv(socket, next, count, MSG_DONTWAIT);
    if (received < 0 && (errno == EINTR || errno == EAGAIN)) continue;
    if (received <= 0) return 0;
    next += received;
    count -= (size_t)received;
  }
  return 1;
}

/// The time of an exchange.
typedef struct {
  double start;
  /// The processor time after which the engine ends.
  double limit;
  double deadline;
} period;

/// Waits until an engine's process has ended, and ends it if that takes long.
///
/// - Returns: Whether the status and the usage are known. They aren't if the program ignores SIGCHLD.
static int reap(pid_t process, int *status, struct rusage *usage) {
  double patience = now() + 0.1;
  for (;;) {
    int isPatient = now() < patience;
    if (!isPatient) kill(process, SIGKILL);
    pid_t ended = wait4(process, status, isPatient ? WNOHANG : 0, usage);
    if (ended == process) return 1;
    if (ended < 0 && errno != EINTR) return 0;
    if (ended == 0) poll(NULL, 0, 1);
  }
}

static double seconds_of(struct timeval time) { return (double)time.tv_sec + (double)time.tv_usec * 1e-6; }

/// Ends an engine that didn't reply, and returns the reason.
static quartzite_engine_reply ended(quartzite_engine *engine, period period) {
  quartzite_engine_reply reply = {.outcome = quartzite_engine_ended};
  int isLate = now() >= period.deadline;
  // The engine exits when its socket is closed, unless it is computing.
  close(engine->socket);
  engine->socket = -1;
  if (isLate) kill(engine->process, SIGKILL);
  int status = 0;
  struct rusage usage = {0};
  if (reap(engine->process, &status, &usage)) {
    reply.seconds = seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime);
    if (WIFSIGNALED(status)) reply.signal = WTERMSIG(status);
  } else if (now() - period.start >= period.limit) {
    // The signal isn't known; a crash after so long can't be told from an endless loop.
    isLate = 1;
  }
  engine->process = -1;
  if (isLate || reply.signal == SIGPROF || reply.signal == SIGXCPU) {
    reply.outcome = quartzite_engine_time_limit;
  }
  return reply;
}

static quartzite_engine_reply receive_reply(quartzite_engine *engine, period period) {
  reply_head head;
  if (!receive_all(engine->socket, &head, sizeof head, period.deadline) || head.length > LONGEST_TEXT) {
    return ended(engine, period);
  }
  quartzite_engine_reply reply = {
      .outcome = head.outcome ? quartzite_engine_failure : quartzite_engine_success,
      .length = head.length,
      .seconds = head.seconds,
      .text = malloc(head.length + 1u),
  };
  if (!reply.text || !receive_all(engine->socket, reply.text, head.length, period.deadline)) {
    free(reply.text);
    return ended(engine, period);
  }
  return reply;
}

/// The seconds within which an engine has to be ready.
static const double greeting_limit = 10;

quartzite_engine_reply quartzite_engine_greeting(quartzite_engine *engine) {
  double start = now();
  return receive_reply(
      engine, (period){.start = start, .limit = greeting_limit, .deadline = start + greeting_limit});
}

quartzite_engine_reply quartzite_engine_ask(
    quartzite_engine *engine, quartzite_engine_request request, const char *text, uint32_t length, double seconds) {
  quartzite_engine_reply none = {.outcome = quartzite_engine_ended};
  if (length > LONGEST_TEXT) none.outcome = quartzite_engine_too_large;
  if (engine->socket < 0 || length > LONGEST_TEXT) return none;
  double limit = seconds < 3600 ? (seconds > 1e-4 ? seconds : 1e-4) : 3600;
  double start = now();
  // On a busy machine, little processor time can take long; these factors only end engines that wait forever.
  period period = {.start = start, .limit = limit, .deadline = start + limit * 20 + 20};
  request_head head = {.request = request, .length = length, .microseconds = (uint64_t)(limit * 1e6)};
  if (!send_all(engine->socket, &head, sizeof head, period.deadline) ||
      !send_all(engine->socket, text, length, period.deadline)) {
    return ended(engine, period);
  }
  return receive_reply(engine, period);
}
