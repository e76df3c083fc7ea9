import CoreGraphics
package import QuartzCore

#if !canImport(Darwin)
  import LayerTree
#endif

extension CAPropertyAnimation {
  /// Takes everything over that doesn't say which values the property has in between: timing, pacing, key path,
  /// options, the delegate and the user's own values. On Apple's systems the user's own values can't be listed and
  /// stay behind.
  package func takeSetting(of other: CAPropertyAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    isRemovedOnCompletion = other.isRemovedOnCompletion
    timingFunction = other.timingFunction
    delegate = other.delegate
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
    #if !canImport(Darwin)
      takeUserValues(of: other)
    #endif
  }
}
