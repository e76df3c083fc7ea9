import Foundation

/// Checks a file's place before anything is drawn for it.
enum OutputFile {
  /// Returns where to write so that the file appears under a name; a symbolic link stays and gets its target.
  ///
  /// - Throws: `CommandError` where the folder is missing or can't be written, and where something that isn't a plain
  ///   file (a folder, a device) has the name: it would be replaced.
  static func url(for path: String) throws(CommandError) -> URL {
    let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let folder = url.deletingLastPathComponent().path
    switch type(of: folder) {
    case .typeDirectory?: break
    case nil: throw .failure("\(path): there is no folder '\(folder)'; make it first")
    default: throw .failure("\(path): '\(folder)' isn't a folder")
    }
    switch type(of: url.path) {
    case nil, .typeRegular?: break
    case .typeDirectory?: throw .failure("\(path): this is a folder; a file's name was expected")
    default: throw .failure("\(path): this isn't a plain file; '-o -' writes to standard output")
    }
    guard access(folder, W_OK) == 0 else {
      throw .failure("\(path): the folder '\(folder)' can't be written: \(String(cString: strerror(errno)))")
    }
    return url
  }

  /// The size in bytes of a file or of what a link leads to, 0 where there is none.
  static func byteCount(of url: URL) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }

  private static func type(of path: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }
}
