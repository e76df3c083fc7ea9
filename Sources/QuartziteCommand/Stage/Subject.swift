import Scenes

/// What a stage is to show: a scene of the program's own, or the film of a Lottie file.
struct Subject: Sendable {
  let scene: Scene
  /// The film that the scene shows; nil for one of the program's own.
  let film: LottieFilm?

  init(_ scene: Scene) {
    self.scene = scene
    film = nil
  }

  init(_ film: LottieFilm) {
    scene = .film(film)
    self.film = film
  }

  /// What the first operand names: a scene, even where a file has the same name.
  init(_ arguments: Arguments) throws(CommandError) {
    let name = arguments.operands[0]
    if let scene = Scene.named(name) {
      try arguments.exclude(LottieOptions.all, "it's for Lottie files, and \(name) is a scene")
      self.init(scene)
    } else if LottieFilm.isNamed(name) {
      try self.init(LottieFilm(path: name, arguments))
    } else {
      throw .unknown("scene", name, among: Scene.all.map(\.name), orElse: "a Lottie file")
    }
  }
}
