#ifndef QUARTZITE_SCENE_PREVIEW_H
#define QUARTZITE_SCENE_PREVIEW_H

#include <stddef.h>
#include <stdint.h>

// A web server on the loopback address. It uses libmicrohttpd, which is loaded at run time.
//
// One thread owns a server, and requests are answered in calls of `quartzite_http_run`.

typedef struct quartzite_http_server quartzite_http_server;

/// A request that waits for its answer.
typedef struct quartzite_http_exchange quartzite_http_exchange;

/// A request without a body.
typedef struct {
  const char *method;
  /// The path and the query, as the client sent them.
  const char *target;
  /// The headers of these names; null without one.
  const char *host;
  const char *origin;
} quartzite_http_request;

/// Handles a request, which it answers once by `quartzite_http_answer`.
typedef void (*quartzite_http_handler)(void *context, const quartzite_http_request *request,
                                       quartzite_http_exchange *exchange);

/// Opens a server on 127.0.0.1.
///
/// `port` is the port; 0 is replaced by one that was free. Returns null, with `error` set to a text that remains valid.
/// `error_number` is then the system's error, or 0.
quartzite_http_server *quartzite_http_open(uint16_t *port, quartzite_http_handler handler, void *context,
                                           const char **error, int *error_number);

/// Handles the requests that arrive within a time; returns after the first ones. Returns 0 if that isn't possible any longer.
int quartzite_http_run(quartzite_http_server *server, int32_t milliseconds);

/// Ends all connections, and the server.
void quartzite_http_close(quartzite_http_server *server);

/// Answers a request. `headers` are names, each followed by its value, up to a null pointer. The body is copied.
void quartzite_http_answer(quartzite_http_exchange *exchange, uint32_t status, const char *const *headers,
                           const void *body, size_t length);

/// Makes the system end this process as soon as its parent has ended.
void quartzite_end_with_parent(void);

#endif
