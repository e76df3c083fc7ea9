extension Path {
  /// The distance of a control point from the end of a cubic that approximates a quarter circle, in radii.
  ///
  /// It is 4/3·(√2 − 1), with which the curve's middle is on the circle.
  package static let quarterCircleControl = 4.0 / 3.0 * (2.0.squareRoot() - 1)

  package mutating func addRect(_ box: Box) {
    if isEmpty { return self = Path(rect: box) }
    move(to: box.min)
    addLine(to: Point(box.max.x, box.min.y))
    addLine(to: box.max)
    addLine(to: Point(box.min.x, box.max.y))
    close()
  }

  /// Adds a closed ellipse inscribed in a box, from the middle of the right side toward larger y.
  package mutating func addEllipse(in box: Box) {
    if isEmpty { reserveCapacity(verbs: 6, points: 13) }
    let center = (box.min + box.max) / 2
    let radii = (box.max - box.min) / 2
    let control = radii * Path.quarterCircleControl
    func at(_ x: Double, _ y: Double) -> Point { center + Point(x, y) }
    move(to: at(radii.x, 0))
    addCubic(control1: at(radii.x, control.y), control2: at(control.x, radii.y), end: at(0, radii.y))
    addCubic(control1: at(-control.x, radii.y), control2: at(-radii.x, control.y), end: at(-radii.x, 0))
    addCubic(control1: at(-radii.x, -control.y), control2: at(-control.x, -radii.y), end: at(0, -radii.y))
    addCubic(control1: at(control.x, -radii.y), control2: at(radii.x, -control.y), end: at(radii.x, 0))
    close()
  }

  /// A set of a rectangle's corners.
  package struct Corners: OptionSet, Equatable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let minXMinY = Corners(rawValue: 1)
    package static let maxXMinY = Corners(rawValue: 2)
    package static let minXMaxY = Corners(rawValue: 4)
    package static let maxXMaxY = Corners(rawValue: 8)
    package static let all: Corners = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
  }

  /// Adds a closed rectangle with elliptical corners. Each radius is limited to half its side.
  package mutating func addRoundedRect(_ box: Box, radii: Point, corners: Corners = .all) {
    let radii = Point(
      Swift.min(Swift.max(radii.x, 0), box.width / 2), Swift.min(Swift.max(radii.y, 0), box.height / 2))
    guard radii.x > 0, radii.y > 0, !corners.isEmpty else {
      addRect(box)
      return
    }
    if isEmpty { reserveCapacity(verbs: 10, points: 17) }
    let rest = radii * (1 - Path.quarterCircleControl)
    let (low, high) = (box.min, box.max)
    func corner(_ corner: Corners, at tip: Point, from start: Point, to end: Point, inward: Point) {
      guard corners.contains(corner) else {
        addLine(to: tip)
        return
      }
      addLine(to: start)
      let control1 =
        start.x == tip.x ? Point(tip.x, tip.y + inward.y * rest.y) : Point(tip.x + inward.x * rest.x, tip.y)
      let control2 =
        end.x == tip.x ? Point(tip.x, tip.y + inward.y * rest.y) : Point(tip.x + inward.x * rest.x, tip.y)
      addCubic(control1: control1, control2: control2, end: end)
    }
    move(to: Point(low.x + (corners.contains(.minXMinY) ? radii.x : 0), low.y))
    corner(
      .maxXMinY, at: Point(high.x, low.y), from: Point(high.x - radii.x, low.y),
      to: Point(high.x, low.y + radii.y), inward: Point(-1, 1))
    corner(
      .maxXMaxY, at: high, from: Point(high.x, high.y - radii.y), to: Point(high.x - radii.x, high.y),
      inward: Point(-1, -1))
    corner(
      .minXMaxY, at: Point(low.x, high.y), from: Point(low.x + radii.x, high.y),
      to: Point(low.x, high.y - radii.y), inward: Point(1, -1))
    if corners.contains(.minXMinY) {
      corner(
        .minXMinY, at: low, from: Point(low.x, low.y + radii.y), to: Point(low.x + radii.x, low.y),
        inward: Point(1, 1))
    }
    close()
  }
}
