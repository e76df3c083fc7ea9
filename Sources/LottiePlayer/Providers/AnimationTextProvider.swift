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

/// A provider of texts by the key path or the name of their layers.
public struct DictionaryTextProvider: AnimationKeypathTextProvider, Hashable, Sendable {
  private let values: [String: String]

  /// Creates a provider of texts for some layers; others show the file's own.
  ///
  /// - Parameter values: The texts, by key paths or names of layers.
  public init(_ values: [String: String]) { self.values = values }

  /// Returns the text for a layer's key path, or else for its name.
  public func text(for keypath: AnimationKeypath, sourceText: String) -> String? {
    values[keypath.description] ?? keypath.keys.last.flatMap { values[$0] }
  }
}

/// A provider of fonts for an animation's texts.
public protocol AnimationFontProvider {
  /// Returns the installed font that replaces one of the file, and its size in points; nil for the file's own glyphs or the
  /// installed font of that name.
  ///
  /// - Parameters:
  ///   - name: The font's name in the file.
  ///   - size: The size in points that the file states.
  func font(named name: String, size: Double) -> (name: String, size: Double)?
}

extension TextSource {
  init(_ provider: (any AnimationFontProvider)?) {
    guard let provider else { return }
    font = { provider.font(named: $0.name, size: $0.size).map { Font(name: $0.name, size: $0.size) } }
  }
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
      text.documents[index].document.text = provider.text(for: keypath, sourceText: source) ?? source
    }
  }
}
