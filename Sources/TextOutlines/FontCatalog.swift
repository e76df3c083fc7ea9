#if OptionalLibraries
  import Raster

  /// A catalog of the installed fonts, which finds the face for a name.
  struct FontCatalog: Sendable {
    /// All faces, in the order of the folders' preference.
    let entries: [FontEntry]
    /// The indices of each family's faces among the entries, by the family's key.
    private let families: [String: [Int]]
    /// The index of each face, by the key of its PostScript name and of its family and style names.
    private let faces: [String: Int]
    /// The keys of the families, in order of first appearance.
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

  // MARK: - Lookup

  extension FontCatalog {
    /// The result of a lookup.
    struct Match: Hashable, Sendable {
      /// The index of the face among the entries.
      var entry: Int
      /// Whether the face isn't the requested one.
      var isSubstitute: Bool
      /// Whether the name is unknown, so that the face is a last resort.
      var isGuess = false
    }

    /// Returns the best face for a name, or nil if no font is installed.
    ///
    /// In order of preference: the face of that name, the face of its family that is nearest in style, and the nearest
    /// face of a substitute family.
    func match(_ name: String) -> Match? {
      let key = FontName.key(name.prefix(FontName.lengthLimit))
      if let exact = faces[key] { return Match(entry: exact, isSubstitute: false) }
      let parts = FontName(name) { families[$0] != nil || FontSubstitutes.families(for: $0) != nil }
      if let entry = face(ofFamily: parts.family, style: parts.style) {
        let isExact = parts.style == .regular || parts.style == entries[entry].style
        return Match(entry: entry, isSubstitute: !isExact)
      }
      let substitutes = FontSubstitutes.families(for: parts.family)
      let candidates = (substitutes ?? []) + FontSubstitutes.lastResorts
      for family in candidates {
        guard let entry = face(ofFamily: FontName.key(family), style: parts.style) else { continue }
        return Match(entry: entry, isSubstitute: true, isGuess: substitutes == nil)
      }
      return entries.isEmpty ? nil : Match(entry: 0, isSubstitute: true, isGuess: true)
    }

    /// Returns one face of each family, the nearest in style to `entry`, to search for characters that `entry` lacks.
    func fallbacks(for entry: Int) -> [Int] {
      familyOrder.prefix(Self.fallbackLimit).compactMap { face(ofFamily: $0, style: entries[entry].style) }
    }

    private static let fallbackLimit = 512

    /// Returns the face of a family that is nearest in style; the first of several equally near ones.
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
