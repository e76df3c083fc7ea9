import MotionCore

/// A rotation about the origin by an angle.
struct Turn {
  private(set) var sine = 0.0
  private(set) var cosine = 1.0

  /// The rotation by zero.
  static let none = Turn()

  private init() {}

  init(_ angle: Double) { (sine, cosine) = Elementary.sinCos(angle) }

  /// Returns a rotated vector.
  func applied(to vector: Vector) -> Vector {
    Vector(cosine * vector.x - sine * vector.y, sine * vector.x + cosine * vector.y)
  }

  /// Returns a vector rotated by the opposite angle.
  func inverted(of vector: Vector) -> Vector {
    Vector(cosine * vector.x + sine * vector.y, cosine * vector.y - sine * vector.x)
  }
}
