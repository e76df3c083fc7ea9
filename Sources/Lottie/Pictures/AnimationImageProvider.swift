public import CoreGraphics

/// Gives the pictures of a film.
public protocol AnimationImageProvider {
  /// Returns the picture of an asset; nil where it has none, so that the film's own is taken.
  ///
  /// It's asked once for each asset whenever the film is built.
  func imageForAsset(asset: ImageAsset) -> CGImage?
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
    var known: [String: CGImage?] = [:]
    picture = { asset in
      if let picture = known[asset.id] { return picture }
      let picture = provider.imageForAsset(asset: ImageAsset(asset)) ?? other.picture(asset)
      known[asset.id] = .some(picture)
      return picture
    }
  }
}
