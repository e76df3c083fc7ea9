/// Compares reading Lottie files and drawing every frame of their films once with ThorVG and rlottie.
///
/// Prints a line per file. The summary omits the files of which a library draws nothing.
func measureWholeFilms(_ harness: inout Harness) {
  let files = FilmFile.files(of: "whole film", in: harness)
  guard !files.isEmpty else { return }
  let peers = FilmPeers(for: "whole film")
  onOneProcessor {
    for file in files {
      guard let result = WholeFilmResult(file, peers) else { continue }
      print(result.text)
      harness.addFile(
        file.name, of: "whole film", step: "whole film" + file.size.suffix, own: result.own,
        peers: result.peers)
    }
  }
}

/// The time of reading one file and drawing its film with each library, in seconds of all threads.
private struct WholeFilmResult {
  let file: FilmFile
  let own: Double
  /// The time of each of the ``FilmPeers``; nil for one that isn't installed, can't read the file, or draws nothing.
  let peers: [Double?]

  /// Measures a file; nil if it can't be read, or draws nothing.
  init?(_ file: FilmFile, _ peers: FilmPeers) {
    let inspected = file.passes(.inspection, frameCount: file.frameCount, peers)
    guard inspected[0]?.isBlank == false else { return nil }
    var attempts: [[FilmPass?]] = []
    var seconds = 0.0
    while attempts.count < Self.repeats.lowerBound
      || attempts.count < Self.repeats.upperBound && seconds < Self.leastSeconds
    {
      attempts.append(file.passes(.timing, frameCount: file.frameCount, peers))
      seconds += attempts.last?[0]?.seconds ?? 0
    }
    let passes = FilmPasses(inspected: inspected, timed: attempts)
    guard let own = passes.fastest(0) else { return nil }
    (self.file, self.own, self.peers) = (file, own, [passes.fastest(1), passes.fastest(2)])
  }

  private static let repeats = 3...25
  /// Films are repeated until this library has taken so long, unless that takes too many repeats.
  private static let leastSeconds = 0.3

  var text: String {
    let cells = ([own] + peers).map { seconds in FilmLine.cell(seconds.map { $0 * 1e3 }, 2) }
    return " whole film \(file.name)\(file.size.suffix), \(file.frameCount) frames: "
      + "\(cells[0]) ms, ThorVG \(cells[1]), rlottie \(cells[2])"
  }
}
