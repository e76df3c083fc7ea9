import CoreGraphics
import MotionCore

extension CALayer {
  /// The layer's time space, relative to its superlayer's.
  final var timeSpace: TimeSpace {
    if links.hasStandardTiming { return TimeSpace() }
    let timing = links.timing
    return TimeSpace(finite: timing.beginTime, speed: timing.speed, timeOffset: timing.timeOffset)
  }

  /// Returns the layer's local time at a media time.
  final func localTime(fromMediaTime time: Double) -> Double {
    var ownSpace: TimeSpace?
    var layer: CALayer? = self
    while let current = layer {
      let space = current.timeSpace
      if !space.isIdentity {
        if ownSpace != nil { return Self.converted(time, from: nil, to: self) }
        ownSpace = space
      }
      layer = current.modelSuperlayer
    }
    // Layers in the time of their superlayers don't change it.
    return ownSpace?.localTime(atParentTime: time) ?? time
  }

  /// Whether the local time of the layer and all its ancestors is the host's media time.
  private final var isInMediaTime: Bool {
    var layer: CALayer? = self
    while let current = layer {
      if !current.timeSpace.isIdentity { return false }
      layer = current.modelSuperlayer
    }
    return true
  }

  /// Converts a time from one layer's time space to another's; nil represents media time.
  ///
  /// The conversion goes through the nearest common ancestor rather than media time, to avoid needless rounding.
  final class func converted(_ time: Double, from source: CALayer?, to target: CALayer?) -> Double {
    var path: [CALayer] = []
    var layer = target
    while let current = layer {
      path.append(current)
      layer = current.modelSuperlayer
    }
    var time = time
    var ancestor = source
    while let current = ancestor, !path.contains(where: { $0 === current }) {
      time = current.timeSpace.parentTime(atLocalTime: time)
      ancestor = current.modelSuperlayer
    }
    let common = ancestor.flatMap { layer in path.firstIndex { $0 === layer } } ?? path.count
    for layer in path[..<common].reversed() {
      time = layer.timeSpace.localTime(atParentTime: time)
    }
    return time
  }

  /// Returns the media times of the ends of an interval in the layer's local time, the earlier end first.
  ///
  /// Both are infinite if the speed of the layer or of an ancestor is 0.
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
    let timing = links.timing
    if !timing.isFinite {
      CoreAnimationDiagnostics.report(
        "a layer's timing must be finite, not begin time \(timing.beginTime), time offset \(timing.timeOffset), "
          + "speed \(timing.speed)")
    }
    guard let host else { return }
    TransactionStack.current.touch(self)
    host.needsRetiming = true
  }
}
