import Foundation
import Scenes
import Staging

/// Tells what was made: a line for people, a document for programs.
struct Receipt: Encodable {
  let command: String
  let scene: String
  let format: String
  let files: [String]
  let width: Int
  let height: Int
  let frames: Int
  let frameRate: Double?
  let from: Double
  let to: Double
  let bytes: Int
  let seconds: Double
  /// The most memory that the program has had, in bytes; nil where the system doesn't tell.
  let peakMemory: Int?
  let notices: [String]

  init(_ made: Made, by command: String, in studio: Studio) {
    self.command = command
    scene = studio.plan.scene.name
    format = made.format.rawValue
    (files, width, height) = (made.files, made.width, made.height)
    (frames, frameRate) = (made.times.count, made.rate)
    from = made.times.min() ?? 0
    to = made.end ?? made.times.max() ?? 0
    bytes = made.files.map { OutputFile.byteCount(of: URL(fileURLWithPath: $0)) }.reduce(0, +)
    seconds = studio.elapsed.rounded(decimals: 3)
    peakMemory = Memory.peak
    notices = studio.omissions + studio.stage.textNotices
  }
}

extension Receipt {
  /// Prints the document where it's asked for, else the line, unless all is to be quiet; a picture on standard output
  /// stands there alone.
  func deliver(_ arguments: Arguments, console: Console) throws {
    if arguments[CommonOptions.json] {
      return try console.output.write(JSONDocument.text(of: self))
    }
    if arguments[CommonOptions.quiet] { return }
    for notice in notices { try? console.errors.write("note: \(notice)\n") }
    if !files.isEmpty { try console.output.write(summary + "\n") }
  }

  var summary: String {
    let names = files.count > 1 ? "\(files[0]) to \(files[files.count - 1])" : files.joined()
    let facts = [
      "\(width) × \(height) pixels", frames > 1 ? "\(frames) frames" : nil,
      frameRate.map { "\($0.plain) a second" },
      from < to
        ? "from \(Self.words(forTime: from)) to \(Self.words(forTime: to)) s"
        : "at \(Self.words(forTime: from)) s",
      Self.words(forBytes: bytes), "made in \(seconds.rounded(decimals: 1).plain) s",
      peakMemory.map { "\(Self.words(forBytes: $0)) of memory" },
    ]
    return "\(names): \(facts.compactMap(\.self).joined(separator: ", "))"
  }

  private static func words(forTime seconds: Double) -> String { seconds.rounded(decimals: 3).plain }

  static func words(forBytes count: Int) -> String {
    switch count {
    case ..<1000: "\(count) bytes"
    case ..<1_000_000: "\((Double(count) / 1e3).rounded(decimals: 1).plain) kB"
    default: "\((Double(count) / 1e6).rounded(decimals: 1).plain) MB"
    }
  }
}
