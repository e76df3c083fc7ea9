/// Compares reading Lottie files and drawing every frame of their films once with ThorVG and rlottie.
///
/// Prints a line per file and a summary, which omits the files of which a library draws nothing.
func measureWholeFilms(_ harness: inout Harness) {
  let names = FilmFile.names(of: "whole film", in: harness)
  guard !names.isEmpty else { return }
  let peers = FilmPeers(for: "whole film")
  var results: [WholeFilmResult] = []
  onOneProcessor {
    for name in names {
      guard let result = WholeFilmResult(name, peers) else { continue }
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

  /// Measures a file; nil if it isn't a Lottie file, or draws nothing.
  init?(_ name: String, _ peers: FilmPeers) {
    guard let file = FilmFile(name) else { return nil }
    let attempts = (0..<Self.repeats).map { file.passes(frameCount: file.frameCount, peers, attempt: $0) }
    func best(_ library: Int) -> Double? {
      attempts.compactMap { $0[library] }.filter { !$0.isBlank }.map(\.seconds).min()
    }
    guard let own = best(0) else { return nil }
    (self.name, self.frameCount, self.own) = (name, file.frameCount, own)
    (thorVG, rlottie) = (best(1), best(2))
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
