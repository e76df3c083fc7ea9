import AnimationPresets
import QuartzCore
import Staging
import TestSupport

/// A layer of 100 × 50 points on a separate stage.
final class StagedCard {
  let stage = Stage(size: CGSize(width: 200, height: 200))
  let layer = CALayer()

  init(opacity: Float = 1, transform: CATransform3D = CATransform3DIdentity) {
    stage.perform {
      (layer.opacity, layer.transform) = (opacity, transform)
      layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
      layer.position = CGPoint(x: 100, y: 100)
      layer.backgroundColor = .black
      stage.layer.addSublayer(layer)
    }
  }

  /// Changes the layer at a time, by default now.
  func at(_ time: Double? = nil, _ body: (CALayer) -> Void) {
    if let time { stage.advance(to: time) }
    stage.perform { body(layer) }
  }

  /// Returns the presentation's number at a key path and a time.
  func presentationValue(_ keyPath: String, at time: Double) -> Double {
    stage.advance(to: time)
    return layer.presentation()?.number(keyPath) ?? .nan
  }

  /// Returns whether the presentation has a number at a key path and a time, up to rounding.
  func shows(_ value: Double, _ keyPath: String, at time: Double) -> Bool {
    isClose(presentationValue(keyPath, at: time), value, within: 1e-4 * max(1, abs(value)))
  }

  /// Returns whether the layer's own number at a key path is a value.
  func has(_ value: Double, _ keyPath: String) -> Bool { isClose(layer.number(keyPath), value, within: 1e-6) }
}

extension CALayer {
  func number(_ keyPath: String) -> Double {
    switch value(forKeyPath: keyPath) {
    case let number as CGFloat: Double(number)
    case let number as Float: Double(number)
    default: .nan
    }
  }
}

/// A log of the times and results of completions.
final class Ends {
  private(set) var all: [(time: Double, finished: Bool)] = []

  func record(_ finished: Bool) { all.append((CACurrentMediaTime(), finished)) }

  /// Returns whether there was a single completion, at a time.
  func isOne(at time: Double, finished: Bool = true) -> Bool {
    all.count == 1 && all[0].finished == finished && isClose(all[0].time, time, within: 1e-6 * max(1, time))
  }
}
