public import Foundation
import Raster

extension CGContext {
  /// Draws a blurred copy of everything under it from now on.
  ///
  /// - Parameters:
  ///   - offset: Where the shadow lies, measured in the context's base space whatever the matrix: y up in a bitmap
  ///     context.
  ///   - blur: Twice the standard deviation of the Gaussian, likewise; 0 for a sharp shadow.
  ///   - color: The shadow's color, nil for none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { GraphicsState.Shadow(offset: offset, blur: blur, color: $0) }
  }

  /// Draws a black shadow of a third's opacity under everything from now on; see
  /// ``setShadow(offset:blur:color:)``.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }
}

extension CGContext {
  /// Puts a transform before the current one and makes the resulting user space the base space, in which shadows
  /// are measured whatever the matrix becomes: what a drawing kit does whose contexts have a scale and y down.
  package func beginBaseSpace(_ transform: CGAffineTransform) {
    concatenate(transform)
    base = state.ctm
  }
}
