import CoreGraphics
import MotionCore
import QuartzCore

/// An animation that is compiled once, to be evaluated at any number of times.
struct AnimationEvaluator: ~Copyable {
  let timing: MediaTiming
  private let meaning: AnimationTrack.Meaning
  private let channel: MotionChannel
  private var timeline = MotionTimeline()

  private init(_ animation: CAPropertyAnimation, _ track: AnimationTrack) {
    timing = animation.mediaTiming
    meaning = track.meaning
    channel = timeline.addChannel(track.isMatrix ? .transform : .numbers(track.underlying.count))
    if track.isMatrix {
      timeline.setBase(Matrix4(numbers: track.underlying), of: channel)
    } else {
      for index in track.underlying.indices {
        timeline.setBase(track.underlying[index], at: index, of: channel)
      }
    }
    _ = timeline.add(track.program(of: animation, timing, target: channel))
  }
}

extension AnimationEvaluator {
  init(_ animation: CAAnimation, over underlying: Any?) throws {
    switch animation {
    case let animation as CABasicAnimation:
      self.init(animation, try AnimationTrack(animation, over: underlying))
    case let animation as CAKeyframeAnimation:
      self.init(animation, try AnimationTrack(animation, over: underlying))
    default: throw AnimationConversionError.noProperty(kind: "\(type(of: animation))")
    }
  }

  /// Returns the value at a time; nil if the animation has no effect then.
  mutating func value(at time: Double) -> Any? {
    guard let numbers = numbers(at: time) else { return nil }
    switch meaning {
    case .form(let form): return AnimationValue(form: form, numbers: numbers).value
    case .objects(let objects): return objects[Int(numbers[0])]
    }
  }

  /// Returns the value at a time as numbers; nil if the animation has no effect at that time or its values are
  /// objects.
  mutating func motionValue(at time: Double) -> AnimationValue? {
    guard case .form(let form) = meaning, let numbers = numbers(at: time) else { return nil }
    return AnimationValue(form: form, numbers: numbers)
  }

  private mutating func numbers(at time: Double) -> [Double]? {
    guard timing.state(atParentTime: time) != nil else { return nil }
    timeline.evaluate(at: time)
    return (0..<channel.count).map { timeline.value(at: $0, of: channel) }
  }
}

extension AnimationTrack {
  fileprivate var isMatrix: Bool { if case .form(.transform) = meaning { true } else { false } }

  fileprivate func program(
    of animation: CAPropertyAnimation, _ timing: MediaTiming, target channel: MotionChannel
  ) -> MotionProgram {
    let isNumeric = if case .form = meaning { true } else { false }
    let track = MotionProgram.Track(
      level: 0, target: target(in: channel), values: values, isAdditive: animation.isAdditive && isNumeric,
      isCumulative: animation.isCumulative && isNumeric, handles: handles)
    return MotionProgram(
      levels: [MotionProgram.Level(timing: timing, pacing: animation.pacing)], tracks: [track])
  }

  private var handles: PathHandles? {
    if case .form(let form) = meaning { form.handles } else { nil }
  }

  private func target(in channel: MotionChannel) -> MotionTarget {
    if let components {
      return .composedMatrix(channel, first: components.lowerBound, count: components.count)
    }
    return isMatrix ? .matrix(channel) : .numbers(channel, first: 0, count: channel.count)
  }
}
