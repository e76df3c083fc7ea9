/// The parts of an animation that expressions can read: all but images, fonts and glyphs.
enum AnimationExcerpt {
  static func excerpt(of animation: [String: Any]) -> [String: Any] {
    var excerpt = animation
    excerpt["chars"] = nil
    excerpt["fonts"] = nil
    if let assets = animation["assets"] as? [Any] { excerpt["assets"] = assets.map(excerpt(ofAsset:)) }
    return excerpt
  }

  /// Returns an asset without the bytes of its image. It remains in the list, so that indices stay
  /// the same.
  private static func excerpt(ofAsset asset: Any) -> Any {
    guard let asset = asset as? [String: Any], asset["layers"] == nil else { return asset }
    return asset.filter { ["id", "w", "h", "nm"].contains($0.key) }
  }
}
