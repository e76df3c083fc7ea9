#define _GNU_SOURCE
#include "MicroHTTPD.h"

#include <dlfcn.h>
#include <string.h>

const char *quartzite_load_microhttpd(MHD_Functions *functions) {
  void *library = dlopen("libmicrohttpd.so.12", RTLD_NOW | RTLD_LOCAL);
  if (!library) return "libmicrohttpd, which serves pages, isn't installed (Debian's package libmicrohttpd12)";
  const struct {
    const char *name;
    void *place;
  } wanted[] = {
#define WANTED(name) {"MHD_" #name, &functions->name}
      WANTED(start_daemon),
      WANTED(stop_daemon),
      WANTED(run_wait),
      WANTED(lookup_connection_value),
      WANTED(create_response_from_buffer),
      WANTED(add_response_header),
      WANTED(queue_response),
      WANTED(destroy_response),
#undef WANTED
  };
  for (size_t index = 0; index < sizeof wanted / sizeof *wanted; index++) {
    void *address = dlsym(library, wanted[index].name);
    if (!address) return "the installed libmicrohttpd is too old; version 0.9.73 or later was expected";
    memcpy(wanted[index].place, &address, sizeof address);
  }
  return NULL;
}
