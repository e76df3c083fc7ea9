import Foundation

/// A file's name that may say for how many pixels to a point its image is.
struct ImageFileName {
  /// Pixels to a point; 1 where the name says nothing.
  let scale: CGFloat

  init(path: String) {
    let name = (path as NSString).deletingPathExtension
    scale = Self.scales.last { name.hasSuffix(Self.suffix($0)) } ?? 1
  }

  /// The names that files may have for an image, those first that fit best.
  static func candidates(for name: String, displayScale: CGFloat) -> [String] {
    let given = (name as NSString).pathExtension
    let base = given.isEmpty ? name : (name as NSString).deletingPathExtension
    let large = scales.filter { $0 >= displayScale }
    let small = scales.filter { $0 < displayScale }.reversed()
    let suffixed = (large + small).map { base + suffix($0) + "." + (given.isEmpty ? "png" : given) }
    // A name may have a point in it without meaning an extension.
    return suffixed + [name, name + ".png"]
  }

  private static let scales: [CGFloat] = [1, 2, 3]

  private static func suffix(_ scale: CGFloat) -> String { scale == 1 ? "" : "@\(Int(scale))x" }
}
