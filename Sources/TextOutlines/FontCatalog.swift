#if OptionalLibraries
  import Raster

  /// The installed fonts, and which of them answers a request.
  struct FontCatalog: Sendable {
    /// All faces, those of preferred folders first.
    let entries: [FontEntry]
    /// For each family the places of its faces among the entries.
    private let families: [String: [Int]]
    /// Faces by their PostScript name, or by their family's and style's names.
    private let faces: [String: Int]
    /// The families in order of first appearance.
    private let familyOrder: [String]

    init(entries: [FontEntry]) {
      self.entries = entries
      var families: [String: [Int]] = [:]
      var faces: [String: Int] = [:]
      var order: [String] = []
      for (index, entry) in entries.enumerated() {
        let family = FontName.key(entry.family)
        if families[family] == nil { order.append(family) }
        families[family, default: []].append(index)
        for name in [entry.postScriptName, entry.family + entry.styleName] {
          faces[FontName.key(name)] = faces[FontName.key(name)] ?? index
        }
      }
      self.families = families
      self.faces = faces
      familyOrder = order
    }

    init(folders: FontFolders) {
      self.init(entries: folders.files().flatMap(FontEntry.entries))
    }

    func removing(_ entry: Int) -> FontCatalog {
      var entries = entries
      entries.remove(at: entry)
      return FontCatalog(entries: entries)
    }
  }

  // MARK: - Looking up

  extension FontCatalog {
    /// A face, and whether it is what was asked for.
    struct Match: Hashable, Sendable {
      var entry: Int
      var isSubstitute: Bool
      /// Whether nothing is known of the name.
      var isGuess = false
    }

    /// Returns the face for a name: that very face, else the nearest of its family, else of the families that
    /// stand in for it; nil where nothing is installed.
    func match(_ name: String) -> Match? {
      let key = FontName.key(name.prefix(FontName.lengthLimit))
      if let exact = faces[key] { return Match(entry: exact, isSubstitute: false) }
      let parts = FontName(name) { families[$0] != nil || FontSubstitutes.families(for: $0) != nil }
      if let entry = face(ofFamily: parts.family, style: parts.style) {
        let isExact = parts.style == .regular || parts.style == entries[entry].style
        return Match(entry: entry, isSubstitute: !isExact)
      }
      let known = FontSubstitutes.families(for: parts.family)
      let candidates = (known ?? []) + FontSubstitutes.lastResorts
      for family in candidates {
        guard let entry = face(ofFamily: FontName.key(family), style: parts.style) else { continue }
        return Match(entry: entry, isSubstitute: true, isGuess: known == nil)
      }
      return entries.isEmpty ? nil : Match(entry: 0, isSubstitute: true, isGuess: true)
    }

    /// One face of each family that may hold characters which `entry` lacks, the nearest in style.
    func fallbacks(for entry: Int) -> [Int] {
      familyOrder.prefix(Self.fallbackLimit).compactMap { face(ofFamily: $0, style: entries[entry].style) }
    }

    private static let fallbackLimit = 512

    /// The nearest face of a family; of several equally near ones the first.
    private func face(ofFamily family: String, style: FontStyle) -> Int? {
      families[family]?.min { style.distance(to: entries[$0].style) < style.distance(to: entries[$1].style) }
    }
  }

  extension ResolvedFont {
    init(requested: String, entry: FontEntry, isSubstitute: Bool, isGuess: Bool = false) {
      self.init(
        requested: requested, path: entry.path, family: entry.family, style: entry.styleName,
        isSubstitute: isSubstitute, isGuess: isGuess)
    }
  }
#endif
