#define _GNU_SOURCE
#include "MuJS.h"

#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

/// The library's names: MuJS 1.x with its version, then that for developers.
static const char *const names[] = {"libmujs.so.2", "libmujs.so.3", "libmujs.so.1", "libmujs.so"};

const char *mujs_load(mujs_functions *functions) {
  void *library = NULL;
  for (size_t index = 0; !library && index < sizeof names / sizeof *names; index++) {
    library = dlopen(names[index], RTLD_NOW | RTLD_LOCAL);
  }
  if (!library) {
    return "MuJS, which runs expressions, isn't installed (Debian's package libmujs-dev; 'make setup' installs it)";
  }
  const struct {
    const char *name;
    void *place;
  } wanted[] = {
      {"js_newstate", &functions->newstate},
      {"js_setreport", &functions->setreport},
      {"js_ploadstring", &functions->ploadstring},
      {"js_pcall", &functions->pcall},
      {"js_pushundefined", &functions->pushundefined},
      {"js_pushstring", &functions->pushstring},
      {"js_trystring", &functions->trystring},
      {"js_iscallable", &functions->iscallable},
      {"js_copy", &functions->copy},
      {"js_pop", &functions->pop},
  };
  for (size_t index = 0; index < sizeof wanted / sizeof *wanted; index++) {
    void *address = dlsym(library, wanted[index].name);
    if (!address) return "the installed MuJS is too old; version 1.0 or later was expected";
    memcpy(wanted[index].place, &address, sizeof address);
  }
  return NULL;
}
