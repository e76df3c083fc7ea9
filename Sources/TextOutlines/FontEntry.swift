#if OptionalLibraries
  import CTextLibraries

  /// The catalog's record of a face: its file, names, style and characters.
  struct FontEntry: Hashable, Sendable {
    var path: String
    /// The index of the face within its file.
    var face: Int
    /// The index of a variable font's named instance; nil for the default instance.
    var instance: Int?
    var family: String
    var styleName: String
    var postScriptName: String
    var style: FontStyle
    /// Whether glyphs have colors of their own.
    var isColored = false
    var characters = FontCharacters()
  }

  // MARK: - Reading files

  extension FontEntry {
    /// Returns the faces of a font file; none if the file can't be read or isn't a TrueType or OpenType font with outlines
    /// or with colored glyphs.
    static func entries(ofFile path: String) -> [FontEntry] {
      guard TextLibraries.areLoaded, let set = fontconfig.FontSetCreate() else { return [] }
      defer { fontconfig.FontSetDestroy(set) }
      var count: Int32 = 0
      _ = fontconfig.FreeTypeQueryAll(path, UInt32.max, nil, &count, set)
      return entries(of: set)
    }

    /// Returns the faces of a set of patterns.
    static func entries(of set: UnsafeMutablePointer<FcFontSet>) -> [FontEntry] {
      (0..<Int(set.pointee.nfont)).compactMap { index in
        set.pointee.fonts[index].flatMap { FontEntry(FontPattern($0)) }
      }
    }

    private static let formats: Set = ["TrueType", "CFF"]
    private static let extensions: Set = ["ttf", "otf", "ttc", "otc"]

    private init?(_ pattern: FontPattern) {
      let isColored = pattern.bool(FC_COLOR)
      guard pattern.bool(FC_OUTLINE) || isColored, !pattern.bool(FC_VARIABLE),
        Self.formats.contains(pattern.string(FC_FONTFORMAT) ?? ""),
        let path = pattern.string(FC_FILE), Self.extensions.contains(Self.fileExtension(of: path)),
        let family = pattern.englishName(FC_FAMILY, FC_FAMILYLANG)
      else { return nil }
      let index = pattern.integer(FC_INDEX) ?? 0
      let styleName = pattern.englishName(FC_STYLE, FC_STYLELANG) ?? "Regular"
      let weight = pattern.number(FC_WEIGHT).map { fontconfig.WeightToOpenTypeDouble($0) } ?? 400
      self.init(
        path: path, face: index & 0xFFFF, instance: index >> 16 == 0 ? nil : (index >> 16) - 1,
        family: family,
        styleName: styleName, postScriptName: pattern.string(FC_POSTSCRIPT_NAME) ?? "\(family)-\(styleName)",
        style: FontStyle(
          weight: weight.rounded(), isItalic: pattern.integer(FC_SLANT) ?? 0 > 0,
          width: pattern.number(FC_WIDTH) ?? 100),
        isColored: isColored,
        characters: FontCharacters(pattern))
    }
  }

  extension FontEntry {
    private static func fileExtension(of path: String) -> String {
      String(path.reversed().prefix { $0 != "." && $0 != "/" }.reversed()).lowercased()
    }
  }

  // MARK: - Patterns

  /// The properties of a font in fontconfig.
  struct FontPattern {
    private let pattern: OpaquePointer

    init(_ pattern: OpaquePointer) { self.pattern = pattern }

    func string(_ name: String, at index: Int = 0) -> String? {
      var value: UnsafeMutablePointer<FcChar8>?
      guard fontconfig.PatternGetString(pattern, name, Int32(index), &value) == FcResultMatch, let value
      else {
        return nil
      }
      return String(cString: value)
    }

    func integer(_ name: String) -> Int? {
      var value: Int32 = 0
      return fontconfig.PatternGetInteger(pattern, name, 0, &value) == FcResultMatch ? Int(value) : nil
    }

    func number(_ name: String) -> Double? {
      var value = 0.0
      return fontconfig.PatternGetDouble(pattern, name, 0, &value) == FcResultMatch ? value : nil
    }

    func bool(_ name: String) -> Bool {
      var value: FcBool = 0
      return fontconfig.PatternGetBool(pattern, name, 0, &value) == FcResultMatch && value != 0
    }

    /// The set of characters, retained; nil if the pattern has none.
    var characters: OpaquePointer? {
      var set: OpaquePointer?
      return fontconfig.PatternGetCharSet(pattern, FC_CHARSET, 0, &set) == FcResultMatch
        ? set.flatMap { fontconfig.CharSetCopy($0) } : nil
    }

    /// Returns the English one of a name's translations, or the first one.
    func englishName(_ name: String, _ languages: String) -> String? {
      var index = 0
      while let language = string(languages, at: index), index < 64 {
        if language.hasPrefix("en") { return string(name, at: index) }
        index += 1
      }
      return string(name)
    }
  }

  /// The set of characters that a font has glyphs for.
  final class FontCharacters: Hashable, @unchecked Sendable {  // fontconfig's sets are immutable here.
    private let set: OpaquePointer?

    /// Creates an empty set.
    init() { set = nil }

    init(_ pattern: FontPattern) { set = pattern.characters }

    deinit { if let set { fontconfig.CharSetDestroy(set) } }

    func contains(_ scalar: UInt32) -> Bool {
      set.map { fontconfig.CharSetHasChar($0, scalar) != 0 } ?? false
    }

    var count: Int { self.set.map { Int(fontconfig.CharSetCount($0)) } ?? 0 }

    static func == (left: FontCharacters, right: FontCharacters) -> Bool {
      guard let a = left.set, let b = right.set else { return left.count == right.count }
      return fontconfig.CharSetEqual(a, b) != 0
    }

    func hash(into hasher: inout Hasher) { hasher.combine(count) }
  }
#endif
