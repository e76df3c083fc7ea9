import Foundation

/// Checks of files to be written, made before anything is rendered for them.
enum OutputFile {
  /// Returns the URL to write to for a path: the URL of the target if the path is a symbolic link.
  ///
  /// - Throws: `CommandError` if the folder is missing or can't be written, or if the file exists and isn't a regular
  ///   one (a folder or a device, say), which writing would replace.
  static func url(for path: String) throws(CommandError) -> URL {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let folder = url.deletingLastPathComponent().path
    switch type(of: folder) {
    case .typeDirectory?: break
    case nil: throw .failure("\(path): the folder '\(folder)' doesn't exist; create it first")
    default: throw .failure("\(path): '\(folder)' isn't a folder")
    }
    switch type(of: url.path) {
    case nil, .typeRegular?: break
    case .typeDirectory?: throw .failure("\(path) is a folder; expected a file name")
    default: throw .failure("\(path) isn't a regular file; use '-o -' for standard output")
    }
    guard access(folder, W_OK) == 0 else {
      throw .failure("\(path): can't write to the folder '\(folder)': \(String(cString: strerror(errno)))")
    }
    return url
  }

  /// Returns the size of a file in bytes, or of a symbolic link's target; 0 if there is none.
  static func byteCount(of url: URL) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }

  private static func type(of path: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }
}
