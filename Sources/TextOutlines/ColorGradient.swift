#if OptionalLibraries
  import MotionCore
  import Raster

  /// The colors of a COLR gradient, whose stops may be anywhere on its line, and which may repeat beyond them.
  struct ColorGradient {
    /// The stops in order.
    private let stops: [Ramp.Stop]
    private let extend: ColorLine.Extend

    /// The number of repetitions on each side of the stops. Beyond them, the color is constant.
    private static let repetitionCount = 4

    init(_ stops: [Ramp.Stop], _ extend: ColorLine.Extend) {
      (self.stops, self.extend) = (stops, extend)
    }

    /// The stops with their repetitions, from a location on the gradient's line.
    private func repeated(from first: Double) -> [Ramp.Stop] {
      guard extend != .pad, let start = stops.first?.location,
        let end = stops.last?.location, end > start
      else { return stops }
      let length = end - start
      var list: [Ramp.Stop] = []
      for repetition in -Self.repetitionCount...Self.repetitionCount {
        let shift = Double(repetition) * length
        guard start + shift + length > first else { continue }
        let isReversed = extend == .reflect && repetition % 2 != 0
        for stop in isReversed ? stops.reversed() : stops {
          let location = isReversed ? start + end - stop.location : stop.location
          list.append(Ramp.Stop(location: location + shift, color: stop.color))
        }
      }
      return list
    }

    /// Returns the colors between two locations on the gradient's line.
    private func ramp(_ stops: [Ramp.Stop], from: Double, to: Double) -> Ramp {
      Ramp(
        stops: stops.map { Ramp.Stop(location: ($0.location - from) / (to - from), color: $0.color) })
    }
  }

  extension ColorGradient {
    /// Returns a gradient from one point to another, rotated so that colors are constant along the line to a third one.
    func linear(_ p0: Point, _ p1: Point, _ p2: Point, _ transform: Affine) -> Paint {
      let (axis, line) = (p1 - p0, p2 - p0)
      let normal = Point(line.y, -line.x)
      let square = normal.dot(normal)
      // The projection of the axis onto the normal of the lines of constant color.
      let direction = square > 0 ? normal * (axis.dot(normal) / square) : axis
      let stops = repeated(from: -.infinity)
      guard direction.dot(direction) > 0, let first = stops.first, let last = stops.last else {
        return lastColor
      }
      let (from, to) = (min(first.location, 0), max(last.location, 1))
      return .gradient(
        Gradient(
          ramp(stops, from: from, to: to),
          .axial(from: p0 + direction * from, to: p0 + direction * to), transform: transform))
    }

    /// Returns a gradient between two circles.
    ///
    /// A smaller circle that isn't inside the larger one is moved inside, and circles of equal size give a gradient
    /// from center to center.
    func radial(_ start: (Point, Double), _ end: (Point, Double), _ transform: Affine) -> Paint {
      guard start.1 <= end.1 else { return reversed.radial(end, start, transform) }
      let ((c0, r0), (c1, r1)) = (start, end)
      guard r1 > r0 else {
        return linear(c0, c1, Point(c0.x - (c1.y - c0.y), c0.y + (c1.x - c0.x)), transform)
      }
      // The location at which the radius is 0.
      let apex = -r0 / (r1 - r0)
      let stops = repeated(from: apex)
      guard let last = stops.last else { return lastColor }
      let to = max(last.location, 1)
      let focus = c0 + (c1 - c0) * apex
      let center = c0 + (c1 - c0) * to
      let radius = (to - apex) * (r1 - r0)
      var offset = (focus - center) / radius
      let length = offset.dot(offset).squareRoot()
      if length > Self.largestFocus { offset = offset * (Self.largestFocus / length) }
      let radii = Point(radius, radius)
      return .gradient(
        Gradient(
          ramp(stops, from: apex, to: to),
          length > 0
            ? .focal(center: center, radii: radii, focus: offset) : .radial(center: center, radii: radii),
          transform: transform))
    }

    private static let largestFocus = 0.999

    /// Returns a gradient around a center, counterclockwise between two angles in radians.
    func sweep(_ center: Point, from start: Double, to end: Double, _ transform: Affine) -> Paint {
      guard end != start else { return lastColor }
      guard end > start else { return reversed.sweep(center, from: end, to: start, transform) }
      // The ramp runs around once, from the x axis.
      let turns = { (location: Double) in (start + location * (end - start)) / (2 * .pi) }
      let stops = repeated(from: -.infinity).map { Ramp.Stop(location: turns($0.location), color: $0.color) }
      return .gradient(
        Gradient(
          Ramp(stops: stops), .conic(center: center, start: Point(center.x + 1, center.y)),
          transform: transform))
    }

    private var lastColor: Paint { .color(stops.last?.color ?? .clear) }

    private var reversed: ColorGradient {
      ColorGradient(
        stops.reversed().map { Ramp.Stop(location: 1 - $0.location, color: $0.color) }, extend)
    }
  }
#endif
