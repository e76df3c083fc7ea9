public import CoreText

/// A provider of fonts for an animation's texts.
public protocol AnimationFontProvider {
  /// Returns the installed font that replaces one of the file; nil for the file's own glyphs or the installed font of that
  /// name.
  ///
  /// - Parameters:
  ///   - family: The font's name in the file.
  ///   - size: The size in points that the file states.
  func fontFor(family: String, size: CGFloat) -> CTFont?
}

/// A provider of the fonts that the file names.
///
/// For a layer or view, it stands for no provider: texts have the file's own glyphs, or else installed fonts.
public final class DefaultFontProvider: AnimationFontProvider, Sendable {
  /// Creates a provider.
  public init() {}

  /// Returns the font with the file's name and size.
  public func fontFor(family: String, size: CGFloat) -> CTFont? {
    CTFontCreateWithName(family as CFString, size, nil)
  }
}

extension TextSource {
  init(_ provider: (any AnimationFontProvider)?) {
    guard let provider, !(provider is DefaultFontProvider) else { return }
    font = { font in
      provider.fontFor(family: font.name, size: CGFloat(font.size)).map {
        Font(name: $0.name, size: Double($0.size))
      }
    }
  }
}
