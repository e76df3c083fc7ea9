public import Foundation
package import Raster

extension CGContext {
  /// Draws the current path and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    let path = currentPath
    beginPath()
    if let rule = mode.fillRule { fill(path.elements, rule: FillRule(rule)) }
    if mode.isStroked { stroke(path.elements, state.stroke) }
  }

  /// Fills the inside of the current path and clears the path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    drawPath(using: rule == .winding ? .fill : .eoFill)
  }

  /// Strokes the current path and clears it.
  public func strokePath() { drawPath(using: .stroke) }
}

// MARK: - Shapes

extension CGContext {
  /// Fills a rectangle and clears the current path.
  public func fill(_ rect: CGRect) {
    draw(.fill) { $0.addRect(rect) }
  }

  /// Fills rectangles as one shape and clears the current path.
  public func fill(_ rects: [CGRect]) {
    draw(.fill) { $0.addRects(rects) }
  }

  /// Fills the ellipse inscribed in a rectangle and clears the current path.
  public func fillEllipse(in rect: CGRect) {
    draw(.fill) { $0.addEllipse(in: rect) }
  }

  /// Strokes a rectangle and clears the current path.
  public func stroke(_ rect: CGRect) {
    draw(.stroke) { $0.addRect(rect) }
  }

  /// Strokes a rectangle with a line width and clears the current path.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Strokes the ellipse inscribed in a rectangle and clears the current path.
  public func strokeEllipse(in rect: CGRect) {
    draw(.stroke) { $0.addEllipse(in: rect) }
  }

  /// Strokes a line between each pair of points, the first and the second, the third and the fourth and so on, and
  /// clears the current path.
  public func strokeLineSegments(between points: [CGPoint]) {
    draw(.stroke) { context in
      for index in stride(from: 1, to: points.count, by: 2) {
        context.addLines(between: [points[index - 1], points[index]])
      }
    }
  }

  /// Makes a rectangle transparent, within the clip, and clears the current path.
  public func clear(_ rect: CGRect) {
    saveGState()
    setAlpha(1)
    setBlendMode(.clear)
    setShadow(offset: .zero, blur: 0, color: nil)
    fill(rect)
    restoreGState()
  }

  private func draw(_ mode: CGPathDrawingMode, _ shape: (CGContext) -> Void) {
    beginPath()
    shape(self)
    drawPath(using: mode)
  }
}

// MARK: - Passes

extension CGContext {
  /// Fills a path in user space with a paint in user space.
  package func fill(_ path: Path, with paint: Paint) {
    draw(within: FilledPath(path: path, transform: deviceTransform, rule: .nonZero).bounds) { canvas, pass in
      let transform = deviceTransform.concatenating(pass.shift)
      canvas.fill(
        path, transform: transform, paint: paint.applying(transform), opacity: pass.opacity,
        blendMode: pass.blendMode)
    }
  }

  /// Draws a bitmap, whose pixels a transform maps to user space.
  package func draw(_ mipped: MippedBitmap, _ transform: Affine) {
    let path = Path(rect: mipped.bitmap.bounds.box)
    let toDevice = transform.concatenating(deviceTransform)
    draw(within: FilledPath(path: path, transform: toDevice, rule: .nonZero).bounds) { canvas, pass in
      let transform = toDevice.concatenating(pass.shift)
      canvas.fill(
        path, transform: transform, paint: .image(ImagePaint(mipped, transform: transform)),
        opacity: pass.opacity, blendMode: pass.blendMode)
    }
  }

  /// Fills a path in the context's own space.
  private func fill(_ path: Path, rule: FillRule) {
    draw(within: FilledPath(path: path, transform: flip, rule: rule).bounds) { canvas, pass in
      let transform = flip.concatenating(pass.shift)
      let paint = paint(state.fillColor, over: canvas.clip)
      if state.shouldAntialias {
        canvas.fill(
          path, transform: transform, rule: rule, paint: paint, opacity: pass.opacity,
          blendMode: pass.blendMode)
      } else {
        let mask = Mask(filling: path, transform: transform, rule: rule, within: canvas.clip)
        canvas.fill(mask.thresholded, paint: paint, opacity: pass.opacity, blendMode: pass.blendMode)
      }
    }
  }

  /// Strokes a path in the context's own space with a stroke style in user space.
  private func stroke(_ path: Path, _ style: StrokeStyle) {
    guard let toUserSpace = Affine(state.ctm).inverse else { return }
    let path = path.applying(toUserSpace)
    draw(within: StrokedPath(path: path, style: style, transform: deviceTransform).bounds) { canvas, pass in
      let transform = deviceTransform.concatenating(pass.shift)
      let paint = paint(state.strokeColor, over: canvas.clip)
      if state.shouldAntialias {
        canvas.stroke(
          path, style, transform: transform, paint: paint, opacity: pass.opacity, blendMode: pass.blendMode)
      } else {
        let mask = Mask(stroking: path, style, transform: transform, within: canvas.clip)
        canvas.fill(mask.thresholded, paint: paint, opacity: pass.opacity, blendMode: pass.blendMode)
      }
    }
  }
}

extension Mask {
  /// The mask with coverage of at least half rounded up to full and the rest to none; half of 255 is truncated to
  /// 127.
  fileprivate var thresholded: Mask {
    Mask(bounds: bounds, coverage: coverage.map { $0 >= 127 ? 255 : 0 })
  }
}
