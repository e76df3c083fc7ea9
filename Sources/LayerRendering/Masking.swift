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
    guard perspective == nil, path.verbs == Self.rectangleVerbs, let inverse = transform.inverse else {
      return false
    }
    let (inside, box) = (path.controlBox, pixels.box)
    guard path.points.allSatisfy({ inside.hasCorner($0) }) else { return false }
    let corners = [box.min, box.max, Point(box.min.x, box.max.y), Point(box.max.x, box.min.y)]
    return corners.allSatisfy { inside.contains(inverse.apply($0)) }
  }
}

extension Box {
  fileprivate func hasCorner(_ point: Point) -> Bool {
    (point.x == min.x || point.x == max.x) && (point.y == min.y || point.y == max.y)
  }

  fileprivate func contains(_ point: Point) -> Bool {
    point.x >= min.x && point.x <= max.x && point.y >= min.y && point.y <= max.y
  }
}
