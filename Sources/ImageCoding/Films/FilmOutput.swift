import Foundation

/// The destination of a film's bytes.
struct FilmOutput {
  private let sink: (Data) throws -> Void
  private let file: AtomicFile?
  private let counter = Counter()

  /// A count that copies of the output share.
  private final class Counter {
    var value = 0
  }

  /// Creates an output that passes the bytes to a closure.
  init(write sink: @escaping (Data) throws -> Void) {
    self.sink = sink
    file = nil
  }

  /// Creates an output to a file, which gets its name with ``commit()``.
  init(_ url: URL) throws(ImageCodingError) {
    let file = try AtomicFile(url)
    sink = file.write
    self.file = file
  }

  func write(_ bytes: [UInt8]) throws {
    if bytes.isEmpty { return }
    try sink(Data(bytes))
    counter.value += bytes.count
  }

  /// The number of bytes that were written.
  var byteCount: Int { counter.value }

  func commit() throws { try file?.commit() }

  func discard() { file?.discard() }
}
