public import CoreGraphics

/// The size of a picture, in pixels.
public struct PixelSize: Hashable, Sendable {
  /// The number of pixels in a row.
  public let width: Int
  /// The number of rows.
  public let height: Int

  /// Creates a size of whole pixels.
  public init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
  }

  /// Creates the smallest size, of at least one pixel in each direction, that contains a size in points.
  ///
  /// A fraction of a pixel below 10⁻⁶ is attributed to rounding and doesn't count.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - scale: The number of pixels per point.
  public init(_ size: CGSize, scale: CGFloat) {
    self.init(width: Self.pixels(size.width * scale), height: Self.pixels(size.height * scale))
  }

  private static func pixels(_ length: CGFloat) -> Int { max(1, Int((length - 1e-6).rounded(.up))) }
}
