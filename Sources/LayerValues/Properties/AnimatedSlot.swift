/// The target of an animation: a property of a layer, of one of its emitter cells, or of one of its filters.
package struct AnimatedSlot: Equatable {
  package let property: LayerProperty
  /// The path of names to the emitter cell with the property, or the key of a list of filters and a filter's name
  /// in it. Empty for a property of the layer itself.
  package var path: [String]

  package init(property: LayerProperty, path: [String] = []) {
    (self.property, self.path) = (property, path)
  }
}

extension KeyPathTarget {
  /// The slot that holds the target.
  package var slot: AnimatedSlot { AnimatedSlot(property: property, path: path) }
}
