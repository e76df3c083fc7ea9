public import CoreGraphics
public import Foundation

// Why a file or some bytes give no image is reported through `CoreAnimationDiagnostics`.

extension UIImage {
  /// Reads an image, one pixel to a point; nil for bytes that are no picture.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Reads an image; nil for bytes that are no picture.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = ImageCoder.attempt({ try $0.picture(from: data) }) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// Reads an image from a file; one whose name ends with `@2x` or `@3x` before the extension has as many pixels to a
  /// point.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFileName(path: path).scale)
  }

  /// Reads an image of the main bundle, which is where the program lies; see
  /// ``init(named:in:compatibleWith:)``.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Reads an image among a bundle's resources; nil where there is none. Nothing is kept for the next time.
  ///
  /// - Parameters:
  ///   - name: The file's name, of which `.png` and `@2x` or `@3x` may be left out. Of several files the one is taken
  ///     that fits the display best: the smallest that has enough pixels, else the largest.
  ///   - bundle: The bundle, such as a package's `Bundle.module`; nil for the main one.
  ///   - traitCollection: Says how many pixels there are to a point of the display; nil for the current traits.
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

  /// Returns the upright image as the bytes of a PNG file; nil where there are no pixels or the program lacks
  /// ImageCoding.
  public final func pngData() -> Data? {
    uprightImage.flatMap { image in ImageCoder.attempt { try $0.pngData(of: image) } }
  }

  /// Returns the upright image as the bytes of a JPEG file; nil where there are no pixels or the program lacks
  /// ImageCoding. What is transparent becomes white.
  ///
  /// - Parameter compressionQuality: 1 for the best, 0 for the smallest.
  public final func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightImage.flatMap { image in
      ImageCoder.attempt { try $0.jpegData(of: image, quality: Double(compressionQuality)) }
    }
  }
}
