#include "CTextLibraries.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

void *quartzite_open_library(const char *file) { return dlopen(file, RTLD_NOW | RTLD_LOCAL); }

bool quartzite_write_loading_problem(const char *file, char *text, size_t size) {
  const char *absence = ": cannot open shared object file";
  const char *message = dlerror();
  if (!message) return false;
  // A message about a library that the file needs, or about a file that was found, begins with another name or a path.
  const size_t length = strlen(file);
  if (!strncmp(message, file, length) && !strncmp(message + length, absence, strlen(absence))) return false;
  snprintf(text, size, "%s", message);
  return true;
}

const char *quartzite_find_functions(void *library, const quartzite_library_function *functions, size_t count) {
  for (size_t index = 0; index < count; index++) {
    void *address = dlsym(library, functions[index].name);
    if (!address) return functions[index].name;
    memcpy(functions[index].place, &address, sizeof address);
  }
  return NULL;
}
