import Foundation
import LottiePlayer
import Staging

/// Compares reading Lottie files and drawing every frame of their films once with ThorVG and rlottie.
///
/// Prints a line per file and a summary, which omits the files of which a library draws nothing.
func measureWholeFilms(_ harness: inout Harness) {
  guard harness.includes("whole film") || harness.filter.hasPrefix("whole film ") else { return }
  let names = FilmFolder.names.filter { $0.hasSuffix(".json") && harness.includes("whole film \($0)") }
  guard !names.isEmpty else { return print("whole film: no files in \(FilmFolder.path); skipped") }
  let (thorVG, rlottie) = (ThorVG(), RLottie())
  if thorVG == nil { print("whole film: ThorVG isn't installed (pip install thorvg-python)") }
  if rlottie == nil { print("whole film: rlottie isn't installed (librlottie-dev on Debian)") }
  var results: [WholeFilmResult] = []
  onOneProcessor {
    for name in names {
      guard let result = WholeFilmResult(name, thorVG, rlottie) else { continue }
      print(result.text)
      result.record(in: &harness)
      results.append(result)
    }
  }
  for (peer, seconds) in [("ThorVG", \WholeFilmResult.thorVG), ("rlottie", \.rlottie)] {
    let ratios = results.compactMap { result in result[keyPath: seconds].map { $0 / result.own } }.sorted()
    guard !ratios.isEmpty else { continue }
    print(
      "whole film, \(peer): faster in \(ratios.count { $0 > 1 }) of \(ratios.count); the median ratio is "
        + Harness.decimal(ratios[ratios.count / 2], 2))
  }
}

/// The time of reading one file and drawing its film with each library, in seconds of all threads.
private struct WholeFilmResult {
  let name: String
  let frameCount: Int
  let own: Double
  /// Nil if ThorVG isn't installed, can't read the file, or draws nothing.
  let thorVG: Double?
  /// Nil if rlottie isn't installed, can't read the file, or draws nothing.
  let rlottie: Double?

  /// Measures a file; nil if it isn't a Lottie file.
  init?(_ name: String, _ thorVG: ThorVG?, _ rlottie: RLottie?) {
    let path = FilmFolder.path + "/" + name
    guard let animation = try? LottieAnimation(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    let size = FilmRendering(animation, path: path).size
    let pixels = (width: Int(size.width), height: Int(size.height))
    let frameCount = max(1, Int((animation.endFrame - animation.startFrame).rounded(.up)))
    func seconds(_ pass: FilmPass?) -> Double? { pass.flatMap { $0.isBlank ? nil : $0.seconds } }
    var times: [[Double?]] = []
    for attempt in 0..<Self.repeats {
      times.append([
        FilmPass(throughFileAt: path, frameCount: frameCount, size: size).seconds,
        seconds(thorVG?.pass(throughFileAt: path, frameCount: frameCount, size: pixels)),
        seconds(rlottie?.pass(throughFileAt: path, frameCount: frameCount, size: pixels, attempt: attempt)),
      ])
    }
    let best = (0..<3).map { library in times.compactMap { $0[library] }.min() }
    (self.name, self.frameCount) = (name, frameCount)
    (own, self.thorVG, self.rlottie) = (best[0] ?? .infinity, best[1], best[2])
  }

  private static let repeats = 3

  var text: String {
    let cells = [own, thorVG, rlottie].map { seconds in seconds.map { Harness.decimal($0 * 1e3, 2) } ?? "-" }
    return
      " whole film \(name), \(frameCount) frames: \(cells[0]) ms, ThorVG \(cells[1]), rlottie \(cells[2])"
  }

  /// Adds the times to the table of results.
  func record(in harness: inout Harness) {
    for (library, seconds) in [("ThorVG", thorVG), ("rlottie", rlottie)] {
      harness.addFile(
        "whole film: \(name)", time: own * 1e3, baseline: seconds.map { (library, $0 * 1e3) })
    }
  }
}

extension FilmPass {
  /// Notes whether a frame shows anything, and excludes that from the measured time.
  mutating func note(_ pixels: some Sequence<UInt32>) {
    guard isBlank else { return }
    let start = processSeconds()
    isBlank = pixels.allSatisfy { $0 == 0 }
    seconds -= processSeconds() - start
  }

  /// Reads a Lottie file and draws its frames one after another on a stage.
  fileprivate init(throughFileAt path: String, frameCount: Int, size: CGSize) {
    let start = processSeconds()
    guard let animation = try? LottieAnimation(contentsOf: URL(fileURLWithPath: path)) else { return }
    let stage = Stage(size: size, mode: .context)
    stage.perform { stage.play(animation) }
    for frame in 0..<frameCount {
      if frame > 0 { stage.advance(to: Double(frame) / animation.frameRate) }
      _ = stage.picture()
    }
    seconds = processSeconds() - start
  }
}

extension RLottie {
  /// Reads a Lottie file and draws its frames one after another; nil if rlottie can't read it.
  ///
  /// - Parameter attempt: The number of times that the file was read before. rlottie would return the same animation.
  fileprivate func pass(
    throughFileAt path: String, frameCount: Int, size: (width: Int, height: Int), attempt: Int
  ) -> FilmPass? {
    var pass = FilmPass(size: size)
    let start = processSeconds()
    guard let json = try? String(contentsOfFile: path, encoding: .utf8),
      let animation = animation(json: json, key: "\(path) whole \(attempt)")
    else { return nil }
    defer { destroy(animation) }
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    for frame in 0..<frameCount {
      render(animation, frame: frame, into: &pixels, width: size.width, height: size.height)
      pass.note(pixels)
    }
    pass.seconds += processSeconds() - start
    return pass
  }
}
