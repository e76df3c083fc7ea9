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
    /// The index of each face, by its file.
    private let indices: [FontKey: Int]
    /// The system's aliases and preferences; nil for a catalog of folders.
    private let system: SystemFonts?

    init(entries: [FontEntry], system: SystemFonts? = nil) {
      self.entries = entries
      self.system = system
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
      indices = Dictionary(zip(entries.map(\.key), entries.indices), uniquingKeysWith: { first, _ in first })
    }

    init(folders: FontFolders) {
      self.init(entries: folders.files().flatMap(FontEntry.entries))
    }

    init(_ source: FontSource) {
      switch source {
      case .folders(let folders): self.init(folders: folders)
      case .system:
        let system = SystemFonts()
        self.init(entries: Self.inOrderOfPreference(system?.entries ?? []), system: system)
      }
    }

    func removing(_ entry: Int) -> FontCatalog {
      var entries = entries
      entries.remove(at: entry)
      return FontCatalog(entries: entries, system: system)
    }

    /// Returns the catalog with the faces of another file, which take precedence over other faces of the same name.
    func adding(_ added: [FontEntry]) -> FontCatalog { FontCatalog(entries: added + entries, system: system) }

    /// The folders of the preferred fonts, with which pictures look the same on every system.
    private static let preferredFolders = [
      "/usr/share/fonts/truetype/liberation2/", "/usr/share/fonts/opentype/inter/",
      "/usr/share/fonts/truetype/dejavu/",
    ]

    private static func inOrderOfPreference(_ entries: [FontEntry]) -> [FontEntry] {
      preferredFolders.flatMap { folder in entries.filter { $0.path.hasPrefix(folder) } }
        + entries.filter { !isPreferred($0) }
    }

    private static func isPreferred(_ entry: FontEntry) -> Bool {
      preferredFolders.contains { entry.path.hasPrefix($0) }
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
    /// The match is, in order of preference: the face of that name, the face of its family that is nearest in style, or
    /// the nearest face of a substitute family. The system's aliases have a lower precedence than this module's
    /// substitutes, so that pictures with fonts of Apple's systems look the same on every system.
    func match(_ name: String) -> Match? {
      let key = FontName.key(name.prefix(FontName.lengthLimit))
      if let exact = faces[key] { return Match(entry: exact, isSubstitute: false) }
      let parts = FontName(name) { families[$0] != nil || FontSubstitutes.families(for: $0) != nil }
      if let entry = face(ofFamily: parts.family, style: parts.style) {
        let isExact = parts.style == .regular || parts.style == entries[entry].style
        return Match(entry: entry, isSubstitute: !isExact)
      }
      let substitutes = FontSubstitutes.families(for: parts.family) ?? []
      let aliases = system.map { $0.families(for: name) + $0.families(for: parts.family) } ?? []
      for family in substitutes + aliases {
        guard let entry = face(ofFamily: FontName.key(family), style: parts.style) else { continue }
        return Match(entry: entry, isSubstitute: true)
      }
      let isKnown = FontSubstitutes.families(for: parts.family) != nil
      for family in FontSubstitutes.lastResorts {
        guard let entry = face(ofFamily: FontName.key(family), style: parts.style) else { continue }
        return Match(entry: entry, isSubstitute: true, isGuess: !isKnown)
      }
      return entries.isEmpty ? nil : Match(entry: 0, isSubstitute: true, isGuess: true)
    }

    /// Returns one face of each family, the nearest in style to `entry`, to search for characters that `entry` lacks.
    ///
    /// Among the system's fonts, the families that substitute for unknown ones come first, then others in the preferred
    /// folders, then those that the system prefers for a language.
    func fallbacks(for entry: Int, language: String = "") -> [Int] {
      orderedFamilies(for: entries[entry].family, language: language).prefix(Self.fallbackLimit)
        .compactMap { face(ofFamily: $0, style: entries[entry].style) }
    }

    private func orderedFamilies(for family: String, language: String) -> [String] {
      guard let system else { return familyOrder }
      let lastResorts = FontSubstitutes.lastResorts.map { FontName.key($0) }.filter { families[$0] != nil }
      let preferred =
        lastResorts
        + familyOrder.filter { key in
          !lastResorts.contains(key) && families[key]?.first.map { Self.isPreferred(entries[$0]) } ?? false
        }
      let sorted = system.preference(family: family, language: language).compactMap { indices[$0] }
      var seen = Set(preferred)
      let preferredBySystem = sorted.map { FontName.key(entries[$0].family) }.filter {
        seen.insert($0).inserted
      }
      return preferred + preferredBySystem + familyOrder.filter { !seen.contains($0) }
    }

    private static let fallbackLimit = 512

    /// Returns the face of a family that is nearest in style; the first of several equally near ones.
    func face(ofFamily family: String, style: FontStyle) -> Int? {
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
