#ifndef QUARTZITE_JPEG_CODING_H
#define QUARTZITE_JPEG_CODING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A failing call of libjpeg ends with longjmp. These functions catch it in C, since it must not skip Swift's stack frames.

/// The size of a message buffer in bytes, including the terminating zero: libjpeg's JMSG_LENGTH_MAX.
enum { cjpeg_message_size = 200 };

/// Decodes a picture into `pixels`, four bytes per pixel: red, green, blue, and 255.
///
/// Returns false and sets `message` if the file is damaged, isn't a JPEG of `width` × `height` pixels, or is of an unsupported
/// kind.
bool cjpeg_decode(
  const uint8_t *_Nonnull bytes, size_t count, uint32_t width, uint32_t height, uint8_t *_Nonnull pixels,
  char message[_Nonnull cjpeg_message_size]);

/// Encodes a picture and sets `bytes` to the file's contents, which the caller frees.
///
/// The pixels' fourth bytes are ignored. Returns false and sets `message` if memory runs out.
///
/// - Parameters:
///   - quality: The quality, from 1 to 100.
///   - halves_color: Whether color is stored at half the resolution, horizontally and vertically.
bool cjpeg_encode(
  const uint8_t *_Nonnull pixels, uint32_t width, uint32_t height, int quality, bool halves_color,
  uint8_t *_Nullable *_Nonnull bytes, size_t *_Nonnull count, char message[_Nonnull cjpeg_message_size]);

#endif
