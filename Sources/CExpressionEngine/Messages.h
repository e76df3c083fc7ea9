#ifndef QUARTZITE_EXPRESSION_MESSAGES_H
#define QUARTZITE_EXPRESSION_MESSAGES_H

#include <stdint.h>

// The bytes that the program and the engine exchange, in the processor's order.

/// The variable that makes the program an engine: its limits as `memory:seconds`.
#define ENGINE_VARIABLE "QUARTZITE_EXPRESSION_ENGINE"

/// The head of a request; its text follows.
typedef struct {
  uint32_t request;
  uint32_t length;
  uint64_t microseconds;
} request_head;

/// The head of a reply; its text follows.
typedef struct {
  uint32_t outcome;
  uint32_t length;
  double seconds;
} reply_head;

/// The most bytes that a text may have.
#define LONGEST_TEXT (256u << 20)

#endif
