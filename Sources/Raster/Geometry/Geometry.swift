/// A point, or a vector, in whatever space the path or the transform beside it says.
package typealias Point = SIMD2<Double>

extension SIMD2<Double> {
  /// The vector turned by a quarter turn: x toward y.
  @inlinable package var perpendicular: Self { Self(-y, x) }

  @inlinable package var length: Double { (x * x + y * y).squareRoot() }

  @inlinable package func dot(_ other: Self) -> Double { x * other.x + y * other.y }

  /// The z component of the cross product: positive where `other` lies toward ``perpendicular``.
  @inlinable package func cross(_ other: Self) -> Double { x * other.y - y * other.x }

  @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }

  /// The vector of length 1 in the same direction; nil for zero and for what isn't finite.
  ///
  /// Neither tiny nor enormous components lose the direction.
  @inline(__always)
  package var normalized: Self? {
    let largest = Swift.max(abs(x), abs(y))
    guard largest > 0, isFinite else { return nil }
    let scaled = self / largest
    return scaled / scaled.length
  }
}

/// An affine map of the plane in Core Graphics' convention: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
package struct Affine: Hashable, Sendable {
  package var a: Double
  package var b: Double
  package var c: Double
  package var d: Double
  package var tx: Double
  package var ty: Double

  @inlinable
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  package static let identity = Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  package static func translation(_ x: Double, _ y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  package static func scale(_ x: Double, _ y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  @inlinable
  package func apply(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// The image of a direction: the translation is left out.
  @inlinable
  package func applyToVector(_ vector: Point) -> Point {
    Point(a * vector.x + c * vector.y, b * vector.x + d * vector.y)
  }

  /// The map that applies `self` first, then `next`.
  package func concatenating(_ next: Affine) -> Affine {
    Affine(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The factor by which the map multiplies areas, negative where it mirrors.
  package var determinant: Double { a * d - b * c }

  /// The inverse, or nil where the map flattens the plane or isn't finite.
  package var inverse: Affine? {
    let determinant = determinant
    guard determinant.isFinite, determinant != 0 else { return nil }
    let result = Affine(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    return result.isFinite ? result : nil
  }

  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether horizontal lines stay horizontal and vertical ones vertical.
  package var isAxisAligned: Bool { b == 0 && c == 0 }

  /// The largest factor by which the map stretches any direction: its first singular value.
  package var maximumScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let difference = (a * a + b * b - c * c - d * d)
    let mixed = 2 * (a * c + b * d)
    return ((sum + (difference * difference + mixed * mixed).squareRoot()) / 2).squareRoot()
  }
}

/// An axis-aligned rectangle from its smallest to its largest corner; empty where `max` isn't beyond `min`.
package struct Box: Hashable, Sendable {
  package var min: Point
  package var max: Point

  @inlinable
  package init(min: Point, max: Point) {
    self.min = min
    self.max = max
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(min: Point(x, y), max: Point(x + width, y + height))
  }

  /// The box that contains nothing: any union with it is the other box.
  package static let empty = Box(
    min: Point(.infinity, .infinity), max: Point(-.infinity, -.infinity))

  @inlinable package var isEmpty: Bool { !(max.x > min.x && max.y > min.y) }
  @inlinable package var width: Double { max.x - min.x }
  @inlinable package var height: Double { max.y - min.y }

  @inlinable
  package func union(_ other: Box) -> Box {
    Box(
      min: Point(Swift.min(min.x, other.min.x), Swift.min(min.y, other.min.y)),
      max: Point(Swift.max(max.x, other.max.x), Swift.max(max.y, other.max.y)))
  }

  @inlinable
  package func intersection(_ other: Box) -> Box {
    Box(
      min: Point(Swift.max(min.x, other.min.x), Swift.max(min.y, other.min.y)),
      max: Point(Swift.min(max.x, other.max.x), Swift.min(max.y, other.max.y)))
  }

  @inlinable
  package func insetBy(_ distance: Double) -> Box {
    Box(min: min + distance, max: max - distance)
  }

  /// The smallest box around the image of this one.
  package func applying(_ transform: Affine) -> Box {
    var result = Box.empty
    for corner in [min, Point(max.x, min.y), max, Point(min.x, max.y)] {
      result.extend(to: transform.apply(corner))
    }
    return result
  }

  @inlinable
  package mutating func extend(to point: Point) {
    min = Point(Swift.min(min.x, point.x), Swift.min(min.y, point.y))
    max = Point(Swift.max(max.x, point.x), Swift.max(max.y, point.y))
  }
}

/// A rectangle of whole pixels, `minX` ..< `maxX` by `minY` ..< `maxY`.
package struct PixelRect: Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  @inlinable
  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// All pixels that anything can be drawn on: 524,288 to each side of the origin.
  package static let reachable = PixelRect(minX: -524_288, minY: -524_288, maxX: 524_288, maxY: 524_288)

  /// The pixels that `box` touches, cut to `limit` so that an enormous, infinite or NaN box does no harm.
  package init(covering box: Box, within limit: PixelRect) {
    guard !box.isEmpty else {
      self = .empty
      return
    }
    func clamp(_ value: Double, _ low: Int, _ high: Int) -> Int {
      value <= Double(low) ? low : value >= Double(high) ? high : Int(value)
    }
    self.init(
      minX: clamp(box.min.x.rounded(.down), limit.minX, limit.maxX),
      minY: clamp(box.min.y.rounded(.down), limit.minY, limit.maxY),
      maxX: clamp(box.max.x.rounded(.up), limit.minX, limit.maxX),
      maxY: clamp(box.max.y.rounded(.up), limit.minY, limit.maxY))
  }

  @inlinable package var isEmpty: Bool { maxX <= minX || maxY <= minY }
  @inlinable package var width: Int { Swift.max(0, maxX - minX) }
  @inlinable package var height: Int { Swift.max(0, maxY - minY) }

  @inlinable
  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: Swift.max(minX, other.minX), minY: Swift.max(minY, other.minY),
      maxX: Swift.min(maxX, other.maxX), maxY: Swift.min(maxY, other.maxY))
  }

  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: Swift.min(minX, other.minX), minY: Swift.min(minY, other.minY),
      maxX: Swift.max(maxX, other.maxX), maxY: Swift.max(maxY, other.maxY))
  }

  package func translated(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  package func insetBy(_ distance: Int) -> PixelRect {
    PixelRect(minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
  }

  /// The rectangle as a box in the plane, pixel (0, 0) being the unit square at the origin.
  package var box: Box {
    Box(min: Point(Double(minX), Double(minY)), max: Point(Double(maxX), Double(maxY)))
  }
}
