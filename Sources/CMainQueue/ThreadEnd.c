#include "CMainQueue.h"

#include <stddef.h>

// The GNU C library's registration of destructors of C++ objects that belong to a thread.
extern int __cxa_thread_atexit_impl(void (*function)(void *), void *argument, void *library) __attribute__((weak));
extern void *__dso_handle __attribute__((visibility("hidden")));

void quartzite_call_at_thread_end(void (*function)(void *), void *argument) {
  if (__cxa_thread_atexit_impl) __cxa_thread_atexit_impl(function, argument, &__dso_handle);
}
