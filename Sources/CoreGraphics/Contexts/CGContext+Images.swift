public import Foundation
import Raster

extension CGContext {
  /// Draws an image.
  ///
  /// The image is upright if y points up. An image mask is filled with the fill color.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle in user space that the image is scaled to.
  ///   - byTiling: Whether copies of the image next to the rectangle cover the whole clip. If that requires more than
  ///     256 copies in a row or a column, nothing is drawn.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let rects = byTiling ? tiles(of: rect.standardized) : [rect]
    let filter = filter(for: image)
    let bitmap = image.isMask ? image.bitmap.tinted(state.fillColor.sRGB) : image.bitmap
    let box = rects.reduce(Box.empty) { $0.union(Box($1)) }.applying(deviceTransform)
    draw(within: { PixelRect(covering: box, within: $0) }) { canvas, pass in
      for rect in rects {
        let transform = image.placement(in: rect).concatenating(deviceTransform).concatenating(pass.shift)
        canvas.draw(
          ImagePaint(bitmap, transform: transform, filter: filter), opacity: pass.opacity,
          blendMode: pass.blendMode)
      }
    }
  }

  /// The filter for sampling an image.
  func filter(for image: CGImage) -> ImagePaint.Filter {
    guard image.shouldInterpolate else { return .nearest }
    switch state.interpolationQuality {
    case .none: return .nearest
    case .low: return .linear
    case .default, .medium, .high: return .averaged
    }
  }

  /// The rectangle and its adjacent copies that cover the clip.
  private func tiles(of rect: CGRect) -> [CGRect] {
    let area = boundingBoxOfClipPath
    guard !area.isNull, rect.width > 0, rect.height > 0 else { return [] }
    let columns = Self.tiles(from: rect.minX, size: rect.width, covering: area.minX, area.maxX)
    let rows = Self.tiles(from: rect.minY, size: rect.height, covering: area.minY, area.maxY)
    return rows.flatMap { y in
      columns.map { x in rect.offsetBy(dx: rect.width * x, dy: rect.height * y) }
    }
  }

  /// The indices of the tiles that overlap a range, relative to the first tile; empty if there are more than 256.
  private static func tiles(
    from start: CGFloat, size: CGFloat, covering low: CGFloat, _ high: CGFloat
  ) -> [CGFloat] {
    let (first, end) = (floor((low - start) / size), ceil((high - start) / size))
    guard end - first <= 256 else { return [] }
    return Array(stride(from: first, to: end, by: 1))
  }
}

extension CGImage {
  /// The mapping from the image's pixels, with y downward, to a rectangle with y upward.
  func placement(in rect: CGRect) -> Affine {
    Affine.scale(rect.width / Double(width), -rect.height / Double(height))
      .concatenating(.translation(rect.minX, rect.maxY))
  }
}

extension CGImage {
  /// Returns an image of a single color with this image's alpha.
  package func tinted(_ color: CGColor) -> CGImage { CGImage(bitmap: bitmap.tinted(color.sRGB)) }
}

extension Bitmap {
  /// A bitmap of a single color with this bitmap's alpha.
  fileprivate func tinted(_ color: Color) -> Bitmap {
    var result = Bitmap(width: width, height: height)
    result.withCanvas { $0.fill(Mask(alphaOf: self), paint: .color(color)) }
    return result
  }
}
