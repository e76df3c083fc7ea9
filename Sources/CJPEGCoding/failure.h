#ifndef QUARTZITE_JPEG_FAILURE_H
#define QUARTZITE_JPEG_FAILURE_H

#include <setjmp.h>
#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>

/// Where libjpeg's errors go: `message` is filled in, then `place` is jumped to.
struct failure {
  struct jpeg_error_mgr manager;
  jmp_buf place;
  char *message;
};

/// Prepares a failure, whose `place` the caller sets, and returns what libjpeg takes as an error manager.
struct jpeg_error_mgr *failure_init(struct failure *failure, char *message);

#endif
