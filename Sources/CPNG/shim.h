#include <png.h>

// Functions and constants in place of macros that Swift doesn't import.

static const png_uint_32 cpng_format_rgb = PNG_FORMAT_RGB;
static const png_uint_32 cpng_format_rgba = PNG_FORMAT_RGBA;

static inline int cpng_has_failed(const png_image *image) { return PNG_IMAGE_FAILED(*image) != 0; }

/// The largest size in bytes of an image without a color map as a PNG.
static inline size_t cpng_size_limit(png_image image) { return PNG_IMAGE_PNG_SIZE_MAX(image); }

static inline const char *cpng_message(const png_image *image) { return image->message; }
