public import CoreGraphics
public import QuartzCore

/// Gives the pictures of a film.
public protocol AnimationImageProvider {
  /// Returns the picture of an asset; nil where it has none, so that the film's own is taken.
  ///
  /// It's asked once for each asset whenever the film is built.
  func imageForAsset(asset: ImageAsset) -> CGImage?

  /// Returns how an asset's picture is fitted into the width and height that the film gives it. Default `resize`; with any
  /// other what lies beyond them is hidden.
  ///
  /// The film's own picture, where the provider has none, is always stretched to them.
  func contentsGravity(for asset: ImageAsset) -> CALayerContentsGravity
}

extension AnimationImageProvider {
  /// Has every picture stretched to its place.
  public func contentsGravity(for asset: ImageAsset) -> CALayerContentsGravity { .resize }
}

/// A picture that a film names.
public struct ImageAsset: Hashable, Sendable {
  /// By which layers refer to it.
  public let id: String
  /// The name of its file; empty where the film itself holds it.
  public let name: String
  /// The folder of its file, beside the film.
  public let directory: String
  /// The width in points that the film gives it.
  public let width: Double
  /// The height in points that the film gives it.
  public let height: Double
}

extension ImageAsset {
  init(_ asset: Asset) {
    id = asset.id
    name = asset.source.hasPrefix("data:") ? "" : asset.source
    (directory, width, height) = (asset.folder, asset.width, asset.height)
  }
}

extension PictureSource {
  /// The pictures that a provider has, and others for the rest.
  init(_ provider: some AnimationImageProvider, else other: PictureSource) {
    var known: [String: FittedPicture?] = [:]
    picture = { asset in
      if let picture = known[asset.id] { return picture }
      let model = ImageAsset(asset)
      let own = provider.imageForAsset(asset: model).map {
        FittedPicture(image: $0, gravity: provider.contentsGravity(for: model))
      }
      let picture = own ?? other.picture(asset)
      known[asset.id] = .some(picture)
      return picture
    }
  }
}
