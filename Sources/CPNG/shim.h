#include <png.h>

// Expression macros, which Swift doesn't import.

static const png_uint_32 cpng_format_rgb = PNG_FORMAT_RGB;
static const png_uint_32 cpng_format_rgba = PNG_FORMAT_RGBA;

static inline int cpng_has_failed(const png_image *image) { return PNG_IMAGE_FAILED(*image) != 0; }

/// The most bytes that an image without a colour map can take as a PNG.
static inline size_t cpng_size_limit(png_image image) { return PNG_IMAGE_PNG_SIZE_MAX(image); }

static inline const char *cpng_message(const png_image *image) { return image->message; }
