/// The length of a segment from its start as a function of the parameter, and the inverse function.
///
/// It is measured by Gauss–Legendre quadrature on pieces that are halved until two halves agree with the
/// whole to 10⁻¹⁰ of the length. The first pieces end where the speed is largest or smallest, because
/// quadrature could miss a cusp inside a piece.
struct ArcLength: Sendable {
  private let segment: PathSegment
  /// The parameters at which the pieces end, the first at 0.
  private var parameters = [0.0]
  /// The lengths up to those parameters.
  private var lengths = [0.0]

  init(_ segment: PathSegment) {
    self.segment = segment
    if segment.isUniform {
      append(segment.speed(at: 0), upTo: 1)
    } else {
      let tolerance = 1e-10 * segment.length(from: 0, to: 1)
      let ends = [0] + segment.speedExtrema + [1]
      for (start, end) in zip(ends, ends.dropFirst()) {
        let estimate = segment.length(from: start, to: end)
        measure(from: start, to: end, estimate: estimate, tolerance: tolerance, depth: 0)
      }
    }
  }

  /// The whole length.
  var total: Double { lengths[lengths.count - 1] }

  /// Returns the parameter of the point at a fraction of the length.
  func parameter(at fraction: Double) -> Double {
    guard !segment.isUniform, fraction > 0, fraction < 1 else { return min(max(fraction, 0), 1) }
    let target = fraction * total
    let piece = lengths.withUnsafeBufferPointer {
      KeyTimes.index(at: target, among: $0.baseAddress!, count: $0.count - 1)
    }
    return parameter(in: piece, at: target)
  }
}

// MARK: - Measuring

extension ArcLength {
  private mutating func measure(
    from start: Double, to end: Double, estimate: Double, tolerance: Double, depth: Int
  ) {
    let middle = (start + end) / 2
    let first = segment.length(from: start, to: middle)
    let second = segment.length(from: middle, to: end)
    // A depth of 24 is only reached near a point where the speed nearly vanishes.
    if abs(first + second - estimate) <= tolerance || depth == 24 {
      append(first, upTo: middle)
      append(second, upTo: end)
    } else {
      measure(from: start, to: middle, estimate: first, tolerance: tolerance, depth: depth + 1)
      measure(from: middle, to: end, estimate: second, tolerance: tolerance, depth: depth + 1)
    }
  }

  private mutating func append(_ length: Double, upTo parameter: Double) {
    parameters.append(parameter)
    lengths.append(total + length)
  }

  /// Solves for the parameter by Newton's method within one piece, in a bracket that every step narrows.
  private func parameter(in piece: Int, at target: Double) -> Double {
    let start = parameters[piece]
    let (rest, length) = (target - lengths[piece], lengths[piece + 1] - lengths[piece])
    guard length > 0 else { return start }
    var (low, high) = (start, parameters[piece + 1])
    var u = start + (high - start) * rest / length
    for _ in 0..<40 {
      let error = segment.length(from: start, to: u) - rest
      if abs(error) <= 1e-12 * total { break }
      if error < 0 { low = u } else { high = u }
      let next = u - error / segment.speed(at: u)
      u = next > low && next < high ? next : (low + high) / 2
    }
    return u
  }
}

extension PathSegment {
  /// Returns the length between two parameters by the five-point rule, which is exact for polynomials of
  /// ninth degree.
  fileprivate func length(from start: Double, to end: Double) -> Double {
    let (middle, half) = ((start + end) / 2, (end - start) / 2)
    func pair(_ abscissa: Double) -> Double {
      speed(at: middle - half * abscissa) + speed(at: middle + half * abscissa)
    }
    return half
      * (0.568_888_888_888_888_9 * speed(at: middle) + 0.478_628_670_499_366_5 * pair(0.538_469_310_105_683_1)
        + 0.236_926_885_056_189_1 * pair(0.906_179_845_938_664_0))
  }
}
