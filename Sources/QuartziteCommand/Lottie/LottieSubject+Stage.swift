import LottiePlayer
import Staging

extension LottieSubject {
  /// Adds the animation to an empty stage, scaled to fit and centered, and starts it from its first frame, or backward
  /// from its last one.
  ///
  /// - Returns: The parts of the animation that aren't drawn or couldn't be read, one per line.
  func show(on stage: Stage) -> [String] {
    stage.setBackground(playback.background?.cgColor)
    let layer = stage.perform {
      let layer = makeLayer(in: stage.size)
      stage.layer.addSublayer(layer)
      layer.play()
      return layer
    }
    return layer.unsupportedFeatures.map(\.description) + expressionReports + animation.readingNotes
      + playback.notes
  }

  private func makeLayer(in size: CGSize) -> LottieAnimationLayer {
    let layer = LottieAnimationLayer(animation, features: features)
    if !images.isEmpty { layer.imageProvider = ReplacedImages(images: images) }
    layer.animationSpeed = playback.speed
    if playback.bounces { layer.loopMode = .repeatBackwards(1) }
    layer.position = CGPoint(x: size.width / 2, y: size.height / 2)
    let scale = min(size.width / animation.size.width, size.height / animation.size.height)
    layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
    return layer
  }
}
