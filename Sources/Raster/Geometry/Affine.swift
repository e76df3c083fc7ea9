/// An affine transform of the plane in Core Graphics' convention: x′ = a·x + c·y + tx, y′ = b·x + d·y + ty.
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

  /// Transforms a direction, ignoring the translation.
  @inlinable
  package func applyToVector(_ vector: Point) -> Point {
    Point(a * vector.x + c * vector.y, b * vector.x + d * vector.y)
  }

  /// The transform that applies `self` first, then `next`.
  package func concatenating(_ next: Affine) -> Affine {
    Affine(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The factor by which the transform scales areas, negative if it mirrors.
  package var determinant: Double { a * d - b * c }

  /// The inverse, or nil if the transform flattens the plane or isn't finite.
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

  /// Whether horizontal lines stay horizontal and vertical lines stay vertical.
  package var isAxisAligned: Bool { b == 0 && c == 0 }

  /// The largest factor by which the transform stretches any direction: its first singular value.
  package var maximumScale: Double {
    let sum = a * a + b * b + c * c + d * d
    let difference = (a * a + b * b - c * c - d * d)
    let mixed = 2 * (a * c + b * d)
    return ((sum + (difference * difference + mixed * mixed).squareRoot()) / 2).squareRoot()
  }
}
