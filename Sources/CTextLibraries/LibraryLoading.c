#include "CTextLibraries.h"

#include <dlfcn.h>
#include <string.h>

void *quartzite_open_library(const char *file) { return dlopen(file, RTLD_NOW | RTLD_LOCAL); }

const char *quartzite_find_functions(void *library, const quartzite_library_function *functions, size_t count) {
  for (size_t index = 0; index < count; index++) {
    void *address = dlsym(library, functions[index].name);
    if (!address) return functions[index].name;
    memcpy(functions[index].place, &address, sizeof address);
  }
  return NULL;
}
