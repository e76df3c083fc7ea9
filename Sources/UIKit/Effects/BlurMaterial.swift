import QuartzCore

/// The numbers of a blur.
struct BlurMaterial {
  /// The standard deviation in points.
  let radius: CGFloat
  /// The factor of the saturation.
  let saturation: CGFloat
  /// The gray of the tint, 0…1, and its opacity.
  let white: CGFloat
  let opacity: CGFloat
}

extension BlurMaterial {
  // Apple's sample code UIImageEffects, version 1.1: applyExtraLightEffect, applyLightEffect, applyDarkEffect.
  private static let extraLight = BlurMaterial(radius: 20, saturation: 1.8, white: 0.97, opacity: 0.82)
  private static let light = BlurMaterial(radius: 30, saturation: 1.8, white: 1, opacity: 0.3)
  private static let dark = BlurMaterial(radius: 20, saturation: 1.8, white: 0.11, opacity: 0.73)

  /// A material in the light or the dark interface style: estimated.
  private static func material(isDark: Bool, opacity: CGFloat) -> BlurMaterial {
    BlurMaterial(radius: 30, saturation: 1.8, white: isDark ? 0.15 : 0.96, opacity: opacity)
  }

  /// The numbers of a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - isDark: Whether the interface style is dark.
  init(_ style: UIBlurEffect.Style, isDark: Bool) {
    switch style {
    case .extraLight: self = .extraLight
    case .light: self = .light
    case .dark: self = .dark
    // Estimated.
    case .regular: self = isDark ? .dark : .material(isDark: false, opacity: 0.5)
    case .prominent: self = isDark ? .material(isDark: true, opacity: 0.82) : .extraLight
    default: self = .material(isDark: style.isDark ?? isDark, opacity: style.materialOpacity)
    }
  }
}

extension UIBlurEffect.Style {
  /// Whether the material belongs to the dark interface style; nil if it adapts to the style.
  fileprivate var isDark: Bool? {
    rawValue >= Self.systemUltraThinMaterialDark.rawValue
      ? true : rawValue >= Self.systemUltraThinMaterialLight.rawValue ? false : nil
  }

  /// The opacity of a material's tint: estimated.
  fileprivate var materialOpacity: CGFloat {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: 0.45
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: 0.6
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: 0.88
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: 0.82
    default: 0.75
    }
  }
}
