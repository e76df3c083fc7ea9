public import CoreGraphics
public import Foundation
public import QuartzCore

/// A provider of images in a folder, by the names that the animation's file gives, with or without their directory.
///
/// Names that lead out of the folder are ignored.
public struct FilepathImageProvider: AnimationImageProvider, Hashable, Sendable {
  /// The folder.
  public let filepath: URL
  private let gravity: CALayerContentsGravity

  /// Creates a provider of the images in a folder.
  ///
  /// - Parameters:
  ///   - filepath: The folder.
  ///   - contentsGravity: The gravity of all images. Default `resize`.
  public init(filepath: URL, contentsGravity: CALayerContentsGravity = .resize) {
    (self.filepath, gravity) = (filepath, contentsGravity)
  }

  /// Creates a provider of the images in a folder.
  ///
  /// - Parameters:
  ///   - filepath: The folder's path.
  ///   - contentsGravity: The gravity of all images. Default `resize`.
  public init(filepath: String, contentsGravity: CALayerContentsGravity = .resize) {
    self.init(
      filepath: URL(fileURLWithPath: filepath, isDirectory: true), contentsGravity: contentsGravity)
  }

  /// Reads an asset's image file; nil if there is none or it isn't an image.
  public func imageForAsset(asset: ImageAsset) -> CGImage? {
    guard !asset.name.isEmpty else { return nil }
    let paths = [asset.directory + asset.name, asset.name]
    return paths.lazy.compactMap { ImageFolder.data(at: $0, in: filepath) }.first.flatMap(
      ImageSource.decoded)
  }

  /// Returns the gravity that the provider was created with.
  public func contentsGravity(for asset: ImageAsset) -> CALayerContentsGravity { gravity }
}

/// A provider of images among a bundle's resources.
public struct BundleImageProvider: AnimationImageProvider {
  private let provider: FilepathImageProvider?

  /// Creates a provider of a bundle's images.
  ///
  /// - Parameters:
  ///   - bundle: The bundle.
  ///   - searchPath: The folder among its resources; nil for the resources' root.
  ///   - contentsGravity: The gravity of all images. Default `resize`.
  public init(bundle: Bundle, searchPath: String?, contentsGravity: CALayerContentsGravity = .resize) {
    let folder = bundle.resourceURL.map { searchPath.map($0.appendingPathComponent) ?? $0 }
    provider = folder.map { FilepathImageProvider(filepath: $0, contentsGravity: contentsGravity) }
  }

  /// Reads an asset's image file; nil if there is none or it isn't an image.
  public func imageForAsset(asset: ImageAsset) -> CGImage? { provider?.imageForAsset(asset: asset) }

  /// Returns the gravity that the provider was created with.
  public func contentsGravity(for asset: ImageAsset) -> CALayerContentsGravity {
    provider?.contentsGravity(for: asset) ?? .resize
  }
}
