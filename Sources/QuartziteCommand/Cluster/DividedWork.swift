import Foundation

/// A command line whose work is divided into parts.
struct DividedWork {
  private let command: String
  /// The words after the command, without `--part`.
  private let arguments: [String]
  let partCount: Int
  /// The file or the folder that the command writes.
  let output: String
  /// Whether the parts have to be joined.
  let isJoined: Bool

  /// - Throws: `CommandError` for another command, for arguments that it refuses, and for output that can't be divided.
  init(command: String, arguments: [String], partCount: Int) throws(CommandError) {
    (self.command, self.arguments, self.partCount) = (command, arguments, partCount)
    switch command {
    case RenderCommand.configuration.name:
      let render = try RenderCommand.parse(arguments)
      output = try Self.film(of: render)
      isJoined = !output.contains("%")
    case BatchCommand.configuration.name:
      let batch = try BatchCommand.parse(arguments)
      try Self.refuse(batch.$part)
      (output, isJoined) = (batch.output, false)
    default:
      throw .unknown(
        "command", command, among: [RenderCommand.configuration.name, BatchCommand.configuration.name])
    }
  }

  private static func film(of render: RenderCommand) throws(CommandError) -> String {
    try refuse(render.$part)
    guard case .file(let film) = render.output else {
      throw .badArguments("-o -: parts are files; expected a file name")
    }
    guard render.subject.name != "-" else {
      throw .badArguments("-: machines can't share standard input; expected a file name")
    }
    if let option = render.instant.options.first(where: \.isPresent) {
      throw .inapplicable(option, because: "a picture has no parts")
    }
    return film
  }

  private static func refuse(_ part: Option<Part?>) throws(CommandError) {
    if part.isPresent { throw .inapplicable(part, because: "the scheduler numbers the parts") }
  }
}

extension DividedWork {
  /// Returns the command line of a part, for a shell.
  ///
  /// - Parameter number: The number of the part, as an expression within double quotes.
  func shellLine(ofPart number: String) -> String {
    // The option precedes the arguments, because every word after `--` is a file name.
    "quartzite \(command) --part \"\(number)/\(partCount)\" "
      + arguments.map(\.quotedForShell).joined(separator: " ")
  }

  /// The command line that joins the parts, for a shell; nil if they aren't joined.
  var joiningShellLine: String? { isJoined ? "quartzite join \(output.quotedForShell)" : nil }

  /// A description of the work, for comments.
  var summary: String { "Renders \(output.singleLine) in \(partCount) parts" }
}

extension String {
  /// The text quoted as one word of a POSIX shell.
  var quotedForShell: String {
    let isPlain =
      !isEmpty && unicodeScalars.allSatisfy { $0.isASCII && Self.plainScalars.contains($0) }
    return isPlain ? self : "'" + replacingOccurrences(of: "'", with: #"'\''"#) + "'"
  }

  private static let plainScalars = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-_./=:,+@%"))

  /// The text without line breaks, which would end a comment.
  fileprivate var singleLine: String {
    components(separatedBy: .newlines).joined(separator: " ")
  }
}
