/// What a layer still has to do.
struct LayerFlags {
  var needsLayout = false
  var needsDisplay = false
  var displaysOnBoundsChange = false
  var autoresizingMask: CAAutoresizingMask = []
}
