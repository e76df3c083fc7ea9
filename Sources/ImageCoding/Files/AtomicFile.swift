package import Foundation

/// A file that appears under its name only when it is complete.
///
/// The bytes go to a hidden file in the same folder, which `commit` renames. Without a commit, the hidden file is
/// removed and an older file remains. Only a regular file is replaced; a device or a pipe of that name is an error.
package final class AtomicFile {
  private let path: String
  /// The path of the hidden file.
  let temporaryPath: String
  private let handle: FileHandle
  private var isOpen = true

  package init(_ url: URL) throws(ImageCodingError) {
    path = url.path
    guard !Self.isSpecial(path) else {
      throw ImageCodingError(.file, path: path, "can't be written: it isn't a regular file")
    }
    let folder = url.deletingLastPathComponent()
    temporaryPath = folder.appendingPathComponent(".quartzite-\(UUID().uuidString)").path
    let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw .lastSystemError("can't be written", path: path) }
    handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  deinit { discard() }

  /// Whether a path is that of a device, a pipe, or a socket.
  private static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    return ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT)
  }

  package func write(_ data: Data) throws(ImageCodingError) {
    do {
      try handle.write(contentsOf: data)
    } catch {
      discard()
      throw .writing(error).at(path)
    }
  }

  /// The number of bytes that were written so far; 0 after a commit.
  var byteCount: Int {
    var status = stat()
    return stat(temporaryPath, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Gives the file its name, and replaces an older file of that name.
  package func commit() throws(ImageCodingError) {
    guard isOpen else { return }
    do {
      // Some file systems report a lack of space only here.
      try handle.close()
    } catch {
      discard()
      throw .writing(error).at(path)
    }
    guard rename(temporaryPath, path) == 0 else {
      let error = ImageCodingError.lastSystemError("can't be written", path: path)
      discard()
      throw error
    }
    isOpen = false
  }

  /// Removes the file; does nothing after a commit.
  package func discard() {
    guard isOpen else { return }
    isOpen = false
    try? handle.close()
    unlink(temporaryPath)
  }
}

extension ImageCodingError {
  /// Returns the error of the last system call.
  static func lastSystemError(_ message: String, path: String) -> ImageCodingError {
    ImageCodingError(.file, path: path, "\(message): \(String(cString: strerror(errno)))")
  }

  /// Returns the error for one that Foundation threw while writing.
  static func writing(_ error: any Error) -> ImageCodingError {
    ImageCodingError(.file, "writing failed: \(reason(error))")
  }

  /// Returns the operating system's description of an error if there is one, else Foundation's.
  static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    guard cause.domain == NSPOSIXErrorDomain else { return "\(error.localizedDescription)" }
    return String(cString: strerror(CInt(truncatingIfNeeded: cause.code)))
  }
}
