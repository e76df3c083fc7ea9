#include "failure.h"

#include <jerror.h>

static void fail(j_common_ptr info) {
  struct failure *failure = (struct failure *)info->err;
  info->err->format_message(info, failure->message);
  longjmp(failure->handler, 1);
}

/// Turns warnings about lost pixels, after which libjpeg would continue, into errors. Other warnings are ignored.
static void warn(j_common_ptr info, int level) {
  if (level >= 0) return;
  switch (info->err->msg_code) {
    case JWRN_HIT_MARKER:
    case JWRN_HUFF_BAD_CODE:
    case JWRN_ARITH_BAD_CODE:
    case JWRN_JPEG_EOF:
    case JWRN_MUST_RESYNC:
    case JWRN_NOT_SEQUENTIAL:
      fail(info);
  }
}

static void ignore(j_common_ptr info) { (void)info; }

struct jpeg_error_mgr *failure_init(struct failure *failure, char *message) {
  jpeg_std_error(&failure->manager);
  failure->manager.error_exit = fail;
  failure->manager.emit_message = warn;
  failure->manager.output_message = ignore;
  failure->message = message;
  return &failure->manager;
}
