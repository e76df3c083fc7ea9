import Lottie
import Scenes
import Staging

extension Scene {
  /// A film as large as fits on the stage, in its middle; it begins with its first frame, backward with its last one.
  static func film(_ film: LottieFilm) -> Scene {
    let animation = film.animation
    let duration = film.play.duration(ofFilmOf: animation.duration)
    return Scene(
      name: film.path, summary: "a Lottie film", size: animation.size, duration: duration,
      highlights: (0..<8).map { duration * Double($0) / 8 }
    ) { stage in
      let layer = LottieAnimationLayer(animation, features: film.features)
      layer.animationSpeed = film.play.speed
      if film.play.bounces { layer.loopMode = .repeatBackwards(1) }
      layer.position = CGPoint(x: stage.size.width / 2, y: stage.size.height / 2)
      let scale = min(
        stage.size.width / animation.size.width, stage.size.height / animation.size.height)
      layer.setAffineTransform(CGAffineTransform(scaleX: scale, y: scale))
      stage.layer.backgroundColor = film.play.background?.cgColor
      stage.layer.addSublayer(layer)
      layer.play()
    }
  }
}

extension Stage {
  /// The layer of the film that the stage shows; nil where it shows a scene.
  var film: LottieAnimationLayer? { layer.sublayers?.first as? LottieAnimationLayer }
}
