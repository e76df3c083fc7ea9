import LayerTree
import Raster

extension [DrawCommand] {
  /// What shows through a mask, where that is a shape that has the paint of these commands: they are one rectangle that
  /// lies behind all of the mask, and the mask is one shape, of a single colour or of a gradient that runs as theirs does.
  /// Nil elsewhere.
  ///
  /// That spares a picture and a mask: a gradient in a shape is this, since a gradient layer fills its bounds.
  ///
  /// - Parameter fading: Whether a gradient may be seen through another one.
  func shown(through mask: [DrawCommand], fading: Bool = true) -> DrawCommand? {
    guard count == 1, mask.count == 1, case .fill(let painted) = self[0],
      painted.outline.covers(mask[0].deviceBounds)
    else { return nil }
    switch mask[0] {
    case .fill(var shape):
      guard let shown = painted.shown(through: shape.paint, opacity: shape.opacity, fading) else {
        return nil
      }
      (shape.paint, shape.opacity) = shown
      return .fill(shape)
    case .stroke(var shape):
      guard let shown = painted.shown(through: shape.paint, opacity: shape.opacity, fading) else {
        return nil
      }
      (shape.paint, shape.opacity) = shown
      return .stroke(shape)
    default: return nil
    }
  }
}

extension FilledShape {
  /// The paint and opacity that show through a mask's; nil where no paint is like both.
  fileprivate func shown(
    through mask: Paint, opacity maskOpacity: Double, _ fading: Bool
  ) -> (Paint, opacity: Double)? {
    switch (paint, mask) {
    case (_, .color(let color)): return (paint, opacity * color.alpha * maskOpacity)
    // Other opacities would be rounded in another order than a mask's.
    case (.gradient(let gradient), .gradient(let fade)) where fading && opacity == 1 && maskOpacity == 1:
      return gradient.faded(by: fade).map { (.gradient($0), 1) }
    default: return nil
    }
  }
}

extension Outline {
  /// Whether the outline is a rectangle in its space inside of which all of some pixels lie.
  func covers(_ pixels: PixelRect) -> Bool {
    guard perspective == nil, path.verbs == Self.rectangleVerbs else { return false }
    let inside = path.controlBox
    return path.points.allSatisfy { inside.hasCorner($0) } && inside.covers(pixels, seenThrough: transform)
  }
}

extension LayerStore {
  /// Whether all of some pixels lie inside of the layer's bounds, whose corners are no round ones.
  final func covers(_ pixels: PixelRect, _ context: RenderingContext) -> Bool {
    radius == 0 && Box(values.bounds.standardized).covers(pixels, seenThrough: context.transform)
  }
}

extension Box {
  fileprivate func hasCorner(_ point: Point) -> Bool {
    (point.x == min.x || point.x == max.x) && (point.y == min.y || point.y == max.y)
  }

  /// Whether all of some pixels lie inside of the image of the box under a map.
  fileprivate func covers(_ pixels: PixelRect, seenThrough transform: Affine) -> Bool {
    guard let inverse = transform.inverse else { return false }
    let (low, high) = (pixels.box.min, pixels.box.max)
    return contains(inverse.apply(low)) && contains(inverse.apply(high))
      && contains(inverse.apply(Point(low.x, high.y))) && contains(inverse.apply(Point(high.x, low.y)))
  }

  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= min.x && point.x <= max.x && point.y >= min.y && point.y <= max.y
  }
}
