public import Foundation

/// Bytes to make an image or a font of.
public final class CGDataProvider: Sendable {
  let bytes: Data

  init(_ bytes: Data) { self.bytes = bytes }

  /// Creates a provider of a copy of some bytes.
  public convenience init?(data: CFData) {
    // Foundation's own conversion from `NSData` goes byte by byte here.
    self.init(Data(bytes: data.bytes, count: data.length))
  }

  /// Creates a provider of a file's bytes, or nil where there is no such file or it can't be read.
  public convenience init?(url: CFURL) {
    guard url.isFileURL, let bytes = try? Data(contentsOf: url as URL) else { return nil }
    self.init(bytes)
  }

  /// The bytes.
  public var data: CFData? { bytes as NSData }
}
