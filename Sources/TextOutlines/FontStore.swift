#if OptionalLibraries
  import CTextLibraries
  import Raster

  /// Caches of open faces, outlines, character sets and lookups. They aren't thread-safe; ``TextShaper`` guards them.
  ///
  /// A cache is emptied when it's full, so memory is bounded: 256 names and 256 open faces, 2¹⁸ points of outlines
  /// or as many bytes of bitmaps (4 MiB), the fallback faces of 2¹⁶ characters, and the rules of 16 languages.
  final class FontStore {
    let catalog: FontCatalog
    private let library: FreeTypeLibrary?
    private var matches: [String: FontCatalog.Match] = [:]
    private var faces: [Int: FontFace] = [:]
    private var pictures: [GlyphName: GlyphPicture] = [:]
    private var picturePoints = 0
    private var fallbacks: [CharacterKey: Int] = [:]
    private var fallbackOrders: [FallbackKey: [Int]] = [:]
    private var breakers: [String: LineBreaker] = [:]
    /// The hyphenators by language; nil for a language without patterns.
    private var hyphenators: [String: Hyphenator?] = [:]

    init(catalog: FontCatalog) {
      self.catalog = catalog
      library = FreeTypeLibrary()
    }

    /// A character that a face lacks, in text of a language.
    struct CharacterKey: Hashable {
      var face: Int
      var character: Character
      var language: String
    }

    private struct FallbackKey: Hashable {
      var face: Int
      var language: String
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

    /// Returns the picture of a glyph.
    func picture(of name: GlyphName) -> GlyphPicture {
      if let picture = pictures[name] { return picture }
      let picture = face(name.face)?.picture(of: name.glyph) ?? .outline(Path())
      if picturePoints > Self.pointLimit {
        pictures.removeAll()
        picturePoints = 0
      }
      pictures[name] = picture
      picturePoints += picture.pointCount + 1
      return picture
    }
  }

  extension GlyphPicture {
    /// The memory of the picture, expressed as a number of outline points.
    fileprivate var pointCount: Int {
      switch self {
      case .outline(let path): path.pointCount
      case .layers(let layers): layers.reduce(0) { $0 + $1.pointCount }
      // The smaller versions take a third of the memory.
      case .bitmap(let mipped, _): mipped.bitmap.pixels.count / 3
      }
    }
  }

  extension GlyphLayer {
    fileprivate var pointCount: Int {
      switch self {
      case .fill(let path, let paint, _):
        if case .gradient? = paint { path.pointCount + 128 } else { path.pointCount + 8 }
      case .group(let layers, _, let clip):
        layers.reduce(clip?.pointCount ?? 0) { $0 + $1.pointCount }
      }
    }
  }

  // MARK: - Fallback and line breaks

  extension FontStore {
    /// Returns the cached fallback face for a character; nil if there is none.
    func fallback(for key: CharacterKey, find: () -> Int?) -> Int? {
      if let cached = fallbacks[key] { return cached == Self.noFallback ? nil : cached }
      let found = find()
      if fallbacks.count >= Self.fallbackLimit { fallbacks.removeAll() }
      fallbacks[key] = found ?? Self.noFallback
      return found
    }

    private static let noFallback = -1

    /// The faces to search for characters that a face lacks, in text of a language.
    func fallbackFaces(for face: Int, language: String) -> [Int] {
      let key = FallbackKey(face: face, language: language)
      if let cached = fallbackOrders[key] { return cached }
      if fallbackOrders.count >= Self.nameLimit { fallbackOrders.removeAll() }
      let faces = catalog.fallbacks(for: face, language: language)
      fallbackOrders[key] = faces
      return faces
    }

    /// Returns the face of a catalog entry if it has been opened.
    func openFace(_ index: Int) -> FontFace? { faces[index] }

    /// Returns the line breaker of a language.
    func lineBreaker(language: String) -> LineBreaker? {
      if let breaker = breakers[language] { return breaker }
      let breaker = LineBreaker(language: language.isEmpty ? "en" : language)
      if breakers.count >= Self.languageLimit { breakers.removeAll() }
      breakers[language] = breaker
      return breaker
    }

    /// Returns the hyphenator of a language; nil if its patterns aren't installed.
    func hyphenator(language: String) -> Hyphenator? {
      if let hyphenator = hyphenators[language] { return hyphenator }
      let hyphenator = Hyphenator(language: language)
      if hyphenators.count >= Self.languageLimit { hyphenators.removeAll() }
      hyphenators[language] = .some(hyphenator)
      return hyphenator
    }

    private static let languageLimit = 16
  }
#endif
