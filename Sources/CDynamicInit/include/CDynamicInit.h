#ifndef QUARTZITE_DYNAMIC_INIT_H
#define QUARTZITE_DYNAMIC_INIT_H

// Making an object of a class that is known only at run time.
//
// Core Animation makes a layer's presentation with `init(layer:)` of the layer's own class, and copies an
// animation into an object of its own class. Swift would want those initializers to be `required`, which would
// break subclasses written for Apple's platforms. Every class has an entry for them in its table of methods
// all the same, overridden or inherited: these functions find the entry and call it.

/// Returns a new CALayer of the class whose metadata is given, made by its `init(layer:)`. Consumes the
/// `Any` that `layer` points to.
void *_Nonnull quartzite_layer_from_layer(const void *_Nonnull metadata, void *_Nonnull layer);

/// Returns a new CALayer of the class whose metadata is given, made by its `init()`.
void *_Nonnull quartzite_new_layer(const void *_Nonnull metadata);

/// Returns a new CAAnimation of the class whose metadata is given, made by its `init()`.
void *_Nonnull quartzite_new_animation(const void *_Nonnull metadata);

/// Returns a new CAEmitterCell of the class whose metadata is given, made by its `init()`.
void *_Nonnull quartzite_new_cell(const void *_Nonnull metadata);

#endif
