public import CoreGraphics
public import Foundation

/// Makes contexts and lets them be drawn into; ``UIGraphicsImageRenderer`` does so for images.
open class UIGraphicsRenderer: NSObject {
  /// What a context has of the user space, in points.
  public final let bounds: CGRect
  /// How contexts are made.
  public final let format: UIGraphicsRendererFormat

  init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
    self.bounds = bounds
    format = rendererFormat
    format.bounds = bounds
  }
}

/// How the contexts of a renderer are made.
open class UIGraphicsRendererFormat: NSObject {
  /// What the context has of the user space, in points; set by the renderer.
  public internal(set) final var bounds = CGRect.zero

  /// Creates a format.
  public override init() {}
}

/// What a renderer draws into.
///
/// As long as the actions run it's also the current context, see ``UIGraphicsGetCurrentContext()``.
open class UIGraphicsRendererContext: NSObject {
  /// The context; its y points down.
  public final let cgContext: CGContext
  private let rendererFormat: UIGraphicsRendererFormat

  init(_ cgContext: CGContext, _ format: UIGraphicsRendererFormat) {
    (self.cgContext, rendererFormat) = (cgContext, format)
  }

  /// How the context was made.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills a rectangle with the fill color.
  public final func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the fill color in a blend mode.
  public final func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill([rect], blendMode) }

  /// Draws a line of 1 point along a rectangle's sides, inside it, with the stroke color.
  public final func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a line of 1 point along a rectangle's sides, inside it, with the stroke color in a blend mode.
  public final func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.setLineDash(phase: 0, lengths: [])
    cgContext.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Cuts what is drawn from now on to a rectangle.
  public final func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

@available(*, unavailable)
extension UIGraphicsRenderer: Sendable {}
@available(*, unavailable)
extension UIGraphicsRendererFormat: Sendable {}
@available(*, unavailable)
extension UIGraphicsRendererContext: Sendable {}
