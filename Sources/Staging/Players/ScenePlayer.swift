public import QuartzCore
import LayerTree
import Requirements

/// A player that shows a scene at any time, and goes back as well as forward.
///
/// ```swift
/// let player = ScenePlayer(LoginScene(), duration: 18)
/// player.seek(to: 9)
/// player.record { stage in stage.layer.opacity = 0.5 }
/// player.seek(to: 0.75)
/// let picture = player.picture()
/// ```
///
/// A stage can't go back. To show an earlier time, the player builds the scene again and replays the input that was
/// recorded, without drawing. So that this takes little time, spare stages wait at instants in between; call
/// ``prepareSpare()`` whenever there is nothing else to do.
///
/// The picture at a time has the same bytes, however the player came there. If a replay shows something else than before,
/// because the scene depends on more than its parameters, ``differences`` lists the instant.
///
/// A player can be used by one thread at a time.
public final class ScenePlayer {
  /// The length of the scene in seconds. The player can also seek to later times.
  public let duration: CFTimeInterval
  private let makeStage: () -> Stage
  private var current: ReplayedStage
  /// The stages that wait, in the order of their times.
  private var spares: [ReplayedStage] = []
  private var input: [RecordedInput] = []
  private var checkpoints: Checkpoints
  /// The earliest time that the player can go back to; 0 unless so much input was recorded that it was forgotten.
  public private(set) var earliestTime: CFTimeInterval = 0

  /// The largest number of recorded actions.
  private static let maximumInputCount = 1 << 17

  /// Creates a player of a scene, at time 0.
  ///
  /// - Parameters:
  ///   - scene: The scene, with the values of its parameters.
  ///   - duration: The length in seconds, as ``Scene/duration()`` returns it.
  ///   - scale: The number of pixels per point. The default is 1.
  ///   - size: The size in points. The default is the scene's own size.
  public convenience init(
    _ scene: any Scene, duration: CFTimeInterval, scale: CGFloat = 1, size: CGSize? = nil
  ) {
    self.init(duration: duration) { scene.stage(scale: scale, size: size) }
  }

  /// Creates a player of anything that can be built again and again.
  ///
  /// - Parameters:
  ///   - duration: The length in seconds, above 0.
  ///   - makeStage: Returns a new stage at time 0, which nothing else uses.
  public init(duration: CFTimeInterval, makeStage: @escaping () -> Stage) {
    require(duration > 0 && duration.isFinite, "a player can't play \(duration) s; expected a number above 0")
    (self.duration, self.makeStage) = (duration, makeStage)
    checkpoints = Checkpoints(duration: duration)
    current = ReplayedStage(makeStage)
    checkpoints.check(current)
  }
}

// MARK: - Time

extension ScenePlayer {
  /// The time that the player shows, in seconds.
  public var time: CFTimeInterval { current.time }

  /// Goes to a time, forward or back, but not before ``earliestTime``.
  ///
  /// - Precondition: `time` is finite and at least 0.
  public func seek(to time: CFTimeInterval) {
    require(
      time >= 0 && time.isFinite, "a player can't go to \(time) s; expected a finite number of at least 0")
    guard earliestTime == 0 || time >= current.time else { return }
    let nearest = spares.lastIndex { $0.time <= time }
    let isCurrentNearer =
      current.time <= time && nearest.map { spares[$0].time <= current.time } ?? true
    if !isCurrentNearer {
      let next = nearest.map { spares.remove(at: $0) } ?? ReplayedStage(makeStage)
      keep(current)
      current = next
    }
    advance(current, to: time)
  }

  /// Replays the recorded input up to a time.
  private func advance(_ stage: ReplayedStage, to time: CFTimeInterval) {
    while stage.inputCount < input.count, input[stage.inputCount].time <= time {
      let next = input[stage.inputCount]
      pass(stage, to: next.time)
      stage.perform(next)
    }
    pass(stage, to: time)
  }

  /// Advances between two inputs, and compares the pictures at the checkpoints on the way.
  private func pass(_ stage: ReplayedStage, to time: CFTimeInterval) {
    for checkpoint in checkpoints.times(after: stage.time, through: time) {
      stage.advance(to: checkpoint)
      checkpoints.check(stage)
    }
    stage.advance(to: time)
  }
}

// MARK: - Spare stages

extension ScenePlayer {
  /// The number of stages that may wait.
  private static var maximumSpareCount: Int { 2 * Checkpoints.count }

