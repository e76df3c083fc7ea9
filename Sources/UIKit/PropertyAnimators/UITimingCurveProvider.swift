public import Foundation
import QuartzCore

/// An object that provides the pacing of a property animator: ``UICubicTimingParameters``,
/// ``UISpringTimingParameters``, or a class that provides either of them.
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// The kind of the parameters to use.
  var timingCurveType: UITimingCurveType { get }
  /// The timing curve; nil if there is only a spring.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil if there is only a curve.
  var springTimingParameters: UISpringTimingParameters? { get }
}

// MARK: - Pacing of an animator

extension UITimingCurveProvider {
  /// Returns the pacing for a requested duration in seconds, and the resulting duration.
  func pacing(duration: Double) -> (pacing: AnimationPacing, duration: Double) {
    if let parameters = springTimingParameters, timingCurveType == .spring || timingCurveType == .composed {
      let spring = parameters.spring(duration: duration)
      return (.spring(spring), parameters.hasConstants ? spring.settlingDuration : duration)
    }
    let curve = cubicTimingParameters ?? UICubicTimingParameters(animationCurve: .easeInOut)
    return (.curve(curve.timingFunction), duration)
  }
}
