import MotionCore
import Staging
import TestSupport

/// A stage with a layer that fills it.
func stage(with layer: CALayer, size: CGSize = CGSize(width: 100, height: 100)) -> Stage {
  let stage = Stage(size: size)
  stage.perform {
    layer.frame = stage.layer.bounds
    stage.layer.addSublayer(layer)
  }
  return stage
}

extension Stage {
  /// Does something to what is shown at a time.
  func at(_ time: CFTimeInterval, _ body: () -> Void) {
    advance(to: time)
    perform(body)
  }

  /// Whether a layer shows a number under a key path at a time, but for the error of Core Animation's own curves,
  /// which is less than 10⁻⁴ of a motion's extent.
  func shows(_ value: Double, _ keyPath: String, of layer: CALayer?, at time: CFTimeInterval) -> Bool {
    advance(to: time)
    return isNear(layer?.shown(keyPath) ?? .nan, value)
  }

  /// The same for what has no key path of text, such as a matrix's numbers.
  func shows<Layer: CALayer>(
    _ value: Double, _ keyPath: KeyPath<Layer, CGFloat>, of layer: Layer, at time: CFTimeInterval
  ) -> Bool {
    advance(to: time)
    return isNear(layer.presentation().map { Double($0[keyPath: keyPath]) } ?? .nan, value)
  }

  private func isNear(_ shown: Double, _ value: Double) -> Bool {
    isClose(shown, value, within: 1e-4 * max(1, abs(value)))
  }
}

extension CALayer {
  /// A number that shows now.
  func shown(_ keyPath: String) -> Double {
    switch presentation()?.value(forKeyPath: keyPath) {
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    default: .nan
    }
  }
}

/// Where the curves of Core Animation are half-way through.
enum HalfWay {
  static let easeIn = UnitBezier.easeIn.value(at: 0.5)
  static let easeOut = UnitBezier.easeOut.value(at: 0.5)
}
