import CBaselines
import Foundation
import Lottie
import Staging

/// Lottie films, frame by frame, beside rlottie: every file of a folder; those that rlottie draws too are compared.
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
    let ratios = results.compactMap { $0.ratio(mode) }.sorted()
    guard !ratios.isEmpty else { return print("films: rlottie draws none of them") }
    let faster = ratios.count { $0 > 1 }
    let middle = Harness.decimal(ratios[ratios.count / 2], 2)
    print("films, \(mode): faster in \(faster) of \(ratios.count); the middle ratio is \(middle)")
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
  /// Nil where rlottie can't read the film, or draws nothing.
  let rlottie: Double?

  static let modes = [RenderMode.screen, .context]

  /// Nil for what is no film.
  init?(_ name: String, _ library: RLottie, _ harness: inout Harness) {
    let path = folder + "/" + name
    guard let animation = try? LottieAnimation(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    let film = FilmRendering(animation, path: path)
    let first = film.theirs(library)
    var best = [Double](repeating: .infinity, count: 2)
    var theirs = first.flatMap { $0.isBlank ? nil : $0.seconds }
    for _ in 0..<6 {
      for (index, mode) in Self.modes.enumerated() {
        let pass = film.ours(mode)
        if let first, theirs != nil {
          harness.check(pass.size == first.size, "\(name): \(pass.size) instead of \(first.size)")
          harness.check(!pass.isBlank, "\(name): nothing is drawn in mode \(mode)")
        }
        best[index] = min(best[index], pass.seconds)
      }
      if let known = theirs, let pass = film.theirs(library) { theirs = min(known, pass.seconds) }
    }
    let perFrame = 1e3 / Double(film.frames.count)
    self.name = name
    (screen, context, rlottie) = (best[0] * perFrame, best[1] * perFrame, theirs.map { $0 * perFrame })
  }

  /// How many times as fast as rlottie a frame is drawn; nil where that draws none.
  func ratio(_ mode: RenderMode) -> Double? { rlottie.map { $0 / (mode == .screen ? screen : context) } }
}

extension FilmResult {
  static let header = columns("ms a frame", "screen", "context", "rlottie", "ratio", "ratio")

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
