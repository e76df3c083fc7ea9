import Foundation

/// The file `Contents.json` of a set in an asset catalog.
enum AssetContents {
  /// Reads the file in a set's folder; nil if it's missing or has another form.
  static func read<Contents: Decodable>(in folder: String) -> Contents? {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json") else { return nil }
    return try? JSONDecoder().decode(Contents.self, from: data)
  }
}

/// The condition under which an entry of a set applies.
struct AssetCondition: Decodable {
  struct Appearance: Decodable {
    var appearance: String
    var value: String
  }

  var idiom: String?
  var scale: String?
  var appearances: [Appearance]?

  /// Whether the entry is meant for phones and tablets or for all devices.
  var isUsable: Bool { ["universal", "iphone", "ipad"].contains(idiom ?? "universal") }

  /// Whether the entry is meant for all devices.
  var isUniversal: Bool { (idiom ?? "universal") == "universal" }

  /// The interface style that the entry is meant for; nil for a style other than light and dark, or for high contrast.
  var style: UIUserInterfaceStyle? {
    guard let appearances, !appearances.isEmpty else { return .unspecified }
    guard appearances.count == 1, appearances[0].appearance == "luminosity" else { return nil }
    return ["light": .light, "dark": .dark][appearances[0].value]
  }

  /// The number of pixels per point; 1 for an entry with a single scale.
  var pixelsPerPoint: CGFloat { scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1 }
}
