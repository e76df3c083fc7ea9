import Foundation

/// The formats of files that the program writes.
enum OutputFormat: String, CaseIterable {
  case gif
  case png
}

extension OutputFormat {
  /// The format that the end of a file's name tells, nil where it tells none.
  init?(nameOf destination: Destination) {
    guard case .file(let path) = destination else { return nil }
    self.init(rawValue: (path as NSString).pathExtension.lowercased())
  }

  /// The format of a destination: what its name tells, else what was asked for, else `standard` on standard output.
  ///
  /// - Throws: `CommandError` where nothing tells the format, or two things tell different ones.
  init(
    of destination: Destination, asked: OutputFormat?, standard: OutputFormat
  ) throws(CommandError) {
    let named = OutputFormat(nameOf: destination)
    switch (destination, named, asked) {
    case (.file(let path), let named?, let asked?) where named != asked:
      throw .badArguments("--format \(asked): the name '\(path)' says \(named)")
    case (.file(let path), nil, nil):
      throw .badArguments("'\(path)' doesn't tell the format: .gif or .png was expected, or --format")
    default:
      self = named ?? asked ?? standard
    }
  }
}
