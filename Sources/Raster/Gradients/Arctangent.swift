/// The direction of points seen from the origin, with the same bits on every platform.
enum Arctangent {
  /// Returns the angle from the positive x axis toward the positive y axis in turns, from 0 to below 1; 0 at
  /// the origin.
  ///
  /// The error is below 10⁻⁸ turns: Abramowitz and Stegun, Handbook of Mathematical Functions, 4.4.49.
  static func turns(_ point: Point) -> Double {
    let (x, y) = (abs(point.x), abs(point.y))
    guard x > 0 || y > 0 else { return 0 }
    let angle = y <= x ? eighth(y / x) : 0.25 - eighth(x / y)
    let half = point.x < 0 ? 0.5 - angle : angle
    let turns = point.y < 0 ? 1 - half : half
    return turns < 1 ? turns : 0
  }

  /// Returns the arctangent of a number in 0…1, in turns.
  private static func eighth(_ tangent: Double) -> Double {
    let square = tangent * tangent
    let sum = coefficients.reduce(0) { $0 * square + $1 }
    return tangent * sum / (2 * Double.pi)
  }

  /// The coefficients of the even powers, the highest power first.
  private static let coefficients = [
    0.0028662257, -0.0161657367, 0.0429096138, -0.0752896400, 0.1065626393, -0.1420889944, 0.1999355085,
    -0.3333314528, 1,
  ]
}
