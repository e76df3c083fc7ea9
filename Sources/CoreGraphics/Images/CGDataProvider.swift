public import Foundation

/// The bytes for creating an image or a font.
public final class CGDataProvider: Sendable {
  let bytes: Data

  init(_ bytes: Data) { self.bytes = bytes }

  /// Creates a provider with a copy of bytes.
  public convenience init?(data: CFData) {
    // On Linux, Foundation's conversion from `NSData` copies byte by byte.
    self.init(Data(bytes: data.bytes, count: data.length))
  }

  /// Creates a provider with a file's bytes, or returns nil if the file can't be read.
  public convenience init?(url: CFURL) {
    guard url.isFileURL, let bytes = try? Data(contentsOf: url as URL) else { return nil }
    self.init(bytes)
  }

  /// The bytes.
  public var data: CFData? { bytes as NSData }
}
