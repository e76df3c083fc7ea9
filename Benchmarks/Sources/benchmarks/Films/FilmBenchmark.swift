import Foundation
import LottiePlayer
import Staging

/// Compares the frames of every Lottie file in a folder with those of ThorVG and rlottie, where they draw the file.
///
/// Prints a line per file.
func measureFilms(_ harness: inout Harness) {
  guard let names = harness.included(FilmFolder.names, of: "films") else { return }
  guard !names.isEmpty else { return print("films: no files in \(FilmFolder.path); skipped") }
  let peers = FilmPeers(for: "films")
  print(FilmResult.header)
  onOneProcessor {
    for name in names {
      guard let result = FilmResult(name, peers, &harness) else { continue }
      print(result.line)
      result.record(in: &harness)
    }
  }
}

/// The time of a frame of one file with each library, in seconds of all threads.
private struct FilmResult {
  let name: String
  /// The time in each of the ``modes``; nil if nothing is drawn.
  let own: [Double?]
  /// The time of each of the ``FilmPeers``; nil for one that isn't installed, can't read the file, or draws nothing.
  let peers: [Double?]

  static let modes = [RenderMode.context, .screen]

  /// Measures a file; nil if it isn't a Lottie file.
  init?(_ name: String, _ peers: FilmPeers, _ harness: inout Harness) {
    let path = FilmFolder.path + "/" + name
    guard let animation = try? LottieAnimation(contentsOf: URL(fileURLWithPath: path)) else { return nil }
    let film = FilmRendering(animation, path: path)
    let passes = FilmPasses(
      inspected: film.passes(.inspection, Self.modes, peers),
      timed: (0..<Self.repeats).map { _ in film.passes(.timing, Self.modes, peers) })
    let times = passes.inspected.indices.map { passes.fastest($0).map { $0 / Double(film.frames.count) } }
    self.name = name
    own = Array(times.prefix(Self.modes.count))
    self.peers = Array(times.dropFirst(Self.modes.count))
    for case (let mode, let pass?) in zip(Self.modes, passes.inspected) {
      harness.check(pass.size == film.size, "\(name): \(pass.size) instead of \(film.size)")
      harness.check(
        !pass.isBlank || self.peers.allSatisfy { $0 == nil }, "\(name): the mode \(mode) draws nothing")
    }
  }

  private static let repeats = 6

  /// Adds the times of a frame to the table of results.
  func record(in harness: inout Harness) {
    for case (let mode, let own?) in zip(Self.modes, own) {
      harness.addFile(name, of: "films", step: "films, \(mode)", own: own, peers: peers)
    }
  }
}

extension FilmResult {
  static let header = FilmLine(
    "ms per frame", "context", "screen", "ThorVG", "rlottie", "ratio", "ratio")

  /// The times, and the ratios in the first mode.
  var line: FilmLine {
    let ratios = peers.map { peer in peer.flatMap { peer in own[0].map { peer / $0 } } }
    return FilmLine(
      name: "films \(name)",
      cells: (own + peers).map { FilmLine.cell($0.map { $0 * 1e3 }, 3) }
        + ratios.map { FilmLine.cell($0, 2) })
  }
}
