extension Path {
  /// Returns the image of the path as lines, with every subpath closed and clipped where it is behind the
  /// eye.
  ///
  /// Lines stay lines. A curve is halved until the images of all its control points are within
  /// ``Flattening/tolerance`` of its chord's image, which then also applies to the curve's image. If a
  /// curve is entirely invisible in `clip`, it's replaced with its chord, which covers the same pixels of
  /// `clip`. A path with a coordinate that isn't finite has an empty image.
  package func projected(by projection: Projection, within clip: PixelRect) -> Path {
    var images: [SIMD3<Double>] = []
    images.reserveCapacity(points.count)
    var farthest = 0.0
    for point in points {
      let image = projection.apply(point)
      guard image.x.isFinite, image.y.isFinite, image.z.isFinite else { return Path() }
      farthest = Swift.max(farthest, image.z)
      images.append(image)
    }
    guard farthest > 0 else { return Path() }
    var outline = ProjectedOutline(near: farthest * Projection.nearFraction, clip: clip.box)
    var index = 0
    for verb in verbs {
      switch verb {
      case .move:
        outline.close()
        outline.ring.append(images[index])
      case .line: outline.ring.append(images[index])
      case .quad:
        outline.addCubic(raising: images[index - 1], images[index], images[index + 1])
      case .cubic:
        outline.addCubic(images[index - 1], images[index], images[index + 1], images[index + 2])
      case .close: outline.close()
      }
      index += verb.pointCount
    }
    outline.close()
    return outline.path
  }
}

/// The image of a path, collected subpath by subpath.
private struct ProjectedOutline {
  /// The smallest w that has an image.
  let near: Double
  /// The device pixels that can be seen.
  let clip: Box
  /// The current subpath in homogeneous coordinates.
  var ring: [SIMD3<Double>] = []
  private(set) var path = Path()

  private static let maximumDepth = 12

  init(near: Double, clip: Box) {
    self.near = near
    self.clip = clip
  }

  /// Adds a quadratic curve as a cubic one.
  mutating func addCubic(raising a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>) {
    addCubic(a, a + (b - a) * (2.0 / 3), c + (b - c) * (2.0 / 3), c)
  }

  mutating func addCubic(
    _ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>, _ d: SIMD3<Double>, halvings: Int = 0
  ) {
    if halvings == Self.maximumDepth || isStraight(a, b, c, d) {
      ring.append(d)
      return
    }
    let (ab, bc, cd) = ((a + b) / 2, (b + c) / 2, (c + d) / 2)
    let (abc, bcd) = ((ab + bc) / 2, (bc + cd) / 2)
    let middle = (abc + bcd) / 2
    addCubic(a, ab, abc, middle, halvings: halvings + 1)
    addCubic(middle, bcd, cd, d, halvings: halvings + 1)
  }

  /// Whether a chord may replace a curve.
  ///
  /// The curve's image is inside the convex hull of its control points' images as long as all of them have
  /// one.
  private func isStraight(
    _ a: SIMD3<Double>, _ b: SIMD3<Double>, _ c: SIMD3<Double>, _ d: SIMD3<Double>
  ) -> Bool {
    let nearest = Swift.min(Swift.min(a.z, b.z), Swift.min(c.z, d.z))
    guard nearest >= near else { return Swift.max(Swift.max(a.z, b.z), Swift.max(c.z, d.z)) < near }
    let (a, b, c, d) = (Self.image(a), Self.image(b), Self.image(c), Self.image(d))
    let least = pointwiseMin(pointwiseMin(a, b), pointwiseMin(c, d))
    let most = pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d))
    // One pixel accounts for all rounding.
    if most.x < clip.min.x - 1 || most.y < clip.min.y - 1 || least.x > clip.max.x + 1
      || least.y > clip.max.y + 1
    {
      return true
    }
    return Self.distance(b, a, d) <= Flattening.tolerance && Self.distance(c, a, d) <= Flattening.tolerance
  }

  private static func image(_ point: SIMD3<Double>) -> Point { Point(point.x, point.y) / point.z }

  /// Returns the distance of a point from the line between two other points.
  private static func distance(_ point: Point, _ start: Point, _ end: Point) -> Double {
    let line = end - start
    let square = line.dot(line)
    guard square > 0 else { return (point - start).length }
    let part = Swift.min(Swift.max((point - start).dot(line) / square, 0), 1)
    return (point - (start + line * part)).length
  }

  /// Ends the subpath and adds its image.
  mutating func close() {
    defer { ring.removeAll(keepingCapacity: true) }
    guard let last = ring.last, ring.count > 1 else { return }
    var before = last
    var isFirst = true
    func add(_ point: SIMD3<Double>, to path: inout Path) {
      let image = Self.image(point)
      if isFirst { path.move(to: image) } else { path.addLine(to: image) }
      isFirst = false
    }
    for point in ring {
      if (point.z >= near) != (before.z >= near) {
        var crossing = before + (point - before) * ((near - before.z) / (point.z - before.z))
        crossing.z = near
        add(crossing, to: &path)
      }
      if point.z >= near { add(point, to: &path) }
      before = point
    }
    if !isFirst { path.close() }
  }
}
