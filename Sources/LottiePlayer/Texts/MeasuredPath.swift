import MotionCore

/// A path with positions given by length. An open path continues straight beyond its ends, a closed one repeats.
struct MeasuredPath {
  let length: Double
  private let isClosed: Bool
  private let keyframes: PathKeyframes

  /// Measures a path; nil if it has no length.
  ///
  /// - Parameters:
  ///   - path: The path.
  ///   - isReversed: Whether to reverse the direction. A closed path keeps its first vertex.
  init?(_ path: BezierPath, isReversed: Bool = false) {
    let path = isReversed ? path.reversedFromStart : path
    guard let motionPath = MotionPath(path.elements) else { return nil }
    length = PathKeyframes.length(of: motionPath)
    guard length > 0, length.isFinite, let keyframes = PathKeyframes(motionPath, interpolation: .paced) else {
      return nil
    }
    self.keyframes = keyframes
    isClosed = path.isClosed
  }

  /// Returns the point at a distance from the start, and the path's direction there, in radians clockwise from the x axis.
  func position(at distance: Double) -> (point: SIMD2<Double>, angle: Double) {
    let within =
      isClosed ? distance - (distance / length).rounded(.down) * length : distance.clamped(to: 0...length)
    let angle = keyframes.tangentAngle(at: within / length)
    let rest = isClosed ? 0 : distance - within
    let (sine, cosine) = sineAndCosine(of: angle)
    return (keyframes.position(at: within / length) + SIMD2(cosine, sine) * rest, angle)
  }
}

extension BezierPath {
  fileprivate var reversedFromStart: BezierPath {
    let reversed = reversed
    guard isClosed, let last = reversed.vertices.last else { return reversed }
    return BezierPath(vertices: [last] + reversed.vertices.dropLast(), isClosed: true)
  }

  fileprivate var elements: [MotionPath.Element] {
    guard let first = vertices.first else { return [] }
    let ends = vertices.dropFirst() + (isClosed ? [first] : [])
    return [.move(first.point)]
      + zip(vertices, ends).map { start, end in
        .cubic(
          control1: start.point + start.outTangent, control2: end.point + end.inTangent, end: end.point)
      }
  }
}
