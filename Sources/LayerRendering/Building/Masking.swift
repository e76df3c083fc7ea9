import LayerTree
import Raster

extension [DrawCommand] {
  /// The masked commands as the mask's shape painted with these commands' paint, or nil if that isn't possible.
  ///
  /// It's possible if the commands are one rectangle that covers the mask, and the mask is one shape of a single
  /// color or of a gradient with the same geometry. This avoids an offscreen picture and a mask for a common case, a
  /// gradient layer masked by a shape.
  ///
  /// - Parameter allowsFade: Whether a gradient may be faded by the mask's gradient.
  func masked(by mask: [DrawCommand], allowsFade: Bool = true) -> DrawCommand? {
    guard count == 1, mask.count == 1, let painted = self[0].filledShape,
      painted.outline.covers(mask[0].deviceBounds)
    else { return nil }
    if var shape = mask[0].filledShape {
      guard let masked = painted.masked(by: shape.paint, opacity: shape.opacity, allowsFade) else {
        return nil
      }
      (shape.paint, shape.opacity) = masked
      return .fill(shape)
    }
    guard case .stroke(var shape) = mask[0],
      let masked = painted.masked(by: shape.paint, opacity: shape.opacity, allowsFade)
    else { return nil }
    (shape.paint, shape.opacity) = masked
    return .stroke(shape)
  }
}

extension FilledShape {
  /// The paint and opacity that combine the shape's and a mask's, or nil if no single paint does.
  fileprivate func masked(
    by mask: Paint, opacity maskOpacity: Double, _ allowsFade: Bool
  ) -> (Paint, opacity: Double)? {
    switch (paint, mask) {
    case (_, .color(let color)): return (paint, opacity * color.alpha * maskOpacity)
    // With other opacities the rounding order would differ from a mask's.
    case (.gradient(let gradient), .gradient(let fade)) where allowsFade && opacity == 1 && maskOpacity == 1:
      return gradient.faded(by: fade).map { (.gradient($0), 1) }
    default: return nil
    }
  }
}

extension Outline {
  /// Whether the outline is a rectangle in its space that covers the given pixels.
  func covers(_ pixels: PixelRect) -> Bool {
    guard perspective == nil, path.hasRectangleVerbs else { return false }
    let inside = path.controlBox
    return path.points.allSatisfy { inside.hasCorner($0) } && inside.covers(pixels, transformedBy: transform)
  }
}

extension LayerStore {
  /// Whether the layer's bounds have square corners and cover the given pixels.
  final func covers(_ pixels: PixelRect, _ context: RenderingContext) -> Bool {
    radius == 0 && Box(bounds.standardized).covers(pixels, transformedBy: context.transform)
  }
}

extension Box {
  fileprivate func hasCorner(_ point: Point) -> Bool {
    (point.x == min.x || point.x == max.x) && (point.y == min.y || point.y == max.y)
  }

  /// Whether the image of the box under a transform covers the given pixels.
  fileprivate func covers(_ pixels: PixelRect, transformedBy transform: Affine) -> Bool {
    guard let inverse = transform.inverse else { return false }
    let (low, high) = (pixels.box.min, pixels.box.max)
    return contains(inverse.apply(low)) && contains(inverse.apply(high))
      && contains(inverse.apply(Point(low.x, high.y))) && contains(inverse.apply(Point(high.x, low.y)))
  }

  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= min.x && point.x <= max.x && point.y >= min.y && point.y <= max.y
  }
}
