package import LayerTree
package import Raster

/// A path and the mapping from its space to device pixels.
package struct Outline: Hashable, Sendable {
  // Compared first, because it differs most often.
  package var transform: Affine
  package var path: Path
  private var boxedPerspective: Boxed<Projection>?
  package var rule: FillRule
  /// The edges, of the rectangle that the path begins with, that aren't antialiased: a pixel is covered if its center
  /// is inside.
  package var hardEdges: CAEdgeAntialiasingMask = []

  package init(_ path: Path, _ transform: Affine, rule: FillRule = .nonZero) {
    self.path = path
    self.transform = transform
    self.rule = rule
  }

  /// The projection from the transform's target plane to device pixels, if that plane is seen in perspective.
  package var perspective: Projection? {
    get { boxedPerspective?.value }
    set { boxedPerspective = newValue.map(Boxed.value) }
  }

  /// Whether the transform's target plane is seen in perspective.
  var isInPerspective: Bool { boxedPerspective != nil }

  /// The rectangle of whole pixels that the outline fills exactly, or nil if it isn't such a rectangle.
  package var pixelRect: PixelRect? {
    guard let box = uprightBox, let inside = pixelsInside, inside.box == box else { return nil }
    return inside
  }

  /// The pixels that are entirely inside the outline, or nil if it isn't an upright rectangle that contains any.
  var pixelsInside: PixelRect? {
    guard let box = uprightBox else { return nil }
    let inside = Box(
      min: Point(box.min.x.rounded(.up), box.min.y.rounded(.up)),
      max: Point(box.max.x.rounded(.down), box.max.y.rounded(.down)))
    guard inside.min.x < inside.max.x, inside.min.y < inside.max.y else { return nil }
    return PixelRect(covering: inside, within: .addressable)
  }

  /// The outline's box on the grid that coverage is measured on, or nil if the outline isn't an upright rectangle.
  private var uprightBox: Box? {
    guard !isInPerspective, transform.isAxisAligned, path.hasRectangleVerbs,
      let corners = path.quadrilateral
    else { return nil }
    let (first, opposite) = (gridPoint(corners.0), gridPoint(corners.2))
    let (second, fourth) = (gridPoint(corners.1), gridPoint(corners.3))
    // A rectangle with a corner that isn't finite isn't drawn.
    guard first.isFinite, second.isFinite, opposite.isFinite, fourth.isFinite else { return nil }
    let startsAlongX = second == Point(opposite.x, first.y) && fourth == Point(first.x, opposite.y)
    let startsAlongY = second == Point(first.x, opposite.y) && fourth == Point(opposite.x, first.y)
    guard startsAlongX || startsAlongY else { return nil }
    return Box(min: pointwiseMin(first, opposite), max: pointwiseMax(first, opposite))
  }

  private func gridPoint(_ corner: Point) -> Point { transform.apply(corner).onPixelGrid }

  /// The pixels that the outline can touch.
  package var deviceBounds: PixelRect {
    deviceBounds(of: path.controlBox)
  }

  /// The pixels that a box in the outline's space can touch.
  func deviceBounds(of box: Box) -> PixelRect {
    transform.deviceBounds(of: box, projectedBy: perspective, reach: path.deviceReach)
  }
}

extension Affine {
  /// The pixels that the image of a box can touch.
  ///
  /// - Parameters:
  ///   - perspective: The projection from this map's target plane to device pixels, if that plane is seen in
  ///     perspective.
  ///   - reach: The distance in pixels by which the image may exceed the box's. The default is 0.
  func deviceBounds(of box: Box, projectedBy perspective: Projection?, reach: Double = 0) -> PixelRect {
    let image = perspective?.after(self).image(of: box).bounds ?? box.applying(self)
    return PixelRect(covering: image.insetBy(-reach), within: .addressable)
  }
}
