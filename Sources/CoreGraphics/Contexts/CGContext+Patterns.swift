public import Foundation
import Raster

extension CGContext {
  /// Sets a pattern as the fill color.
  ///
  /// - Parameters:
  ///   - pattern: The pattern, for use with the pattern color space set by ``setFillColorSpace(_:)``.
  ///   - components: For an uncolored pattern, the components of the base space, followed by alpha; for a colored
  ///     one, only alpha.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    guard let color = Self.color(pattern, components, like: state.fillColor) else { return }
    state.fillColor = color
  }

  /// Sets a pattern as the stroke color; see ``setFillPattern(_:colorComponents:)``.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    guard let color = Self.color(pattern, components, like: state.strokeColor) else { return }
    state.strokeColor = color
  }

  /// Sets the offset of all patterns in the context's base space.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  private static func color(
    _ pattern: CGPattern, _ components: UnsafePointer<CGFloat>, like color: CGColor
  ) -> CGColor? {
    color.colorSpace.flatMap { CGColor(patternSpace: $0, pattern: pattern, components: components) }
  }
}

extension CGContext {
  /// The maximum nesting of patterns that are drawn by patterns. Deeper ones, such as a pattern that draws itself,
  /// aren't drawn.
  private static let deepestPattern = 4

  /// The paint of a color for the pixels of an area.
  func paint(_ color: CGColor, over area: PixelRect) -> Paint {
    guard let pattern = color.pattern else { return .color(color.sRGB) }
    let phase = Affine.translation(state.patternPhase.width, state.patternPhase.height)
    let toPixels = Affine(pattern.matrix).concatenating(phase).concatenating(Affine(base)).concatenating(flip)
    let cell =
      patternDepth < Self.deepestPattern
      ? PatternCell(pattern, color: color.cellColor, transform: toPixels, depth: patternDepth) : nil
    guard let cell, !area.isEmpty else { return .color(.clear) }
    let transform = Affine.translation(Double(area.minX), Double(area.minY))
    return .image(
      ImagePaint(cell.tiled(over: area).faded(to: color.cellAlpha), transform: transform, filter: .nearest))
  }
}

extension CGColor {
  /// The initial color of the pattern's cell: this color for an uncolored pattern, black for a colored one.
  fileprivate var cellColor: CGColor {
    pattern?.isColored == false ? CGColor(space: CGColorSpace(.sRGB), components: sRGBComponents) : .black
  }

  private var sRGBComponents: [CGFloat] { [sRGB.red, sRGB.green, sRGB.blue, sRGB.alpha] }

  /// The opacity of the cell of a colored pattern; 1 for an uncolored one, whose color contains it.
  fileprivate var cellAlpha: Double { pattern?.isColored == true ? sRGB.alpha : 1 }
}

extension Bitmap {
  fileprivate func faded(to opacity: Double) -> Bitmap {
    guard opacity < 1 else { return self }
    var result = Bitmap(width: width, height: height)
    result.withCanvas { $0.composite(self, x: 0, y: 0, opacity: opacity) }
    return result
  }
}
