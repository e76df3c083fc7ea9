#include "CJPEGCoding.h"

#include "failure.h"

static uint8_t product(unsigned a, unsigned b) { return (uint8_t)((a * b + 127) / 255); }

/// Converts CMYK to RGB as if inks were ideal. Files with Adobe's marker store inverted values: 255 means no ink.
static void convert_inks(uint8_t *pixels, size_t width, bool is_inverted) {
  const uint8_t mask = is_inverted ? 0 : 255;
  for (uint8_t *pixel = pixels; pixel < pixels + 4 * width; pixel += 4) {
    const uint8_t light = pixel[3] ^ mask;
    for (int index = 0; index < 3; index++) pixel[index] = product(pixel[index] ^ mask, light);
    pixel[3] = 255;
  }
}

static void decode(
  struct jpeg_decompress_struct *info, uint32_t width, uint32_t height, uint8_t *pixels) {
  const bool has_inks = info->jpeg_color_space == JCS_CMYK || info->jpeg_color_space == JCS_YCCK;
  info->out_color_space = has_inks ? JCS_CMYK : JCS_EXT_RGBA;
  jpeg_start_decompress(info);
  while (info->output_scanline < height) {
    uint8_t *row = pixels + (size_t)info->output_scanline * width * 4;
    jpeg_read_scanlines(info, &row, 1);
    if (has_inks) convert_inks(row, width, info->saw_Adobe_marker);
  }
  jpeg_finish_decompress(info);
}

bool cjpeg_decode(
  const uint8_t *bytes, size_t count, uint32_t width, uint32_t height, uint8_t *pixels, char *message) {
  struct failure failure;
  struct jpeg_decompress_struct info = {.err = failure_init(&failure, message)};
  if (setjmp(failure.handler)) {
    jpeg_destroy_decompress(&info);
    return false;
  }
  jpeg_create_decompress(&info);
  jpeg_mem_src(&info, bytes, count);
  jpeg_read_header(&info, TRUE);
  const bool is_expected = info.image_width == width && info.image_height == height;
  if (is_expected) {
    decode(&info, width, height, pixels);
  } else {
    snprintf(
      message, cjpeg_message_size, "the decoder finds %u × %u pixels, but the first frame header says %u × %u", info.image_width,
      info.image_height, width, height);
  }
  jpeg_destroy_decompress(&info);
  return is_expected;
}
