public import QuartzCore

/// The length of a film of a scene.
public enum SceneLength: Hashable, Sendable {
  /// A number of seconds, above 0. A scene that repeats states the length of one pass.
  case seconds(CFTimeInterval)

  /// The time until no animation runs and nothing is scheduled.
  ///
  /// The scene is played once without drawing to measure it. Particles of emitters aren't waited for.
  ///
  /// - Parameter limit: The time in seconds after which the scene is considered not to end, which is an error. The
  ///   default is 60.
  case untilStill(limit: CFTimeInterval = 60)
}

extension Scene {
  /// Returns the length in seconds, at the scene's own size.
  ///
  /// - Throws: ``SceneError`` if the length isn't above 0 and finite, or if the scene doesn't become still.
  public func duration() throws(SceneError) -> CFTimeInterval {
    try checkSize()
    switch length {
    case .seconds(let seconds):
      guard seconds > 0, seconds.isFinite else {
        throw SceneError(
          "the scene '\(Self.name)' has a length of \(seconds) s; expected a finite number above 0")
      }
      return seconds
    case .untilStill(let limit):
      guard let end = stage().timeOfStillness(before: limit) else {
        throw SceneError(
          "the scene '\(Self.name)' still moves after \(limit) s; expected a length in seconds or another limit"
        )
      }
      guard end > 0 else {
        throw SceneError(
          "the scene '\(Self.name)' doesn't move, so it has no length of its own; expected a length in seconds"
        )
      }
      return end
    }
  }

  private func checkSize() throws(SceneError) {
    guard Stage.canShow(size: size, scale: 1) else {
      throw SceneError(
        "the scene '\(Self.name)' has a size of \(size.width) × \(size.height) points; expected numbers above 0 and "
          + "at most \(Stage.maximumPixelCount) pixels")
    }
  }
}

extension Stage {
  /// Advances to the instant after which nothing moves and nothing is scheduled.
  ///
  /// - Returns: The instant in seconds; nil if there is none before the limit.
  func timeOfStillness(before limit: CFTimeInterval) -> CFTimeInterval? {
    while isMoving || nextEventTime != nil {
      guard let next = nextEventTime, next <= limit else { return nil }
      advance(to: max(next, time))
    }
    return time
  }
}

/// The reason why a scene can't be shown.
public struct SceneError: Error, Hashable, CustomStringConvertible {
  /// One line that says what is wrong and what was expected.
  public let description: String

  init(_ description: String) { self.description = description }
}
