#define _GNU_SOURCE
#include "CMainQueue.h"

#include <pthread.h>
#include <stddef.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/syscall.h>
#endif

// Parts of Dispatch, which are absent where it isn't linked.
struct dispatch_queue_s;
extern struct dispatch_queue_s _dispatch_main_q __attribute__((weak));
extern void dispatch_queue_set_specific(
    struct dispatch_queue_s *queue, const void *key, void *context, void (*destructor)(void *)) __attribute__((weak));
extern void *dispatch_get_specific(const void *key) __attribute__((weak));

static char mark;

static void mark_main_queue(void) {
  if (dispatch_queue_set_specific) dispatch_queue_set_specific(&_dispatch_main_q, &mark, &mark, NULL);
}

static bool is_main_thread(void) {
#ifdef __linux__
  // The system call takes longer than everything else here, and its result never changes.
  static __thread enum { unknown, yes, no } answer;
  if (answer == unknown) answer = syscall(SYS_gettid) == getpid() ? yes : no;
  return answer == yes;
#else
  return pthread_main_np() != 0;
#endif
}

bool quartzite_does_main_work(void) {
  if (is_main_thread()) return true;
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, mark_main_queue);
  return dispatch_get_specific && dispatch_get_specific(&mark) != NULL;
}
