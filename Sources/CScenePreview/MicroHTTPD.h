#ifndef QUARTZITE_SCENE_PREVIEW_MICROHTTPD_H
#define QUARTZITE_SCENE_PREVIEW_MICROHTTPD_H

#include <stddef.h>
#include <stdint.h>

// The functions of GNU libmicrohttpd that the server uses, looked up in the installed library.
//
// Declared here and not by the library's header, so that the package builds where the library isn't installed. Numbers are
// those of `microhttpd.h`, which are part of the library's binary interface.

typedef struct MHD_Daemon MHD_Daemon;
typedef struct MHD_Connection MHD_Connection;
typedef struct MHD_Response MHD_Response;

enum { MHD_NO = 0, MHD_YES = 1 };
enum { MHD_NO_FLAG = 0 };
enum { MHD_HEADER_KIND = 1 };
enum { MHD_RESPMEM_MUST_COPY = 2 };
enum {
  MHD_OPTION_END = 0,
  MHD_OPTION_CONNECTION_LIMIT = 2,
  MHD_OPTION_CONNECTION_TIMEOUT = 3,
  MHD_OPTION_NOTIFY_COMPLETED = 4,
  MHD_OPTION_URI_LOG_CALLBACK = 7,
  MHD_OPTION_LISTEN_SOCKET = 12
};

typedef int (*MHD_AccessHandler)(void *context, MHD_Connection *, const char *url, const char *method,
                                 const char *version, const char *upload, size_t *upload_size, void **state);

typedef struct {
  MHD_Daemon *(*start_daemon)(unsigned flags, uint16_t port, void *accept_policy, void *accept_context,
                              MHD_AccessHandler handler, void *context, ...);
  void (*stop_daemon)(MHD_Daemon *);
  int (*run_wait)(MHD_Daemon *, int32_t milliseconds);
  const char *(*lookup_connection_value)(MHD_Connection *, int kind, const char *key);
  MHD_Response *(*create_response_from_buffer)(size_t size, void *buffer, int mode);
  int (*add_response_header)(MHD_Response *, const char *name, const char *value);
  int (*queue_response)(MHD_Connection *, unsigned status, MHD_Response *);
  void (*destroy_response)(MHD_Response *);
} MHD_Functions;

/// Loads the library; returns null, or the reason why it can't be used.
const char *quartzite_load_microhttpd(MHD_Functions *functions);

#endif
