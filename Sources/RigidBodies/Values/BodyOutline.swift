import MotionCore

/// The outline of a body or of a part of it, in the body's coordinates.
package enum BodyOutline {
  case circle(center: Vector, radius: Double)
  /// A convex polygon, with its corners at increasing angles.
  case polygon([Vector])

  /// A rectangle around the origin.
  package static func rectangle(width: Double, height: Double) -> BodyOutline {
    let (x, y) = (width / 2, height / 2)
    return .polygon([Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)])
  }

  /// An ellipse around the origin: a circle, or a polygon if the axes differ.
  package static func ellipse(width: Double, height: Double) -> BodyOutline {
    guard width != height else { return .circle(center: .zero, radius: width / 2) }
    let count = 32
    return .polygon(
      (0..<count).map { index in
        let (sine, cosine) = Elementary.sinCos(2 * .pi * Double(index) / Double(count))
        return Vector(cosine * width, sine * height) / 2
      })
  }

  /// Returns the outline turned about the origin by an angle in radians, then moved.
  package func moved(by offset: Vector, turnedBy angle: Double) -> BodyOutline {
    let turn = angle == 0 ? Turn.none : Turn(angle)
    return switch self {
    case .circle(let center, let radius): .circle(center: turn.applied(to: center) + offset, radius: radius)
    case .polygon(let corners): .polygon(corners.map { turn.applied(to: $0) + offset })
    }
  }

  /// Whether the outline surrounds a finite area above zero.
  package var isSolid: Bool {
    let moments = moments
    return moments.area > 0 && moments.inertia.isFinite
  }
}

// MARK: - Mass

/// The integrals of 1 and of the squared distance from the origin over an area.
package struct AreaMoments {
  package var area = 0.0
  package var inertia = 0.0

  /// Creates the moments of an empty area.
  package init() {}

  package init(area: Double, inertia: Double) { (self.area, self.inertia) = (area, inertia) }
}

extension BodyOutline {
  package var moments: AreaMoments {
    switch self {
    case .circle(let center, let radius):
      let area = Double.pi * radius * radius
      return AreaMoments(area: area, inertia: area * (radius * radius / 2 + center.dot(center)))
    case .polygon(let corners): return Self.moments(corners)
    }
  }

  /// The sums over the triangles between the origin and each edge.
  private static func moments(_ corners: [Vector]) -> AreaMoments {
    guard corners.count > 2, var previous = corners.last else { return AreaMoments() }
    var result = AreaMoments()
    for corner in corners {
      let cross = previous.cross(corner)
      result.area += cross / 2
      result.inertia += cross * (previous.dot(previous) + previous.dot(corner) + corner.dot(corner)) / 12
      previous = corner
    }
    return result
  }
}
