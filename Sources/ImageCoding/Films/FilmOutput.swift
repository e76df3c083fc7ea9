import Foundation

/// The destination of a film's bytes.
struct FilmOutput {
  private let sink: (Data) throws -> Void
  private let file: AtomicFile?

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
    if !bytes.isEmpty { try sink(Data(bytes)) }
  }

  func commit() throws { try file?.commit() }

  func discard() { file?.discard() }
}
