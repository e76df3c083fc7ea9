/// The time until a Lottie file is ready, in seconds of all threads.
struct FilmReadiness {
  /// The time of reading the file.
  let load: Double
  /// The time of building the layers of the first frame and drawing it.
  let firstFrame: Double
  /// Whether the first frame is transparent.
  let isBlank: Bool

  /// The shortest times in which the library at an index read a file and drew its first frame; nil if there are none.
  init?(_ passes: FilmPasses, _ library: Int) {
    let timed = passes.timed.compactMap { $0[library] }
    guard let isBlank = passes.inspected[library]?.isBlank, let load = timed.map(\.loadSeconds).min(),
      let firstFrame = timed.map({ $0.seconds - $0.loadSeconds }).min()
    else { return nil }
    (self.load, self.firstFrame, self.isBlank) = (load, firstFrame, isBlank)
  }
}

/// Compares reading Lottie files and drawing their first frames with ThorVG and rlottie.
///
/// Prints a line per file. The summary omits the files of which only one library draws the first frame.
func measureFilmReadiness(_ harness: inout Harness) {
  let files = FilmFile.files(of: "readiness", in: harness)
  guard !files.isEmpty else { return }
  let peers = FilmPeers(for: "readiness")
  print(ReadinessResult.header)
  onOneProcessor {
    for file in files {
      guard let result = ReadinessResult(file, peers) else { continue }
      print(result.line)
      result.record(in: &harness)
    }
  }
}

/// The readiness of one file in each library.
private struct ReadinessResult {
  let file: FilmFile
  let own: FilmReadiness
  /// The readiness in each of the ``FilmPeers``; nil for one that isn't installed or can't read the file.
  let peers: [FilmReadiness?]

  /// Measures a file; nil if it can't be read.
  init?(_ file: FilmFile, _ peers: FilmPeers) {
    let passes = FilmPasses(
      inspected: file.passes(.inspection, frameCount: 1, peers),
      timed: (0..<Self.repeats).map { _ in file.passes(.timing, frameCount: 1, peers) })
    guard let own = FilmReadiness(passes, 0) else { return nil }
    (self.file, self.own, self.peers) = (file, own, [1, 2].map { FilmReadiness(passes, $0) })
  }

  private static let repeats = 25

  /// Adds the times of loading, which doesn't depend on the size, and of the first frame to the table of results.
  func record(in harness: inout Harness) {
    if file.size == .standard { record("load", \.load, in: &harness) }
    record("first frame" + file.size.suffix, \.firstFrame, in: &harness)
  }

  private func record(_ step: String, _ time: KeyPath<FilmReadiness, Double>, in harness: inout Harness) {
    harness.addFile(
      file.name, of: "readiness", step: step, own: own[keyPath: time],
      peers: peers.map { comparable($0)?[keyPath: time] })
  }

  /// Returns another library's readiness, or nil if only one of the two draws the first frame.
  func comparable(_ peer: FilmReadiness?) -> FilmReadiness? {
    peer.flatMap { $0.isBlank == own.isBlank ? $0 : nil }
  }
}

extension ReadinessResult {
  static let header = FilmLine("ms", "load", "ThorVG", "rlottie", "first", "ThorVG", "rlottie")

  var line: FilmLine {
    func cells(_ time: KeyPath<FilmReadiness, Double>) -> [String] {
      ([own] + peers).map { readiness in FilmLine.cell(readiness.map { $0[keyPath: time] * 1e3 }, 3) }
    }
    return FilmLine(
      name: "readiness \(file.name)\(file.size.suffix)", cells: cells(\.load) + cells(\.firstFrame))
  }
}
