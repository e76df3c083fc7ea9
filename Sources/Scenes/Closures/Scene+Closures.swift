import Staging

// Scenes after the two screens of INTUAnimationEngine's demo.

extension Scene {
  /// A box that a closure moves, rounds, colors, and rotates, and a text that it aligns.
  package static let closures = Scene(
    name: "closures", summary: "a box and a text that a closure updates in every frame, forward and back",
    size: CGSize(width: 320, height: 420), duration: 4, highlights: (0..<8).map { Double($0) / 2 }
  ) { stage in
    stage.matchFrameRatesOfFilms()
    EasedScreen(in: stage.layer, scale: stage.scale).toggle()
  }

  /// Three boxes that one spring moves, scales, and rotates.
  package static let spring = Scene(
    name: "spring", summary: "three boxes that one spring moves, scales, and rotates",
    size: CGSize(width: 320, height: 420), duration: 4, highlights: [0, 0.1, 0.2, 0.32, 0.6, 0.95, 1.6, 4]
  ) { stage in
    stage.matchFrameRatesOfFilms()
    SpringScreen(in: stage.layer, scale: stage.scale).start()
  }
}

extension Stage {
  /// Updates the stage every hundredth of a second, so that the frames of films with common rates are among the
  /// updates.
  fileprivate func matchFrameRatesOfFilms() { frameRate = 100 }
}
