/// A layer's flags for pending layout and display, and its small options.
struct LayerFlags {
  var needsLayout = false
  var needsDisplay = false
  var displaysOnBoundsChange = false
  var autoresizingMask: CAAutoresizingMask = []
}
