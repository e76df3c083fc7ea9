public import Foundation
import Raster

extension CGContext {
  /// From user space to the context's own space.
  public var ctm: CGAffineTransform { state.ctm }

  /// Moves the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.ctm = state.ctm.translatedBy(x: tx, y: ty) }

  /// Makes the units of user space larger.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.ctm = state.ctm.scaledBy(x: sx, y: sy) }

  /// Turns the axes of user space by an angle in radians, x toward y.
  public func rotate(by angle: CGFloat) { state.ctm = state.ctm.rotated(by: angle) }

  /// Puts a transform before the current one: coordinates are mapped by it first.
  public func concatenate(_ transform: CGAffineTransform) {
    state.ctm = transform.concatenating(state.ctm)
  }

  /// From user space to the context's own space; the same as ``ctm``.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.ctm }

  /// Returns a point of user space in the context's own.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm) }

  /// Returns a point of the context's own space in user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(state.ctm.inverted()) }

  /// Returns the box around a rectangle of user space in the context's own.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm) }

  /// Returns the box around a rectangle of the context's own space in user space.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(state.ctm.inverted()) }
}

extension CGContext {
  /// From the context's own space, y up, to pixels in memory, y down.
  var flip: Affine { Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(height)) }

  /// From user space to pixels.
  var deviceTransform: Affine { Affine(state.ctm).concatenating(flip) }
}
