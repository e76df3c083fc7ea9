#include "CObjectiveCRuntime.h"

#include <stddef.h>

typedef __attribute__((swiftcall)) void (*Destroyer)(__attribute__((swift_context)) void *object);

/// The deallocation of an object with associations that is under way on a thread.
typedef struct Deallocation {
  const void *object;
  void *associations;
  struct Deallocation *enclosing;
} Deallocation;

static _Thread_local Deallocation *current;
static quartzite_will_deallocate willDeallocate;
static quartzite_did_deallocate didDeallocate;

static __attribute__((swiftcall)) void destroyObserved(__attribute__((swift_context)) void *object) {
  Deallocation deallocation = {object, NULL, current};
  Destroyer destroyer = (Destroyer)willDeallocate(object, *(const void **)object, &deallocation.associations);
  if (!deallocation.associations) {
    destroyer(object);
    return;
  }
  current = &deallocation;
  destroyer(object);
  current = deallocation.enclosing;
  didDeallocate(deallocation.associations);
}

void quartzite_set_deallocation_callbacks(
    quartzite_will_deallocate will_deallocate, quartzite_did_deallocate did_deallocate) {
  willDeallocate = will_deallocate;
  didDeallocate = did_deallocate;
}

static Destroyer *slot(const void *metadata) { return (Destroyer *)metadata - 2; }

const void *quartzite_destroyer(const void *metadata) { return (const void *)*slot(metadata); }

void quartzite_observe_deallocation(const void *metadata) {
  __atomic_store_n(slot(metadata), destroyObserved, __ATOMIC_RELEASE);
}

void *quartzite_associations_during_deallocation(const void *object) {
  for (Deallocation *each = current; each; each = each->enclosing) {
    if (each->object == object) return each->associations;
  }
  return NULL;
}
