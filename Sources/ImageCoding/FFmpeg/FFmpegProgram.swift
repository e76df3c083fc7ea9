import Foundation

/// The installed program ffmpeg.
enum FFmpegProgram {
  /// Returns the path of the program.
  ///
  /// - Parameter name: A name in the search path, or a path.
  /// - Throws: `ImageCodingError` that names the package to install if there is no such program.
  static func path(_ name: String) throws(ImageCodingError) -> String {
    let candidates: [String]
    if name.contains("/") {
      candidates = [name]
    } else {
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(
        separator: ":")
      candidates = folders.map { "\($0)/\(name)" }
    }
    if let path = candidates.first(where: isProgram) { return path }
    throw ImageCodingError(
      .file,
      "MP4, WebM, and MOV films are encoded by the program \(name), which isn't installed; install the package ffmpeg "
        + "(Debian: apt-get install ffmpeg), or choose a .gif, .png, or .webp file")
  }

  private static func isProgram(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && !isFolder.boolValue
      && access(path, X_OK) == 0
  }
}
