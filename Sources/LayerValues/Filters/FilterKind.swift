package import Raster

/// The effect of a filter.
package enum FilterKind: Sendable {
  /// Composites a layer onto the content behind it.
  case blend(BlendMode)
  case gaussianBlur
  case color(ColorFilter)

  /// A function of each pixel's color.
  package enum ColorFilter: Sendable {
    case matrix, invert, monochrome, hueRotate, saturate, brightness, contrast, controls, sepia
    case luminanceToAlpha, multiply, add
  }
}

extension FilterKind {
  /// Finds the effect of a type, given by its name in Core Animation or, with or without the prefix `CI`, in Core
  /// Image.
  package init?(type: String) {
    guard let kind = Self.kinds[Self.plainName(of: type)] else { return nil }
    self = kind
  }

  private static func plainName(of type: String) -> String {
    guard type.hasPrefix("CI"), type.count > 2 else { return type }
    let name = type.dropFirst(2)
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private static let kinds: [String: FilterKind] = {
    var kinds: [String: FilterKind] = [
      "gaussianBlur": .gaussianBlur,
      "colorMatrix": .color(.matrix), "colorInvert": .color(.invert),
      "colorMonochrome": .color(.monochrome), "colorHueRotate": .color(.hueRotate),
      "hueAdjust": .color(.hueRotate), "colorSaturate": .color(.saturate),
      "colorBrightness": .color(.brightness), "colorContrast": .color(.contrast),
      "colorControls": .color(.controls), "sepiaTone": .color(.sepia),
      "luminanceToAlpha": .color(.luminanceToAlpha), "multiplyColor": .color(.multiply),
      "colorAdd": .color(.add),
    ]
    for (names, mode) in blendModes { for name in names { kinds[name] = .blend(mode) } }
    for (name, mode) in mixtures { kinds[name + "BlendMode"] = .blend(mode) }
    for (name, mode) in mixtures where !nonSeparable.contains(name) { kinds[name] = .blend(mode) }
    return kinds
  }()

  private static let mixtures: [(String, BlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay),
    ("darken", .darken), ("lighten", .lighten), ("colorDodge", .colorDodge), ("colorBurn", .colorBurn),
    ("softLight", .softLight), ("hardLight", .hardLight), ("difference", .difference),
    ("exclusion", .exclusion), ("hue", .hue), ("saturation", .saturation), ("color", .color),
    ("luminosity", .luminosity),
  ]

  private static let nonSeparable: Set = ["hue", "saturation", "color", "luminosity"]

  private static let blendModes: [([String], BlendMode)] = [
    (["plusL", "additionCompositing"], .plusLighter), (["plusD"], .plusDarker), (["clear"], .clear),
    (["copy"], .copy), (["sourceOver", "sourceOverCompositing"], .normal),
    (["sourceIn", "sourceInCompositing"], .sourceIn), (["sourceOut", "sourceOutCompositing"], .sourceOut),
    (["sourceAtop", "sourceAtopCompositing"], .sourceAtop), (["destOver"], .destinationOver),
    (["destIn"], .destinationIn), (["destOut"], .destinationOut), (["destAtop"], .destinationAtop),
    (["xor"], .xor), (["multiplyCompositing"], .multiply),
  ]
}
