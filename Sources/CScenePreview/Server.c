#define _GNU_SOURCE
#include "CScenePreview.h"

#include <arpa/inet.h>
#include <errno.h>
#include <netinet/in.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

#include "MicroHTTPD.h"

static MHD_Functions http;

struct quartzite_http_server {
  MHD_Daemon *daemon;
  quartzite_http_handler handler;
  void *context;
};

struct quartzite_http_exchange {
  MHD_Connection *connection;
  int result;
};

/// The number of connections at once. A browser opens six.
static const unsigned connection_limit = 96;
/// The time in seconds after which a connection is closed on which nothing moves.
static const unsigned connection_timeout = 30;

// Requests

/// Copies the target before it's parsed; the copy belongs to the request.
static void *copy_target(void *context, const char *target, MHD_Connection *connection) { return strdup(target); }

static void release_target(void *context, MHD_Connection *connection, void **state, int code) {
  free(*state);
  *state = NULL;
}

static int handle(void *context, MHD_Connection *connection, const char *url, const char *method, const char *version,
                  const char *upload, size_t *upload_size, void **state) {
  quartzite_http_server *server = context;
  const quartzite_http_request request = {
      .method = method,
      .target = *state ? *state : url,
      .host = http.lookup_connection_value(connection, MHD_HEADER_KIND, "Host"),
      .origin = http.lookup_connection_value(connection, MHD_HEADER_KIND, "Origin"),
  };
  quartzite_http_exchange exchange = {connection, MHD_NO};
  server->handler(server->context, &request, &exchange);
  return exchange.result;
}

void quartzite_http_answer(quartzite_http_exchange *exchange, uint32_t status, const char *const *headers,
                           const void *body, size_t length) {
  MHD_Response *response = http.create_response_from_buffer(length, (void *)body, MHD_RESPMEM_MUST_COPY);
  if (!response) return;
  for (; *headers; headers += 2) http.add_response_header(response, headers[0], headers[1]);
  exchange->result = http.queue_response(exchange->connection, status, response);
  http.destroy_response(response);
}

// The server

/// Opens a socket that listens on the loopback address; returns −1 with `errno` set for an error.
static int listen_on_loopback(uint16_t *port) {
  const int listener = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (listener < 0) return -1;
  const int yes = 1;
  setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
  struct sockaddr_in address = {.sin_family = AF_INET, .sin_port = htons(*port)};
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t length = sizeof address;
  if (bind(listener, (struct sockaddr *)&address, length) || listen(listener, 64) ||
      getsockname(listener, (struct sockaddr *)&address, &length)) {
    const int error = errno;
    close(listener);
    errno = error;
    return -1;
  }
  *port = ntohs(address.sin_port);
  return listener;
}

quartzite_http_server *quartzite_http_open(uint16_t *port, quartzite_http_handler handler, void *context,
                                           const char **error, int *error_number) {
  *error_number = 0;
  *error = quartzite_load_microhttpd(&http);
  if (*error) return NULL;
  *error = "the web server can't be started";
  const int listener = listen_on_loopback(port);
  if (listener < 0) {
    *error_number = errno;
    return NULL;
  }
  quartzite_http_server *server = calloc(1, sizeof *server);
  if (server) {
    server->handler = handler;
    server->context = context;
    server->daemon = http.start_daemon(
        MHD_NO_FLAG, 0, NULL, NULL, handle, server, MHD_OPTION_LISTEN_SOCKET, listener, MHD_OPTION_CONNECTION_LIMIT,
        connection_limit, MHD_OPTION_CONNECTION_TIMEOUT, connection_timeout, MHD_OPTION_URI_LOG_CALLBACK, copy_target,
        NULL, MHD_OPTION_NOTIFY_COMPLETED, release_target, NULL, MHD_OPTION_END);
  }
  if (server && server->daemon) return server;
  close(listener);
  free(server);
  return NULL;
}

int quartzite_http_run(quartzite_http_server *server, int32_t milliseconds) {
  return http.run_wait(server->daemon, milliseconds) == MHD_YES || errno == EINTR;
}

void quartzite_http_close(quartzite_http_server *server) {
  http.stop_daemon(server->daemon);
  free(server);
}

void quartzite_end_with_parent(void) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
}
