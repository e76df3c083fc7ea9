#ifndef QUARTZITE_JPEG_FAILURE_H
#define QUARTZITE_JPEG_FAILURE_H

#include <setjmp.h>
#include <stddef.h>
#include <stdio.h>

#include <jpeglib.h>

/// An error manager that writes libjpeg's message to `message` and jumps to `handler`.
struct failure {
  struct jpeg_error_mgr manager;
  jmp_buf handler;
  char *message;
};

/// Initializes a failure and returns the error manager to hand to libjpeg. The caller sets `handler` with `setjmp`.
struct jpeg_error_mgr *failure_init(struct failure *failure, char *message);

#endif
