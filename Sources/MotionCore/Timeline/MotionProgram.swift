/// One animation or a group of animations as numbers, in the form that a ``MotionTimeline`` evaluates.
package struct MotionProgram: Sendable {
  /// One level of timing: an animation's own timing, or the timing of a group that contains it.
  package struct Level: Equatable, Sendable {
    /// The enclosing level, an earlier index of the program; nil if a clock is the parent.
    package var parent: Int?
    package var timing: MediaTiming
    package var pacing: Pacing

    package init(parent: Int? = nil, timing: MediaTiming, pacing: Pacing = .linear) {
      self.parent = parent
      self.timing = timing
      self.pacing = pacing
    }
  }

  /// A value that follows the progress of a level.
  package struct Track: Sendable {
    /// The index of the level whose progress it follows.
    package var level: Int
    package var target: MotionTarget
    package var values: TrackValues
    /// Whether the value is added to the underlying one instead of replacing it.
    package var isAdditive: Bool
    /// Whether each cycle starts from the end of the previous one.
    package var isCumulative: Bool
    /// The handles among the numbers, if they are the coordinates of a path's points; nil for any other numbers.
    ///
    /// Between two ends or keyframes, handles turn about their vertices, except along a smooth curve of keyframes.
    package var handles: PathHandles?

    package init(
      level: Int, target: MotionTarget, values: TrackValues, isAdditive: Bool = false,
      isCumulative: Bool = false, handles: PathHandles? = nil
    ) {
      self.level = level
      self.target = target
      self.values = values
      self.isAdditive = isAdditive
      self.isCumulative = isCumulative
      self.handles = handles
    }
  }

  package var levels: [Level]
  package var tracks: [Track]

  package init(levels: [Level] = [], tracks: [Track] = []) {
    self.levels = levels
    self.tracks = tracks
  }

  /// Removes all levels and tracks but keeps the memory of a usual number of them.
  package mutating func removeAll() {
    levels.removeAll(keepingCapacity: levels.count <= 16)
    tracks.removeAll(keepingCapacity: tracks.count <= 16)
  }
}

/// The numbers to which a track writes.
package enum MotionTarget: Hashable, Sendable {
  /// `count` numbers of a channel, from the number `first` on.
  case numbers(MotionChannel, first: Int, count: Int)
  /// The whole matrix of a transform channel.
  case matrix(MotionChannel)
  /// `count` numbers of a transform channel's parts, in the order of ``TransformPart``, from `first`.
  case parts(MotionChannel, first: Int, count: Int)
  /// The whole matrix, composed from `count` parts from `first` on; the other parts are the identity's.
  ///
  /// Open ends refer to the underlying matrix's parts. Cycles add up part by part; the matrix of an additive
  /// track is concatenated.
  case composedMatrix(MotionChannel, first: Int, count: Int)
}

/// The values through which a track moves.
package enum TrackValues: Sendable {
  /// From one number to another.
  case scalars(from: Double, to: Double)
  /// From one vector to another.
  case endpoints(from: TrackEnd, to: TrackEnd)
  /// Through several vectors. Matrices have no tangents, so smooth curves are linear for them.
  case keyframes(KeyframeValues)
  /// Along a path. The target must be two numbers.
  case path(PathKeyframes)
  /// Rotated along a path. The target must be a matrix; the rotation is applied before it. Cycles don't add
  /// up.
  case pathRotation(PathKeyframes, PathRotation)
}

/// An end of a track: a vector, or the underlying value plus a vector.
package enum TrackEnd: Sendable {
  case value([Double])
  case underlying(plus: [Double])

  var numbers: [Double] {
    switch self {
    case .value(let numbers), .underlying(plus: let numbers): numbers
    }
  }

  var isOpen: Bool {
    if case .underlying = self { true } else { false }
  }
}

/// The layout of a transform channel's parts.
package enum TransformPart {
  package static let translation = 0
  package static let scale = 3
  static let shear = 6
  package static let rotation = 9
  static let perspective = 12
  static let count = 16

  /// Returns the parts that a value function of Core Animation sets, by its name; nil for unknown names.
  package static func parts(setBy function: String) -> Range<Int>? {
    switch function {
    case "rotateX": rotation..<rotation + 1
    case "rotateY": rotation + 1..<rotation + 2
    case "rotateZ": rotation + 2..<rotation + 3
    case "scale": scale..<scale + 3
    case "scaleX": scale..<scale + 1
    case "scaleY": scale + 1..<scale + 2
    case "scaleZ": scale + 2..<scale + 3
    case "translate": translation..<translation + 3
    case "translateX": translation..<translation + 1
    case "translateY": translation + 1..<translation + 2
    case "translateZ": translation + 2..<translation + 3
    default: nil
    }
  }
}
