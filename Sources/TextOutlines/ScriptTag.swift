#if OptionalLibraries
  /// Scripts, which HarfBuzz names by the letters of their tags in ISO 15924.
  enum ScriptTag {
    static let latin = tag("Latn"), common = tag("Zyyy"), inherited = tag("Zinh"), unknown = tag("Zzzz")
    static let han = tag("Hani"), hiragana = tag("Hira"), katakana = tag("Kana"), hangul = tag("Hang")

    static func tag(_ name: String) -> UInt32 { name.utf8.reduce(0) { $0 << 8 | UInt32($1) } }
  }
#endif
