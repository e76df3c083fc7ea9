public import CoreGraphics
public import Foundation

/// Gives pictures that lie in a folder under their names in the film, with the film's folder or without.
///
/// Names that lead out of the folder are ignored.
public struct FilepathImageProvider: AnimationImageProvider, Hashable, Sendable {
  /// The folder.
  public let filepath: URL

  /// Gives the pictures in a folder.
  public init(filepath: URL) { self.filepath = filepath }

  /// Gives the pictures in a folder.
  public init(filepath: String) { self.init(filepath: URL(fileURLWithPath: filepath, isDirectory: true)) }

  /// Reads the picture's file; nil where there is none, or it's no picture.
  public func imageForAsset(asset: ImageAsset) -> CGImage? {
    guard !asset.name.isEmpty else { return nil }
    let paths = [asset.directory + asset.name, asset.name]
    return paths.lazy.compactMap { PictureFolder.data(at: $0, in: filepath) }.first.flatMap(
      PictureSource.decoded)
  }
}

/// Gives pictures that lie among a bundle's resources.
public struct BundleImageProvider: AnimationImageProvider {
  private let provider: FilepathImageProvider?

  /// Gives the pictures of a bundle.
  ///
  /// - Parameters:
  ///   - bundle: The bundle.
  ///   - searchPath: The folder among its resources; nil for all of them.
  public init(bundle: Bundle, searchPath: String?) {
    let folder = bundle.resourceURL.map { searchPath.map($0.appendingPathComponent) ?? $0 }
    provider = folder.map(FilepathImageProvider.init(filepath:))
  }

  /// Reads the picture's file; nil where there is none, or it's no picture.
  public func imageForAsset(asset: ImageAsset) -> CGImage? { provider?.imageForAsset(asset: asset) }
}
