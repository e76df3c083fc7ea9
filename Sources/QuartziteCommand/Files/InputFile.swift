import Foundation

/// Reading of files that the user names.
enum InputFile {
  /// Returns the contents of a file.
  ///
  /// - Parameters:
  ///   - expected: The expected kind of file as a noun phrase, for errors.
  ///   - limit: The largest size in bytes.
  /// - Throws: `CommandError` if the file doesn't exist, isn't a regular file, is too large, or can't be read.
  static func data(at path: String, expected: String, limit: Int) throws(CommandError) -> Data {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    switch attributes?[.type] as? FileAttributeType {
    case .typeRegular?: break
    case .typeDirectory?: throw .failure("\(path) is a folder; expected \(expected)")
    case nil: throw .failure("\(path) doesn't exist; expected \(expected)")
    default: throw .failure("\(path) isn't a regular file; expected \(expected)")
    }
    guard OutputFile.byteCount(of: url) <= limit else {
      throw .failure(
        "\(path) has \(OutputFile.byteCount(of: url)) bytes; expected \(expected) of at most \(limit)")
    }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw .failure("\(path) can't be read: \(error.localizedDescription)")
    }
  }
}
