import MotionCore
import Staging
import TestSupport

/// Returns a stage with a layer that fills it.
func stage(with layer: CALayer, size: CGSize = CGSize(width: 100, height: 100)) -> Stage {
  let stage = Stage(size: size)
  stage.perform {
    layer.frame = stage.layer.bounds
    stage.layer.addSublayer(layer)
  }
  return stage
}

extension Stage {
  /// Performs changes at a time.
  func at(_ time: CFTimeInterval, _ body: () -> Void) {
    advance(to: time)
    perform(body)
  }

  /// Whether a layer presents a value of a key path at a time, within the error of Core Animation's timing curves,
  /// which is less than 10⁻⁴ of the distance.
  func shows(_ value: Double, _ keyPath: String, of layer: CALayer?, at time: CFTimeInterval) -> Bool {
    advance(to: time)
    return isNear(layer?.presented(keyPath) ?? .nan, value)
  }

  /// Whether a layer presents a value that has no key path as text, such as an element of a matrix.
  func shows<Layer: CALayer>(
    _ value: Double, _ keyPath: KeyPath<Layer, CGFloat>, of layer: Layer, at time: CFTimeInterval
  ) -> Bool {
    advance(to: time)
    return isNear(layer.presentation().map { Double($0[keyPath: keyPath]) } ?? .nan, value)
  }

  private func isNear(_ presented: Double, _ value: Double) -> Bool {
    isClose(presented, value, within: 1e-4 * max(1, abs(value)))
  }
}

extension CALayer {
  /// Returns the presented value of a key path.
  func presented(_ keyPath: String) -> Double {
    switch presentation()?.value(forKeyPath: keyPath) {
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    default: .nan
    }
  }
}

/// The values of Core Animation's timing curves at half of the duration.
enum Halfway {
  static let easeIn = UnitBezier.easeIn.value(at: 0.5)
  static let easeOut = UnitBezier.easeOut.value(at: 0.5)
}
