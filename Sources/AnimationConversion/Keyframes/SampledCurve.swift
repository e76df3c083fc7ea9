import CoreGraphics
import Foundation
import MotionCore
import QuartzCore

/// Keyframe values and times whose linear segments approximate a curve between two values.
struct SampledCurve {
  let values: [Any]
  let keyTimes: [NSNumber]

  /// Approximates a curve from 0 to 1 with an error of at most `tolerance`, a fraction of the distance from start to end.
  ///
  /// The number of keyframes is the lowest possible (see `PiecewiseLinear`), at most 16,385. A fixed sampling rate would give
  /// too many for a slow stretch and too few for a fast one.
  init(
    from start: AnimationValue, to end: AnimationValue, within tolerance: Double,
    along curve: (Double) -> Double
  ) {
    let lines = PiecewiseLinear(fitting: curve, within: tolerance)
    values = lines.stops.map { start.interpolated(to: end, at: $0.output).value }
    keyTimes = lines.stops.map { NSNumber(value: $0.input) }
  }

  /// The default tolerance: a ten-thousandth of the distance.
  static var tolerance: Double { 1e-4 }
}
