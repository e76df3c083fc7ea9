public import Foundation
import Raster

extension CGContext {
  /// Sets what shapes are filled with.
  ///
  /// - Parameters:
  ///   - pattern: A pattern that suits the space set by ``setFillColorSpace(_:)``.
  ///   - components: For a stencil, the components of the base space, then alpha; else alpha alone.
  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    guard let color = Self.color(pattern, components, like: state.fillColor) else { return }
    state.fillColor = color
  }

  /// Sets what lines are drawn with; see ``setFillPattern(_:colorComponents:)``.
  public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {
    guard let color = Self.color(pattern, components, like: state.strokeColor) else { return }
    state.strokeColor = color
  }

  /// Moves all patterns, in the context's base space.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }

  private static func color(
    _ pattern: CGPattern, _ components: UnsafePointer<CGFloat>, like color: CGColor
  ) -> CGColor? {
    color.colorSpace.flatMap { CGColor(patternSpace: $0, pattern: pattern, components: components) }
  }
}

extension CGContext {
  /// How many patterns within patterns are drawn; deeper ones, such as a pattern painted with itself, are not.
  private static let deepestPattern = 4

  /// What a color paints the pixels of an area with.
  func paint(_ color: CGColor, over area: PixelRect) -> Paint {
    guard let pattern = color.pattern else { return .color(color.sRGB) }
    let phase = Affine.translation(state.patternPhase.width, state.patternPhase.height)
    let toPixels = Affine(pattern.matrix).concatenating(phase).concatenating(Affine(base)).concatenating(flip)
    let cell =
      patternDepth < Self.deepestPattern
      ? PatternCell(pattern, color: color.stencilColor, transform: toPixels, depth: patternDepth) : nil
    guard let cell, !area.isEmpty else { return .color(.clear) }
    let place = Affine.translation(Double(area.minX), Double(area.minY))
    return .image(
      ImagePaint(cell.tiled(over: area).faded(to: color.cellAlpha), transform: place, filter: .nearest))
  }
}

extension CGColor {
  /// What a stencil is painted with, black for what has colors of its own.
  fileprivate var stencilColor: CGColor {
    pattern?.isColored == false ? CGColor(space: CGColorSpace(.sRGB), components: sRGBComponents) : .black
  }

  private var sRGBComponents: [CGFloat] { [sRGB.red, sRGB.green, sRGB.blue, sRGB.alpha] }

  /// The opacity of cells with colors of their own.
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
