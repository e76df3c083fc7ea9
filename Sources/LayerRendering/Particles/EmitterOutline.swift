import CoreGraphics
import LayerTree
import MotionCore

/// The shape that an emitter layer emits from, and the part of it where particles are born.
///
/// Particles leave along the shape's outward normal, which the angles of their cell turn: from the outline of a circle a
/// longitude of 0 leads away from the middle. The normal of a line is −y, so that a longitude of π leads toward y. Where
/// there is no normal (a point, corners, the inside of a box), a longitude of 0 leads toward x.
struct EmitterOutline {
  private let center: SIMD3<Double>
  /// From the middle to the sides.
  private let half: SIMD3<Double>
  private let radius: Double
  private let shape: CAEmitterLayerEmitterShape
  private let mode: CAEmitterLayerEmitterMode

  /// - Parameter time: When what is emitted is born, in the layer's own time; nil for now.
  init(_ emitter: EmitterValues, at time: Double? = nil) {
    func number(_ coordinate: EmissionPlaces.Coordinate, now: CGFloat) -> Double {
      let known = time.flatMap { emitter.places[coordinate]?.value(at: $0) }
      return known ?? (abs(now) < RenderingContext.farthest ? Double(now) : 0)
    }
    center = SIMD3(
      number(.x, now: emitter.emitterPosition.x), number(.y, now: emitter.emitterPosition.y),
      number(.z, now: emitter.emitterZPosition))
    half =
      SIMD3(
        number(.width, now: emitter.emitterSize.width), number(.height, now: emitter.emitterSize.height),
        number(.depth, now: emitter.emitterDepth)) / 2
    radius = 2 * half.x
    shape = emitter.emitterShape
    mode = emitter.emitterMode
  }

  /// The place that the first three numbers of a particle lead to.
  func place(_ random: ParticleRandom) -> EmissionPlace {
    let (u, v, w) = (random.number(0), random.number(1), random.number(2))
    var place: EmissionPlace
    switch shape {
    case .line: place = line(u)
    case .rectangle: place = rectangle(u, v)
    case .cuboid: place = cuboid(SIMD3(u, v, w))
    case .circle: place = circle(u, v)
    case .sphere: place = sphere(u, v, w)
    default: place = EmissionPlace(position: .zero)
    }
    place.position += center
    return place
  }
}

// MARK: - Straight shapes

extension EmitterOutline {
  private func line(_ u: Double) -> EmissionPlace {
    let share = mode == .points ? (u < 0.5 ? -1 : 1) : 2 * u - 1
    return EmissionPlace(position: SIMD3(share * half.x, 0, 0), longitude: -.pi / 2)
  }

  private func rectangle(_ u: Double, _ v: Double) -> EmissionPlace {
    switch mode {
    case .points: EmissionPlace(position: half * SIMD3(u < 0.5 ? -1 : 1, v < 0.5 ? -1 : 1, 0))
    case .outline: side(u, v)
    default: EmissionPlace(position: half * SIMD3(2 * u - 1, 2 * v - 1, 0))
    }
  }

  /// A place on the sides of the rectangle, evenly by their lengths.
  private func side(_ u: Double, _ v: Double) -> EmissionPlace {
    let (axis, rest) = SIMD3(abs(half.x), abs(half.y), 0).chosen(by: u)
    var (unit, normal) = (SIMD3<Double>.zero, SIMD3<Double>.zero)
    unit[axis] = 2 * v - 1
    normal[1 - min(axis, 1)] = rest < 0.5 ? -1 : 1
    return EmissionPlace(position: half * (unit + normal), heading: normal)
  }

  private func cuboid(_ numbers: SIMD3<Double>) -> EmissionPlace {
    switch mode {
    case .points: EmissionPlace(position: half * (2 * numbers - 1).signs)
    case .outline: edge(numbers)
    case .surface: face(numbers)
    default: EmissionPlace(position: half * (2 * numbers - 1))
    }
  }

