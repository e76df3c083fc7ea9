import Foundation
import Staging

/// The report on a product: a line for people or a JSON document for programs.
struct Receipt: Encodable {
  let event = "done"
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
  /// The peak memory of the process in bytes; nil where the system doesn't report it.
  let peakMemory: Int?
  /// The installed fonts that texts are drawn with.
  let fonts: [StageFont]
  let notices: [String]

  /// Creates the report on what a session made.
  init(_ result: RenderResult, by command: String, in session: RenderSession) {
    self.init(
      result, by: command, subject: session.plan.subject.name, seconds: session.elapsedTime,
      fonts: session.stage.fonts,
      notices: session.omissions + session.stage.textNotices + result.notices)
  }

  init(
    _ result: RenderResult, by command: String, subject: String, seconds: Double, fonts: [StageFont] = [],
    notices: [String]
  ) {
    self.command = command
    scene = subject
    format = result.format.rawValue
    (files, width, height) = (result.files, result.width, result.height)
    (frames, frameRate) = (result.times.count, result.frameRate)
    from = result.times.min() ?? 0
    to = result.end ?? result.times.max() ?? 0
    bytes = result.files.map { OutputFile.byteCount(of: URL(fileURLWithPath: $0)) }.reduce(0, +)
    self.seconds = seconds.rounded(decimals: 3)
    peakMemory = Memory.peak
    (self.fonts, self.notices) = (fonts, notices)
  }
}

extension Receipt {
  /// Prints the report in the form that the options select.
  ///
  /// A product on standard output has it to itself, so the line for people is omitted.
  func print(_ options: ReportOptions, to console: Console) throws {
    if options.isJSON {
      return try console.output.write(JSONDocument.line(of: self))
    }
    if options.isQuiet { return }
    for notice in notices { try? console.errors.write("note: \(notice)\n") }
    if !files.isEmpty { try console.output.write(summary + "\n") }
  }

  var summary: String {
    let names = files.count > 1 ? "\(files[0]) to \(files[files.count - 1])" : files.joined()
    let facts = [
      "\(width) × \(height) pixels", frames > 1 ? "\(frames) frames" : nil,
      frameRate.map { "\($0.plain) per second" },
      from < to
        ? "from \(Self.text(forTime: from)) to \(Self.text(forTime: to)) s"
        : "at \(Self.text(forTime: from)) s",
      Self.text(forBytes: bytes), "made in \(seconds.rounded(decimals: 1).plain) s",
      peakMemory.map { "\(Self.text(forBytes: $0)) of memory" },
    ]
    return "\(names): \(facts.compactMap(\.self).joined(separator: ", "))"
  }

  private static func text(forTime seconds: Double) -> String { seconds.rounded(decimals: 3).plain }

  static func text(forBytes count: Int) -> String {
    switch count {
    case ..<1000: "\(count) bytes"
    case ..<1_000_000: "\((Double(count) / 1e3).rounded(decimals: 1).plain) kB"
    default: "\((Double(count) / 1e6).rounded(decimals: 1).plain) MB"
    }
  }
}
