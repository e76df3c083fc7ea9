import CBaselines
import Foundation
import Lottie
import Staging

/// Lottie films, frame by frame, beside rlottie: every file of a folder that both can read.
///
/// Prints a line for each film as it goes, and one for all.
func measureFilms(_ harness: inout Harness) {
  guard harness.includes("films") || harness.filter.hasPrefix("films ") else { return }
  let names = films()
  guard !names.isEmpty else { return print("films: there are none in \(folder), so none are drawn") }
  guard let library = RLottie() else {
    return print("films: rlottie isn't installed (Debian's librlottie-dev), so there's nothing beside them")
  }
  print(FilmResult.header)
  var results: [FilmResult] = []
  onOneProcessor {
    for name in names where harness.includes("films \(name)") {
      guard let result = FilmResult(name, library, &harness) else { continue }
      print(result.text)
      results.append(result)
    }
  }
  for mode in FilmResult.modes {
    let faster = results.count { $0.ratio(mode) > 1 }
    print("films, \(mode): faster in \(faster) of \(results.count); \(FilmResult.median(results, mode))")
  }
}

/// Keeps all threads that begin meanwhile on one processor: those of rlottie, which share its work, take up to twice the
/// time where they disturb each other.
private func onOneProcessor(_ body: () -> Void) {
  baseline_begin_one_processor()
  defer { baseline_end_one_processor() }
  body()
}

private let folder = "../shared/truth/lottie/samples"

/// The paths in the folder of what may be a film.
private func films() -> [String] {
  let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
  return paths.filter { $0.hasSuffix(".json") || $0.hasSuffix(".lottie") }.sorted()
}

/// What a frame of a film takes here and there, in milliseconds.
private struct FilmResult {
  let name: String
  let screen: Double
  let context: Double
  let rlottie: Double

  static let modes = [RenderMode.screen, .context]

  /// Nil where one of the two can't read the film, or rlottie draws nothing.
  init?(_ name: String, _ library: RLottie, _ harness: inout Harness) {
    let path = folder + "/" + name
    guard let animation = try? LottieAnimation(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    let film = FilmRendering(animation, path: path)
    guard let first = film.theirs(library), !first.isBlank else { return nil }
    var (best, theirs) = ([Double](repeating: .infinity, count: 2), first.seconds)
    for _ in 0..<6 {
      for (index, mode) in Self.modes.enumerated() {
        let pass = film.ours(mode)
        harness.check(pass.size == first.size, "\(name): \(pass.size) instead of \(first.size)")
        harness.check(!pass.isBlank, "\(name): nothing is drawn in mode \(mode)")
        best[index] = min(best[index], pass.seconds)
      }
      theirs = min(theirs, film.theirs(library)?.seconds ?? theirs)
    }
    let perFrame = 1e3 / Double(film.frames.count)
    self.name = name
    (screen, context, rlottie) = (best[0] * perFrame, best[1] * perFrame, theirs * perFrame)
  }

  /// How many times as fast as rlottie a frame is drawn.
  func ratio(_ mode: RenderMode) -> Double { rlottie / (mode == .screen ? screen : context) }
}

extension FilmResult {
  static let header = columns("ms a frame", "screen", "context", "rlottie", "ratio", "ratio")

  var text: String {
    let times = [screen, context, rlottie].map { Harness.decimal($0, 3) }
    let ratios = Self.modes.map { Harness.decimal(ratio($0), 2) }
    return Self.columns("films \(name)", times[0], times[1], times[2], ratios[0], ratios[1])
  }

  static func median(_ results: [FilmResult], _ mode: RenderMode) -> String {
    let ratios = results.map { $0.ratio(mode) }.sorted()
    guard !ratios.isEmpty else { return "none was read by both" }
    return "the middle ratio is \(Harness.decimal(ratios[ratios.count / 2], 2))"
  }

  private static func columns(_ name: String, _ cells: String...) -> String {
    cells.reduce(" " + name.padding(toLength: 54, withPad: " ", startingAt: 0)) { line, cell in
      line + String(repeating: " ", count: max(1, 10 - cell.count)) + cell
    }
  }
}
