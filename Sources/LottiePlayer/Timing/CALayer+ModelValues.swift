import Foundation
import LayerTree
import MotionCore
import QuartzCore

extension CALayer {
  /// Sets the model value of a key path to a value of an animation.
  ///
  /// The most common properties are set directly, because key-value coding takes several times as long.
  func setModelValue(_ value: Any?, forKeyPath keyPath: String) {
    if !setCommonValue(value, forKeyPath: keyPath) { setValue(value, forKeyPath: keyPath) }
  }

  /// Sets one of the most common properties; returns false for any other one, and for a value of another type.
  ///
  /// The key path decides which type the value is cast to, because a cast that fails is slow.
  private func setCommonValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    switch keyPath {
    case "position": assign(value) { position = $0 as CGPoint }
    case "position.x": assign(value) { position.x = $0 as Double }
    case "position.y": assign(value) { position.y = $0 as Double }
    case "anchorPoint": assign(value) { anchorPoint = $0 as CGPoint }
    case "transform": assign(value) { transform = $0 as CATransform3D }
    case "opacity": assign(value) { opacity = Float($0 as Double) }
    default:
      if let part = TransformPart.index(ofKeyPath: keyPath) {
        assignTransformPart(part, value)
      } else if let shape = self as? CAShapeLayer {
        shape.setCommonShapeValue(value, forKeyPath: keyPath)
      } else if let gradient = self as? CAGradientLayer {
        gradient.setGradientValue(value, forKeyPath: keyPath)
      } else {
        false
      }
    }
  }

  /// Sets a part of the transform; returns false for a value that isn't a finite number.
  private func assignTransformPart(_ part: Int, _ value: Any?) -> Bool {
    guard let number = value as? Double, number.isFinite else { return false }
    setTransformPart(part, to: number)
    return true
  }
}

extension TransformPart {
  /// Returns the index of the part of a layer's transform that a film animates by a key path; nil for other key paths.
  ///
  /// This is much faster than to resolve a key path of any class.
  static func index(ofKeyPath keyPath: String) -> Int? {
    switch keyPath {
    case "transform.scale.x": scale
    case "transform.scale.y": scale + 1
    case "transform.rotation.x": rotation
    case "transform.rotation.y": rotation + 1
    case "transform.rotation.z": rotation + 2
    default: nil
    }
  }
}

extension CAGradientLayer {
  fileprivate func setGradientValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    switch keyPath {
    case "colors": assign(value) { colors = $0 as [CGColor] }
    case "locations": assign(value) { locations = $0 as [NSNumber] }
    case "startPoint": assign(value) { startPoint = $0 as CGPoint }
    case "endPoint": assign(value) { endPoint = $0 as CGPoint }
    default: false
    }
  }
}

extension CAShapeLayer {
  fileprivate func setCommonShapeValue(_ value: Any?, forKeyPath keyPath: String) -> Bool {
    switch keyPath {
    case "path": assign(value) { path = $0 as CGPath }
    case "fillColor": assign(value) { fillColor = $0 as CGColor }
    case "strokeColor": assign(value) { strokeColor = $0 as CGColor }
    case "lineWidth": assign(value) { lineWidth = $0 as Double }
    case "miterLimit": assign(value) { miterLimit = $0 as Double }
    case "lineDashPhase": assign(value) { lineDashPhase = $0 as Double }
    case "strokeStart": assign(value) { strokeStart = $0 as Double }
    case "strokeEnd": assign(value) { strokeEnd = $0 as Double }
    default: false
    }
  }
}

/// Passes a value to a closure if it has the closure's type, and returns whether it has.
private func assign<Value>(_ value: Any?, _ set: (Value) -> Void) -> Bool {
  guard let value = value as? Value else { return false }
  set(value)
  return true
}
