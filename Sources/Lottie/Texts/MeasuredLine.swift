import Foundation
import MotionCore

/// A path on which one goes by lengths: straight on beyond its ends, round and round where it's closed.
struct MeasuredLine {
  let length: Double
  private let isClosed: Bool
  private let keyframes: PathKeyframes

  /// - Parameter isReversed: Whether it's gone the other way; a closed one from the same vertex.
  /// - Returns: nil where it has no length.
  init?(_ outline: Outline, isReversed: Bool = false) {
    let outline = isReversed ? outline.reversedFromStart : outline
    guard let path = MotionPath(outline.elements) else { return nil }
    length = PathKeyframes.length(of: path)
    guard length > 0, length.isFinite, let keyframes = PathKeyframes(path, interpolation: .paced) else {
      return nil
    }
    self.keyframes = keyframes
    isClosed = outline.isClosed
  }

  /// The point so far from the start, and the direction there, in radians, clockwise from straight to the right.
  func place(at distance: Double) -> (point: SIMD2<Double>, angle: Double) {
    let within =
      isClosed ? distance - (distance / length).rounded(.down) * length : distance.clamped(to: 0...length)
    let angle = keyframes.tangentAngle(at: within / length)
    let rest = isClosed ? 0 : distance - within
    return (keyframes.position(at: within / length) + SIMD2(cos(angle), sin(angle)) * rest, angle)
  }
}

extension Outline {
  fileprivate var reversedFromStart: Outline {
    let reversed = reversed
    guard isClosed, let last = reversed.vertices.last else { return reversed }
    return Outline(vertices: [last] + reversed.vertices.dropLast(), isClosed: true)
  }

  fileprivate var elements: [MotionPath.Element] {
    guard let first = vertices.first else { return [] }
    let ends = vertices.dropFirst() + (isClosed ? [first] : [])
    return [.move(first.point)]
      + zip(vertices, ends).map { start, end in
        .cubic(
          control1: start.point + start.handleOut, control2: end.point + end.handleIn, end: end.point)
      }
  }
}
