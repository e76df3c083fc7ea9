import CoreGraphics
import Foundation
import MotionCore
import QuartzCore

/// Values on the way between two ends, and when they hold, such that straight lines follow a curve.
struct SampledCurve {
  let values: [Any]
  let keyTimes: [NSNumber]

  /// Follows a curve from 0 to 1 as closely as `tolerance`, a fraction of the way from start to end.
  ///
  /// The keyframes are as few as that takes and lie where they do best (see `PiecewiseLinear`), at most 16,385: a fixed
  /// number a second would be too many for a slow stretch, too few for a fast one.
  init(
    from start: AnimationValue, to end: AnimationValue, within tolerance: Double,
    along curve: (Double) -> Double
  ) {
    let lines = PiecewiseLinear(fitting: curve, within: tolerance)
    values = lines.stops.map { start.interpolated(to: end, at: $0.output).value }
    keyTimes = lines.stops.map { NSNumber(value: $0.input) }
  }

  /// The tolerance of all conversions unless another is asked for: a ten-thousandth of the way.
  static var tolerance: Double { 1e-4 }
}
