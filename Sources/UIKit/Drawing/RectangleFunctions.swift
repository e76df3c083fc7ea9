public import CoreGraphics

// Nothing is drawn without a current context.

/// Fills a rectangle with the current context's fill color, which replaces colors and alpha.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current context's fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill([rect], blendMode)
}

/// Draws a 1-point frame inside a rectangle with the current context's fill color, which replaces colors and alpha.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a 1-point frame inside a rectangle with the current context's fill color and a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill(rect.frame, blendMode)
}

/// Intersects the current context's clip with a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
  /// Fills rectangles with a blend mode.
  func fill(_ rects: [CGRect], _ blendMode: CGBlendMode) {
    saveGState()
    setBlendMode(blendMode)
    fill(rects)
    restoreGState()
  }
}

extension CGRect {
  /// The four sides of a 1-point frame inside the rectangle; the whole rectangle if it's too small for a frame.
  var frame: [CGRect] {
    let rect = standardized
    guard rect.width > 2, rect.height > 2 else { return [rect] }
    return [
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
      CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
      CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
      CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
    ]
  }
}
