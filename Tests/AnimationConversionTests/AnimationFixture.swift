import AnimationConversion
import CoreGraphics
import Staging

/// A layer on a stage, with the values that animations show.
struct AnimationFixture {
  let stage = Stage(size: CGSize(width: 2, height: 2))
  let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    layer.backgroundColor = CGColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    stage.perform { stage.layer.addSublayer(layer) }
  }

  /// Returns the presentation's values at a key path and ascending times, while an animation that is added at 0 plays.
  func presentationValues(_ animation: CAAnimation, at times: [Double], keyPath: String) -> [Any?] {
    stage.perform {
      layer.removeAllAnimations()
      layer.add(animation, forKey: nil)
    }
    let start = stage.time
    return times.map { time in
      stage.advance(to: start + time)
      return layer.presentation()?.value(forKeyPath: keyPath)
    }
  }
}

/// Returns a value as numbers; an empty array for other types.
func numbers(_ value: Any?) -> [Double] {
  switch value {
  case let number as NSNumber: [number.doubleValue]
  case let number as CGFloat: [Double(number)]
  case let number as Float: [Double(number)]
  case let point as CGPoint: [Double(point.x), Double(point.y)]
  case let size as CGSize: [Double(size.width), Double(size.height)]
  case let rect as CGRect: [rect.minX, rect.minY, rect.width, rect.height].map { Double($0) }
  case let color as CGColor: color.components?.map { Double($0) } ?? []
  case let m as CATransform3D:
    [
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42, m.m43,
      m.m44,
    ]
    .map { Double($0) }
  case let list as [Any]: list.flatMap { numbers($0) }
  default: []
  }
}

/// The type of a structure; nil for other values, which have several types for the same numbers.
func structureName(_ value: Any?) -> String? {
  switch value {
  case is CGPoint: "CGPoint"
  case is CGSize: "CGSize"
  case is CGRect: "CGRect"
  case is CATransform3D: "CATransform3D"
  default: nil
  }
}
