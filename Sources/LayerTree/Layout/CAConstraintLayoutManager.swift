public import CoreGraphics

/// A layout manager that lays out sublayers by their constraints.
///
/// Two attributes determine a layer's frame along each axis; further ones are ignored. With a single attribute, the
/// layer has its ``CALayer/preferredFrameSize()``, or keeps its origin if the attribute is the extent. Constraints to
/// layers that don't exist are ignored. If layers depend on each other in a cycle, the cycle is broken at one of them,
/// for which the current frame is used. Sublayers without constraints aren't moved.
open class CAConstraintLayoutManager: NSObject, CALayoutManager {
  /// Creates a layout manager, which any number of layers can share.
  public override init() { super.init() }

  /// Lays out a layer's sublayers.
  open func layoutSublayers(of layer: CALayer) {
    guard let sublayers = layer.sublayers else { return }
    var solver = ConstraintSolver(bounds: layer.bounds, layers: sublayers)
    for (layer, frame) in zip(sublayers, solver.frames())
    where layer.constraints != nil && layer.frame != frame {
      layer.frame = frame
    }
  }
}

/// A layout manager is used on the thread of its layers.
@available(*, unavailable)
extension CAConstraintLayoutManager: @unchecked Sendable {}