  /// A place on the edges of the box, evenly by their lengths.
  private func edge(_ numbers: SIMD3<Double>) -> EmissionPlace {
    let (axis, rest) = SIMD3(abs(half.x), abs(half.y), abs(half.z)).chosen(by: numbers.x)
    var unit = SIMD3<Double>.zero
    unit[axis] = 2 * rest - 1
    unit[(axis + 1) % 3] = numbers.y < 0.5 ? -1 : 1
    unit[(axis + 2) % 3] = numbers.z < 0.5 ? -1 : 1
    return EmissionPlace(position: half * unit)
  }

  /// A place on the faces of the box, evenly by their areas.
  private func face(_ numbers: SIMD3<Double>) -> EmissionPlace {
    let size = SIMD3(abs(half.x), abs(half.y), abs(half.z))
    let areas = SIMD3(size.y * size.z, size.z * size.x, size.x * size.y)
    let (axis, rest) = areas.chosen(by: numbers.x)
    var (unit, normal) = (SIMD3<Double>.zero, SIMD3<Double>.zero)
    normal[axis] = rest < 0.5 ? -1 : 1
    unit[(axis + 1) % 3] = 2 * numbers.y - 1
    unit[(axis + 2) % 3] = 2 * numbers.z - 1
    return EmissionPlace(position: half * (unit + normal), heading: normal)
  }
}

// MARK: - Round shapes

extension EmitterOutline {
  private func circle(_ u: Double, _ v: Double) -> EmissionPlace {
    let distance: Double
    switch mode {
    case .points, .outline: distance = radius
    default: distance = radius * v.squareRoot()
    }
    return disc(turn: mode == .points ? (4 * u).rounded(.down) / 4 : u, distance: distance)
  }

  private func disc(turn: Double, distance: Double) -> EmissionPlace {
    let angle = 2 * .pi * turn
    let (sin, cos) = Elementary.sinCos(angle)
    return EmissionPlace(position: SIMD3(distance * cos, distance * sin, 0), longitude: angle)
  }

  /// The outline of a sphere is that of its image, a circle.
  private func sphere(_ u: Double, _ v: Double, _ w: Double) -> EmissionPlace {
    switch mode {
    case .outline: return disc(turn: u, distance: radius)
    case .points:
      var normal = SIMD3<Double>.zero
      normal[Int(3 * u)] = v < 0.5 ? -1 : 1
      return EmissionPlace(position: normal * radius, heading: normal)
    default:
      // Slices of equal height have equal area: Archimedes.
      let z = 2 * v - 1
      let flat = max(0, 1 - z * z).squareRoot()
      let (sin, cos) = Elementary.sinCos(2 * .pi * u)
      let normal = SIMD3(flat * cos, flat * sin, z)
      let share = mode == .surface ? 1 : cubeRoot(w)
      return EmissionPlace(position: normal * (share * radius), heading: normal)
    }
  }

  /// How far from the middle, as a share of the radius, so that shells hold as many as their volumes.
  private func cubeRoot(_ number: Double) -> Double {
    number > 0 ? Elementary.exp(Elementary.log(number) / 3) : 0
  }
}

extension SIMD3<Double> {
  fileprivate var signs: SIMD3 {
    SIMD3(x < 0 ? -1 : 1, y < 0 ? -1 : 1, z < 0 ? -1 : 1)
  }

  /// The component that a number from 0 to 1 points to where they lie in a row, and how far into it; where all are 0 the
  /// last.
  fileprivate func chosen(by number: Double) -> (index: Int, rest: Double) {
    let sum = x + y + z
    var rest = number * sum
    for index in 0..<2 {
      if rest < self[index] { return (index, rest / self[index]) }
      rest -= self[index]
    }
    return (2, z > 0 ? Swift.min(rest / z, 1) : number)
  }
}
