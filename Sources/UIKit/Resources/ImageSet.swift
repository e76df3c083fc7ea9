import Foundation

/// A set of an asset catalog with versions of an image for scales and interface styles.
struct ImageSet: Decodable {
  private struct Entry: Decodable {
    let filename: String?
    let condition: AssetCondition

    init(from decoder: any Decoder) throws {
      filename = try decoder.container(keyedBy: Key.self).decodeIfPresent(String.self, forKey: .filename)
      condition = try AssetCondition(from: decoder)
    }

    private enum Key: String, CodingKey { case filename }
  }

  private struct Properties: Decodable {
    var intent: String?
    enum CodingKeys: String, CodingKey { case intent = "template-rendering-intent" }
  }

  private var images: [Entry]
  private var properties: Properties?

  /// Returns the file and the scale of the best version for a scale and an interface style; nil if there is none.
  ///
  /// The best version is the smallest with enough pixels, or else the largest; among those, one for all devices.
  func file(scale: CGFloat, style: UIUserInterfaceStyle) -> (name: String, scale: CGFloat)? {
    let usable = images.filter { $0.filename != nil && $0.condition.isUsable }
    let styled = usable.filter { style != .unspecified && $0.condition.style == style }
    let candidates = styled.isEmpty ? usable.filter { $0.condition.style == .unspecified } : styled
    let best = candidates.min { rank($0.condition, for: scale) < rank($1.condition, for: scale) }
    return best.flatMap { entry in entry.filename.map { ($0, entry.condition.pixelsPerPoint) } }
  }

  /// The order of preference: enough pixels, then the nearest scale, then all devices.
  private func rank(_ condition: AssetCondition, for scale: CGFloat) -> (Int, CGFloat, Int) {
    let own = condition.pixelsPerPoint
    return (own >= scale ? 0 : 1, abs(own - scale), condition.isUniversal ? 0 : 1)
  }

  /// The use of the image's colors.
  var renderingMode: UIImage.RenderingMode {
    switch properties?.intent {
    case "template": .alwaysTemplate
    case "original": .alwaysOriginal
    default: .automatic
    }
  }
}

extension UIImage {
  /// Returns the image of a set in the bundle's asset catalogs; nil if there is none.
  static func fromCatalog(named name: String, in bundle: Bundle?, for traits: UITraitCollection) -> UIImage? {
    guard let folder = AssetCatalog.of(bundle).folder(of: .image, named: name),
      let set: ImageSet = AssetContents.read(in: folder),
      let file = set.file(scale: traits.imageScale, style: traits.userInterfaceStyle),
      let data = FileManager.default.contents(atPath: "\(folder)/\(file.name)"),
      let image = UIImage(data: data, scale: file.scale)
    else { return nil }
    return set.renderingMode == .automatic ? image : image.withRenderingMode(set.renderingMode)
  }
}
