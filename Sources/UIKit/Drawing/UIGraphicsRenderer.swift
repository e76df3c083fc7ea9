public import CoreGraphics
public import Foundation

/// The base class of renderers, which create contexts for drawing; ``UIGraphicsImageRenderer`` creates images.
open class UIGraphicsRenderer: NSObject {
  /// The rectangle of the drawing coordinates that contexts cover, in points.
  open private(set) var bounds: CGRect
  /// The format of the contexts.
  open private(set) var format: UIGraphicsRendererFormat

  /// Creates a renderer for a rectangle of the drawing coordinates, in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
  }
}

/// The base class of renderer formats.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle of the drawing coordinates that contexts cover, in points; set by the renderer.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format.
  public override init() {}
}

/// The base class of renderer contexts.
///
/// During drawing it wraps the current context; see ``UIGraphicsGetCurrentContext()``.
open class UIGraphicsRendererContext: NSObject {
  /// The context, whose y points down.
  open private(set) var cgContext: CGContext
  private let rendererFormat: UIGraphicsRendererFormat

  init(_ cgContext: CGContext, _ format: UIGraphicsRendererFormat) {
    (self.cgContext, rendererFormat) = (cgContext, format)
  }

  /// The format of the context.
  open var format: UIGraphicsRendererFormat { rendererFormat }

  /// Fills a rectangle with the fill color.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the fill color and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill([rect], blendMode) }

  /// Draws a 1-point line inside the edges of a rectangle with the stroke color.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a 1-point line inside the edges of a rectangle with the stroke color and a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.setLineDash(phase: 0, lengths: [])
    cgContext.stroke(rect.standardized.insetBy(dx: 0.5, dy: 0.5), width: 1)
    cgContext.restoreGState()
  }

  /// Intersects the clip with a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

@available(*, unavailable)
extension UIGraphicsRenderer: Sendable {}
@available(*, unavailable)
extension UIGraphicsRendererFormat: Sendable {}
@available(*, unavailable)
extension UIGraphicsRendererContext: Sendable {}
