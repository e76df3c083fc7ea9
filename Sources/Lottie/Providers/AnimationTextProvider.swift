/// Gives the texts of a film.
public protocol AnimationKeypathTextProvider {
  /// Returns what a text layer shows; nil for the file's own text.
  ///
  /// It's asked for each text of a layer whenever the film is built.
  ///
  /// - Parameters:
  ///   - keypath: The names that lead to the layer, its own the last.
  ///   - sourceText: The file's own text.
  func text(for keypath: AnimationKeypath, sourceText: String) -> String?
}

/// Gives texts by the key path of their layers, or the layer's name alone.
public struct DictionaryTextProvider: AnimationKeypathTextProvider, Hashable, Sendable {
  private let values: [String: String]

  /// Gives the texts of some layers; others show the file's own.
  public init(_ values: [String: String]) { self.values = values }

  /// Looks for the key path first, then for the layer's name.
  public func text(for keypath: AnimationKeypath, sourceText: String) -> String? {
    values[keypath.description] ?? keypath.keys.last.flatMap { values[$0] }
  }
}

/// Gives the fonts of a film's texts.
public protocol AnimationFontProvider {
  /// Returns the installed font for one that the film names, and its size in points; nil for the file's own glyphs, or an
  /// installed font of that name.
  func font(named name: String, size: Double) -> (name: String, size: Double)?
}

extension TextSource {
  init(_ provider: (any AnimationFontProvider)?) {
    guard let provider else { return }
    font = { provider.font(named: $0.name, size: $0.size).map { Font(name: $0.name, size: $0.size) } }
  }
}

/// Puts what a provider gives in place of a film's texts.
struct TextOverrides: PropertyVisitor {
  let provider: any AnimationKeypathTextProvider

  mutating func visit<Value: LottieValue>(
    _ property: inout Animated<Value>, at path: [String], _ time: FilmTime
  ) {}

  mutating func visit(_ text: inout TextModel, at path: [String]) {
    let keypath = AnimationKeypath(keys: path)
    for index in text.documents.indices {
      let source = text.documents[index].document.text
      text.documents[index].document.text = provider.text(for: keypath, sourceText: source) ?? source
    }
  }
}
