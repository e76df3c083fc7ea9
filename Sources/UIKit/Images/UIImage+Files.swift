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

  /// Creates an image from the main bundle, which is the program's folder; see ``init(named:in:compatibleWith:)``.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates an image from a bundle's resources; nil if there is none. Images aren't cached.
  ///
  /// - Parameters:
  ///   - name: The name of the file. The extension `.png` and the suffixes `@2x` and `@3x` are optional. Among
  ///     several files, the smallest with enough pixels for the display is used, or else the largest.
  ///   - bundle: The bundle, such as a package's `Bundle.module`; nil for the main bundle.
  ///   - traitCollection: The traits with the display's number of pixels per point; nil for the current traits.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let folder = (bundle ?? .main).resourcePath else { return nil }
    let scale = (traitCollection ?? .current).imageScale
    let path = ImageFileName.candidates(for: name, displayScale: scale).lazy
      .map { folder + "/" + $0 }.first { FileManager.default.fileExists(atPath: $0) }
    guard let path else { return nil }
    self.init(contentsOfFile: path)
  }
}
