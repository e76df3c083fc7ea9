public import Foundation
import Raster

extension CGContext {
  /// Cuts what is drawn from now on to the inside of the current path, which it forgets.
  ///
  /// Without a path nothing is drawn from now on.
  public func clip(using rule: CGPathFillRule = .winding) {
    let path = currentPath.elements
    beginPath()
    if let pixels = wholePixels(path) {
      state.clip.bounds = pixels
    } else {
      let limit = state.clip.bounds
      state.clip.intersect(Mask(filling: path, transform: flip, rule: FillRule(rule), within: limit))
    }
  }

  /// The pixels inside both the clip and a path, where that is a rectangle between pixels.
  private func wholePixels(_ path: Path) -> PixelRect? {
    guard let box = path.axisAlignedBox?.applying(flip) else { return nil }
    let sides = [box.min.x, box.min.y, box.max.x, box.max.y]
    guard sides.allSatisfy({ $0 == $0.rounded() }) else { return nil }
    return PixelRect(covering: box, within: state.clip.bounds)
  }

  /// Cuts what is drawn from now on to a rectangle, and forgets the current path.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Cuts what is drawn from now on to rectangles together, and forgets the current path.
  public func clip(to rects: [CGRect]) {
    beginPath()
    addRects(rects)
    clip()
  }

  /// Multiplies the opacity of what is drawn from now on by an image.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of user space that the image is stretched over; outside nothing is drawn.
  ///   - mask: An image mask, which lets paint through where it is 0; or an image with alpha, which does so where
  ///     it is opaque; or an image without alpha, which does so where it is light.
  public func clip(to rect: CGRect, mask: CGImage) {
    let image = ImagePaint(
      mask.coverageBitmap, transform: mask.placement(in: rect).concatenating(deviceTransform),
      filter: filter(for: mask))
    var group = PixelGroup(bounds: state.clip.bounds)
    group.withCanvas(rasterizer: rasterizer) { $0.draw(image) }
    state.clip.intersect(group.mask)
  }

  /// Lets everything be drawn again, whatever was cut, now or when states were kept.
  public func resetClip() {
    let whole = PixelRect(x: 0, y: 0, width: width, height: height)
    state.clip = .init(bounds: layers.last?.group.bounds ?? whole)
  }

  /// The box in user space around what can be drawn to; null where nothing can.
  public var boundingBoxOfClipPath: CGRect {
    guard !state.clip.bounds.isEmpty, let inverse = deviceTransform.inverse else { return .null }
    return CGRect(state.clip.bounds.box.applying(inverse))
  }
}

extension GraphicsState.Clip {
  /// Cuts to the pixels that a mask covers, in part where it does so in part.
  fileprivate mutating func intersect(_ mask: Mask) {
    let both = self.mask.map(mask.multiplied) ?? mask
    bounds = bounds.intersection(both.bounds)
    self.mask = both.coverage.allSatisfy { $0 == 255 } ? nil : both
  }
}
