public import Foundation
import Raster

extension CGContext {
  /// Keeps a copy of everything that drawing depends on but the path.
  public func saveGState() { savedStates.append(state) }

  /// Goes back to what was kept last; without anything kept, in a transparency layer since it began, it does nothing.
  public func restoreGState() {
    guard savedStates.count > layers.last?.savedCount ?? 0 else { return }
    state = savedStates.removeLast()
  }
}

// MARK: - Color

extension CGContext {
  /// The color that insides are filled with.
  package var fillColor: CGColor { state.fillColor }

  /// Sets the color that insides are filled with; black at first.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the color that lines are drawn with; black at first.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the space of the fill color, which becomes the space's black, or that of a pattern to be set next.
  public func setFillColorSpace(_ space: CGColorSpace) { state.fillColor = CGColor(blackOf: space) }

  /// Sets the space of the stroke color, which becomes the space's black, or that of a pattern to be set next.
  public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeColor = CGColor(blackOf: space) }

  /// Sets the fill color by as many components as its space has, then alpha.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    let color = state.fillColor.colorSpace.flatMap { CGColor(colorSpace: $0, components: components) }
    if let color { state.fillColor = color }
  }

  /// Sets the stroke color by as many components as its space has, then alpha.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    let color = state.strokeColor.colorSpace.flatMap { CGColor(colorSpace: $0, components: components) }
    if let color { state.strokeColor = color }
  }

  /// Sets the fill color by components of device RGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(space: CGColorSpace(.deviceRGB), components: [red, green, blue, alpha])
  }

  /// Sets the stroke color by components of device RGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(space: CGColorSpace(.deviceRGB), components: [red, green, blue, alpha])
  }

  /// Sets the fill color by the component of device gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(space: CGColorSpace(.deviceGray), components: [gray, alpha])
  }

  /// Sets the stroke color by the component of device gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(space: CGColorSpace(.deviceGray), components: [gray, alpha])
  }

  /// Sets a factor of everything's opacity, 0 to 1; 1 at first.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha }

  /// Sets how what is drawn is combined with what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }
}

// MARK: - Lines

extension CGContext {
  /// Sets the line width in units of user space at the time of drawing; 1 at first.
  public func setLineWidth(_ width: CGFloat) { state.stroke.width = width }

  /// Sets the shape of open ends; ``CGLineCap/butt`` at first.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.cap = .init(cap) }

  /// Sets the shape of corners; ``CGLineJoin/miter`` at first.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.join = .init(join) }

  /// Sets the longest miter, from its tip to the inner corner, in line widths; where it would be longer the
  /// corner is cut off. 10 at first.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// Sets the dashes.
  ///
  /// - Parameters:
  ///   - phase: How far into the pattern every subpath begins.
  ///   - lengths: The lengths of a dash, a gap, a dash and so on, over and over again. The line is unbroken where
  ///     the list is empty or sums up to 0, or where a length is negative or isn't finite.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dashPhase = phase
    state.stroke.dashes = lengths.map { Double($0) }
  }
}

// MARK: - Quality

extension CGContext {
  /// How images are drawn at another size.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Sets whether pixels at an edge are covered in part; otherwise each is covered or not.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.shouldAntialias = shouldAntialias }

  /// Does nothing: antialiasing is always allowed.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Does nothing: a context draws no text.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

  /// Does nothing: a context draws no text.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

  /// Does nothing: a context draws no text.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}

  /// Does nothing: a context draws no text.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}
}
