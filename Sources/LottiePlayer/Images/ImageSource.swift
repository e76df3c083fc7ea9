import CoreGraphics
import Foundation
import LayerTree
import QuartzCore

/// A source of an animation's images.
struct ImageSource {
  /// Returns the image of an asset; nil if there is none.
  var image: (Asset) -> FittedImage?

  init(image: @escaping (Asset) -> FittedImage?) { self.image = image }

  /// Creates a source of the images that the file embeds as data URLs and of its external images.
  ///
  /// - Parameter data: A function that returns an image file's bytes, given its folder and name.
  init(imageData data: @escaping @Sendable (String) -> Data?) {
    let cache = ImageCache()
    image = { asset in
      cache.image(asset.id) { Self.embedded(asset.source) ?? data(asset.folder + asset.source) }
        .map { FittedImage(image: $0) }
    }
  }

  /// Decodes an image file; nil if the bytes aren't an image or it has more pixels than the limit.
  static func decoded(_ bytes: Data, pixelLimit: Int) -> CGImage? {
    ImageCoder.attempt { try $0.picture(from: bytes, pixelLimit: pixelLimit) }
  }

  /// Decodes an image file; nil if the bytes aren't an image.
  static func decoded(_ bytes: Data) -> CGImage? { decoded(bytes, pixelLimit: ImageCache.pixelLimit) }

  /// Returns the bytes of a data URL; nil for any other text.
  private static func embedded(_ source: String) -> Data? {
    guard source.hasPrefix("data:"), let comma = source.firstIndex(of: ","),
      source[..<comma].hasSuffix(";base64")
    else { return nil }
    return Data(
      base64Encoded: String(source[source.index(after: comma)...]), options: .ignoreUnknownCharacters)
  }
}

/// An image with the gravity that fits it into its asset's size.
struct FittedImage {
  let image: CGImage
  var gravity = CALayerContentsGravity.resize
}

/// The decoded images of an animation, up to a limit of pixels.
private final class ImageCache {
  private var images: [String: CGImage?] = [:]
  private var remainingPixels = pixelLimit

  /// The pixels of 100 megabytes.
  static let pixelLimit = 25_000_000

  /// The cost of bytes that can't be decoded, in pixels, because their header may specify a large
  /// image.
  private static let failurePixelCount = pixelLimit / 50

  func image(_ id: String, bytes: () -> Data?) -> CGImage? {
    if let image = images[id] { return image }
    let image = bytes().flatMap { bytes -> CGImage? in
      guard remainingPixels > 0 else { return nil }
      let image = ImageSource.decoded(bytes, pixelLimit: remainingPixels)
      remainingPixels -= image.map { $0.width * $0.height } ?? Self.failurePixelCount
      return image
    }
    images[id] = .some(image)
    return image
  }
}
