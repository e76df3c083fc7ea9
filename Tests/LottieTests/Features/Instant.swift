import QuartzCore
import Testing

@testable import Lottie

/// What a film shows at a frame.
struct Instant: Sendable, CustomTestStringConvertible {
  let film: String
  let frame: Double
  let grid: String
  var features: LottieFeatures
  var modes: [RenderMode]

  init(
    _ film: String, _ frame: Double, _ grid: String, _ features: LottieFeatures = .all,
    in modes: [RenderMode] = [.screen, .context]
  ) {
    (self.film, self.frame, self.features, self.modes) = (film, frame, features, modes)
    self.grid = grid
  }

  var testDescription: String { "\(film) at \(frame)" }

  /// Six times the same row.
  static func bars(_ row: String) -> String { Array(repeating: row, count: 6).joined(separator: " ") }

  /// The same in the two middle rows alone.
  static func band(_ row: String) -> String { "...... ...... \(row) \(row) ...... ......" }

  /// Draws the film and compares.
  func expect() throws {
    let animation = try LottieAnimation.feature(film)
    for mode in modes {
      let drawn = FilmGrid(animation, frame: frame, mode, features)
      #expect(drawn == FilmGrid(grid), "\(film) at \(frame), \(mode)")
    }
  }
}
