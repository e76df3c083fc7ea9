import Foundation
import MotionCore

/// Returns the sine and cosine of an angle in radians: below 10⁶, the nearest doubles, and the same ones on every platform.
func sinCos(_ angle: Double) -> (sin: Double, cos: Double) {
  abs(angle) < 1e6 ? Elementary.roundedSinCos(angle) : (sin(angle), cos(angle))
}
