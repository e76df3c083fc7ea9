public import Foundation
import Raster

extension CGContext {
  /// The current transformation matrix, which maps user space to the context's own space.
  public var ctm: CGAffineTransform { state.ctm }

  /// Translates the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.ctm = state.ctm.translatedBy(x: tx, y: ty) }

  /// Scales the units of user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }

  /// Rotates the axes of user space by an angle in radians, from x toward y.
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

  /// Prepends a transform to the current one, so that coordinates are mapped by it first.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }

  /// The mapping from user space to the context's own space; the same as ``ctm``.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  /// Converts a point from user space to the context's own space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }

  /// Converts a point from the context's own space to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }

  /// Returns the bounding box, in the context's own space, of a rectangle in user space.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

  /// Returns the bounding box, in user space, of a rectangle in the context's own space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }
}

extension CGContext {
  /// The mapping from the context's own space, with y upward, to pixels in memory, with y downward.
  var flip: Affine { Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height)) }

  /// The mapping from user space to pixels in memory.
  var deviceTransform: Affine { Affine(state.ctm).concatenating(flip) }
}
