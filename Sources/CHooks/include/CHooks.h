#ifndef QUARTZITE_HOOKS_H
#define QUARTZITE_HOOKS_H

#include <stdbool.h>
#include <stddef.h>

// Hooks through which a lower module calls a higher one that may not be linked. They are weak symbols that the higher
// module defines.

/// Draws a CALayer's tree into a CGContext. Retains neither. Defined by LayerRendering.
extern void quartzite_render_layer(void *_Nonnull layer, void *_Nonnull context) __attribute__((weak));

/// Returns a retained object that shapes text. Defined by TextOutlines.
extern void *_Nonnull quartzite_text_shaper(void) __attribute__((weak));

/// Returns a retained object that reads and writes image files. Defined by ImageCoding.
extern void *_Nonnull quartzite_image_coder(void) __attribute__((weak));

/// Draws a layer's tree, or returns false if LayerRendering isn't linked.
static inline bool quartzite_render_layer_if_linked(void *_Nonnull layer, void *_Nonnull context) {
  if (!quartzite_render_layer) return false;
  quartzite_render_layer(layer, context);
  return true;
}

/// Returns a retained object that shapes text, or NULL if TextOutlines isn't linked.
static inline void *_Nullable quartzite_text_shaper_if_linked(void) {
  return quartzite_text_shaper ? quartzite_text_shaper() : NULL;
}

/// Returns a retained object that reads and writes image files, or NULL if ImageCoding isn't linked.
static inline void *_Nullable quartzite_image_coder_if_linked(void) {
  return quartzite_image_coder ? quartzite_image_coder() : NULL;
}

#endif
