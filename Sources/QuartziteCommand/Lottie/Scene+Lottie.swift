import Lottie
import Scenes
import Staging

extension Scene {
  /// A film as large as fits on the stage, in its middle; it begins with its first frame.
  static func film(_ film: LottieFilm) -> Scene {
    let animation = film.animation
    return Scene(
      name: film.path, summary: "a Lottie film", size: animation.size, duration: animation.duration,
      highlights: (0..<8).map { animation.duration * Double($0) / 8 }
    ) { stage in
      let layer = LottieAnimationLayer(animation)
      layer.position = CGPoint(x: stage.size.width / 2, y: stage.size.height / 2)
      let scale = min(
        stage.size.width / animation.size.width, stage.size.height / animation.size.height)
      layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
      stage.layer.addSublayer(layer)
      layer.play()
    }
  }
}

extension Stage {
  /// The layer of the film that the stage shows; nil where it shows a scene.
  var film: LottieAnimationLayer? { layer.sublayers?.first as? LottieAnimationLayer }
}
