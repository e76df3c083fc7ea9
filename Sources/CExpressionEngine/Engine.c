#define _GNU_SOURCE
#include "CExpressionEngine.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "Messages.h"

extern char **environ;

/// Returns the program's environment with the engine's variable, for `free`.
static char **engine_environment(char *variable) {
  size_t count = 0;
  while (environ[count]) count++;
  char **copy = malloc((count + 2) * sizeof *copy);
  if (!copy) return NULL;
  memcpy(copy, environ, count * sizeof *copy);
  copy[count] = variable;
  copy[count + 1] = NULL;
  return copy;
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
  int sockets[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets)) return errno;
  // The program may run without standard input, and then a socket could be descriptor 0.
  int theirs = fcntl(sockets[1], F_DUPFD_CLOEXEC, 3);
  int error = theirs < 0 ? errno : 0;
  close(sockets[1]);
  char variable[96];
  snprintf(variable, sizeof variable, ENGINE_VARIABLE "=%llu:%u", (unsigned long long)limits.memory,
           limits.seconds);
  char **environment = engine_environment(variable);
  if (!error) error = environment ? spawn(engine, theirs, environment) : ENOMEM;
  free(environment);
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
    double rest = deadline - now();
    if (rest <= 0) return 0;
    struct pollfd item = {.fd = socket, .events = events};
    int count = poll(&item, 1, rest > 1000 ? 1000000 : (int)(rest * 1000) + 1);
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

/// Ends an engine that didn't reply, and returns the reason.
static quartzite_engine_reply ended(quartzite_engine *engine, double deadline) {
  quartzite_engine_reply reply = {.outcome = quartzite_engine_ended};
  int isLate = now() >= deadline;
  close(engine->socket);
  engine->socket = -1;
  if (isLate) kill(engine->process, SIGKILL);
  int status = 0;
  // Without its socket the engine ends by itself, and at the latest by its limit of processor time.
  while (waitpid(engine->process, &status, 0) < 0 && errno == EINTR) continue;
  engine->process = -1;
  if (WIFSIGNALED(status)) reply.signal = WTERMSIG(status);
  if (isLate || reply.signal == SIGPROF || reply.signal == SIGXCPU) {
    reply.outcome = quartzite_engine_time_limit;
  }
  return reply;
}

static quartzite_engine_reply receive_reply(quartzite_engine *engine, double deadline) {
  reply_head head;
  if (!receive_all(engine->socket, &head, sizeof head, deadline) || head.length > LONGEST_TEXT) {
    return ended(engine, deadline);
  }
  quartzite_engine_reply reply = {
      .outcome = head.outcome ? quartzite_engine_failure : quartzite_engine_success,
      .length = head.length,
      .seconds = head.seconds,
      .text = malloc(head.length + 1u),
  };
  if (!reply.text || !receive_all(engine->socket, reply.text, head.length, deadline)) {
    free(reply.text);
    return ended(engine, deadline);
  }
  return reply;
}

// A busy machine may take long for little processor time; these factors only end engines that wait for ever.
static double deadline_for(double seconds) { return now() + seconds * 20 + 20; }

quartzite_engine_reply quartzite_engine_greeting(quartzite_engine *engine) {
  return receive_reply(engine, deadline_for(0));
}

quartzite_engine_reply quartzite_engine_ask(
    quartzite_engine *engine, quartzite_engine_request request, const char *text, uint32_t length, double seconds) {
  quartzite_engine_reply none = {.outcome = quartzite_engine_ended};
  if (engine->socket < 0 || length > LONGEST_TEXT) return none;
  double limit = seconds < 3600 ? (seconds > 1e-4 ? seconds : 1e-4) : 3600;
  double deadline = deadline_for(limit);
  request_head head = {.request = request, .length = length, .microseconds = (uint64_t)(limit * 1e6)};
  if (!send_all(engine->socket, &head, sizeof head, deadline) ||
      !send_all(engine->socket, text, length, deadline)) {
    return ended(engine, deadline);
  }
  return receive_reply(engine, deadline);
}
