import CoreGraphics
import MotionCore

extension CALayer {
  /// The layer's time space within its superlayer's.
  final var timeSpace: TimeSpace {
    TimeSpace(finite: timing.beginTime, speed: timing.speed, timeOffset: timing.timeOffset)
  }

  /// The layer's own time at a media time.
  final func localTime(fromMediaTime time: Double) -> Double {
    isInMediaTime ? time : Self.converted(time, from: nil, to: self)
  }

  /// Whether the time of the layer, and of all in which it lies, is the host's.
  private final var isInMediaTime: Bool {
    var layer: CALayer? = self
    while let current = layer {
      if !current.timeSpace.isIdentity { return false }
      layer = current.modelSuperlayer
    }
    return true
  }

  /// Converts a time from one layer's time space to another's; nil stands for media time.
  ///
  /// It climbs only as far as a layer that both lie in, so that no more is rounded than need be.
  final class func converted(_ time: Double, from source: CALayer?, to target: CALayer?) -> Double {
    var path: [CALayer] = []
    var layer = target
    while let current = layer {
      path.append(current)
      layer = current.modelSuperlayer
    }
    var time = time
    var climber = source
    while let current = climber, !path.contains(where: { $0 === current }) {
      time = current.timeSpace.parentTime(atLocalTime: time)
      climber = current.modelSuperlayer
    }
    let common = climber.flatMap { layer in path.firstIndex { $0 === layer } } ?? path.count
    for layer in path[..<common].reversed() {
      time = layer.timeSpace.localTime(atParentTime: time)
    }
    return time
  }

  /// The media times of the two ends of a stretch of the layer's own time, the earlier one first; infinite
  /// where the layer, or one that it lies in, stands still.
  final func mediaInterval(from start: Double, length: Double) -> (start: Double, end: Double) {
    var ends = (start, start + length)
    if isInMediaTime { return (min(ends.0, ends.1), max(ends.0, ends.1)) }
    var layer: CALayer? = self
    while let current = layer {
      let space = current.timeSpace
      if space.speed == 0 { return (.infinity, .infinity) }
      ends = (space.parentTime(atLocalTime: ends.0), space.parentTime(atLocalTime: ends.1))
      layer = current.links.superlayer
    }
    return (min(ends.0, ends.1), max(ends.0, ends.1))
  }

  final func changeTiming(_ store: () -> Void) {
    store()
    if !timing.isFinite {
      CoreAnimationDiagnostics.report(
        "a layer's timing has a number that makes no sense: begin time \(timing.beginTime), time offset "
          + "\(timing.timeOffset), speed \(timing.speed)")
    }
    guard let host else { return }
    TransactionStack.current.touch(self)
    host.needsRetiming = true
  }
}
