import CoreGraphics
import MotionCore

/// A point, size, scale or orientation with the components x, y and z.
struct Vector: LottieValue {
  var x: Double
  var y: Double
  var z: Double

  init(x: Double, y: Double, z: Double = 0) {
    self.x = x
    self.y = y
    self.z = z
  }

  /// Reads a list of numbers; absent components are 0.
  init(reading json: JSONNode) throws(JSONError) {
    var (vector, index) = (Vector.zero, 0)
    try json.forEachNumber { number in
      switch index {
      case 0: vector.x = number
      case 1: vector.y = number
      case 2: vector.z = number
      default: break
      }
      index += 1
    }
    self = vector
  }

  init(_ numbers: [Double]) {
    self.init(
      x: numbers.first ?? 0, y: numbers.count > 1 ? numbers[1] : 0, z: numbers.count > 2 ? numbers[2] : 0)
  }

  static let zero = Vector(x: 0, y: 0)

  static var placeholder: Vector { zero }

  static func + (one: Vector, other: Vector) -> Vector {
    Vector(x: one.x + other.x, y: one.y + other.y, z: one.z + other.z)
  }
}

extension CGPoint {
  init(_ vector: Vector) { self.init(x: vector.x, y: vector.y) }
}

// MARK: - Interpolating

extension Vector {
  func interpolated(to end: Vector, at fraction: Double) -> Vector {
    interpolated(to: end, at: fraction, fraction, fraction)
  }

  /// Returns the value at a fraction of the time to the next keyframe. Each component has its own easing, except along
  /// a spatial curve, which has one.
  func interpolated(
    to end: Vector, at fraction: Double, easing: KeyframeEasing, tangents: SpatialTangents?
  ) -> Vector {
    if let tangents { return interpolated(to: end, along: tangents, at: easing.value(at: fraction)) }
    return interpolated(
      to: end, at: easing.value(at: fraction), easing.value(at: fraction, component: 1),
      easing.value(at: fraction, component: 2))
  }

  /// Returns the point of a cubic Bézier curve at a curve parameter.
  private func interpolated(to end: Vector, along tangents: SpatialTangents, at progress: Double) -> Vector {
    let rest = 1 - progress
    let (from, to) = (SIMD2(x, y), SIMD2(end.x, end.y))
    let outer = from * (rest * rest * rest) + to * (progress * progress * progress)
    let inner = (from + tangents.outTangent) * rest + (to + tangents.inTangent) * progress
    let point = outer + inner * (3 * rest * progress)
    return Vector(x: point.x, y: point.y, z: z.interpolated(to: end.z, at: progress))
  }

  private func interpolated(to end: Vector, at x: Double, _ y: Double, _ z: Double) -> Vector {
    Vector(
      x: self.x.interpolated(to: end.x, at: x), y: self.y.interpolated(to: end.y, at: y),
      z: self.z.interpolated(to: end.z, at: z))
  }
}
