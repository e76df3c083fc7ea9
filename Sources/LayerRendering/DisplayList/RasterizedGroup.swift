package import Raster

/// Commands drawn onto pixels of a size of their own, which are then drawn as a picture.
package struct RasterizedGroup: Hashable, Sendable {
  /// In the picture's pixels.
  package var commands: [DrawCommand]
  /// The picture's pixels; those along the sides are transparent.
  package let area: PixelRect
  /// From the picture's pixels to the device's.
  package var transform: Affine
  package var opacity = 1.0

  init(_ commands: [DrawCommand], transform: Affine) {
    self.commands = commands
    self.transform = transform
    area = DrawGroup(commands: commands).bounds.insetBy(-1)
  }

  var deviceBounds: PixelRect { PixelRect(covering: area.box.applying(transform), within: .addressable) }
}

// MARK: - Making

extension RasterizedGroup {
  /// The pixels per point in which a layer is drawn whose space is the context's: as many as are asked for, but at most
  /// ``finest`` for each of the device's; nil where they are the device's own.
  static func scale(_ wanted: Double, _ context: RenderingContext) -> Double? {
    let area = abs(context.transform.determinant)
    guard area > 0, area.isFinite else { return nil }
    let scale = min(wanted > 0 ? wanted : 1, finest * area.squareRoot() / context.fineness)
    let place = Affine.scale(1 / scale, 1 / scale).concatenating(context.transform)
    let isWhole = place.tx.rounded() == place.tx && place.ty.rounded() == place.ty
    return place.isTranslation && isWhole ? nil : scale
  }

  /// How many of the picture's pixels, along a side, one of the device's may be: more can't be told from these.
  private static var finest: Double { 4 }
}

extension Affine {
  fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

// MARK: - Drawing

extension RasterizedGroup {
  /// The picture's pixels that show on pixels of the device.
  func needed(for clip: PixelRect) -> PixelRect {
    guard let inverse = transform.inverse, !clip.isEmpty else { return .empty }
    // Pixels are looked up at the middles of the device's, between neighbours.
    let middles = clip.box.insetBy(0.5).applying(inverse)
    return PixelRect(covering: middles.insetBy(-2), within: area)
  }

  /// The most pixels that are drawn at a time.
  static var largestArea: Int { 1 << 22 }
}
