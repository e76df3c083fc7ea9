/// An animation's reference to its layer, which becomes nil when the layer is deallocated.
///
/// A weak reference would make every use of the layer slower.
final class LayerHandle {
  fileprivate(set) unowned(unsafe) var layer: CALayer?

  fileprivate init(_ layer: CALayer) { self.layer = layer }
}

extension CALayer {
  /// The layer's handle, created on first use.
  final var handle: LayerHandle {
    if let existingHandle { return existingHandle }
    let new = LayerHandle(self)
    existingHandle = new
    return new
  }

  /// Clears the handle of a layer that is being deallocated.
  final func releaseHandle() { existingHandle?.layer = nil }
}
