#ifndef QUARTZITE_JPEG_CODING_H
#define QUARTZITE_JPEG_CODING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// libjpeg leaves a failing call by longjmp; here it lands before it could jump over a frame of Swift's.

/// The room for a message, its final 0 included: libjpeg's JMSG_LENGTH_MAX.
enum { cjpeg_message_size = 200 };

/// Writes a picture's pixels, four bytes each (red, green, blue, 255), to `pixels`.
///
/// False with a message where the file is damaged, isn't a JPEG of `width` × `height`, or of a kind that isn't read.
bool cjpeg_decode(
  const uint8_t *_Nonnull bytes, size_t count, uint32_t width, uint32_t height, uint8_t *_Nonnull pixels,
  char message[_Nonnull cjpeg_message_size]);

/// Sets `bytes` to a file that the caller frees; the pixels' fourth bytes are ignored.
///
/// False with a message where there isn't enough memory.
///
/// - Parameters:
///   - quality: 1 to 100.
///   - halves_color: Whether colour has half of the resolution both ways.
bool cjpeg_encode(
  const uint8_t *_Nonnull pixels, uint32_t width, uint32_t height, int quality, bool halves_color,
  uint8_t *_Nullable *_Nonnull bytes, size_t *_Nonnull count, char message[_Nonnull cjpeg_message_size]);

#endif
