import Staging

// The two screens of the demonstration that comes with INTUAnimationEngine.

extension Scene {
  /// A box that a closure moves, rounds, colors and turns; a text that it aligns.
  package static let closures = Scene(
    name: "closures", summary: "a box and a text that a closure sets in every frame, there and back",
    size: CGSize(width: 320, height: 420), duration: 4, highlights: (0..<8).map { Double($0) / 2 }
  ) { stage in
    stage.matchFilms()
    EasedScreen(in: stage.layer, scale: stage.scale).toggle()
  }

  /// Three boxes on one spring: moved, scaled, turned.
  package static let spring = Scene(
    name: "spring", summary: "three boxes that one spring moves, scales and turns",
    size: CGSize(width: 320, height: 420), duration: 4, highlights: [0, 0.1, 0.2, 0.32, 0.6, 0.95, 1.6, 4]
  ) { stage in
    stage.matchFilms()
    SpringScreen(in: stage.layer, scale: stage.scale).start()
  }
}

extension Stage {
  /// Shows a frame at every hundredth of a second: where those of films are.
  fileprivate func matchFilms() { frameRate = 100 }
}
