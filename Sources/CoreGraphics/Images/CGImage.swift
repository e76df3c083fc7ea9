public import Foundation
import Synchronization
package import Raster

/// An immutable image of 8-bit pixels.
///
/// An image contains premultiplied sRGB, regardless of the layout and color space from which it was created. Its
/// properties report that: 8 bits per component, 32 bits per pixel, rows from the top without padding. An image mask
/// contains one coverage value per pixel instead.
///
/// As in Core Graphics, an image is equal only to itself.
public final class CGImage: Sendable {
  private let pixels: Bitmap
  /// The mipmaps that were needed so far, each half the size of the previous one.
  private let halves = Mutex<[Bitmap]>([])
  let kind: Kind
  /// Whether drawing at another size should interpolate between neighboring pixels. The value is stored without
  /// having an effect.
  public let shouldInterpolate: Bool

  enum Kind: Sendable {
    case transparent
    case opaque
    /// An image mask, whose bitmap is black with the coverage as alpha.
    case mask
  }

  init(_ bitmap: Bitmap, kind: Kind, shouldInterpolate: Bool = true) {
    pixels = bitmap
    self.kind = kind
    self.shouldInterpolate = shouldInterpolate
  }

  package convenience init(bitmap: Bitmap) { self.init(bitmap, kind: .transparent) }

  package var bitmap: Bitmap { pixels }

  /// Returns the bitmap halved a number of times. The image keeps the result.
  package func bitmap(halved count: Int) -> Bitmap {
    guard count > 0 else { return pixels }
    return halves.withLock { halves in
      while halves.count < count { halves.append((halves.last ?? pixels).halved) }
      return halves[count - 1]
    }
  }

  /// The type identifier of images; see ``CFGetTypeID(_:)``.
  public static var typeID: CFTypeID { CFTypeID(bitPattern: ObjectIdentifier(CGImage.self)) }
}

// MARK: - Properties

extension CGImage {
  /// The width in pixels.
  public var width: Int { pixels.width }

  /// The height in pixels.
  public var height: Int { pixels.height }

  /// Whether the image is a mask, which has no colors of its own.
  public var isMask: Bool { kind == .mask }

  /// The number of bits per component, which is always 8.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits per pixel: 32, or 8 for an image mask.
  public var bitsPerPixel: Int { isMask ? 8 : 32 }

  /// The number of bytes from one row of ``dataProvider``'s bytes to the next.
  public var bytesPerRow: Int { width * bitsPerPixel / 8 }

  /// The color space: sRGB, or nil for an image mask.
  public var colorSpace: CGColorSpace? { isMask ? nil : CGColorSpace(.sRGB) }

  /// The position of alpha: last and premultiplied, skipped in an image created without alpha, or none in an image
  /// mask.
  public var alphaInfo: CGImageAlphaInfo {
    switch kind {
    case .transparent: .premultipliedLast
    case .opaque: .noneSkipLast
    case .mask: .none
    }
  }

  /// The ``alphaInfo`` with the default byte order.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// A copy of the pixels, rows from the top: red, green, blue and alpha of each pixel. In an image mask, 255 blocks
  /// paint and 0 lets all of it through.
  public var dataProvider: CGDataProvider? {
    if isMask { return pixels.pixels.map { 255 - UInt8($0 >> 24) }.withUnsafeBytes(CGDataProvider.init) }
    #if _endian(little)
      return pixels.pixels.withUnsafeBytes(CGDataProvider.init)
    #else
      return pixels.pixels.map(\.littleEndian).withUnsafeBytes(CGDataProvider.init)
    #endif
  }
}

// MARK: - Copies and parts

extension CGImage {
  /// Returns another image with the same pixels.
  public func copy() -> CGImage? {
    CGImage(pixels, kind: kind, shouldInterpolate: shouldInterpolate)
  }

  /// Returns the part of the image inside a rectangle, or nil if it's empty.
  ///
  /// - Parameter rect: The rectangle, in pixels from the top left corner. It's enlarged to whole pixels.
  /// - Returns: An image with the size of the rectangle's intersection with this image.
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
  /// Returns whether two references are to the same image.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
