import Foundation
import LottiePlayer
import Staging

/// The time until a Lottie file is ready, in seconds of all threads.
struct FilmReadiness {
  /// The time of reading the file.
  var load = 0.0
  /// The time of building the layers of the first frame and drawing it.
  var firstFrame = 0.0
  /// Whether the first frame is transparent.
  var isBlank = false

  static let fastest = FilmReadiness(load: .infinity, firstFrame: .infinity)

  /// Keeps the shorter times.
  mutating func improve(by other: FilmReadiness) {
    (load, firstFrame) = (min(load, other.load), min(firstFrame, other.firstFrame))
    isBlank = other.isBlank
  }
}

/// Compares reading Lottie files and drawing their first frames with ThorVG and rlottie.
///
/// Prints a line per file and a summary, which omits the files of which only one library draws the first frame.
func measureFilmReadiness(_ harness: inout Harness) {
  guard harness.includes("readiness") || harness.filter.hasPrefix("readiness ") else { return }
  let names = FilmFolder.names.filter { $0.hasSuffix(".json") && harness.includes("readiness \($0)") }
  guard !names.isEmpty else { return print("readiness: no files in \(FilmFolder.path); skipped") }
  let (thorVG, rlottie) = (ThorVG(), RLottie())
  if thorVG == nil { print("readiness: ThorVG isn't installed (pip install thorvg-python)") }
  if rlottie == nil { print("readiness: rlottie isn't installed (librlottie-dev on Debian)") }
  print(ReadinessResult.header)
  var results: [ReadinessResult] = []
  onOneProcessor {
    for name in names {
      guard let result = ReadinessResult(name, thorVG, rlottie) else { continue }
      print(result.text)
      result.record(in: &harness)
      results.append(result)
    }
  }
  for (peer, readiness) in [("ThorVG", \ReadinessResult.thorVG), ("rlottie", \.rlottie)] {
    for (step, time) in [("load", \FilmReadiness.load), ("first frame", \.firstFrame)] {
      let ratios = results.compactMap { result in
        result.comparable(result[keyPath: readiness]).map { $0[keyPath: time] / result.own[keyPath: time] }
      }.sorted()
      guard !ratios.isEmpty else { continue }
      let faster = ratios.count { $0 > 1 }
      let median = Harness.decimal(ratios[ratios.count / 2], 2)
      print(
        "readiness, \(step), \(peer): faster in \(faster) of \(ratios.count); the median ratio is \(median), "
          + "the least \(Harness.decimal(ratios[0], 2))")
    }
  }
}

/// The readiness of one file in each library.
private struct ReadinessResult {
  let name: String
  let own: FilmReadiness
  /// Nil if ThorVG isn't installed or can't read the file.
  let thorVG: FilmReadiness?
  /// Nil if rlottie isn't installed or can't read the file.
  let rlottie: FilmReadiness?

  /// Measures a file; nil if it isn't a Lottie file.
  init?(_ name: String, _ thorVG: ThorVG?, _ rlottie: RLottie?) {
    let path = FilmFolder.path + "/" + name
    guard let animation = try? LottieAnimation(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    let size = FilmRendering(animation, path: path).size
    let pixels = (width: Int(size.width), height: Int(size.height))
    self.name = name
    var (own, other, another) = (FilmReadiness.fastest, FilmReadiness.fastest, FilmReadiness.fastest)
    for attempt in 0..<Self.repeats {
      own.improve(by: FilmReadiness(ofFileAt: path, size: size))
      if let readiness = thorVG?.readiness(ofFileAt: path, size: pixels) { other.improve(by: readiness) }
      if let readiness = rlottie?.readiness(ofFileAt: path, size: pixels, attempt: attempt) {
        another.improve(by: readiness)
      }
    }
    self.own = own
    self.thorVG = other.load < .infinity ? other : nil
    self.rlottie = another.load < .infinity ? another : nil
  }

  private static let repeats = 5

  /// Adds the times of loading and of the first frame to the table of results.
  func record(in harness: inout Harness) {
    for (step, time) in [("load", \FilmReadiness.load), ("first frame", \.firstFrame)] {
      for (library, readiness) in [("ThorVG", thorVG), ("rlottie", rlottie)] {
        harness.addFile(
          "\(step): \(name)", time: own[keyPath: time] * 1e3,
          baseline: comparable(readiness).map { (library, $0[keyPath: time] * 1e3) })
      }
    }
  }

  /// Returns another library's readiness, or nil if only one of the two draws the first frame.
  func comparable(_ peer: FilmReadiness?) -> FilmReadiness? {
    peer.flatMap { $0.isBlank == own.isBlank ? $0 : nil }
  }
}

extension FilmReadiness {
  /// Reads a Lottie file and draws its first frame on a stage.
  fileprivate init(ofFileAt path: String, size: CGSize) {
    let start = processSeconds()
    guard let animation = try? LottieAnimation(contentsOf: URL(fileURLWithPath: path)) else { return }
    let loaded = processSeconds()
    let stage = Stage(size: size, mode: .context)
    stage.perform { stage.play(animation) }
    let picture = stage.picture()
    (load, firstFrame) = (loaded - start, processSeconds() - loaded)
    isBlank = picture.isBlank
  }
}

extension RLottie {
  /// Reads a Lottie file and draws its first frame; nil if rlottie can't read it.
  ///
  /// - Parameter attempt: The number of times that the file was read before. rlottie would return the same animation.
  fileprivate func readiness(
    ofFileAt path: String, size: (width: Int, height: Int), attempt: Int
  ) -> FilmReadiness? {
    let start = processSeconds()
    guard let json = try? String(contentsOfFile: path, encoding: .utf8),
      let animation = animation(json: json, key: "\(path) \(attempt)")
    else { return nil }
    defer { destroy(animation) }
    let loaded = processSeconds()
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    render(animation, frame: 0, into: &pixels, width: size.width, height: size.height)
    return FilmReadiness(
      load: loaded - start, firstFrame: processSeconds() - loaded, isBlank: pixels.allSatisfy { $0 == 0 })
  }
}

extension ReadinessResult {
  static let header = columns("ms", "load", "ThorVG", "rlottie", "first", "ThorVG", "rlottie")

  var text: String {
    func cells(_ time: KeyPath<FilmReadiness, Double>) -> [String] {
      [own, thorVG, rlottie].map { readiness in
        readiness.map { Harness.decimal($0[keyPath: time] * 1e3, 3) } ?? "-"
      }
    }
    return Self.columns("readiness \(name)", cells(\.load) + cells(\.firstFrame))
  }

  private static func columns(_ name: String, _ cells: String...) -> String { columns(name, cells) }

  private static func columns(_ name: String, _ cells: [String]) -> String {
    cells.reduce(" " + name.padding(toLength: 54, withPad: " ", startingAt: 0)) { line, cell in
      line + String(repeating: " ", count: max(1, 10 - cell.count)) + cell
    }
  }
}
