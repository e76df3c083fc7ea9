#if OptionalLibraries
  import CHarfBuzz
  import Raster

  /// Caches of open faces, outlines, character sets and lookups. They aren't thread-safe; ``TextShaper`` guards them.
  ///
  /// A cache is emptied when it's full, so memory is bounded: 256 names and 256 open faces, 2¹⁸ points of outlines
  /// (4 MiB), and the fallback faces of 2¹⁶ characters.
  final class FontStore {
    let catalog: FontCatalog
    private let library: FreeTypeLibrary?
    private var matches: [String: FontCatalog.Match] = [:]
    private var faces: [Int: FontFace] = [:]
    private var outlines: [GlyphKey: Path] = [:]
    private var outlinePoints = 0
    private var fallbacks: [CharacterKey: Int] = [:]
    private var coverages: [Int: FontCoverage] = [:]

    init(catalog: FontCatalog) {
      self.catalog = catalog
      library = FreeTypeLibrary()
    }

    private struct GlyphKey: Hashable {
      var face: Int
      var glyph: UInt32
    }

    private struct CharacterKey: Hashable {
      var face: Int
      var scalar: UInt32
    }

    private static let nameLimit = 256
    private static let faceLimit = 256
    private static let pointLimit = 1 << 18
    private static let fallbackLimit = 1 << 16
  }

  // MARK: - Names, faces and outlines

  extension FontStore {
    /// Returns the catalog's match for a name.
    func match(_ name: String) -> FontCatalog.Match? {
      if let cached = matches[name] { return cached }
      guard let match = catalog.match(name) else { return nil }
      if matches.count >= Self.nameLimit { matches.removeAll() }
      matches[name] = match
      return match
    }

    /// Returns the face of a catalog entry, or nil if its file can't be opened.
    func face(_ index: Int) -> FontFace? {
      if let face = faces[index] { return face }
      guard let library, let face = FontFace(catalog.entries[index], library: library) else { return nil }
      if faces.count >= Self.faceLimit { faces.removeAll() }
      faces[index] = face
      return face
    }

    /// Returns the outline of a glyph in font units, with y pointing down.
    func outline(of glyph: UInt32, face index: Int) -> Path {
      let key = GlyphKey(face: index, glyph: glyph)
      if let path = outlines[key] { return path }
      let path = face(index)?.outline(of: glyph) ?? Path()
      if outlinePoints > Self.pointLimit {
        outlines.removeAll()
        outlinePoints = 0
      }
      outlines[key] = path
      outlinePoints += path.points.count + 1
      return path
    }
  }

  // MARK: - Fallback

  extension FontStore {
    /// Returns the index of the face for each character.
    ///
    /// That's `main` if it has the character, otherwise the first fallback that does, and `main` again if none does;
    /// `missing` is then called with the character. An invisible character takes the face of the character before, and
    /// so does a mark if that face has it.
    func faces(for characters: TextCharacters, main: Int, missing: (Unicode.Scalar) -> Void) -> [Int] {
      guard let mainFace = face(main) else { return characters.scalars.map { _ in main } }
      var previous = main
      return characters.scalars.map { value in
        if previous == main, mainFace.hasGlyph(for: value) { return main }
        guard let scalar = Unicode.Scalar(value) else { return main }
        let follows = Attachment(scalar)
        if follows == .always || (follows == .ifPossible && hasGlyph(for: scalar, inFace: previous)) {
          return previous
        }
        if mainFace.hasGlyph(for: value) {
          previous = main
        } else if let fallback = fallback(for: scalar, main: main) {
          previous = fallback
        } else {
          missing(scalar)
          previous = main
        }
        return previous
      }
    }

    /// Whether a character takes the face of the character before.
    private enum Attachment {
      case always, ifPossible, never

      init(_ scalar: Unicode.Scalar) {
        let properties = scalar.properties
        self =
          properties.isDefaultIgnorableCodePoint
          ? .always : properties.isGraphemeExtend ? .ifPossible : .never
      }
    }

    private func hasGlyph(for scalar: Unicode.Scalar, inFace index: Int) -> Bool {
      face(index)?.hasGlyph(for: scalar.value) ?? false
    }

    private func fallback(for scalar: Unicode.Scalar, main: Int) -> Int? {
      let key = CharacterKey(face: main, scalar: scalar.value)
      if let cached = fallbacks[key] { return cached == Self.noFallback ? nil : cached }
      let found = catalog.fallbacks(for: main).first {
        coverage(of: $0).contains(scalar.value) && face($0) != nil
      }
      if fallbacks.count >= Self.fallbackLimit { fallbacks.removeAll() }
      fallbacks[key] = found ?? Self.noFallback
      return found
    }

    private static let noFallback = -1

    private func coverage(of index: Int) -> FontCoverage {
      if let cached = coverages[index] { return cached }
      let coverage = FontCoverage(of: catalog.entries[index])
      coverages[index] = coverage
      return coverage
    }
  }
#endif
