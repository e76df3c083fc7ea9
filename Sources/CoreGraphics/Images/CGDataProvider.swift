public import Foundation

/// The bytes for creating an image or a font.
public final class CGDataProvider: Sendable {
  /// Bytes that never change. Foundation's conversions between `NSData` and `Data` copy them on Linux.
  private nonisolated(unsafe) let content: NSData

  private init(_ content: NSData) { self.content = content }

  /// Creates a provider with a copy of bytes.
  convenience init(_ bytes: UnsafeRawBufferPointer) {
    self.init(NSData(bytes: bytes.baseAddress, length: bytes.count))
  }

  /// Creates a provider with a copy of bytes.
  public convenience init?(data: CFData) {
    self.init(UnsafeRawBufferPointer(start: data.bytes, count: data.length))
  }

  /// Creates a provider with a file's bytes, or returns nil if the file can't be read.
  public convenience init?(url: CFURL) {
    guard url.isFileURL, let bytes = try? Data(contentsOf: url as URL) else { return nil }
    self.init(bytes as NSData)
  }

  /// The bytes.
  public var data: CFData? { content }

  /// The bytes, which aren't copied.
  var bytes: Data {
    let content = content
    return Data(
      bytesNoCopy: UnsafeMutableRawPointer(mutating: content.bytes), count: content.length,
      deallocator: .custom { _, _ in withExtendedLifetime(content) {} })
  }
}
