#ifndef QUARTZITE_HOOKS_H
#define QUARTZITE_HOOKS_H

#include <stdbool.h>
#include <stddef.h>

// Places where a lower module calls a higher one, if that is part of the program: weak symbols, which the
// higher module defines.

/// LayerRendering: draws a CALayer's tree into a CGContext. Both are borrowed.
extern void quartzite_render_layer(void *_Nonnull layer, void *_Nonnull context) __attribute__((weak));

/// TextOutlines: returns a retained object that shapes text.
extern void *_Nonnull quartzite_text_shaper(void) __attribute__((weak));

/// ImageCoding: returns a retained object that reads and writes pictures.
extern void *_Nonnull quartzite_image_coder(void) __attribute__((weak));

/// Draws a layer's tree; false where nothing in the program can draw.
static inline bool quartzite_render_layer_if_linked(void *_Nonnull layer, void *_Nonnull context) {
  if (!quartzite_render_layer) return false;
  quartzite_render_layer(layer, context);
  return true;
}

/// Returns a retained object that shapes text, or NULL where nothing in the program can.
static inline void *_Nullable quartzite_text_shaper_if_linked(void) {
  return quartzite_text_shaper ? quartzite_text_shaper() : NULL;
}

/// Returns a retained object that reads and writes pictures, or NULL where nothing in the program can.
static inline void *_Nullable quartzite_image_coder_if_linked(void) {
  return quartzite_image_coder ? quartzite_image_coder() : NULL;
}

#endif
