import CoreGraphics

/// The value of a color.
indirect enum ColorStorage: Hashable {
  case plain(CGColor)
  /// A color for light views and one for dark views.
  case pair(light: CGColor, dark: CGColor)
  case dynamic(ColorProvider)
  /// Another value with a different opacity.
  case faded(ColorStorage, CGFloat)
}

extension ColorStorage {
  /// Returns the value with an opacity of 0…1.
  func faded(_ alpha: CGFloat) -> ColorStorage {
    switch self {
    case .plain(let color): .plain(color.copy(alpha: alpha) ?? color)
    case .faded(let base, _): .faded(base, alpha)
    case .pair, .dynamic: .faded(self, alpha)
    }
  }

  /// Returns the color for traits; clear if providers refer to each other endlessly.
  func color(for traits: UITraitCollection) -> CGColor {
    var storage = self
    var alpha: CGFloat?
    for _ in 0..<Self.maximumDepth {
      switch storage {
      case .plain(let color): return alpha.flatMap { color.copy(alpha: $0) } ?? color
      case .pair(let light, let dark): storage = .plain(traits.userInterfaceStyle == .dark ? dark : light)
      case .dynamic(let provider): storage = provider.color(for: traits)
      case .faded(let base, let own):
        alpha = alpha ?? own
        storage = base
      }
    }
    return .clear
  }

  private static var maximumDepth: Int { 64 }
}

/// A closure that returns a color for traits. Providers are equal only if they are identical.
final class ColorProvider {
  private let provide: (UITraitCollection) -> UIColor

  init(_ provide: @escaping (UITraitCollection) -> UIColor) { self.provide = provide }

  func color(for traits: UITraitCollection) -> ColorStorage {
    var storage: ColorStorage?
    traits.performAsCurrent { storage = provide(traits).storage }
    return storage ?? .plain(.clear)
  }
}

extension ColorProvider: Hashable {
  static func == (lhs: ColorProvider, rhs: ColorProvider) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
