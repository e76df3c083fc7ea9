#include "CJPEGCoding.h"

#include "failure.h"

bool cjpeg_encode(
  const uint8_t *pixels, uint32_t width, uint32_t height, int quality, bool halves_color, uint8_t **bytes,
  size_t *count, char *message) {
  struct failure failure;
  struct jpeg_compress_struct info = {.err = failure_init(&failure, message)};
  unsigned long size = 0;
  *bytes = NULL;
  if (setjmp(failure.handler)) {
    // The file written so far leaks: libjpeg doesn't report its current address. Only running out of memory leads here.
    jpeg_destroy_compress(&info);
    return false;
  }
  jpeg_create_compress(&info);
  jpeg_mem_dest(&info, bytes, &size);
  info.image_width = width;
  info.image_height = height;
  info.input_components = 4;
  info.in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(&info);
  jpeg_set_quality(&info, quality, TRUE);
  info.optimize_coding = TRUE;
  info.comp_info[0].h_samp_factor = info.comp_info[0].v_samp_factor = halves_color ? 2 : 1;
  jpeg_start_compress(&info, TRUE);
  while (info.next_scanline < height) {
    JSAMPROW row = (JSAMPROW)(pixels + (size_t)info.next_scanline * width * 4);
    jpeg_write_scanlines(&info, &row, 1);
  }
  jpeg_finish_compress(&info);
  jpeg_destroy_compress(&info);
  *count = size;
  return true;
}
