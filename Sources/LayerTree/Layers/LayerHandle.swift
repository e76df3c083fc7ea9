/// By which animations know their layer as long as it's there.
///
/// A weak reference would do, but make every use of the layer slower.
final class LayerHandle {
  fileprivate(set) unowned(unsafe) var layer: CALayer?

  fileprivate init(_ layer: CALayer) { self.layer = layer }
}

extension CALayer {
  /// The layer's handle, made where there is none.
  final var ownHandle: LayerHandle {
    if let handle { return handle }
    let new = LayerHandle(self)
    handle = new
    return new
  }

  /// Lets nobody find the layer any more, which is going.
  final func releaseHandle() { handle?.layer = nil }
}
