package import Raster

/// An immutable picture of 8-bit premultiplied sRGB pixels.
public final class CGImage: Sendable {
  private let storage: Bitmap

  package init(bitmap: Bitmap) { storage = bitmap }

  package var bitmap: Bitmap { storage }

  /// The width in pixels.
  public var width: Int { storage.width }

  /// The height in pixels.
  public var height: Int { storage.height }
}
