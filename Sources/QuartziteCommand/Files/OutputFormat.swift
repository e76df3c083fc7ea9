import Foundation

/// A format of the files that the program writes.
enum OutputFormat: String, CaseIterable {
  case gif
  case png
}

extension OutputFormat {
  /// Creates the format of a destination's file extension; nil if it has none or an unknown one.
  init?(extensionOf destination: Destination) {
    guard case .file(let path) = destination else { return nil }
    self.init(rawValue: (path as NSString).pathExtension.lowercased())
  }

  /// Creates the format of a destination: that of its file extension, else the requested one, else `standard` on
  /// standard output.
  ///
  /// - Throws: `CommandError` if there is no format, or if the extension and the request contradict each other.
  init(
    of destination: Destination, requested: OutputFormat?, standard: OutputFormat
  ) throws(CommandError) {
    let inferred = OutputFormat(extensionOf: destination)
    switch (destination, inferred, requested) {
    case (.file(let path), let inferred?, let requested?) where inferred != requested:
      throw .badArguments("--format \(requested) contradicts the file extension of '\(path)'")
    case (.file(let path), nil, nil):
      throw .badArguments(
        "can't infer a format from '\(path)'; supported extensions: \(Self.extensions), or use --format")
    default:
      self = inferred ?? requested ?? standard
    }
  }

  private static var extensions: String { allCases.map { ".\($0)" }.joined(separator: ", ") }
}
