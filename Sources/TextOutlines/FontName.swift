#if OptionalLibraries
  /// A font's name taken apart: "HelveticaNeue-LightItalic" is the family "helveticaneue" in light italic.
  struct FontName: Hashable, Sendable {
    /// The family as ``key(_:)`` spells it.
    var family: String
    var style: FontStyle

    /// A name without what tells spellings of one font apart: case, spaces, hyphens, dots.
    static func key(_ name: some StringProtocol) -> String {
      String(name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || isDigit($0) })
    }

    /// Takes words of style off a name's end until a family remains that `isFamily` knows, or no word does.
    init(_ name: String, isFamily: (String) -> Bool) {
      var rest = Substring(FontName.key(name.prefix(FontName.lengthLimit)))
      var style = FontStyle.regular
      while !isFamily(String(rest)), let word = FontName.words.first(where: { rest.hasSuffix($0.text) }) {
        word.apply(&style)
        rest.removeLast(word.text.count)
      }
      self.init(family: String(rest), style: style)
    }

    init(family: String, style: FontStyle) {
      self.family = family
      self.style = style
    }

    /// Longer names are cut: PostScript allows 63 characters.
    static let lengthLimit = 256

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
  }

  // MARK: - Words of style

  extension FontName {
    private struct Word {
      var text: String
      var apply: @Sendable (inout FontStyle) -> Void

      init(_ text: String, _ apply: @escaping @Sendable (inout FontStyle) -> Void = { _ in }) {
        self.text = text
        self.apply = apply
      }

      init(_ text: String, weight: Double) { self.init(text) { $0.weight = weight } }
    }

    /// Words at a name's end that tell of style, each before the shorter ones that it ends in.
    ///
    /// Of the two thinnest weights Apple calls the thinner one "ultralight"; an installed font that says
    /// otherwise has been found by its full name before.
    private static let words: [Word] = [
      Word("ultralight", weight: 100), Word("extralight", weight: 200), Word("thin", weight: 200),
      Word("light", weight: 300),
      Word("regular"), Word("normal"), Word("roman"), Word("book"), Word("plain"),
      Word("medium", weight: 500),
      Word("semibold", weight: 600), Word("demibold", weight: 600), Word("demi", weight: 600),
      Word("extrabold", weight: 800), Word("ultrabold", weight: 800), Word("bold", weight: 700),
      Word("heavy", weight: 800), Word("black", weight: 900),
      Word("italic") { $0.isItalic = true }, Word("oblique") { $0.isItalic = true },
      Word("condensed") { $0.width = 75 }, Word("narrow") { $0.width = 75 },
      Word("psmt"), Word("mt"), Word("ps"),
    ]
  }
#endif
