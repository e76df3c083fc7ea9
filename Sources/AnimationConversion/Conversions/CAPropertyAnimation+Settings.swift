import CoreGraphics
package import QuartzCore

#if !canImport(Darwin)
  import LayerTree
#endif

extension CAPropertyAnimation {
  /// Copies everything but the values from another animation: timing, timing function, key path, options, the delegate,
  /// and values for custom keys. On Apple's systems, values for custom keys can't be listed and aren't copied.
  package func copySettings(of other: CAPropertyAnimation) {
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
      copyUserValues(from: other)
    #endif
  }
}
