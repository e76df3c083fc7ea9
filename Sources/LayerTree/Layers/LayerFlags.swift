/// A layer's flags for pending layout and display, and its small options.
struct LayerFlags {
  var needsLayout = false
  var needsDisplay = false
  var displaysOnBoundsChange = false
  /// Whether the layer's properties, or those of its view, have observers.
  var isObserved = false
  /// Whether an enclosing ``DeferringLayer`` may add sublayers later.
  var defersSublayers = false
  /// Whether the layer is among its host's deferring layers.
  var isDeferring = false
  var autoresizingMask: CAAutoresizingMask = []
}
