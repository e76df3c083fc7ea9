package import Raster

/// A stroked outline.
package struct StrokedShape: Equatable, Sendable {
  /// The pixels that the shape can touch.
  package private(set) var deviceBounds: PixelRect
  package var outline: Outline { didSet { deviceBounds = outline.deviceBounds(of: style) } }
  package var style: StrokeStyle { didSet { deviceBounds = outline.deviceBounds(of: style) } }
  package var paint: Paint
  package var opacity: Double

  package init(outline: Outline, style: StrokeStyle, paint: Paint, opacity: Double) {
    deviceBounds = outline.deviceBounds(of: style)
    (self.outline, self.style, self.paint, self.opacity) = (outline, style, paint, opacity)
  }
}

extension Outline {
  /// The pixels that a stroke along the outline can touch.
  fileprivate func deviceBounds(of stroke: StrokeStyle) -> PixelRect {
    let reach = stroke.width * 0.5 * max(stroke.join == .miter ? stroke.miterLimit : 1, 2.0.squareRoot())
    return reach.isFinite ? deviceBounds(of: path.controlBox.insetBy(-abs(reach))) : .empty
  }
}
