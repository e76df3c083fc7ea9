public import Foundation
import Raster

extension CGContext {
  /// Intersects the clip with the inside of the current path and clears the path.
  ///
  /// With an empty path, the clip becomes empty.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = currentPath.elements
    beginPath()
    if let pixels = pixelAlignedRectangle(path) {
      state.clip.bounds = pixels
    } else {
      let limit = state.clip.bounds
      state.clip.intersect(Mask(filling: path, transform: flip, rule: FillRule(rule), within: limit))
    }
  }

  /// The pixels inside both the clip and a path, or nil if the path isn't a rectangle of whole pixels.
  private func pixelAlignedRectangle(_ path: Path) -> PixelRect? {
    guard let box = path.axisAlignedBox?.applying(flip) else { return nil }
    let sides = [box.min.x, box.min.y, box.max.x, box.max.y]
    guard sides.allSatisfy({ $0 == $0.rounded() }) else { return nil }
    return PixelRect(covering: box, within: state.clip.bounds)
  }

  /// Intersects the clip with a rectangle and clears the current path.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Intersects the clip with the union of rectangles and clears the current path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Multiplies the clip by the coverage of an image.
  ///
  /// - Parameters:
  ///   - rect: The rectangle in user space that the image is scaled to. Its outside is clipped.
  ///   - mask: The mask. An image mask lets paint through where it's 0, an image with alpha where it's opaque, and
  ///     an image without alpha where it's light.
  public func clip(to rect: CGRect, mask: CGImage) {
    let image = ImagePaint(
      mask.coverageBitmap, transform: mask.placement(in: rect).concatenating(deviceTransform),
      filter: filter(for: mask))
    var group = PixelGroup(bounds: state.clip.bounds)
    group.withCanvas(rasterizer: rasterizer) { $0.draw(image) }
    state.clip.intersect(group.mask)
  }

  /// Resets the clip to the whole context, regardless of saved states.
  public func resetClip() {
    let contextBounds = PixelRect(x: 0, y: 0, width: width, height: height)
    state.clip = .init(bounds: layers.last?.group.bounds ?? contextBounds)
  }

  /// The bounding box of the clip in user space; null if the clip is empty.
  public var boundingBoxOfClipPath: CGRect {
    guard !state.clip.bounds.isEmpty, let inverse = deviceTransform.inverse else { return .null }
    return CGRect(state.clip.bounds.box.applying(inverse))
  }
}

extension GraphicsState.Clip {
  /// Intersects the clip with the coverage of a mask.
  fileprivate mutating func intersect(_ mask: Mask) {
    let both = self.mask.map(mask.multiplied) ?? mask
    bounds = bounds.intersection(both.bounds)
    self.mask = both.coverage.allSatisfy { $0 == 255 } ? nil : both
  }
}
