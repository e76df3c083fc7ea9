import Foundation

/// Where a film's bytes go.
struct GIFOutput {
  private let sink: (Data) throws -> Void
  private let file: AtomicFile?

  /// Bytes for whoever wants them.
  init(write sink: @escaping (Data) throws -> Void) {
    self.sink = sink
    file = nil
  }

  /// A file that gets its name with ``commit()``.
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
