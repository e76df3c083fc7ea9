import Foundation

/// Reads a file that the user names.
enum InputFile {
  /// Returns what a file holds.
  ///
  /// - Parameters:
  ///   - expected: What the file should be, for the error where it isn't a file.
  ///   - limit: The most bytes.
  /// - Throws: `CommandError` where there is no such file, it isn't a plain one, is too large or can't be read.
  static func data(at path: String, expected: String, limit: Int) throws(CommandError) -> Data {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    switch attributes?[.type] as? FileAttributeType {
    case .typeRegular?: break
    case .typeDirectory?: throw .failure("\(path): this is a folder; \(expected) was expected")
    case nil: throw .failure("\(path): there is no such file; \(expected) was expected")
    default: throw .failure("\(path): this isn't a plain file; \(expected) was expected")
    }
    guard OutputFile.byteCount(of: url) <= limit else {
      throw .failure(
        "\(path): \(OutputFile.byteCount(of: url)) bytes; \(expected) of at most \(limit) was expected")
    }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw .failure("\(path): it can't be read: \(error.localizedDescription)")
    }
  }
}
