import LayerTree
import QuartzCore

/// A sink that collects the changes of keyframes with their times.
final class KeyframeBlock {
  private struct Property: Hashable {
    let layer: ObjectIdentifier
    let key: String
  }

  private struct Frame {
    var start: Double
    var end: Double
    let value: AnimatedValue
  }

  /// The time range, as fractions of the whole, of the keyframe whose block is being called.
  private var activeRange = 0.0...1.0
  private var order: [Property] = []
  private var changes: [Property: (first: PropertyChange, frames: [Frame])] = [:]
  private let mode: CAAnimationCalculationMode
  private let sink: any AnimationSink

  /// Creates a block.
  ///
  /// - Parameter sink: The receiver of the resulting tracks.
  init(_ mode: CAAnimationCalculationMode, into sink: any AnimationSink) {
    (self.mode, self.sink) = (mode, sink)
  }

  /// Calls `body` as a keyframe, with times relative to the enclosing keyframe.
  func perform(from start: Double, length: Double, _ body: @MainActor () -> Void) {
    let outer = activeRange
    let span = outer.upperBound - outer.lowerBound
    let (start, length) = (start.clampedToUnit, length.clampedToUnit)
    let begin = outer.lowerBound + span * start
    activeRange = begin...max(begin, min(begin + span * length, outer.upperBound))
    withViews(()) { body() }
    activeRange = outer
  }

  /// Passes a track for each changed property to the sink.
  func finish(_ traits: AnimationTraits) {
    for property in order {
      guard let (first, frames) = changes[property] else { continue }
      let (values, times) =
        mode == .discrete ? Self.discreteKeyframes(first, frames) : Self.linearKeyframes(first, frames)
      guard let track = first.track(through: values, keyTimes: times, mode) else { continue }
      sink.addTrack(track, of: first, traits)
    }
  }
}

// MARK: - Changes

extension KeyframeBlock: AnimationSink {
  func action(for change: PropertyChange, _ traits: AnimationTraits) -> (any CAAction)? {
    let activeRange = activeRange
    return ClosureAction { self.record(change, in: activeRange) }
  }

  /// A nested keyframe block counts as a change during the current keyframe.
  func addTrack(_ track: ValueTrack, of change: PropertyChange, _ traits: AnimationTraits) {
    record(change, in: activeRange)
  }

  var absorbsNestedBlocks: Bool { true }

  func addCompletion(_ completion: @escaping @MainActor (Bool) -> Void) { sink.addCompletion(completion) }

  private func record(_ change: PropertyChange, in range: ClosedRange<Double>) {
    guard let value = change.layer.animatedValue(forKey: change.key) else { return }
    let property = Property(layer: ObjectIdentifier(change.layer), key: change.key)
    let frame = Frame(start: range.lowerBound, end: range.upperBound, value: value)
    if changes[property] == nil {
      order.append(property)
      changes[property] = (change, [])
    }
    changes[property]?.frames.append(frame)
  }
}

// MARK: - Values and key times

extension KeyframeBlock {
  /// Sorts keyframes by start time. A keyframe ends where the next one starts.
  private static func sorted(_ frames: [Frame]) -> [Frame] {
    var sorted = frames.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
      .map(\.element)
    for index in sorted.indices.dropLast() {
      sorted[index].end = min(sorted[index].end, sorted[index + 1].start)
    }
    return sorted
  }

  /// Values that change during keyframes and are constant in between.
  private static func linearKeyframes(_ first: PropertyChange, _ frames: [Frame]) -> (
    [AnimatedValue], [Double]
  ) {
    var (values, times) = ([first.start], [0.0])
    for frame in sorted(frames) {
      if frame.start > times[times.count - 1] {
        values.append(values[values.count - 1])
        times.append(frame.start)
      }
      values.append(frame.value)
      times.append(frame.end)
    }
    if times[times.count - 1] < 1 {
      values.append(values[values.count - 1])
      times.append(1)
    }
    return (values, times)
  }

  /// Values that take effect at the end of their keyframes.
  private static func discreteKeyframes(_ first: PropertyChange, _ frames: [Frame]) -> (
    [AnimatedValue], [Double]
  ) {
    let frames = sorted(frames)
    return ([first.start] + frames.map(\.value), [0] + frames.map(\.end) + [1])
  }
}

extension Double {
  /// The number clamped to 0…1; 0 for NaN.
  fileprivate var clampedToUnit: Double { isNaN ? 0 : min(max(self, 0), 1) }
}
