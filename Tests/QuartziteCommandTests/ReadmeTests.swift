import Foundation
import TestSupport
import Testing

@testable import QuartziteCommand

/// The commands in the README, each run by the built program.
///
/// Films whose pictures the README shows are made exactly as it says, and compared. Other products are made with fewer
/// pixels and frames, since debug builds draw slowly.
@Suite struct ReadmeTests {
  private static let repository = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let readme =
    (try? String(contentsOf: repository.appendingPathComponent("README.md"), encoding: .utf8)) ?? ""

  /// The lines of the blocks of shell commands that run the program, in order.
  ///
  /// `quartzite swift` and packages of scenes need the SDK, which `scripts/test-sdk` makes and tests.
  static let lines: [String] = {
    let blocks = readme.components(separatedBy: "```")
    let shellBlocks = stride(from: 1, to: blocks.count, by: 2).map { blocks[$0] }.filter {
      $0.hasPrefix("sh\n")
    }
    return shellBlocks.flatMap { $0.split(separator: "\n").map(String.init) }.filter {
      $0.hasPrefix("quartzite ") && !$0.hasPrefix("quartzite swift ") && !$0.contains("&&")
    }
  }()

  /// Returns the words of a line, in which single quotes enclose words.
  private func words(of line: String) -> [String] {
    line.components(separatedBy: "'").enumerated().flatMap { index, part in
      index % 2 == 1 ? [part] : part.split(separator: " ").map(String.init)
    }
  }

  /// Whether the README shows the GIF that a line makes.
  private func isShown(_ words: [String]) -> Bool {
    words.contains { $0.hasSuffix(".gif") && Self.readme.contains("(Documentation/\($0))") }
  }

  private func isVideo(_ line: String) -> Bool {
    [".mp4", ".webm", ".mov"].contains { line.contains($0) }
  }

  /// Returns words that make a product of fewer pixels and frames.
  private func reduced(_ words: [String]) -> [String] {
    guard ["render", "filmstrip", "preset"].contains(words[0]), !words.contains("--list") else {
      return words
    }
    var (rest, result): (ArraySlice<String>, [String]) = (words[...], [])
    while let word = rest.popFirst() {
      if ["--scale", "--fps", "--size"].contains(word) { rest.removeFirst() } else { result.append(word) }
    }
    let isFilm = words[0] != "filmstrip" && !words.contains("--at") && !words.contains("--progress")
    return result + ["--scale", "0.06"] + (isFilm ? ["--fps", "2"] : [])
  }

  @Test func `every command of the README runs, and makes the films that it shows`() throws {
    #expect(Self.lines.count > 10)
    try withFolder { folder throws in
      try FileManager.default.createSymbolicLink(
        at: folder.appendingPathComponent("Examples"),
        withDestinationURL: Self.repository.appendingPathComponent("Examples"))
      for name in ["frames", "films"] {
        try FileManager.default.createDirectory(
          at: folder.appendingPathComponent(name), withIntermediateDirectories: false)
      }
      #expect(
        RecordedConsole().run(
          "render", "ring", "-o", folder.file("logo.png"), "--at", "1", "--scale", "0.1", "-q")
          == .success)
      var shownCount = 0
      for line in Self.lines where FFmpeg.isInstalled || !isVideo(line) {
        let words = Array(words(of: line).dropFirst())
        let isShown = isShown(words)
        let run = BuiltProgram("quartzite", isShown ? words : reduced(words), in: folder)
        try run.process.run()
        let (_, errors) = run.finish()
        #expect(run.process.terminationStatus == 0, "\(line): \(errors)")
        guard isShown, let name = words.first(where: { $0.hasSuffix(".gif") }) else { continue }
        let film = FileManager.default.contents(atPath: folder.file(name))
        let shown = Self.repository.appendingPathComponent("Documentation").file(name)
        #expect(film != nil && film == FileManager.default.contents(atPath: shown), "\(line): other bytes")
        shownCount += 1
      }
      #expect(shownCount >= 3)
    }
  }
}
