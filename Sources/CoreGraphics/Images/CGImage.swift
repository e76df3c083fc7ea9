public import Foundation
package import Raster

/// An immutable picture of 8-bit pixels.
///
/// Whatever layout and color space it was made from, it holds premultiplied sRGB, and says so: 8 bits a component,
/// 32 a pixel, rows from the top without padding. An image mask holds one coverage a pixel instead.
///
/// Like Core Graphics' own, an image equals nothing but itself.
public final class CGImage: Sendable {
  private let pixels: Bitmap
  let kind: Kind
  /// Whether drawing at another size should blend neighboring pixels; it is kept for whoever asks.
  public let shouldInterpolate: Bool

  enum Kind: Sendable {
    case transparent
    case opaque
    /// An image mask; its bitmap is black with the coverage as alpha.
    case mask
  }

  init(_ bitmap: Bitmap, kind: Kind, shouldInterpolate: Bool = true) {
    pixels = bitmap
    self.kind = kind
    self.shouldInterpolate = shouldInterpolate
  }

  package convenience init(bitmap: Bitmap) { self.init(bitmap, kind: .transparent) }

  package var bitmap: Bitmap { pixels }

  /// What ``CFGetTypeID(_:)`` returns for images.
  public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGImage.self)) }
}

// MARK: - Reading

extension CGImage {
  /// The width in pixels.
  public var width: Int { pixels.width }

  /// The height in pixels.
  public var height: Int { pixels.height }

  /// Whether the image is a mask to paint through, without colors of its own.
  public var isMask: Bool { kind == .mask }

  /// Always 8.
  public var bitsPerComponent: Int { 8 }

  /// 32, or 8 for an image mask.
  public var bitsPerPixel: Int { isMask ? 8 : 32 }

  /// From one row of ``dataProvider``'s bytes to the next.
  public var bytesPerRow: Int { width * bitsPerPixel / 8 }

  /// sRGB, or nil for an image mask.
  public var colorSpace: CGColorSpace? { isMask ? nil : CGColorSpace(.sRGB) }

  /// Whether and where pixels have alpha: the last byte, premultiplied, or skipped in an image made opaque.
  public var alphaInfo: CGImageAlphaInfo {
    switch kind {
    case .transparent: .premultipliedLast
    case .opaque: .noneSkipLast
    case .mask: .none
    }
  }

  /// The ``alphaInfo`` in components ordered as it names them.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// A copy of the pixels, rows from the top: red, green, blue, alpha of each; in an image mask 255 where
  /// nothing is painted and 0 where everything is.
  public var dataProvider: CGDataProvider? {
    if isMask { return CGDataProvider(Data(pixels.pixels.map { 255 - UInt8($0 >> 24) })) }
    return CGDataProvider(pixels.pixels.map { $0.littleEndian }.withUnsafeBytes { Data($0) })
  }
}

// MARK: - Deriving

extension CGImage {
  /// Returns another image of the same pixels.
  public func copy() -> CGImage? {
    CGImage(pixels, kind: kind, shouldInterpolate: shouldInterpolate)
  }

  /// Returns the part of the image inside a rectangle, or nil where there is none.
  ///
  /// - Parameter rect: In pixels from the top left corner. A pixel that it touches is inside.
  /// - Returns: An image of the rectangle's size, cut to this one's.
  public func cropping(to rect: CGRect) -> CGImage? {
    let area = PixelRect(covering: Box(rect), within: pixels.bounds)
    guard !area.isEmpty else { return nil }
    var part = Bitmap(width: area.width, height: area.height)
    for y in 0..<area.height {
      let start = (area.minY + y) * width + area.minX
      part.pixels.replaceSubrange(
        y * area.width..<(y + 1) * area.width, with: pixels.pixels[start..<start + area.width])
    }
    return CGImage(part, kind: kind, shouldInterpolate: shouldInterpolate)
  }
}

extension CGImage: Hashable {
  /// Whether two references are to one image.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  /// Feeds the identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
