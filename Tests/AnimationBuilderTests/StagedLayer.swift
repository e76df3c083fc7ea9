import AnimationBuilder
import QuartzCore
import Staging
import TestSupport

/// A layer that fills a stage of its own.
final class StagedLayer<Layer: CALayer> {
  let stage = Stage(size: CGSize(width: 100, height: 100))
  let layer: Layer

  init(_ layer: Layer) {
    self.layer = layer
    stage.perform {
      layer.frame = stage.layer.bounds
      stage.layer.addSublayer(layer)
    }
  }

  /// Changes the layer at a time, by default now.
  func at(_ time: CFTimeInterval? = nil, _ body: (Layer) -> Void) {
    if let time { stage.advance(to: time) }
    stage.perform { body(layer) }
  }

  /// Advances the stage.
  func advance(to time: CFTimeInterval) { stage.advance(to: time) }

  /// Returns the presentation's number at a key path and a time.
  func presentationValue(_ keyPath: String, at time: CFTimeInterval) -> Double {
    stage.advance(to: time)
    return layer.presentationValue(keyPath)
  }

  /// Returns whether the presentation has a number at a key path and a time, up to rounding.
  func shows(_ value: Double, _ keyPath: String, at time: CFTimeInterval) -> Bool {
    isClose(presentationValue(keyPath, at: time), value, within: 1e-5 * max(1, abs(value)))
  }
}

extension StagedLayer where Layer == CALayer {
  convenience init() { self.init(CALayer()) }
}

extension CALayer {
  func presentationValue(_ keyPath: String) -> Double {
    switch presentation()?.value(forKeyPath: keyPath) {
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Float: Double(number)
    case let number as Int: Double(number)
    case let flag as Bool: flag ? 1 : 0
    default: .nan
    }
  }
}

/// Returns the animation that a builder adds to a layer.
func built<Layer: CALayer>(on layer: Layer, _ build: (AnimationsMaker<Layer>) -> Void) -> CAAnimation? {
  layer.animate(forKey: "built", by: build)
  return layer.animation(forKey: "built")
}

/// Returns a color of components in device RGB.
func rgb(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1) -> CGColor {
  CGColor(red: red, green: green, blue: blue, alpha: alpha)
}
