public import Foundation
import Raster

extension CGContext {
  /// Sets the shadow of subsequent drawing.
  ///
  /// - Parameters:
  ///   - offset: The offset of the shadow, in the context's base space regardless of the matrix; y points up in a
  ///     bitmap context.
  ///   - blur: Twice the standard deviation of the Gaussian, in the context's base space; 0 for a sharp shadow.
  ///   - color: The shadow's color, or nil for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { GraphicsState.Shadow(offset: offset, blur: blur, color: $0) }
  }

  /// Sets a black shadow with an opacity of 1/3; see ``setShadow(offset:blur:color:)``.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
}

extension CGContext {
  /// Prepends a transform to the current one and makes the resulting user space the base space, in which shadows are
  /// measured regardless of later transforms.
  ///
  /// UIKit uses this for its contexts, which have a scale and y downward.
  package func beginBaseSpace(_ transform: CGAffineTransform) {
    concatenate(transform)
    base = state.ctm
  }
}
