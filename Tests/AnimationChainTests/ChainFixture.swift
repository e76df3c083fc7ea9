import AnimationChain
import CoreGraphics
import Staging

/// A layer of 100 × 100 points with the center (200, 300) on a stage of 400 × 600.
struct ChainFixture {
  let stage = Stage(size: CGSize(width: 400, height: 600))
  let layer = CALayer()

  init() {
    layer.frame = CGRect(x: 150, y: 250, width: 100, height: 100)
    stage.perform { stage.layer.addSublayer(layer) }
  }

  /// Returns the presentation's numbers at a key path.
  func presentationValues(_ keyPath: String) -> [Double] {
    numbers(layer.presentation()?.value(forKeyPath: keyPath))
  }

  /// Returns the model's numbers at a key path.
  func model(_ keyPath: String) -> [Double] { numbers(layer.value(forKeyPath: keyPath)) }
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
  default: []
  }
}

/// A log of events with their times.
final class Log {
  var entries: [String] = []
  func add(_ text: String) { entries.append("\(text) \(shortTime)") }
  private var shortTime: String { String(format: "%.4f", CACurrentMediaTime()) }
}
