import Synchronization

/// What the display of this program is like, for all threads; ``UIScreen/configure(size:scale:)`` says it.
enum ScreenTraits {
  private static let traits = Mutex(of(scale: 2))

  static var current: UITraitCollection { traits.withLock { $0 } }

  static func change(scale: CGFloat) { traits.withLock { $0 = of(scale: scale) } }

  private static func of(scale: CGFloat) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: scale),
    ])
  }
}
