package import Staging

/// A small demonstration of layers and animations, which the command line renders and tests examine.
package struct Scene: Sendable {
  /// The name on the command line.
  package let name: String
  /// The content in one line.
  package let summary: String
  /// The size in points.
  package let size: CGSize
  /// The duration in seconds; for a scene that repeats, the duration of one pass.
  package let duration: Double
  /// Eight times that summarize the scene, in seconds.
  package let highlights: [Double]
  /// Builds the scene on an empty stage. Called inside `perform`; the stage's time is the scene's beginning.
  package let build: @Sendable (Stage) -> Void

  package init(
    name: String, summary: String, size: CGSize, duration: Double, highlights: [Double],
    build: @escaping @Sendable (Stage) -> Void
  ) {
    self.name = name
    self.summary = summary
    self.size = size
    self.duration = duration
    self.highlights = highlights
    self.build = build
  }

  /// Returns a stage at the scene's beginning.
  package func stage(
    scale: CGFloat = 1, size: CGSize? = nil, mode: RenderMode = .screen, threads: Int = 1
  ) -> Stage {
    let stage = Stage(size: size ?? self.size, scale: scale, mode: mode, threads: threads)
    stage.perform { build(stage) }
    return stage
  }
}

extension Scene {
  /// All scenes.
  package static let all: [Scene] = [
    .login, .loginController, .views, .ring, .card, .closures, .spring, .statement, .choreography,
    .conversions, .effects,
  ]

  /// Returns the scene of a name in any case; nil if there is none.
  package static func named(_ name: String) -> Scene? { all.first { $0.name == name.lowercased() } }
}
