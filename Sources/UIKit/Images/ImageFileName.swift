import Foundation

/// A file name with an optional scale suffix, such as `@2x`.
struct ImageFileName {
  /// The number of pixels per point; 1 without a suffix.
  let scale: CGFloat

  init(path: String) {
    let name = (path as NSString).deletingPathExtension
    scale = Self.scales.last { name.hasSuffix(Self.suffix($0)) } ?? 1
  }

  /// Returns the possible file names of an image, best match for the display first.
  static func candidates(for name: String, displayScale: CGFloat) -> [String] {
    let fileExtension = (name as NSString).pathExtension
    let base = fileExtension.isEmpty ? name : (name as NSString).deletingPathExtension
    let large = scales.filter { $0 >= displayScale }
    let small = scales.filter { $0 < displayScale }.reversed()
    let suffixed = (large + small).map {
      base + suffix($0) + "." + (fileExtension.isEmpty ? "png" : fileExtension)
    }
    // A dot in the name may not be the beginning of an extension.
    return suffixed + [name, name + ".png"]
  }

  private static let scales: [CGFloat] = [1, 2, 3]

  private static func suffix(_ scale: CGFloat) -> String { scale == 1 ? "" : "@\(Int(scale))x" }
}
