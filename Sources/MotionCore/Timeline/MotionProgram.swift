/// One animation, or a group of them, as numbers: what a ``MotionTimeline`` evaluates.
package struct MotionProgram: Sendable {
  /// One level of timing: an animation's own, or that of a group around others.
  package struct Level: Equatable, Sendable {
    /// The level around this one, an earlier index of the program; nil where the clock is around it.
    package var parent: Int?
    package var timing: MediaTiming
    package var pacing: Pacing

    package init(parent: Int? = nil, timing: MediaTiming, pacing: Pacing = .linear) {
      self.parent = parent
      self.timing = timing
      self.pacing = pacing
    }
  }

  /// A value that follows one level's progress.
  package struct Track: Sendable {
    /// The index of the level whose progress it follows.
    package var level: Int
    package var target: MotionTarget
    package var values: TrackValues
    /// Whether the value is added to the one underneath instead of replacing it.
    package var isAdditive: Bool
    /// Whether each cycle builds on the end of the last one.
    package var isCumulative: Bool

    package init(
      level: Int, target: MotionTarget, values: TrackValues, isAdditive: Bool = false,
      isCumulative: Bool = false
    ) {
      self.level = level
      self.target = target
      self.values = values
      self.isAdditive = isAdditive
      self.isCumulative = isCumulative
    }
  }

  package var levels: [Level]
  package var tracks: [Track]

  package init(levels: [Level] = [], tracks: [Track] = []) {
    self.levels = levels
    self.tracks = tracks
  }

  /// Empties the program; the room for a usual one is kept.
  package mutating func removeAll() {
    levels.removeAll(keepingCapacity: levels.count <= 16)
    tracks.removeAll(keepingCapacity: tracks.count <= 16)
  }
}

/// The numbers that a track writes.
package enum MotionTarget: Hashable, Sendable {
  /// `count` numbers of a channel, from its number `first`.
  case numbers(MotionChannel, first: Int, count: Int)
  /// The whole matrix of a transform channel.
  case matrix(MotionChannel)
  /// `count` numbers of a transform channel's parts, in the order of ``TransformPart``, from `first`.
  case parts(MotionChannel, first: Int, count: Int)
  /// The whole matrix, made of `count` parts from `first` on; the other parts are the identity's.
  ///
  /// Open ends are the matrix underneath's parts. Cycles add up part by part, an additive track's matrix is
  /// concatenated.
  case partsAlone(MotionChannel, first: Int, count: Int)
}

/// The values between which a track moves.
package enum TrackValues: Sendable {
  /// From one number to another.
  case scalars(from: Double, to: Double)
  /// From one vector to another.
  case endpoints(from: TrackEnd, to: TrackEnd)
  /// Through several vectors. Matrices have no tangents: where a smooth curve is asked for, they go straight.
  case keyframes(KeyframeValues)
  /// Along a path; the target is two numbers.
  case path(PathKeyframes)
  /// Turned as the path is; the target is a matrix, before which the rotation acts. Cycles don't add up.
  case pathRotation(PathKeyframes, PathRotation)
}

/// An end of a track: a vector, or what lies underneath with a vector added.
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

/// The numbers of a transform channel's parts, in their order.
package enum TransformPart {
  package static let translation = 0
  package static let scale = 3
  static let shear = 6
  package static let rotation = 9
  static let perspective = 12
  static let count = 16

  /// The parts that a value function sets, by Core Animation's name of it; nil for unknown names.
  package static func places(setBy function: String) -> Range<Int>? {
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
