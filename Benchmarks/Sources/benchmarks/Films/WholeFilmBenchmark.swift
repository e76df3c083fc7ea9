/// Compares reading Lottie files and drawing every frame of their films once with ThorVG and rlottie.
///
/// Prints a line per file. The summary omits the files of which a library draws nothing.
func measureWholeFilms(_ harness: inout Harness) {
  let names = FilmFile.names(of: "whole film", in: harness)
  guard !names.isEmpty else { return }
  let peers = FilmPeers(for: "whole film")
  onOneProcessor {
    for name in names {
      guard let result = WholeFilmResult(name, peers) else { continue }
      print(result.text)
      harness.addFile(name, step: "whole film", own: result.own, peers: result.peers)
    }
  }
}

/// The time of reading one file and drawing its film with each library, in seconds of all threads.
private struct WholeFilmResult {
  let name: String
  let frameCount: Int
  let own: Double
  /// The time of each of the ``FilmPeers``; nil for one that isn't installed, can't read the file, or draws nothing.
  let peers: [Double?]

  /// Measures a file; nil if it isn't a Lottie file, or draws nothing.
  init?(_ name: String, _ peers: FilmPeers) {
    guard let file = FilmFile(name) else { return nil }
    let attempts = (0..<Self.repeats).map { _ in file.passes(frameCount: file.frameCount, peers) }
    func best(_ library: Int) -> Double? {
      attempts.compactMap { $0[library] }.filter { !$0.isBlank }.map(\.seconds).min()
    }
    guard let own = best(0) else { return nil }
    (self.name, self.frameCount, self.own) = (name, file.frameCount, own)
    self.peers = [best(1), best(2)]
  }

  private static let repeats = 3

  var text: String {
    let cells = ([own] + peers).map { seconds in seconds.map { Harness.decimal($0 * 1e3, 2) } ?? "-" }
    return
      " whole film \(name), \(frameCount) frames: \(cells[0]) ms, ThorVG \(cells[1]), rlottie \(cells[2])"
  }
}
