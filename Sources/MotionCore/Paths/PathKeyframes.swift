/// The keyframes of a motion along a path. Every line and curve leads from one keyframe to the next.
///
/// A move to another point takes no time, a closing line does. A progress at which two segments meet belongs
/// to the later one.
public struct PathKeyframes: Sendable {
  /// The key times of the segments' ends: one more than segments.
  ///
  /// They may begin after 0 and end before 1, with a time for each point except that a closing line needs none.
  public let keyTimes: KeyTimes
  /// The timing curve of each segment. Segments without one are linear.
  public let pacings: [UnitBezier]
  /// The interpolation between two keyframes.
  public let interpolation: KeyframeInterpolation
  private let segments: [PathSegment]
  private let arcs: [ArcLength]
  /// The directions of segments that are only a point; for other segments, the direction at their end.
  private let directions: [SIMD2<Double>]

  /// Creates keyframes with Core Animation's tolerance: invalid key times are replaced by even spacing.
  /// Returns nil for a path without any line or curve.
  ///
  /// Key times that begin after 0 or end before 1 are valid if there is one for each point. The first point
  /// holds until the first time, and the last point from the last time on. Key times for all points except the
  /// last are also valid if a closing line leads to the last point. That line isn't traversed.
  ///
  /// A linear motion follows each curve by its parameter, a paced one moves at constant speed by arc length.
  /// Because the path is smooth already, ``KeyframeInterpolation/cubic`` means linear and
  /// ``KeyframeInterpolation/cubicPaced`` paced. A discrete motion shows the start of each segment until its
  /// end time, and the path's end only at progress 1.
  public init?(
    _ path: MotionPath, keyTimes: [Double]? = nil, pacings: [UnitBezier] = [],
    interpolation: KeyframeInterpolation = .linear
  ) {
    segments = path.segments
    guard !segments.isEmpty else { return nil }
    self.interpolation = interpolation
    arcs = interpolation.isPaced ? segments.map { ArcLength($0) } : []
    directions = Self.directions(of: segments)
    switch interpolation {
    case .paced, .cubicPaced: self.keyTimes = KeyTimes(lengths: arcs.map { $0.total })
    case .linear, .cubic, .discrete:
      self.keyTimes = keyTimes.flatMap { path.keyTimes($0) } ?? KeyTimes(even: segments.count + 1)
    }
    self.pacings = interpolation == .linear || interpolation == .cubic ? pacings : []
  }

  /// Returns the length of a path, to about 10⁻⁹ of its length. Moves don't count.
  public static func length(of path: MotionPath) -> Double {
    path.segments.reduce(0) { $0 + ArcLength($1).total }
  }
}

// MARK: - Sampling

extension PathKeyframes {
  /// Returns the point at a progress, which is clamped to 0…1 first; the start for NaN.
  public func position(at progress: Double) -> SIMD2<Double> {
    let position = segmentPosition(at: progress)
    return segments[position.segment].point(at: position.parameter)
  }

  /// Returns the angle of the path's tangent at a progress, in radians in −π…π: 0 along x, a quarter turn
  /// along y.
  ///
  /// A segment of no length has the direction of the previous one, or of the next one at the start. The angle
  /// of a path that is only a point is 0.
  public func tangentAngle(at progress: Double) -> Double {
    let position = segmentPosition(at: progress)
    let direction =
      segments[position.segment].direction(at: position.parameter) ?? directions[position.segment]
    return Elementary.atan2(direction.y, direction.x)
  }

  /// Returns the rotation of a layer on the path, which is applied before the layer's own transform.
  public func rotation(at progress: Double, _ mode: PathRotation) -> Matrix4 {
    let angle = tangentAngle(at: progress)
    return .rotation(Rotation(aboutZ: mode == .autoReverse ? angle + .pi : angle))
  }

  /// Returns the segment at a progress, and its parameter.
  private func segmentPosition(at progress: Double) -> (segment: Int, parameter: Double) {
    let position = keyTimes.position(at: progress)
    if interpolation == .discrete {
      return progress >= 1 ? (segments.count - 1, 1) : (min(position.index, segments.count - 1), 0)
    }
    guard position.index < segments.count else { return (segments.count - 1, 1) }
    if !arcs.isEmpty { return (position.index, arcs[position.index].parameter(at: position.fraction)) }
    // Before the first key time, the fraction is negative.
    guard position.fraction > 0 else { return (position.index, 0) }
    guard position.index < pacings.count else { return (position.index, position.fraction) }
    return (position.index, pacings[position.index].value(at: position.fraction))
  }

  private static func directions(of segments: [PathSegment]) -> [SIMD2<Double>] {
    var latest = segments.lazy.compactMap { $0.direction(at: 0) }.first ?? SIMD2(1, 0)
    return segments.map { segment in
      if segment.direction(at: 0) != nil, let last = segment.direction(at: 1) { latest = last }
      return latest
    }
  }
}

extension MotionPath {
  /// Returns the given fractions if they are valid for a motion along this path; nil otherwise.
  package func keyTimes(_ fractions: [Double]) -> KeyTimes? {
    let pointCount = segmentCount + 1
    return KeyTimes(partial: fractions, count: pointCount)
      ?? (elements.last == .close ? KeyTimes(partial: fractions, count: pointCount - 1) : nil)
  }
}

/// The rotation of a layer that moves along a path.
public enum PathRotation: Hashable, Sendable {
  /// The layer's x axis points along the path.
  case auto
  /// The layer's x axis points against the path.
  case autoReverse
}
