#include "CDynamicInit.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

// The allocating initializers of the root classes, by their mangled names.
extern void layer_init_layer(void) __asm__("$s9LayerTree7CALayerC5layerACyp_tcfC");
extern void layer_init(void) __asm__("$s9LayerTree7CALayerCACycfC");
extern void animation_init(void) __asm__("$s9LayerTree11CAAnimationCACycfC");
extern void cell_init(void) __asm__("$s9LayerTree13CAEmitterCellCACycfC");
// The metadata of the root classes, whose tables hold exactly those functions.
extern const void *layer_metadata __asm__("$s9LayerTree7CALayerCN");
extern const void *animation_metadata __asm__("$s9LayerTree11CAAnimationCN");
extern const void *cell_metadata __asm__("$s9LayerTree13CAEmitterCellCN");

typedef __attribute__((swiftcall)) void *(*Init)(__attribute__((swift_context)) const void *metadata);
typedef __attribute__((swiftcall)) void *(*InitWithAny)(
    void *any, __attribute__((swift_context)) const void *metadata);

// The start of a Swift class's metadata where there is no Objective-C.
struct ClassMetadata {
  const void *kind;
  const void *superclass;
  uint32_t flags;
  uint32_t instance_address_point;
  uint32_t instance_size;
  uint16_t instance_alignment_mask;
  uint16_t reserved;
  uint32_t class_size;
  uint32_t class_address_point;
};

// The word of a class's metadata that holds a function; a subclass holds its own version in the same word.
static long slot_of(const void *metadata, void (*function)(void)) {
  const struct ClassMetadata *class = metadata;
  const void *const *words = metadata;
  long count = (class->class_size - class->class_address_point) / sizeof(void *);
  for (long slot = 0; slot < count; slot++)
    if (words[slot] == (const void *)function) return slot;
  fprintf(stderr, "Quartzite: no initializer found in the metadata of a root class\n");
  abort();
}

void *quartzite_layer_from_layer(const void *metadata, void *layer) {
  static long slot = -1;
  if (slot < 0) slot = slot_of(&layer_metadata, layer_init_layer);
  return ((InitWithAny)((void *const *)metadata)[slot])(layer, metadata);
}

void *quartzite_new_layer(const void *metadata) {
  static long slot = -1;
  if (slot < 0) slot = slot_of(&layer_metadata, layer_init);
  return ((Init)((void *const *)metadata)[slot])(metadata);
}

void *quartzite_new_animation(const void *metadata) {
  static long slot = -1;
  if (slot < 0) slot = slot_of(&animation_metadata, animation_init);
  return ((Init)((void *const *)metadata)[slot])(metadata);
}

void *quartzite_new_cell(const void *metadata) {
  static long slot = -1;
  if (slot < 0) slot = slot_of(&cell_metadata, cell_init);
  return ((Init)((void *const *)metadata)[slot])(metadata);
}