  /// Puts a stage that isn't shown any longer among the spare ones, and drops the one that helps least.
  private func keep(_ stage: ReplayedStage) {
    let index = spares.firstIndex { $0.time > stage.time } ?? spares.endIndex
    spares.insert(stage, at: index)
    guard spares.count > Self.maximumSpareCount else { return }
    let gaps = spares.indices.dropFirst().map { spares[$0].time - spares[$0 - 1].time }
    let least = gaps.indices.min { gaps[$0] < gaps[$1] } ?? 0
    spares.remove(at: least + 1)
  }

  /// Lets a stage wait at one of the instants at which none waits, those before the present time first.
  ///
  /// This takes as long as replaying the scene up to that instant. Call it repeatedly while there is nothing else to do.
  ///
  /// - Returns: Whether a stage was missing.
  @discardableResult
  public func prepareSpare() -> Bool {
    guard earliestTime == 0 else { return false }
    let missing = checkpoints.times.filter { time in !spares.contains { $0.time == time } }
    guard let time = missing.last(where: { $0 <= current.time }) ?? missing.first else { return false }
    let stage = ReplayedStage(makeStage)
    checkpoints.check(stage)
    advance(stage, to: time)
    keep(stage)
    return true
  }

  /// The instants at which a replay showed something else than before, in seconds and in ascending order.
  public var differences: [CFTimeInterval] { checkpoints.differences }
}

// MARK: - Input and pictures

extension ScenePlayer {
  /// Performs an action now, and again in every replay that passes the present time.
  ///
  /// Actions that were recorded for later times are forgotten.
  ///
  /// - Parameter action: The action, which is called inside of ``Stage/perform(_:)``. It may be called for several
  ///   stages, so it has to find layers and views through its argument.
  public func record(_ action: @escaping (Stage) -> Void) {
    let time = current.time
    input.removeSubrange(current.inputCount...)
    spares.removeAll { $0.time >= time }
    checkpoints.forget(from: time)
    if input.count >= Self.maximumInputCount { forgetInput() }
    let new = RecordedInput(time: time, action: action)
    input.append(new)
    current.perform(new)
  }

  /// Gives up going back, so that memory doesn't grow without end.
  private func forgetInput() {
    earliestTime = current.time
    input = []
    spares = []
    current.forgetInput()
  }

  /// Returns a player of the same input at the same time, on stages that are made in another way.
  ///
  /// - Returns: The player; nil if input was forgotten.
  package func remade(by makeStage: @escaping () -> Stage) -> ScenePlayer? {
    guard earliestTime == 0 else { return nil }
    let player = ScenePlayer(duration: duration, makeStage: makeStage)
    player.input = input
    player.seek(to: time)
    return player
  }

  /// Calls `body` with the stage that shows the present time, inside of ``Stage/perform(_:)``.
  ///
  /// The body may look at layers, but not change them: a change would be missing in replays. The stage is another one
  /// after the player went to another time.
  public func inspect<Result>(_ body: (Stage) throws -> Result) rethrows -> Result {
    try current.inspect(body)
  }

  /// Draws the scene at the present time.
  public func picture() -> CGImage { current.picture() }
}

/// An action of a user, and its time.
struct RecordedInput {
  let time: CFTimeInterval
  let action: (Stage) -> Void
}

/// A stage of its own, with state of its own, on which a scene is replayed.
final class ReplayedStage {
  private let stage: Stage
  private let scope = StageScope()
  /// The number of recorded actions that were performed.
  private(set) var inputCount = 0

  func forgetInput() { inputCount = 0 }

  init(_ makeStage: () -> Stage) { stage = scope.use(makeStage) }

  var time: CFTimeInterval { stage.time }

  func advance(to time: CFTimeInterval) {
    if time > stage.time { scope.use { stage.advance(to: time) } }
  }

  func perform(_ input: RecordedInput) {
    inputCount += 1
    scope.use { stage.perform { input.action(stage) } }
  }

  func inspect<Result>(_ body: (Stage) throws -> Result) rethrows -> Result {
    try scope.use { try stage.perform { try body(stage) } }
  }

  func picture() -> CGImage { scope.use { stage.picture() } }

  /// Returns a small picture, which shows whether the stage is in the same state as another one.
  func thumbnail() -> CGImage { scope.use { stage.thumbnail(side: 64) } }
}

/// A player can be used by one thread at a time.
@available(*, unavailable)
extension ScenePlayer: @unchecked Sendable {}
