public import CoreGraphics

// Without a current context nothing is drawn.

/// Fills a rectangle with the current context's fill color, which covers what is there, alpha included.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle with the current context's fill color in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill([rect], blendMode)
}

/// Draws a frame of 1 point inside a rectangle with the current context's fill color, which covers what is there.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame of 1 point inside a rectangle with the current context's fill color in a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill(rect.frame, blendMode)
}

/// Cuts what is drawn from now on in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension CGContext {
  /// Fills rectangles in a blend mode.
  func fill(_ rects: [CGRect], _ blendMode: CGBlendMode) {
    saveGState()
    setBlendMode(blendMode)
    fill(rects)
    restoreGState()
  }
}

extension CGRect {
  /// The four sides of a frame of width 1 inside; the whole where there is no room for one.
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
