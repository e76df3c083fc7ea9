public import Foundation
import Raster

extension CGContext {
  /// Draws an image.
  ///
  /// The image stands upright where y points up. An image mask is painted through with the fill color.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle of user space that it is stretched over.
  ///   - byTiling: Whether copies beside that rectangle cover the whole clip. Nothing is drawn where that would take
  ///     more than 256 in a row or a column.
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

  /// How an image is sampled.
  func filter(for image: CGImage) -> ImagePaint.Filter {
    guard image.shouldInterpolate else { return .nearest }
    switch state.interpolationQuality {
    case .none: return .nearest
    case .low: return .linear
    case .default, .medium, .high: return .averaged
    }
  }

  /// The rectangle and its copies side by side, as far as the clip goes.
  private func tiles(of rect: CGRect) -> [CGRect] {
    let area = boundingBoxOfClipPath
    guard !area.isNull, rect.width > 0, rect.height > 0 else { return [] }
    let columns = Self.tiles(from: rect.minX, size: rect.width, covering: area.minX, area.maxX)
    let rows = Self.tiles(from: rect.minY, size: rect.height, covering: area.minY, area.maxY)
    return rows.flatMap { y in
      columns.map { x in rect.offsetBy(dx: rect.width * x, dy: rect.height * y) }
    }
  }

  /// The numbers of the tiles that reach into a range, the first tile being number 0; none where there are more
  /// than 256 of them.
  private static func tiles(
    from start: CGFloat, size: CGFloat, covering low: CGFloat, _ high: CGFloat
  ) -> [CGFloat] {
    let (first, end) = (floor((low - start) / size), ceil((high - start) / size))
    guard end - first <= 256 else { return [] }
    return Array(stride(from: first, to: end, by: 1))
  }
}

extension CGImage {
  /// From the image's pixels, y down, to a rectangle whose y points up.
  func placement(in rect: CGRect) -> Affine {
    Affine.scale(rect.width / Double(width), -rect.height / Double(height))
      .concatenating(.translation(rect.minX, rect.maxY))
  }
}

extension CGImage {
  /// An image of one color with this one's alpha.
  package func tinted(_ color: CGColor) -> CGImage { CGImage(bitmap: bitmap.tinted(color.sRGB)) }
}

extension Bitmap {
  /// One color with this bitmap's alpha.
  fileprivate func tinted(_ color: Color) -> Bitmap {
    var result = Bitmap(width: width, height: height)
    result.withCanvas { $0.fill(Mask(alphaOf: self), paint: .color(color)) }
    return result
  }
}
