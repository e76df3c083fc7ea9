/// A projective transform of the plane, as perspective causes it: straight lines stay straight, but parallel
/// lines may meet.
///
/// A point is mapped to (x′/w, y′/w), where (x′, y′) is its image under an affine transform and w = wx·x +
/// wy·y + w₀. A point with w ≤ 0 is beside or behind the eye and has no image. Multiplying all nine numbers
/// by a positive factor gives the same transform.
package struct Projection: Hashable, Sendable {
  /// The affine transform that computes x′ and y′.
  package var numerator: Affine
  package var wx: Double
  package var wy: Double
  package var w0: Double

  package init(_ numerator: Affine, wx: Double = 0, wy: Double = 0, w0: Double = 1) {
    self.numerator = numerator
    self.wx = wx
    self.wy = wy
    self.w0 = w0
  }

  /// Returns x′, y′ and w of a point.
  @inlinable
  package func apply(_ point: Point) -> SIMD3<Double> {
    SIMD3(numerator.apply(point), wx * point.x + wy * point.y + w0)
  }

  /// Returns the image of a point, or nil if it has none.
  package func image(of point: Point) -> Point? {
    let image = apply(point)
    guard image.z > 0 else { return nil }
    let quotient = Point(image.x, image.y) / image.z
    return quotient.isFinite ? quotient : nil
  }

  /// The same transform as an affine one, or nil if it is truly projective or no point has an image.
  package var affine: Affine? {
    guard wx == 0, wy == 0, w0 > 0 else { return nil }
    let n = numerator
    return w0 == 1
      ? n : Affine(a: n.a / w0, b: n.b / w0, c: n.c / w0, d: n.d / w0, tx: n.tx / w0, ty: n.ty / w0)
  }

  package var isFinite: Bool { numerator.isFinite && wx.isFinite && wy.isFinite && w0.isFinite }
}

// MARK: - Products and inverses

extension Projection {
  /// The homogeneous images of the x axis, the y axis and the origin.
  private var columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>) {
    let n = numerator
    return (SIMD3(n.a, n.b, wx), SIMD3(n.c, n.d, wy), SIMD3(n.tx, n.ty, w0))
  }

  private init(columns x: SIMD3<Double>, _ y: SIMD3<Double>, _ origin: SIMD3<Double>) {
    self.init(
      Affine(a: x.x, b: x.y, c: y.x, d: y.y, tx: origin.x, ty: origin.y), wx: x.z, wy: y.z, w0: origin.z)
  }

  /// The transform that applies `self` first, then `next`.
  package func concatenating(_ next: Projection) -> Projection {
    let (x, y, origin) = columns
    return Projection(
      columns: next.apply(homogeneous: x), next.apply(homogeneous: y), next.apply(homogeneous: origin))
  }

  /// Returns x′, y′ and w of a point in homogeneous coordinates.
  package func apply(homogeneous point: SIMD3<Double>) -> SIMD3<Double> {
    let (x, y, origin) = columns
    return point.x * x + point.y * y + point.z * origin
  }

  /// The transform with an offset added to x′, y′ and w of every point.
  package func moved(by offset: SIMD3<Double>) -> Projection {
    let (x, y, origin) = columns
    return Projection(columns: x, y, origin + offset)
  }

  /// The transform that applies `first`, then `self`.
  package func after(_ first: Affine) -> Projection { Projection(first).concatenating(self) }

  /// The factor by which areas are scaled where w is 1, negative if the plane is seen from behind.
  package var determinant: Double {
    let (x, y, origin) = columns
    return (x * y.cross(origin)).sum()
  }

  /// The inverse, or nil if the plane is seen edge on or a number isn't finite.
  ///
  /// Images of points with w > 0 have w > 0 in the inverse.
  package var inverse: Projection? {
    let (x, y, origin) = columns
    let rows = (y.cross(origin), origin.cross(x), x.cross(y))
    let determinant = determinant
    guard determinant.isFinite, determinant != 0 else { return nil }
    let result = Projection(
      columns: SIMD3(rows.0.x, rows.1.x, rows.2.x) / determinant,
      SIMD3(rows.0.y, rows.1.y, rows.2.y) / determinant,
      SIMD3(rows.0.z, rows.1.z, rows.2.z) / determinant)
    return result.isFinite ? result : nil
  }

  /// Returns the factor by which areas around a point are scaled, or nil if the point has no image.
  package func areaScale(at point: Point) -> Double? {
    let w = apply(point).z
    let scale = abs(determinant) / (w * w * w)
    return w > 0 && scale.isFinite ? scale : nil
  }
}

extension SIMD3<Double> {
  func cross(_ other: Self) -> Self {
    Self(y * other.z - z * other.y, z * other.x - x * other.z, x * other.y - y * other.x)
  }
}

// MARK: - The near plane

extension Projection {
  /// The fraction of the largest w below which a polygon is clipped.
  ///
  /// A point with a smaller w has an image more than a billion times as far away as the polygon is large.
  static let nearFraction = 0x1p-30

  /// Returns the image of a box, clipped where it is behind the eye. All of it may be.
  package func image(of box: Box) -> ConvexPolygon {
    guard !box.isEmpty else { return ConvexPolygon(points: []) }
    return image(of: ConvexPolygon(box))
  }

  /// Returns the image of a polygon, clipped where it is behind the eye.
  package func image(of polygon: ConvexPolygon) -> ConvexPolygon {
    ConvexPolygon(points: cutAtNearPlane(polygon).points.compactMap { image(of: $0) })
  }

  /// Returns the part of a polygon that has an image.
  func cutAtNearPlane(_ polygon: ConvexPolygon) -> ConvexPolygon {
    let farthest = polygon.points.reduce(0) { Swift.max($0, apply($1).z) }
    guard farthest > 0, farthest.isFinite else { return ConvexPolygon(points: []) }
    return polygon.cut(SIMD3(wx, wy, w0 - farthest * Self.nearFraction))
  }

  /// Returns the pixels that the image of a rectangle of pixels can touch.
  package func deviceBounds(of rect: PixelRect, within limit: PixelRect) -> PixelRect {
    guard !rect.isEmpty else { return .empty }
    return PixelRect(covering: image(of: rect.box).bounds, within: limit)
  }

  /// Returns the part of a polygon whose image is within a rectangle of the device.
  package func part(of polygon: ConvexPolygon, visibleIn rect: Box) -> ConvexPolygon {
    let n = numerator
    let (x, y, w) = (SIMD3(n.a, n.c, n.tx), SIMD3(n.b, n.d, n.ty), SIMD3(wx, wy, w0))
    return cutAtNearPlane(polygon)
      .cut(x - rect.min.x * w).cut(rect.max.x * w - x).cut(y - rect.min.y * w).cut(rect.max.y * w - y)
  }
}
