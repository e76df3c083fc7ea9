#include "CDynamicInit.h"

// The allocating initializers of the root classes, by their mangled names. They are weak because a program may link
// LayerValues without LayerTree.
#define INITIALIZER(name, symbol)                          \
  extern void name##_symbol(void) __asm__(symbol) __attribute__((weak)); \
  const void *name(void) { return (const void *)name##_symbol; }

INITIALIZER(quartzite_layer_init_layer, "$s9LayerTree7CALayerC5layerACyp_tcfC")
INITIALIZER(quartzite_layer_init, "$s9LayerTree7CALayerCACycfC")
INITIALIZER(quartzite_animation_init, "$s9LayerTree11CAAnimationCACycfC")
INITIALIZER(quartzite_cell_init, "$s11LayerValues13CAEmitterCellCACycfC")
INITIALIZER(quartzite_view_init_frame, "$s5UIKit6UIViewC5frameAC10Foundation6CGRectV_tcfC")
INITIALIZER(quartzite_table_cell_init,
            "$s5UIKit15UITableViewCellC5style15reuseIdentifierA2C0D5StyleO_SSSgtcfC")
INITIALIZER(quartzite_table_header_init, "$s5UIKit023UITableViewHeaderFooterC0C15reuseIdentifierACSSSg_tcfC")
INITIALIZER(quartzite_object_init, "$s10Foundation8NSObjectCACycfC")

typedef __attribute__((swiftcall)) void *(*Init)(__attribute__((swift_context)) const void *metadata);
typedef __attribute__((swiftcall)) void *(*InitWithAny)(
    void *any, __attribute__((swift_context)) const void *metadata);
typedef __attribute__((swiftcall)) void *(*InitWithRect)(
    double x, double y, double width, double height, __attribute__((swift_context)) const void *metadata);
typedef __attribute__((swiftcall)) void *(*InitWithString)(
    uint64_t string0, uint64_t string1, __attribute__((swift_context)) const void *metadata);
typedef __attribute__((swiftcall)) void *(*InitWithCaseAndString)(
    uint8_t index, uint64_t string0, uint64_t string1, __attribute__((swift_context)) const void *metadata);

void *quartzite_call_initializer(uintptr_t function, const void *metadata) {
  return ((Init)function)(metadata);
}

void *quartzite_call_initializer_with_any(uintptr_t function, void *any, const void *metadata) {
  return ((InitWithAny)function)(any, metadata);
}

void *quartzite_call_initializer_with_rect(
    uintptr_t function, double x, double y, double width, double height, const void *metadata) {
  return ((InitWithRect)function)(x, y, width, height, metadata);
}

void *quartzite_call_initializer_with_string(
    uintptr_t function, uint64_t string0, uint64_t string1, const void *metadata) {
  return ((InitWithString)function)(string0, string1, metadata);
}

void *quartzite_call_initializer_with_case_and_string(
    uintptr_t function, uint8_t index, uint64_t string0, uint64_t string1, const void *metadata) {
  return ((InitWithCaseAndString)function)(index, string0, string1, metadata);
}
