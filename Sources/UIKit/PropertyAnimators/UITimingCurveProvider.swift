public import Foundation
import QuartzCore

/// What can pace a property animator: ``UICubicTimingParameters``, ``UISpringTimingParameters``, or a class that has
/// either of them.
public protocol UITimingCurveProvider: NSCoding, NSCopying {
  /// Which parameters count.
  var timingCurveType: UITimingCurveType { get }
  /// The curve; nil where it's a spring alone.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; nil where it's a curve alone.
  var springTimingParameters: UISpringTimingParameters? { get }
}

// MARK: - What an animator makes of them

extension UITimingCurveProvider {
  /// The pacing, and how long it takes for a duration in seconds.
  func pacing(duration: Double) -> (pacing: AnimationPacing, duration: Double) {
    if let parameters = springTimingParameters, timingCurveType == .spring || timingCurveType == .composed {
      let spring = parameters.spring(duration: duration)
      return (.spring(spring), parameters.hasConstants ? spring.settlingDuration : duration)
    }
    let curve = cubicTimingParameters ?? UICubicTimingParameters(animationCurve: .easeInOut)
    return (.curve(curve.timingFunction), duration)
  }
}
