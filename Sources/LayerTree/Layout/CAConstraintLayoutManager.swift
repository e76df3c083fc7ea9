public import CoreGraphics

/// Places the sublayers of a layer by their constraints.
///
/// Along each axis two attributes decide, the first two where there are more; with one alone a layer keeps its
/// ``CALayer/preferredFrameSize()``, and with the extent alone its place. What is relative to a layer that doesn't exist
/// doesn't count, and where layers depend on each other in a circle, one of them counts as it was. Sublayers without
/// constraints stay.
open class CAConstraintLayoutManager: NSObject, CALayoutManager {
  /// Creates a manager; one will do for any number of layers.
  public override init() { super.init() }

  /// Places a layer's sublayers.
  open func layoutSublayers(of layer: CALayer) {
    guard let sublayers = layer.sublayers else { return }
    var solver = ConstraintSolver(bounds: layer.bounds, layers: sublayers)
    for (layer, frame) in zip(sublayers, solver.frames())
    where layer.constraints != nil && layer.frame != frame {
      layer.frame = frame
    }
  }
}

/// A manager belongs to the thread of its layers.
@available(*, unavailable)
extension CAConstraintLayoutManager: @unchecked Sendable {}
