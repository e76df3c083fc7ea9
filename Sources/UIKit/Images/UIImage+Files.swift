public import CoreGraphics
public import Foundation

// The reasons for failures are reported through `CoreAnimationDiagnostics`.

extension UIImage {
  /// Creates an image from a file's data with one pixel per point; nil if it can't be decoded.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from a file's data; nil if it can't be decoded.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = ImageCoder.attempt({ try $0.picture(from: data) }) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// Creates an image from a file. A name that ends with `@2x` or `@3x` before the extension sets the number of
  /// pixels per point.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFileName(path: path).scale)
  }

  /// Creates an image from the main bundle; see ``init(named:in:compatibleWith:)``.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates an image from an image set of a bundle's asset catalogs, or else from a file among its resources; nil if there
  /// is neither. Images aren't cached.
  ///
  /// SwiftPM on Linux copies asset catalogs unchanged. An image set's versions for dark views and its rendering mode are
  /// respected. Its slices, PDF files and SVG files aren't supported.
  ///
  /// - Parameters:
  ///   - name: The name of the image set or the file. A file's extension `.png` and the suffixes `@2x` and `@3x` are
  ///     optional. Among several versions, the smallest with enough pixels for the display is used, or else the largest.
  ///   - bundle: The bundle, such as a package's `Bundle.module`; nil for the main bundle, which is the program's folder, or
  ///     for the resources of the executable's own target.
  ///   - traitCollection: The traits with the display's number of pixels per point and interface style; nil for the
  ///     current traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let traits = traitCollection ?? .current
    if let image = UIImage.fromCatalog(named: name, in: bundle, for: traits) {
      self.init(image.cgImage, scale: image.scale, image.imageOrientation, image.traits)
      return
    }
    let names = ImageFileName.candidates(for: name, displayScale: traits.imageScale)
    let paths = ResourceFolders.of(bundle).lazy.flatMap { folder in names.map { "\(folder)/\($0)" } }
    guard let path = paths.first(where: { FileManager.default.fileExists(atPath: $0) }) else { return nil }
    self.init(contentsOfFile: path)
  }
}
