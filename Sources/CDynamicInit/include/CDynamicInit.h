#ifndef QUARTZITE_DYNAMIC_INIT_H
#define QUARTZITE_DYNAMIC_INIT_H

#include <stdint.h>

// Calls initializers of Swift classes by their addresses, with Swift's calling convention.
//
// Core Animation creates a layer's presentation with `init(layer:)` of the layer's own class, and copies an animation into
// an object of the same class. The Swift type `DynamicInitializer` finds these initializers' entries in the classes'
// metadata. Only the calling convention and the mangled names have to be written in C.

/// The address of `CALayer.init(layer:)`, or null if the program doesn't link LayerTree.
const void *_Nullable quartzite_layer_init_layer(void);

/// The address of `CALayer.init()`, or null if the program doesn't link LayerTree.
const void *_Nullable quartzite_layer_init(void);

/// The address of `CAAnimation.init()`, or null if the program doesn't link LayerTree.
const void *_Nullable quartzite_animation_init(void);

/// The address of `CAEmitterCell.init()`, or null if the program doesn't link LayerValues.
const void *_Nullable quartzite_cell_init(void);

/// The address of `UIView.init(frame:)`, or null if the program doesn't link UIKit.
const void *_Nullable quartzite_view_init_frame(void);

/// The address of `UITableViewCell.init(style:reuseIdentifier:)`, or null if the program doesn't link UIKit.
const void *_Nullable quartzite_table_cell_init(void);

/// The address of `UITableViewHeaderFooterView.init(reuseIdentifier:)`, or null if the program doesn't link UIKit.
const void *_Nullable quartzite_table_header_init(void);

/// The address of `NSObject.init()`, or null if the program doesn't link Foundation.
const void *_Nullable quartzite_object_init(void);

/// Returns a new object of the class with the given metadata, created by the initializer at an address.
void *_Nonnull quartzite_call_initializer(uintptr_t function, const void *_Nonnull metadata);

/// Returns a new object of the class with the given metadata, created by an initializer with one parameter of type `Any`.
///
/// Consumes the `Any` that `argument` points to.
void *_Nonnull quartzite_call_initializer_with_any(
    uintptr_t function, void *_Nonnull argument, const void *_Nonnull metadata);

/// Returns a new object of the class with the given metadata, created by an initializer with one parameter of type `CGRect`.
void *_Nonnull quartzite_call_initializer_with_rect(
    uintptr_t function, double x, double y, double width, double height, const void *_Nonnull metadata);

/// Returns a new object of the class with the given metadata, created by an initializer with one parameter of type `String?`.
///
/// Consumes the string, whose two words are given.
void *_Nonnull quartzite_call_initializer_with_string(
    uintptr_t function, uint64_t string0, uint64_t string1, const void *_Nonnull metadata);

/// Returns a new object of the class with the given metadata, created by an initializer with one parameter of an enumeration
/// with up to 256 cases, and one of type `String?`.
///
/// Consumes the string, whose two words are given.
void *_Nonnull quartzite_call_initializer_with_case_and_string(
    uintptr_t function, uint8_t index, uint64_t string0, uint64_t string1, const void *_Nonnull metadata);

#endif
