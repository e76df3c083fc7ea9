public import CoreGraphics

/// A provider of an animation's texts.
public protocol AnimationKeypathTextProvider {
  /// Returns the text that a text layer shows; nil for the file's own text.
  ///
  /// This method is called for each text of a layer whenever the animation's layers are built.
  ///
  /// - Parameters:
  ///   - keypath: The key path of the layer.
  ///   - sourceText: The file's own text.
  func text(for keypath: AnimationKeypath, sourceText: String) -> String?
}

/// A provider of texts by the names of layers, from earlier versions of lottie-ios.
public protocol LegacyAnimationTextProvider: AnimationKeypathTextProvider {
  /// Returns the text that a text layer shows if ``AnimationKeypathTextProvider/text(for:sourceText:)`` returns nil.
  ///
  /// - Parameters:
  ///   - keypathName: The name of the layer.
  ///   - sourceText: The file's own text.
  func textFor(keypathName: String, sourceText: String) -> String
}

extension LegacyAnimationTextProvider {
  /// Returns nil, so that the layer's name decides.
  public func text(for keypath: AnimationKeypath, sourceText: String) -> String? { nil }
}

/// A former name of ``LegacyAnimationTextProvider``.
public typealias AnimationTextProvider = LegacyAnimationTextProvider

/// A provider of texts that specifies the scale at which lottie-ios draws them.
///
/// Texts are outlines here, sharp at any scale, so it's never used.
public protocol TextContentsScaleProvider {
  /// Returns the scale of a text in pixels per point.
  func contentsScale(for keypath: AnimationKeypath) -> CGFloat
}

/// A provider of texts by the key path or the name of their layers.
public final class DictionaryTextProvider: LegacyAnimationTextProvider, Hashable, Sendable {
  private let values: [String: String]

  /// Creates a provider of texts for some layers; other layers show the file's own texts.
  ///
  /// - Parameter values: The texts, by key paths or names of layers.
  public init(_ values: [String: String]) { self.values = values }

  /// Returns the text for a layer's key path, or else for its name.
  public func text(for keypath: AnimationKeypath, sourceText: String) -> String? {
    values[keypath.description] ?? keypath.keys.last.flatMap { values[$0] }
  }

  /// Returns the text for a layer's name, or else the file's own.
  public func textFor(keypathName: String, sourceText: String) -> String {
    values[keypathName] ?? sourceText
  }

  /// Returns whether two providers have the same texts.
  public static func == (one: DictionaryTextProvider, other: DictionaryTextProvider) -> Bool {
    one.values == other.values
  }

  /// Hashes the texts.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// A provider of the file's own texts.
public final class DefaultTextProvider: LegacyAnimationTextProvider, Sendable {
  /// Creates a provider.
  public init() {}

  /// Returns the file's own text.
  public func textFor(keypathName: String, sourceText: String) -> String { sourceText }

  /// Returns the file's own text.
  public func text(for keypath: AnimationKeypath, sourceText: String) -> String? { sourceText }
}

/// Replaces an animation's texts with those of a provider.
struct TextOverrides: PropertyVisitor {
  let provider: any AnimationKeypathTextProvider

  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: CompositionTime
  ) {}

  mutating func visit(_ text: inout TextModel, at path: [String]) {
    let keypath = AnimationKeypath(keys: path)
    for index in text.documents.indices {
      let source = text.documents[index].document.text
      text.documents[index].document.text = provided(for: keypath, source)
    }
  }

  private func provided(for keypath: AnimationKeypath, _ source: String) -> String {
    if let text = provider.text(for: keypath, sourceText: source) { return text }
    guard let legacy = provider as? any LegacyAnimationTextProvider, let name = keypath.keys.last else {
      return source
    }
    return legacy.textFor(keypathName: name, sourceText: source)
  }
}
