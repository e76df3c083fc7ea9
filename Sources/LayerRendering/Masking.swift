import LayerTree
import Raster

extension [DrawCommand] {
  /// What shows through a mask, where that is a shape that has the paint of these commands: they are one rectangle that
  /// lies behind all of the mask, and the mask is one shape of a single colour. Nil elsewhere.
  ///
  /// That spares a picture and a mask: a gradient in a shape is this, since a gradient layer fills its bounds.
  func shown(through mask: [DrawCommand]) -> DrawCommand? {
    guard count == 1, mask.count == 1, case .fill(let painted) = self[0],
      painted.outline.covers(mask[0].deviceBounds)
    else { return nil }
    switch mask[0] {
    case .fill(var shape):
      guard let opacity = shape.paint.plainAlpha else { return nil }
      (shape.paint, shape.opacity) = (painted.paint, painted.opacity * opacity * shape.opacity)
      return .fill(shape)
    case .stroke(var shape):
      guard let opacity = shape.paint.plainAlpha else { return nil }
      (shape.paint, shape.opacity) = (painted.paint, painted.opacity * opacity * shape.opacity)
      return .stroke(shape)
    default: return nil
    }
  }
}

extension Paint {
  /// The alpha of a paint of one colour.
  fileprivate var plainAlpha: Double? {
    guard case .color(let color) = self else { return nil }
    return color.alpha
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
