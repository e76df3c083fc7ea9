import CoreGraphics
import LayerTree
import MotionCore

/// The shape of an emitter layer and the part of it where particles are emitted.
///
/// Particles leave in the direction of the shape's outward normal, rotated by their cell's angles: on the outline of
/// a circle, a longitude of 0 leads away from the center. The normal of a line is −y, so a longitude of π leads
/// toward y. Where the shape has no normal (a point, corners, the inside of a box), a longitude of 0 leads toward x.
struct EmitterOutline {
  private let center: SIMD3<Double>
  /// Half the size of the shape.
  private let half: SIMD3<Double>
  private let radius: Double
  private let shape: CAEmitterLayerEmitterShape
  private let mode: CAEmitterLayerEmitterMode

  /// - Parameter time: The time of the emission, in the layer's own time; nil for the current values.
  init(_ emitter: EmitterValues, at time: Double? = nil) {
    func number(_ coordinate: EmitterGeometryHistory.Coordinate, now: CGFloat) -> Double {
      let recorded = time.flatMap { emitter.geometryHistory[coordinate]?.value(at: $0) }
      return recorded ?? (abs(now) < RenderingContext.coordinateLimit ? Double(now) : 0)
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

  /// The emission point determined by a particle's first three random numbers.
  func emissionPoint(_ random: ParticleRandom) -> EmissionPoint {
    let (u, v, w) = (random.number(0), random.number(1), random.number(2))
    var point: EmissionPoint
    switch shape {
    case .line: point = line(u)
    case .rectangle: point = rectangle(u, v)
    case .cuboid: point = cuboid(SIMD3(u, v, w))
    case .circle: point = circle(u, v)
    case .sphere: point = sphere(u, v, w)
    default: point = EmissionPoint(position: .zero)
    }
    point.position += center
    return point
  }
}

// MARK: - Straight shapes

extension EmitterOutline {
  private func line(_ u: Double) -> EmissionPoint {
    let share = mode == .points ? (u < 0.5 ? -1 : 1) : 2 * u - 1
    return EmissionPoint(position: SIMD3(share * half.x, 0, 0), longitude: -.pi / 2)
  }

  private func rectangle(_ u: Double, _ v: Double) -> EmissionPoint {
    switch mode {
    case .points: EmissionPoint(position: half * SIMD3(u < 0.5 ? -1 : 1, v < 0.5 ? -1 : 1, 0))
    case .outline: side(u, v)
    default: EmissionPoint(position: half * SIMD3(2 * u - 1, 2 * v - 1, 0))
    }
  }

  /// A point on the sides of the rectangle, uniformly distributed by length.
  private func side(_ u: Double, _ v: Double) -> EmissionPoint {
    let (axis, remainder) = SIMD3(abs(half.x), abs(half.y), 0).component(at: u)
    var (unit, normal) = (SIMD3<Double>.zero, SIMD3<Double>.zero)
    unit[axis] = 2 * v - 1
    normal[1 - min(axis, 1)] = remainder < 0.5 ? -1 : 1
    return EmissionPoint(position: half * (unit + normal), heading: normal)
  }

  private func cuboid(_ numbers: SIMD3<Double>) -> EmissionPoint {
    switch mode {
    case .points: EmissionPoint(position: half * (2 * numbers - 1).signs)
    case .outline: edge(numbers)
    case .surface: face(numbers)
    default: EmissionPoint(position: half * (2 * numbers - 1))
    }
  }

  /// A point on the edges of the box, uniformly distributed by length.
  private func edge(_ numbers: SIMD3<Double>) -> EmissionPoint {
    let (axis, remainder) = SIMD3(abs(half.x), abs(half.y), abs(half.z)).component(at: numbers.x)
    var unit = SIMD3<Double>.zero
    unit[axis] = 2 * remainder - 1
    unit[(axis + 1) % 3] = numbers.y < 0.5 ? -1 : 1
    unit[(axis + 2) % 3] = numbers.z < 0.5 ? -1 : 1
    return EmissionPoint(position: half * unit)
  }

  /// A point on the faces of the box, uniformly distributed by area.
  private func face(_ numbers: SIMD3<Double>) -> EmissionPoint {
    let size = SIMD3(abs(half.x), abs(half.y), abs(half.z))
    let areas = SIMD3(size.y * size.z, size.z * size.x, size.x * size.y)
    let (axis, remainder) = areas.component(at: numbers.x)
    var (unit, normal) = (SIMD3<Double>.zero, SIMD3<Double>.zero)
    normal[axis] = remainder < 0.5 ? -1 : 1
    unit[(axis + 1) % 3] = 2 * numbers.y - 1
    unit[(axis + 2) % 3] = 2 * numbers.z - 1
    return EmissionPoint(position: half * (unit + normal), heading: normal)
  }
}

// MARK: - Round shapes

extension EmitterOutline {
  private func circle(_ u: Double, _ v: Double) -> EmissionPoint {
    let distance: Double
    switch mode {
    case .points, .outline: distance = radius
    default: distance = radius * v.squareRoot()
    }
    return disc(turns: mode == .points ? (4 * u).rounded(.down) / 4 : u, distance: distance)
  }

  private func disc(turns: Double, distance: Double) -> EmissionPoint {
    let angle = 2 * .pi * turns
    let (sin, cos) = Elementary.sinCos(angle)
    return EmissionPoint(position: SIMD3(distance * cos, distance * sin, 0), longitude: angle)
  }

  /// A point on or in the sphere. Its outline is that of its projection, a circle.
  private func sphere(_ u: Double, _ v: Double, _ w: Double) -> EmissionPoint {
    switch mode {
    case .outline: return disc(turns: u, distance: radius)
    case .points:
      var normal = SIMD3<Double>.zero
      normal[Int(3 * u)] = v < 0.5 ? -1 : 1
      return EmissionPoint(position: normal * radius, heading: normal)
    default:
      // Archimedes: slices of a sphere that have equal height have equal area.
      let z = 2 * v - 1
      let flat = max(0, 1 - z * z).squareRoot()
      let (sin, cos) = Elementary.sinCos(2 * .pi * u)
      let normal = SIMD3(flat * cos, flat * sin, z)
      let share = mode == .surface ? 1 : cubeRoot(w)
      return EmissionPoint(position: normal * (share * radius), heading: normal)
    }
  }

  /// The distance from the center, as a fraction of the radius, at which points are uniformly distributed by volume.
  private func cubeRoot(_ number: Double) -> Double {
    number > 0 ? Elementary.exp(Elementary.log(number) / 3) : 0
  }
}

extension SIMD3<Double> {
  fileprivate var signs: SIMD3 {
    SIMD3(x < 0 ? -1 : 1, y < 0 ? -1 : 1, z < 0 ? -1 : 1)
  }

  /// The component at a fraction of the components' sum, and the fraction of that component before it; the last
  /// component if all are 0.
  fileprivate func component(at fraction: Double) -> (index: Int, remainder: Double) {
    let sum = x + y + z
    var remainder = fraction * sum
    for index in 0..<2 {
      if remainder < self[index] { return (index, remainder / self[index]) }
      remainder -= self[index]
    }
    return (2, z > 0 ? Swift.min(remainder / z, 1) : fraction)
  }
}
