/// An affine transform of the plane in Core Graphics' convention: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
public struct Affine: Hashable, Sendable {
  /// The factor from x to x′.
  public var a: Double
  /// The factor from x to y′.
  public var b: Double
  /// The factor from y to x′.
  public var c: Double
  /// The factor from y to y′.
  public var d: Double
  /// The translation along x.
  public var tx: Double
  /// The translation along y.
  public var ty: Double

  /// Creates a transform from its six numbers.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  // Computed, because access to a stored value in another module calls a function.
  /// The transform that changes nothing.
  @inlinable public static var identity: Affine { Affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  /// The transform that adds *x* and *y*.
  @inlinable
  public static func translation(_ x: Double, _ y: Double) -> Affine {
    Affine(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// The transform that multiplies by *x* and *y*.
  @inlinable
  public static func scale(_ x: Double, _ y: Double) -> Affine {
    Affine(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
  }

  /// Transforms a point.
  @inlinable
  public func apply(_ point: Point) -> Point {
    Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
  }

  /// Transforms a direction, ignoring the translation.
  @inlinable
  public func applyToVector(_ vector: Point) -> Point {
    Point(a * vector.x + c * vector.y, b * vector.x + d * vector.y)
  }

  /// The transform that applies `self` first, then `next`.
  @inlinable
  public func concatenating(_ next: Affine) -> Affine {
    Affine(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The factor by which the transform scales areas, negative if it mirrors.
  @inlinable public var determinant: Double { a * d - b * c }

  /// The inverse, or nil if the transform flattens the plane or isn't finite.
  public var inverse: Affine? {
    let determinant = determinant
    guard determinant.isFinite, determinant != 0 else { return nil }
    let result = Affine(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    return result.isFinite ? result : nil
  }

  /// Whether all six numbers are finite.
  @inlinable public var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// Whether horizontal lines stay horizontal and vertical lines stay vertical.
  @inlinable public var isAxisAligned: Bool { b == 0 && c == 0 }

  /// The largest factor by which the transform stretches any direction: its first singular value.
  public var maximumScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let difference = (a * a + b * b - c * c - d * d)
    let mixed = 2 * (a * c + b * d)
    return ((sum + (difference * difference + mixed * mixed).squareRoot()) / 2).squareRoot()
  }
}
