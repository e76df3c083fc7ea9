#if OptionalLibraries
  /// A font's name split into family and style: "HelveticaNeue-LightItalic" is the family "helveticaneue" in light italic.
  struct FontName: Hashable, Sendable {
    /// The family, as returned by ``key(_:)``.
    var family: String
    var style: FontStyle

    /// Returns a name in lowercase with only its letters and digits, so that all spellings of a font's name are equal.
    static func key(_ name: some StringProtocol) -> String {
      String(name.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || isDigit($0) })
    }

    /// Removes style words from a name's end until `isFamily` accepts the rest or no style word remains.
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

    /// The number of characters to which names are truncated. PostScript allows 63 characters.
    static let lengthLimit = 256

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
  }

  // MARK: - Style words

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

    /// Words for a style at a name's end. Each precedes the shorter words that are its suffixes.
    ///
    /// As in Apple's fonts, "ultralight" is thinner than "thin". Installed fonts that name their weights differently
    /// are found by their full names first.
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
