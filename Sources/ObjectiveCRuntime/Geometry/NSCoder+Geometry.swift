public import Foundation

// MARK: - Strings

extension NSCoder {
  /// Returns a string such as `{10, 20.5}` for a point's x and y.
  public class func string(for point: CGPoint) -> String { NSStringFromCGPoint(point) }

  /// Returns a string such as `{10, 20.5}` for a size's width and height.
  public class func string(for size: CGSize) -> String { NSStringFromCGSize(size) }

  /// Returns a string such as `{{0, 0}, {10, 20.5}}` for a rectangle's origin and size.
  public class func string(for rect: CGRect) -> String { NSStringFromCGRect(rect) }

  /// Returns the point that a string such as `{10, 20.5}` describes; zero if it describes none.
  public class func cgPoint(for string: String) -> CGPoint { CGPointFromString(string) }

  /// Returns the size that a string such as `{10, 20.5}` describes; zero if it describes none.
  public class func cgSize(for string: String) -> CGSize { CGSizeFromString(string) }

  /// Returns the rectangle that a string such as `{{0, 0}, {10, 20.5}}` describes; zero if it describes none.
  public class func cgRect(for string: String) -> CGRect { CGRectFromString(string) }
}

// MARK: - Archives

// Foundation has the methods that encode points, sizes and rectangles, but names the decoding ones as on macOS.

extension NSCoder {
  /// Reads a point from an archive; zero if the archive contains none with the key.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }

  /// Reads a size from an archive; zero if the archive contains none with the key.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }

  /// Reads a rectangle from an archive; zero if the archive contains none with the key.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }
}
