public import CoreGraphics
public import Foundation

/// The base class of renderers, which create contexts for drawing; ``UIGraphicsImageRenderer`` creates images.
open class UIGraphicsRenderer: NSObject {
  /// The rectangle of the drawing coordinates that contexts cover, in points.
  public final let bounds: CGRect
  /// The format of the contexts.
  public final let format: UIGraphicsRendererFormat

  init(bounds: CGRect, rendererFormat: UIGraphicsRendererFormat) {
    self.bounds = bounds
    format = rendererFormat
    format.bounds = bounds
  }
}

/// The base class of renderer formats.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle of the drawing coordinates that contexts cover, in points; set by the renderer.
  public internal(set) final var bounds = CGRect.zero

  /// Creates a format.
  public override init() {}
}

/// The base class of renderer contexts.
///
/// During drawing it wraps the current context; see ``UIGraphicsGetCurrentContext()``.
open class UIGraphicsRendererContext: NSObject {
  /// The context, whose y points down.
  public final let cgContext: CGContext
  private let rendererFormat: UIGraphicsRendererFormat

  init(_ cgContext: CGContext, _ format: UIGraphicsRendererFormat) {
    (self.cgContext, rendererFormat) = (cgContext, format)
  }

  /// The format of the context.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills a rectangle with the fill color.
  public final func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the fill color and a blend mode.
  public final func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill([rect], blendMode) }

  /// Draws a 1-point line inside the edges of a rectangle with the stroke color.
  public final func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a 1-point line inside the edges of a rectangle with the stroke color and a blend mode.
  public final func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.setLineDash(phase: 0, lengths: [])
    cgContext.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Intersects the clip with a rectangle.
  public final func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

@available(*, unavailable)
extension UIGraphicsRenderer: Sendable {}
@available(*, unavailable)
extension UIGraphicsRendererFormat: Sendable {}
@available(*, unavailable)
extension UIGraphicsRendererContext: Sendable {}
