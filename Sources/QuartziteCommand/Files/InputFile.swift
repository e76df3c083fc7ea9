import Foundation

/// Reading of files and streams that the user names.
enum InputFile {
  /// The name that represents standard input.
  static let standardInput = "-"

  /// Returns the name of a file in messages.
  static func name(of path: String) -> String { path == standardInput ? "standard input" : path }

  /// Returns the contents of a file or a pipe, or of standard input for `-`.
  ///
  /// - Parameters:
  ///   - expected: The expected kind of file as a noun phrase, for errors.
  ///   - limit: The largest size in bytes.
  /// - Throws: `CommandError` if the file doesn't exist, is a folder, is too large, or can't be read.
  static func data(at path: String, expected: String, limit: Int) throws(CommandError) -> Data {
    let name = name(of: path)
    guard path != standardInput else {
      if isatty(STDIN_FILENO) == 1 {
        throw .badArguments("standard input is a terminal; redirect \(expected) to it, or name a file")
      }
      return try contents(of: STDIN_FILENO, name, expected: expected, limit: limit)
    }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw errno == ENOENT
        ? .failure("\(path) doesn't exist; expected \(expected)")
        : .failure("\(path) can't be read: \(String(cString: strerror(errno)))")
    }
    defer { close(descriptor) }
    return try contents(of: descriptor, name, expected: expected, limit: limit)
  }

  private static func contents(
    of descriptor: CInt, _ name: String, expected: String, limit: Int
  ) throws(CommandError) -> Data {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw unreadable(name) }
    if status.st_mode & S_IFMT == S_IFDIR { throw .failure("\(name) is a folder; expected \(expected)") }
    guard status.st_mode & S_IFMT != S_IFREG || Int(status.st_size) <= limit else {
      throw .failure("\(name) has \(status.st_size) bytes; expected \(expected) of at most \(limit)")
    }
    var data = Data()
    while let chunk = try read(descriptor, name) {
      data += chunk
      guard data.count <= limit else {
        throw .failure("\(name) has more than \(limit) bytes; expected \(expected) of at most \(limit)")
      }
    }
    return data
  }

  /// Returns the next bytes; nil at the end. A signal that ends the program ends the wait for a pipe.
  private static func read(_ descriptor: CInt, _ name: String) throws(CommandError) -> Data? {
    var chunk = Data(count: chunkSize)
    while true {
      let count = chunk.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 { return count == 0 ? nil : chunk.prefix(count) }
      guard errno == EINTR else { throw unreadable(name) }
      if let exitCode = Interruption.exitCode {
        throw CommandError(exitCode: exitCode, message: "interrupted while reading \(name)")
      }
    }
  }

  private static let chunkSize = 1 << 18

  private static func unreadable(_ name: String) -> CommandError {
    .failure("\(name) can't be read: \(String(cString: strerror(errno)))")
  }
}
