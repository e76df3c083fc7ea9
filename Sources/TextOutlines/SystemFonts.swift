#if OptionalLibraries
  import CTextLibraries

  /// The fonts, aliases and preferences of the system and the user, as configured in fontconfig.
  final class SystemFonts: @unchecked Sendable {  // fontconfig's configurations are thread-safe.
    private let config: OpaquePointer

    /// Loads the configuration; nil if there is none.
    init?() {
      guard TextLibraries.areLoaded, let config = fontconfig.InitLoadConfigAndFonts() else { return nil }
      self.config = config
    }

    deinit { fontconfig.ConfigDestroy(config) }

    /// The installed fonts, in the order of their paths.
    var entries: [FontEntry] {
      guard let set = fontconfig.ConfigGetFonts(config, FcSetSystem) else { return [] }
      return FontEntry.entries(of: set).sorted { ($0.path, $0.face) < ($1.path, $1.face) }
    }

    /// Returns the families that the configuration names as equivalents of a family, the best first, without those that
    /// it adds as a last resort for any name.
    func families(for name: String) -> [String] {
      let substitutes = substituted(family: name, language: "en")
      let lastResorts = Set(substituted(family: Self.unknownFamily, language: "en"))
      return substitutes.filter { $0 != name && (!lastResorts.contains($0) || Self.isGeneric(name)) }
    }

    /// Returns the paths and indices of all installed fonts, the best ones first for text in a language.
    func preference(family: String, language: String) -> [FontKey] {
      guard let pattern = pattern(family: family, language: language) else { return [] }
      defer { fontconfig.PatternDestroy(pattern) }
      var result = FcResultMatch
      guard let set = fontconfig.FontSort(config, pattern, 0, nil, &result) else { return [] }
      defer { fontconfig.FontSetDestroy(set) }
      return (0..<Int(set.pointee.nfont)).compactMap { index in
        guard let font = set.pointee.fonts[index].map(FontPattern.init), let path = font.string(FC_FILE)
        else {
          return nil
        }
        return FontKey(path: path, index: font.integer(FC_INDEX) ?? 0)
      }
    }

    /// A family name that no configuration contains.
    private static let unknownFamily = "\u{1}"

    private static func isGeneric(_ name: String) -> Bool {
      [
        "sans-serif", "sans", "serif", "monospace", "mono", "system-ui", "cursive", "fantasy", "emoji",
        "math",
      ]
      .contains(name.lowercased())
    }

    private func substituted(family: String, language: String) -> [String] {
      guard let pattern = pattern(family: family, language: language) else { return [] }
      defer { fontconfig.PatternDestroy(pattern) }
      let names = FontPattern(pattern)
      return (0..<Self.nameLimit).lazy.map { names.string(FC_FAMILY, at: $0) }.prefix { $0 != nil }
        .compactMap(\.self)
    }

    private static let nameLimit = 256

    private func pattern(family: String, language: String) -> OpaquePointer? {
      guard let pattern = fontconfig.PatternCreate() else { return nil }
      _ = fontconfig.PatternAddString(pattern, FC_FAMILY, family)
      // Without a language, fontconfig would use the locale's language.
      _ = fontconfig.PatternAddString(pattern, FC_LANG, language.isEmpty ? "en" : language)
      _ = fontconfig.ConfigSubstitute(config, pattern, FcMatchPattern)
      fontconfig.DefaultSubstitute(pattern)
      return pattern
    }
  }

  /// The location of a face: its file and fontconfig's index.
  struct FontKey: Hashable, Sendable {
    var path: String
    var index: Int
  }

  extension FontEntry {
    var key: FontKey { FontKey(path: path, index: face | (instance.map { $0 + 1 } ?? 0) << 16) }
  }
#endif
