import Foundation

/// The bytes of a regular file, read at once.
///
/// Foundation needs a URL, which takes longer to make than a small file takes to read. A program that never asks for ``data``
/// doesn't load Foundation's code for `Data`.
final class RegularFile: Sendable {
  /// The bytes, at least one. They are valid as long as the object is.
  // Sendable: nothing writes the bytes after they were read.
  nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

  /// Reads a file; nil if there is none at the path, it's empty or has more than a gibibyte, or it can't be read.
  init?(path: String) {
    var status = stat()
    guard !path.utf8.contains(0), path.withCString({ stat($0, &status) }) == 0,
      status.st_mode & S_IFMT == S_IFREG, let size = Int(exactly: status.st_size),
      (1...1 << 30).contains(size)
    else { return nil }
    // Without waiting, if a pipe has taken the file's place.
    let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // One byte more, to notice that the file has grown.
    guard let memory = malloc(size + 1) else { return nil }
    guard Self.read(descriptor, into: memory, capacity: size + 1) == size else {
      free(memory)
      return nil
    }
    bytes = UnsafeRawBufferPointer(start: memory, count: size)
  }

  deinit { free(UnsafeMutableRawPointer(mutating: bytes.baseAddress)) }

  /// A copy of the bytes.
  var data: Data { Data(bytes) }

  /// Reads bytes until the end of a file or of the memory, and returns their number; nil if that fails.
  private static func read(
    _ descriptor: CInt, into bytes: UnsafeMutableRawPointer, capacity: Int
  ) -> Int? {
    var count = 0
    while count < capacity {
      let addition = Foundation.read(descriptor, bytes + count, capacity - count)
      guard addition >= 0 else {
        if errno == EINTR { continue }
        return nil
      }
      guard addition > 0 else { break }
      count += addition
    }
    return count
  }
}
