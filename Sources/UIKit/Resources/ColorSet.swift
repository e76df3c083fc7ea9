import CoreGraphics
public import Foundation

/// A set of an asset catalog with versions of a color for interface styles.
struct ColorSet: Decodable {
  private struct Entry: Decodable {
    let color: AssetColor?
    let condition: AssetCondition

    init(from decoder: any Decoder) throws {
      color = try decoder.container(keyedBy: Key.self).decodeIfPresent(AssetColor.self, forKey: .color)
      condition = try AssetCondition(from: decoder)
    }

    private enum Key: String, CodingKey { case color }
  }

  private var colors: [Entry]

  /// The color, which depends on the interface style if there are versions; nil if there is none.
  var storage: ColorStorage? {
    let usable = colors.filter(\.condition.isUsable).sorted {
      $0.condition.isUniversal && !$1.condition.isUniversal
    }
    func version(_ style: UIUserInterfaceStyle) -> CGColor? {
      usable.first { $0.condition.style == style }?.color?.cgColor
    }
    guard let base = version(.unspecified) ?? version(.light) ?? version(.dark) else { return nil }
    let (light, dark) = (version(.light) ?? base, version(.dark) ?? base)
    return light == dark ? .plain(light) : .pair(light: light, dark: dark)
  }
}

/// A color of a color set.
private struct AssetColor: Decodable {
  var space: String?
  var components: [String: String]?

  enum CodingKeys: String, CodingKey {
    case space = "color-space"
    case components
  }

  /// The color; nil if it refers to a color of the system, or a component is missing.
  var cgColor: CGColor? {
    guard let components else { return nil }
    func number(_ name: String) -> CGFloat? { components[name].flatMap(Self.number) }
    let alpha = number("alpha") ?? 1
    if let white = number("white") { return UIColor(white: white, alpha: alpha).cgColor }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
    let isWide = space == "display-p3"
    let color =
      isWide
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    return color.cgColor
  }

  /// Reads a component: a fraction such as `0.5`, a byte such as `128`, or a hexadecimal byte such as `0x80`.
  private static func number(_ text: String) -> CGFloat? {
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    if !text.contains("."), let byte = Int(text) { return CGFloat(byte) / 255 }
    return Double(text).map { CGFloat($0) }
  }
}

extension UIColor {
  /// Creates a color from the main bundle's asset catalogs; see ``init(named:in:compatibleWith:)``.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates a color from the asset catalogs of a bundle; nil if there is none.
  ///
  /// A color set with versions for light and dark views results in a dynamic color. Versions for high contrast and
  /// references to colors of the system aren't supported.
  ///
  /// - Parameters:
  ///   - name: The name of the color set. A folder that provides a namespace comes in front: `brand/accent`.
  ///   - bundle: The bundle, such as a package's `Bundle.module`; nil for the main bundle, or for the resources of the
  ///     executable's own target.
  ///   - traitCollection: Ignored, because the color adapts to the traits with which it's used.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let folder = AssetCatalog.of(bundle).folder(of: .color, named: name),
      let set: ColorSet = AssetContents.read(in: folder), let storage = set.storage
    else { return nil }
    self.init(storage)
  }
}
