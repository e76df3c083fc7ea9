import Foundation

/// An arc of an ellipse between two points (SVG 2, B.2).
struct EllipticalArc {
  private let center: CGPoint
  private let radii: CGSize
  /// The angle of the first radius to the x axis, in radians.
  private let rotation: Double
  private let startAngle: Double
  private let sweep: Double
  private let end: CGPoint

  /// A cubic curve of the arc.
  struct Curve {
    let control1: CGPoint
    let control2: CGPoint
    let end: CGPoint
  }

  /// Creates the arc between two different points, and enlarges radii that are too small to reach. Returns nil for radii
  /// of 0, which make a straight line.
  init?(
    from start: CGPoint, to end: CGPoint, radii: CGSize, rotation: Double, isLarge: Bool, isSweeping: Bool
  ) {
    guard radii.width > 0, radii.height > 0 else { return nil }
    // Half of the chord, in the coordinates of the ellipse's axes.
    let half = Self.rotate((start.x - end.x) / 2, (start.y - end.y) / 2, by: -rotation)
    let (x, y) = (half.x / radii.width, half.y / radii.height)
    let squaredLength = x * x + y * y
    let growth = max(1, squaredLength.squareRoot())
    guard growth.isFinite, squaredLength > 0 else { return nil }
    let size = CGSize(width: radii.width * growth, height: radii.height * growth)
    // The distance from the chord to the center, in units of half the chord; B.2.4, step 2.
    let distance = max(0, growth * growth / squaredLength - 1).squareRoot() * (isLarge == isSweeping ? -1 : 1)
    let offset = (
      x: distance * half.y / size.height * size.width, y: -distance * half.x / size.width * size.height
    )
    let shift = Self.rotate(offset.x, offset.y, by: rotation)
    center = CGPoint(x: shift.x + (start.x + end.x) / 2, y: shift.y + (start.y + end.y) / 2)
    startAngle = atan2((half.y - offset.y) / size.height, (half.x - offset.x) / size.width)
    let endAngle = atan2((-half.y - offset.y) / size.height, (-half.x - offset.x) / size.width)
    var sweep = endAngle - startAngle
    if isSweeping, sweep < 0 { sweep += 2 * .pi }
    if !isSweeping, sweep > 0 { sweep -= 2 * .pi }
    (self.radii, self.rotation, self.sweep, self.end) = (size, rotation, sweep, end)
  }

  /// The curves, each of at most a quarter turn; the last one ends exactly at the end of the arc.
  var curves: [Curve] {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    // The length of a control arm of a unit circle's arc that makes its middle exact.
    let arm = 4 / 3 * tan(step / 4)
    return (0..<count).map { index in
      let (from, to) = (startAngle + Double(index) * step, startAngle + Double(index + 1) * step)
      return Curve(
        control1: point(cos(from) - arm * sin(from), sin(from) + arm * cos(from)),
        control2: point(cos(to) + arm * sin(to), sin(to) - arm * cos(to)),
        end: index == count - 1 ? end : point(cos(to), sin(to)))
    }
  }

  /// Returns the image of a point of the unit circle's plane.
  private func point(_ x: Double, _ y: Double) -> CGPoint {
    let rotated = Self.rotate(x * radii.width, y * radii.height, by: rotation)
    return CGPoint(x: center.x + rotated.x, y: center.y + rotated.y)
  }

  private static func rotate(_ x: Double, _ y: Double, by angle: Double) -> (x: Double, y: Double) {
    (cos(angle) * x - sin(angle) * y, sin(angle) * x + cos(angle) * y)
  }
}
