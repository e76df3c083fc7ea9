public import CoreGraphics
public import Foundation
public import QuartzCore

/// Gives pictures that lie in a folder under their names in the film, with the film's folder or without.
///
/// Names that lead out of the folder are ignored.
public struct FilepathImageProvider: AnimationImageProvider, Hashable, Sendable {
  /// The folder.
  public let filepath: URL
  private let gravity: CALayerContentsGravity

  /// Gives the pictures in a folder.
  ///
  /// - Parameter contentsGravity: How all of them are fitted into their places; stretched by default.
  public init(filepath: URL, contentsGravity: CALayerContentsGravity = .resize) {
    (self.filepath, gravity) = (filepath, contentsGravity)
  }

  /// Gives the pictures in a folder; stretched into their places by default.
  public init(filepath: String, contentsGravity: CALayerContentsGravity = .resize) {
    self.init(
      filepath: URL(fileURLWithPath: filepath, isDirectory: true), contentsGravity: contentsGravity)
  }

  /// Reads the picture's file; nil where there is none, or it's no picture.
  public func imageForAsset(asset: ImageAsset) -> CGImage? {
    guard !asset.name.isEmpty else { return nil }
    let paths = [asset.directory + asset.name, asset.name]
    return paths.lazy.compactMap { PictureFolder.data(at: $0, in: filepath) }.first.flatMap(
      PictureSource.decoded)
  }

  /// Returns what the provider was created with.
  public func contentsGravity(for asset: ImageAsset) -> CALayerContentsGravity { gravity }
}

/// Gives pictures that lie among a bundle's resources.
public struct BundleImageProvider: AnimationImageProvider {
  private let provider: FilepathImageProvider?

  /// Gives the pictures of a bundle.
  ///
  /// - Parameters:
  ///   - bundle: The bundle.
  ///   - searchPath: The folder among its resources; nil for all of them.
  ///   - contentsGravity: How all of them are fitted into their places; stretched by default.
  public init(bundle: Bundle, searchPath: String?, contentsGravity: CALayerContentsGravity = .resize) {
    let folder = bundle.resourceURL.map { searchPath.map($0.appendingPathComponent) ?? $0 }
    provider = folder.map { FilepathImageProvider(filepath: $0, contentsGravity: contentsGravity) }
  }

  /// Reads the picture's file; nil where there is none, or it's no picture.
  public func imageForAsset(asset: ImageAsset) -> CGImage? { provider?.imageForAsset(asset: asset) }

  /// Returns what the provider was created with.
  public func contentsGravity(for asset: ImageAsset) -> CALayerContentsGravity {
    provider?.contentsGravity(for: asset) ?? .resize
  }
}
