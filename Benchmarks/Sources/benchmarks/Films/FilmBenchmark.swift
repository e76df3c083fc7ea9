import Foundation
import LottiePlayer
import Staging

/// Compares the frames of every Lottie file in a folder with those of rlottie, where rlottie draws the file.
///
/// Prints a line per file.
func measureFilms(_ harness: inout Harness) {
  guard harness.includes("films") || harness.filter.hasPrefix("films ") else { return }
  let names = FilmFolder.names
  guard !names.isEmpty else { return print("films: no files in \(FilmFolder.path); skipped") }
  guard let library = RLottie() else {
    return print("films: rlottie isn't installed (librlottie-dev on Debian); skipped")
  }
  print(FilmResult.header)
  onOneProcessor {
    for name in names where harness.includes("films \(name)") {
      guard let result = FilmResult(name, library, &harness) else { continue }
      print(result.text)
      result.record(in: &harness)
    }
  }
}

/// The time of a frame in milliseconds, in both render modes and by rlottie.
private struct FilmResult {
  let name: String
  let screen: Double
  let context: Double
  /// The time of rlottie; nil if it can't read the file, or draws nothing.
  let rlottie: Double?

  static let modes = [RenderMode.screen, .context]

  /// Measures a file; nil if it isn't a Lottie file.
  init?(_ name: String, _ library: RLottie, _ harness: inout Harness) {
    let path = FilmFolder.path + "/" + name
    guard let animation = try? LottieAnimation(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    let film = FilmRendering(animation, path: path)
    let first = film.renderWithRLottie(library)
    var best = [Double](repeating: .infinity, count: 2)
    var rlottieTime = first.flatMap { $0.isBlank ? nil : $0.seconds }
    for _ in 0..<6 {
      for (index, mode) in Self.modes.enumerated() {
        let pass = film.render(mode)
        if let first, rlottieTime != nil {
          harness.check(pass.size == first.size, "\(name): \(pass.size) instead of \(first.size)")
          harness.check(!pass.isBlank, "\(name): the mode \(mode) draws nothing")
        }
        best[index] = min(best[index], pass.seconds)
      }
      if let best = rlottieTime, let pass = film.renderWithRLottie(library) {
        rlottieTime = min(best, pass.seconds)
      }
    }
    let perFrame = 1e3 / Double(film.frames.count)
    self.name = name
    (screen, context, rlottie) = (best[0] * perFrame, best[1] * perFrame, rlottieTime.map { $0 * perFrame })
  }

  /// Adds the times of a frame to the table of results.
  func record(in harness: inout Harness) {
    guard let baseline = rlottie.map({ (name: "rlottie", time: $0) }) else { return }
    harness.addFile(name, step: "films, context", time: context, baseline: baseline)
    harness.addFile(name, step: "films, screen", time: screen, baseline: baseline)
  }

  /// Returns the time of rlottie divided by ours; nil if rlottie draws nothing.
  func ratio(_ mode: RenderMode) -> Double? { rlottie.map { $0 / (mode == .screen ? screen : context) } }
}

extension FilmResult {
  static let header = columns("ms per frame", "screen", "context", "rlottie", "ratio", "ratio")

  var text: String {
    let times = [screen, context, rlottie].map { Self.cell($0, 3) }
    let ratios = Self.modes.map { Self.cell(ratio($0), 2) }
    return Self.columns("films \(name)", times[0], times[1], times[2], ratios[0], ratios[1])
  }

  private static func cell(_ number: Double?, _ digits: Int) -> String {
    number.map { Harness.decimal($0, digits) } ?? "-"
  }

  private static func columns(_ name: String, _ cells: String...) -> String {
    cells.reduce(" " + name.padding(toLength: 54, withPad: " ", startingAt: 0)) { line, cell in
      line + String(repeating: " ", count: max(1, 10 - cell.count)) + cell
    }
  }
}
