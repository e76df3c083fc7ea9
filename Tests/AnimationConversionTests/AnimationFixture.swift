import AnimationConversion
import CoreGraphics
import Staging

/// A layer on a stage, and what animations make of it.
struct AnimationFixture {
  let stage = Stage(size: CGSize(width: 2, height: 2))
  let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    layer.backgroundColor = CGColor(srgbRed: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    stage.perform { stage.layer.addSublayer(layer) }
  }

  /// What the presentation has at a key path, at instants that don't decrease, while an animation added at 0 plays.
  func shown(_ animation: CAAnimation, at times: [Double], keyPath: String) -> [Any?] {
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

/// A value as numbers; empty for what has none.
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
