package import Staging

// Scenes after the two screens of INTUAnimationEngine's demo.

/// A box that a closure moves, rounds, colors, and rotates, and a text that it aligns.
package struct ClosuresScene: Scene {
  package static let summary = "a box and a text that a closure updates in every frame, forward and back"
  package let size = CGSize(width: 320, height: 420)
  package let length = SceneLength.seconds(4)
  package let highlights = (0..<8).map { Double($0) / 2 }

  package init() {}

  package func build(on stage: Stage) {
    stage.matchFrameRatesOfFilms()
    EasedScreen(in: stage.layer, scale: stage.scale).toggle()
  }
}

/// Three boxes that one spring moves, scales, and rotates.
package struct SpringScene: Scene {
  package static let summary = "three boxes that one spring moves, scales, and rotates"
  package let size = CGSize(width: 320, height: 420)
  package let length = SceneLength.seconds(4)
  package let highlights = [0, 0.1, 0.2, 0.32, 0.6, 0.95, 1.6, 4]

  package init() {}

  package func build(on stage: Stage) {
    stage.matchFrameRatesOfFilms()
    SpringScreen(in: stage.layer, scale: stage.scale).start()
  }
}

extension Stage {
  /// Updates the stage every hundredth of a second, so that the frames of films with common rates are among the
  /// updates.
  fileprivate func matchFrameRatesOfFilms() { frameRate = 100 }
}
