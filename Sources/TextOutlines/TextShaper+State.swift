#if OptionalLibraries
  import Raster

  extension TextShaper {
    /// The state that the shaper's lock guards.
    struct State {
      let folders: FontFolders
      private var opened: FontStore?

      init(folders: FontFolders) { self.folders = folders }
    }
  }

  extension TextShaper.State {
    mutating func resolve(_ font: FontRequest) -> ResolvedFont? {
      let (store, requested) = (open(), Self.name(of: font))
      return store.match(requested).map {
        ResolvedFont(
          requested: requested, entry: store.catalog.entries[$0.entry], isSubstitute: $0.isSubstitute,
          isGuess: $0.isGuess)
      }
    }

    mutating func shape(_ text: String, font: FontRequest, size: Double) -> ShapedLine {
      guard size > 0, size < ShapedLine.sizeLimit else { return ShapedLine() }
      let requested = Self.name(of: font)
      guard let (store, match, face) = face(for: requested) else {
        return .withoutFont(size: size)
      }
      var notices = FontNotices()
      if match.isSubstitute {
        let resolved = ResolvedFont(requested: requested, entry: face.entry, isSubstitute: true)
        notices.add(.substitution(requested: requested, drawn: resolved.displayName))
      }
      let characters = TextCharacters(text)
      let faces = store.faces(for: characters, main: match.entry) { notices.add(.missingCharacter($0)) }
      var builder = LineBuilder(store: store, size: size, metrics: face)
      for run in characters.runs(faces: faces) { builder.append(run, of: characters) }
      var line = builder.line
      line.notices = notices
      return line
    }

    /// Returns the best face for a name whose file can be opened. Faces that can't be opened are removed from the catalog.
    private mutating func face(for name: String) -> (FontStore, FontCatalog.Match, FontFace)? {
      var store = open()
      while let match = store.match(name) {
        if let face = store.face(match.entry) { return (store, match, face) }
        store = FontStore(catalog: store.catalog.removing(match.entry))
        opened = store
      }
      return nil
    }

    private static func name(of font: FontRequest) -> String {
      font.name.isEmpty ? FontSubstitutes.defaultName : font.name
    }

    private mutating func open() -> FontStore {
      if let opened { return opened }
      let store = FontStore(catalog: FontCatalog(folders: folders))
      opened = store
      return store
    }
  }
#endif
