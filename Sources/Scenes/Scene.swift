package import Staging

/// A small film that shows what layers can do: what the command line renders and the tests look at.
package struct Scene: Sendable {
  /// What it's called on the command line.
  package let name: String
  /// What it shows, in one line.
  package let summary: String
  /// The extent in points.
  package let size: CGSize
  /// How long it's worth watching, in seconds; a scene that repeats has one round.
  package let duration: Double
  /// Eight instants that tell its story, in seconds.
  package let highlights: [Double]
  /// Builds the scene on a stage of its size, at the stage's time, inside `perform`.
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

  /// A stage on which the scene has just begun.
  package func stage(
    scale: CGFloat = 1, size: CGSize? = nil, mode: RenderMode = .screen, threads: Int = 1
  ) -> Stage {
    let stage = Stage(size: size ?? self.size, scale: scale, mode: mode, threads: threads)
    stage.perform { build(stage) }
    return stage
  }
}

extension Scene {
  /// All scenes, by name.
  package static let all: [Scene] = [
    .login, .loginController, .views, .ring, .card, .closures, .spring, .statement, .choreography,
    .conversions,
    .effects,
  ]

  /// Finds a scene by its name, upper and lower case alike.
  package static func named(_ name: String) -> Scene? { all.first { $0.name == name.lowercased() } }
}
