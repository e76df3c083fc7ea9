import QuartzCore
import Testing

@testable import LottiePlayer

/// The expected picture of a sample animation at a frame.
struct ExpectedFrame: Sendable, CustomTestStringConvertible {
  let name: String
  let frame: Double
  let grid: String
  var features: LottieFeatures
  var modes: [RenderMode]

  init(
    _ name: String, _ frame: Double, _ grid: String, _ features: LottieFeatures = .all,
    in modes: [RenderMode] = [.screen, .context]
  ) {
    (self.name, self.frame, self.features, self.modes) = (name, frame, features, modes)
    self.grid = grid
  }

  var testDescription: String { "\(name) at \(frame)" }

  /// Six equal rows.
  static func bars(_ row: String) -> String { Array(repeating: row, count: 6).joined(separator: " ") }

  /// A row in the two middle rows, between transparent ones.
  static func band(_ row: String) -> String { "...... ...... \(row) \(row) ...... ......" }

  /// Draws the animation and compares the pictures.
  func check() throws {
    let animation = try LottieAnimation.feature(name)
    for mode in modes {
      let drawn = ColorGrid(animation, frame: frame, mode, features)
      #expect(drawn == ColorGrid(grid), "\(name) at \(frame), \(mode)")
    }
  }
}
