public import CoreGraphics
public import QuartzCore

/// A provider of an animation's images.
public protocol AnimationImageProvider {
  /// Whether an asset's image may be used for all layers that show the asset. Default true. If false, the provider is asked
  /// for each layer.
  var cacheEligible: Bool { get }

  /// Returns the image of an asset; nil for the animation's own image.
  ///
  /// This method is called once for each asset whenever the animation's layers are built, or once for each layer that shows
  /// the asset if the provider isn't ``cacheEligible``.
  func imageForAsset(asset: ImageAsset) -> CGImage?

  /// Returns the gravity that fits an asset's image into the width and height that the file specifies. Default `resize`.
  /// With any other gravity, the image is clipped to them.
  ///
  /// The animation's own images always use `resize`.
  func contentsGravity(for asset: ImageAsset) -> CALayerContentsGravity
}

extension AnimationImageProvider {
  /// Returns true.
  public var cacheEligible: Bool { true }

  /// Returns `resize`, which stretches images to the size that the file specifies.
  public func contentsGravity(for asset: ImageAsset) -> CALayerContentsGravity { .resize }
}

/// An image that an animation's layers refer to.
public struct ImageAsset: Hashable, Sendable {
  /// The identifier that layers refer to.
  public let id: String
  /// The name of the image's file; empty if the image is embedded in the animation's file.
  public let name: String
  /// The folder of the image's file, relative to the animation's file.
  public let directory: String
  /// The width in points that the file states.
  public let width: Double
  /// The height in points that the file states.
  public let height: Double
}

extension ImageAsset {
  init(_ asset: Asset) {
    id = asset.id
    name = asset.source.hasPrefix("data:") ? "" : asset.source
    (directory, width, height) = (asset.folder, asset.width, asset.height)
  }
}

extension ImageSource {
  /// Creates a source of a provider's images, with a fallback for missing images.
  init(_ provider: some AnimationImageProvider, fallback: ImageSource) {
    var cache: [String: FittedImage?] = [:]
    self.init { asset in
      if provider.cacheEligible, let image = cache[asset.id] { return image }
      let publicAsset = ImageAsset(asset)
      let provided = provider.imageForAsset(asset: publicAsset).map {
        FittedImage(image: $0, gravity: provider.contentsGravity(for: publicAsset))
      }
      let image = provided ?? fallback.image(asset)
      cache[asset.id] = .some(image)
      return image
    }
  }
}
