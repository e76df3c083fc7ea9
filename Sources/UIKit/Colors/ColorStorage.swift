import CoreGraphics

/// What a color of views is.
indirect enum ColorStorage: Hashable {
  case plain(CGColor)
  /// One for light views, one for dark ones.
  case pair(light: CGColor, dark: CGColor)
  case dynamic(ColorProvider)
  /// One of the others with another opacity.
  case faded(ColorStorage, CGFloat)
}

extension ColorStorage {
  /// The same with another opacity, in 0…1.
  func faded(_ alpha: CGFloat) -> ColorStorage {
    switch self {
    case .plain(let color): .plain(color.copy(alpha: alpha) ?? color)
    case .faded(let base, _): .faded(base, alpha)
    case .pair, .dynamic: .faded(self, alpha)
    }
  }

  /// The color that this is for traits; clear where one provider leads to the next without end.
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

/// A rule that gives each collection of traits a color; equal only to itself.
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
