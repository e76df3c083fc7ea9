public import Foundation
package import Raster

extension CGContext {
  /// Saves a copy of the graphics state, which doesn't include the path.
  public func saveGState() { savedStates.append(state) }

  /// Restores the last saved graphics state. It has no effect if no state was saved since the context was created or
  /// the current transparency layer began.
  public func restoreGState() {
    guard savedStates.count > layers.last?.savedCount ?? 0 else { return }
    state = savedStates.removeLast()
  }
}

// MARK: - Color

extension CGContext {
  /// The fill color.
  package var fillColor: CGColor { state.fillColor }

  /// Sets the fill color. The initial color is black.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the stroke color. The initial color is black.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the color space of the fill color, which becomes black. If the color space is a pattern color space, set a
  /// pattern next.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillColor = CGColor(blackOf: space) }

  /// Sets the color space of the stroke color, which becomes black. If the color space is a pattern color space, set
  /// a pattern next.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeColor = CGColor(blackOf: space) }

  /// Sets the fill color to components in its current color space, followed by alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    let color = state.fillColor.colorSpace.flatMap { CGColor(colorSpace: $0, components: components) }
    if let color { state.fillColor = color }
  }

  /// Sets the stroke color to components in its current color space, followed by alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    let color = state.strokeColor.colorSpace.flatMap { CGColor(colorSpace: $0, components: components) }
    if let color { state.strokeColor = color }
  }

  /// Sets the fill color to components in device RGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(space: .shared(.deviceRGB), components: [red, green, blue, alpha])
  }

  /// Sets the stroke color to components in device RGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(space: .shared(.deviceRGB), components: [red, green, blue, alpha])
  }

  /// Sets the fill color to a component in device gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(space: .shared(.deviceGray), components: [gray, alpha])
  }

  /// Sets the stroke color to a component in device gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(space: .shared(.deviceGray), components: [gray, alpha])
  }

  /// Sets the opacity of subsequent drawing, from 0 to 1. The initial value is 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  /// Sets the blend mode of subsequent drawing. The initial mode is ``CGBlendMode/normal``.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// The position at which the next line of text is drawn, in user space.
  public var textPosition: CGPoint {
    get { CGPoint(x: textMatrix.tx, y: textMatrix.ty) }
    set { (textMatrix.tx, textMatrix.ty) = (newValue.x, newValue.y) }
  }

  /// Sets the formula that combines drawings with the content below.
  package func setRasterBlendMode(_ mode: BlendMode) {
    state.blendMode = CGBlendMode(mode)
  }

  /// Multiplies the alpha of all drawings by a factor.
  package func multiplyAlpha(by factor: Double) { setAlpha(CGFloat(factor) * state.alpha) }
}

// MARK: - Lines

extension CGContext {
  /// Sets the line width, in units of user space at the time of drawing. The initial width is 1.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

  /// Sets the shape of open ends. The initial shape is ``CGLineCap/butt``.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = .init(cap) }

  /// Sets the shape of corners. The initial shape is ``CGLineJoin/miter``.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = .init(join) }

  /// Sets the maximum length of a miter, from its tip to the inner corner, in line widths. Longer miters are beveled.
  /// The initial limit is 10.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// Sets the dashes.
  ///
  /// - Parameters:
  ///   - phase: The offset into the pattern at which every subpath starts.
  ///   - lengths: The alternating lengths of dashes and gaps, which are repeated. The line is solid if the list is
  ///     empty, its sum is 0, or a length is negative or isn't finite.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = phase
    state.stroke.dashes = lengths.map { Double($0) }
  }
}

// MARK: - Quality

extension CGContext {
  /// The quality of images that are drawn at another size.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Sets whether edges are antialiased. Otherwise a pixel is covered either completely or not at all.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }

  /// Has no effect, since antialiasing is always allowed.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Has no effect. Glyphs within 48 pixels are drawn at sixteenths of a pixel, and others at their exact positions.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

  /// Has no effect. Glyphs within 48 pixels are drawn at sixteenths of a pixel, and others at their exact positions.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

  /// Has no effect. Glyphs within 48 pixels are drawn at sixteenths of a pixel, and others at their exact positions.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

  /// Has no effect. Glyphs within 48 pixels are drawn at sixteenths of a pixel, and others at their exact positions.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
}
