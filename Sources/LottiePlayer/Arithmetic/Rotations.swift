import CoreGraphics
import Foundation
import MotionCore

/// Returns the sine and cosine of an angle in radians. Below 10⁶, they are the same on every platform; from there on, they are
/// those of the C library.
func sineAndCosine(of angle: Double) -> (sin: Double, cos: Double) {
  abs(angle) < 1e6 ? Elementary.roundedSinCos(angle) : (sin(angle), cos(angle))
}

extension CATransform3D {
  /// Returns this transform followed by rotations about the x, y and z axes, in this order.
  func rotated(byDegrees angles: SIMD3<Double>) -> CATransform3D {
    var result = self
    for axis in 0..<3 where angles[axis] != 0 {
      var direction = SIMD3<Double>.zero
      direction[axis] = 1
      let (sine, cosine) = sineAndCosine(of: angles[axis].radians)
      result = CATransform3DConcat(result, CATransform3D(sine: sine, cosine: cosine, about: direction))
    }
    return result
  }
}
