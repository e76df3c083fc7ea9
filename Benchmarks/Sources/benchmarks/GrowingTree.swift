import Staging

/// A stage with many small layers.
final class GrowingTree: PictureSequence {
  private static let (width, height) = (1280, 720)
  private let stage: Stage

  /// - Parameters:
  ///   - offset: The offset of all layers from their positions in the picture, in points.
  ///   - isAnimated: Whether the layers move.
  ///   - threads: The number of threads that draw.
  init(count: Int, offset: Double = 0, isAnimated: Bool = true, threads: Int = 1) {
    stage = Stage(size: CGSize(width: Self.width, height: Self.height), threads: threads)
    let animation = CABasicAnimation(keyPath: "position.x")
    (animation.byValue, animation.duration) = (40, 10_000)
    stage.perform {
      for index in 0..<count {
        let layer = CALayer()
        layer.bounds.size = CGSize(width: 4, height: 4)
        layer.position = CGPoint(
          x: offset + Double(index % 311) * 4, y: Double(index / 311 * 7 % Self.height) + 0.25)
        layer.backgroundColor = CGColor(srgbRed: CGFloat(index % 7) / 7, green: 0.5, blue: 0.7, alpha: 1)
        if isAnimated { layer.add(animation, forKey: nil) }
        stage.layer.addSublayer(layer)
      }
    }
    _ = stage.picture()
  }

  /// Draws the next of 60 pictures a second.
  func draw() -> UInt64 {
    stage.advance(to: stage.time + 1.0 / 60)
    return UInt64(stage.picture().width)
  }

  var pixels: [UInt32] { stage.pixels }

  func moveOne() {
    stage.perform {
      CATransaction.setDisableActions(true)
      stage.layer.sublayers?[500].position.x += 1
    }
  }

  func replaceOne() {
    stage.perform {
      CATransaction.setDisableActions(true)
      guard let old = stage.layer.sublayers?[500] else { return }
      let new = CALayer()
      (new.bounds, new.position, new.backgroundColor) = (old.bounds, old.position, old.backgroundColor)
      stage.layer.replaceSublayer(old, with: new)
    }
  }
}
