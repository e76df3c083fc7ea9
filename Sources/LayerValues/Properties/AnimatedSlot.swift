/// What of a layer an animation writes to: one of its properties, or one of a cell that it emits, or of a filter.
package struct AnimatedSlot: Hashable {
  package let property: LayerProperty
  /// The names of the emitter cells that lead to the one with the property; the key of the list of filters, and the
  /// filter's name in it; empty for the layer's own.
  package var path: [String]

  package init(property: LayerProperty, path: [String] = []) {
    (self.property, self.path) = (property, path)
  }
}

extension KeyPathTarget {
  /// The slot in which the target lies.
  package var slot: AnimatedSlot { AnimatedSlot(property: property, path: path) }
}
