// Goals in this order: the same result for a time whatever came before, no allocation while evaluating, then
// speed: flat records in the order of their adding, one pass over each array.

/// All animated numbers of a layer tree, evaluated together at one instant.
///
/// Numbers live in channels (one for each animated property of each layer); programs (one for each animation)
/// write to them. Evaluating copies every channel's base value, then runs all tracks in the order in which their
/// programs were added, so a later animation sees what an earlier one did.
package struct MotionTimeline {
  // MARK: Time

  /// The time spaces of layers whose time isn't the root's; the first is the root's own.
  var clocks = [ClockRecord()]
  var clockTimes: [Double] = [0]

  // MARK: Programs

  var levels: [LevelRecord] = []
  var states: [LevelState] = []
  var tracks: [TrackRecord] = []
  /// Endpoints, keyframes and key times of all tracks.
  var constants: [Double] = []
  /// The curves and springs of all levels and keyframes.
  var curves = SharedTable<UnitBezier>()
  var springs = SharedTable<SpringMotion>()
  /// The indices of the curves between keyframes.
  var pacings: [Int32] = []
  /// The paths of all tracks that follow one.
  var paths: [PathKeyframes] = []
  var programs = ProgramTable()

  // MARK: Channels

  /// What each channel holds without animation; the first numbers are room for ``TransformFunction``.
  var base = TransformFunction.room
  /// What each channel holds at the instant last evaluated.
  var current = TransformFunction.room
  var transforms: [TransformChannel] = []
  var freeChannels: [MotionChannel.Kind: [MotionChannel]] = [:]

  package init() {}

  /// Evaluates all channels at a time of the root clock.
  ///
  /// - Complexity: O(levels + tracks + numbers); it allocates nothing.
  package mutating func evaluate(at time: Double) {
    evaluateClocks(at: time)
    evaluateLevels()
    resetChannels()
    evaluateTracks()
  }

  private mutating func evaluateClocks(at time: Double) {
    clockTimes[0] = time
    for index in clocks.indices.dropFirst() {
      clockTimes[index] = clocks[index].space.localTime(atParentTime: clockTimes[clocks[index].parent])
    }
  }

  private mutating func evaluateLevels() {
    states.withUnsafeMutableBufferPointer { states in
      clockTimes.withUnsafeBufferPointer { clockTimes in
        curves.elements.withUnsafeBufferPointer { curves in
          springs.elements.withUnsafeBufferPointer { springs in
            let pass = LevelPass(clockTimes: clockTimes, states: states, curves: curves, springs: springs)
            levels.withUnsafeBufferPointer { pass.run($0) }
          }
        }
      }
    }
  }

  private mutating func resetChannels() {
    for index in base.indices { current[index] = base[index] }
    for index in transforms.indices { transforms[index].newest = .both }
  }

  private mutating func evaluateTracks() {
    current.withUnsafeMutableBufferPointer { numbers in
      transforms.withUnsafeMutableBufferPointer { transforms in
        states.withUnsafeBufferPointer { states in
          constants.withUnsafeBufferPointer { constants in
            pacings.withUnsafeBufferPointer { pacings in
              curves.elements.withUnsafeBufferPointer { curves in
                paths.withUnsafeBufferPointer { paths in
                  let pass = TrackPass(
                    numbers: numbers, transforms: transforms, states: states, constants: constants,
                    pacings: pacings, curves: curves, paths: paths)
                  tracks.withUnsafeBufferPointer { tracks in
                    guard let first = tracks.baseAddress else { return }
                    for index in 0..<tracks.count { pass.run(first + index) }
                  }
                  for index in transforms.indices { pass.composeIfNeeded(index) }
                }
              }
            }
          }
        }
      }
    }
  }
}
