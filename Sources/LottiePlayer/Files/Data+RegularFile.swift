import Foundation

extension Data {
  /// Reads a regular file; nil if there is none at the path, it's empty or has more than a gibibyte, or it can't be read.
  ///
  /// Foundation needs a URL, which takes longer to make than a small file takes to read.
  init?(regularFile path: String) {
    var status = stat()
    guard !path.utf8.contains(0), stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let size = Int(exactly: status.st_size), (1...1 << 30).contains(size)
    else { return nil }
    // Without waiting, if a pipe has taken the file's place.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    // One byte more, to notice that the file has grown.
    guard let bytes = malloc(size + 1) else { return nil }
    guard Self.read(descriptor, into: bytes, capacity: size + 1) == size else {
      free(bytes)
      return nil
    }
    self.init(bytesNoCopy: bytes, count: size, deallocator: .free)
  }

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
